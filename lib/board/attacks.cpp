// The attack tables, computed by the compiler: nothing happens at start-up.
#include "board/attacks.h"

#include <initializer_list>

namespace planilla {

namespace {

struct Step {
  int file, rank;
};

constexpr Step straight[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
constexpr Step oblique[] = {{1, 1}, {-1, -1}, {1, -1}, {-1, 1}};
constexpr Step jumps[] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

constexpr bool on_board(int file, int rank) {
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

// The squares from `s` in one direction, at most `length` of them.
constexpr Bitboard ray(int s, Step step, int length = 7) {
  Bitboard out = 0;
  int file = s % 8, rank = s / 8;
  for (int i = 0; i < length; ++i) {
    file += step.file;
    rank += step.rank;
    if (!on_board(file, rank)) break;
    out |= bit(make_square(file, rank));
  }
  return out;
}

template <std::size_t N>
constexpr Bitboard rays(int s, const Step (&steps)[N], int length = 7) {
  Bitboard out = 0;
  for (const Step step : steps) out |= ray(s, step, length);
  return out;
}

constexpr LineMask line_mask(int s, Step up) {
  return {ray(s, {-up.file, -up.rank}), ray(s, up)};
}

constexpr Bitboard attacks_of(Role role, int s) {
  switch (role) {
    case knight:
      return rays(s, jumps, 1);
    case bishop:
      return rays(s, oblique);
    case rook:
      return rays(s, straight);
    case queen:
      return rays(s, oblique) | rays(s, straight);
    case king:
      return rays(s, straight, 1) | rays(s, oblique, 1);
    default:
      return 0;
  }
}

// `back` is the direction a pawn of colour `c` comes from.
constexpr void fill_pawns(AttackTables& t, int s, Color c, int back) {
  const Piece piece = make_piece(c, pawn);
  const int rank = s / 8;
  t.attackers[piece][s] = ray(s, {-1, back}, 1) | ray(s, {1, back}, 1);
  if (rank == 0 || rank == 7) return;
  const bool may_leap = rank == (c == white ? 3 : 4);
  t.sources[(piece - 1) * 64 + s] = {t.attackers[piece][s], 0};
  t.sources[piece * 64 + s] = {ray(s, {0, back}, may_leap ? 2 : 1),
                               may_leap ? ray(s, {1, 0}, 1) | ray(s, {-1, 0}, 1) : 0};
}

constexpr void fill_pieces(AttackTables& t, int s) {
  fill_pawns(t, s, white, -1);
  fill_pawns(t, s, black, 1);
  for (int role = knight; role <= king; ++role) {
    const Bitboard attacks = attacks_of(static_cast<Role>(role), s);
    for (const int piece : {role, role + 8}) {
      t.attackers[piece][s] = attacks;
      t.sources[piece * 64 + s] = {attacks, 0};
    }
  }
  t.slide[s] = {line_mask(s, {1, 0}), line_mask(s, {0, 1}), line_mask(s, {1, 1}),
                line_mask(s, {-1, 1})};
}

// between and line from `s` in one direction.
constexpr void fill_line(AttackTables& t, int s, Step step) {
  const Bitboard whole = ray(s, step) | ray(s, {-step.file, -step.rank}) | Bitboard{1} << s;
  Bitboard passed = 0;
  int file = s % 8 + step.file, rank = s / 8 + step.rank;
  for (; on_board(file, rank); file += step.file, rank += step.rank) {
    const Square to = make_square(file, rank);
    t.between[s][to] = passed;
    t.line[s][to] = whole;
    passed |= bit(to);
  }
}

constexpr AttackTables make_tables() {
  AttackTables t{};
  for (int s = 0; s < 64; ++s) {
    fill_pieces(t, s);
    for (const Step step : straight) fill_line(t, s, step);
    for (const Step step : oblique) fill_line(t, s, step);
  }
  return t;
}

}  // namespace

constinit const AttackTables attack_tables = make_tables();

}  // namespace planilla
