// What the words of a sheet say besides their moves, and how far they can be read (game/evidence).
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "board/fen.h"
#include "game/evidence/later_marks.h"
#include "game/evidence/sheet_evidence.h"
#include "game/evidence/tail.h"
#include "game/model/move_facts.h"
#include "notation/data/slip_costs.h"
#include "tests/game/support.h"

namespace planilla::evidence_test {
namespace {

using namespace game_tests;

using Sheet = EnglishSheet;

Position at(const char* fen) {
  return *parse_fen(fen).position;
}

TEST(WordReadings, TheNextWordAndTheItemBehind) {
  Sheet sheet("1. e4 e5 2. Nf3 Nc6");
  EXPECT_EQ(sheet.words->size(), 6u);
  EXPECT_EQ(sheet.words->next_word(0), 1u);
  EXPECT_EQ(sheet.words->next_word(2), 4u);  // passes over the number
  EXPECT_EQ(sheet.words->next_word(5), 6u);
  EXPECT_EQ(sheet.words->behind(1, 1), 2u);
  EXPECT_EQ(sheet.words->behind(1, 2), 3u);
  EXPECT_EQ(sheet.words->behind(5, 9), 6u);
}

TEST(WordReadings, EachPlayerHasLettersOfHisOwn) {
  const std::string text = "1. Cf3 Nf6";
  std::vector<Token> tokens;
  tokenize(text, whole(text), tokens);
  const std::vector<Item> items = main_line(text, tokens, 0);
  MoveReader spanish = reader_of("es"), english = reader_of("en");
  WordReadings words(text, tokens, items, spanish, english);
  const Tail tail(words);
  EXPECT_EQ(tail.word(Position::initial(), 1).count, 1);  // Cf3 of White
  EXPECT_EQ(tail.word(Position::initial(), 2).count, 0);  // Nf6 of White
  EXPECT_EQ(tail.read(Position::initial(), 0, 3).half_moves, 2);
}

struct Far {
  const char* sheet;
  int half_moves;
  std::uint32_t item;  // the one that is not legal
};

TEST(Tail, ReadsAsFarAsTheWordsAreLegal) {
  for (const Far& c : {Far{"1. e4 e5 2. Nf3 Nc6", 4, 6},
                       {"1. e4 e5 2. Ke3 Nc6", 2, 4},
                       {"1. e4 e5 2. hola Nc6", 2, 4},
                       {"5. e4 9. e5 2. Nf3", 3, 6},  // numbers say nothing here
                       {"Ke3", 0, 0},
                       {"", 0, 0}}) {
    const Sheet sheet(c.sheet);
    const Reach reach = sheet.tail->read(Position::initial(), 0, sheet.end());
    EXPECT_EQ(reach.half_moves, c.half_moves) << c.sheet;
    EXPECT_EQ(reach.item, c.item) << c.sheet;
    EXPECT_FALSE(reach.is_ambiguous) << c.sheet;
  }
}

TEST(Tail, ReadsNoFartherThanItIsTold) {
  const Sheet sheet("1. e4 e5 2. Nf3 Nc6");
  const Reach reach = sheet.tail->read(Position::initial(), 0, 3);
  EXPECT_EQ(reach.half_moves, 2);
  EXPECT_EQ(reach.item, 3u);
}

TEST(Tail, OfSeveralMovesItFollowsOneAndSaysSo) {
  const Sheet sheet("1. d4 d5 2. Nf3 Nf6 3. Nd2 Nd7");
  const Reach reach = sheet.tail->read(Position::initial(), 0, sheet.end());
  EXPECT_TRUE(reach.is_ambiguous);
  EXPECT_EQ(reach.half_moves, 6);
}

// A game is read to its end, whatever it is, and to the place where a word was put in.
RC_GTEST_PROP(Tail, AGameIsReadToItsEnd, (unsigned seed)) {
  const RandomGame game = random_game(seed, 24);
  std::vector<std::string> words = words_of(game);
  const Sheet sheet(numbered(words));
  const Reach reach = sheet.tail->read(Position::initial(), 0, sheet.end());
  RC_ASSERT(reach.half_moves == static_cast<int>(game.moves.size()));
  RC_ASSERT(reach.item == sheet.end());
  RC_ASSERT(to_fen(reach.position) == to_fen(game.positions.back()));
  Position board = Position::initial();
  const Distance distance = sheet.tail->play(board, 0, sheet.end());
  RC_ASSERT(distance.half_moves == reach.half_moves);
  RC_ASSERT(to_fen(board) == to_fen(reach.position));
  const std::size_t place = seed % (words.size() + 1);
  words.insert(words.begin() + static_cast<std::ptrdiff_t>(place), "Kz9");
  const Sheet broken(numbered(words));
  const Reach stopped = broken.tail->read(Position::initial(), 0, broken.end());
  RC_ASSERT(stopped.half_moves == static_cast<int>(place));
  RC_ASSERT(broken.words->written(stopped.item) == "Kz9");
}

TEST(Tail, AMoveThatStoodLeavesTheKingInCheck) {
  // The rook gives check; White plays on as if it did not.
  const Position position = at("4k3/8/8/8/8/4r3/P7/4K3 w - - 0 1");
  const Sheet sheet("1. a4 Kd7 2. Kd2 Re8");
  EXPECT_EQ(sheet.tail->read(position, 0, sheet.end()).half_moves, 0);
  const Reach stood = sheet.tail->stood(position, 1, sheet.end());
  EXPECT_GT(stood.half_moves, 0);
  EXPECT_GT(stood.item, 1u);
}

TEST(Tail, WhatNoPieceCanDoDidNotStand) {
  for (const char* word : {"Nd4", "a5", "Qh5", "Kc3", "hola"}) {
    const Sheet sheet(std::string("1. ") + word + " Kd7 2. Kd2 Re8");
    const Reach stood = sheet.tail->stood(at("4k3/8/8/8/8/4r3/P7/4K3 w - - 0 1"), 1, sheet.end());
    EXPECT_EQ(stood.half_moves, 0) << word;
    EXPECT_EQ(stood.item, 1u) << word;
  }
}

TEST(Tail, AKingInTheCentreIsTheSignOfAResult) {
  const Sheet sheet("Ke4 Kd5 Kd4 Ke5 Ke3 Qe4 e4 O-O");
  const Position start = Position::initial();
  EXPECT_EQ(sheet.tail->king_in_centre(start, sheet.item("Ke4")), make_square(4, 3));
  EXPECT_EQ(sheet.tail->king_in_centre(start, sheet.item("Kd5")), make_square(3, 4));
  EXPECT_EQ(sheet.tail->king_in_centre(start, sheet.item("Kd4")), make_square(3, 3));
  EXPECT_EQ(sheet.tail->king_in_centre(start, sheet.item("Ke5")), make_square(4, 4));
  for (const char* no : {"Ke3", "Qe4", "e4", "O-O"})
    EXPECT_EQ(sheet.tail->king_in_centre(start, sheet.item(no)), no_square) << no;
}

TEST(FalseMark, WhatIsWrittenAndNotSo) {
  const Position position = at("4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1");
  const Move takes = legal_move(position, "exd5"), quiet = legal_move(position, "e5"),
             checks = legal_move(position, "Ra8+");
  EXPECT_EQ(false_mark(position, takes, claim_capture), FalseMark::none);
  EXPECT_EQ(false_mark(position, takes, 0), FalseMark::none);  // a mark that is missing is none
  EXPECT_EQ(false_mark(position, quiet, claim_capture), FalseMark::capture);
  EXPECT_EQ(false_mark(position, quiet, claim_check), FalseMark::check);
  EXPECT_EQ(false_mark(position, quiet, claim_mate), FalseMark::check);
  EXPECT_EQ(false_mark(position, quiet, claim_capture | claim_check), FalseMark::capture);
  EXPECT_EQ(false_mark(position, checks, claim_check), FalseMark::none);
  EXPECT_EQ(false_mark(position, checks, claim_mate), FalseMark::none);  // a check it is
}

struct Marks {
  const char* sheet;
  const char* word;  // the first whose mark is false; "": none
};

TEST(FirstFalseMark, OfAStretch) {
  for (const Marks& c : {Marks{"1. e4 d5 2. exd5 Qxd5", ""},
                         {"1. e4 d5 2. ed5 Qd5", ""},  // a hand that writes no marks
                         {"1. e4 e5 2. Nxf3 Nc6", "Nxf3"},
                         {"1. e4 e5 2. Bc4+ Nc6", "Bc4+"},
                         {"1. e4 e5 2. Qh5 Nc6 3. Qxf7+", ""},
                         {"1. e4 e5 2. Ke3 Nxc6", ""}}) {  // ends at a word that is no move
    const Sheet sheet(c.sheet);
    const std::uint32_t found = first_false_mark(*sheet.tail, sheet.items, sheet.all());
    if (*c.word == '\0') {
      EXPECT_EQ(found, sheet.end()) << c.sheet;
      EXPECT_TRUE(marks_are_true(*sheet.tail, sheet.items, sheet.all())) << c.sheet;
    } else {
      EXPECT_EQ(sheet.words->written(found), c.word) << c.sheet;
      EXPECT_FALSE(marks_are_true(*sheet.tail, sheet.items, sheet.all())) << c.sheet;
    }
  }
}

TEST(MarksContradict, NearAnyMarkAndFartherOnTheSquareThatWasNamed) {
  const Bitboard f3 = bit(make_square(5, 2)), none = 0;
  const Sheet near("1. e4 e5 2. Nxf3 Nc6");
  EXPECT_TRUE(marks_contradict(*near.tail, near.items, near.all(), none));
  const Sheet far("1. e4 e5 2. a3 a6 3. Nxf3 Nc6");
  EXPECT_FALSE(marks_contradict(*far.tail, far.items, far.all(), none));
  EXPECT_TRUE(marks_contradict(*far.tail, far.items, far.all(), f3));
  const Sheet checks("1. e4 e5 2. a3 a6 3. Nf3+ Nc6");
  EXPECT_FALSE(marks_contradict(*checks.tail, checks.items, checks.all(), f3));
}

const SlipCosts& slip_costs() {
  static const SlipCosts costs{Data::embedded()};
  return costs;
}

TEST(MarkHabits, AMarkThatIsNeverWrittenIsNotMissing) {
  MarkHabits habits;
  habits.see("exd5");
  EXPECT_GT(habits.costs(slip_costs()).missing_capture, 0u);
  EXPECT_EQ(habits.costs(slip_costs()).missing_check, 0u);
  EXPECT_FALSE(habits.costs(slip_costs()).looks_for_checks);
  habits.see("Qh5#");
  EXPECT_GT(habits.costs(slip_costs()).missing_check, 0u);
  EXPECT_TRUE(habits.costs(slip_costs()).looks_for_checks);
  const MarkCosts none = MarkHabits().costs(slip_costs());
  EXPECT_EQ(none.missing_capture, 0u);
  EXPECT_GT(none.false_capture, 0u);
  EXPECT_GT(none.false_check, 0u);
}

TEST(MarkHabits, ColonsAndCrossesTake) {
  for (const char* word : {"exd5", "e:d5"}) {
    MarkHabits habits;
    habits.see(word);
    EXPECT_GT(habits.costs(slip_costs()).missing_capture, 0u) << word;
  }
  MarkHabits habits;
  habits.see("ed5");
  EXPECT_EQ(habits.costs(slip_costs()).missing_capture, 0u);
}

// The more marks of a kind were right, the more one that is wrong costs; and the less, the more
// were wrong.
RC_GTEST_PROP(MarkHabits, ACarefulHandSaysMore, ()) {
  const int count = *rc::gen::inRange(1, 40);
  MarkHabits careful, careless, unknown;
  for (MarkHabits* habits : {&careful, &careless, &unknown}) habits->see("exd5");
  for (int i = 0; i < count; ++i) {
    careful.count(claim_capture, claim_capture);
    careless.count(0, claim_capture);
  }
  const auto missing = [](const MarkHabits& habits) {
    return habits.costs(slip_costs()).missing_capture;
  };
  RC_ASSERT(missing(careful) > missing(unknown));
  RC_ASSERT(missing(careless) < missing(unknown));
  // Captures say nothing of what it costs to write a check.
  RC_ASSERT(careful.costs(slip_costs()).false_capture == unknown.costs(slip_costs()).false_capture);
}

TEST(MarksCost, IsOfWhatTheBoardSaysOtherwise) {
  const MarkCosts costs{.false_capture = 1,
                        .missing_capture = 10,
                        .false_check = 100,
                        .missing_check = 1000,
                        .looks_for_checks = true};
  MarkCosts blind = costs;
  blind.looks_for_checks = false;
  const Position position = at("4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1");
  const Move takes = legal_move(position, "exd5"), quiet = legal_move(position, "e5"),
             checks = legal_move(position, "Ra8+");
  EXPECT_EQ(marks_cost(position, takes, claim_capture, costs), 0u);
  EXPECT_EQ(marks_cost(position, takes, 0, costs), 10u);
  EXPECT_EQ(marks_cost(position, quiet, claim_capture, costs), 1u);
  EXPECT_EQ(marks_cost(position, quiet, claim_capture | claim_mate, costs), 101u);
  EXPECT_EQ(marks_cost(position, checks, claim_check, costs), 0u);
  EXPECT_EQ(marks_cost(position, checks, 0, costs), 1000u);
  EXPECT_EQ(marks_cost(position, checks, 0, blind), 0u);
  EXPECT_EQ(marks_cost(position, quiet, claim_check, blind), 100u);
}

TEST(OneOf, IsTheCostOfAChoice) {
  EXPECT_EQ(one_of(1), 0u);
  EXPECT_EQ(one_of(2), 69u);  // hundredths of a nat
  for (int count = 2; count < 200; ++count) EXPECT_GE(one_of(count), one_of(count - 1));
}

// Facts of a move are what the board says before and behind it.
RC_GTEST_PROP(MoveFacts, AsTheBoardSays, (unsigned seed)) {
  const RandomGame game = random_game(seed, 40);
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    const Position &before = game.positions[i], &after = game.positions[i + 1];
    const Move move = game.moves[i];
    std::uint16_t facts = facts_of_taking(move, before.pieces());
    RC_ASSERT(((facts & claim_capture) != 0) == before.is_capture(move));
    RC_ASSERT(((facts & claim_promotion) != 0) == (move.kind() == MoveKind::promotion));
    RC_ASSERT(((facts & claim_en_passant) != 0) == (move.kind() == MoveKind::en_passant));
    if (!after.in_check()) continue;
    facts = facts_of_check(after, move);
    RC_ASSERT((facts & claim_check) != 0);
    RC_ASSERT(((facts & claim_mate) != 0) == !after.has_legal_move());
    RC_ASSERT(((facts & claim_double) != 0) == !single(after.checkers()));
    RC_ASSERT(before.gives_check(move));
  }
}

TEST(MoveFacts, DiscoveredAndDoubleChecks) {
  const Position position = at("4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1");
  const auto facts = [&](const char* written) {
    const Move move = legal_move(position, written);
    Position after = position;
    after.play(move);
    return facts_of_check(after, move);
  };
  EXPECT_EQ(facts("Nc3+"), claim_check | claim_discovered);
  EXPECT_EQ(facts("Nd6+"), claim_check | claim_discovered | claim_double);
  EXPECT_EQ(facts("Nf6+"), claim_check | claim_discovered | claim_double);
}

}  // namespace
}  // namespace planilla::evidence_test
