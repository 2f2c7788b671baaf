// How much time a player has for his first n moves, by a time control of several periods.
//
//   TimeGiven given(control);                    // 40/5400+30:1800+30
//   given.next_move(), given.seconds()           // move 1: 5430
//   given.period_ends(), given.next_period()     // 40, 1800
//
// The increment of a move counts as given before the move, so that clocks which add it behind are
// not judged too strictly. A period without a number of moves that is not the last ends when the
// flag falls: its time and that of the next are one. The last period begins again where it has a
// number of moves. Source: PGN standard 9.6.1, Article 6.2 of the Laws.
#pragma once

#include <cstddef>
#include <cstdint>

#include "laws/time_control.h"

namespace planilla {

class TimeGiven {
public:
  // `control` is known (TimeControl::known), and outlives this.
  explicit TimeGiven(const TimeControl& control);

  void next_move();
  std::int64_t seconds() const { return seconds_; }
  std::int64_t increment() const { return increment_; }
  // The last move of the period that is running; 0: it lasts to the end.
  std::int64_t period_ends() const { return ends_; }
  // Seconds added behind that move; 0: none.
  std::int64_t next_period() const;

private:
  void begin_period(std::size_t index);

  const TimeControl* control_;
  std::size_t index_ = 0;
  std::int64_t seconds_ = 0, increment_ = 0, ends_ = 0, moves_ = 0;
};

}  // namespace planilla
