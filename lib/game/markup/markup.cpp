// One pass for each kind of mark, over bytes.
#include "game/markup/markup.h"

#include <algorithm>
#include <vector>

#include "base/ascii.h"
#include "base/span.h"
#include "board/square_in_text.h"
#include "game/markup/bbcode.h"
#include "game/markup/blank_long.h"
#include "game/markup/capture_dashes.h"
#include "game/markup/frames.h"
#include "game/markup/html.h"
#include "game/markup/invisible.h"
#include "game/markup/latex.h"
#include "game/markup/lost_bytes.h"
#include "game/markup/parted_dots.h"
#include "game/markup/quoted_printable.h"
#include "game/markup/roman_numbers.h"
#include "game/markup/spaced_long.h"

namespace planilla {

namespace {

using ascii::is_digit;
using ascii::is_space;

bool is_small(char c) {
  return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}
bool is_letter(char c) {
  return is_small(c) || (c >= 'A' && c <= 'Z');
}
// An empty line begins behind the line end at `at`.
bool ends_paragraph(std::string_view text, std::size_t at) {
  return text[at] == '\n' && at + 1 < text.size() && (text[at + 1] == '\n' || text[at + 1] == '\r');
}

// Prose, not moves: a word of four letters at least.
bool is_prose(std::string_view text) {
  constexpr std::size_t shortest = 4;  // letters
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \t\r\n", at), text.size());
    const std::string_view word = text.substr(at, end - at);
    if (word.size() >= shortest && std::all_of(word.begin(), word.end(), is_letter)) return true;
    at = end + 1;
  }
  return false;
}

// **bold**, where the paragraph closes what it opens.
void blank_double_stars(std::string& text) {
  std::size_t open = std::string::npos;
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    if (ends_paragraph(text, at)) open = std::string::npos;
    if (text.compare(at, 2, "**") != 0) continue;
    if (open == std::string::npos) {
      open = at++;
      continue;
    }
    blank(text, open, open + 2);
    blank(text, at, at + 2);
    open = std::string::npos;
  }
}

// `3`, `d6`, `3.d4`, `3...Ac5 4.d3`, `(mejor Ac4)`, between two stars: one word, or more behind a
// number or in brackets. Not `*c6 3. A*`, two moves with a character each that cannot be read.
bool is_emphasized_move(std::string_view text) {
  constexpr std::size_t shortest = 2;  // bytes
  if (!text.empty() && is_digit(text.front())) return true;
  return text.size() >= shortest && (text.find_first_of(" \t\r\n") == std::string_view::npos ||
                                     (text.front() == '(' && text.back() == ')'));
}

// `3...a6`, `3.Bb5 a6`, and several words of prose.
bool may_be_underlined(std::string_view text) {
  const bool moves = !text.empty() && is_digit(text.front());
  return moves ? squares_named(text, 1) == 1 : text.find(' ') != std::string_view::npos;
}

// *emphasis* of prose and of moves, from the star nearest to the one that closes: `C*6` and `*`
// alone mean something else. _4.Bxc6 dxc6_: of several words, or behind a number, since `_xd5_` may
// be a move of which two characters cannot be read.
void blank_emphasis(std::string& text, char sign) {
  const auto opens = [&](std::size_t star) {
    return (star == 0 || is_space(text[star - 1]) || text[star - 1] == '(') &&
           star + 1 < text.size() &&
           (is_letter(text[star + 1]) || is_digit(text[star + 1]) || text[star + 1] == '(');
  };
  const auto closes = [&](std::size_t star) {
    return star > 0 && !is_space(text[star - 1]) &&
           (star + 1 == text.size() || !(is_letter(text[star + 1]) || is_digit(text[star + 1])));
  };
  std::size_t open = std::string::npos;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (ends_paragraph(text, at)) open = std::string::npos;
    if (text[at] != sign) continue;
    if (opens(at)) {
      open = at;
    } else if (open != std::string::npos && closes(at)) {
      const std::string_view inside = std::string_view(text).substr(open + 1, at - open - 1);
      const bool may_be = sign == '*' || may_be_underlined(inside);
      if (may_be && (is_prose(inside) || is_emphasized_move(inside))) {
        blank(text, open, open + 1);
        blank(text, at, at + 1);
      }
      open = std::string::npos;
    }
  }
}

