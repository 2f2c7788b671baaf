// Where two readings of the letters survive to the end, it is told at the first move in which they
// differ.
//
//   if (found.readings.size() > 1) raise_two_readings(game, found.readings);
//
// `game` was read as the first of them; the finding names that move and the others.
#pragma once

#include <vector>

#include "game/letters/language_detector.h"
#include "game/model/game.h"

namespace planilla {

void raise_two_readings(Game& game, const std::vector<LetterReading>& readings);

}  // namespace planilla
