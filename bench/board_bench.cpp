// The floor that everything stands on: move generation, playing, resolving a pattern, FEN, SAN.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "board/fen.h"
#include "board/resolve.h"
#include "notation/san.h"

namespace {
using namespace planilla;

// A middle game with captures, castling and pins in it.
constexpr const char* middle =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

std::uint64_t perft(Position& position, int depth) {
  MoveList moves;
  position.legal_moves(moves);
  if (depth == 1) return static_cast<std::uint64_t>(moves.size());
  std::uint64_t count = 0;
  for (const Move move : moves) {
    const Undo undo = position.play(move);
    count += perft(position, depth - 1);
    position.undo(move, undo);
  }
  return count;
}

void BM_Perft(benchmark::State& state) {
  Position position = *parse_fen(middle).position;
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += perft(position, 3);
  state.counters["leaves/s"] =
      benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}
BENCHMARK(BM_Perft);

// What a SAN word of a legal move says.
std::vector<MovePattern> patterns_of(const Position& position) {
  std::vector<MovePattern> patterns;
  MoveList moves;
  position.legal_moves(moves);
  for (const Move move : moves) {
    if (move.is_castle()) continue;
    MovePattern pattern;
    pattern.roles = role_bit(role_of(position.piece_on(move.from())));
    pattern.to = bit(move.to());
    patterns.push_back(pattern);
  }
  return patterns;
}

void BM_Resolve(benchmark::State& state) {
  const Position position = *parse_fen(middle).position;
  const std::vector<MovePattern> patterns = patterns_of(position);
  for (auto _ : state)
    for (const MovePattern& pattern : patterns)
      benchmark::DoNotOptimize(resolve(position, pattern));
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * patterns.size()));
}
BENCHMARK(BM_Resolve);

void BM_PlayAndUndo(benchmark::State& state) {
  Position position = *parse_fen(middle).position;
  MoveList moves;
  position.legal_moves(moves);
  for (auto _ : state)
    for (const Move move : moves) {
      const Undo undo = position.play(move);
      position.undo(move, undo);
    }
  state.SetItemsProcessed(state.iterations() * moves.size());
}
BENCHMARK(BM_PlayAndUndo);

void BM_San(benchmark::State& state) {
  const Position position = *parse_fen(middle).position;
  const Symbols english = Symbols::english();
  MoveList moves;
  position.legal_moves(moves);
  std::string out;
  for (auto _ : state) {
    out.clear();
    for (const Move move : moves) append_san(position, move, 0, english, out);
    benchmark::DoNotOptimize(out.data());
  }
  state.SetItemsProcessed(state.iterations() * moves.size());
}
BENCHMARK(BM_San);

void BM_Fen(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(to_fen(*parse_fen(middle).position));
}
BENCHMARK(BM_Fen);

}  // namespace
