// Runs of half-moves that stand side by side, and the words behind them.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "game/cells/items.h"

namespace planilla {

// The half-move of items[at] by a number of its own, or by its place in a run; 0: neither.
int half_move_of(const std::vector<CellItem>& items, std::size_t at);

// Has items[other] the number of items[at], and is another half-move?
bool is_rival(const std::vector<CellItem>& items, std::string_view text, const Parts& parts,
              std::size_t other, std::size_t at);

// The first part of items[at]: that of its number, or its own.
std::size_t first_part_of(const std::vector<CellItem>& items, const Parts& parts, std::size_t at);

// One past the run of half-moves that begins with items[at].
std::size_t end_of_run(const std::vector<CellItem>& items, std::size_t at);

// Does a word with a small letter follow parts[at], behind its signs? It may begin the next line.
bool goes_on_in_words(const Parts& parts, std::size_t at);

// Is one of the words right behind parts[at] on its line one that cites?
bool cites_behind(const Parts& parts, std::size_t at);
// Or one that denies it, "4...Be6 is not possible"?
bool denies_behind(const Parts& parts, std::size_t at);

// Does nothing but signs follow parts[at] in its paragraph?
bool ends_paragraph(const Parts& parts, std::size_t at);

}  // namespace planilla
