// In which letters a game is written, asked of whole games and of the parts that decide it
// (game/letters).
#include "game/letters/language_detector.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "game/letters/by_board.h"
#include "game/letters/detection.h"
#include "game/letters/excuses.h"
#include "game/letters/one_slip.h"
#include "game/letters/other_language.h"
#include "game/letters/two_readings.h"
#include "rules/language_found.h"
#include "rules/other_language.h"
#include "tests/game/support.h"

namespace planilla::detector_test {
namespace {

using namespace game_tests;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

bool speaks(const ReadAs& read_as, const std::string& tag) {
  const std::vector<std::string>& all = read_as.languages;
  return std::find(all.begin(), all.end(), tag) != all.end();
}

// The moves that people play, so that games look like games.
const std::vector<Move>& ruy_lopez() {
  static const std::vector<Move> moves = main_moves(
      games_in("[White \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 "
               "7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 "
               "14. Ng3 g6 15. a4 c5 16. d5 c4 17. Bg5 h6 18. Be3 Nc5 19. Qd2 h5 20. Bg5 Be7 *\n")
          .at(0));
  return moves;
}

RandomGame known_game(std::size_t plies) {
  RandomGame out{{Position::initial()}, {}};
  for (std::size_t i = 0; i < std::min(plies, ruy_lopez().size()); ++i) {
    out.moves.push_back(ruy_lopez()[i]);
    Position next = out.positions.back();
    next.play(out.moves.back());
    out.positions.push_back(next);
  }
  return out;
}

// Whatever language it is written in, the game is the same one.
TEST(Detector, FindsTheSameMovesInEveryLanguage) {
  for (const Language& one : all_notations().languages().all()) {
    if (one.confidence == Confidence::low) continue;  // used only if named
    const std::vector<Game> games = games_in(numbered(words_of(known_game(40), one.tag)) + "*\n");
    ASSERT_EQ(games.size(), 1u) << one.tag;
    EXPECT_EQ(main_moves(games[0]), ruy_lopez()) << one.tag;
  }
}

TEST(Detector, NamesTheLanguageThatTheWordsProve) {
  for (const char* tag : {"es", "de", "fr", "ru", "pl", "hu"}) {
    const std::vector<Game> games = games_in(numbered(words_of(known_game(40), tag)) + "*\n");
    EXPECT_TRUE(speaks(games.at(0).read_as, tag)) << tag;
    EXPECT_FALSE(games[0].read_as.by_option);
    EXPECT_THAT(rules_in(games[0].findings), Contains(rules::language_found)) << tag;
  }
}

TEST(Detector, EnglishIsNotTold) {
  const std::vector<Game> games = games_in(numbered(words_of(known_game(40))) + "*\n");
  EXPECT_TRUE(speaks(games.at(0).read_as, "en"));
  EXPECT_THAT(rules_in(games[0].findings), Not(Contains(rules::language_found)));
}

TEST(Detector, EachPlayerMayHaveHisOwn) {
  std::vector<std::string> words = words_of(known_game(40), "es");
  const std::vector<std::string> german = words_of(known_game(40), "de");
  for (std::size_t i = 1; i < words.size(); i += 2) words[i] = german[i];
  const Game game = games_in(numbered(words) + "*\n").at(0);
  EXPECT_EQ(main_moves(game), ruy_lopez());
  EXPECT_TRUE(speaks(game.read_as, "es"));
  EXPECT_THAT(game.read_as.black_languages, Contains("de"));
}

TEST(Detector, WhatAnOptionNamesIsNotLookedFor) {
  const std::string spanish = numbered(words_of(known_game(40), "es")) + "*\n";
  const Game game = games_in(spanish, {.languages = {"de"}}).at(0);
  EXPECT_TRUE(game.read_as.by_option);
  EXPECT_TRUE(speaks(game.read_as, "de"));
  EXPECT_LT(game.plies, 10u);
  EXPECT_THAT(rules_in(game.findings), Contains(rules::other_language));
}

// The letters of the game before are tried first, and never decide.
RC_GTEST_PROP(Detector, TheGameBeforeChangesNothing, ()) {
  const std::vector<std::string> tags = {"en", "es", "de", "fr", "nl", "pl", "ru", "sv"};
  const std::string first = *rc::gen::elementOf(tags), second = *rc::gen::elementOf(tags);
  const auto plies = *rc::gen::inRange<std::size_t>(1, 41);
  const auto text = [&](const std::string& tag) {
    return "[White \"a\"]\n[Black \"b\"]\n\n" + numbered(words_of(known_game(plies), tag)) +
           "*\n\n";
  };
  const Game alone = games_in(text(second)).at(0);
  const std::vector<Game> both = games_in(text(first) + text(second));
  RC_ASSERT(both.size() == 2u);
  RC_ASSERT(both[1].read_as.languages == alone.read_as.languages);
  RC_ASSERT(main_moves(both[1]) == main_moves(alone));
  RC_ASSERT(rules_in(both[1].findings) == rules_in(alone.findings));
}

TEST(LanguageDetectorOptions, UnknownNamesAreRefused) {
  EXPECT_THROW(LanguageDetector(all_notations(), lexicon(), {.languages = {"xx"}}),
               std::invalid_argument);
  EXPECT_THROW(LanguageDetector(all_notations(), lexicon(), {.notation = "xx"}),
               std::invalid_argument);
}

// The search over all classes at once, on games that nobody plays.
class Searched {
public:
  explicit Searched(const std::vector<std::string>& tags) {
    for (const std::string& tag : tags) readers_.push_back(reader_of(tag));
    for (MoveReader& reader : readers_) list_.push_back(&reader);
  }
  Detected run(const std::string& text, std::vector<std::uint32_t> handicap = {}) {
    const Read read(text);
    handicap.resize(list_.size());
    Detection detection(list_, lexicon());
    return detection.run(read.text, read.tokens, 0, Position::initial(), handicap, Title::none);
  }

private:
  std::vector<MoveReader> readers_;
  std::vector<MoveReader*> list_;
};

RC_GTEST_PROP(DetectionSearch, TheWritersLettersAreAmongThoseThatLive, (unsigned seed)) {
  static const std::vector<std::string> tags = {"en", "es", "de", "fr", "pl", "hu"};
  static Searched search(tags);
  const std::size_t writer = seed % tags.size();
  const RandomGame game = random_game(seed, 30);
  const Detected found = search.run(numbered(words_of(game, tags[writer])) + "*");
  RC_ASSERT(found.complete);
  RC_ASSERT(!found.readings.empty());
  const auto same = std::find_if(found.readings.begin(), found.readings.end(),
                                 [&](const LetterReading& one) { return one.moves == game.moves; });
  RC_ASSERT(same != found.readings.end());
  RC_ASSERT((same->white >> writer & 1) != 0);
  RC_ASSERT((same->black >> writer & 1) != 0);
  for (std::size_t i = 1; i < found.readings.size(); ++i) {
    RC_ASSERT(found.readings[i - 1].cost <= found.readings[i].cost);
    RC_ASSERT(found.readings[i].moves != found.readings[i - 1].moves);
  }
}

TEST(DetectionSearch, AHandicapSpeaksAgainstAClass) {
  Searched search({"en", "es"});
  const std::string shared = "1. e4 e5 2. d4 d5 *";  // letters of both
  const Detected even = search.run(shared), against = search.run(shared, {0, 2000});
  ASSERT_EQ(even.readings.size(), 1u);
  EXPECT_EQ(even.readings[0].white, ClassSet{3});
  EXPECT_EQ(against.readings.at(0).white & 1, ClassSet{1});
}

TEST(DetectionSearch, WhatNobodyReadsIsNotComplete) {
  Searched search({"en", "es"});
  const Detected found = search.run("1. e4 e5 2. Zz9 Zz8 *");
  EXPECT_FALSE(found.complete);
  ASSERT_FALSE(found.readings.empty());
  EXPECT_EQ(found.readings[0].moves.size(), 2u);
}

// A main line as words.
struct Line {
  explicit Line(std::string moves) : text(std::move(moves)) {
    std::size_t at = 0;
    while ((at = text.find_first_not_of(' ', at)) != std::string::npos) {
      const std::size_t end = std::min(text.find(' ', at), text.size());
      words.push_back({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)});
      at = end;
    }
  }
  LineOfWords line() const { return {text, words, Position::initial()}; }
  std::string text;
  std::vector<Span> words;
};

TEST(OneSlip, ALegalLineNeedsNone) {
  MoveReader spanish = reader_of("es");
  Slips known(all_notations());
  OneSlip slips(known);
  const Line line("e4 e5 Cf3 Cc6 Ab5");
  const SlipReach reach = slips.read(line.line(), spanish, spanish);
  EXPECT_EQ(reach.words, 5u);
  EXPECT_EQ(reach.as_written, 5u);
  EXPECT_EQ(reach.cost, 0u);
}

TEST(OneSlip, OneIsPaidForAndTheNextIsNot) {
  MoveReader spanish = reader_of("es");
  Slips known(all_notations());
  OneSlip slips(known);
  const Line one("e4 e5 Cf4 Cc6 Ab5 a6"), two("e4 e5 Cf4 Cc6 Ab5 a9 Aa4");
  const SlipReach first = slips.read(one.line(), spanish, spanish);
  EXPECT_EQ(first.as_written, 2u);
  EXPECT_EQ(first.words, 6u);
  EXPECT_GT(first.cost, 0u);
  EXPECT_LT(slips.read(two.line(), spanish, spanish).words, 7u);
}

// What is legal as it stands is read as far with a slip allowed, at least.
RC_GTEST_PROP(OneSlip, ReadsNoLessThanAsWritten, (unsigned seed)) {
  static MoveReader english = reader_of("en");
  static Slips known(all_notations());
  static OneSlip slips(known);
  std::vector<std::string> words = words_of(random_game(seed, 12));
  if (words.size() < 3) return;
  words[seed % words.size()] = words[(seed / 7) % words.size()];  // one word twice
  std::string text;
  for (const std::string& word : words) text += word + " ";
  const Line line(text);
  const SlipReach plain = OneSlip::read_as_written(line.line(), english, english);
  const SlipReach reach = slips.read(line.line(), english, english);
  RC_ASSERT(plain.words == reach.as_written);
  RC_ASSERT(reach.words >= plain.words);
  RC_ASSERT((reach.cost != 0) == (reach.words > plain.words));
}

// Where the words are as they were played, a slip is not looked for, however rare the letters.
RC_GTEST_PROP(OneSlip, NoneIsPaidForALegalLine, (unsigned seed)) {
  static MoveReader hungarian = reader_of("hu");
  static Slips known(all_notations());
  static OneSlip slips(known);
  std::string text;
  const std::vector<std::string> words = words_of(random_game(seed, 20), "hu");
  for (const std::string& word : words) text += word + " ";
  const Line line(text);
  const SlipReach reach = slips.read(line.line(), hungarian, hungarian);
  RC_ASSERT(reach.words == words.size());
  RC_ASSERT(reach.cost == 0u);
}

// Readers of two languages, and who of them may read otherwise.
struct Rivals {
  MoveReader english = reader_of("en"), spanish = reader_of("es");
  std::vector<MoveReader*> readers = {&english, &spanish};
};

TEST(RivalsOnBoard, LettersThatReadOneWordOtherwiseDieOnTheBoard) {
  Rivals rivals;
  RivalsOnBoard board(rivals.readers);
  const Game game =
      games_in(numbered(words_of(known_game(30))) + "*\n", {.languages = {"en"}}).at(0);
  EXPECT_TRUE(board.all_die(game, {3, 3}, {1, 1}));
}

TEST(RivalsOnBoard, AGameWithoutMovesProvesNothing) {
  Rivals rivals;
  RivalsOnBoard board(rivals.readers);
  EXPECT_FALSE(board.all_die(games_in("[White \"a\"]\n\n*\n").at(0), {3, 3}, {1, 1}));
  const Game game = games_in("[White \"a\"]\n\n1. e4 e5 *\n").at(0);
  EXPECT_TRUE(board.all_die(game, {1, 1}, {1, 1})) << "nobody else can read it";
}

TEST(OtherLanguageTest, IsNamedWhereItCarriesMuchFarther) {
  const std::string spanish = numbered(words_of(known_game(40), "es")) + "*";
  const Read read(spanish);
  Game game;
  game.text = read.text;
  game.start = Position::initial();
  const ReadOptions options{.languages = {"de"}};
  OtherLanguage other(all_notations(), lexicon(), options);
  const auto found = other.find(game, read.tokens, 0, 2);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->plies, 40);
  EXPECT_EQ(found->own, 2);
  EXPECT_FALSE(other.find(game, read.tokens, 0, 39));  // little is gained
  raise_other_language(game, *found);
  EXPECT_THAT(rules_in(game.findings), ElementsAre(rules::other_language));
}

