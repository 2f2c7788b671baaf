// Tables of moves: cells, rows that are numbered on, lines of each player (game/tables).
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "game/tables/cells.h"
#include "game/tables/move_rows.h"
#include "game/tables/player_lines.h"
#include "game/tables/typed_as_sheet.h"
#include "tests/game/support.h"

namespace planilla::tables_test {
namespace {

using namespace game_tests;
using testing::ElementsAre;
using testing::IsEmpty;

using Words = std::vector<std::string>;

Words cells(const std::string& line, char delimiter) {
  Words out;
  for (const Span cell : cells_of(line, whole(line), delimiter)) out.emplace_back(cell.in(line));
  return out;
}

struct CellCase {
  std::string line;
  char delimiter;
  Words cells;
};

TEST(CellsOf, EachDelimiter) {
  for (const CellCase& c : {CellCase{"| 4 | Aa4 | |", '|', {"4", "Aa4", ""}},
                            {"4 | Aa4 | Cf6", '|', {"4", "Aa4", "Cf6"}},
                            {"||", '|', {""}},
                            {"|", '|', {""}},
                            {"4;Aa4;", ';', {"4", "Aa4", ""}},
                            {"4\tAa4\t\tCf6", '\t', {"4", "Aa4", "", "Cf6"}},
                            {"4, Aa4 , Cf6 ", ',', {"4", "Aa4", "Cf6"}},
                            {"4  Aa4    Cf6", two_blanks, {"4", "Aa4", "Cf6"}},
                            {"a b  c d", two_blanks, {"a b", "c d"}},
                            {"", ';', {""}}})
    EXPECT_EQ(cells(c.line, c.delimiter), c.cells) << '"' << c.line << '"';
}

TEST(CellsOf, QuotesKeepADelimiterInside) {
  EXPECT_EQ(cells("\"4\",\"Aa4, bien\",Cf6", ','), (Words{"4", "Aa4, bien", "Cf6"}));
  EXPECT_EQ(cells("\"\";\"a", ';'), (Words{"", "\"a"}));
  EXPECT_EQ(cells("\"", ';'), (Words{"\""}));  // one alone quotes nothing
  EXPECT_EQ(cells("\"a  b\"  c", two_blanks), (Words{"\"a", "b\"", "c"}));
}

// What is joined by a delimiter is cut there again.
RC_GTEST_PROP(CellsOf, WhatIsJoinedIsCut, ()) {
  const auto words = *rc::gen::nonEmpty(rc::gen::container<Words>(
      rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::elementOf(std::string("aNx4"))))));
  const char delimiter = *rc::gen::element('|', ';', ',', '\t');
  std::string line;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) line += delimiter;
    line += words[i];
  }
  RC_ASSERT(cells(line, delimiter) == words);
}

RC_GTEST_PROP(CellsOf, StandInOrderWithinTheLine, ()) {
  const auto line =
      *rc::gen::container<std::string>(rc::gen::elementOf(std::string("|;,\t \"a4-")));
  for (const char delimiter : {'|', ';', ',', '\t', two_blanks}) {
    std::uint32_t behind = 0;
    for (const Span cell : cells_of(line, whole(line), delimiter)) {
      RC_ASSERT(cell.begin >= behind);
      RC_ASSERT(cell.end >= cell.begin);
      RC_ASSERT(cell.end <= line.size());
      const bool is_quoted = cell.begin > 0 && line[cell.begin - 1] == '"';
      if (!is_quoted) RC_ASSERT(without_blanks(line, cell) == cell);
      behind = cell.end;
    }
  }
}

TEST(LineAt, EndsBeforeItsLineEnd) {
  const std::string text = "ab\n\ncd";
  EXPECT_EQ(line_at(text, 0), (Span{0, 2}));
  EXPECT_EQ(line_at(text, 3), (Span{3, 3}));
  EXPECT_EQ(line_at(text, 4), (Span{4, 6}));
  EXPECT_EQ(line_at(text, 6), (Span{6, 6}));
}

TEST(WithoutBlanks, BothEndsAndLineEnds) {
  const std::string text = " \t ab c\r\n";
  EXPECT_EQ(without_blanks(text, whole(text)).in(text), "ab c");
  EXPECT_TRUE(without_blanks("   ", {0, 3}).empty());
}

TEST(RulesOffRows, DashesBetweenSigns) {
  for (const char* yes : {"---", "|---|---|", "+----+----+", "|:--|--:|", "- - -", "---\r"})
    EXPECT_TRUE(rules_off_rows(yes)) << yes;
  for (const char* no : {"", "--", "|||", "===", "|-a-|", "1---"})
    EXPECT_FALSE(rules_off_rows(no)) << no;
}

