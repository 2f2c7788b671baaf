// What framing found out about the bytes of a slice, as findings of its first game.
//
//   raise_text_findings(slice, game.findings);
#pragma once

#include "base/finding.h"
#include "text/framing/game_text.h"

namespace planilla {

void raise_text_findings(const GameText& text, Findings& findings);

}  // namespace planilla
