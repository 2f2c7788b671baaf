// A position as a picture (SVG) and as rows of letters.
//
//   board_svg(data, position, "White: king e1 ...")   // <svg ...>...</svg>, complete in itself
//   // "8  r n b q k b n r", ..., "   a b c d e f g h"
//   board_rows(position, letters)
//
// The shapes of the pieces are those of pages/report.html. Rows have White's letters as capitals
// and Black's small; a pawn is `P` where the language has no letter for it, an empty square a
// point.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "board/position.h"
#include "notation/write/san.h"

namespace planilla {

// `title` is what is read aloud instead of the picture.
std::string board_svg(const Data& data, const Position& position, std::string_view title);

// For pages with many boards: the shapes once, hidden, then pictures that need them, with some
// squares marked.
std::string board_shapes(const Data& data);
std::string board_picture(const Position& position, std::string_view title, Bitboard marked);

std::vector<std::string> board_rows(const Position& position, const Symbols& letters);

// The letter of a role on a board of rows: a capital.
std::string board_letter(Role role, const Symbols& letters);

// That of a piece, small for Black; `empty` for no piece.
std::string square_letter(Piece piece, const Symbols& letters, std::string_view empty);

}  // namespace planilla
