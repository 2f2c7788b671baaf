// A game as a page can show it: its text, and what stands where in it, packed into one line of
// JSON.
//
//   {"x":"1. e4 e5","at":120,"m":"32e2e412e7e5","w":"Uno, Eva","b":"Dos, Leo",...}
//
// `x` is the movetext as it stood, `at` the byte of the game's text where it begins. `m` are the
// elements in order: how many bytes after the one before it begins, how many it has (one digit of
// base 36 each; else both in brackets: [40,3]), and what it is:
//
//   e2e4 a move; behind it Q R B N for a promotion, E for en passant, C for castling (king to rook)
//   -  _      a null move; a move that was not written
//   (  )      the ends of a variation
//   {  ?      a comment; text that could not be read
//
// Left out where they say nothing: s (the FEN of the start), w, b (players), ev, si, da, ro, re
// (the tags). A game of more than 64 KiB of movetext is cut there.
#pragma once

#include <string>

#include "game/model/game.h"

namespace planilla {

// Appends the line, with its line end.
void append_game_score(const Game& game, std::string& out);

}  // namespace planilla
