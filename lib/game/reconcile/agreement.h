// The game on which several sheets of it agree, and where each of them departs from it.
//
//   Agreement game = agree(sheets, start, slips, notations);
//   for (const Departure& d : game.departures) tell(d.sheet, d.span, d.kind);
//   if (!game.questions.empty() || !game.to_end) somebody has to decide;
//
// `moves` are the likeliest game. Where another one is within the margin of repair/costs.toml, the
// half-moves in which they first differ are questions; the likeliest is written all the same, up to
// one that stands on no sheet (`proved`). Sheets of two games agree on what they have alike from
// the start, and stop there.
//
// What somebody knows besides the sheets decides what they leave open:
//
//   const Evidence known{.played = {{19, "d4"}}, .final = &position};
//   Agreement game = agree(sheets, start, slips, notations, known);
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "base/span.h"
#include "game/reconcile/joint_search.h"
#include "notation/read/notations.h"

namespace planilla {

struct Evidence {
  std::map<int, std::string> played;  // by half-move, from 1: SAN, in English letters
  // Where the pieces stood in the end (Article 8.5): of the readings those that end so are taken;
  // if there is none, `misses_final` says so and the rest is as without.
  const Position* final = nullptr;
};

struct Departure {
  std::size_t sheet = 0;
  SheetReading kind{};
  int ply = 0;  // from 1; of a doubled word: the next half-move
  Span span;    // the word; where none is there, the point before the next
  std::vector<Span>
      elsewhere;  // the words of the other sheets for this half-move; empty where they have none
};

struct Undecided {
  int ply = 0;
  std::vector<Move> moves;  // likeliest first
  std::vector<Span> spans;  // of each sheet: the word that is read there, or a point
  bool stops = false;       // the game ends before it: no sheet has it ...
  bool written = false;     // ... or what they have is not proved (joint_proof.h)
};

struct Agreement {
  std::vector<Move> moves;
  std::vector<std::vector<Span>>
      words;  // of each half-move: the word of each sheet; empty where it has none
  std::vector<Departure> departures;  // in order of the game
  std::vector<Undecided> questions;
  std::vector<Span> stops;  // of each sheet: where reading stopped, if not at the end
  bool to_end = false;
  std::uint32_t cost = UINT32_MAX;  // of all slips together, in hundredths of a nat, if `to_end`
  std::vector<int> refused;         // half-moves of Evidence::played under which there is no game
  std::vector<int> beyond;          // ... that lie behind its end
  std::vector<int> named;           // ... that it has
  bool misses_final = false;        // no reading ends in the position that was given
  int same_to = 0;         // half-moves that all sheets have alike, as written, from the start
  std::size_t proved = 0;  // half-moves before the first that stands on no sheet and is not proved
};

// positions_along(start, game.moves)[n]: after n half-moves.
std::vector<Position> positions_along(const Position& start, const std::vector<Move>& moves);

// Called many times a second while the sheets are compared; what it throws ends that.
using Pause = std::function<void()>;

Agreement agree(const std::vector<SheetLine>& sheets, const Position& start, Slips& slips,
                const Notations& notations, const Evidence& known = {}, const Pause& pause = {});

}  // namespace planilla
