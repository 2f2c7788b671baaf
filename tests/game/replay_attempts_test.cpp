// Attempts to read a movetext (game/replay): what holds for any of them, and what each kind of edit
// does.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

#include "board/fen.h"
#include "game/replay/bad_move.h"
#include "rules/ambiguous_move.h"
#include "rules/doubtful_move.h"
#include "rules/illegal_move.h"
#include "rules/missing_move.h"
#include "rules/repaired_move.h"
#include "rules/several_results.h"
#include "rules/unreadable_move.h"
#include "tests/game/support.h"

namespace planilla::replay_attempts_test {
namespace {

using namespace game_tests;
using testing::ElementsAre;
using testing::IsEmpty;

rc::Gen<std::string> movetext_of(const std::vector<std::string>& words) {
  return rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(words)),
                      [](const std::vector<std::string>& parts) {
                        std::string out;
                        for (const std::string& part : parts) out += part + " ";
                        return out;
                      });
}

rc::Gen<std::string> any_movetext() {
  return movetext_of({"1.",  "e4",   "e5",    "2.",   "Nf3",      "Nc6", "2...", "12.",
                      "(",   ")",    "{well", "}",    "{a}",      "$1",  "!?",   "--",
                      "O-O", "1-0",  "*",     "½-½",  "; rest\n", "Ke9", "exd5", "d5",
                      "=",   "Bb5",  "a6",    "draw", "(1-0)",    "0-0", "N",    "f3",
                      "$",   "e.p.", "mate",  "Nbd2", "\n",       "+",   "1",    "resigns",
                      "3",   "Qh5",  "#",     "\x01", "3.c4"});
}

using Fields = std::tuple<ElementKind, std::uint8_t, std::uint16_t, std::uint32_t, std::uint32_t>;
std::vector<Fields> fields(const ReplayResult& result) {
  std::vector<Fields> out;
  for (const Element& e : result.elements)
    out.emplace_back(e.kind, static_cast<std::uint8_t>(e.flags), e.move.bits(), e.span.begin,
                     e.span.end);
  return out;
}

// Nothing is lost: what is no blank and no number stands in an element, or is told.
RC_GTEST_PROP(ReplayAny, EveryTokenIsReadOrReported, ()) {
  const Read read(*any_movetext());
  const ReplayResult result = read.run();
  std::vector<bool> kept(read.text.size() + 1);
  for (const Element& e : result.elements) {
    RC_ASSERT(e.span.begin <= e.span.end && e.span.end <= read.text.size());
    std::fill(kept.begin() + e.span.begin, kept.begin() + e.span.end, true);
  }
  for (const Finding& finding : result.findings)
    std::fill(kept.begin() + finding.span.begin, kept.begin() + finding.span.end, true);
  std::fill(kept.begin() + result.terminator_span.begin, kept.begin() + result.terminator_span.end,
            true);
  for (std::size_t i = 0; i < std::min(result.outcome.next, read.tokens.size()); ++i) {
    const Token& token = read.tokens[i];
    // A finding about `)` without a `(` counts them.
    if (token.kind == TokenKind::move_number || token.kind == TokenKind::close) continue;
    RC_ASSERT(kept[token.begin()]);
    RC_ASSERT(kept[token.end() - 1]);
  }
}

// Elements stand in the order of the text, and variations are closed.
RC_GTEST_PROP(ReplayAny, ElementsAreInOrderAndInPairs, ()) {
  const Read read(*any_movetext());
  std::uint32_t last = 0;
  int depth = 0;
  for (const Element& e : read.run().elements) {
    const bool has_place = e.kind != ElementKind::close;  // one that was not written has none
    RC_ASSERT(!has_place || e.span.begin >= last);
    if (has_place) last = e.span.begin;
    depth += e.kind == ElementKind::open ? 1 : e.kind == ElementKind::close ? -1 : 0;
    RC_ASSERT(depth >= 0);
  }
  RC_ASSERT(depth == 0);
}

