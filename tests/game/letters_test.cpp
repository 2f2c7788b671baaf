// Which letters a game is written in (game/letters): words by class, trials, the search over all.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "game/letters/class_words.h"
#include "game/letters/detection.h"
#include "game/letters/excuses.h"
#include "game/letters/language_found.h"
#include "game/letters/one_slip.h"
#include "game/letters/readable_words.h"
#include "game/letters/trial.h"
#include "game/letters/two_readings.h"
#include "game/model/lexicon.h"
#include "notation/write/san.h"
#include "pgn/tokenizer.h"
#include "rules/language_found.h"
#include "rules/two_readings.h"
#include "tests/checks/support.h"

namespace planilla::letters_test {
namespace {

const Lexicon& lexicon() {
  static const Lexicon all(all_notations());
  return all;
}

// One reader a language, in the order named.
class Readers {
public:
  explicit Readers(const std::vector<const char*>& languages) {
    for (const char* language : languages) {
      const Languages& all = all_notations().languages();
      owned_.push_back(std::make_unique<MoveReader>(
          all_notations(), Alphabet{{&all.class_of(*all.find(language))}, "algebraic"}));
    }
  }
  std::vector<MoveReader*> list() const {
    std::vector<MoveReader*> out;
    for (const auto& reader : owned_) out.push_back(reader.get());
    return out;
  }
  MoveReader& operator[](std::size_t i) const { return *owned_[i]; }
  std::size_t size() const { return owned_.size(); }

private:
  std::vector<std::unique_ptr<MoveReader>> owned_;
};

struct Sheet {
  explicit Sheet(std::string from) : text(std::move(from)) {
    tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, tokens);
  }
  std::string text;
  std::vector<Token> tokens;
};

bool reads(const ClassWords::Group& group) {
  return group.reading.kind == WordKind::move;
}

TEST(ClassWordsTest, WhatAllReadAlikeIsOneGroup) {
  const Readers readers({"en", "es", "de"});
  ClassWords words(readers.list());
  const Sheet sheet("e4");
  const auto groups = words.groups(sheet.text, sheet.tokens, 0);
  ASSERT_EQ(groups.size(), 1u);
  EXPECT_EQ(groups[0].classes, ClassSet{7});
}

TEST(ClassWordsTest, ALetterSplitsTheClasses) {
  const Readers readers({"en", "es", "de"});
  ClassWords words(readers.list());
  const Sheet sheet("Cf3");  // only Spanish has a piece C
  ClassSet able = 0;
  for (const ClassWords::Group& group : words.groups(sheet.text, sheet.tokens, 0))
    if (reads(group)) able |= group.classes;
  EXPECT_EQ(able, ClassSet{2});
}

TEST(ClassWordsTest, OneLetterTwoMeanings) {
  const Readers readers({"en", "de"});  // B: bishop; a pawn's file, or nothing
  ClassWords words(readers.list());
  const Sheet sheet("Dd3");
  ClassSet able = 0;
  for (const ClassWords::Group& group : words.groups(sheet.text, sheet.tokens, 0))
    if (reads(group)) able |= group.classes;
  EXPECT_EQ(able, ClassSet{2});
}

Trial tried(const std::string& moves, const char* white, const char* black) {
  const Readers readers({white, black});
  const Sheet sheet(moves);
  return try_alphabet(sheet.text, sheet.tokens, 0, Position::initial(), lexicon(), readers[0],
                      readers[1]);
}

TEST(TrialTest, ReadsToTheEnd) {
  const Trial trial = tried("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 1-0", "es", "es");
  EXPECT_TRUE(trial.complete);
  EXPECT_EQ(trial.plies, 6);
}

TEST(TrialTest, StopsWhereALetterMeansNothing) {
  const Trial trial = tried("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 1-0", "en", "en");
  EXPECT_FALSE(trial.complete);
  EXPECT_EQ(trial.plies, 2);
}

TEST(TrialTest, EachPlayerHasLettersOfHisOwn) {
  EXPECT_TRUE(tried("1. e4 e5 2. Cf3 Sc6 3. Ab5 a6", "es", "de").complete);
  EXPECT_FALSE(tried("1. e4 e5 2. Cf3 Sc6 3. Ab5 a6", "de", "es").complete);
}

TEST(TrialTest, StopsWhereTheBoardSaysNo) {
  const Trial trial = tried("1. e4 e5 2. Cf3 Cc6 3. Ad5 a6", "es", "es");
  EXPECT_FALSE(trial.complete);
  EXPECT_EQ(trial.plies, 4);
}

class Detecting : public testing::Test {
protected:
  Detected of(const std::string& moves) {
    const Sheet sheet(moves);
    Detection detection(readers_.list(), lexicon());
    const std::vector<std::uint32_t> none(readers_.size(), 0);
    return detection.run(sheet.text, sheet.tokens, 0, Position::initial(), none, Title::none);
  }
  static std::string moves(const LetterReading& reading) {
    std::string out;
    Position position = Position::initial();
    for (const Move move : reading.moves) {
      out += (out.empty() ? "" : " ") + san(position, move);
      position.play(move);
    }
    return out;
  }
  static constexpr ClassSet english = 1, spanish = 2, german = 4, french = 8;
  Readers readers_{{"en", "es", "de", "fr"}};
};

TEST_F(Detecting, OneLanguage) {
  const Detected found = of("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6");
  EXPECT_TRUE(found.complete);
  ASSERT_FALSE(found.readings.empty());
  EXPECT_EQ(moves(found.readings[0]), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6");
  EXPECT_EQ(found.readings[0].white, german);
  EXPECT_NE(found.readings[0].black & german, 0u);
  EXPECT_GE(found.readings[0].certain_at, 3);
}

TEST_F(Detecting, APlayerEach) {
  const Detected found = of("1. e4 e5 2. Cf3 Sc6 3. Ab5 a6 4. Aa4 Sf6");
  EXPECT_TRUE(found.complete);
  ASSERT_FALSE(found.readings.empty());
  EXPECT_EQ(found.readings[0].white, spanish);
  EXPECT_NE(found.readings[0].black & german, 0u);
  EXPECT_GE(found.readings[0].cost, two_languages_cost);
}

TEST_F(Detecting, PawnsAloneDecideNothing) {
  const Detected found = of("1. e4 e5 2. d4 d5");
  EXPECT_TRUE(found.complete);
  ASSERT_EQ(found.readings.size(), 1u);
  EXPECT_EQ(found.readings[0].white, english | spanish | german | french);
  EXPECT_EQ(found.readings[0].certain_at, 0);
}

TEST_F(Detecting, WhereNothingReadsItWhatCameFurthest) {
  const Detected found = of("1. e4 e5 2. Cf3 Cc6 3. Ab9 a6");
  EXPECT_FALSE(found.complete);
  ASSERT_FALSE(found.readings.empty());
  EXPECT_EQ(moves(found.readings[0]), "e4 e5 Nf3 Nc6");
}

std::vector<Unread> unread(const std::string& moves, const std::vector<const char*>& languages) {
  const Readers readers(languages);
  ClassWords words(readers.list());
  const Sheet sheet(moves);
  return count_unread(sheet.text, sheet.tokens, main_line(sheet.text, sheet.tokens, 0), words);
}

TEST(CountUnread, OfEachPlayerInEachLetters) {
  const std::vector<Unread> found =
      unread("1. e4 e5 2. Cf3 Sc6 3. Ab5 a6 4. Aa4 Sf6", {"es", "de", "en"});
  ASSERT_EQ(found.size(), 3u);
  EXPECT_EQ(found[0].white, 0u);
  EXPECT_EQ(found[0].black, 2u);
  EXPECT_EQ(found[1].white, 3u);
  EXPECT_EQ(found[1].black, 0u);
  EXPECT_GT(found[2].white, 0u);
}

TEST(CountUnread, NumbersSayWhoseMoveItIs) {
  const std::vector<Unread> found = unread("1... Zf6 2. e4 3. Zc3", {"en"});
  EXPECT_EQ(found[0].white, 1u);
  EXPECT_EQ(found[0].black, 1u);
}

TEST(CountUnread, WhatIsFarBehindTheFirstIsCountedNoFurther) {
  const std::vector<Unread> found =
      unread("1. Cf3 Cf6 2. Cc3 Cc6 3. Ae2 Ae7 4. Tg1 Tg8 5. Th1 Th8 6. Rf1 Rf8", {"es", "en"});
  EXPECT_EQ(found[0].white + found[0].black, 0u);
  EXPECT_EQ(found[1].white + found[1].black, 2u);  // one of each, and out of the race
}

TEST(ReadsMore, WordsOfOtherNotations) {
  const Readers readers({"en", "es"});
  const Sheet plain("1. e4 e5 2. Nf3"), capitals("1. P-K4 P-K4");
  EXPECT_FALSE(reads_more(readers[0], readers[1], plain.text, plain.tokens, 0));
  EXPECT_FALSE(reads_more(readers[0], readers[1], capitals.text, capitals.tokens, 0));
}

LineOfWords line_of(const Sheet& sheet) {
  LineOfWords out{sheet.text, {}, Position::initial()};
  for (const Token& token : sheet.tokens)
    if (token.kind == TokenKind::word) out.words.push_back(token.span);
  return out;
}

struct Slipped {
  const char* moves;
  std::size_t as_written, words;
};

TEST(OneSlipTest, HowFarWordsAreReadIfOneIsASlip) {
  const Readers readers({"en"});
  Slips slips(all_notations());
  OneSlip one(slips);
  for (const Slipped& c : {Slipped{"1. e4 e5 2. Nf3 Nc6", 4, 4},
                           {"1. e4 e5 2. Nf8 Nc6 3. Bb5 a6", 2, 6},  // f3
                           {"1. e4 e5 2. Nf8 Nc6 3. Bb9 a6", 2, 4},  // a second one: Bb5
                           {"1. zz e5", 0, 0},
                           {"", 0, 0}}) {
    const Sheet sheet(c.moves);
    const SlipReach reach = one.read(line_of(sheet), readers[0], readers[0]);
    EXPECT_EQ(reach.as_written, c.as_written) << c.moves;
    EXPECT_EQ(reach.words, c.words) << c.moves;
    EXPECT_EQ(reach.cost != 0, reach.words > reach.as_written) << c.moves;
  }
}

TEST(OneSlipTest, PawnLettersAreCounted) {
  const Readers readers({"en"});
  const Sheet sheet("1. Pe4 Pe5 2. Nf3 Nc6");
  EXPECT_EQ(OneSlip::read_as_written(line_of(sheet), readers[0], readers[0]).pawn_letters, 2u);
}

class ExcusesTest : public testing::Test {
protected:
  std::vector<const LanguageClass*> classes() const {
    std::vector<const LanguageClass*> out;
    const Languages& all = all_notations().languages();
    for (const char* tag : {"en", "es"}) out.push_back(&all.class_of(*all.find(tag)));
    return out;
  }
  Readers readers_{{"en", "es"}};
  Slips slips_{all_notations()};
  Excuses excuses_{all_notations(), slips_, readers_.list(), classes()};
};

TEST_F(ExcusesTest, OneClassAloneIsTried) {
  const std::uint32_t far[] = {5, 0, 9}, close[] = {1, 0, 9}, same[] = {3, 3};
  EXPECT_EQ(Excuses::only(far), std::optional<std::size_t>(1));
  EXPECT_EQ(Excuses::only(close), std::nullopt);
  EXPECT_EQ(Excuses::only(same), std::nullopt);
}

TEST_F(ExcusesTest, WhatSpeaksAgainstLettersMakesThemDear) {
  const std::vector<std::uint32_t> none(2, 0), heavy(2, 5000);
  EXPECT_FALSE(excuses_.is_dear({.white = 1, .black = 1}, none));
  EXPECT_TRUE(excuses_.is_dear({.white = 1, .black = 1}, heavy));
  EXPECT_GE(excuses_.is_dear({.white = 1, .black = 2}, none),
            excuses_.is_dear({.white = 1, .black = 1}, none));
}

TEST_F(ExcusesTest, WhereNoneReadsItTheOneThatComesFurthest) {
  const Sheet sheet("1. e4 e5 2. Cf8 Cc6 3. Ab5 a6");  // Spanish, with a slip
  const std::uint32_t counted[] = {3, 0};
  const std::vector<std::uint32_t> none(2, 0);
  const Excuses::Furthest found = excuses_.furthest(line_of(sheet), counted, none);
  EXPECT_EQ(found.classes, ClassSet{2});
  EXPECT_EQ(found.words, 6u);
  EXPECT_EQ(excuses_.words_with_slip(line_of(sheet), 1), 6);
}

TEST(RaiseTwoReadings, AtTheFirstMoveInWhichTheyDiffer) {
  const std::string text = "[White \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n";
  for_each_game(text, [&](const Game& read) {
    Game game = read;
    LetterReading one, other;
    for (const Element& e : game.elements) one.moves.push_back(e.move);
    other.moves = one.moves;
    raise_two_readings(game, {one, other});
    EXPECT_TRUE(game.findings.empty());                                   // they are the same
    other.moves[2] = Move::normal(make_square(1, 0), make_square(2, 2));  // Nc3
    raise_two_readings(game, {one, other});
    ASSERT_EQ(game.findings.size(), 1u);
    EXPECT_EQ(game.findings[0].rule, rules::two_readings);
    EXPECT_EQ(game.findings[0].ply, 3);
    EXPECT_EQ(game.findings[0].candidates, (std::vector<std::string>{"Nf3", "Nc3"}));
    EXPECT_NE(game.elements[2].flags & element_ambiguous, 0);
  });
}

TEST(RaiseLanguageFound, AFewAreNamed) {
  Game game;
  game.read_as.notation = "algebraic";
  raise_language_found(game);
  ASSERT_EQ(game.findings.size(), 1u);
  EXPECT_EQ(game.findings[0].rule, rules::language_found);
  EXPECT_EQ(argument_text(game.findings[0].args, "languages"), "none");
  game.read_as.languages = {"es", "it"};
  raise_language_found(game);
  EXPECT_EQ(argument_text(game.findings[1].args, "languages"), "es, it");
  EXPECT_EQ(argument_text(game.findings[1].args, "some"), "");
  for (int i = 0; i < 12; ++i) game.read_as.languages.push_back("x" + std::to_string(i));
  raise_language_found(game);
  EXPECT_EQ(argument_text(game.findings[2].args, "some"), "es, it, x0");
  EXPECT_EQ(std::get<std::int64_t>(find_argument(game.findings[2].args, "shared")->value), 14);
}

}  // namespace
}  // namespace planilla::letters_test