// `3`, `3.`: of a move.
bool is_number(std::string_view word) {
  if (word.ends_with('.')) word.remove_suffix(1);
  return !word.empty() && std::all_of(word.begin(), word.end(), is_digit);
}

// The end of `_e4_`, or `_3._` before a row, at `at`, behind the second sign; 0: no move stands
// between two. Not `_xd5`, in which a character cannot be read.
std::size_t underlined_move_end(std::string_view text, std::size_t at) {
  constexpr std::size_t longest = 10;  // bytes
  const bool begins = at == 0 || is_space(text[at - 1]) || text[at - 1] == '.';
  if (!begins || text[at] != '_' || at + 1 == text.size() || text[at + 1] == '_') return 0;
  const std::size_t close = text.substr(0, at + longest).find_first_of("_ \t\r\n", at + 1);
  if (close == std::string_view::npos || text[close] != '_') return 0;
  if (close + 1 < text.size() && !is_space(text[close + 1])) return 0;
  const std::string_view word = text.substr(at + 1, close - at - 1);
  const bool castles = word.find("-O") != word.npos || word.find("-0") != word.npos;
  const bool numbers_row = (at == 0 || text[at - 1] == '\n') && is_number(word);
  return holds_square(word) || castles || numbers_row ? close + 1 : 0;
}

// `_3. Bb5 a6_`, `__3. Bb5 a6__`: a whole row, from its number to the end of the line.
void blank_underlined_rows(std::string& text) {
  constexpr std::size_t most = 2;  // signs
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t line_end = std::min(text.find_first_of("\r\n", begin), text.size());
    const std::size_t end = text.find_last_not_of(" \t", line_end - 1) + 1;
    std::size_t signs = 0;
    while (signs <= most && begin + signs < end && text[begin + signs] == '_') ++signs;
    const std::string_view signs_at_end = std::string_view("__").substr(0, signs);
    const bool is_row = signs > 0 && signs <= most && end > begin + 2 * signs &&
                        is_digit(text[begin + signs]) &&
                        text.compare(end - signs, signs, signs_at_end) == 0 &&
                        !is_space(text[end - signs - 1]) && text[end - signs - 1] != '_';
    if (is_row && holds_square(std::string_view(text).substr(begin, end - begin))) {
      blank(text, begin, begin + signs);
      blank(text, end - signs, end);
    }
    begin = line_end + 1;
  }
}

// `_e4_` twice at least: Markdown's emphasis.
void blank_underscores(std::string& text) {
  constexpr std::size_t fewest = 2;
  std::vector<Span> found;
  for (std::size_t at = text.find('_'); at != std::string::npos; at = text.find('_', at + 1))
    if (const std::size_t end = underlined_move_end(text, at))
      found.push_back({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)});
  if (found.size() < fewest) return;
  for (const Span span : found) {
    blank(text, span.begin, span.begin + 1);
    blank(text, span.end - 1, span.end);
  }
}

// `code`, within a line; ``` on the lines around it.
void blank_backticks(std::string& text) {
  std::size_t open = std::string::npos;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\n') open = std::string::npos;
    if (text[at] != '`') continue;
    if (text.compare(at, 3, "```") == 0) {  // a fence, with the name of a language perhaps
      const std::size_t mark = std::min(text.find_first_not_of('`', at), text.size());
      const std::size_t end = std::min(text.find_first_of(" \t\r\n`", mark), text.size());
      const bool alone = end == text.size() || text[end] == '\n' || text[end] == '\r';
      const bool begins_line = at == 0 || text[at - 1] == '\n';
      blank(text, at, begins_line && alone ? end : mark);
      at = mark - 1;
      continue;
    }
    if (open == std::string::npos) {
      open = at;
      continue;
    }
    blank(text, open, open + 1);
    blank(text, at, at + 1);
    open = std::string::npos;
  }
}

// '''bold''', ''italic'' of a wiki, in pairs within a line.
void blank_wiki_quotes(std::string& text) {
  std::size_t open = std::string::npos;
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    if (text[at] == '\n') open = std::string::npos;
    if (text.compare(at, 2, "''") != 0) continue;
    const std::size_t end = std::min(text.find_first_not_of('\'', at), text.size());
    if (open == std::string::npos) {  // not of a time: 3'45''
      if (at == 0 || !(is_letter(text[at - 1]) || is_digit(text[at - 1]))) open = at;
    } else {
      blank(text, open, text.find_first_not_of('\'', open));
      blank(text, at, end);
      open = std::string::npos;
    }
    at = end - 1;
  }
}

