// Names of players that are no words with capitals, and what stands before names.
//
//   is_category("1N")                    // true
//   without_quotes("\"The Atheists\"")   // The Atheists
#pragma once

#include <cstddef>
#include <string_view>

#include "game/titles/title_player.h"

namespace planilla {

// `1N`, `2S`: the class of an amateur before the name.
bool is_category(std::string_view word);

// A bullet, an emoji.
bool is_symbol(std::string_view word);

// `A.`, ` J. R.`
bool are_initials(std::string_view names);

// `HJD`: the initials of a whole name.
bool are_capitals(std::string_view name);

// `II`, `B`: of a list of groups.
bool is_only_capitals(std::string_view name);

// `GM Ana Gómez`
bool begins_with_title(std::string_view name);

// `anadiaz10 (1439)`: a name that a site gave its player, beside a rating.
bool is_rated_nickname(const Player& player);

// `"The Atheists"`
bool is_quoted(std::string_view name);
std::string_view without_quotes(std::string_view name);

// Behind the mark that closes the one at `from`, blanks apart; 0: none opens there.
std::size_t end_of_quotes(std::string_view line, std::size_t from);

// Of the line right above the moves, where prose stands before its title: what is behind the first
// sentence that ends in its last `longest` bytes.
std::string_view tail_of(std::string_view line, std::size_t longest);

// A family name of some length that the game's text names again.
bool is_named_below(std::string_view name, std::string_view below);

}  // namespace planilla
