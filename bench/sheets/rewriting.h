// Games written in a language, without slips, and read again without being told which: does the
// same game come back?
//
//   SheetReader reader(notations, {});
//   Tally tally = rewrite(games, {.writers = {&es, &es}}, reader, [](const Rewritten& failure) {
//   ... });
#pragma once

#include <functional>
#include <vector>

#include "answer.h"
#include "sheet.h"

namespace planilla::sheets {

struct Rewriting {
  Writers writers;
  std::size_t plies = SIZE_MAX;  // only the beginning of each game; no result is written then
  bool tags = false;             // PGN tags before the moves
};

struct Tally {
  std::size_t games = 0, right = 0, doubted = 0, told = 0, silent = 0;
  void add(Outcome outcome);
  void add(const Tally& other);
};

struct Rewritten {
  const TrueGame* game;
  std::string sheet;
  std::vector<Move> truth;
  Answer answer;
  Outcome outcome;
};

Rewritten rewrite(const TrueGame& game, const Rewriting& how, SheetReader& reader);

// All of them; whatever did not come out right is shown to `look`.
Tally rewrite(const std::vector<TrueGame>& games, const Rewriting& how, SheetReader& reader,
              const std::function<void(const Rewritten&)>& look);

// Languages of high or medium confidence, in order of tag; or those named. Throws
// std::invalid_argument.
std::vector<const Language*> languages_named(const Languages& languages,
                                             const std::vector<std::string>& tags);

// "es 12: silent; read as de; first difference at 3. Cf3 ...", the sheet, and what was found, for
// people.
std::string describe(const Rewritten& failure, const std::string& title);

}  // namespace planilla::sheets
