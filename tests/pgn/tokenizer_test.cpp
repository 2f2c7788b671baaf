// What tokens look like: one line of text, one line of tokens. `+` behind a kind: no blank before
// it.
#include "pgn/tokenizer.h"

#include <gtest/gtest.h>

#include "pgn/result_word.h"
#include "tests/pgn/cover.h"
#include "tests/pgn/show.h"

namespace planilla {
namespace {

using Texts = std::vector<std::string>;

TEST(Tokenizer, TheExampleOfItsManual) {
  EXPECT_EQ(show("1. e4! {best} e5 $2 (1... c5) 2.Nf3 *"),
            "number 1.|word e4|glyph+ !|comment {best}|word e5|nag $2|open (|number+ 1...|word "
            "c5|close+ )|"
            "number 2.|word+ Nf3|result *");
}

TEST(Tokenizer, MoveNumbers) {
  EXPECT_EQ(show("12.e4"), "number 12.|word+ e4");
  EXPECT_EQ(show("12...e5"), "number 12...|word+ e5");
  EXPECT_EQ(show("12…e5"), "number 12…|word+ e5");
  EXPECT_EQ(show("12.…e5"), "number 12.…|word+ e5");
  EXPECT_EQ(show("1 .e4"), "number 1|number .|word+ e4");
  EXPECT_EQ(show("15.\nc4"), "number 15.|word c4");
  EXPECT_EQ(show("1. ... e5"), "number 1.|number ...|word e5");
  EXPECT_EQ(show("1. … e5"), "number 1.|number …|word e5");
  EXPECT_EQ(show("3 Be7"), "number 3|word Be7");
  EXPECT_EQ(show("12Nf3"), "number 12|word+ Nf3");
  EXPECT_EQ(show("2024.01.01"), "number 2024.|number+ 01.|number+ 01");
  EXPECT_EQ(show(".Ff5"), "number .|word+ Ff5");
  EXPECT_EQ(show("...e5"), "number ...|word+ e5");
  EXPECT_EQ(show("1.e4.e5"), "number 1.|word+ e4|number+ .|word+ e5");
  EXPECT_EQ(show("1 0"), "number 1|number 0");
}

TEST(Tokenizer, ParenthesisBehindANumber) {
  EXPECT_EQ(show("1) e4 2) d4"), "number 1)|word e4|number 2)|word d4");
  EXPECT_EQ(show("(e4 12) d4"), "open (|word+ e4|number 12|close+ )|word d4");
  EXPECT_EQ(show("(12)"), "open (|number+ 12|close+ )");
}

TEST(Tokenizer, DigitsThatAreMoves) {
  EXPECT_EQ(show("1.5254 5755"), "number 1.|word+ 5254|word 5755");
  EXPECT_EQ(show("67681 0000 00 000"), "word 67681|word 0000|word 00|word 000");
  EXPECT_EQ(show("5294 1900 0"), "number 5294|number 1900|number 0");
  EXPECT_EQ(show("10.0-0-0 Re8"), "number 10.|word+ 0-0-0|word Re8");
}

TEST(Tokenizer, WordsInManySpellings) {
  const Texts words = {
      "e4e5",       "e8=Q",         "e8(Q)",    "e8=(Q)",    "d8/Q",     "d8/(Q)",     "P-R8(Q)",
      "PxKt(Q)",    "R(R3)-Q3",     "N(KB3)xB", "R-Kt.Sq.",  "exd6e.p.", "exd6(e.p.)", "exd6(ep)",
      "PxP(e.p.)+", "O-O",          "0-0",      "0-0-0",     "O–O",      "o-o",        "--",
      "Z0",         "@@@@",         "<>",       "+",         "++",       "#",          "-",
      "e7-e8=(D)",  "♘f3",          "Кр",       "Кf3",       "e2−e4",    "C\\7-5C",    "PxP/QB6",
      "1:59",       "0:05:00",      "(1:59)",   "(0:05:00)", "50%",      "exd6(е.р.)", "T(3AR)xC",
      "a\u200Db",   "\"Immortal\"", "=Q",       "=(Q)",      "e8(♕)",    "2½-1½"};
  for (const std::string& word : words) EXPECT_EQ(show(word), "word " + word);
}

TEST(Tokenizer, WordsAreCutWhereSomethingElseBegins) {
  EXPECT_EQ(show("Rb1(=)"), "word Rb1|offer+ (=)");
  EXPECT_EQ(show("Rb1 ( = )"), "word Rb1|offer ( = )");
  EXPECT_EQ(show("Nf3(Nc3 d5)"), "word Nf3|open+ (|word+ Nc3|word d5|close+ )");
  EXPECT_EQ(show("Nf3(Nc3) d5"), "word Nf3|open+ (|word+ Nc3|close+ )|word d5");
  EXPECT_EQ(show("Nf3(1:59)"), "word Nf3|word+ (1:59)");
  EXPECT_EQ(show("P4R,"), "word P4R|junk+ ,");
  EXPECT_EQ(show("e4,e5"), "word e4|junk+ ,|word+ e5");
  EXPECT_EQ(show("e4;rest\ne5"), "word e4|line+ ;rest|word e5");
  EXPECT_EQ(show("e4…"), "word e4|number+ …");
  EXPECT_EQ(show("ch..."), "word ch|number+ ...");
  EXPECT_EQ(show("e4{x}e5"), "word e4|comment+ {x}|word+ e5");
  EXPECT_EQ(show("e4!e5"), "word e4|glyph+ !|word+ e5");
  EXPECT_EQ(show("Nf3*"), "word Nf3|result+ *");
  EXPECT_EQ(show("Dxb2 !)18 Tae1"), "word Dxb2|glyph !|close+ )|number+ 18|word Tae1");
}

TEST(Tokenizer, ADetachedCheckMarkIsAWord) {
  EXPECT_EQ(show("8. Qe3 + 3 Be7"), "number 8.|word Qe3|word +|number 3|word Be7");
}

TEST(Tokenizer, Results) {
  const Texts results = {"1-0",     "0-1",     "1/2-1/2", "*",     "1/2",       "½-½",   "½",
                         "0.5-0.5", "0,5-0,5", "1:0",     "0:1",   "1–0",       "1—0",   "1−0",
                         "1_0",     "1/2:1/2", "½–½",     "+--",   "--+",       "+:-",   "-:+",
                         "+-0",     "1--",     "-:-",     "-/-",   "---",       "1/2-0", "0-1/2",
                         "½-0",     "0-½",     "1 - 0",   "½ - ½", "1/2 - 1/2", "0 : 1"};
  for (const std::string& result : results) {
    EXPECT_EQ(show(result), "result " + result);
    EXPECT_EQ(show("Kf1 " + result + "."), "word Kf1|result " + result + "|number+ .");
  }
  EXPECT_EQ(show("Qxf7#1-0"), "word Qxf7#|result+ 1-0");
  EXPECT_EQ(show("Kb11-0"), "word Kb1|result+ 1-0");
  EXPECT_EQ(show("e41/2-1/2"), "word e4|result+ 1/2-1/2");
  EXPECT_EQ(show("Kf1½–½"), "word Kf1|result+ ½–½");
  EXPECT_EQ(show("1-0[Event \"x\"]"), "result 1-0|tag+ [Event \"x\"]");
  EXPECT_EQ(show("1-e4 1-0-0 21-0"), "word 1-e4|word 1-0-0|word 21-0");
  EXPECT_EQ(show("* * ***"), "result *|result *|junk ***");
  EXPECT_EQ(show("0 - 0"), "word 0 - 0");
}

TEST(Tokenizer, ScoresOfResults) {
  EXPECT_EQ(written_score("1:0"), (WrittenScore{2, 0}));
  EXPECT_EQ(written_score("--+"), (WrittenScore{0, 2}));
  EXPECT_EQ(written_score("½ - ½"), (WrittenScore{1, 1}));
  EXPECT_EQ(written_score("1/2"), (WrittenScore{1, 1}));
  EXPECT_EQ(written_score("½-0"), (WrittenScore{1, 0}));
  EXPECT_EQ(written_score("0–0"), (WrittenScore{0, 0}));
  EXPECT_EQ(written_score("---"), (WrittenScore{0, 0}));
  EXPECT_EQ(written_score("*"), (WrittenScore{-1, -1}));
  for (const char* none : {"", "0", "1", "e4", "1-1", "0-0-0", "1-0x", "+-"}) {
    EXPECT_EQ(written_score(none), std::nullopt) << none;
  }
}

TEST(Tokenizer, GlyphsAndEvaluations) {
  const Texts glyphs = {
      "!",   "?",   "!!", "??", "!?",  "?!", "±",  "∓",  "∞",   "⩲", "□",  "+-", "-+",
      "+/-", "-/+", "+=", "=+", "+/=", "=",  "==", "+−", "=/∞", "‼", "！", "⟳"};
  for (const std::string& glyph : glyphs) EXPECT_EQ(show(glyph), "glyph " + glyph);
  EXPECT_EQ(show("Nf3± Qh5+-+ d5+="), "word Nf3|glyph+ ±|word Qh5+|glyph+ -+|word d5|glyph+ +=");
  EXPECT_EQ(show("N RR"), "word N|word RR");
}

TEST(Tokenizer, Comments) {
  EXPECT_EQ(show("{a {b} c}"), "comment^nested {a {b}|word c|junk+ }");
  EXPECT_EQ(show("e4 {never\n1. e5"), "word e4|comment^unclosed {never\n1. e5");
  EXPECT_EQ(show("e4 ; {x\ne5"), "word e4|line ; {x|word e5");
  EXPECT_EQ(show("{; % (}e4"), "comment {; % (}|word+ e4");
}

TEST(Tokenizer, EscapesOnlyInColumnOne) {
  EXPECT_EQ(show("%x y\n% z\n %w"), "escape %x y|escape % z|word %w");
  std::vector<Token> tokens;
  tokenize("e4\n%x", {3, 5}, tokens);
  tokenize("a%x", {1, 3}, tokens);
  ASSERT_EQ(tokens.size(), 2u);
  EXPECT_EQ(tokens[0].kind, TokenKind::escape);
  EXPECT_EQ(tokens[1].kind, TokenKind::word);
}

TEST(Tokenizer, VariationsNagsAndJunk) {
  EXPECT_EQ(show("(()) $3$ $"), "open (|open+ (|close+ )|close+ )|nag $3|junk+ $|junk $");
  EXPECT_EQ(show("}]\x01 ] [%clk 1:00]"), "junk }]\x01|junk ]|junk [|word+ %clk|word 1:00|junk+ ]");
  EXPECT_EQ(show("\xFF\xFE e4\xE2"), "word \xFF\xFE|word e4\xE2");
  EXPECT_EQ(show({"e4\0e5", 5}), std::string("word e4|junk+ \0|word+ e5", 24));
}

TEST(Tokenizer, BlanksOfEveryKind) {
  EXPECT_EQ(show("\uFEFF e4\u00A0e5\u200Be6\u3000\u2028\v\f"), "word e4|word e5|word e6");
}

TEST(Tokenizer, TagsWholeAndBroken) {
  const Texts tags = {R"([White "Ana"])",      R"([White "O\"Neil, \\ Ana"])",
                      R"([White Elo "2500"])", R"([TimeControl "5400/40+30:1800+30""])",
                      R"([A "x [=0040] y"])",  R"([White "He "Bob" Jr"])",
                      R"([ White  "Ana" ])",   R"([Event "path\"])",
                      R"([White "Ana" x])",    R"([Белые "Ана"])"};
  for (const std::string& tag : tags) {
    EXPECT_EQ(show(tag + "\n1.e4"), "tag " + tag + "|number 1.|word+ e4");
  }
  for (const std::string tag :
       {"[White Kasparov]", "[Event ]", "[Event]", "[White \"Ana]", "[A \""}) {
    EXPECT_EQ(show(tag + "\n1.e4"), "tag^unclosed " + tag + "|number 1.|word+ e4");
  }
  EXPECT_EQ(show("[White \"Ana\n[Black \"B\"\n[A \"x]\n"),
            "tag^unclosed [White \"Ana|tag^unclosed [Black \"B\"|tag^unclosed [A \"x]");
}

