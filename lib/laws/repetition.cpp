// Equal positions lie between two irreversible moves, an even number of half-moves apart. Within
// such a stretch they are counted by looking back, which is short in games; a stretch of thousands
// of moves (a file made to hurt) is counted with a table instead.
#include "laws/repetition.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace planilla {

namespace {

constexpr int long_stretch = 400;
constexpr int fifty = 100, seventy_five = 150;  // half-moves

// The occurrence count of every ply that has been reached again, in one pass.
class Counter {
public:
  explicit Counter(const GameRecord& record) : record_(record) {}

  int at(int ply) {
    const int clock = record_.clocks[static_cast<std::size_t>(ply)];
    if (clock < long_stretch) return occurrences(record_.keys, record_.clocks, ply);
    if (counted_ < ply - clock || table_.empty()) start(std::max(0, ply - clock));
    while (counted_ < ply) ++table_[record_.keys[static_cast<std::size_t>(++counted_)]];
    return table_[record_.keys[static_cast<std::size_t>(ply)]];
  }

private:
  void start(int ply) {
    table_.clear();
    counted_ = ply - 1;
  }

  const GameRecord& record_;
  std::unordered_map<std::uint64_t, int> table_;
  int counted_ = -1;
};

// Did the position stand after five consecutive alternate moves of each player: now, and four,
// eight, twelve and sixteen half-moves ago? So Article 9.6.a of 2014 had it.
bool stood_every_other_move(const GameRecord& record, int ply) {
  constexpr int apart = 4, times = 5;
  const std::uint64_t key = record.keys[static_cast<std::size_t>(ply)];
  for (int i = 1; i < times; ++i)
    if (ply < i * apart || record.keys[static_cast<std::size_t>(ply - i * apart)] != key)
      return false;
  return true;
}

}  // namespace

void GameRecord::add(const Position& position) {
  keys.push_back(position.key());
  clocks.push_back(static_cast<std::uint16_t>(position.halfmove_clock()));
  if (position.in_check() && position.is_checkmate()) mate_ply = static_cast<int>(keys.size()) - 1;
}

void GameRecord::clear() {
  keys.clear();
  clocks.clear();
  mate_ply = -1;
}

int occurrences(std::span<const std::uint64_t> keys, std::span<const std::uint16_t> clocks,
                int ply) {
  const std::uint64_t key = keys[static_cast<std::size_t>(ply)];
  const int first = std::max(0, ply - clocks[static_cast<std::size_t>(ply)]);
  int count = 1;
  for (int i = ply - 4; i >= first; i -= 2) count += keys[static_cast<std::size_t>(i)] == key;
  return count;
}

std::vector<DrawEvent> draw_events(const GameRecord& record, Edition edition) {
  std::vector<DrawEvent> out;
  bool found[4] = {};
  const auto note = [&](DrawKind kind, int ply, bool automatic) {
    bool& done = found[static_cast<std::size_t>(kind)];
    if (!done) out.push_back({kind, ply, automatic});
    done = true;
  };
  const Fivefold fivefold = fivefold_rule(edition);
  const bool seventy_five_end = seventy_five_moves_end(edition);
  Counter counter(record);
  for (int ply = 0; ply < static_cast<int>(record.keys.size()); ++ply) {
    if (ply == record.mate_ply) break;
    const int clock = record.clocks[static_cast<std::size_t>(ply)];
    if (clock < 8) continue;  // a third occurrence takes eight half-moves
    const int count = counter.at(ply);
    if (count >= 3) note(DrawKind::threefold, ply, false);
    if (clock >= fifty) note(DrawKind::fifty_moves, ply, false);
    if (count >= 5 && (fivefold == Fivefold::any ||
                       (fivefold == Fivefold::consecutive && stood_every_other_move(record, ply))))
      note(DrawKind::fivefold, ply, true);
    if (seventy_five_end && clock >= seventy_five) note(DrawKind::seventy_five_moves, ply, true);
  }
  return out;
}

bool claim_holds(const GameRecord& record, DrawKind kind, int ply) {
  assert(ply >= 0);
  if (ply < 0 || ply >= static_cast<int>(record.keys.size()) || ply == record.mate_ply)
    return false;
  const int clock = record.clocks[static_cast<std::size_t>(ply)];
  if (kind == DrawKind::fifty_moves) return clock >= fifty;
  if (kind == DrawKind::seventy_five_moves) return clock >= seventy_five;
  const int needed = kind == DrawKind::threefold ? 3 : 5;
  return occurrences(record.keys, record.clocks, ply) >= needed;
}

Topic topic_of(DrawKind kind) {
  switch (kind) {
    case DrawKind::threefold:
      return Topic::threefold;
    case DrawKind::fifty_moves:
      return Topic::fifty_moves;
    case DrawKind::fivefold:
      return Topic::fivefold;
    default:
      return Topic::seventy_five_moves;
  }
}

}  // namespace planilla
