// The readings of a sheet side by side (game/repair/sheet_search.h), and one change at a time
// (single_change.h).
#include "game/repair/sheet_search.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "game/repair/single_change.h"
#include "notation/data/slip_costs.h"
#include "tests/game/support.h"

namespace planilla::sheet_search_test {
namespace {

using namespace game_tests;

// A sheet, all words of which may have a slip in them.
struct Searched {
  explicit Searched(std::string from, bool doubts = true) : text(std::move(from)) {
    tokenize(text, whole(text), tokens);
    items = main_line(text, tokens, 0);
    words.emplace(text, tokens, items, reader, reader);
    tail.emplace(*words);
    sheet.emplace(*words, slips, costs);
    if (doubts) sheet->doubt(0, end());
    search.run(*sheet, Position::initial(), 0, end());
  }
  std::uint32_t end() const { return static_cast<std::uint32_t>(items.size()); }
  // The moves of the cheapest reading that comes to the end.
  std::vector<Move> best() const {
    std::vector<Move> out;
    if (!search.reached_end()) return out;
    const Path cheapest = search.best(1).at(0);
    for (const Step& step : cheapest.steps)
      if (step.move) out.push_back(step.move);
    return out;
  }
  std::uint32_t cost() const { return search.best(1).at(0).cost; }

  std::string text;
  MoveReader reader = reader_of("en");
  std::vector<Token> tokens;
  std::vector<Item> items;
  Slips slips{all_notations()};
  SlipCosts costs{Data::embedded()};
  std::optional<WordReadings> words;
  std::optional<Tail> tail;
  std::optional<SheetSearch> sheet;
  BeamSearch search;
};

const std::string good = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";

RC_GTEST_PROP(SheetSearchTest, ALegalSheetCostsNothing, (unsigned seed)) {
  const RandomGame game = random_game(seed, 14);
  const Searched found(numbered(words_of(game)));
  RC_ASSERT(found.search.reached_end());
  RC_ASSERT(found.best() == game.moves);
  RC_ASSERT(found.cost() == 0u);
}

struct SlipCase {
  const char* sheet;
};

// However the slip was made, the game is the same.
TEST(SheetSearchTest, FindsTheGameBehindASlip) {
  const std::vector<Move> all = Searched(good).best();
  ASSERT_EQ(all.size(), 10u);
  for (const char* sheet :
       {"1. e4 e5 2. Nf8 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7",        // a wrong character
        "1. e4 e5 2. Nc6 Nf3 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7",        // in each other's place
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. a6 Ba4 5. Nf6 O-O 6. Be7",  // one word twice
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 5. O-O Be7",            // one left out
        "1. e4 e5 2. Nf3 Nc6 4. Bb5 a6 5. Ba4 Nf6 6. O-O Be7"}) {     // a number passed over
    const Searched found(sheet);
    ASSERT_TRUE(found.search.reached_end()) << sheet;
    if (std::string_view(sheet).find("4. Ba4 5.") == std::string_view::npos) {
      EXPECT_EQ(found.best(), all) << sheet;
    } else {
      EXPECT_EQ(found.best().size(), all.size()) << sheet;  // which move it was nobody knows
    }
    EXPECT_GT(found.cost(), 0u) << sheet;
  }
}

// White's fifth half-move is not there, and White could castle as well as Black: that the word can
// be read does not say that nothing is missing before it.
TEST(SheetSearchTest, SomethingMayBeMissingBeforeAWordThatIsLegal) {
  const Searched found("e4 e5 Nf3 Nc6 Bc4 Bc5 Nc3 Nf6 O-O h3 Re8 O-O d6 Re1 Be6 Bb3 Qd7 Na4 Bb6");
  ASSERT_TRUE(found.search.reached_end());
  const std::vector<Move> moves = found.best();
  ASSERT_EQ(moves.size(), 20u);
  EXPECT_EQ(rank_of(moves[9].from()), 7);
  EXPECT_EQ(rank_of(moves[12].from()), 0);
}

TEST(SheetSearchTest, ASheetThatIsTrustedIsReadAsItStands) {
  EXPECT_FALSE(Searched("1. e4 e5 2. Nf8 Nc6", false).search.reached_end());
  EXPECT_TRUE(Searched("1. e4 e5 2. Nf8 Nc6").search.reached_end());
}

// In another's place a word is read alone: the word behind it is played where it stands.
TEST(SheetSearchTest, AWordOfTwoTokensIsNotExchanged) {
  const Searched found("1. d4 c5 2. d- c4 3. Nf3 Nf6 4. Nc3 Nc6 5. e3 e6");
  ASSERT_TRUE(found.search.reached_end());
  for (const Path& path : found.search.best(20))
    for (const Step& step : path.steps)
      if (static_cast<StepKind>(step.label) == StepKind::exchanged) {
        EXPECT_NE(file_of(step.move.from()), 3) << "d-c4, and c4 once more";
      }
}

// A slip makes nothing cheaper.
RC_GTEST_PROP(SheetSearchTest, AChangeIsPaidFor, (unsigned at)) {
  std::vector<std::string> words = {"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"};
  words[at % words.size()] = "a9";
  const Searched found(numbered(words));
  if (found.search.reached_end()) RC_ASSERT(found.cost() > 0u);
}

TEST(SingleChangeTest, FindsTheOneWord) {
  Searched sheet("1. e4 e5 2. Nf8 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7");
  const Position start = Position::initial();
  SingleChange single(*sheet.sheet, *sheet.tail, sheet.items, start, 100);
  const std::uint32_t fault = sheet.tail->read(start, 0, sheet.end()).item;
  EXPECT_EQ(sheet.tail->written(fault), "Nf8");
  single.run(0, fault);
  ASSERT_TRUE(single.reached_end());
  std::vector<Move> moves;
  for (const Step& step : single.paths()[0].steps)
    if (step.move) moves.push_back(step.move);
  EXPECT_EQ(moves, Searched(good).best());
  for (std::size_t i = 1; i < single.paths().size(); ++i)
    EXPECT_LE(single.paths()[i - 1].cost, single.paths()[i].cost);
  EXPECT_LE(single.likely_paths(0, 1).size(), 1u);
}

TEST(SingleChangeTest, TwoSlipsAreMoreThanOne) {
  Searched sheet("1. e4 e5 2. Nf8 Nc6 3. Bb5 a9 4. Ba4 Nf6 5. O-O Be7");
  const Position start = Position::initial();
  SingleChange single(*sheet.sheet, *sheet.tail, sheet.items, start, 100);
  const std::uint32_t fault = sheet.tail->read(start, 0, sheet.end()).item;
  single.run(0, fault);
  EXPECT_FALSE(single.reached_end());
  EXPECT_LT(single.furthest(), sheet.end());
}

}  // namespace
}  // namespace planilla::sheet_search_test