// "5 Aa4 ~": the cells of the row in that line of the text, from 0; "~" for a hole.
std::string row(const std::string& text, int line) {
  std::size_t begin = 0;
  while (line-- > 0) begin = text.find('\n', begin) + 1;
  const MoveRows rows(text, whole(text));
  std::string out;
  for (const MoveRows::Cell& cell : rows.cut(line_at(text, begin)))
    out.append(out.empty() ? "" : " ")
        .append(cell.is_hole ? std::string_view("~") : cell.span.in(text));
  return out;
}

const std::string table =
    "| Nº | Blancas | Negras |\n"
    "|----|---------|--------|\n"
    "| 1 | e4 | e5 |\n"
    "| 2 | Cf3 | Cc6 |\n"
    "| 3 |  | a6 |\n"
    "| 4 | Aa4 |  |\n"
    "| 5 | 0-0 | Ae7 |\n"
    "| 6 | Te1 |  |\n"
    "| 7 |  |  |\n";

TEST(MoveRows, AnEmptyCellWasPlayedWhereALaterOneIsWritten) {
  EXPECT_EQ(row(table, 2), "1 e4 e5");
  EXPECT_EQ(row(table, 4), "3 ~ a6");
  EXPECT_EQ(row(table, 5), "4 Aa4 ~");
  EXPECT_EQ(row(table, 7), "6 Te1");  // nothing is written behind it
  EXPECT_EQ(row(table, 8), "7");
}

TEST(MoveRows, RightBeforeTheLastHalfMoveToo) {
  const std::string text = "1;e4;e5\n2;Cf3;Cc6\n3;Ab5;a6\n4;;Cf6\n";
  EXPECT_EQ(row(text, 3), "4 ~ Cf6");
}

TEST(MoveRows, TheHeadIsNoneOfTheGame) {
  const MoveRows rows(table, whole(table));
  EXPECT_EQ(rows.head_at(0).in(table), "Nº | Blancas | Negras");
  EXPECT_TRUE(rows.head_at(1).empty());
  const std::string bare = table.substr(table.find("| 1"));
  EXPECT_TRUE(MoveRows(bare, whole(bare)).head_at(0).empty());
  const std::string moves = "a4,b4,c4\n1,e4,e5\n2,d4,d5\n3,c4,c5\n";
  EXPECT_TRUE(MoveRows(moves, whole(moves)).head_at(0).empty());
}

// With every delimiter the rows are the same.
TEST(MoveRows, AnyDelimiterPartsThem) {
  for (const char delimiter : {';', ',', '\t'}) {
    const std::string d(1, delimiter);
    const std::string text = "1" + d + "e4" + d + "e5\n2" + d + d + "Cc6\n3" + d + "Ab5" + d +
                             "a6\n4." + d + "Aa4" + d + "Cf6\n";
    EXPECT_EQ(row(text, 0), "1 e4 e5") << d;
    EXPECT_EQ(row(text, 1), "2 ~ Cc6") << d;
    EXPECT_EQ(row(text, 3), "4. Aa4 Cf6") << d;
  }
}

TEST(MoveRows, SeveralGroupsInARow) {
  const std::string text = "1;e4;e5;4;Aa4;Cf6\n2;Cf3;Cc6;5;0-0;Ae7\n3;Ab5;a6;;;\n";
  EXPECT_EQ(row(text, 0), "1 e4 e5 4 Aa4 Cf6");
  EXPECT_EQ(row(text, 2), "3 Ab5 a6");
}

// The same rows, of which something is amiss: no table.
TEST(MoveRows, WhatIsNoTable) {
  for (const char* text : {"1;e4;e5\n2;Cf3;Cc6\n",                     // two rows
                           "1;e4;e5\n2;Cf3;Cc6\n4;Ab5;a6\n",           // a number is missing
                           "1;hola;e5\n2;Cf3;si\n3;no;a6\n",           // too few half-moves
                           "x;e4;e5\ny;Cf3;Cc6\nz;Ab5;a6\n",           // no numbers
                           "1000;e4;e5\n1001;Cf3;Cc6\n1002;Ab5;a6\n",  // too long a number
                           "1 e4 e5\n2 Cf3 Cc6\n3 Ab5 a6\n",           // nothing parts the cells
                           "1;e4;e5;b\n2;Cf3;Cc6;b\n3;Ab5;a6;b\n"})    // a cell too many
    EXPECT_EQ(row(text, 0), "") << text;
}

TEST(MoveRows, BlankLinesAndRulingsMayStandBetweenRows) {
  const std::string text = "1;e4;e5\n\n2;Cf3;Cc6\n---\n3;Ab5;a6\n";
  EXPECT_EQ(row(text, 0), "1 e4 e5");
  EXPECT_EQ(row(text, 4), "3 Ab5 a6");
}