// What the result says of the main line is what its moves say.
RC_GTEST_PROP(ReplayAny, TheEndIsWhereTheMovesLead, ()) {
  const Read read(*any_movetext());
  const ReplayResult result = read.run();
  Position position = Position::initial();
  std::vector<std::uint64_t> keys = {position.key()};
  int depth = 0;
  bool all_are_moves = true;
  for (const Element& e : result.elements) {
    depth += e.kind == ElementKind::open ? 1 : e.kind == ElementKind::close ? -1 : 0;
    all_are_moves &= e.kind != ElementKind::null_move;
    if (depth != 0 || e.kind != ElementKind::move || !all_are_moves) continue;
    RC_ASSERT(position.is_legal(e.move));
    position.play(e.move);
    keys.push_back(position.key());
  }
  if (!all_are_moves) return;
  RC_ASSERT(result.plies + 1 == keys.size());
  RC_ASSERT(result.keys == keys);
  RC_ASSERT(to_fen(result.final) == to_fen(position));
}

// The room of an attempt that was dropped leaves nothing behind.
RC_GTEST_PROP(ReplayAny, RoomThatIsUsedAgainIsAsNew, ()) {
  const Read first(*any_movetext()), second(*any_movetext());
  second.run();  // words that were met once are played in another way
  const ReplayResult fresh = second.run(), again = second.run({}, {}, first.run());
  RC_ASSERT(fields(fresh) == fields(again));
  RC_ASSERT(fresh.keys == again.keys);
  RC_ASSERT(fresh.plies == again.plies);
  RC_ASSERT(fresh.terminator == again.terminator);
  RC_ASSERT(fresh.terminator_span == again.terminator_span);
  RC_ASSERT(fresh.findings.size() == again.findings.size());
  RC_ASSERT(fresh.outcome.reached == again.outcome.reached);
  RC_ASSERT(fresh.outcome.fault == again.outcome.fault);
  RC_ASSERT(fresh.outcome.next == again.outcome.next);
  RC_ASSERT(fresh.outcome.troubles.size() == again.outcome.troubles.size());
  RC_ASSERT(fresh.plain.elements == again.plain.elements);
}

// A legal game is read move by move, with nothing to tell of it.
RC_GTEST_PROP(ReplayAny, ALegalGameIsReadAsItIs, (unsigned seed, unsigned plies)) {
  const RandomGame game = random_game(seed, static_cast<int>(plies % 120));
  const Read read(numbered(words_of(game)) + "*");
  const ReplayResult result = read.run();
  RC_ASSERT(result.findings.empty());
  RC_ASSERT(main_moves(result.elements) == game.moves);
  RC_ASSERT(result.terminator == Result::unknown);
}

// A word is left out: everything up to the first word that is not legal then is read, no more.
RC_GTEST_PROP(ReplayAny, AWordLeftOutIsFound, (unsigned seed, unsigned at)) {
  const RandomGame game = random_game(seed, 40);
  if (game.moves.size() < 4) return;
  std::vector<std::string> words = words_of(game);
  const std::size_t out = at % (words.size() - 1);
  words.erase(words.begin() + static_cast<std::ptrdiff_t>(out));
  std::string text;
  for (const std::string& word : words) text += word + " ";
  const ReplayResult result = Read(text + "*").run();
  const std::vector<Move> moves = main_moves(result.elements);
  RC_ASSERT(moves.size() >= out);
  RC_ASSERT(std::equal(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(out),
                       game.moves.begin()));
  if (moves.size() < words.size()) RC_ASSERT(!result.findings.empty());
}

Position after(std::initializer_list<const char*> names) {
  Position position = Position::initial();
  for (const char* name : names) position.play(legal_move(position, name));
  return position;
}

struct Planned {
  Read read{"1. e4 e5 2. Ng3 Nc6 3. Bb5 a6 *"};  // Nf3 with a slip
  RepairPlan plan;
  explicit Planned(FixKind kind) {
    plan.fixes = {{.token = read.token("Ng3"),
                   .kind = kind,
                   .move = legal_move(after({"e4", "e5"}), "Nf3"),
                   .fits = 3}};
    plan.proof = 3;
  }
  ReplayResult run(Repair mode) const { return read.run({.script = &plan, .mode = mode}); }
};

TEST(ReplayEdits, AReplacedWordIsPlayedAndTold) {
  const ReplayResult result = Planned(FixKind::replace).run(Repair::safe);
  EXPECT_EQ(result.plies, 6u);
  ASSERT_THAT(rules_in(result.findings), ElementsAre(rules::repaired_move));
  const Finding& told = result.findings[0];
  EXPECT_EQ(told.written, "Ng3");
  EXPECT_EQ(told.suggestion, "Nf3");
  EXPECT_EQ(told.applied, true);
  EXPECT_EQ(told.ply, 3);
  EXPECT_EQ(argument_text(told.args, "kind"), "replace");
  EXPECT_EQ(argument_text(told.args, "rival_stops"), "none");
}

