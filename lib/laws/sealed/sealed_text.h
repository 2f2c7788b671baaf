// The text of an envelope to readings: one move, with what may stand beside it.
//
//   const OfferWords offers(languages);                 // tablas, remis, ofrece tablas, ...
//   const EnvelopeText text = read_envelope("41. Cd2+ (=)", reader, offers);
//   text.readings       // of Cd2+
//   text.draw_offer     // true
//   text.rest           // "" : what belongs neither to the move nor to an offer
//
// A sign of capture with no pawn's file before it (xd5) is read as any pawn that takes there; a
// king or a pawn as what a pawn becomes (a8=K) is read, and never legal. A move number or an offer
// before the move, marks of judgement behind it, brackets, quotes and stops around it do not
// matter. Two moves between which a word or a stroke leaves the choice ("Cd2 o Ce4", "Cd2/e4") are
// read as all that either can be. What else stands there is `rest`. Is another move among it, there
// are no readings: the meaning is not established; where a word takes the first one back ("Bc4 no,
// Bb5"), the arbiter weighs it. Words that are no move ("Cd2 quizás"), or that end the game in
// place of a move ("abandono"), are for the arbiter to weigh: `doubt`.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "laws/sealed/sealed.h"
#include "notation/data/language.h"
#include "notation/read/move_reader.h"

namespace planilla {

struct EnvelopeText {
  std::vector<Reading> readings;
  bool draw_offer = false;
  std::string rest;
  int number = 0;  // of the move, where it is written; 0: it is not
  EnvelopeDoubt doubt = EnvelopeDoubt::none;
};

// Words of every language that offer a draw (its offers and its words for a draw), and those that
// end a game. Marks, case and signs do not matter.
class OfferWords {
public:
  explicit OfferWords(const Languages& languages);
  bool holds(std::string_view words) const;
  bool end_game(std::string_view words) const;  // a resignation, a win, a draw

private:
  std::set<std::string, std::less<>> offers_, ends_;
};

// As people compare words: lower case, no marks, parted by one blank.
std::string plain_words(std::string_view words);

EnvelopeText read_envelope(std::string_view text, MoveReader& reader, const OfferWords& offers);

}  // namespace planilla
