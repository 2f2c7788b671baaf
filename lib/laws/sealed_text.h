// The text of an envelope to readings: one move, with what may stand beside it.
//
//   const OfferWords offers(languages);                 // tablas, remis, ofrece tablas, ...
//   const EnvelopeText text = read_envelope("41. Cd2+ (=)", reader, offers);
//   text.readings       // of Cd2+
//   text.draw_offer     // true
//   text.rest           // "" : what belongs neither to the move nor to an offer
//
// A sign of capture with no pawn's file before it (xd5) is read as any pawn that takes there. A move number before the
// move and marks of judgement behind it do not matter. If anything else stands
// there ("Cd2 o Ce4"), `rest` is not empty and there are no readings: the meaning is not established.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "notation/language.h"
#include "notation/move_reader.h"

namespace planilla {

struct EnvelopeText {
  std::vector<Reading> readings;
  bool draw_offer = false;
  std::string rest;
};

// Words that offer a draw, of every language: its offers and its words for a draw. Marks, case and signs do not matter.
class OfferWords {
 public:
  explicit OfferWords(const Languages& languages);
  bool holds(std::string_view words) const;

 private:
  std::set<std::string, std::less<>> words_;
};

EnvelopeText read_envelope(std::string_view text, MoveReader& reader, const OfferWords& offers);

}  // namespace planilla
