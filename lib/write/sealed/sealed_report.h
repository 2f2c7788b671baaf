// What planilla sealed says: one JSON object, or sentences.
//
//   JudgedText judged = judge_text({position, written, edition, letters}, notations);
//   SealedReport report({position, edition, written, judged.struck, judged.envelope},
//                       std::move(judged.verdict), messages);
//   report.json();
//
// To the reasons of the verdict those are added that the text of the envelope gives: a number that
// is not due, words beside the move, what was struck out.
#pragma once

#include <string>

#include "laws/sealed/open_envelope.h"
#include "notation/write/san.h"
#include "write/findings/messages.h"

namespace planilla {

struct SealedCase {
  const Position& position;
  Edition edition;
  const std::string& written;  // as it stood, with what was struck out
  const std::string& struck;   // empty: nothing
  const OpenEnvelope& envelope;
};

class SealedReport {
public:
  // All that is given must outlive the report.
  SealedReport(const SealedCase& what, SealedVerdict verdict, Messages& messages);

  const SealedVerdict& verdict() const { return verdict_; }
  std::string json() const;                        // a line
  std::string text(const Symbols& symbols) const;  // moves in the letters of `symbols`

private:
  SealedCase case_;
  SealedVerdict verdict_;
  Messages& messages_;
};

}  // namespace planilla
