// Rows of squares; the text of the sheet from the third row on.
#include "interview/board_beside.h"

#include <algorithm>

namespace planilla {

namespace {

constexpr std::size_t board_width = 19;  // "8  r n b q k b n r "
constexpr std::size_t gap = 3;
constexpr std::size_t first_row = 2;

std::size_t characters_of(const std::string& line) {
  return static_cast<std::size_t>(
      std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::vector<std::string> colored_rows(const Position& position, const Symbols& letters) {
  std::vector<std::string> out;
  for (int rank = 7; rank >= 0; --rank) {
    std::string row = std::to_string(rank + 1) + "  ";
    for (int file = 0; file < 8; ++file) {
      const Piece piece = position.piece_on(make_square(file, rank));
      const bool is_light = (file + rank) % 2 != 0;
      const bool is_white = piece != no_piece && color_of(piece) == white;
      row += std::string("\x1b[48;5;") + (is_light ? "180" : "101") + ";" +
             (is_white ? "1;38;5;231" : "38;5;16") + "m" + square_letter(piece, letters, " ") +
             " \x1b[0m";
    }
    out.push_back(row);
  }
  out.push_back("   a b c d e f g h");
  return out;
}

}  // namespace

std::vector<std::string> board_beside(const Position& position, const Symbols& letters,
                                      const std::vector<std::string>& sheet,
                                      const Terminal& terminal) {
  std::vector<std::string> out =
      terminal.color ? colored_rows(position, letters) : board_rows(position, letters);
  std::size_t widest = 0;
  for (const std::string& line : sheet) widest = std::max(widest, characters_of(line));
  const bool fits = terminal.columns == 0 || board_width + gap + widest <= terminal.columns;
  if (!fits) {
    out.insert(out.end(), sheet.begin(), sheet.end());
    return out;
  }
  for (std::size_t i = 0; i < sheet.size() && first_row + i < out.size(); ++i)
    if (!sheet[i].empty())
      out[first_row + i] += (terminal.color ? " " : "  ") + std::string(gap, ' ') + sheet[i];
  return out;
}

}  // namespace planilla
