#include "games/asked_games.h"

#include <string>

#include "output/output.h"

namespace planilla {

std::function<bool(std::uint64_t number)> AskedGames::wants() {
  if (games_.ranges.empty()) return {};
  return [this](std::uint64_t number) {
    std::uint64_t last = last_.load(std::memory_order_relaxed);
    while (last < number && !last_.compare_exchange_weak(last, number, std::memory_order_relaxed)) {
    }
    return games_.holds(number);
  };
}

bool AskedGames::tell_missing(Messages& messages) const {
  const std::uint64_t games = last_.load();
  bool missing = false;
  for (const auto& [first, last] : games_.ranges) {
    if (first <= games) continue;
    missing = true;
    const std::string range =
        std::to_string(first) + (last == first ? "" : "-" + std::to_string(last));
    ByteSink::to_stderr().write(
        "planilla: --game " + range + ": " +
        messages.text("usage-game-missing", {{"games", static_cast<std::int64_t>(games)}}) + "\n");
  }
  return missing;
}

}  // namespace planilla
