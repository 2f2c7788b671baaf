// Texts without the marks of HTML, Markdown and typesetting (game/markup/markup.h, html.h).
#include "game/markup/markup.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "game/markup/bbcode.h"
#include "game/markup/html.h"
#include "game/markup/latex.h"
#include "game/markup/quoted_printable.h"
#include "text/charset/utf8.h"

namespace planilla::markup_test {
namespace {

std::string without_markup(std::string text) {
  blank_markup(text);
  return text;
}
std::string without_tags(std::string text) {
  blank_tags(text);
  return text;
}
std::string decoded(std::string text) {
  decode_words(text);
  return text;
}

struct Change {
  const char *from, *to;
};

TEST(BlankTags, KnownElementsGoAndWhatOnlyLooksLikeOneStays) {
  for (const Change& c : {Change{"<b>e4</b>", "   e4    "},
                          {"<BR/>e4", "     e4"},
                          {"e4 <-- best", "e4 <-- best"},
                          {"1 < 2 and 3 > 2", "1 < 2 and 3 > 2"},
                          {"<foo>e4", "<foo>e4"},
                          {"<b", "<b"},
                          {"<p class=\"x\">e4", "             e4"},
                          {"Ana</h1><p>Cali", "Ana\n       Cali"},
                          {"<td>e4</td><td>e5</td></tr><tr>", "    e4         e5     \n        "},
                          {"a<!-- e4 -->b", "a   { e4 }  b"},
                          {"a<!-- ad -->b", "a           b"},
                          {"a<!-- e4", "a<!-- e4"},
                          {"<script>e4</script>e5", "                   e5"},
                          {"<script>e4", "          "},
                          {"<style>\ne4\n</style>", "       \n  \n        "}})
    EXPECT_EQ(without_tags(c.from), c.to) << c.from;
}

TEST(BlankTags, ATagMayBeLongButNotTooLong) {
  const std::string fits = "<p " + std::string(900, 'x') + ">e4",
                    too_long = "<p " + std::string(1100, 'x') + ">e4";
  EXPECT_EQ(without_tags(fits), std::string(904, ' ') + "e4");
  EXPECT_EQ(without_tags(too_long), too_long);
}

// As long as before: a word ends in bytes that stand for nothing (lost_byte).
TEST(DecodeWords, ReferencesStandForTheirCharacterWithLostBytesBehind) {
  for (const Change& c : {Change{"P&eacute;rez a", "Pérez\1\1\1\1\1\1 a"},
                          {"&#233;!", "é!\1\1\1\1"},
                          {"&#xE9;!", "é!\1\1\1\1"},
                          {"&frac12;-&frac12;", "½-½\1\1\1\1\1\1\1\1\1\1\1\1"},
                          {"&unknown;", "&unknown;"},
                          {"&;", "&;"},
                          {"&amp", "&amp"},
                          {"&#55296;", "&#55296;"},      // a surrogate is no character
                          {"&#1114112;", "&#1114112;"},  // beyond the last one
                          {"&#10;", "&#10;"},            // a line end would move all lines
                          {"A&B", "A&B"},
                          {"de\u00adfensa", "defensa\1\1"},
                          {"\ufb01n", "fin\1"}})
    EXPECT_EQ(decoded(c.from), c.to) << c.from;
}

TEST(BlankMarkup, EmphasisOfProseGoesAndStarsOfChessStay) {
  for (const Change& c : {Change{"**Partida** 1", "  Partida   1"},
                          {"1. C*6 d5", "1. C*6 d5"},
                          {"1. e4 *", "1. e4 *"},
                          {"*jugada floja* e4", " jugada floja  e4"},
                          {"*a4 b5* e4", "*a4 b5* e4"},      // no prose
                          {"**e4\n\n**e5", "**e4\n\n**e5"},  // in two paragraphs
                          {"`e4`", " e4 "},
                          {"`e4\n`", "`e4\n`"},
                          {"# Ana\n> e4", "  Ana\n  e4"},
                          {"#Ana", "#Ana"},
                          {"Dxf7#", "Dxf7#"},
                          {"[base](http://a.b/c) x", " base                x"},
                          {"![base](/c) x", " (base)     x"},
                          {"[%clk 1](e4)", "[%clk 1](e4)"},
                          {"* Ana\n* Ben\n* Eva", "  Ana\n  Ben\n  Eva"},
                          {"1. e4\n* ", "1. e4\n* "},
                          {"a\n- 23 -\nb", "a\n      \nb"},
                          {"a\n- e4 -\nb", "a\n- e4 -\nb"}})
    EXPECT_EQ(without_markup(c.from), c.to) << c.from;
}

TEST(BlankMarkup, WordsCutAtTheLineEndMoveBelowItAsAWhole) {
  EXPECT_EQ(without_markup("los ju-\ngadores x"), "los \njugadores  x");
  EXPECT_EQ(without_markup("0-0-\n0 x"), "\n0-0-0 x");
  EXPECT_EQ(without_markup("Mar-\nTa x"), "Mar-\nTa x");  // a name with a capital is two names
  EXPECT_EQ(without_markup("1-\n0 x"), "1-\n0 x");
}

TEST(BlankMarkup, APageNumberIsOneInTheFirstLineToo) {
  EXPECT_TRUE(shows_markup("- 23 -"));
  EXPECT_EQ(without_markup("- 23 -\n1. e4 e5\n"), "      \n1. e4 e5\n");
}

rc::Gen<std::string> marked_text() {
  return rc::gen::map(rc::gen::container<std::vector<std::string>>(
                          rc::gen::elementOf(std::vector<std::string>{"<b>",
                                                                      "</b>",
                                                                      "<script>",
                                                                      "</script",
                                                                      "<!--",
                                                                      "-->",
                                                                      "&amp;",
                                                                      "&#233;",
                                                                      "&#x20ac;",
                                                                      "&shy;",
                                                                      "&",
                                                                      ";",
                                                                      "**",
                                                                      "*",
                                                                      "* ",
                                                                      "`",
                                                                      "# ",
                                                                      "> ",
                                                                      "[a](http://b)",
                                                                      "](",
                                                                      "-\n",
                                                                      "\n",
                                                                      "\r\n",
                                                                      "\n\n",
                                                                      "0-0",
                                                                      "- 1 -",
                                                                      "é",
                                                                      "\u00ad",
                                                                      "\ufb03",
                                                                      "ju",
                                                                      "gada",
                                                                      "e4",
                                                                      " ",
                                                                      "<p",
                                                                      ">",
                                                                      "½"})),
                      [](const std::vector<std::string>& parts) {
                        std::string out;
                        for (const std::string& part : parts) out += part;
                        return out;
                      });
}

bool is_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();)
    if (take_character(text, at) == not_utf8) return false;
  return true;
}