TEST(ReplayEdits, ASuggestionStopsTheReading) {
  const ReplayResult result = Planned(FixKind::replace).run(Repair::suggest);
  EXPECT_EQ(result.plies, 2u);
  ASSERT_THAT(rules_in(result.findings), ElementsAre(rules::illegal_move));
  EXPECT_EQ(result.findings[0].applied, false);
  EXPECT_EQ(result.findings[0].suggestion, "Nf3");
  EXPECT_EQ(result.elements.back().kind, ElementKind::unread);
}

TEST(ReplayEdits, ProceedTellsTheFaultAndReadsOn) {
  const ReplayResult result = Planned(FixKind::replace).run(Repair::proceed);
  EXPECT_EQ(result.plies, 6u);
  ASSERT_THAT(rules_in(result.findings), ElementsAre(rules::illegal_move));
  EXPECT_EQ(result.findings[0].applied, false);
}

TEST(ReplayEdits, WhatIsNotProvedStopsInEveryMode) {
  for (const Repair mode : {Repair::suggest, Repair::proceed, Repair::safe}) {
    Planned planned(FixKind::replace);
    planned.plan.fixes[0].stops = true;
    const ReplayResult result = planned.run(mode);
    EXPECT_EQ(result.plies, 2u);
    EXPECT_EQ(result.findings[0].applied, false);
  }
}

TEST(ReplayEdits, AnOpenChoiceIsAskedAboutAndReadOn) {
  Planned planned(FixKind::replace);
  planned.plan.fixes[0].open = true;
  planned.plan.fixes[0].others = {legal_move(after({"e4", "e5"}), "Nc3")};
  const ReplayResult result = planned.run(Repair::safe);
  EXPECT_EQ(result.plies, 6u);
  EXPECT_THAT(result.findings[0].candidates, ElementsAre("Nf3", "Nc3"));
  EXPECT_EQ(argument_text(result.findings[0].args, "kind"), "question");
  EXPECT_EQ(result.findings[0].applied, false);
}

TEST(ReplayEdits, ADroppedWordStaysAsARemark) {
  Read read("1. e4 e5 2. Zug Nf3 Nc6 *");
  const RepairPlan plan{
      .fixes = {{.token = read.token("Zug"), .kind = FixKind::drop}}, .questions = {}, .proof = 2};
  const ReplayResult result = read.run({.script = &plan, .mode = Repair::safe});
  EXPECT_EQ(result.plies, 4u);
  const auto remark = std::find_if(result.elements.begin(), result.elements.end(),
                                   [](const Element& e) { return e.kind == ElementKind::remark; });
  ASSERT_NE(remark, result.elements.end());
  EXPECT_EQ(remark->span.in(read.text), "Zug");
}

TEST(ReplayEdits, AnInsertedMoveHasNoWordOfItsOwn) {
  Read read("1. e4 e5 2. Nf3 3. Bb5 a6 *");
  const RepairPlan plan{.fixes = {{.token = read.token("3."),
                                   .kind = FixKind::insert,
                                   .move = legal_move(after({"e4", "e5", "Nf3"}), "Nc6"),
                                   .tokens = 0}},
                        .questions = {},
                        .proof = 2};
  const ReplayResult result = read.run({.script = &plan, .mode = Repair::safe});
  EXPECT_EQ(result.plies, 6u);
  const auto put_in = std::find_if(result.elements.begin(), result.elements.end(),
                                   [](auto& e) { return (e.flags & element_repaired) != 0; });
  ASSERT_NE(put_in, result.elements.end());
  EXPECT_TRUE(put_in->span.empty());
}

TEST(ReplayEdits, AGapIsToldWithItsSize) {
  Read read("1. e4 e5 5. Bb5 a6 *");
  const RepairPlan plan{
      .fixes = {{.token = read.token("5."), .kind = FixKind::gap, .tokens = 0, .missing = 6}},
      .questions = {},
      .proof = 0};
  const ReplayResult result = read.run({.script = &plan, .mode = Repair::safe});
  EXPECT_EQ(result.plies, 2u);
  ASSERT_THAT(rules_in(result.findings), ElementsAre(rules::missing_move));
  ASSERT_NE(find_argument(result.findings[0].args, "count"), nullptr);
  EXPECT_EQ(std::get<std::int64_t>(find_argument(result.findings[0].args, "count")->value), 6);
}

