// The games that --game asks for, and whether they came.
//
//   AskedGames asked(settings.reading.games);
//   job.wants = asked.wants();
//   ...                                 // the games are read
//   asked.tell_missing(messages)        // planilla: --game 70000: the input has 60,000 games
//
// What wants() gives may be called by any thread, and holds no longer than this.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "options/reading_settings.h"
#include "write/findings/messages.h"

namespace planilla {

class AskedGames {
public:
  // `games` must outlive it.
  explicit AskedGames(const GameRanges& games) : games_(games) {}

  // Empty where all games are asked for.
  std::function<bool(std::uint64_t number)> wants();

  // A line on stderr for each range that begins behind the last game that wants() was asked of;
  // true if there is one. For runs that saw the whole input.
  bool tell_missing(Messages& messages) const;

private:
  const GameRanges& games_;
  std::atomic<std::uint64_t> last_{0};
};

}  // namespace planilla
