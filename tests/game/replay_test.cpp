// Tokens replayed: results are values, tokens stay as they are (game/replay).
#include "game/replay/replay.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "board/fen.h"
#include "game/replay/line_stack.h"
#include "game/replay/plan_cursor.h"
#include "game/replay/token_cursor.h"
#include "notation/write/san.h"
#include "pgn/tokenizer.h"
#include "rules/illegal_move.h"
#include "rules/repaired_move.h"
#include "tests/checks/support.h"

namespace planilla::replay_test {
namespace {

MoveReader& english() {
  static MoveReader reader(
      all_notations(),
      {{&all_notations().languages().class_of(*all_notations().languages().find("en"))},
       "algebraic"});
  return reader;
}

const Lexicon& lexicon() {
  static const Lexicon all(all_notations());
  return all;
}

struct Read {
  std::string text;
  std::vector<Token> tokens;
  Movetext movetext;

  explicit Read(std::string_view from) : text(from) {
    tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, tokens);
    movetext.open(text, tokens);
  }
  ReplayResult run(const Repairs& repairs = {}) const {
    return replay(movetext, {}, {lexicon(), english(), english()}, repairs);
  }
  std::size_t token(std::string_view word) const {
    std::size_t at = 0;
    while (tokens[at].in(text) != word) ++at;
    return at;
  }
};

std::vector<ElementKind> kinds(const ReplayResult& result) {
  std::vector<ElementKind> out;
  for (const Element& e : result.elements) out.push_back(e.kind);
  return out;
}

std::vector<Rule> rules(const ReplayResult& result) {
  std::vector<Rule> out;
  for (const Finding& finding : result.findings) out.push_back(finding.rule);
  return out;
}

std::vector<TroubleKind> troubles(const ReplayResult& result) {
  std::vector<TroubleKind> out;
  for (const Trouble& trouble : result.outcome.troubles) {
    EXPECT_LT(trouble.finding, result.findings.size());
    out.push_back(trouble.kind);
  }
  return out;
}

TEST(Replay, AGameToItsResult) {
  const Read read("1. e4 e5 2. Nf3 Nc6 1-0");
  const ReplayResult result = read.run();
  EXPECT_EQ(result.outcome.reached, Reached::end);
  EXPECT_EQ(result.outcome.fault, ReplayOutcome::no_token);
  EXPECT_EQ(result.outcome.next, read.tokens.size());
  EXPECT_EQ(result.plies, 4u);
  EXPECT_EQ(result.keys.size(), 5u);
  EXPECT_EQ(result.terminator, Result::white_wins);
  EXPECT_EQ(kinds(result), std::vector<ElementKind>(4, ElementKind::move));
  EXPECT_TRUE(result.findings.empty());
}

TEST(Replay, WhereItStoppedAndWhy) {
  const Read read("1. e4 e5 2. Ke3 Nc6 1-0");
  const ReplayResult result = read.run();
  EXPECT_EQ(result.outcome.reached, Reached::fault);
  EXPECT_EQ(result.outcome.fault, read.token("Ke3"));
  EXPECT_EQ(result.plies, 2u);
  EXPECT_EQ(rules(result), std::vector<Rule>{rules::illegal_move});
  EXPECT_EQ(troubles(result), std::vector<TroubleKind>{TroubleKind::moves});
  EXPECT_EQ(result.first_trouble(), read.tokens[result.outcome.fault].begin());
  ASSERT_EQ(result.elements.back().kind, ElementKind::unread);
  EXPECT_EQ(result.elements.back().number, 1u);
  EXPECT_EQ(result.elements.back().span.in(read.text), "2. Ke3 Nc6");
}

TEST(Replay, FindingsAreNamedByTheirPlaceInTheGame) {
  const Read read("1. e4 e5 2. Ke3 *");
  const ReplayResult result =
      replay(read.movetext, {.findings = 7}, {lexicon(), english(), english()});
  EXPECT_EQ(result.elements.back().number, 8u);
}

TEST(Replay, WhatAnEarlierConversionKeptIsNoFaultOfThisText) {
  const Read read("1. e4 e5\n; planilla unread: [illegal-move] 2. Ke3 Nc6\n*");
  const ReplayResult result = read.run();
  EXPECT_EQ(result.outcome.reached, Reached::kept_earlier);
  EXPECT_EQ(result.outcome.fault, ReplayOutcome::no_token);
  EXPECT_EQ(troubles(result), std::vector<TroubleKind>{TroubleKind::moves});
}

struct TroubleCase {
  const char* text;
  std::vector<TroubleKind> troubles;
};

TEST(Replay, TroublesAreTyped) {
  using enum TroubleKind;
  for (const TroubleCase& c : {TroubleCase{"1. e4 e5 *", {}},
                               {"1. e4 {well e5 *", {unclosed_comment}},
                               {"1. e4 {well {now} e5 *", {nested_comment}},
                               {"1. e4 (1. d4 d5 e5 *", {unclosed_variation}},
                               {"1. e4 ) e5 ) *", {unopened_variation}},
                               {"1. e4 } e5 *", {stray_text}},
                               {"1. e4 (a remark) e5 *", {moves}},
                               {"1. e4 e5 1-0 0-1", {moves}},
                               {"1. e4 e5 {a comment} 2. Nf3! $1 Nc6 (2... d6) *", {}}})
    EXPECT_EQ(troubles(Read(c.text).run()), c.troubles) << c.text;
}

// The front of a word that runs together with the next is played, and the tokens stay.
TEST(Replay, TokensAreNotEdited) {
  const Read read("1. e4e5 2. Nf3Nc6 *");
  const std::vector<Token> before = read.tokens;
  for (int round = 0; round < 2; ++round) {
    const ReplayResult result = read.run();
    EXPECT_EQ(result.plies, 4u);
    std::vector<std::string> words;
    for (const Element& e : result.elements) words.emplace_back(e.span.in(read.text));
    EXPECT_EQ(words, (std::vector<std::string>{"e4", "e5", "Nf3", "Nc6"}));
    for (std::size_t i = 0; i < before.size(); ++i) EXPECT_EQ(read.tokens[i].span, before[i].span);
  }
}

TEST(Replay, VariationsStandBetweenOpenAndClose) {
  using enum ElementKind;
  const ReplayResult result = Read("1. e4 (1. d4 d5 (1... Nf6)) 1... e5 *").run();
  EXPECT_EQ(kinds(result),
            (std::vector<ElementKind>{move, open, move, move, open, move, close, close, move}));
  EXPECT_EQ(result.plies, 2u);
  EXPECT_EQ(result.keys.size(), 3u);
}

TEST(Replay, AFaultInAVariationIsNoneOfTheGame) {
  const ReplayResult result = Read("1. e4 (1. d4 Ke7 2. c4) 1... e5 *").run();
  EXPECT_EQ(result.outcome.reached, Reached::end);
  EXPECT_EQ(rules(result), std::vector<Rule>{rules::illegal_move});
  EXPECT_EQ(result.findings[0].variation, "1.1");
  EXPECT_EQ(result.plies, 2u);
}

TEST(Replay, APlanIsCarriedOut) {
  const Read read("1. e4 e5 2. Ng3 Nc6 *");
  const RepairPlan plan{.fixes = {{.token = static_cast<std::uint32_t>(read.token("Ng3")),
                                   .kind = FixKind::replace,
                                   .move = Move::normal(make_square(6, 0), make_square(5, 2))}}};
  const ReplayResult safe = read.run({&plan, Repair::safe});
  EXPECT_EQ(safe.outcome.reached, Reached::end);
  EXPECT_EQ(safe.plies, 4u);
  EXPECT_EQ(rules(safe), std::vector<Rule>{rules::repaired_move});
  EXPECT_TRUE(safe.elements[2].flags & element_repaired);
  const ReplayResult told = read.run({&plan, Repair::suggest});
  EXPECT_EQ(told.outcome.fault, read.token("Ng3"));
  EXPECT_EQ(told.plies, 2u);
}

TEST(Replay, TheRoomOfAnEarlierResultChangesNothing) {
  const Read first("1. e4 {well e5 (1... c5) *"), second("1. d4 d5 2. c4 (2. Nf3) 2... e6 1/2-1/2");
  const ReplayResult fresh = second.run();
  const ReplayResult reused =
      replay(second.movetext, {}, {lexicon(), english(), english()}, {}, first.run());
  EXPECT_EQ(kinds(reused), kinds(fresh));
  EXPECT_EQ(reused.keys, fresh.keys);
  EXPECT_EQ(reused.plies, fresh.plies);
  EXPECT_EQ(to_fen(reused.final), to_fen(fresh.final));
  EXPECT_EQ(reused.terminator, fresh.terminator);
  EXPECT_EQ(troubles(reused), troubles(fresh));
}

TEST(TokenCursorReplay, ARestIsAWordOfItsOwn) {
  const Read read("e4e5 d4");
  TokenCursor cursor(read.tokens, 0);
  EXPECT_FALSE(cursor.is_rest(0));
  cursor.split(2);
  EXPECT_TRUE(cursor.is_rest(0));
  EXPECT_EQ(cursor.token().in(read.text), "e5");
  EXPECT_EQ(cursor.tokens()[1].in(read.text), "d4");
  EXPECT_EQ(read.tokens[0].in(read.text), "e4e5");
}

TEST(LineStackReplay, BackToWhereAVariationBegan) {
  LineStack lines(Position::initial(), false);
  LineState& line = lines.line();
  line.position.play(Move::normal(make_square(4, 1), make_square(4, 3)));
  line.ply = 1;
  const std::uint64_t after = lines.line().position.key();
  lines.open(5);
  EXPECT_EQ(lines.line().position.key(), Position::initial().key());
  EXPECT_EQ(lines.line().ply, 0);
  EXPECT_EQ(lines.path(), "1.1");
  lines.close();
  lines.open(9);
  EXPECT_EQ(lines.path(), "1.2");
  EXPECT_EQ(lines.innermost_open(), 9u);
  lines.close_all();
  EXPECT_TRUE(lines.in_main_line());
  EXPECT_EQ(lines.line().position.key(), after);
}

TEST(PlanCursorReplay, FixesInTheirOrder) {
  const RepairPlan plan{.fixes = {{.token = 3}, {.token = 8}}};
  PlanCursor due(plan);
  due.seek(0);
  EXPECT_EQ(due.stop(), 3u);
  EXPECT_EQ(due.take().token, 3u);
  due.seek(4);
  EXPECT_EQ(due.stop(), 8u);
  due.seek(9);
  EXPECT_EQ(due.stop(), SIZE_MAX);
}

}  // namespace
}  // namespace planilla::replay_test