TEST(TwoReadings, AreToldWhereTheyPart) {
  const std::vector<Game> games = games_in("[White \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n");
  Game game = games.at(0);
  const std::vector<Move> moves = main_moves(game);
  std::vector<LetterReading> readings(2);
  readings[0].moves = readings[1].moves = moves;
  MoveList legal;
  Position position = Position::initial();
  position.play(moves[0]);
  position.play(moves[1]);
  position.legal_moves(legal);
  for (const Move move : legal)
    if (san(position, move) == "Nc3") readings[1].moves[2] = move;
  raise_two_readings(game, readings);
  ASSERT_EQ(game.findings.size(), 1u);
  EXPECT_EQ(game.findings[0].ply, 3);
  EXPECT_THAT(game.findings[0].candidates, ElementsAre("Nf3", "Nc3"));
}

TEST(DetectorExcuses, EnglishIsNotDearAndRareLettersAre) {
  MoveReader english = reader_of("en"), spanish = reader_of("es");
  std::vector<const LanguageClass*> classes;
  for (const char* tag : {"en", "es"})
    classes.push_back(&all_notations().languages().class_of(language(tag)));
  Slips known(all_notations());
  const Excuses excuses(all_notations(), known, {&english, &spanish}, classes);
  const std::vector<std::uint32_t> none = {0, 0}, against = {0, 5000};
  EXPECT_FALSE(excuses.is_dear({1, 1, 0}, none));
  EXPECT_TRUE(excuses.is_dear({2, 2, 0}, against));  // headings in another language
  EXPECT_TRUE(excuses.is_dear({1, 1, 100}, none));   // nobody writes so many letters for pawns
}

}  // namespace
}  // namespace planilla::detector_test