TEST(MoveRows, OnlyTheRangeIsLookedAt) {
  const std::string text = "1;e4;e5\n2;Cf3;Cc6\n3;Ab5;a6\n4;Aa4;Cf6\n";
  const MoveRows rows(text, {0, 18});  // the first two rows
  EXPECT_THAT(rows.cut(line_at(text, 0)), IsEmpty());
}

std::string by_players(const std::string& text) {
  Read read(text);
  put_player_lines_in_order(read.text, lexicon(), read.tokens);
  std::string out;
  for (const Token& token : read.tokens)
    out.append(out.empty() ? "" : " ").append(token.in(read.text));
  return out;
}

TEST(PlayerLines, UnderTheirNames) {
  EXPECT_EQ(by_players("Blancas: e4 Cf3 Ab5\nNegras: e5 Cc6 a6\n"), "e4 e5 Cf3 Cc6 Ab5 a6");
  EXPECT_EQ(by_players("White: e4 Nf3 O-O\nBlack: e5 Nc6\n"), "e4 e5 Nf3 Nc6 O-O");
}

TEST(PlayerLines, BelowNumbers) {
  EXPECT_EQ(by_players("1 2 3\ne4 Cf3 Ab5\ne5 Cc6 a6\n"), "1 e4 e5 2 Cf3 Cc6 3 Ab5 a6");
  EXPECT_EQ(by_players("1 2 3\ne4 Cf3 d4\ne5 Cc6\n4 5\nAb5 Aa4\na6 Cf6"),
            "1 e4 e5 2 Cf3 Cc6 3 d4 4 Ab5 a6 5 Aa4 Cf6");
}

TEST(PlayerLines, OthersStayAsTheyAre) {
  for (const char* text : {"1 3\ne4 Cf3\ne5 Cc6",     // the numbers do not count on
                           "1 2 3\ne4 Cf3\ne5 Cc6",   // one number too many
                           "1 2\ne4 Cf3\ne5 Cc6 d5",  // Black has more
                           "1 2\ne4 jaque\ne5 Cc6",   // a word that is no half-move
                           "1\ne4\ne5",               // one half-move a line
                           "e4 Cf3\ne5 Cc6"}) {       // nothing says whose they are
    Read read(text);
    const std::vector<Token> before = read.tokens;
    put_player_lines_in_order(read.text, lexicon(), read.tokens);
    ASSERT_EQ(read.tokens.size(), before.size()) << text;
    for (std::size_t i = 0; i < before.size(); ++i)
      EXPECT_EQ(read.tokens[i].span, before[i].span) << text;
  }
  EXPECT_EQ(by_players("Blancas: e4 Cf3\nNegras: e5 Cc6 a6\n"),
            "Blancas: e4 Cf3 Negras: e5 Cc6 a6");
}

// Moves of a game in three lines are the moves of that game.
RC_GTEST_PROP(PlayerLines, AnyGameComesOutInOrder, (unsigned seed)) {
  const std::vector<std::string> words =
      words_of(random_game(seed, 4 + static_cast<int>(seed % 30)));
  RC_PRE(words.size() >= 4u);
  std::string numbers, whites, blacks, expected;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool is_white = i % 2 == 0;
    if (is_white) numbers += std::to_string(i / 2 + 1) + " ";
    (is_white ? whites : blacks) += words[i] + " ";
    expected.append(expected.empty() ? "" : " ")
        .append(is_white ? std::to_string(i / 2 + 1) + " " : "")
        .append(words[i]);
  }
  RC_ASSERT(by_players(numbers + "\n" + whites + "\n" + blacks + "\n") == expected);
}

TEST(TypedAsSheet, SignsOfATableOrRows) {
  for (const char* yes : {"| 1 | e4 | e5 |\n", "1.e4 e5; 2.Cf3 Cc6; 3.Ab5 a6;", "1\te4\te5\t",
                          "1. e4   e5\n2. Cf3   Cc6   ", "1. e4 e5\n2. Cf3 Cc6\n3. Ab5 a6\n"})
    EXPECT_TRUE(is_typed_as_sheet(yes)) << yes;
  for (const char* no : {"", "1. e4 e5 2. Nf3 Nc6", "| 1 | e4", "1. e4 e5\n2. Cf3 Cc6\n",
                         "1. e4 {|||} e5", ";\n| 1 | e4 | e5 |", "| 1 | e4 | e5 |\n; nota"})
    EXPECT_FALSE(is_typed_as_sheet(no)) << no;
}

TEST(TypedAsSheet, LinesThatAProgramWrapsAreNoRows) {
  const std::string wrapped = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5\n";
  EXPECT_FALSE(is_typed_as_sheet(wrapped + wrapped + wrapped));
}

}  // namespace
}  // namespace planilla::tables_test
