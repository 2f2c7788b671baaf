// Scoresheets that are not PGN: headings, and the tokens between them.
//
//   tokenize_sheet(text, {0, size}, lexicon, tokens);
//   // `Blancas: Capablanca` is one `tag` token; the rest is tokenized as movetext
//
// A heading is `word: value` in any known language, one a line, or several with a tab or two blanks
// between them. Two columns of moves side by side (1-20 on the left, 21-40 on the right) are put in
// order by their numbers. See docs/sheets.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

// Between a heading and its value in Chinese and Japanese, as a colon.
inline constexpr std::string_view wide_colon = "\uff1a";

struct Heading {
  Span span;             // word, colon and value
  Span word;             // trimmed
  Span value;            // trimmed
  std::string_view tag;  // "White"
};

// The headings of one line; none if it is no heading line.
std::vector<Heading> find_headings(std::string_view text, Span line, const Lexicon& lexicon);
// `Blancas: 1:30  Negras: 1:25`: the clocks of the players, and no half-move.
bool says_clocks(std::string_view text, Span line, const Lexicon& lexicon);
// Could a line without a colon be one, as `Mesa 2`? By its shape: words and a number.
bool may_name_board(std::string_view line);

void tokenize_sheet(std::string_view text, Span range, const Lexicon& lexicon,
                    std::vector<Token>& out);

// Moves below PGN's tags that were typed as on a sheet (game/tables/typed_as_sheet.h).
void tokenize_below_tags(std::string_view text, Span range, const Lexicon& lexicon,
                         std::vector<Token>& out);

// "12/3/1987", "12 de marzo de 1987", "12.III.1987", "1987-03-12" to "1987.03.12"; parts that are
// unknown as ??; "" if it is no date. Where the numbers leave a choice, `order` decides; `months`
// are the twelve names, or none. Where a month is named beside three numbers it is more than a
// date.
std::string pgn_date(std::string_view text, DateOrder order,
                     const std::vector<std::string>& months);
// As a language writes them, years of its eras too: "昭和50年3月2日" to "1975.03.02".
std::string pgn_date(std::string_view text, const Language& language);
// Does a date have words that say more than it: "Sunday 6 March 2006, board 4"? Words of up to
// three letters ("de", "th") do not.
bool says_more_than_date(std::string_view text, const std::vector<std::string>& months);

}  // namespace planilla
