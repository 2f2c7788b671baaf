// What the Laws say of a position, and of an event in it.
//
//   const PositionFacts facts = facts_of(position);
//   facts.can_win[white].verdict           // Possibility::possible, with a line to mate
//   facts.dead                             // Answer::no
//   const EventVerdict v = judge_event(position, facts, {.event = PositionEvent::flag, .by = white,
//                                                        .edition = *find_edition("2023")});
//   v.result                               // "0-1": the flag of White fell, and Black can mate
//   v.article                              // "6.9"
//
// `by` is the player whose flag fell, who moved illegally, who resigned or who claims; agreement
// and both flags need none. A result is empty while the game goes on or the arbiter decides; the
// reasons say which. Where the game was over before the event (mate, stalemate, dead position, 75
// moves), that result stands. What no source tells is undetermined, and a reason says so.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/finding.h"
#include "board/position.h"
#include "laws/dead/unwinnable.h"
#include "laws/penalties.h"

namespace planilla {

struct PositionFacts {
  std::array<Winnability, 2> can_win;  // by colour
  Answer dead = Answer::undetermined;
  bool check = false, checkmate = false, stalemate = false;
  std::vector<Move> legal_moves;
};

// Costs up to half a second where a search is needed (SearchLimits).
PositionFacts facts_of(const Position& position);

enum class PositionEvent : std::uint8_t {
  none,
  flag,
  illegal_move,
  resignation,
  agreement,
  both_flags,
  quickplay_claim  // that the opponent cannot win by normal means
};
std::string_view event_name(PositionEvent event);  // "illegal-move"
std::optional<PositionEvent> find_event(std::string_view name);
// Does it name a player?
bool is_of_a_player(PositionEvent event);

struct EventCase {
  PositionEvent event = PositionEvent::none;
  Color by = white;
  Edition edition = newest_edition();
  Conditions conditions;
  std::size_t periods = 1;  // of the time control
  bool increment = false;   // of the time control
  int count = 1;            // the how many-th illegal move of the player
  bool claimed = false;     // by the opponent, in time
};

// The name of a message and its arguments.
struct EventReason {
  std::string id;
  std::vector<Argument> args;
};

struct EventVerdict {
  std::string_view result;                 // "1-0", "0-1", "1/2-1/2"; empty: none
  std::optional<IllegalMoveRule> penalty;  // of an illegal move
  std::string article;                     // may be empty
  std::vector<EventReason> reasons;
};

EventVerdict judge_event(const Position& position, const PositionFacts& facts,
                         const EventCase& what);

}  // namespace planilla
