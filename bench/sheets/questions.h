// What a person who was there would get out of it: somebody who knows the true game answers what is
// asked, and nothing else.
//
//   Asked asked = answer_questions(sheet, answer, truth, language, reader);
//   asked.exact      // the true game came out
//   asked.questions  // after so many answers
//
// A question is a finding that names moves: `candidates`, `suggestion`, `alternatives`. It can be
// answered if it stands at the first ply that came out wrong, or before it, and the true move of
// its ply is among those it names (or the whole true game is). The answer is given as to `convert
// --interactive`; or it is put into the sheet in the place of the word that the finding points at;
// or before it, where a half-move was missing; or the word is struck out, where it was written
// twice; whichever of these agrees longest with the true game. Then the sheet is read again. It
// ends when the game is exact, when no question helps, or at `limit`.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "answer.h"
#include "notation/data/language.h"

namespace planilla::sheets {

struct Asked {
  bool exact = false;
  std::size_t questions = 0;
};

Asked answer_questions(std::string sheet, Answer answer, const std::vector<Move>& truth,
                       const Language& language, SheetReader& reader, std::size_t limit = 24);

}  // namespace planilla::sheets
