// The format for what `--to` names: a form by its own name, anything else a language of the PGN.
#include "write/pgn/game_format.h"

#include <stdexcept>

namespace planilla {

std::unique_ptr<GameFormat> make_game_format(std::string_view to, const Notations& notations) {
  const GameFormatEntry* pgn = nullptr;
  for (const GameFormatEntry& entry : all_game_formats()) {
    if (entry.name == "pgn") pgn = &entry;
    if (entry.name == to) return entry.make(to, notations);
  }
  if (pgn == nullptr) throw std::invalid_argument("no game format");
  return pgn->make(to, notations);
}

}  // namespace planilla