// Where the line end at `at` of `text` stands in `blanked`: there, or before a word that was cut at
// it.
std::size_t line_end_of(const std::string& text, const std::string& blanked, std::size_t at) {
  if (blanked[at] == '\n' || at == 0 || text[at - 1] != '-') return at;
  const std::size_t begin = blanked.find_last_of(" \t\r\n", at);
  return begin == std::string::npos ? at : begin;
}

// Places in the text stay places in the file, and characters stay whole.
RC_GTEST_PROP(BlankMarkup, KeepsTheLengthTheLinesAndTheCharacters, ()) {
  const std::string text = *marked_text();
  const std::string blanked = without_markup(text);
  RC_ASSERT(blanked.size() == text.size());
  std::string without = blanked;  // its line ends that are accounted for
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\n') continue;
    const std::size_t end = line_end_of(text, blanked, i);
    RC_ASSERT(blanked[end] == '\n');
    without[end] = ' ';
  }
  for (std::size_t i = 0; i < text.size(); ++i)
    if (without[i] == '\n') RC_ASSERT(text[i] == '<');
  RC_ASSERT(is_utf8(blanked));
}

RC_GTEST_PROP(BlankMarkup, LeavesATextAloneThatShowsNone, ()) {
  const std::string text = *marked_text();
  if (!shows_markup(text)) RC_ASSERT(without_markup(text) == text);
}

// Nothing is made up: a letter that stands there stood in the text, or a reference stood for it.
RC_GTEST_PROP(BlankMarkup, PutsNothingIn, ()) {
  std::string text = *marked_text();
  text.erase(std::remove(text.begin(), text.end(), '&'), text.end());
  if (text.find("\ufb03") != std::string::npos) return;
  if (text.find("<!--") != std::string::npos) return;  // becomes a comment in braces
  const std::string blanked = without_markup(text);
  for (const char c : blanked)
    RC_ASSERT(c == ' ' || c == '\n' ||
              std::count(blanked.begin(), blanked.end(), c) <=
                  std::count(text.begin(), text.end(), c));
}

