// Squares of one in the order of the other's.
#include "archive/duplicates/unread_moves.h"

#include <algorithm>
#include <string>

namespace planilla {

namespace {

constexpr std::size_t few = 4;  // words that prove nothing

// Where the game goes from that half-move on, promotions like other moves; then what it names.
std::string squares_from(const StoredGame& game, std::uint32_t ply) {
  constexpr char square_bits = 63;
  const std::string_view squares = game.squares();
  std::string out(squares.substr(std::min<std::size_t>(ply, squares.size())));
  for (char& square : out) square &= square_bits;
  return out.append(game.text(RecordText::unread));
}

// How many of the squares stand in the line, in this order and near each other.
std::size_t met_in_order(std::string_view squares, std::string_view line) {
  constexpr std::size_t near = 6;  // half-moves
  std::size_t met = 0, at = 0;
  for (const char square : squares) {
    const std::size_t found = line.substr(0, at + near).find(square, at);
    if (found == std::string_view::npos) {
      ++at;
      continue;
    }
    at = found + 1;
    ++met;
  }
  return met;
}

// Of one that stops, not behind the other's end: does it go on as the other does?
bool goes_on_like(const StoredGame& one, const StoredGame& other) {
  const RecordHead &x = one.head(), &y = other.head();
  if (x.stops == 0 || x.plies > y.plies) return true;
  const std::string_view named = one.text(RecordText::unread);
  if (named.size() < few) return true;
  const std::string line = squares_from(other, x.plies);
  return named.size() <= line.size() + few && 2 * met_in_order(named, line) >= named.size();
}

}  // namespace

bool unread_agrees(const StoredGame& a, const StoredGame& b) {
  return goes_on_like(a, b) && goes_on_like(b, a);
}

}  // namespace planilla
