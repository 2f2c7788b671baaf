// Lines of headings: whose word stands before each colon, and where its value ends.
#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "game/layout/sheet.h"
#include "game/spelling/square_in_text.h"
#include "game/tables/cells.h"

namespace planilla {

namespace {

constexpr std::size_t longest_heading_word = 40;

// The first colon in `range`: an empty span at its end if there is none.
Span find_colon(std::string_view text, Span range) {
  for (std::uint32_t i = range.begin; i < range.end; ++i) {
    if (text[i] == ':') return {i, i + 1};
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

// Where the next heading of the line begins: after a tab or two blanks, words and a colon; one of a
// player after a single blank too, if the words are few (`Blancas: A. Negras: B`), and any behind a
// figure (`Ronda: 4 Mesa: 12`).
std::uint32_t next_heading(std::string_view text, Span rest, const Lexicon& lexicon) {
  const auto is_figure_before = [&](std::uint32_t end) {
    return end > rest.begin &&
           std::string_view("0123456789\xbd").find(text[end - 1]) != std::string_view::npos;
  };
  constexpr std::uint32_t few = 28;  // bytes
  Span colon{rest.begin, rest.begin};
  for (std::uint32_t i = rest.begin; i + 1 < rest.end; ++i) {
    if (text[i] != '\t' && text[i] != ' ') continue;
    const bool gap = text[i] == '\t' || text[i + 1] == ' ';
    if (colon.begin <= i) colon = find_colon(text, {i, rest.end});
    if (colon.empty()) return rest.end;
    if (!gap &&
        (colon.begin - i > few ||
         !(is_figure_before(i) || names_player(heading_tag(text, {i, colon.begin}, lexicon)))))
      continue;
    if (!heading_tag(text, {i, colon.begin}, lexicon).empty()) return i;
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
  constexpr std::string_view digits = "0123456789";
  if (value.find_first_of(digits) == value.npos) return false;
  const bool letters = std::any_of(value.begin(), value.end(), [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c < 0;
  });
  const std::size_t number = value.find_first_not_of(digits);
  return !letters || holds_clock_time(value) ||
         (number != 0 && number != value.npos && value[number] == ' ');
}

// `6.` of `YOUNG 6.Dxf3`: moves follow the name.
bool begins_with_number(std::string_view text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  return digits > 0 && digits < 3 && digits + 1 < text.size() && text[digits] == '.' &&
         !ascii::is_digit(text[digits + 1]);
}

// The stop behind which the sentence of a name ends, `J. R. Capablanca. Defensa ...`; none behind
// an initial. `value.end`: there is none.
std::uint32_t end_of_name(std::string_view text, Span value) {
  constexpr std::uint32_t initials = 2;  // letters
  std::uint32_t word = value.begin;
  for (std::uint32_t i = value.begin; i < value.end; ++i) {
    if (text[i] == ' ' || text[i] == '-') word = i + 1;
    if (text[i] == ';' && i + 1 < value.end && text[i + 1] == ' ') return i;  // `; Cali, 1998`
    if (text[i] == ' ' && i > value.begin && begins_with_number(text.substr(i + 1))) return i;
    if (text[i] != '.') continue;
    const bool behind_group = i > value.begin && text[i - 1] == ')';  // `(Bilbao).Defensa India`
    const bool last = i + 1 == value.end || text[i + 1] == ' ' || behind_group;
    const std::size_t next = text.find_first_not_of(' ', i + 1);
    const bool number = last && next < value.end && ascii::is_digit(text[next]);  // `me. 15+10`
    const bool small = i + 1 == value.end && text[word] >= 'a' && text[word] <= 'z';
    if (last && (i - word > initials || number || small)) return i;
    word = i + 1;
  }
  return value.end;
}

// `Capablanca - Negras: ...`, `Rossi; Nero: ...`: the sign before the next heading is of no name.
Span without_signs(std::string_view text, Span value) {
  constexpr std::array<std::string_view, 7> signs = {"-", "\u2013", "\u2014", ";", ",", "/", "|"};
  for (bool found = true; found && !value.empty();) {
    found = false;
    for (const std::string_view sign : signs)
      if (value.in(text).ends_with(sign)) {
        value.end -= static_cast<std::uint32_t>(sign.size());
        value = without_blanks(text, value);
        found = true;
      }
  }
  return value;
}

// `H. Steiner Los Angeles, 1933 Apertura ...`: behind initials and one word, where a year follows
// in the line, begins a place. `value.end`: nothing does.
std::uint32_t end_before_place(std::string_view text, Span value) {
  const std::string_view all = value.in(text);
  if (all.size() < 4 || all[0] < 'A' || all[0] > 'Z' || all[1] != '.') return value.end;
  std::size_t at = 0;
  while (at + 1 < all.size() && all[at + 1] == '.') {
    at += 2;
    while (at < all.size() && all[at] == ' ') ++at;
  }
  const std::size_t end = std::min(all.find(' ', at), all.size());
  const std::string_view rest = all.substr(end);
  if (rest.size() < 2 || rest[1] < 'A' || rest[1] > 'Z') return value.end;
  const std::size_t comma = rest.find(", ");
  const bool year = comma != rest.npos && comma + 6 <= rest.size() &&
                    (rest.substr(comma + 2, 2) == "18" || rest.substr(comma + 2, 2) == "19" ||
                     rest.substr(comma + 2, 2) == "20") &&
                    ascii::is_digit(rest[comma + 4]) && ascii::is_digit(rest[comma + 5]);
  return year ? value.begin + static_cast<std::uint32_t>(end) : value.end;
}

// `1850`, `2.197`
bool is_elo(std::string_view word) {
  constexpr std::size_t digits = 4;
  const std::size_t first = word.size() == digits + 1 && (word[1] == '.' || word[1] == ',');
  return word.size() == digits + first && word[0] >= '1' && word[0] <= '3' &&
         word.find_first_not_of("0123456789", first * 2) == std::string_view::npos;
}

// A name, and what stands behind it: `(1850)`, `(Elo 1850)`, `(España, 2.412)`, `(Zürich)`, `Elo
// 1850`, `| 10 min`.
struct NameParts {
  Span name;
  Span rating;  // its digits; empty: none
  Span remark;  // what is neither; empty: nothing
};

// What a group in brackets holds: ratings are of the player, other words a remark.
void read_group(std::string_view text, Span group, const Lexicon& lexicon, NameParts& out) {
  constexpr std::string_view between = " ,:;/";
  bool others = false;
  for (std::uint32_t at = group.begin + 1; at + 1 < group.end;) {
    std::uint32_t end = at;
    while (end + 1 < group.end && between.find(text[end]) == std::string_view::npos) ++end;
    const Span word{at, end};
    at = end + 1;
    if (word.empty()) continue;
    if (is_elo(word.in(text)) && out.rating.empty())
      out.rating = word;
    else
      others |= lexicon.title(word.in(text)) != "rating";
  }
  if (others) out.remark = group;
}

NameParts parts_of_name(std::string_view text, Span value, const Lexicon& lexicon) {
  NameParts out;
  out.name = value;
  if (const std::uint32_t place = end_before_place(text, value); place < value.end) {
    out.name.end = place;
    out.remark = without_blanks(text, {place, value.end});
    return out;
  }
  if (const std::size_t bar = value.in(text).find(" | "); bar != std::string_view::npos) {
    out.name.end = value.begin + static_cast<std::uint32_t>(bar);
    out.remark = without_blanks(text, {out.name.end + 2, value.end});
  }
  const std::string_view whole = out.name.in(text);
  const std::size_t open = whole.find_last_of("([");
  if (open != std::string_view::npos && open > 1 && whole[open - 1] == ' ' &&
      whole.back() == (whole[open] == '(' ? ')' : ']') &&
      !(whole[open + 1] >= 'a' && whole[open + 1] <= 'z')) {  // `(h.)`, `(hijo)` is of the name
    read_group(text, {out.name.begin + static_cast<std::uint32_t>(open), out.name.end}, lexicon,
               out);
    out.name.end = out.name.begin + static_cast<std::uint32_t>(open);
  } else if (const std::size_t last = whole.rfind(' ');
             last != std::string_view::npos && is_elo(whole.substr(last + 1))) {
    const std::size_t end = whole.find_last_not_of(" :", last) + 1;
    const std::size_t word = whole.substr(0, end).find_last_of(" ,") + 1;
    if (word == 0 || lexicon.title(whole.substr(word, end - word)) != "rating") return out;
    out.rating = {out.name.begin + static_cast<std::uint32_t>(last) + 1, out.name.end};
    out.name.end = out.name.begin + static_cast<std::uint32_t>(word);
  }
  out.name = without_signs(text, without_blanks(text, out.name));
  return out;
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

// "Weiß: Müller Schwarz: Schmidt 1.e4 e5": where the moves begin in a line of headings; its end, if
// they do not.
std::uint32_t begin_of_moves(std::string_view text, Span line) {
  const std::string_view all = line.in(text);
  for (std::size_t at = all.find(" 1."); at != std::string_view::npos; at = all.find(" 1.", at + 1))
    if (squares_named(all.substr(at + 3), 2) == 2)
      return line.begin + static_cast<std::uint32_t>(at);
  return line.end;
}

// "1. e4 e5": behind "Apertura:" too these are the moves of the game.
bool begins_with_moves(std::string_view value) {
  return value.starts_with("1.") && squares_named(value.substr(2), 2) == 2;
}

}  // namespace

namespace {

// The heading of a player in parts: its name, its rating, what else stands behind the name.
void add_player(std::string_view text, Heading heading, const Lexicon& lexicon,
                std::vector<Heading>& out) {
  const NameParts parts = parts_of_name(text, heading.value, lexicon);
  const bool white = heading.tag == "White";
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

}  // namespace

std::vector<Heading> find_headings(std::string_view text, Span line, const Lexicon& lexicon) {
  std::vector<Heading> out;
  line = without_bullet(text, line);
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
    const Span rest{colon.end, line.end};
    const std::uint32_t end = next_heading(text, rest, lexicon);
    Heading heading;
    heading.span = without_blanks(text, {line.begin, end});
    heading.word = without_blanks(text, words);
    heading.value = without_blanks(text, {rest.begin, end});
    heading.tag = tag;
    if (begins_with_moves(heading.value.in(text)) ||
        (names_player(tag) &&
         (lists_squares(heading.value.in(text)) || is_a_figure(heading.value.in(text)) ||
          is_a_sentence(Span{heading.value.begin, end_of_name(text, heading.value)}.in(text)))))
      break;
    line.begin = end;
    const Span behind = parentheses_behind(text, words);
    const auto keep_parentheses = [&] {
      if (!behind.empty())
        out.push_back({.span = heading.span, .word = heading.word, .value = behind, .tag = {}});
    };
    if (!names_player(tag)) {
      out.push_back(heading);
      keep_parentheses();
      continue;
    }
    heading.value = without_signs(text, heading.value);
    if (const std::uint32_t moves = begin_of_moves(text, heading.value);
        moves < heading.value.end) {
      heading.value = without_blanks(text, {heading.value.begin, moves});
      heading.span.end = line.begin = line.end = moves;
    } else {
      const std::uint32_t stop = end_of_name(text, heading.value);
      const bool goes_on = stop + 1 < heading.value.end;
      if (goes_on && out.empty() && end == line.end) {  // a sentence about one player
        out.push_back(heading);
        keep_parentheses();
        break;
      }
      heading.value.end = stop;
      if (goes_on) heading.span.end = line.begin = line.end = stop + 1;
    }
    add_player(text, heading, lexicon, out);
    keep_parentheses();
  }
  if (!out.empty() && out.front().span.begin > without_blanks(text, whole).begin) {
    Heading before = out.back();
    before.value = without_blanks(text, {whole.begin, out.front().span.begin});
    before.tag = {};
    out.push_back(before);
  }
  return out;
}

}  // namespace planilla
