// Tokens replayed on a board: the main line and its variations, as a value.
//
//   Movetext movetext;
//   movetext.open(text, tokens);               // of all games of a slice
//   ReplayResult result = replay(movetext, {.from = from, .position = start}, {lexicon, white,
//   black}); result.outcome.next                        // index of the first token that is not of
//   this game
//
// Every token becomes an element, is joined to one (a suffix such as `e.p.`), or is a number. A
// move that is illegal, ambiguous or unreadable raises one finding, and the text from there to the
// end of its line (the variation, or the game before its result) is kept as `unread`. Variations
// are walked with an explicit stack. Nothing that is passed in is changed: an attempt that is not
// wanted is dropped.
//
// Where a game ends: at its result, unless a move that fits follows; at the first tag after a move;
// and in a scoresheet before a move number 1 whose move is legal at the start, once a move was
// read.
//
// `lexicon` and the readers must outlive the call. The readers remember words they have met, so
// each thread has its own.
#pragma once

#include <cstddef>
#include <cstdint>

#include "game/model/lexicon.h"
#include "game/model/repair_plan.h"
#include "game/replay/movetext.h"
#include "game/replay/replay_result.h"
#include "notation/read/move_reader.h"

namespace planilla {

// Where a game begins, and what is known of it from its tags.
struct ReplayStart {
  std::size_t from = 0;  // its first token that is no tag
  Position position = Position::initial();
  bool is_sheet = false;             // no PGN tags
  bool has_result_tag = false;       // then a game without moves needs no result behind them
  Result result_tag = Result::none;  // what the tag says
  std::uint32_t end = 0;             // of the text that is known to be of this game
  std::size_t findings = 0;  // of the game so far: elements name findings by their place in it
};

// In which letters. One reader serves both players where they write alike.
struct Readers {
  const Lexicon& lexicon;
  MoveReader& white;
  MoveReader& black;
};

// What is to be read in place of what stands there, and whether it is written or only told.
struct Repairs {
  const RepairPlan* script = nullptr;  // none: the text as it stands
  Repair mode = Repair::off;
};

// `room`: an earlier result that is no longer wanted, whose vectors are used again.
ReplayResult replay(const Movetext& movetext, const ReplayStart& start, const Readers& readers,
                    const Repairs& repairs = {}, ReplayResult room = {});

}  // namespace planilla
