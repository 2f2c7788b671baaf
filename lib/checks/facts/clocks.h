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

// The comments of the main line that note a time left or a time taken, one after another.
class NotedTimes {
public:
  NotedTimes(const Game& game, const GameFacts& facts);
  NotedTimes(const NotedTimes&) = delete;
  NotedTimes& operator=(const NotedTimes&) = delete;

  bool next();
  int ply() const { return ply_; }  // of the move before the comment
  std::optional<std::int64_t> left() const { return left_.get(); }
  std::optional<std::int64_t> elapsed() const { return elapsed_.get(); }
  std::string_view left_text() const;
  Finding finding(Rule rule) const;

private:
  // Set and asked for every comment, part by part: a copy of an optional would wait for its parts.
  struct Seconds {
    std::int64_t value = 0;
    bool known = false;
    std::optional<std::int64_t> get() const { return known ? std::optional(value) : std::nullopt; }
  };
  bool read(const Element& comment);

  const Game* game_;
  std::vector<Element> room_;
  std::span<const Element> elements_;
  std::uint8_t wanted_;  // CommentCommand bits of some comment
  std::size_t at_ = 0;
  int depth_ = 0, ply_ = 0;
  Span comment_;
  std::size_t left_begin_ = 0;  // in the comment; 0: no time left stands there
  Seconds left_, elapsed_;
};

class ClockWalk {
public:
  ClockWalk(const Game& game, const GameFacts& facts);

  bool next();
  // Is the time left at the player's move before known too?
  bool comparable() const { return before_.has_value() && !endless_; }
  std::int64_t gained() const { return *times_.left() - *before_; }  // usually negative
  // What the time control can have added since.
  std::int64_t allowed() const;
  bool period_may_end() const;
  bool control_known() const { return control_.known; }
  std::optional<std::int64_t> elapsed() const { return times_.elapsed(); }
  std::string_view clock_text() const { return times_.left_text(); }
  Finding finding(Rule rule) const { return times_.finding(rule); }

private:
  std::int64_t bonus() const;  // of a period that may have ended
  int move_of_player() const;

  NotedTimes times_;
  bool black_first_;
  TimeControl control_;
  bool endless_ = false;  // no limit, or an hourglass: nothing can be said
  std::optional<std::int64_t> before_;
  struct Last {
    int ply = 0;
    std::int64_t left = 0;
  };
  Last last_[2];  // by parity of the ply
};

}  // namespace planilla
