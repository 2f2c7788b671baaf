// The text of an envelope as it stands: one move, and what is written beside it.
//
//   const EnvelopeText text = read_one_move("41. Cd2+ (=)", reader, words);
//
// Without readings: the text does not begin with a move. Private to laws/sealed/sealed_text.cpp,
// which takes away what surrounds a move.
#pragma once

#include <string_view>

#include "laws/sealed/sealed_text.h"

namespace planilla {

EnvelopeText read_one_move(std::string_view text, MoveReader& reader, const EnvelopeWords& words);

// Of a text that had a sign of capture before its first letter.
EnvelopeText read_one_capture(std::string_view text, MoveReader& reader,
                              const EnvelopeWords& words);

// Of a text that denies one of its moves: "no Cf6 sino Ce7". Else nothing.
EnvelopeText read_denied(std::string_view text, MoveReader& reader, const EnvelopeWords& words);

// A result written where the move should be.
bool is_result(std::string_view text, MoveReader& reader, const EnvelopeWords& words);

}  // namespace planilla
