// Parts and the main line among them, as tokens that the replay takes.
//
//   std::vector<Token> tokens;
//   lay_out({text, parts, spine, readers, start, lexicon}, tokens);
//
// Moves and their numbers are tokens as the tokenizer makes them. Whatever stands between two moves
// and is none is one `passage`; brackets whose moves are legal in place of the move before are
// `open` and `close`, others are part of a passage; a half-move that was not written is a `hole`;
// where a text goes over to its next game there is a `boundary`.
#pragma once

#include <vector>

#include "game/cells/spine.h"
#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

struct LaidOut {
  std::string_view text;
  const Parts& parts;
  const Spine& spine;
  CellReaders readers;
  const Position& start;
  const Lexicon& lexicon;
  bool more = false;  // another game follows behind the parts
};

void lay_out(const LaidOut& in, std::vector<Token>& out);

}  // namespace planilla
