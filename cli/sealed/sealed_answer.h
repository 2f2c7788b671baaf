// What is answered about a sealed move: `planilla sealed`, and the desk.
//
//   settings.words = {"Cd2"};
//   settings.fen = "...";
//   const SealedAnswer answer = judge_envelope(settings, notations, messages);
//   answer.json      // docs/manual.md
//
// Throws as find_adjourned() does (adjourned.h), and UnknownName for a notation or a language that
// is not known.
#pragma once

#include <string>

#include "notation/read/notations.h"
#include "sealed/sealed_settings.h"
#include "write/findings/messages.h"

namespace planilla {

struct SealedAnswer {
  std::string text, json;  // each with its last line end
  bool valid = false;
};

SealedAnswer judge_envelope(const SealedSettings& settings, const Notations& notations,
                            Messages& messages);

}  // namespace planilla