TEST(ReplayEdits, AMoveThatStoodIsPlayedAgainstTheRules) {
  Read read("1. e4 f6 2. Qh5+ a6 3. a3 *");  // the check stays
  const RepairPlan plan{.fixes = {{.token = read.token("a6"),
                                   .kind = FixKind::stands,
                                   .move = Move::normal(make_square(0, 6), make_square(0, 5))}},
                        .questions = {},
                        .proof = 1};
  const ReplayResult result = read.run({.script = &plan, .mode = Repair::safe});
  EXPECT_EQ(std::count_if(result.elements.begin(), result.elements.end(),
                          [](const Element& e) { return e.kind == ElementKind::illegal_move; }),
            1);
  EXPECT_EQ(result.keys.size(), 6u);
}

struct RefusalCase {
  const char *fen, *word;
  Rule rule;
  const char* reason;
};

TEST(BadMove, SaysWhyNoLegalMoveIsMeant) {
  for (const RefusalCase& c :
       {RefusalCase{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Bc4", rules::illegal_move, "no-such-piece"},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Rg8", rules::illegal_move, "cannot-reach"},
        {"4k3/8/8/8/8/7P/8/4K2R w K - 0 1", "Rh8", rules::illegal_move, "blocked"},
        {"4k3/8/8/8/8/7P/8/4K2R w K - 0 1", "Rh3", rules::illegal_move, "own-piece-there"},
        {"4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", rules::illegal_move, "pinned"},
        {"4k3/8/8/8/8/8/8/R3K2r w Q - 0 1", "Ra2", rules::illegal_move, "king-in-check"},
        {"4k3/8/8/8/8/8/7r/4K3 w - - 0 1", "Kd2", rules::illegal_move, "into-check"}}) {
    const Position start = *parse_fen(c.fen).position;
    const ReplayResult result = Read(std::string(c.word) + " *").run({}, {.position = start});
    ASSERT_THAT(rules_in(result.findings), ElementsAre(c.rule)) << c.word;
    EXPECT_EQ(argument_text(result.findings[0].args, "reason"), c.reason) << c.fen;
    EXPECT_EQ(result.findings[0].fen, to_fen(start));
  }
}

TEST(BadMove, AWordForTwoPiecesNamesBoth) {
  const Position start = *parse_fen("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1").position;
  const ReplayResult result = Read("Nd2 *").run({}, {.position = start});
  ASSERT_THAT(rules_in(result.findings), ElementsAre(rules::ambiguous_move));
  EXPECT_THAT(result.findings[0].candidates, testing::UnorderedElementsAre("Nbd2", "Nfd2"));
}

TEST(Results, TheFirstEndsTheGameUnlessItGoesOn) {
  EXPECT_EQ(Read("1. e4 e5 1-0 2. Nf3 Nc6 0-1").run().terminator, Result::black_wins);
  EXPECT_THAT(rules_in(Read("1. e4 e5 1-0 2. Nf3 Nc6 0-1").run().findings),
              ElementsAre(rules::several_results));
  EXPECT_EQ(Read("1. e4 e5 1-0").run().terminator, Result::white_wins);
  EXPECT_EQ(Read("1. e4 e5").run().terminator, Result::none);
}

struct ResultCase {
  const char* text;
  Result result;
};

// As people write it, where nothing follows; signs and digits in the middle of a game are none.
TEST(Results, AsPeopleWriteThem) {
  for (const ResultCase& c : {ResultCase{"1. e4 e5 1 0", Result::white_wins},
                              {"1. e4 e5 0 1", Result::black_wins},
                              {"1. e4 e5 (1-0)", Result::white_wins},
                              {"1. e4 e5 + -", Result::white_wins},
                              {"1. e4 e5 .5-.5", Result::draw},
                              {"1. e4 e5 \u00bd \u00bd", Result::draw},
                              {"1. e4 e5 1 0 2. Nf3", Result::none},
                              {"1. e4 e5 2 0", Result::none}})
    EXPECT_EQ(Read(c.text).run().terminator, c.result) << c.text;
}

TEST(Results, ARemarkInParenthesesIsNoVariation) {
  const ReplayResult result = Read("1. e4 e5 (a novelty, as they say) 2. Nf3 *").run();
  EXPECT_EQ(result.plies, 3u);
  EXPECT_EQ(std::count_if(result.elements.begin(), result.elements.end(),
                          [](const Element& e) { return e.kind == ElementKind::open; }),
            0);
}

}  // namespace
}  // namespace planilla::replay_attempts_test
