// What stands behind a change, and what it proves.
#include "game/proof/proof.h"
#include "game/evidence/missing_row.h"
#include "game/proof/other_word.h"

#include <gtest/gtest.h>

#include <string>

#include "game/repair/live_board.h"
#include "notation/data/slip_costs.h"
#include "notation/data/usual_moves.h"
#include "notation/write/san.h"
#include "pgn/tokenizer.h"
#include "tests/game/support.h"

namespace planilla::proof_test {
namespace {

class Sheet {
public:
  explicit Sheet(std::string moves)
      : text_(std::move(moves)),
        reader_(all_notations(),
                {{&all_notations().languages().class_of(*all_notations().languages().find("es"))},
                 "algebraic"}) {
    tokenize(text_, {0, static_cast<std::uint32_t>(text_.size())}, tokens_);
    items_ = main_line(text_, tokens_, 0);
    words_.emplace(text_, tokens_, items_, reader_, reader_);
  }
  Tail tail() { return Tail(*words_); }
  const std::vector<Item>& items() const { return items_; }
  std::uint32_t end() const { return static_cast<std::uint32_t>(items_.size()); }
  std::uint32_t item_of(std::string_view word) {
    for (std::uint32_t i = 0; i < end(); ++i)
      if (tail().written(i) == word) return i;
    return end();
  }

private:
  std::string text_;
  MoveReader reader_;
  std::vector<Token> tokens_;
  std::vector<Item> items_;
  std::optional<WordReadings> words_;
};

// The script of one change, weighed.
RepairPlan weighed(Sheet& sheet, std::string_view word, std::string_view meant,
                   std::uint32_t lead) {
  const Tail tail = sheet.tail();
  const std::uint32_t item = sheet.item_of(word);
  const Reach before = tail.read(Position::initial(), 0, item);
  RepairPlan script{.fixes = {{.token = sheet.items()[item].token,
                               .kind = FixKind::replace,
                               .move = game_tests::legal_move(before.position, meant),
                               .lead = lead}}};
  const SlipCosts costs(Data::embedded());
  Slips slips(all_notations());
  const std::uint32_t fault = tail.read(Position::initial(), 0, sheet.end()).item;
  const Position start = Position::initial();
  constexpr std::uint32_t cost = 430;  // of one slip
  UsualMoves usual(all_notations().usual_weights());
  Proof(tail, sheet.items(), slips, costs, usual, start).weigh(script, fault, cost);
  return script;
}

constexpr std::uint32_t clear = 500;

TEST(TailTest, ReadsToTheFirstWordThatIsNotLegal) {
  Sheet sheet("1. e4 e5 2. Cf3 Cc6 3. Ab8 a6");
  const Reach reach = sheet.tail().read(Position::initial(), 0, sheet.end());
  EXPECT_EQ(reach.half_moves, 4);
  EXPECT_EQ(reach.item, sheet.item_of("Ab8"));
}

TEST(MissingRowTest, IsCheapWhereAPairMakesEveryWordLegal) {
  const SlipCosts costs(Data::embedded());
  Sheet row("1. e4 e5 2. d4 Ag4 3. dxe5 Axf3 4. Dxf3 dxe5 5. Ac4 Cf6");  // without 2. Cf3 d6
  const Tail tail = row.tail();
  const std::uint32_t fault = tail.read(Position::initial(), 0, row.end()).item;
  EXPECT_EQ(fault, row.item_of("Ag4"));
  const std::uint32_t cost =
      missing_row_cost(tail, row.items(), Position::initial(), {fault, row.end()}, costs);
  ASSERT_NE(cost, no_missing_row);
  EXPECT_GT(cost, costs.half_move.row);
}

TEST(MissingRowTest, DoesNotExplainAWordThatNoPairMakesLegal) {
  const SlipCosts costs(Data::embedded());
  Sheet slip("1. e4 e5 2. Cf3 Cc6 3. Ab5 Da1xh8 4. O-O Cf6 5. d3 d6");
  const Tail tail = slip.tail();
  const std::uint32_t fault = tail.read(Position::initial(), 0, slip.end()).item;
  EXPECT_EQ(missing_row_cost(tail, slip.items(), Position::initial(), {fault, slip.end()}, costs),
            no_missing_row);
}

// What a change of that word is beside another move in place of an earlier one.
std::uint32_t other_word_cost(Sheet& sheet, std::string_view word, std::string_view meant) {
  const Tail tail = sheet.tail();
  const std::uint32_t item = sheet.item_of(word);
  const Position start = Position::initial();
  const Reach before = tail.read(start, 0, item);
  const std::vector<Edit> fixes = {
      {.token = sheet.items()[item].token, .move = game_tests::legal_move(before.position, meant)}};
  const SlipCosts costs(Data::embedded());
  const HandMarks hand(tail, sheet.items(), costs, start);
  return OtherWords(tail, sheet.items(), hand, costs, start)
      .cost({.fixes = fixes, .index = 0, .until = sheet.end()});
}

TEST(OtherWordsTest, AreCheapWhereAnotherMoveMakesEveryWordLegal) {
  const SlipCosts costs(Data::embedded());
  // Black played 3... e5 in place of a6.
  Sheet sheet("1. d4 Cf6 2. c4 e6 3. Cc3 a6 4. dxe5 Cg4 5. Cf3 Cc6 6. Ag5 Ae7");
  EXPECT_LT(other_word_cost(sheet, "e6", "e5"), costs.proof.other);
}

TEST(OtherWordsTest, AreNoneWhereNothingMakesTheWordLegal) {
  Sheet sheet("1. e4 e5 2. Cf6 Cc6 3. Ab5 a6 4. Cxe5 Cxe5");
  EXPECT_EQ(other_word_cost(sheet, "Cf6", "Nf3"), no_other_word);
}

TEST(TailTest, FollowsACheckThatNobodyParriedForSeveralMoves) {
  Sheet sheet("1. e4 e5 2. Cf3 d6 3. Ab5+ a6 4. 0-0 Cf6 5. d4 Ae7 6. Ad3 0-0");
  const Tail tail = sheet.tail();
  const std::uint32_t fault = tail.read(Position::initial(), 0, sheet.end()).item;
  EXPECT_EQ(fault, sheet.item_of("a6"));
  const Position before = tail.read(Position::initial(), 0, fault).position;
  const Reach reach = tail.stood(before, fault, sheet.end());
  EXPECT_EQ(reach.half_moves, 6);  // all that is behind it
  EXPECT_EQ(reach.item, sheet.end());
}

TEST(TailTest, SeesAMoveThatBrokeNoRuleButCheck) {
  Sheet sheet("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 Cf6 5. d3");
  const Tail tail = sheet.tail();
  Sheet check("1. e4 f5 2. Dh5+ a6 3. a3 g6");
  const Reach at = check.tail().read(Position::initial(), 0, check.end());
  EXPECT_EQ(at.item, check.item_of("a6"));
  EXPECT_EQ(check.tail().stood(at.position, at.item, check.end()).half_moves, 2);
  EXPECT_EQ(tail.stood(Position::initial(), sheet.item_of("Ab5"), sheet.end()).half_moves, 0);
}

TEST(ProofTest, AChangeWithEnoughBehindItIsProved) {
  Sheet sheet("1. e4 e5 2. Cf4 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. 0-0 Ae7 6. Te1 b5");
  const RepairPlan script = weighed(sheet, "Cf4", "Nf3", clear);
  ASSERT_EQ(script.fixes.size(), 1u);
  EXPECT_FALSE(script.fixes[0].stops);
  EXPECT_EQ(script.fixes[0].fits, 9);
  EXPECT_LT(script.fixes[0].rival_fits, 9);
}

TEST(ProofTest, NothingIsProvedAtTheEnd) {
  Sheet sheet("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa8");
  const RepairPlan script = weighed(sheet, "Aa8", "Ba4", clear);
  ASSERT_EQ(script.fixes.size(), 1u);
  EXPECT_TRUE(script.fixes[0].stops);
  EXPECT_EQ(script.fixes[0].fits, 0);
}

TEST(ProofTest, ASmallLeadProvesNothing) {
  Sheet sheet("1. e4 e5 2. Cf4 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. 0-0 Ae7 6. Te1 b5");
  EXPECT_TRUE(weighed(sheet, "Cf4", "Nf3", 10).fixes.at(0).stops);
}

TEST(ProofTest, ALegalWordStaysAndIsAskedAbout) {
  Sheet sheet("1. e4 e5 2. Cf3 Cc6 3. Ab5 d6 4. Axc6 Cf6");
  const RepairPlan script = weighed(sheet, "d6", "g6", clear);
  EXPECT_TRUE(script.fixes.empty());
  ASSERT_EQ(script.questions.size(), 1u);
  EXPECT_EQ(script.questions[0].ply, 6);
}

TEST(LiveBoardTest, KingsInTheCentreAreNoPlay) {
  Sheet sheet("1. e4 e5 2. Cf3 Cc6 3. Re4 Rd5");
  const std::uint32_t fault = sheet.item_of("Re4");
  const Position start = Position::initial();
  const Tail tail = sheet.tail();
  EXPECT_EQ(live_board_tail(tail, sheet.items(), fault, start, Result::white_wins).size(), 2u);
  EXPECT_TRUE(live_board_tail(tail, sheet.items(), fault, start, Result::black_wins).empty());
}

}  // namespace
}  // namespace planilla::proof_test
