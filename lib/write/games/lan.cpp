// PGN in long algebraic notation: e2-e4, Ng1-f3, e5xd6.
#include "write/pgn/game_format.h"
#include "write/pgn/pgn_game.h"

namespace planilla::games {

namespace {

std::unique_ptr<GameFormat> make_lan(std::string_view, const Notations&) {
  return std::make_unique<PgnGame>(MoveStyle{MoveForm::lan, Symbols::english()});
}

}  // namespace

GameFormatEntry lan() {
  return {"lan", "PGN in long algebraic notation: Ng1-f3 e5xd6", make_lan};
}

}  // namespace planilla::games
