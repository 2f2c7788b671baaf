// Which player the words beside a verb name: `José Muñoz abandonó`, `ganó Muñoz`.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "game/model/game.h"

namespace planilla {

// The words of a name, `José Muñoz` or `Muñoz, José`, that are more than an initial; folded.
std::vector<std::string> words_of_name(const GameTag* tag);

// How many of the words beside the phrase are the name of that player and not of the other, from
// the nearest on, up to one that is of neither.
std::size_t named(const std::vector<std::string_view>& beside, const std::vector<std::string>& name,
                  const std::vector<std::string>& other);

}  // namespace planilla