TEST(Tokenizer, WhereTagsMayStand) {
  EXPECT_EQ(show(R"([A "x"][B "y"] [C "z"] e4)"),
            R"(tag [A "x"]|tag+ [B "y"]|tag [C "z"]|word e4)");
  EXPECT_EQ(show("e4 e5\n[Black wins] d4"),
            "word e4|word e5|junk [|word+ Black|word wins|junk+ ]|word d4");
  EXPECT_EQ(show("[pgn][A \"x\"]"), "junk [|word+ pgn|junk+ ]|tag+ [A \"x\"]");
}

TEST(Tokenizer, AppendsAndReusesItsVector) {
  std::vector<Token> tokens;
  tokenize("e4", {0, 2}, tokens);
  tokenize("e4 d5", {3, 5}, tokens);
  ASSERT_EQ(tokens.size(), 2u);
  EXPECT_EQ(tokens[1].span, (Span{3, 5}));
  EXPECT_EQ(tokens[1].flags, 0);
}

// A megabyte of one thing each; a quadratic scanner would take hours.
TEST(Tokenizer, IsLinearWhateverTheBytesAre) {
  constexpr std::size_t size = 1'000'000;
  const Texts pieces = {
      "(",   ")",  "{",    "[",   "\"",       "[A \"", "[A \"\\", "e",   "1",    ".",
      "a.",  "…",  " ",    "½",   "-",        "=",     "$",       "*",   "!",    "%",
      "(=",  "( ", "x(Q)", "8(",  "+-",       "1/2-",  "[A",      "[ ",  "\xE2", "\xFF",
      "e4 ", "1:", "\\\"", "\"]", "[A \"]\"", ";",     "\r",      "[A ", "e4(1."};
  for (const std::string& piece : pieces) {
    std::string text;
    while (text.size() < size) text += piece;
    const Span whole{0, static_cast<std::uint32_t>(text.size())};
    EXPECT_EQ(cover_fault(text, whole, tokens_of(text)), "") << piece;
  }
  EXPECT_EQ(tokens_of("e4 {" + std::string(size, 'c') + "} e5").size(), 3u);
  EXPECT_EQ(tokens_of("[A \"" + std::string(size, 'v') + "\"]").size(), 1u);
}

}  // namespace
}  // namespace planilla
