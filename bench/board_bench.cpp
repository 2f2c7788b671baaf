// How fast positions are walked: all moves of a tree (perft), and one game replayed from its
// patterns, which is what checking a game's moves costs without reading them.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "board/fen.h"
#include "board/resolve.h"

namespace planilla {
namespace {

// Kasparov - Topalov, Wijk aan Zee 1999: checks, castling, a king's march.
constexpr const char* game_text =
    "e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5 O-O-O Qe7 Kb1 a6 "
    "Nc1 O-O-O Nb3 exd4 Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4+ Ka7 Rhe1 d4 Nd5 Nbxd5 exd5 Qd6 "
    "Rxd4 cxd4 Re7+ Kb6 Qxd4+ Kxa5 b4+ Ka4 Qc3 Qxd5 Ra7 Bb7 Rxb7 Qc4 Qxf6 Kxa3 Qxa6+ Kxb4 c3+ Kxc3 "
    "Qa1+ Kd2 Qb2+ Kd1 Bf1 Rd2 Rd7 Rxd7 Bxc4 bxc4 Qxh8 Rd3 Qa8 c3 Qa4+ Ke1 f4 f5 Kc1 Rd2 Qa7";

// Enough of SAN for the game above.
MovePattern pattern_of(std::string word) {
  MovePattern pattern;
  if (word.starts_with("O-O")) {
    pattern.castle = word == "O-O" ? castle_short : castle_long;
    return pattern;
  }
  std::erase(word, '+');
  const std::size_t role = std::string_view(".PNBRQK").find(word[0]);
  pattern.roles = role_bit(role == std::string_view::npos ? pawn : static_cast<Role>(role));
  const std::size_t size = word.size();
  pattern.to = bit(make_square(word[size - 2] - 'a', word[size - 1] - '1'));
  if (pattern.roles == role_bit(pawn)) pattern.from = file_mask(word[0] - 'a');
  if (pattern.roles != role_bit(pawn) && size > 3 && word[1] != 'x')
    pattern.from = file_mask(word[1] - 'a');
  return pattern;
}

std::vector<MovePattern> game_patterns() {
  std::vector<MovePattern> out;
  std::istringstream words(game_text);
  for (std::string word; words >> word;) out.push_back(pattern_of(word));
  return out;
}

void per_ply(benchmark::State& state, std::size_t plies) {
  const auto all = static_cast<double>(state.iterations()) * static_cast<double>(plies);
  state.counters["ply"] =
      benchmark::Counter(all, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

// Resolve, play, and look at mate where there is check: each in turn.
void resolve_then_play(benchmark::State& state) {
  const std::vector<MovePattern> patterns = game_patterns();
  for (auto _ : state) {
    Position p = Position::initial();
    for (const MovePattern& pattern : patterns) {
      const Resolution r = resolve(p, pattern);
      if (r.count != 1) std::abort();
      p.play(r.move);
      if (p.in_check()) benchmark::DoNotOptimize(p.has_legal_move());
    }
    benchmark::DoNotOptimize(p.key());
  }
  per_ply(state, patterns.size());
}
BENCHMARK(resolve_then_play);

void resolve_and_play_at_once(benchmark::State& state) {
  const std::vector<MovePattern> patterns = game_patterns();
  for (auto _ : state) {
    Position p = Position::initial();
    for (const MovePattern& pattern : patterns) {
      if (resolve_and_play(p, pattern).count != 1) std::abort();
      if (p.in_check()) benchmark::DoNotOptimize(p.has_legal_move());
    }
    benchmark::DoNotOptimize(p.key());
  }
  per_ply(state, patterns.size());
}
BENCHMARK(resolve_and_play_at_once);

std::int64_t leaves(Position& p, int depth) {
  MoveList moves;
  p.legal_moves(moves);
  if (depth == 1) return moves.size();
  std::int64_t count = 0;
  for (const Move m : moves) {
    const Undo undo = p.play(m);
    count += leaves(p, depth - 1);
    p.undo(m, undo);
  }
  return count;
}

void perft(benchmark::State& state) {
  constexpr const char* kiwipete =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
  Position p = state.range(0) == 0 ? Position::initial() : *parse_fen(kiwipete).position;
  std::int64_t count = 0;
  for (auto _ : state) count += leaves(p, 4);
  state.counters["leaves"] =
      benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsRate);
}
BENCHMARK(perft)->ArgName("kiwipete")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void read_and_write_fen(benchmark::State& state) {
  const std::string fen = to_fen(Position::initial());
  for (auto _ : state) benchmark::DoNotOptimize(to_fen(*parse_fen(fen).position));
}
BENCHMARK(read_and_write_fen);

}  // namespace
}  // namespace planilla
