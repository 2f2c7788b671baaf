// The parts of a replay: lines, places among tokens and fixes, what goes wrong (game/replay).
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "board/fen.h"
#include "game/replay/bad_move.h"
#include "game/replay/line_stack.h"
#include "game/replay/plan_cursor.h"
#include "game/replay/replay_result.h"
#include "game/replay/token_cursor.h"
#include "rules/ambiguous_move.h"
#include "rules/illegal_move.h"
#include "rules/king_captured.h"
#include "rules/missing_move.h"
#include "rules/missing_promotion_piece.h"
#include "rules/move_after_game_end.h"
#include "rules/nested_comment.h"
#include "rules/stray_text.h"
#include "rules/text_between_games.h"
#include "rules/unclosed_comment.h"
#include "rules/unclosed_variation.h"
#include "rules/unopened_variation.h"
#include "rules/wrong_move_number.h"
#include "rules/wrong_side_to_move.h"
#include "tests/game/support.h"

namespace planilla::parts_test {
namespace {

using namespace game_tests;
using testing::Contains;
using testing::IsEmpty;

void play(LineStack& lines, Move move) {
  LineState& line = lines.line();
  line.before = line.position;
  line.position.play(move);
  ++line.ply;
  line.variations = 0;
}

TEST(LineStack, AVariationReplacesTheLastMove) {
  const RandomGame game = random_game(1, 3);
  LineStack lines(Position::initial(), false);
  for (const Move move : game.moves) play(lines, move);
  EXPECT_TRUE(lines.in_main_line());
  EXPECT_EQ(lines.path(), "");
  lines.open(7);
  EXPECT_EQ(lines.line().position.key(), game.positions[2].key());
  EXPECT_EQ(lines.line().ply, 2);
  EXPECT_EQ(lines.path(), "3.1");
  EXPECT_EQ(lines.main_line().position.key(), game.positions[3].key());
  lines.open(8);  // before its first move
  EXPECT_EQ(lines.path(), "3.1/2.1");
  lines.close();
  play(lines, game.moves[2]);
  lines.open(9);
  EXPECT_EQ(lines.path(), "3.1/3.1");
  EXPECT_EQ(lines.depth(), 2u);
  EXPECT_EQ(lines.innermost_open(), 9u);
  EXPECT_EQ(lines.outermost_open(), 7u);
  lines.close();
  EXPECT_EQ(lines.path(), "3.1");
  lines.close();
  EXPECT_TRUE(lines.in_main_line());
  EXPECT_EQ(lines.line().ply, 3);
  lines.open(11);
  EXPECT_EQ(lines.path(), "3.2");  // the second on that ply
  lines.close_all();
  EXPECT_EQ(lines.line().position.key(), game.positions[3].key());
  lines.close_all();  // there is none
  EXPECT_TRUE(lines.in_main_line());
}

// Whatever is opened, played and closed: what stands behind the last one closed is what stood
// before it was opened.
RC_GTEST_PROP(LineStack, ClosingGoesBack, ()) {
  const auto steps = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 3));
  LineStack lines(Position::initial(), false);
  std::vector<std::pair<std::uint64_t, int>> before;
  std::uint32_t token = 0;
  for (const int step : steps) {
    ++token;
    if (step == 0 && lines.line().ply > 0) {
      before.emplace_back(lines.line().position.key(), lines.line().ply);
      lines.open(token);
      RC_ASSERT(lines.innermost_open() == token);
    } else if (step == 1 && !before.empty()) {
      lines.close();
      RC_ASSERT(lines.line().position.key() == before.back().first);
      RC_ASSERT(lines.line().ply == before.back().second);
      before.pop_back();
    } else {
      MoveList moves;
      lines.line().position.legal_moves(moves);
      if (!moves.empty()) play(lines, moves[0]);
    }
    RC_ASSERT(lines.depth() == before.size());
    const std::string path = lines.path();
    RC_ASSERT(std::count(path.begin(), path.end(), '.') ==
              static_cast<std::ptrdiff_t>(before.size()));
  }
}

TEST(PlanCursor, WhereTheNextFixIsDue) {
  RepairPlan plan;
  plan.fixes = {{.token = 3, .kind = FixKind::replace},
                {.token = 3, .kind = FixKind::insert},
                {.token = 8, .kind = FixKind::drop}};
  PlanCursor due(plan);
  due.seek(0);
  EXPECT_EQ(due.stop(), 3u);
  EXPECT_FALSE(due.took(FixKind::replace));
  EXPECT_EQ(due.take().kind, FixKind::replace);
  EXPECT_TRUE(due.took(FixKind::replace));
  due.seek(3);
  EXPECT_EQ(due.stop(), 3u);
  EXPECT_EQ(due.take().kind, FixKind::insert);
  due.seek(4);
  EXPECT_EQ(due.stop(), 8u);
  due.seek(9);  // passed over
  EXPECT_EQ(due.stop(), SIZE_MAX);
  EXPECT_EQ(PlanCursor(RepairPlan{}).stop(), SIZE_MAX);
}

