// The keys of a game. Called once a game by workers.
#include "archive/duplicates/candidate_keys.h"

#include <xxhash.h>

#include <algorithm>
#include <array>

namespace planilla {

namespace {

constexpr std::array<std::uint32_t, 8> early_and_deep = {24, 32, 48, 64, 96, 128, 192, 256};
constexpr std::uint32_t deep_from = 48;
constexpr std::size_t run = 6;
constexpr std::size_t runs_from = 16;  // half-moves: openings are everybody's
constexpr std::size_t least_runs = 3;

std::uint64_t mixed(std::uint64_t value, std::uint64_t seed) {
  value = (value ^ seed) * 0x9E3779B97F4A7C15u;
  value ^= value >> 32;
  value *= 0xD6E8FEB86659FD93u;
  return value ^ value >> 29;
}

class Appender {
public:
  Appender(CandidateKey entry, std::string& out) : entry_(entry), out_(out) {}
  void add(KeyKind kind, std::uint64_t hash) {
    entry_.key = (hash & ~std::uint64_t{3}) | static_cast<std::uint64_t>(kind);
    out_.append(reinterpret_cast<const char*>(&entry_), sizeof entry_);
  }

private:
  CandidateKey entry_;
  std::string& out_;
};

// The least hashes of all runs, one for each way of hashing.
void add_runs(std::string_view squares, Appender& keys) {
  if (squares.size() < runs_from + run) return;
  std::array<std::uint64_t, least_runs> least;
  least.fill(UINT64_MAX);
  std::uint64_t window = 0;
  for (std::size_t i = runs_from; i < squares.size(); ++i) {
    window = (window << 8 | static_cast<unsigned char>(squares[i])) & 0xFFFFFFFFFFFFu;
    if (i + 1 < runs_from + run) continue;
    for (std::size_t way = 0; way < least_runs; ++way)
      least[way] = std::min(least[way], mixed(window, way + 1));
  }
  for (std::size_t way = 0; way < least_runs; ++way)
    keys.add(KeyKind::deep, mixed(least[way], 100 + way));
}

void add_names(const RecordHead& head, PersonKeys white, PersonKeys black, Appender& keys) {
  // Given names too: another source may have taken them for surnames.
  for (const std::uint16_t w : {white.first, white.second})
    for (const std::uint16_t b : {black.first, black.second})
      if (w != 0 && b != 0) keys.add(KeyKind::names, mixed(std::uint64_t{w} << 16 | b, 200));
  if (head.date % 100 == 0) return;
  const std::uint64_t day = static_cast<std::uint64_t>(head.date) << 16;
  if (white.first != 0) keys.add(KeyKind::names, mixed(day | white.first, 201));
  if (black.first != 0) keys.add(KeyKind::names, mixed(day | black.first, 202));
}

}  // namespace

void KeySource::append(const Game& game, const StoredGame& record, std::string& out) {
  const RecordHead& head = record.head();
  if (head.moves == 0 && head.text == 0) return;
  CandidateKey entry;
  entry.white = people_.keys(record.white());
  entry.black = people_.keys(record.black());
  Appender keys(entry, out);
  if (head.moves == 0) return keys.add(KeyKind::moves, mixed(head.text, 301));
  keys.add(KeyKind::moves, mixed(head.moves, 300));
  for (const std::uint32_t ply : early_and_deep) {
    if (ply > head.plies || ply >= game.keys.size()) break;
    keys.add(ply < deep_from ? KeyKind::early : KeyKind::deep, mixed(game.keys[ply], 400 + ply));
  }
  add_runs(record.squares(), keys);
  add_names(head, entry.white, entry.black, keys);
}

}  // namespace planilla
