// The verdict on a sealed move: the text of the envelope, in the position where it must be played.
//
//   const Position before = *read_fen("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1").position;
//   const SealedVerdict verdict = judge_sealed({before, "Cd2", {"es"}});
//   assert(verdict.kind == "ambiguous");
//   assert((verdict.candidates == std::vector<std::string>{"Nbd2", "Nfd2"}));
//
// Source: FIDE Laws, Guidelines I.8 (2018, 2023), G.8 (2009).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "planilla/position.h"

namespace planilla::api {

struct SealedMove {
  Position before;
  std::string written;                      // the text of the envelope
  std::vector<std::string> languages = {};  // of the letters, tags or names; empty: not known
  std::string notation = "auto";
  std::string laws = {};  // edition: "2009"; empty: the newest
  std::string ui = "en";  // language of the reasons
};

// What one alphabet makes of the text.
struct SealedLetters {
  std::string language;  // "es", or several that write alike: "es, ca"
  std::string kind;      // as SealedVerdict::kind
};

struct SealedVerdict {
  std::string kind;                     // "valid", "ambiguous", "illegal", "unreadable"
  std::optional<bool> loses;            // nullopt: the arbiter has to decide
  std::string outcome;                  // "game-continues", "loses", "draw", "arbiter-decides", ...
  std::string san, uci;                 // if valid
  std::string fen_after;                // if valid
  std::vector<std::string> candidates;  // if ambiguous: English SAN
  bool draw_offer = false;
  std::string article;                  // on which the outcome rests
  std::vector<std::string> reasons;     // sentences
  std::vector<SealedLetters> readings;  // where the verdict depends on the letters
  std::string json;  // all of it as one line: the object of `planilla sealed --format json`
};

// Throws UnknownName for a language, a notation or an edition that does not exist.
SealedVerdict judge_sealed(const SealedMove& sealed);

}  // namespace planilla::api