// `* ` before words or moves, of a list of two lines at least: one alone may be a result.
bool shows_list(std::string_view text) {
  const std::size_t first = text.starts_with("* ") ? 0 : text.find("\n* ");
  return first != std::string_view::npos && text.find("\n* ", first + 1) != std::string_view::npos;
}

// `- 23 -`
bool is_page_number(std::string_view line) {
  while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
  while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
  if (line.size() < 5 || !line.starts_with("- ") || !line.ends_with(" -")) return false;
  const std::string_view number = line.substr(2, line.size() - 4);
  return std::all_of(number.begin(), number.end(), is_digit);
}

// May a line be one? Fast: few lines begin so.
bool shows_page_number(std::string_view text) {
  for (std::size_t at = text.find("- "); at != text.npos; at = text.find("- ", at + 1)) {
    const std::size_t before = at == 0 ? text.npos : text.find_last_not_of(" \t\r", at - 1);
    if (before == text.npos || text[before] == '\n')
      if (is_page_number(text.substr(at, text.find('\n', at) - at))) return true;
  }
  return false;
}

// `## Title`, `> quoted`, `* one of a list`, page numbers
void blank_line_marks(std::string& text) {
  const bool list = shows_list(text);
  for (std::size_t line = 0; line < text.size();) {
    std::size_t at = line;
    while (at < text.size() && (text[at] == '#' || text[at] == '>')) ++at;
    if (at > line && at < text.size() && text[at] == ' ') blank(text, line, at);
    if (list && text.compare(line, 2, "* ") == 0) blank(text, line, line + 1);
    if (const std::size_t next = std::min(text.find('\n', line), text.size());
        is_page_number(std::string_view(text).substr(line, next - line)))
      blank(text, line, next);
    const std::size_t end = text.find('\n', line);
    line = end == std::string::npos ? text.size() : end + 1;
  }
}

// `[[Ana Gómez]]`, `[[page|Ana Gómez]]`: links of a wiki, which hold no moves.
void blank_wiki_links(std::string& text) {
  constexpr std::size_t longest = 200;  // bytes
  for (std::size_t at = text.find("[["); at != std::string::npos; at = text.find("[[", at + 1)) {
    const std::string_view rest = std::string_view(text).substr(at + 2, longest);
    const std::size_t close = std::min(rest.find("]]"), rest.find('\n'));
    if (close == rest.npos || rest[close] != ']' || close == 0 || !is_letter(rest.front()) ||
        squares_named(rest.substr(0, close), 1) != 0)
      continue;
    const std::size_t bar = rest.substr(0, close).rfind('|');
    blank(text, at + 2 + close, at + 2 + close + 2);
    blank(text, at, at + 2 + (bar == rest.npos ? 0 : bar + 1));
  }
}

// [words](https://...), within a line; ![words](...) becomes (words).
void blank_links(std::string& text) {
  constexpr std::size_t longest = 2000;  // bytes of an address
  std::size_t open = std::string::npos;
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    if (text[at] == '\n') open = std::string::npos;
    if (text[at] == '[') open = at;
    if (open == std::string::npos || text.compare(at, 2, "](") != 0) continue;
    const std::string_view target = std::string_view(text).substr(at + 2, longest);
    const std::size_t close = std::min(target.find(')'), target.find('\n'));
    const bool image = open > 0 && text[open - 1] == '!';
    if ((image || target.starts_with("http") || target.starts_with("www.") ||
         target.starts_with("/")) &&
        close != std::string_view::npos && target[close] == ')') {
      blank(text, at, at + 2 + close + 1);
      blank(text, image ? open - 1 : open, open + 1);
      if (image) text[open] = '(', text[at] = ')';  // "after 2.Nf3" is of no game
    }
    open = std::string::npos;
  }
}

// --- Lines

