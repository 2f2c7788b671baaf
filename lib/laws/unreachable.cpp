// Men are counted.
#include "laws/unreachable.h"

#include <algorithm>
#include <bit>

namespace planilla {

namespace {

constexpr int most_pawns = 8;

int count(const Position& position, Color side, Role role) {
  return std::popcount(position.pieces(side, role));
}

// Pieces that only pawns can have become.
int promoted(const Position& position, Color side) {
  return std::max(count(position, side, queen) - 1, 0) +
         std::max(count(position, side, rook) - 2, 0) +
         std::max(count(position, side, bishop) - 2, 0) +
         std::max(count(position, side, knight) - 2, 0);
}

// Half-moves without a capture or a pawn's move, past those that end the game by themselves.
bool counts_too_far(const Position& position, Edition edition) {
  constexpr int most = 150;
  return has_automatic_draws(edition) && position.halfmove_clock() > most;
}

}  // namespace

std::vector<diagnostics::UnreachablePosition> unreachable(const Position& position,
                                                          Edition edition) {
  std::vector<diagnostics::UnreachablePosition> out;
  for (const Color side : {white, black}) {
    const int pawns = count(position, side, pawn), more = promoted(position, side);
    const char* const who = side == white ? "white" : "black";
    if (pawns > most_pawns)
      out.push_back({.kind = "pawns", .side = chosen(who), .count = pawns});
    else if (pawns + more > most_pawns)
      out.push_back({.kind = "promoted", .side = chosen(who), .count = more});
  }
  if (counts_too_far(position, edition))
    out.push_back({.kind = "clock", .side = "white", .count = position.halfmove_clock()});
  return out;
}

}  // namespace planilla
