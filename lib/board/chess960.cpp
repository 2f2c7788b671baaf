// The 960 start positions by number. Source: Reinhard Scharnagl's numbering (2004): bishop on a
// light square, bishop on a dark square, queen, the two knights, and rook, king, rook on what is
// left.
#include <algorithm>
#include <array>
#include <string>

#include "board/fen.h"

namespace planilla {

namespace {

using Row = std::array<char, 8>;

// The two knights among five free squares, in the numbering's order.
constexpr std::pair<int, int> knight_pairs[] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2},
                                                {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};

// Puts `letter` on the n-th free square.
void put_on_free(Row& row, int n, char letter) {
  for (char& square : row)
    if (square == ' ' && n-- == 0) {
      square = letter;
      return;
    }
}

Row row_of(int number) {
  Row row;
  row.fill(' ');
  row[static_cast<std::size_t>(number % 4 * 2 + 1)] = 'B';
  row[static_cast<std::size_t>(number / 4 % 4 * 2)] = 'B';
  put_on_free(row, number / 16 % 6, 'Q');
  const auto [first, second] = knight_pairs[number / 96];
  put_on_free(row, second, 'N');
  put_on_free(row, first, 'N');
  for (const char letter : {'R', 'K', 'R'}) put_on_free(row, 0, letter);
  return row;
}

std::string fen_of(const Row& row) {
  std::string upper(row.begin(), row.end());
  std::string lower = upper;
  for (char& c : lower) c = static_cast<char>(c | 0x20);
  return lower + "/pppppppp/8/8/8/8/PPPPPPPP/" + upper + " w KQkq - 0 1";
}

bool same_setup(const Position& a, const Position& b) {
  if (a.turn() != b.turn() || a.castling() != b.castling()) return false;
  for (int s = 0; s < 64; ++s)
    if (a.piece_on(static_cast<Square>(s)) != b.piece_on(static_cast<Square>(s))) return false;
  return true;
}

}  // namespace

std::optional<int> chess960_number(const Position& position) {
  for (int number = 0; number < 960; ++number) {
    const Row row = row_of(number);
    bool matches = true;
    for (int file = 0; file < 8 && matches; ++file) {
      const Piece piece = position.piece_on(make_square(file, 0));
      matches =
          color_of(piece) == white && row[static_cast<std::size_t>(file)] == ".PNBRQK."[piece];
    }
    if (!matches) continue;
    if (same_setup(position, chess960_position(number))) return number;
    return std::nullopt;
  }
  return std::nullopt;
}

Position chess960_position(int number) {
  const int within = (number % 960 + 960) % 960;
  return *parse_fen(fen_of(row_of(within)), true).position;
}

}  // namespace planilla
