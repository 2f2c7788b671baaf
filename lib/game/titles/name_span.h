// Which words of a line make up a name.
//
//   const std::vector<TitleWord> words = title_words("It is from C.J.S. Purdy v F.A. Crowl",
//   lexicon); run_begin(words, 5);   // 3: C.J.S.
//
// Words are those of title_words(); what is returned is a place among them or a byte of the line.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "game/titles/title_words.h"

namespace planilla {

// `1850`, `2.197`, `2,197`
bool is_rating(std::string_view text);

// What the first name of two has, the second may have.
struct NameForm {
  bool comma = false;     // Ruiz, Ana
  bool initials = false;  // Ruiz, A.: a place may follow
  bool in_group = false;  // (Ruiz-Mas, Madrid 1960): both names
  bool number = false;    // Ruiz 1668: a rating, though it could be a year
};

// Where the name that begins at words[first] ends, as a byte of the line: behind parentheses, at a
// comma that is not of its form, a stop behind a whole word, a number, a sign between blanks, a
// word that is of no name.
std::size_t end_of_title_name(std::string_view line, const std::vector<TitleWord>& words,
                              std::size_t first, NameForm form);

// The first word of the name that ends right before words[end]: capitals, initials, and small words
// between them. `end` where no name ends there.
std::size_t run_begin(const std::vector<TitleWord>& words, std::size_t end);

// Behind the last word of the name that begins with words[begin]; `begin` for none.
std::size_t run_end(const std::vector<TitleWord>& words, std::size_t begin);

// `ABERTURA DOS QUATRO CAVALOS Igor Glek vs ...`: behind the capitals of the opening, where the
// name before words[end] is not written in them too; else 0.
std::size_t behind_capitals(const std::vector<TitleWord>& words, std::size_t end);

// "it was over, Ana Gómez - Luis Pérez, Cali 1998:": does the name that begins with words[run]
// stand behind the comma of a sentence that begins with words[first]?
bool begins_clause(const std::vector<TitleWord>& words, std::size_t first, std::size_t run);

}  // namespace planilla
