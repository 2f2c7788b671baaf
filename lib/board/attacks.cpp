// The attack tables, computed by the compiler: nothing happens at start-up.
#include "board/attacks.h"

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

constexpr void fill_leaps(AttackTables& t, int s) {
  t.pseudo[knight][s] = rays(s, jumps, 1);
  t.pseudo[bishop][s] = rays(s, oblique);
  t.pseudo[rook][s] = rays(s, straight);
  t.pseudo[queen][s] = t.pseudo[bishop][s] | t.pseudo[rook][s];
  t.pseudo[king][s] = rays(s, straight, 1) | rays(s, oblique, 1);
  t.pawn[white][s] = ray(s, {-1, 1}, 1) | ray(s, {1, 1}, 1);
  t.pawn[black][s] = ray(s, {-1, -1}, 1) | ray(s, {1, -1}, 1);
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
    fill_leaps(t, s);
    for (const Step step : straight) fill_line(t, s, step);
    for (const Step step : oblique) fill_line(t, s, step);
  }
  return t;
}

}  // namespace

constinit const AttackTables attack_tables = make_tables();

}  // namespace planilla