// `ju-` above `gadores`, `0-0-` above `0`: the word moves below the line end as a whole.
void join_cut_words(std::string& text) {
  for (std::size_t at = text.find("-\n"); at != std::string::npos; at = text.find("-\n", at + 1)) {
    std::size_t begin = at, end = at + 2;
    while (begin > 0 && !is_space(text[begin - 1])) --begin;
    while (end < text.size() && !is_space(text[end])) ++end;
    const std::string_view front = std::string_view(text).substr(begin, at - begin),
                           back = std::string_view(text).substr(at + 2, end - at - 2);
    if (front.size() < 2 || back.empty()) continue;
    const bool castling =
        (front.ends_with("0-0") || front.ends_with("O-O")) && (back.front() == front.back());
    const bool word = is_small(front.back()) && is_small(front[front.size() - 2]) &&
                      is_small(back.front()) && back.size() > 1 && is_small(back[1]) &&
                      front.find('-') == std::string_view::npos;
    if (!castling && !word) continue;
    std::string joined = "\n" + std::string(front) + (castling ? "-" : "") + std::string(back);
    joined.resize(end - begin, ' ');
    text.replace(begin, end - begin, joined);
  }
}

constexpr std::string_view wide_digits = "\xef\xbc";  // and a byte from 90 to 99

// Bytes of the digit at `at`, wide or not; 0: none.
std::size_t digit_length(std::string_view text, std::size_t at) {
  if (at < text.size() && is_digit(text[at])) return 1;
  const bool is_wide = text.compare(at, wide_digits.size(), wide_digits) == 0 &&
                       at + 2 < text.size() && (text[at + 2] & 0xf0) == 0x90 &&
                       (text[at + 2] & 0x0f) < 10;
  return is_wide ? wide_digits.size() + 1 : 0;
}

// `\uff119. d4`: the digits of a number at the begin of a word, narrow, with blanks before them.
void narrow_numbers(std::string& text) {
  for (std::size_t at = text.find(wide_digits); at != std::string::npos;
       at = text.find(wide_digits, at + 1)) {
    std::size_t begin = at, end = at;
    while (begin > 0 && is_digit(text[begin - 1])) --begin;
    std::string digits;
    for (std::size_t i = begin; digit_length(text, i) != 0; end = i) {
      const std::size_t length = digit_length(text, i);
      i += length;
      digits += static_cast<char>('0' + (text[i - 1] & 0x0f));
    }
    const bool is_number =
        (begin == 0 || is_space(text[begin - 1])) && end > begin &&
        (end == text.size() || is_space(text[end]) || text[end] == '.' || text[end] == ')');
    if (!is_number) continue;
    digits.insert(0, end - begin - digits.size(), ' ');
    text.replace(begin, end - begin, digits);
  }
}

}  // namespace

bool shows_markup(std::string_view text) {
  return text.find_first_of("<&*`#>_\\") != std::string_view::npos ||
         text.find("-\n") != std::string_view::npos || text.find("[/") != std::string_view::npos ||
         shows_mail(text) || shows_frames(text) || shows_page_number(text) ||
         text.find("](") != std::string_view::npos || shows_odd_blanks(text) ||
         shows_spaced_long(text) || shows_blank_long(text) ||
         text.find("[[") != std::string_view::npos || text.find("''") != std::string_view::npos ||
         shows_latex(text) || shows_parted_dots(text) || shows_capture_dashes(text) ||
         shows_roman_numbers(text) || shows_invisible(text) ||
         text.find("\u0335") != std::string_view::npos ||
         text.find("\u0336") != std::string_view::npos ||
         text.find("\xef\xac") != std::string_view::npos ||
         text.find("\u00a8") != std::string_view::npos ||
         text.find(wide_digits) != std::string_view::npos;
}

void blank_markup(std::string& text) {
  decode_mail(text);
  if (shows_frames(text)) blank_frames(text);
  if (shows_latex(text)) blank_latex(text);
  narrow_numbers(text);
  blank_tags(text);
  blank_forum_marks(text);
  decode_words(text);
  blank_double_stars(text);
  blank_emphasis(text, '*');
  blank_underlined_rows(text);
  blank_underscores(text);
  blank_emphasis(text, '_');
  blank_backticks(text);
  blank_wiki_quotes(text);
  blank_line_marks(text);
  blank_wiki_links(text);
  blank_links(text);
  settle_lost_bytes(text);
  join_parted_dots(text);
  narrow_capture_dashes(text);
  close_spaced_long(text);
  dash_blank_long(text);
  join_cut_words(text);
  write_roman_numbers_in_digits(text);
}

}  // namespace planilla