TEST(TokenCursor, SplitsAWordInACopyOfItsOwn) {
  Read read("1. Cf3Cc6 e5");
  const std::vector<Token> before = read.tokens;
  TokenCursor cursor(read.tokens, 1);
  EXPECT_FALSE(cursor.is_rest(1));
  cursor.split(3);
  EXPECT_EQ(cursor.token().in(read.text), "Cc6");
  EXPECT_TRUE(cursor.is_rest(1));
  EXPECT_FALSE(cursor.is_rest(2));
  EXPECT_EQ(read.tokens[1].span, before[1].span);
  ++cursor.at;
  EXPECT_EQ(cursor.token().in(read.text), "e5");
  cursor.split(1);
  EXPECT_EQ(cursor.token().in(read.text), "5");
  EXPECT_EQ(cursor.tokens()[1].in(read.text), "Cc6");
}

TEST(ReplayResult, TheFirstTroubleIsTheOneThatStandsFirst) {
  ReplayResult result;
  EXPECT_EQ(result.first_trouble(), UINT32_MAX);
  result.findings.emplace_back(rules::stray_text, Span{9, 10});
  result.findings.emplace_back(rules::unclosed_comment, Span{4, 5});
  result.findings.emplace_back(rules::wrong_move_number, Span{1, 2});  // no trouble
  result.outcome.troubles = {{TroubleKind::stray_text, 0}, {TroubleKind::unclosed_comment, 1}};
  EXPECT_EQ(result.first_trouble(), 4u);
  EXPECT_TRUE(result.outcome.has_lost_marks());
  result.outcome.troubles.pop_back();
  EXPECT_FALSE(result.outcome.has_lost_marks());  // signs that are part of nothing are no mark
  result.outcome.troubles = {{TroubleKind::moves, 0}};
  EXPECT_FALSE(result.outcome.has_lost_marks());
}

// A result that is used again is as good as a new one.
TEST(ReplayResult, NothingOfAnEarlierAttemptIsLeft) {
  const Read broken("1. e4 e5 (1... c5 2. Ke9 ) } 2. Ke3 hola {x"), good("1. d4 d5 2. c4 1-0");
  ReplayResult used = broken.run();
  EXPECT_FALSE(used.findings.empty());
  used.clear();
  used = good.run({}, {}, std::move(used));
  const ReplayResult fresh = good.run();
  EXPECT_EQ(main_moves(used.elements), main_moves(fresh.elements));
  EXPECT_EQ(used.keys, fresh.keys);
  EXPECT_EQ(used.findings.size(), fresh.findings.size());
  EXPECT_EQ(used.terminator, Result::white_wins);
  EXPECT_EQ(used.plies, 3u);
  EXPECT_FALSE(used.outcome.faulted());
  EXPECT_THAT(used.outcome.troubles, IsEmpty());
}

struct TroubleCase {
  Rule rule;
  TroubleKind kind;
};

TEST(TroubleOf, AsTheReplayRaisesIt) {
  for (const TroubleCase& c : {TroubleCase{rules::unclosed_comment, TroubleKind::unclosed_comment},
                               {rules::nested_comment, TroubleKind::nested_comment},
                               {rules::unclosed_variation, TroubleKind::unclosed_variation},
                               {rules::unopened_variation, TroubleKind::unopened_variation},
                               {rules::stray_text, TroubleKind::stray_text},
                               {rules::illegal_move, TroubleKind::moves},
                               {rules::text_between_games, TroubleKind::moves},
                               {rules::wrong_move_number, TroubleKind::none}})
    EXPECT_EQ(trouble_of(c.rule), c.kind) << rule_id(c.rule);
}

struct TroubleText {
  const char* text;
  TroubleKind kind;
};

// The kind that the replay tells is the kind of the rule that it raises.
TEST(TroubleOf, TheOutcomeAgrees) {
  for (const TroubleText& c : {TroubleText{"1. e4 {x", TroubleKind::unclosed_comment},
                               {"1. e4 (1. d4", TroubleKind::unclosed_variation},
                               {"1. e4 e5) 2. d4", TroubleKind::unopened_variation},
                               {"1. e4 } e5", TroubleKind::stray_text},
                               {"1. e4 e5 2. Ke3", TroubleKind::moves}}) {
    const ReplayResult result = Read(c.text).run();
    bool met = false;
    for (const Trouble& trouble : result.outcome.troubles) {
      met |= trouble.kind == c.kind;
      EXPECT_EQ(trouble_of(result.findings[trouble.finding].rule), trouble.kind) << c.text;
    }
    EXPECT_TRUE(met) << c.text;
  }
}

