// Positions printed above the moves of a sheet (game/layout/printed_position.h).
#include "game/layout/printed_position.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <string>

#include "board/fen.h"
#include "tests/game/support.h"

namespace planilla::printed_position_test {
namespace {

using namespace game_tests;

std::string found(const std::string& text, FirstNumber first = {}) {
  return find_printed_position(text, first, all_notations().languages()).value_or("");
}

enum class Style { dots, bars, glyphs, with_ranks, from_black };

// Rows as people print them, in the letters of a language.
std::string diagram(const Position& position, Style style, const Language& letters) {
  static const std::array<const char*, 12> pictures = {"♙", "♘", "♗", "♖", "♕", "♔",
                                                       "♟", "♞", "♝", "♜", "♛", "♚"};
  const Symbols symbols = Symbols::of_language(letters);
  std::string out;
  for (int row = 0; row < 8; ++row) {
    const int rank = style == Style::from_black ? row : 7 - row;
    if (style == Style::with_ranks || style == Style::from_black)
      out += std::to_string(rank + 1) + " ";
    for (int column = 0; column < 8; ++column) {
      const int file = style == Style::from_black ? 7 - column : column;
      const Piece piece = position.piece_on(make_square(file, rank));
      std::string cell = style == Style::bars ? " " : ".";
      if (piece != no_piece) {
        const Role role = role_of(piece);
        const bool whites = color_of(piece) == white;
        cell = role == pawn ? "P" : symbols.of[role];
        if (!whites) cell[0] = static_cast<char>(cell[0] | 32);
        if (style == Style::glyphs) cell = pictures[(whites ? 0u : 6u) + role - 1];
      }
      out += (style == Style::bars ? "| " : "") + cell + " ";
    }
    out += style == Style::bars ? "|\n" : "\n";
  }
  return out;
}

std::string board_of(const std::string& fen) {
  return fen.substr(0, fen.find(' '));
}

// Whatever stands on the board is read as it was printed, in every style.
RC_GTEST_PROP(PrintedPosition, IsReadAsItWasPrinted, (unsigned seed, unsigned plies)) {
  const Position position = random_game(seed, static_cast<int>(plies % 80)).positions.back();
  if (position.in_check()) return;  // then only one side can be to move
  // Without these, the letters fit several languages.
  const bool is_english = position.pieces(queen) != 0 && position.pieces(knight) != 0;
  const std::string board = board_of(to_fen(position));
  for (const Style style :
       {Style::dots, Style::bars, Style::glyphs, Style::with_ranks, Style::from_black}) {
    if (!is_english && style != Style::glyphs) continue;
    const std::string fen =
        found(diagram(position, style, language("en")) + "\n", {17, position.turn() == black});
    RC_ASSERT(board_of(fen) == board);
    RC_ASSERT(fen.ends_with(" 17"));
    RC_ASSERT(parse_fen(fen).position->turn() == position.turn());
  }
}

TEST(PrintedPosition, LettersOfOneLanguageAloneFit) {
  const Position position = *parse_fen("r3k2r/8/8/3n4/8/2B5/8/4K3 w kq - 0 1").position;
  EXPECT_EQ(board_of(found(diagram(position, Style::dots, language("es")) + "\n")),
            "r3k2r/8/8/3n4/8/2B5/8/4K3");
}

// S is the knight of German and the bishop of Czech, and both have a king K.
TEST(PrintedPosition, LettersThatLanguagesReadDifferentlyAreNone) {
  const std::string empty = "........\n........\n........\n........\n........\n........\n";
  EXPECT_EQ(found("....k...\n" + empty + "..S.K...\n\n"), "");
  EXPECT_NE(found("....k...\n" + empty + "....K...\n\n"), "");
}

TEST(PrintedPosition, AFenInWordsIsTakenWithItsFields) {
  EXPECT_EQ(found("Posición: 4k3/8/8/8/8/8/8/4K2R w K - 3 20\n"),
            "4k3/8/8/8/8/8/8/4K2R w K - 3 20");
  EXPECT_EQ(found("(4k3/8/8/8/8/8/8/4K2R)", {31, true}), "4k3/8/8/8/8/8/8/4K2R b - - 0 31");
  EXPECT_EQ(found("4k3/8/8/8/8/8/8/8 w - - 0 1"), "");  // White has no king
  EXPECT_EQ(found("1/2-1/2 3/4"), "");
}

TEST(PrintedPosition, CastlingIsWhatStandsAtHome) {
  EXPECT_EQ(found("r...k..r\n........\n........\n...Q....\n........\n........\n........\n"
                  "....K..R\n\n"),
            "r3k2r/8/8/3Q4/8/8/8/4K2R w Kkq - 0 1");
}

// A rule between the ranks is none of them, whatever it is drawn with; an empty rank is one, the
// first one too.
TEST(PrintedPosition, RulesAreNoRanks) {
  const std::string empty = "|   |   |   |   |   |   |   |   |\n";
  const std::string kings[] = {"|   |   |   |   | k |   |   | q |\n",
                               "|   |   |   |   | K |   |   |   |\n"};
  const std::string board = "8/8/8/4k2q/8/8/8/4K3 w - - 0 1";
  for (const char* rule : {"", "|---|---|---|---|---|---|---|---|\n",
                           "+---+---+---+---+---+---+---+---+\n", "=================\n"}) {
    std::string text = rule;
    for (int i = 0; i < 3; ++i) text += empty + rule;
    text += kings[0] + rule;
    for (int i = 0; i < 3; ++i) text += empty + rule;
    EXPECT_EQ(found(text + kings[1] + rule + "\n"), board) << text;
  }
}

TEST(PrintedPosition, SevenRowsOrARowTooShortAreNone) {
  const std::string row = "........\n";
  std::string seven = "....k...\n";
  for (int i = 0; i < 5; ++i) seven += row;
  seven += "....K...\n";
  EXPECT_EQ(found(seven + "\n\n\n"), "");
  EXPECT_NE(found(seven.substr(0, 9) + row + seven.substr(9) + "\n"), "");
  EXPECT_EQ(found(seven.substr(0, 9) + ".......\n" + seven.substr(9) + "\n"), "");
}

TEST(PrintedPosition, AWholeBookIsNotSearched) {
  EXPECT_EQ(found("4k3/8/8/8/8/8/8/4K2R w - - 0 1 " + std::string(4000, 'x')), "");
}

}  // namespace
}  // namespace planilla::printed_position_test
