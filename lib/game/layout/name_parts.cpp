// By signs and brackets behind the name, and figures that are ratings.
#include "game/layout/name_parts.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "game/tables/cells.h"

namespace planilla {

namespace {

// `6.` of `YOUNG 6.Dxf3`: moves follow the name.
bool begins_with_number(std::string_view text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  return digits > 0 && digits < 3 && digits + 1 < text.size() && text[digits] == '.' &&
         !ascii::is_digit(text[digits + 1]);
}

}  // namespace

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

namespace {

bool may_be_year(std::string_view digits) {
  return digits >= "1700" && digits < "2050";
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

// A year behind the blank at `at`, as the first word of a date or alone.
bool year_stands_behind(std::string_view text, std::size_t at) {
  constexpr std::size_t digits = 4;
  const std::string_view word = text.substr(std::min(at + 1, text.size()), digits);
  const bool ends = at + 1 + digits >= text.size() || !ascii::is_digit(text[at + 1 + digits]);
  return ends && word.size() == digits && word.find_first_not_of("0123456789") == word.npos &&
         may_be_year(word);
}

// `Dufresne, Berlin, 1852`, `Morphy New York, 1857 Gambit`: where the place and the year behind the
// name of the second player begin. Where the first one is one word, or has no comma, so is this. A
// figure at the end may be a rating, if the first one has a figure too. `value.end`: no year.
std::uint32_t end_before_year(std::string_view text, Span value, std::string_view first) {
  const std::string_view all = value.in(text);
  if (first.empty()) return value.end;
  const bool commas = first.find(',') != first.npos;
  for (std::size_t comma = all.find(", "); comma != all.npos; comma = all.find(", ", comma + 1)) {
    if (!year_stands_behind(all, comma + 1)) continue;
    if (commas && comma + 6 >= all.size()) return value.end;
    const std::size_t before = all.substr(0, comma).rfind(", ");
    const std::size_t word = std::min(all.find(' '), all.size());
    const bool one_word = first.find_first_of(" ,.") == first.npos && word + 1 < comma &&
                          all[word + 1] >= 'A' && all[word + 1] <= 'Z';
    const std::size_t end = before != all.npos && !commas ? before : one_word ? word : comma;
    return value.begin + static_cast<std::uint32_t>(end);
  }
  return value.end;
}

// `1850`, `2.197`
bool is_elo(std::string_view word) {
  constexpr std::size_t digits = 4;
  const std::size_t first = word.size() == digits + 1 && (word[1] == '.' || word[1] == ',');
  return word.size() == digits + first && word[0] >= '1' && word[0] <= '3' &&
         word.find_first_not_of("0123456789", first * 2) == std::string_view::npos;
}

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

}  // namespace

NameParts parts_of_name(std::string_view text, Span value, const Lexicon& lexicon,
                        std::string_view first) {
  NameParts out;
  out.name = value;
  std::uint32_t place = end_before_place(text, value);
  if (place == value.end) place = end_before_year(text, value, first);
  if (place < value.end) {
    out.name.end = place;
    const std::uint32_t behind = text[place] == ',' ? place + 1 : place;
    out.remark = without_blanks(text, {behind, value.end});
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
    if (last > 0 && whole[last - 1] == ',' && !may_be_year(whole.substr(last + 1))) {
      out.rating = {out.name.begin + static_cast<std::uint32_t>(last) + 1, out.name.end};
      out.name =
          without_signs(text, {out.name.begin, out.name.begin + static_cast<std::uint32_t>(last)});
      return out;
    }
    const std::size_t end = whole.find_last_not_of(" :", last) + 1;
    const std::size_t word = whole.substr(0, end).find_last_of(" ,") + 1;
    if (word == 0 || lexicon.title(whole.substr(word, end - word)) != "rating") return out;
    out.rating = {out.name.begin + static_cast<std::uint32_t>(last) + 1, out.name.end};
    out.name.end = out.name.begin + static_cast<std::uint32_t>(word);
  }
  out.name = without_signs(text, without_blanks(text, out.name));
  return out;
}

}  // namespace planilla
