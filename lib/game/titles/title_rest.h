// What a line says behind the two players that it names.
//
//   names_opening_behind(", Gambito Evans", lexicon);   // true
#pragma once

#include <string_view>
#include <vector>

#include "game/titles/title_words.h"

namespace planilla {

// `1-0`, `½-½`, with more behind it perhaps.
bool is_result(std::string_view text);

// Is one of its words a result?
bool names_result(std::string_view line);

// `[B42]`, `D34`
bool is_opening_code(std::string_view text);

// `Ronda`, `rd.`
bool names_round(const TitleWord& word, const Lexicon& lexicon);

// `ronda 5`
bool names_round(const std::vector<TitleWord>& words, const Lexicon& lexicon);

// `Ann Smith, White`: the side is of no name.
bool ends_with_side(std::string_view name, const Lexicon& lexicon);

// `, Gambito Evans`
bool names_opening_behind(std::string_view rest, const Lexicon& lexicon);

// 23 of `(23)`, "" of anything else.
std::string_view number_in_brackets(std::string_view text);

}  // namespace planilla
