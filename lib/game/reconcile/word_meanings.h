// What the words of several sheets for one half-move can mean.
//
//   for (const Meaning& one : meanings_of(sheets, words, position, slips, costs)) ...
//
// The cheapest first. Each sheet adds what it costs that its word means the move; of sheets that
// say the same one alone does (same_word.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "game/reconcile/sheet_line.h"
#include "notation/read/notations.h"
#include "notation/slips/slips.h"

namespace planilla {

inline constexpr std::uint32_t no_meaning = UINT32_MAX;

struct Meaning {
  Move move;
  std::vector<std::uint32_t> costs;  // of each sheet; `no_meaning` where it cannot mean it
  std::uint32_t cost = 0;            // of all
  bool plain = false;                // one sheet has it as it stands
};

// `words`: of each sheet; empty where it has none.
std::vector<Meaning> meanings_of(const std::vector<SheetLine>& sheets,
                                 const std::vector<Span>& words, const Position& position,
                                 Slips& slips, const SlipCosts& costs);

// The sheets that have a word, but for those that say the same as one before them.
std::vector<std::size_t> witnesses(const std::vector<SheetLine>& sheets,
                                   const std::vector<Span>& words, const Position& position);

}  // namespace planilla
