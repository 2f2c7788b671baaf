// The ways in which a half-move stands on the sheets of one game, and where each of them leads.
//
//   for (const Version& v : versions(sheets, start, agreement, ply))
//     tell(v.sheets, v.move, v.end, v.ply);
//
// The move of a sheet is what its word says in the position that was reached; the rest of the game
// is then read from the same sheet, or where that says nothing legal, from the others, or as it was
// agreed.
#pragma once

#include <vector>

#include "game/reconcile/agreement.h"

namespace planilla {

enum class VersionEnd : std::uint8_t {
  illegal,   // the word is no legal move here, or more than one
  legal,     // the rest of the game is legal
  together,  // at `ply` the position is that of the agreed game again
  stops,     // the word for `ply` is no longer legal
};

struct Version {
  std::vector<std::size_t> sheets;  // that have it; none: it was agreed without them
  Move move;
  VersionEnd end{};
  int ply = 0;
  Span word;        // of `sheets`: as the first of them has it
  Span stopped_at;  // where it stops: the word, in the text of sheet `stopped_on`
  std::size_t stopped_on = 0;
  bool agreed = false;
};

// The agreed one first. None where no sheet has a word for this half-move.
std::vector<Version> versions(const std::vector<SheetLine>& sheets, const Position& start,
                              const Agreement& game, int ply);

}  // namespace planilla
