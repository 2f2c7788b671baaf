// Normalised PGN, its pieces in the letters of a language or as figurines.
#include <stdexcept>

#include "write/pgn/game_format.h"
#include "write/pgn/pgn_game.h"

namespace planilla::games {

namespace {

Symbols symbols_of(std::string_view to, const Notations& notations) {
  if (to == "pgn" || to == "en") return Symbols::english();
  if (to == "figurine") return Symbols::figurine();
  const Language* language = notations.languages().find(to);
  if (language == nullptr)
    throw std::invalid_argument("no such language or form: " + std::string(to));
  return Symbols::of_language(*language);
}

std::unique_ptr<GameFormat> make_pgn(std::string_view to, const Notations& notations) {
  return std::make_unique<PgnGame>(MoveStyle{MoveForm::san, symbols_of(to, notations)});
}

}  // namespace

GameFormatEntry pgn() {
  return {"pgn", "normalised PGN; a language tag (en, es, ...) or figurine names its piece letters",
          make_pgn};
}

}  // namespace planilla::games
