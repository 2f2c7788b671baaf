// Where a byte of a game's text stands in the file that it was cut out of.
//
//   names.at(game.source->file, offset_in_file(*game.source, game.extent.begin))
//
// At the cost of a subtraction; of what was converted from another character set, where the text is
// not the file byte for byte, the text is counted through.
#pragma once

#include "text/framing/game_text.h"

namespace planilla {

inline std::uint64_t offset_in_file(const GameText& game, std::uint32_t at) {
  if (at == 0 || game.raw.size() == game.text.size()) return game.offset + at;
  return Locator(game).place(at).offset;
}

}  // namespace planilla