// A word that is no legal move of the position, told.
Finding told(const char* fen, const std::string& word, bool after_dots = false) {
  MoveReader english = reader_of("en");
  std::vector<Token> tokens;
  tokenize(word, whole(word), tokens);
  const WordReading reading = english.read(word, tokens, 0);
  Finding out(rules::wrong_move_number, {});
  EXPECT_EQ(reading.kind, WordKind::move) << word;
  describe_bad_move(*parse_fen(fen).position, reading.readings(), word, after_dots, out);
  return out;
}

struct BadMove {
  const char *fen, *word;
  Rule rule;
  const char* reason;
};

constexpr const char* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(BadMoveTest, TheRuleAndTheReason) {
  for (const BadMove& c :
       {BadMove{initial, "Nf5", rules::illegal_move, "cannot-reach"},
        {initial, "Bc4", rules::illegal_move, "blocked"},
        {initial, "Nf6", rules::wrong_side_to_move, "wrong-side"},
        {"4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1", "Bf3", rules::illegal_move, "pinned"},
        {"4k3/8/8/8/4r3/8/8/4K2R w - - 0 1", "Rh2", rules::illegal_move, "king-in-check"},
        {"4k3/8/8/8/8/8/3K4/R6R w - - 0 1", "O-O", rules::illegal_move, ""},
        {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Kg8", rules::move_after_game_end, ""}}) {
    const Finding finding = told(c.fen, c.word);
    EXPECT_EQ(finding.rule, c.rule) << c.word << " " << rule_id(finding.rule);
    if (*c.reason != '\0') {
      EXPECT_EQ(argument_text(finding.args, "reason"), c.reason) << c.word;
    }
    EXPECT_EQ(finding.written, c.word);
    EXPECT_EQ(finding.fen, c.fen);
  }
}

TEST(BadMoveTest, BehindDotsAMoveIsMissing) {
  EXPECT_EQ(told(initial, "Nf6", true).rule, rules::missing_move);
  EXPECT_EQ(told(initial, "Nf6", false).rule, rules::wrong_side_to_move);
}

TEST(BadMoveTest, OfSeveralMovesAllAreNamed) {
  const Finding knights = told("4k3/8/8/8/8/8/4K3/N3N3 w - - 0 1", "Nc2");
  EXPECT_EQ(knights.rule, rules::ambiguous_move);
  EXPECT_THAT(knights.candidates, testing::UnorderedElementsAre("Nac2", "Nec2"));
  const Finding pawn = told("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e8");
  EXPECT_EQ(pawn.rule, rules::missing_promotion_piece);
  EXPECT_EQ(pawn.candidates.size(), 4u);
}

TEST(BadMoveTest, TheNearestMovesComeFirst) {
  const Finding finding = told(initial, "Nf5");
  ASSERT_FALSE(finding.candidates.empty());
  EXPECT_EQ(finding.candidates.front(), "Nf3");
  EXPECT_LE(finding.candidates.size(), 8u);
  EXPECT_EQ(argument_text(finding.args, "piece"), "knight");
}

// Of any word that is no move, what is told is a legal move.
RC_GTEST_PROP(BadMoveTest, CandidatesAreLegal, (unsigned seed, unsigned plies)) {
  const Position here = random_game(seed, static_cast<int>(plies % 40)).positions.back();
  MoveList moves;
  here.legal_moves(moves);
  RC_PRE(!moves.empty());
  std::vector<std::string> legal;
  for (const Move move : moves) legal.push_back(san(here, move));
  const std::string fen = to_fen(here);
  for (const char* word : {"Nf5", "Qh5", "e4", "O-O-O", "Rxa8", "Ke2", "exd5", "Bb5+"}) {
    MoveReader english = reader_of("en");
    const std::string text = word;
    std::vector<Token> tokens;
    tokenize(text, whole(text), tokens);
    const WordReading reading = english.read(text, tokens, 0);
    Finding finding(rules::wrong_move_number, {});
    describe_bad_move(here, reading.readings(), text, false, finding);
    for (const std::string& candidate : finding.candidates)
      RC_ASSERT(std::find(legal.begin(), legal.end(), candidate) != legal.end());
  }
}

}  // namespace
}  // namespace planilla::parts_test
