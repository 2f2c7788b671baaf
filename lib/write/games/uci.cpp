// PGN whose moves are those of the UCI protocol, without numbers: e2e4 e7e5 g1f3.
#include "write/pgn/game_format.h"
#include "write/pgn/pgn_game.h"

namespace planilla::games {

namespace {

std::unique_ptr<GameFormat> make_uci(std::string_view, const Notations&) {
  return std::make_unique<PgnGame>(MoveStyle{MoveForm::uci, Symbols::english()});
}

}  // namespace

GameFormatEntry uci() {
  return {"uci", "PGN with moves as engines take them: e2e4 e7e8q", make_uci};
}

}  // namespace planilla::games
