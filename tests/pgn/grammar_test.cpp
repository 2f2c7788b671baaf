// The tokenizer against its definition (pgn_grammar.h): the same tokens for whatever bytes, and
// nothing lost.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "pgn/result_word.h"
#include "tests/pgn/cover.h"
#include "tests/pgn/grammar.h"
#include "tests/pgn/show.h"

namespace planilla {
namespace {

const Grammar& grammar() {
  static const Grammar made;
  return made;
}

// Pieces that meet badly.
const std::vector<std::string>& fragments() {
  static const std::vector<std::string> all = {
      "1",         "0",           "2",         "12",
      "5254",      "000",         "1.",        ".",
      "..",        "...",         "\u2026",    "e4",
      "Nf3",       "Qxf7#",       "O-O",       "0-0",
      "e8",        "=Q",          "(Q)",       "(=Q)",
      "(=)",       "( = )",       "(e.p.)",    "(ep)",
      "e.p.",      "(R3)",        "(3AR)",     "R",
      "-",         "\u2013",      "\u2212",    "+",
      "++",        "#",           "=",         "/",
      ":",         "_",           "1-0",       "0-1",
      "1/2-1/2",   "1/2",         "\u00BD",    "\u00BD-\u00BD",
      "0.5",       "0,5",         "+-",        "-/+",
      "--",        "*",           "**",        "!",
      "?",         "!?",          "\u00B1",    "\u221E",
      "\u2192",    "\uFF01",      " ",         "  ",
      "\n",        "\r\n",        "\t",        "\v",
      "\u00A0",    "\u200B",      "\uFEFF",    "\u200D",
      "\u3000",    "\u2028",      "{",         "}",
      "{c}",       ";",           "%",         "\n%",
      "(",         ")",           "[",         "]",
      "\"",        "\\",          "\\\"",      "\"]",
      "[Event \"", "[White Ana]", "[B \"x\"]", "\n[Site \"y\"]",
      "[C C]",     "$",           "$14",       ",",
      "1:59",      "(1:59)",      "(0:05:00)", "[1.2",
      "[1:59]",    "[1.59.55]",   "[0.35]",    "\xD0\x9A\xD1\x80",
      "\u2658f3",  "\x01",        "\x7F",      "\xFF",
      "\xE2",      "\xE2\x80",    "\xC2",      "ch.",
      "Kt.Sq.",    "'",           "@@@@",      "<>",
      "1)",        "x",           "t",         "8",
      "A",         "_",           "\xEF\xBC",  "P-K4",
      " - ",       "1 - 0"};
  return all;
}

void expect_same(const std::string& text, Span range) {
  std::vector<Token> tokens;
  tokenize(text, range, tokens);
  const std::vector<Token> expected = grammar().tokens(text, range);
  RC_ASSERT(show(text, tokens) == show(text, expected));
  RC_ASSERT(cover_fault(text, range, tokens) == "");
}

Span whole(const std::string& text) {
  return {0, static_cast<std::uint32_t>(text.size())};
}

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += part;
  return text;
}

std::string some_fragments(int most) {
  const auto count = *rc::gen::inRange(0, most);
  return joined(*rc::gen::container<std::vector<std::string>>(static_cast<std::size_t>(count),
                                                              rc::gen::elementOf(fragments())));
}

constexpr int rounds = 20;  // texts a case: RapidCheck's own 100 cases are few

TEST(Grammar, AgreesOnFragmentsThatMeetBadly) {
  EXPECT_TRUE(rc::check("pieces in any order", [] {
    for (int i = 0; i < rounds; ++i) {
      const std::string text = some_fragments(12);
      expect_same(text, whole(text));
    }
  }));
}

TEST(Grammar, AgreesOnLongTexts) {
  EXPECT_TRUE(rc::check("many pieces, beyond any block of the scanner", [] {
    for (int i = 0; i < rounds; ++i) {
      const std::string text = some_fragments(200);
      expect_same(text, whole(text));
    }
  }));
}

TEST(Grammar, AgreesOnPartsOfATextAlone) {
  EXPECT_TRUE(rc::check("a range does not see what is around it but for the byte before", [] {
    const std::string text = some_fragments(30);
    const auto size = static_cast<std::uint32_t>(text.size());
    const auto begin = *rc::gen::inRange<std::uint32_t>(0, size + 1);
    const auto end = *rc::gen::inRange<std::uint32_t>(begin, size + 1);
    expect_same(text, {begin, end});
  }));
}

TEST(Grammar, AgreesOnRandomBytes) {
  EXPECT_TRUE(rc::check("any bytes", [] {
    for (int i = 0; i < rounds; ++i) {
      const auto text = *rc::gen::container<std::string>(rc::gen::arbitrary<char>());
      expect_same(text, whole(text));
    }
  }));
}

// Well-formed movetext with the layouts of real files, so that the quick path is compared too.
TEST(Grammar, AgreesOnOrdinaryMovetext) {
  static const std::vector<std::string> moves = {
      "e4",  "Nf3", "O-O",   "O-O-O", "Qxf7#",   "exd8=Q+", "Rab1",   "e8=Q",
      "h5+", "0-0", "N1xd2", "1-0",   "1/2-1/2", "Nf3+-",   "Rb1(=)", "Kh1!"};
  static const std::vector<std::string> numbers = {"1.", "12.", "7...", "103.",
                                                   "3",  "4 .", "1)",   "0."};
  static const std::vector<std::string> gaps = {" ",      "\n",    "",  "  ", "\r\n", "\t",
                                                "\u00A0", " {c} ", "(", ")",  "$3 "};
  EXPECT_TRUE(rc::check("numbers, moves and gaps", [] {
    std::string text;
    const int count = *rc::gen::inRange(0, 300);
    for (int i = 0; i < count; ++i) {
      const auto gap =
          *rc::gen::weightedElement<std::string>({{6, " "}, {1, *rc::gen::elementOf(gaps)}});
      text += i % 3 == 0 ? *rc::gen::elementOf(numbers) : *rc::gen::elementOf(moves);
      text += gap;
    }
    expect_same(text, whole(text));
  }));
}

TEST(Grammar, EveryResultTokenHasAScore) {
  EXPECT_TRUE(rc::check("results can be read", [] {
    const std::string text = some_fragments(12);
    for (const Token& token : tokens_of(text)) {
      if (token.kind == TokenKind::result) RC_ASSERT(written_score(token.in(text)).has_value());
    }
  }));
}

}  // namespace
}  // namespace planilla
