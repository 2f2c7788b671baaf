#include "laws/dead/heuristic.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "board/attacks.h"

namespace planilla {

namespace {

constexpr Bitboard dark_squares = 0xaa55aa55aa55aa55ull;

// A side with a rook or queen is nearest; then one with a pawn that may promote; then the rest,
// which mate only with the help of the losing side.
constexpr int with_pawns = 110, with_minors = 300;

int distance(Square a, Square b) {
  const int files = std::abs(file_of(a) - file_of(b)), ranks = std::abs(rank_of(a) - rank_of(b));
  return std::max(files, ranks);
}

int nearest(Square s, Bitboard others) {
  int best = 8;
  while (others) best = std::min(best, distance(s, take_lowest(others)));
  return best;
}

int edge_distance(Square s) {
  const int f = file_of(s), r = rank_of(s);
  return std::min(std::min(f, 7 - f), std::min(r, 7 - r));
}

int promotion_distance(const Position& p, Color c) {
  int best = 20;
  for (Bitboard pawns = p.pieces(c, pawn); pawns;) {
    const Square s = take_lowest(pawns);
    const Bitboard beyond = c == white ? ~Bitboard{0} << s << 1 : bit(s) - 1;
    const Bitboard ahead = file_mask(file_of(s)) & beyond & p.pieces();
    const int way = c == white ? 7 - rank_of(s) : rank_of(s);
    best = std::min(best, way + std::popcount(ahead) + 2 * std::popcount(ahead & p.pieces(pawn)));
  }
  return best;
}

// Flight squares of the losing king: neither guarded nor occupied by its own men.
int flights(const Position& p, Color winner, Square k) {
  const Bitboard occupied = p.pieces() ^ bit(k);
  int count = 0;
  for (Bitboard beside = pseudo_attacks(king, k) & ~p.pieces(~winner); beside;)
    count += !p.attacked_by(winner, take_lowest(beside), occupied);
  return count;
}

// King moves until the losing king stands at the edge and the winning king in opposition to it.
using KingWalks = std::array<std::array<std::uint8_t, 64>, 64>;

Square two_inward(Square edge) {
  const int f = file_of(edge), r = rank_of(edge);
  if (r == 0 || r == 7) return make_square(f, r == 0 ? 2 : 5);
  return make_square(f == 0 ? 2 : 5, r);
}

KingWalks make_walks() {
  KingWalks walks;
  for (Square k = 0; k < 64; ++k)
    for (Square w = 0; w < 64; ++w) {
      int best = 99;
      for (Square to = 0; to < 64; ++to)
        if (edge_distance(to) == 0)
          best = std::min(best, distance(k, to) + distance(w, two_inward(to)));
      walks[k][w] = static_cast<std::uint8_t>(best);
    }
  return walks;
}

int king_walk(Square k, Square w) {
  static const KingWalks walks = make_walks();
  return walks[k][w];
}

// Estimated moves until one of these pieces stands beside the corner, off its diagonal.
int helper_distance(const Position& p, Bitboard men, Square corner) {
  const Bitboard places = pseudo_attacks(king, corner) & pseudo_attacks(rook, corner);
  int best = 12;
  while (men) {
    const Square s = take_lowest(men);
    const Piece piece = p.piece_on(s);
    if (role_of(piece) == bishop) {
      const bool same = ((bit(s) & dark_squares) != 0) == ((bit(corner) & dark_squares) != 0);
      if (!same) best = std::min(best, nearest(s, places));
    } else if (role_of(piece) != pawn) {
      best = std::min(best, nearest(s, places));
    } else {
      const bool is_white = color_of(piece) == white;
      const int goal = corner < 8 ? 1 : 6, here = rank_of(s);
      const bool comes = file_of(s) == file_of(corner) && (is_white ? here <= goal : here >= goal);
      best = std::min(best, comes ? std::abs(goal - here) : 3 + (is_white ? 7 - here : here));
    }
  }
  return best;
}

// A lone knight or bishop mates in a corner, usually with a losing man blocking a flight square.
int corner_distance(const Position& p, Color winner, Square k, Square w) {
  const Bitboard minors = p.pieces(winner) & (p.pieces(knight) | p.pieces(bishop));
  const Bitboard helpers = p.pieces(~winner) & ~p.pieces(king) & ~p.pieces(queen);
  const bool alone = !several(minors) || !(minors & p.pieces(knight));
  int best = 60;
  for (const Square c :
       {make_square(0, 0), make_square(7, 0), make_square(0, 7), make_square(7, 7)}) {
    const Bitboard colour = c == 0 || c == 63 ? dark_squares : ~dark_squares;
    if (!(minors & (p.pieces(knight) | (p.pieces(bishop) & colour)))) continue;
    const int help = alone && helpers ? 2 * helper_distance(p, helpers, c) : 0;
    best = std::min(best, 3 * distance(k, c) + help);
  }
  return 2 * best + 3 * std::max(0, distance(k, w) - 2) + nearest(k, minors);
}

int major_piece_distance(const Position& p, Color winner, Idea idea) {
  const Square k = p.king_square(~winner), w = p.king_square(winner);
  if (idea == Idea::net) {
    const int score = 5 * flights(p, winner, k) + distance(k, w) + 2 * edge_distance(k);
    return p.turn() != winner && p.in_check() ? std::max(0, score - 2) : score;
  }
  const int score = 3 * king_walk(k, w);
  return score + (score < 6 ? flights(p, winner, k) : 6) + 4 * std::popcount(p.pieces(~winner));
}

int pawn_distance(const Position& p, Color winner, Idea idea) {
  const Color loser = ~winner;
  const Square k = p.king_square(loser), w = p.king_square(winner);
  const int way = 6 * promotion_distance(p, winner);
  if (idea == Idea::net) return way + 2 * edge_distance(k);
  if (idea == Idea::kings) return way + 3 * king_walk(k, w) + 4 * std::popcount(p.pieces(loser));
  const bool loser_is_strong = p.pieces(loser) & (p.pieces(queen) | p.pieces(rook));
  const int loser_way = loser_is_strong ? 0 : 2 * promotion_distance(p, loser);
  return way + loser_way + nearest(w, p.pieces(loser, pawn)) + nearest(k, p.pieces(winner, pawn));
}

}  // namespace

int heuristic_distance(const Position& p, Color winner, Idea idea) {
  const Bitboard own = p.pieces(winner);
  int score = 0;
  const bool has_major = own & (p.pieces(queen) | p.pieces(rook));
  if (has_major) {
    score = major_piece_distance(p, winner, idea);
  } else if ((own & p.pieces(pawn)) && idea != Idea::smother) {
    score = with_pawns + pawn_distance(p, winner, idea);
  } else {
    const Square k = p.king_square(~winner);
    const int weight = idea == Idea::net || idea == Idea::smother ? 4 : 1;
    score = corner_distance(p, winner, k, p.king_square(winner)) + weight * flights(p, winner, k);
    if (idea == Idea::kings) score += 8 * std::popcount(p.pieces(~winner));
    if (idea != Idea::smother) score += with_minors;
  }
  return std::min(score, heuristic_limit - 1);
}

}  // namespace planilla
