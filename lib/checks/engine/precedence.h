// One cause, one finding: which rule speaks where one fault would show as several.
//
//   settle(findings);     // an illegal move: that the PlyCount is wrong too goes unsaid
//
// The table is the documentation: docs/rules/precedence.md is written from it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/finding.h"

namespace planilla {

// Where the silent finding must stand for the other to speak for it.
enum class Reach : std::uint8_t {
  place,  // the two overlap or touch
  game,   // anywhere in the game
  line,   // anywhere in the game, if the one that speaks stopped the reading of the main line
};

struct Precedence {
  Rule speaks;
  Rule silent;
  Reach reach;
};

std::span<const Precedence> precedence();
std::string_view reach_name(Reach reach);

// Takes away the findings of one game that another one of it speaks for; keeps the order.
void settle(Findings& findings);

// The table as Markdown, for docs/rules/precedence.md.
std::string precedence_markdown();

}  // namespace planilla
