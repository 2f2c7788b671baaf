// Can the rest of the agreed game be read behind another move than the agreed one?
//
//   lives_to_end({sheets, game, stands, final}, ply, position, rival)
//
// As the words stand, or where they need a change or say nothing, as it was agreed. Where sheets
// have the rival plainly, it is what they say themselves that counts: another sheet goes on from
// its own move. Of a word that is several moves each is followed.
#pragma once

#include <vector>

#include "game/reconcile/agreement.h"
#include "game/reconcile/word_meanings.h"

namespace planilla {

struct RestOfGame {
  const std::vector<SheetLine>& sheets;
  const Agreement& game;
  const std::vector<bool>& stands;  // of each half-move: it needs no change
  const Position* final = nullptr;  // as Evidence has it
};

// `position`: behind half-move `ply` (from 0), where `rival` was played.
bool lives_to_end(const RestOfGame& rest, std::size_t ply, const Position& position,
                  const Meaning& rival);

}  // namespace planilla
