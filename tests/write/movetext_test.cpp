// What becomes of each kind of element, and the numbers of moves.
#include "write/pgn/movetext.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>

#include "board/fen.h"
#include "pgn/tag.h"
#include "rules/ambiguous_move.h"
#include "rules/illegal_move.h"
#include "rules/unreadable_move.h"
#include "tests/write/support.h"

namespace planilla::movetext_test {
namespace {

std::string written(Game& game, MoveForm form = MoveForm::san,
                    Symbols symbols = Symbols::english()) {
  std::string out;
  MovetextWriter({form, std::move(symbols)}).write(game, out);
  return out;
}

TEST(Movetext, NumbersAndResult) {
  GameBuilder g;
  g.play("e4 e5 Nf3 Nc6");
  g.game().result = Result::draw;
  EXPECT_EQ(written(g.game()), "1. e4 e5 2. Nf3 Nc6 1/2-1/2\n");
}

TEST(Movetext, NoResultIsAStar) {
  GameBuilder g;
  EXPECT_EQ(written(g.game()), "*\n");
}

TEST(Movetext, BlackBegins) {
  GameBuilder g(*parse_fen("4k3/8/8/8/8/8/8/4K2R b K - 0 9").position);
  g.play("Kd7 O-O Kd6");
  EXPECT_EQ(written(g.game()), "9... Kd7 10. O-O Kd6 *\n");
}

TEST(Movetext, VariationsAndTheNumberAfterThem) {
  GameBuilder g;
  g.play("e4 ( d4 d5 ( Nf6 c4 ) c4 ) e5 ( c5 ) ( e6 d4 ) Nf3");
  EXPECT_EQ(
      written(g.game()),
      "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 (1... c5) (1... e6 2. d4) 2.\nNf3 *\n");
}

TEST(Movetext, NagsAndCommentsCallForTheNumber) {
  GameBuilder g;
  g.add(ElementKind::comment, "{a title}");
  g.play("e4").add(ElementKind::nag, "!", 1);
  g.play("e5").add(ElementKind::comment, "{ kept  as it is }");
  g.play("Nf3 Nc6");
  EXPECT_EQ(written(g.game()), "{a title} 1. e4 $1 1... e5 { kept  as it is } 2. Nf3 Nc6 *\n");
}

TEST(Movetext, LineCommentsAndEscapesHaveTheirLine) {
  GameBuilder g;
  g.play("e4").add(ElementKind::line_comment, "; best by test");
  g.play("e5").add(ElementKind::escape, "%eval 3");
  g.play("Nf3");
  EXPECT_EQ(written(g.game()), "1. e4\n; best by test\n1... e5\n%eval 3\n2. Nf3 *\n");
}

TEST(Movetext, OffersClocksAndRemarks) {
  GameBuilder g;
  g.play("e4").add(ElementKind::offer, "(=)");
  g.play("e5").add(ElementKind::clock, "(1:59)", 2 * 3600 - 60);
  g.add(ElementKind::remark, "(mejor\n c5)");
  g.play("Nf3");
  EXPECT_EQ(written(g.game()), "1. e4 {(=)} 1... e5 {[%clk 1:59:00]} {(mejor  c5)} 2. Nf3 *\n");
}

TEST(Movetext, RemarkWithBracesBecomesLines) {
  GameBuilder g;
  g.play("e4").add(ElementKind::remark, "end } of it\n  and more");
  g.play("e5");
  EXPECT_EQ(written(g.game()), "1. e4\n; end } of it\n; and more\n1... e5 *\n");
}

TEST(Movetext, UnclosedCommentIsUnreadText) {
  GameBuilder g;
  g.play("e4").add(ElementKind::comment, "{and so on 1... e5 \n\n").flags = element_unclosed;
  EXPECT_EQ(written(g.game()),
            "1. e4\n; planilla unread: [unclosed-comment] {and so on 1... e5\n*\n");
}

TEST(Movetext, UnreadTextNamesItsRule) {
  GameBuilder g;
  g.play("e4 e5").add(ElementKind::unread, "2.Dxd5 } d5\r\n\r\n  3.exd6 a.p. ", 1);
  g.game().findings.emplace_back(rules::illegal_move, Span{});
  EXPECT_EQ(written(g.game()),
            "1. e4 e5\n; planilla unread: [illegal-move] 2.Dxd5 } d5\n; planilla unread: 3.exd6 "
            "a.p.\n*\n");
}

TEST(Movetext, UnreadInsideAVariation) {
  GameBuilder g;
  g.play("e4 e5").open();
  g.move("c5");
  g.add(ElementKind::unread, "Txz9", 1);
  g.close();
  g.play("Nf3");
  g.game().findings.emplace_back(rules::unreadable_move, Span{});
  EXPECT_EQ(written(g.game()),
            "1. e4 e5 (1... c5\n; planilla unread: [unreadable-move] Txz9\n) 2. Nf3 *\n");
}

TEST(Movetext, TextThatATagCannotHoldIsKept) {
  GameBuilder g;
  g.play("e4");
  const Span span = g.add(ElementKind::move_number, "[White \"Ana\" 2100]").span;
  g.tag("White", "Ana");
  g.game().tags.back().span = span;
  g.game().tags.back().faults = tag_trailing_text;
  EXPECT_EQ(written(g.game()),
            "; planilla unread: [malformed-tag] [White \"Ana\" 2100]\n1. e4 *\n");
}

TEST(Movetext, NullMovesAndTheirVariations) {
  GameBuilder g;
  g.play("e4");
  g.add(ElementKind::null_move, "--");
  g.add(ElementKind::open, "(");
  g.play("e5");
  g.add(ElementKind::close, ")");
  EXPECT_EQ(written(g.game()), "1. e4 Z0 (1... e5) *\n");
}

TEST(Movetext, OtherReadingsStandInAComment) {
  GameBuilder g;
  g.play("d4 d5 Nf3 Nf6");
  Element& move = g.move("Nbd2");
  move.flags |= element_ambiguous;
  Finding finding{rules::ambiguous_move, move.span};
  finding.candidates = {"Nbd2", "Nfd2"};
  g.game().findings.push_back(finding);
  g.play("e6");
  Symbols spanish = Symbols::english();
  spanish.of[knight] = "C";
  EXPECT_EQ(written(g.game(), MoveForm::san, spanish),
            "1. d4 d5 2. Cf3 Cf6 3. Cbd2 {planilla: or Cfd2} 3... e6 *\n");
}

TEST(Movetext, UciAndLongAlgebraic) {
  GameBuilder g;
  g.play("e4 d5 exd5 Nf6 Bb5+");
  EXPECT_EQ(written(g.game(), MoveForm::uci), "e2e4 d7d5 e4d5 g8f6 f1b5 *\n");
  EXPECT_EQ(written(g.game(), MoveForm::lan), "1. e2-e4 d7-d5 2. e4xd5 Ng8-f6 3. Bf1-b5+ *\n");
}

TEST(Movetext, HundredThousandNestedVariations) {
  GameBuilder g;
  const Move first = Move::normal(12, 28);
  g.move(first, "e4");
  for (int i = 0; i < 100000; ++i) {
    g.open();
    g.move(first, "e4");
  }
  for (int i = 0; i < 100000; ++i) g.close();
  EXPECT_GT(written(g.game()).size(), 100000u);
}

// Random games: every word below 80 columns, and the words are those of a plain writer without
// lines.
RC_GTEST_PROP(Movetext, LinesHoldTheSameWords, ()) {
  GameBuilder g;
  std::string plain;
  for (int ply = 0; ply < 120; ++ply) {
    MoveList all;
    g.position().legal_moves(all);
    if (all.empty()) break;
    const Move m = all[*rc::gen::inRange(0, all.size())];
    if (ply % 2 == 0) plain += std::to_string(ply / 2 + 1) + ". ";
    plain += san(g.position(), m) + " ";
    g.move(m, "x");
  }
  plain += "*\n";
  std::string out = written(g.game());
  std::istringstream lines(out);
  for (std::string line; std::getline(lines, line);) RC_ASSERT(line.size() < 80u);
  std::replace(out.begin(), out.end() - 1, '\n', ' ');
  RC_ASSERT(out == plain);
}

}  // namespace
}  // namespace planilla::movetext_test
