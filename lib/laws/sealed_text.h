// The text of an envelope to readings: one move, with what may stand beside it.
//
//   const EnvelopeText text = read_envelope("41. Cd2+ (=)", reader);
//   text.readings       // of Cd2+
//   text.draw_offer     // true
//   text.rest           // "" : what belongs neither to the move nor to an offer
//
// A move number before the move and marks of judgement behind it do not matter. If anything else stands
// there ("Cd2 o Ce4"), `rest` is not empty and there are no readings: the meaning is not established.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/move_reader.h"

namespace planilla {

struct EnvelopeText {
  std::vector<Reading> readings;
  bool draw_offer = false;
  std::string rest;
};

EnvelopeText read_envelope(std::string_view text, MoveReader& reader);

}  // namespace planilla
