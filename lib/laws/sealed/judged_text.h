// The text of an envelope to its verdict.
//
//   const JudgedText judged = judge_text({position, "41. Cd2+ (=)", edition, {{"es"}}}, notations);
//   judged.verdict.kind        // SealedKind::valid
//   judged.struck              // what the player had struck out
//
// Where the text has no meaning as it stands, it is looked at once more before the game is lost by
// it: with a character that cannot be read, signs in another order, signs that take a move back,
// the letters of the other player, and those of other languages. What is found so is named, and the
// arbiter decides.
#pragma once

#include <string>
#include <vector>

#include "laws/sealed/open_envelope.h"
#include "laws/sealed/sealed.h"

namespace planilla {

struct SealedText {
  const Position& position;
  const std::string& written;
  Edition edition = newest_edition();
  EnvelopeLetters letters;                        // of the player who sealed it
  std::vector<std::string> other_languages = {};  // in which the other player wrote, if in others
  const GameRecord* record = nullptr;             // as SealedMove has them
  const Wings* wings = nullptr;
};

struct JudgedText {
  std::string struck;  // empty: nothing
  OpenEnvelope envelope;
  SealedVerdict verdict;
};

JudgedText judge_text(const SealedText& sealed, const Notations& notations);

}  // namespace planilla
