// What the cells of a text say of each other by their numbers: of which the number comes again,
// with which the game goes on.
#pragma once

#include <string_view>
#include <vector>

#include "game/cells/items.h"

namespace planilla {

// Fills what items_of() cannot know of a cell before it has seen those behind it.
void compare_items(std::vector<CellItem>& items, std::string_view text, const Parts& parts);

// "1. e4 1. e5 2. Cf3 2. Cc6": does each half-move of Black have its number without dots?
bool repeats_numbers(const std::vector<CellItem>& items);

}  // namespace planilla
