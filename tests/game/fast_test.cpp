// Games read straight from their bytes, against the same games read by their tokens: what the quick
// way takes, it takes as the long way does; what it leaves, it leaves untouched.
#include "game/fast/fast_game.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <tuple>
#include <vector>

#include "board/fen.h"
#include "game/layout/tags.h"
#include "game/model/lexicon.h"
#include "game/replay/replay.h"
#include "pgn/tokenizer.h"
#include "tests/checks/support.h"

namespace planilla::fast_test {
namespace {

const std::string tags =
    "[Event \"Paris\"]\n[Site \"Opera\"]\n[Date \"1858.??.??\"]\n[White \"Morphy, Paul\"]\n"
    "[Black \"Isouard, Karl\"]\n[Result \"1-0\"]\n";

// Mate, castling to both sides, and a promotion.
const std::vector<std::string>& movetexts() {
  static const std::vector<std::string> all = {
      "1.e4 e5 2.Nf3 d6 3.d4 Bg4 4.dxe5 Bxf3 5.Qxf3 dxe5 6.Bc4 Nf6 7.Qb3 Qe7 8.Nc3 c6\n9.Bg5 b5 "
      "10.Nxb5 cxb5 "
      "11.Bxb5+ Nbd7 12.O-O-O Rd8 13.Rxd7 Rxd7 14.Rd1 Qe6\n15.Bxd7+ Nxd7 16.Qb8+ Nxb8 17.Rd8# 1-0",
      "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. O-O d3 8. Qb3\r\nQf6 9. "
      "e5 Qg6 10. Re1 Nge7 "
      "11. Ba3 b5 12. Qxb5 Rb8 13. Qa4 Bb6 14. Nbd2 Bb7\r\n15. Ne4 Qf5 16. Bxd3 Qh5 17. Nf6+ gxf6 "
      "18. exf6 Rg8 19. Rad1 "
      "Qxf3 20. Rxe7+ Nxe7\r\n21. Qxd7+ Kxd7 22. Bf5+ Ke8 23. Bd7+ Kf8 24. Bxe7# 1-0",
      "1. a4 b5 2. axb5 a6 3. bxa6 Bb7 4. axb7 Nf6 5. bxa8=Q d5 6. e4 dxe4 7. f4 exf3 8. Qxb8 "
      "1/2-1/2",
      "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сa4 Кf6 5. O-O Сe7 6. Лe1 b5 7. Сb3 d6 8. c3 O-O 9. h3 "
      "Крh8 1-0",
      "1.e4 e5 2.♘f3 ♘c6 3.♗c4 ♘f6 4.♘g5 d5 5.exd5 ♘xd5 6.♘xf7 ♔xf7 7.♕f3+ ♔e6 8.♘c3 ♘cb4 1-0",
      "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 *",
      // Figurines, and Cyrillic letters.
      "1.e4 e5 2.♘f3 d6 3.d4 ♗g4 4.dxe5 ♗xf3 5.♕xf3 dxe5 6.♗c4 ♘f6 7.♕b3 ♕e7 8.♘c3 c6\n9.♗g5 b5 "
      "10.♘xb5 "
      "cxb5 11.♗xb5+ ♘bd7 12.O-O-O ♖d8 13.♖xd7 ♖xd7 14.♖d1 ♕e6 15.♗xd7+ ♘xd7 16.♕b8+ ♘xb8 17.♖d8# "
      "1-0",
      "1.e4 e5 2.Кf3 d6 3.d4 Сg4 4.dxe5 Сxf3 5.Фxf3 dxe5 6.Сc4 Кf6 7.Фb3 Фe7 8.Кc3 c6\n9.Сg5 b5 "
      "10.Кxb5 "
      "cxb5 11.Сxb5+ Кbd7 12.O-O-O Лd8 13.Лxd7 Лxd7 14.Лd1 Фe6 15.Сxd7+ Кxd7 16.Фb8+ Кxb8 17.Лd8# "
      "1-0",
      "1. e4 e5 2. Крe2 Крe7 3. Крe3 Крe6 4. d4 exd4+ 5. Крxd4 Кe7 0-1",
  };
  return all;
}

// A reader that has met every word of these games, and some that fit badly.
MoveReader& reader() {
  static MoveReader all = [] {
    const Languages& languages = all_notations().languages();
    const auto letters = [&](const char* tag) { return &languages.class_of(*languages.find(tag)); };
    MoveReader out(all_notations(), {{letters("en"), letters("ru")}, "algebraic"});
    for (std::string text : movetexts()) {
      text += " Nd2 Bd2 Kd1 Qd1 e6 e8=Q O-O xd4 Rfe1 dxe6 Nf3+ Bxf7+";
      std::vector<Token> tokens;
      tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, tokens);
      for (std::size_t at = 0; at < tokens.size(); ++at)
        if (tokens[at].kind == TokenKind::word) out.read(text, tokens, at);
    }
    return out;
  }();
  return all;
}

bool read_plainly(Game& game, const TagReader& tag_reader) {
  static FastGame plain;
  const std::size_t movetext = FastGame::read_tags(game);
  if (movetext == 0) return false;
  EXPECT_TRUE(tag_reader.settle(game));
  static FastAttempt attempt;
  if (!plain.read_moves(game, movetext, reader(), reader(), attempt)) return false;
  attempt.hand_to(game);
  return true;
}

void read_tokens(Game& game, const TagReader& tag_reader, const Lexicon& lexicon) {
  std::vector<Token> tokens;
  tokenize(game.text, {0, static_cast<std::uint32_t>(game.text.size())}, tokens);
  const TagReader::Outcome found = tag_reader.read(game, tokens, 0);
  Movetext movetext;
  movetext.open(game.text, tokens);
  ReplayResult result = replay(
      movetext,
      {.from = found.next, .position = game.start, .has_result_tag = game.tag("Result") != nullptr},
      {lexicon, reader(), reader()});
  EXPECT_EQ(result.outcome.next, tokens.size());
  EXPECT_FALSE(result.outcome.faulted());
  game.elements.edit() = std::move(result.elements);
  game.plain = result.plain;
  game.findings = std::move(result.findings);
  game.keys = std::move(result.keys);
  game.final = result.final;
  game.plies = result.plies;
  game.terminator = result.terminator;
  game.terminator_span = result.terminator_span;
}

auto fields(const Element& e) {
  return std::tuple(e.kind, e.flags, e.move.bits(), e.span.begin, e.span.end, e.claims, e.facts,
                    e.quirks, e.number);
}

auto fields(const MoveTotals& s) {
  return std::tuple(s.elements, s.false_claims, s.missing_claims, s.quirks, s.numbered,
                    s.unnumbered);
}

// `a` read plainly, `b` by its tokens.
void expect_same(const Game& a, const Game& b) {
  ASSERT_EQ(a.tags.size(), b.tags.size());
  for (std::size_t i = 0; i < a.tags.size(); ++i) {
    EXPECT_EQ(a.tags[i].name, b.tags[i].name);
    EXPECT_EQ(a.tags[i].value, b.tags[i].value);
    EXPECT_EQ(a.tags[i].span, b.tags[i].span);
    EXPECT_EQ(a.tags[i].value_span, b.tags[i].value_span);
  }
  ASSERT_EQ(a.elements.size(), b.elements.size());
  for (std::size_t i = 0; i < a.elements.size(); ++i)
    EXPECT_EQ(fields(a.elements[i]), fields(b.elements[i]));
  if (a.is_plain() && b.is_plain()) {
    EXPECT_EQ(fields(a.plain), fields(b.plain));
    EXPECT_TRUE(!a.plain.san || b.plain.san);
  }
  EXPECT_EQ(a.keys, b.keys);
  EXPECT_EQ(to_fen(a.final), to_fen(b.final));
  EXPECT_EQ(a.plies, b.plies);
  EXPECT_EQ(a.tag_result, b.tag_result);
  EXPECT_EQ(a.terminator, b.terminator);
  EXPECT_EQ(a.terminator_span, b.terminator_span);
}

// Was it read plainly? Then as the tokens say, and they found nothing to tell of.
bool same_both_ways(const std::string& text) {
  static const Lexicon lexicon(all_notations());
  const ReadOptions options;
  const TagReader tag_reader(lexicon, options);
  Game plain;
  plain.clear();
  plain.text = text;
  if (!read_plainly(plain, tag_reader)) {
    EXPECT_TRUE(plain.elements.empty());
    EXPECT_TRUE(plain.keys.empty());
    EXPECT_EQ(plain.plies, 0u);
    EXPECT_EQ(plain.terminator, Result::none);
    return false;
  }
  Game whole;
  whole.clear();
  whole.text = text;
  read_tokens(whole, tag_reader, lexicon);
  EXPECT_TRUE(whole.findings.empty()) << text;
  EXPECT_TRUE(plain.elements.is_compact());
  const Game copy = plain;
  expect_same(plain, whole);
  expect_same(copy, whole);
  if (plain.is_plain() && whole.is_plain()) {
    EXPECT_EQ(plain.plain.san, whole.plain.san);
  }
  return true;
}

TEST(FastGame, OrdinaryGamesAreRead) {
  for (const std::string& movetext : movetexts())
    EXPECT_TRUE(same_both_ways(tags + "\n" + movetext + "\n\n")) << movetext;
}

TEST(FastGame, WhereverABlockEnds) {
  for (const std::string& movetext : movetexts())
    for (std::size_t blanks = 0; blanks < 70; ++blanks)
      EXPECT_TRUE(same_both_ways(tags + std::string(blanks, ' ') + "\n" + movetext +
                                 std::string(blanks / 3, '\n')))
          << blanks;
}

// A line of 64 bytes fills a block; archives name tournaments and openings in longer ones.
TEST(FastGame, LongTagLinesAreRead) {
  const auto with = [](const std::string& value, const std::string& line_end) {
    return same_both_ways(tags + "[Opening \"" + value + "\"]" + line_end + "[Round \"1\"]\n\n" +
                          movetexts().front() + "\n");
  };
  for (std::size_t size = 0; size < 200; ++size) {
    EXPECT_TRUE(with(std::string(size, 'a'), "\n")) << size;
    EXPECT_TRUE(with(std::string(size, '\xc3'), "\r\n")) << size;
  }
  const std::string value(90, 'a');
  EXPECT_FALSE(with(value + "\\\"" + value, "\n"));
  EXPECT_FALSE(with(value + "\t", "\n"));
  EXPECT_FALSE(with(value + "\" x", "\n"));
  EXPECT_FALSE(with(value, " \n"));
  EXPECT_FALSE(with(value, "\r"));
  EXPECT_FALSE(with(std::string(2000, 'a'), "\n"));
}

TEST(FastGame, WhatIsOddIsLeft) {
  for (const std::string odd : {"1.e4 {a} e5 *",
                                "1.e4 e5 (1...c5) *",
                                "1.e4 e5! *",
                                "1.e4 e5 2.Nf3",
                                "2.e4 e5 *",
                                "1.e4 1...e5 *",
                                "1.e4 e5 2.Ke3 *",
                                "1.e4 e5 2.Nd2 1-0 *",
                                "1.e4 e5 * Nf3",
                                "1.e4 e5 2.Bd2 *",
                                "1.e4 e5 1.Nf3 *",
                                "1.e4 e5 0-1 ; x",
                                "1. 1. e4 *",
                                "1.e4 xd4 *",
                                "1.e4 $1 e5 *",
                                "1.e4 e5 0-0 *",
                                "1.e4 e5 \u00bd-\u00bd",
                                "1.e4 e5 2.\u2663f3 *",
                                "1.e4 e5 2.Nf3\u203c *",
                                "1.e4\u00a0e5 *"})
    EXPECT_FALSE(same_both_ways(tags + "\n" + odd + "\n")) << odd;
  for (std::size_t dots = 2; dots < 70; ++dots)
    EXPECT_FALSE(same_both_ways(tags + "\n1" + std::string(dots, '.') + "e4 e5 *\n")) << dots;
  EXPECT_FALSE(same_both_ways("[Event \"a \\\" b\"]\n" + tags + "\n1.e4 *\n"));
  EXPECT_FALSE(same_both_ways(tags + "[White \"b\" c]\n\n1.e4 *\n"));
  EXPECT_FALSE(same_both_ways(tags + "\n% an escape\n1.e4 *\n"));
}

RC_GTEST_PROP(FastGame, WhateverIsChangedInTheText, ()) {
  static const std::vector<std::string> signs = [] {
    std::vector<std::string> out = {"\u041a", "\u0440", "\u0445", "\u2658", "\u00a0",
                                    "\u2013", "\u00d7", "\u00bd", "\u2026", "\u00b1",
                                    "\u200b", "\xff",   "\xd0"};
    for (const char sign : std::string(" .+#x=-KQRBNabcdefgh12345678O0{}();$!?*\n\r[]\"%\\\t"))
      out.push_back({sign});
    return out;
  }();
  const std::string& movetext = *rc::gen::elementOf(movetexts());
  std::string text = tags + "\n" + movetext + "\n";
  const int changes = *rc::gen::inRange(0, 4);
  for (int i = 0; i < changes; ++i) {
    const auto at =
        *rc::gen::inRange<std::size_t>(*rc::gen::inRange(0, 4) == 0 ? 0 : tags.size(), text.size());
    const std::string& sign = *rc::gen::elementOf(signs);
    switch (*rc::gen::inRange(0, 4)) {
      case 0:
        text.erase(at, 1);
        break;
      case 1:
        text.insert(at, sign);
        break;
      case 2:
        text.replace(at, 1, sign);
        break;
      case 3:
        text.resize(at);
        break;
    }
    if (text.empty()) break;
  }
  const bool is_plain = same_both_ways(text);
  RC_CLASSIFY(is_plain);
  RC_ASSERT(!::testing::Test::HasFailure());
}

}  // namespace
}  // namespace planilla::fast_test
