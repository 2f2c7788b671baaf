// The text of an envelope as each alphabet reads it, in the notation that fits the position.
//
//   const EnvelopeWords words(notations.languages());
//   const OpenEnvelope envelope =
//       open_envelope("41. Cd2+ (=)", {position, notations, {{"es"}}, words});
//   envelope.alphabets[0].readings     // of Cd2+, for judge_sealed()
//   envelope.draw_offer                // true
#pragma once

#include <string>
#include <vector>

#include "board/position.h"
#include "laws/sealed/envelope_words.h"
#include "laws/sealed/sealed.h"
#include "notation/read/notations.h"

namespace planilla {

struct EnvelopeLetters {
  std::vector<std::string>
      languages;  // tags that exist; empty: every language that is not read by name only
  std::string notation = "auto";  // one that exists
};

// By what it is opened; all of it outlives the call. The words of all languages take a millisecond
// to gather: whoever opens several texts does so once.
struct EnvelopeContext {
  const Position& position;
  const Notations& notations;
  const EnvelopeLetters& letters;
  const EnvelopeWords& words;
};

struct OpenEnvelope {
  std::vector<AlphabetReadings> alphabets;
  bool draw_offer = false;
  int number = 0;        // of the move, as it is written; 0: it is not
  bool evidence = true;  // false: read in a notation that is no evidence (Laws, appendix C)
  std::string rest;      // what stands there besides
  EnvelopeDoubt doubt = EnvelopeDoubt::none;
  std::vector<Reading> next_move;   // the first in `rest`
  std::vector<Reading> both_texts;  // that the arbiter may weigh, in all alphabets
  // Of each of `alphabets`: what the moves behind the first can mean.
  std::vector<std::vector<Reading>> more_moves;
};

// Some reading of it is a legal move.
bool is_legal(const OpenEnvelope& envelope, const Position& position);

// In the notation named; with "auto" in algebraic, and only if nothing is legal so, in any other
// where it is; if it is legal in none, in the first where it can be read. Two moves, either of
// which the player can make, are readings both; where he cannot make the first, neither is, and
// both are weighed (EnvelopeDoubt::two_moves).
OpenEnvelope open_envelope(const std::string& written, const EnvelopeContext& by);

}  // namespace planilla
