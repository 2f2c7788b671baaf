// Annotated games read straight from their bytes, against the same games read by their tokens: what
// the quick way takes, it takes as the long way does. An answer about another game sends a reader
// the long way.
#include "game/fast/annotated_game.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <iostream>
#include <string>
#include <tuple>
#include <vector>

#include "board/fen.h"
#include "checks/facts/game_facts.h"
#include "game/fast/fast_game.h"
#include "tests/game/support.h"

namespace planilla::annotated_test {
namespace {

const std::string tags =
    "[Event \"Paris\"]\n[Site \"Opera\"]\n[Date \"1858.??.??\"]\n[White \"Morphy, Paul\"]\n"
    "[Black \"Isouard, Karl\"]\n[Result \"1-0\"]\n\n";

const std::vector<std::string>& movetexts() {
  static const std::vector<std::string> all = {
      "1. e4 { [%eval 0.17] [%clk 0:00:30] } 1... e5 { [%eval 0.19] [%clk 0:00:30] }\n2. Nf3 { "
      "[%emt 0:00:01] } 2... d6 { [%clk\n0:00:29] } 3. d4 { x } Bg4 { [%clk 0:00:28] } 1-0",
      "1.e4 e5 {a plain plan, 12. Nf3\n12 is\nplayed} 2.Nf3! d6?! $5 $14 3.d4 (3.Bc4 Be7 4.d3 "
      "(4.O-O Nf6 {!}) 4...Nf6) (3.Nc3) 3...Bg4 4.dxe5 Bxf3 5.Qxf3 dxe5 6.Bc4 Nf6 7.Qb3\nQe7 "
      "8.Nc3 c6 9.Bg5 {9-x} b5 10.Nxb5 cxb5 11.Bxb5+ Nbd7 12.O-O-O Rd8 13.Rxd7 Rxd7 14.Rd1\n"
      "Qe6 15.Bxd7+ Nxd7 16.Qb8+!! Nxb8 17.Rd8# {mate} 1-0",
      "1. e4 {best by test} e5 (1... c5 2. Nf3 d6 (2... Nc6 3. Bb5 {} 3... g6)\n3. d4) 2. Nf3 Nc6 "
      "3. Bc4 $1 {[%clk 1:00:00] [%emt 0:00:10]} 3... Bc5 4. b4 Bxb4 5. c3 Ba5 {Nf6} 1-0",
      "{an opening} 1. d4 d5 {[%clk 0:10]\n\n\n[%claim fifty]} ( {or} 1... Nf6 {Indian} 2. c4 ) "
      "2. c4 e6 {3. Nc3 Nf6} 1-0",
      "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 "
      "Nb8 10. d4 Nbd7 11. Nbd2 {a comment of more than sixty bytes, in which a table might stand} "
      "Bb7 12. Bc2 Re8 13. Nf1 (13. a4 Bf8) Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 {end} 1-0",
  };
  return all;
}

auto fields(const Element& e) {
  return std::tuple(e.kind, e.flags, e.move.bits(), e.span.begin, e.span.end, e.claims, e.facts,
                    e.quirks, e.number);
}

auto fields(const GameFacts& f) {
  return std::tuple(f.elements, f.kinds, f.commands, f.false_claims, f.missing_claims, f.quirks,
                    f.numbered, f.unnumbered);
}

auto fields(const Finding& f) {
  return std::tuple(rule_id(f.rule), f.span.begin, f.span.end, f.ply, f.written, f.move);
}

void expect_same(const Game& a, const Game& b) {
  ASSERT_EQ(a.elements.size(), b.elements.size());
  for (std::size_t i = 0; i < a.elements.size(); ++i)
    EXPECT_EQ(fields(a.elements[i]), fields(b.elements[i]));
  ASSERT_EQ(a.findings.size(), b.findings.size());
  for (std::size_t i = 0; i < a.findings.size(); ++i)
    EXPECT_EQ(fields(a.findings[i]), fields(b.findings[i]));
  EXPECT_EQ(fields(GameFacts::at(a)), fields(GameFacts::at(b)));
  EXPECT_EQ(a.keys, b.keys);
  EXPECT_EQ(to_fen(a.final), to_fen(b.final));
  EXPECT_EQ(a.plies, b.plies);
  EXPECT_EQ(a.result, b.result);
  EXPECT_EQ(a.terminator, b.terminator);
  EXPECT_EQ(a.terminator_span, b.terminator_span);
  EXPECT_EQ(a.extent, b.extent);
  EXPECT_EQ(a.read_as.languages, b.read_as.languages);
}

// As they are read now, and by their tokens. True: the first was read without tokens.
bool same_both_ways(const std::string& text) {
  ReadOptions by_tokens;
  by_tokens.answers = {{.line = 1'000'000, .ply = 1, .move = "e4"}};
  const std::vector<Game> quick = game_tests::games_in(text),
                          slow = game_tests::games_in(text, by_tokens);
  EXPECT_EQ(quick.size(), slow.size()) << text;
  for (std::size_t i = 0; i < std::min(quick.size(), slow.size()); ++i)
    expect_same(quick[i], slow[i]);
  if (::testing::Test::HasFailure()) std::cerr << text << "\n----\n";
  return !quick.empty() && quick.front().is_ordinary() && !quick.front().is_plain();
}

TEST(AnnotatedGame, OrdinaryAnnotationsAreRead) {
  for (const std::string& movetext : movetexts())
    EXPECT_TRUE(same_both_ways(tags + movetext + "\n\n")) << movetext;
}

TEST(AnnotatedGame, WhereverTheTextEnds) {
  for (const std::string& movetext : movetexts())
    for (std::size_t blanks = 0; blanks < 70; ++blanks)
      EXPECT_TRUE(same_both_ways(tags + std::string(blanks, ' ') + movetext +
                                 std::string(blanks / 3, '\n')))
          << blanks;
}

TEST(AnnotatedGame, WhatIsOddIsLeft) {
  for (const std::string odd : {"1.e4 {a {b} e5 1-0",
                                "1.e4 {a e5 1-0",
                                "1.e4 {a} 1..e5 1-0",
                                "1.e4 {a} 1....e5 1-0",
                                "1.e4 {a} e5 2...Nf3 1-0",
                                "1.e4 1...e5 {a} 1-0",
                                "1.e4 {planilla: allow null-move} e5 1-0",
                                "1.e4 {\x01} e5 1-0",
                                "1.e4 {a} -- 1-0",
                                "1.e4 {a} e5 ) 1-0",
                                "1.e4 {a} e5 (2.Nf3 1-0",
                                "1.e4 {a} e5 () 1-0",
                                "(1.d4) 1.e4 {a} 1-0",
                                "1.e4 {a} e5 (1...Ke7 2.Ke3) 1-0",
                                "1.e4 {a} e5 2.Nf3!!! 1-0",
                                "1.e4 {a} e5 $99999 1-0",
                                "1.e4 {a} e5 2. {b} Nf3 1-0",
                                "1.e4 {a} e5 ; b\n1-0",
                                "1.e4 {a} e5 2.Nf3",
                                "1.e4 {a} e5 2.Nf3 1-0 {b}",
                                "1.e4 {a}e5 1-0",
                                "1.e4 {1 - e4\n2 - d4\n3 - c4\n} e5 1-0",
                                "1.e4 $5 e5 1-0",
                                "1.e4 e5 (1...c5) 1-0"})
    EXPECT_FALSE(same_both_ways(tags + odd + "\n")) << odd;
}

RC_GTEST_PROP(AnnotatedGame, WhateverIsChangedInTheText, ()) {
  static const std::vector<std::string> signs = [] {
    std::vector<std::string> out = {
        "\u041a", "\u00a0", "\u2026", "\u00b1", "{ [%clk 0:00:05] }", "planilla: or ", "1-e4\n",
        "(=)",    "$5",     "{x}",    "(1. e4)"};
    for (const char sign : std::string(" .+#x=-KQRBNabcdefgh12345678O0{}();$!?*\n\r[]\"%\\\t"))
      out.push_back({sign});
    return out;
  }();
  std::string text = tags + *rc::gen::elementOf(movetexts()) + "\n";
  const int changes = *rc::gen::inRange(0, 4);
  for (int i = 0; i < changes; ++i) {
    const auto at = *rc::gen::inRange<std::size_t>(tags.size(), text.size());
    const std::string& sign = *rc::gen::elementOf(signs);
    switch (*rc::gen::inRange(0, 3)) {
      case 0:
        text.erase(at, 1);
        break;
      case 1:
        text.insert(at, sign);
        break;
      default:
        text.replace(at, 1, sign);
        break;
    }
    if (text.size() <= tags.size()) break;
  }
  const bool is_annotated = same_both_ways(text);
  RC_CLASSIFY(is_annotated);
  RC_ASSERT(!::testing::Test::HasFailure());
}

}  // namespace
}  // namespace planilla::annotated_test
