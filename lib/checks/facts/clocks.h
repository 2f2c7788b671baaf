// The clock readings of a game: `[%clk 0:05:00]` (time left) and `[%emt 0:00:12]` (time the move
// took) in the comments of the main line, compared from one move of a player to his next.
//
//   ClockWalk walk(game, facts);
//   while (walk.next())                        // stops at each time left that is noted
//     if (walk.comparable()) use(walk.gained(), walk.allowed());
//
// Seconds throughout; fractions are cut off, which is what the tolerances are for.
// Source: PGN supplement of 2001, section 4.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "checks/facts/game_facts.h"
#include "game/model/game.h"
#include "laws/time_control.h"

namespace planilla {

inline constexpr std::int64_t clock_tolerance =
    2;  // rounding, and boards that add the increment late
inline constexpr std::int64_t elapsed_tolerance = 3;

class ClockWalk {
public:
  ClockWalk(const Game& game, const GameFacts& facts);
  ClockWalk(const ClockWalk&) = delete;
  ClockWalk& operator=(const ClockWalk&) = delete;

  bool next();
  // Is the time left at the player's move before known too?
  bool comparable() const { return reading_.before.has_value() && !endless_; }
  std::int64_t gained() const { return reading_.left - *reading_.before; }  // usually negative
  // What the time control can have added since.
  std::int64_t allowed() const;
  bool period_may_end() const;
  bool control_known() const { return control_.known; }
  std::optional<std::int64_t> elapsed() const { return reading_.elapsed; }
  std::string_view clock_text() const { return reading_.text; }
  Finding finding(Rule rule) const;

private:
  struct Reading {
    Span comment;
    std::string_view text;
    std::int64_t left = 0;
    std::optional<std::int64_t> before, elapsed;
    int ply = 0;
  };
  bool read(const Element& comment);
  std::int64_t bonus() const;  // of a period that may have ended
  int move_of_player() const;

  const Game* game_;
  std::vector<Element> room_;
  std::span<const Element> elements_;
  bool has_elapsed_;  // some comment notes the time that a move took
  TimeControl control_;
  bool endless_ = false;  // no limit, or an hourglass: nothing can be said
  std::size_t at_ = 0;
  int depth_ = 0, ply_ = 0;
  Reading reading_;
  struct Last {
    int ply = 0;
    std::int64_t left = 0;
  };
  Last last_[2];  // by parity of the ply
};

}  // namespace planilla
