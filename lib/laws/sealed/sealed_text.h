// The text of an envelope to readings: one move, with what may stand beside it.
//
//   const EnvelopeWords words(languages);                  // tablas, remis, ofrece tablas, ...
//   const EnvelopeText text = read_envelope("41. Cd2+ (=)", reader, words);
//   text.readings       // of Cd2+
//   text.draw_offer     // true
//   text.rest           // "" : what belongs neither to the move nor to an offer
//
// A sign of capture with no pawn's file before it (xd5) is read as any pawn that takes there; a
// king or a pawn as what a pawn becomes (a8=K) is read, and never legal. A move number or an offer
// before the move, marks of judgement behind it, brackets, quotes and stops around it do not
// matter. Two moves between which a word or a stroke leaves the choice ("Cd2 o Ce4", "Cd2/e4") are
// read as all that either can be. What else stands there is `rest`, and the arbiter weighs it:
// `doubt`. It may hold the answer ("e4 e5"), or another move of the player ("Bc4 Bb5"): the board
// must tell which. Where a word takes the first one back ("Bc4 no, Bb5") there are no readings. A
// word for castling alone ("Rochade") is castling to either side, but none where words stand beside
// it that may be the side. Words that end the game in place of a move ("abandono") are `doubt` too.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "laws/sealed/envelope_words.h"
#include "laws/sealed/sealed.h"
#include "notation/read/move_reader.h"

namespace planilla {

struct EnvelopeText {
  std::vector<Reading> readings;
  bool draw_offer = false;
  std::string rest;
  int number = 0;  // of the move, where it is written; 0: it is not
  EnvelopeDoubt doubt = EnvelopeDoubt::none;
  std::vector<Reading> both_texts;  // of which none is read, in their order
  std::vector<Reading> next_move;   // the first among `rest`
  std::vector<Reading> more_moves;  // all of them there
  bool in_words = false;            // "Rochade": no algebraic notation
};

EnvelopeText read_envelope(std::string_view text, MoveReader& reader, const EnvelopeWords& words);

}  // namespace planilla
