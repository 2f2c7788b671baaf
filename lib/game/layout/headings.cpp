// Lines of headings: whose word stands before each colon, and where its value ends.
#include <algorithm>
#include <array>
#include <optional>

#include "base/ascii.h"
#include "board/square_in_text.h"
#include "game/layout/game_rows.h"
#include "game/layout/name_parts.h"
#include "game/layout/sheet.h"
#include "game/tables/cells.h"

namespace planilla {

namespace {

constexpr std::size_t longest_heading_word = 40;
constexpr std::uint32_t few_bytes = 28;  // of the words of a heading in the middle of a line

// Bytes of the dots or strokes of a printed form at that place: `Resultado....1-0`; 0: none.
std::uint32_t leaders_at(std::string_view text, std::uint32_t at, std::uint32_t end) {
  const std::uint32_t fewest = text[at] == '.' ? 4 : 3;
  if (text[at] != '.' && text[at] != '_') return 0;
  std::uint32_t behind = at;
  while (behind < end && text[behind] == text[at]) ++behind;
  return behind - at < fewest ? 0 : behind - at;
}

// The first colon in `range`, with the leaders behind it, or leaders alone where a value stands
// behind them: an empty span at its end if there is none.
Span find_colon(std::string_view text, Span range) {
  const auto is_filled = [&](std::uint32_t from) {
    return !is_left_empty(Span{from, range.end}.in(text));
  };
  for (std::uint32_t i = range.begin; i < range.end; ++i) {
    if (text[i] == ':') {
      std::uint32_t behind = i + 1;
      while (behind < range.end && ascii::is_blank(text[behind])) ++behind;
      const std::uint32_t leaders = behind < range.end ? leaders_at(text, behind, range.end) : 0;
      return {i, leaders != 0 && is_filled(behind + leaders) ? behind + leaders : i + 1};
    }
    if (const std::uint32_t leaders = leaders_at(text, i, range.end); leaders != 0) {
      const bool has_colon = i + leaders < range.end && text[i + leaders] == ':';
      if (!has_colon && is_filled(i + leaders)) return {i, i + leaders};
      if (!has_colon) i += leaders - 1;
    }
    if (text[i] == wide_colon[0] && text.substr(i, wide_colon.size()) == wide_colon)
      return {i, i + static_cast<std::uint32_t>(wide_colon.size())};
  }
  return {range.end, range.end};
}

// What stands in parentheses behind the words of a heading: `Negras (en consulta): ...`; empty:
// nothing does.
Span parentheses_behind(std::string_view text, Span words) {
  words = without_blanks(text, words);
  const std::size_t open = words.in(text).rfind(" (");
  if (!words.in(text).ends_with(')') || open == std::string_view::npos) return {};
  return {words.begin + static_cast<std::uint32_t>(open) + 1, words.end};
}

// The tag of the words in `span` (before a colon), or "". Parentheses behind them say nothing of
// it.
std::string_view heading_tag(std::string_view text, Span span, const Lexicon& lexicon) {
  Span words = without_blanks(text, span);
  if (const Span behind = parentheses_behind(text, words); !behind.empty())
    words.end = behind.begin - 1;
  if (words.empty() || words.size() > longest_heading_word) return {};
  return lexicon.heading(words.in(text));
}

bool names_player(std::string_view tag) {
  return tag == "White" || tag == "Black";
}

// `Blancas: Ana (Cuba).Negras: Luis`: does the heading of a player begin right behind the stop at
// text[at]?
bool begins_behind_stop(std::string_view text, Span rest, std::uint32_t at,
                        const Lexicon& lexicon) {
  if (text[at] != '.' || ascii::is_blank(text[at + 1])) return false;
  const Span colon = find_colon(text, {at, std::min(at + few_bytes, rest.end)});
  return !colon.empty() && names_player(heading_tag(text, {at + 1, colon.begin}, lexicon));
}

// Where the next heading of the line begins: after a tab or two blanks, words and a colon; one of a
// player, of an opening or an event after a single blank too, if the words are few (`Blancas: A.
// Negras: B`), and any behind a figure (`Ronda: 4 Mesa: 12`) or the end of a sentence (`Torneo:
// Linares. Ronda: 4`).
std::uint32_t next_heading(std::string_view text, Span rest, const Lexicon& lexicon) {
  const auto is_end_before = [&](std::uint32_t end) {
    return end > rest.begin &&
           std::string_view("0123456789\xbd.;").find(text[end - 1]) != std::string_view::npos;
  };
  const auto begins_field = [&](std::string_view tag, std::uint32_t blank) {
    return (tag == "Opening" || tag == "Event") && begins_with_capital(text.substr(blank + 1));
  };
  Span colon{rest.begin, rest.begin};
  for (std::uint32_t i = rest.begin; i + 1 < rest.end; ++i) {
    if (begins_behind_stop(text, rest, i, lexicon)) return i + 1;
    if (text[i] != '\t' && text[i] != ' ') continue;
    const bool gap = text[i] == '\t' || text[i + 1] == ' ';
    if (colon.begin <= i) colon = find_colon(text, {i, rest.end});
    if (colon.empty()) return rest.end;
    const std::string_view tag = heading_tag(text, {i, colon.begin}, lexicon);
    if (tag.empty() || (!gap && (colon.begin - i > few_bytes ||
                                 !(is_end_before(i) || names_player(tag) || begins_field(tag, i)))))
      continue;
    return i;
  }
  return rest.end;
}

// "Kg1, Pe2", "e4, Nf3", "Rg1, Dd1, peones f2, g2": squares are no name of a player.
bool lists_squares(std::string_view value) {
  constexpr std::string_view blanks = " \t,;.";
  constexpr std::size_t longest = 4;  // bytes
  int squares = 0, others = 0;
  for (std::size_t at = value.find_first_not_of(blanks); at != std::string_view::npos;) {
    const std::size_t end = std::min(value.find_first_of(blanks, at), value.size());
    const std::string_view word = value.substr(at, end - at);
    ++(word.size() <= longest && holds_square(word) ? squares : others);
    at = value.find_first_not_of(blanks, end);
  }
  return squares > 2 * others;
}

// `1:32`, `time left 0:35:12`: a clock.
bool holds_clock_time(std::string_view value) {
  for (std::size_t at = value.find(':'); at != value.npos; at = value.find(':', at + 1))
    if (at > 0 && at + 2 < value.size() && ascii::is_digit(value[at - 1]) &&
        ascii::is_digit(value[at + 1]) && ascii::is_digit(value[at + 2]))
      return true;
  return false;
}

// "White: Takes the pawn and prepares castling, with no loss." below moves: what a player thought.
// No name has so many small words, or so many words at all.
bool is_a_sentence(std::string_view value) {
  constexpr int most_words = 14, most_small = 4;
  int words = 0, small = 0;
  for (std::size_t at = value.find_first_not_of(' '); at != value.npos;) {
    const char c = value[at];
    const std::size_t end = std::min(value.find(' ', at), value.size());
    ++words;
    small += c >= 'a' && c <= 'z';
    at = value.find_first_not_of(' ', end);
  }
  return words > most_words || small > most_small;
}

// `35 minutos`, `1-0`, `+1`, `2 Punkte`, `1:32`: what stands behind the word for a side may be its
// clock, its points or the result. A name has letters, and no number before them: `1N Ana Gómez`
// is one.
bool is_a_figure(std::string_view value) {
  if (value == "\u00bd") return true;
  constexpr std::string_view digits = "0123456789";
  if (value.find_first_of(digits) == value.npos) return false;
  const bool letters = std::any_of(value.begin(), value.end(), [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c < 0;
  });
  const std::size_t number = value.find_first_not_of(digits);
  return !letters || holds_clock_time(value) ||
         (number != 0 && number != value.npos && value[number] == ' ');
}

// `Torneo: Linares 1999. Ronda: 4`: without the end of the sentence before the next heading; not of
// an abbreviation.
Span without_stop(std::string_view text, Span value) {
  constexpr std::uint32_t abbreviated = 3;  // letters
  if (!value.in(text).ends_with('.')) return value;
  std::uint32_t word = value.end - 1;
  while (word > value.begin && text[word - 1] != ' ') --word;
  const bool figure = value.end - 1 > word && ascii::is_digit(text[value.end - 2]);
  if (figure || value.end - 1 - word > abbreviated) --value.end;
  return value;
}

// `(taula 3) Blanques: Pep Pons Negres: J. Márquez`, `Va, Blancas: Ana, Negras: Eva`: where the
// words of both sides, each with its colon, begin in the line; its end if they do not.
std::uint32_t begin_of_sides(std::string_view text, Span line, const Lexicon& lexicon) {
  std::uint32_t white = line.end;
  for (Span colon = find_colon(text, line); !colon.empty();
       colon = find_colon(text, {colon.end, line.end})) {
    std::uint32_t word = colon.begin;
    while (word > line.begin && !ascii::is_blank(text[word - 1])) --word;
    const std::string_view tag = heading_tag(text, {word, colon.begin}, lexicon);
    const std::string_view before = without_blanks(text, {line.begin, word}).in(text);
    const bool apart =
        before.empty() || std::string_view(",.:;)]-").find(before.back()) != before.npos;
    if (tag == "White" && white == line.end && apart) white = word;
    if (tag == "Black" && white < line.end) return white;
  }
  return line.end;
}

// " e4 e5 2. Cf3", "Ab5": what may stand behind the number of a move, and behind no other.
bool names_moves(std::string_view text) {
  const auto next_word = [&] {
    text.remove_prefix(std::min(text.find_first_not_of(" .-"), text.size()));
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
  };
  if (squares_named(next_word(), 1) == 0) return false;
  const std::string_view second = next_word();
  return second.empty() || squares_named(second, 1) == 1;
}

// "1. e4 e5", "12) Ab5": behind "Apertura:" too these are moves of the game.
bool begins_with_moves(std::string_view value) {
  constexpr std::size_t most = 3;  // digits
  const std::size_t digits = value.find_first_not_of("0123456789");
  return digits != std::string_view::npos && digits > 0 && digits <= most &&
         std::string_view(".) ").find(value[digits]) != std::string_view::npos &&
         names_moves(value.substr(digits + 1));
}

// "Weiß: Müller Schwarz: Schmidt 1.e4 e5": where the moves begin in a line of headings; its end, if
// they do not.
std::uint32_t begin_of_moves(std::string_view text, Span line) {
  const std::string_view all = line.in(text);
  for (std::size_t at = all.find(' '); at != std::string_view::npos; at = all.find(' ', at + 1))
    if (begins_with_moves(all.substr(at + 1))) return line.begin + static_cast<std::uint32_t>(at);
  return line.end;
}

// "Apertura: Siciliana 1.e4 c5", and the game from its first move on below: are the moves part of
// what the heading says?
bool tells_opening(std::string_view text, Span line, std::string_view tag) {
  constexpr std::size_t near = 600;  // bytes
  if (tag != "Opening" && tag != "Variation" && tag != "ECO") return false;
  std::string_view below = text.substr(line.end, near);
  for (std::size_t at = below.find('1'); at != std::string_view::npos; at = below.find('1', at + 1))
    if (at > 0 && !ascii::is_digit(below[at - 1]) && begins_with_moves(below.substr(at)))
      return true;
  return false;
}

}  // namespace

namespace {

// The heading of a player in parts: its name, its rating, what else stands behind the name.
void add_player(std::string_view text, Heading heading, const Lexicon& lexicon,
                std::vector<Heading>& out) {
  const bool white = heading.tag == "White";
  const auto first = std::find_if(out.begin(), out.end(), [&](const Heading& before) {
    return before.tag == (white ? "Black" : "White");
  });
  const NameParts parts =
      parts_of_name(text, heading.value, lexicon,
                    first == out.end() ? std::string_view() : first->value.in(text));
  heading.value = parts.name;
  out.push_back(heading);
  if (!parts.rating.empty()) {
    heading.value = parts.rating;
    heading.tag = white ? "WhiteElo" : "BlackElo";
    out.push_back(heading);
  }
  if (parts.remark.empty()) return;
  heading.value = parts.remark;
  heading.tag = {};
  out.push_back(heading);
}

// `- Blancas: Ana`, `• Negras: Luis`: a list.
Span without_bullet(std::string_view text, Span line) {
  constexpr std::array<std::string_view, 9> bullets = {
      "- ", "* ", "\u2013 ", "\u2014 ", "\u2022 ", "\u00b7 ", "\u25e6 ", "\u25aa ", "\u25cf "};
  line = without_blanks(text, line);
  for (const std::string_view bullet : bullets)
    if (line.in(text).starts_with(bullet))
      return {line.begin + static_cast<std::uint32_t>(bullet.size()), line.end};
  return line;
}

// What stands before the first heading of the line says something else.
void keep_before(std::string_view text, Span line, std::vector<Heading>& out) {
  if (out.empty() || out.front().span.begin <= without_blanks(text, line).begin) return;
  Heading before = out.back();
  before.value = without_blanks(text, {line.begin, out.front().span.begin});
  before.tag = {};
  out.push_back(before);
}

// May the value be no name, but squares, a figure, a sentence?
bool is_no_name(std::string_view text, Span value) {
  const std::string_view name = value.in(text);
  return lists_squares(name) || is_a_figure(name) ||
         is_a_sentence(Span{value.begin, end_of_name(text, value)}.in(text));
}

// `Mesa 2`, `Board 3.`, `Tablero nº 4`: a line that is nothing else.
std::optional<Heading> numbered_board(std::string_view text, Span line, const Lexicon& lexicon) {
  if (!may_name_board(line.in(text))) return std::nullopt;
  const std::string_view all = line.in(text);
  const std::size_t last = all.find_last_of("0123456789"),
                    first = all.find_last_not_of("0123456789", last) + 1;
  const auto at = [&](std::size_t i) { return line.begin + static_cast<std::uint32_t>(i); };
  const Span words = without_blanks(text, {line.begin, at(first)});
  if (lexicon.heading(words.in(text)) != "Board") return std::nullopt;
  return Heading{.span = line, .word = words, .value = {at(first), at(last + 1)}, .tag = "Board"};
}

}  // namespace

bool says_clocks(std::string_view text, Span line, const Lexicon& lexicon) {
  const Span colon = find_colon(text, line);
  if (colon.empty() || !names_player(heading_tag(text, {line.begin, colon.begin}, lexicon)))
    return false;
  const std::string_view rest = Span{colon.end, line.end}.in(text);
  return holds_clock_time(rest) && !holds_square(rest);
}

bool may_name_board(std::string_view line) {
  constexpr std::size_t longest = 24, most_digits = 3;  // bytes
  while (!line.empty() && (line.back() == ' ' || line.back() == '.')) line.remove_suffix(1);
  const std::size_t last = line.find_last_not_of("0123456789");
  return line.size() <= longest && last != line.npos && last > 1 && line[last] != '.' &&
         last + 1 < line.size() && line.size() - 1 - last <= most_digits;
}

std::vector<Heading> find_headings(std::string_view text, Span line, const Lexicon& lexicon) {
  std::vector<Heading> out;
  line = without_bullet(text, line);
  if (const std::optional<Heading> board = numbered_board(text, line, lexicon)) return {*board};
  const Span whole = line;
  while (!line.empty()) {
    const Span colon = find_colon(text, line);
    if (colon.empty()) break;
    const Span words{line.begin, colon.begin};
    const std::string_view tag = heading_tag(text, words, lexicon);
    if (tag.empty()) {
      const std::uint32_t sides =
          out.empty() && line == whole ? begin_of_sides(text, line, lexicon) : line.end;
      if (sides == line.end) break;
      line.begin = sides;
      continue;
    }
    if (!tells_opening(text, line, tag)) line.end = begin_of_moves(text, line);
    const Span rest{colon.end, line.end};
    const std::uint32_t end = next_heading(text, rest, lexicon);
    Heading heading;
    heading.span = without_blanks(text, {line.begin, end});
    heading.word = without_blanks(text, words);
    heading.value = without_blanks(text, {rest.begin, end});
    heading.tag = tag;
    const bool moves_alone = heading.value.empty() && line.end < whole.end;
    if (moves_alone || begins_with_moves(heading.value.in(text)) ||
        (names_player(tag) && is_no_name(text, heading.value)))
      break;
    line.begin = end;
    const Span behind = parentheses_behind(text, words);
    const auto keep_parentheses = [&] {
      if (!behind.empty())
        out.push_back({.span = heading.span, .word = heading.word, .value = behind, .tag = {}});
    };
    if (!names_player(tag)) {
      if (end < line.end || !out.empty()) heading.value = without_stop(text, heading.value);
      out.push_back(heading);
      keep_parentheses();
      continue;
    }
    heading.value = without_signs(text, heading.value);
    const std::uint32_t stop = end_of_name(text, heading.value);
    const bool goes_on = stop + 1 < heading.value.end;
    if (goes_on && out.empty() && end == line.end) {  // a sentence about one player
      out.push_back(heading);
      keep_parentheses();
      break;
    }
    heading.value.end = stop;
    if (goes_on) heading.span.end = line.begin = line.end = stop + 1;
    add_player(text, heading, lexicon, out);
    keep_parentheses();
  }
  keep_before(text, whole, out);
  return out;
}

}  // namespace planilla
