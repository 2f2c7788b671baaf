// A result in words whose sentence speaks of a game between others.
//
//   drop_result_of_others(game, lexicon);   // behind read_title() and set_resigned_player()
//
// `En la partida Tal - Keres las negras abandonaron`, `Keres resigned here against Tal`,
// `Smith-Jones was drawn`: no result of a game whose players have other names. The words stay a
// remark, and that they say no result is told.
#pragma once

#include "game/model/game.h"
#include "game/model/lexicon.h"

namespace planilla {

void drop_result_of_others(Game& game, const Lexicon& lexicon);

}  // namespace planilla
