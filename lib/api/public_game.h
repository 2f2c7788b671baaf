// A game and a finding of lib/, as the plain values of include/planilla/.
#pragma once

#include <planilla/game.h>

#include "base/finding.h"
#include "board/position.h"
#include "game/model/game.h"
#include "text/framing/game_text.h"

namespace planilla {

api::Severity public_severity(Severity severity);

// Tags, moves, result and letters; findings and `pgn` are the caller's. `locator` is of the text of
// the game.
api::Game public_game(const Game& game, Locator& locator);

api::Finding public_finding(const Finding& finding, Severity severity, const GameText& text,
                            Locator& locator);

// Of a whole file: its place is the first line.
api::Finding public_finding(const Finding& finding, Severity severity);

// The other way, as far as sentences need it. Throws api::UnknownName for a rule that does not
// exist.
Finding finding_of(const api::Finding& finding);

}  // namespace planilla