std::string without_forum_marks(std::string text) {
  blank_forum_marks(text);
  return text;
}

TEST(ForumMarks, KnownOnesThatAreClosedSomewhere) {
  for (const Change& c : {Change{"[b]1.e4[/b] e5", "   1.e4     e5"},
                          {"[B]e4[/b]", "   e4    "},
                          {"[url=http://a]e4[/url]", "              e4      "},
                          {"[img]a.png[/img] e4", "                 e4"},
                          {"[b]e4", "[b]e4"},            // never closed
                          {"[a]e4[/a]", "[a]e4[/a]"},    // none of a forum
                          {"[b e4][/b]", "[b e4]    "},  // no mark but for its name
                          {"[b]e4[/b=1]", "[b]e4[/b=1]"},
                          {"[b]e4[/b=1][/b]", "   e4[/b=1]    "},
                          {"[b\n]e4[/b]", "[b\n]e4    "},
                          {"[3.d4] e4[/b]", "[3.d4] e4    "}})
    EXPECT_EQ(without_forum_marks(c.from), c.to) << c.from;
}

std::string without_latex(std::string text) {
  blank_latex(text);
  return text;
}

TEST(Latex, WhatIsPlayedAndWhatIsAVariation) {
  for (const Change& c : {Change{"\\mainline{1. d4}", "          1. d4 "},
                          {"\\variation{1... d5}", "          (1... d5)"},
                          {"\\textbf{Good}", "        Good "},
                          {"\\newchessgame[id=1]{x} e4", "                       e4"},
                          {"\\emph e4", "      e4"},
                          {"\\unknown{e4}", "\\unknown{e4}"},
                          {"e4 \\\\ e5", "e4    e5"},
                          {"\\& e4", " & e4"},
                          {"\\mainline{1. d4", "         {1. d4"},  // never closed
                          {"\\mainline{1. d4 \\textbf{!}}", "          1. d4         !  "}})
    EXPECT_EQ(without_latex(c.from), c.to) << c.from;
  EXPECT_TRUE(shows_latex("\\mainline{1. e4}"));
  EXPECT_FALSE(shows_latex("mainline 1. e4"));
}

std::string mail(std::string text) {
  decode_mail(text);
  return text;
}

TEST(Mail, CharactersAndLinesThatWereCut) {
  for (const Change& c : {Change{"Se=C3=B1or e4", "Se\u00f1or     e4"},
                          {"=E2=82=AC x", "\u20ac       x"},
                          {"Se=C3=B1or P=\nrez e4", "Se\u00f1or     \nPrez  e4"},
                          {"e8=D5 e4", "e8=D5 e4"},         // no character of UTF-8
                          {"=C3=20 x", "=C3=20 x"},         // half of one
                          {"=c3=b1 x", "=c3=b1 x"},         // small digits are none
                          {"=C0=80 x", "=C0=80 x"},         // too long a form
                          {"=ED=A0=80 x", "=ED=A0=80 x"}})  // a surrogate
    EXPECT_EQ(mail(c.from), c.to) << c.from;
  const std::string named = "quoted-printable ";
  EXPECT_EQ(mail(named + "Se=F1or"), named + "Se\u00f1or ");
  EXPECT_TRUE(shows_mail(named));
  EXPECT_FALSE(shows_mail("e8=D5"));
}

RC_GTEST_PROP(Mail, KeepsTheLengthAndTheLines, ()) {
  const auto parts =
      *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(std::vector<std::string>{
          "=C3=B1", "=\n", "=", "e4", " ", "\n", "=E2=82=AC", "=F1", "a", "=3D"}));
  std::string text = "quoted-printable ";
  for (const std::string& part : parts) text += part;
  const std::string decoded = mail(text);
  RC_ASSERT(decoded.size() == text.size());
  RC_ASSERT(std::count(decoded.begin(), decoded.end(), '\n') ==
            std::count(text.begin(), text.end(), '\n'));
  RC_ASSERT(is_utf8(decoded));
}

}  // namespace
}  // namespace planilla::markup_test
