// Brackets and their ends, and those that have none.
#include <algorithm>
#include <string_view>
#include <vector>

#include "game/cells/parts.h"

namespace planilla {

namespace {

// Sentences over several paragraphs: a bracket that somebody forgot to close.
bool spans_paragraphs(const Parts& parts, std::uint32_t open, std::uint32_t close) {
  bool paragraph = false, words = false;
  for (std::uint32_t i = open + 1; i < close; ++i) {
    paragraph |= parts[i].paragraph;
    words |= parts[i].kind == PartKind::word;
  }
  return paragraph && words;
}

// "a", "B" or "A1" of a list, right before parts[close]: "b1" is no move only below "b)".
bool is_list_letter(const Parts& parts, std::string_view text, std::uint32_t close,
                    char above = '\0') {
  if (close < 2 || !parts[close].glued) return false;
  if (parts[close - 1].glued && parts[close - 2].kind != PartKind::open) return false;
  const std::string_view word = parts[close - 1].in(text);
  const auto is_between = [](char c, char first, char last) { return c >= first && c <= last; };
  if (word.size() == 1) return is_between(word[0], 'a', 'e') || is_between(word[0], 'A', 'E');
  return word.size() == 2 && (is_between(word[0], 'A', 'E') || (word[0] == above && above != 0)) &&
         is_between(word[1], '1', '9');
}

// Does a bracket close in the paragraph behind parts[at] that none behind it opens?
bool closes_behind(const Parts& parts, std::string_view text, std::uint32_t at) {
  int depth = 0;
  for (std::uint32_t i = at + 1; i < parts.size() && !parts[i].paragraph; ++i) {
    depth += parts[i].kind == PartKind::open;
    if (parts[i].kind != PartKind::close) continue;
    const bool opened = parts[i - 1].glued;  // "(b)"
    if ((opened || !is_list_letter(parts, text, i)) && --depth < 0) return true;
  }
  return false;
}

// "(D)" alone, as of a diagram, is a bracket; "(a) 4.d5; b) 4.c3)" begins a list. `above`: the
// letter of the last mark.
bool is_list_mark(const Parts& parts, std::string_view text, std::uint32_t close, char above) {
  return is_list_letter(parts, text, close, above) &&
         (parts[close - 2].kind != PartKind::open || closes_behind(parts, text, close));
}

}  // namespace

// A result, and perhaps in how many moves.
bool holds_result(const Parts& parts, std::uint32_t open, std::uint32_t close) {
  constexpr std::uint32_t most = 4;  // parts
  if (close > open + 1 + most || parts[open + 1].kind != PartKind::result) return false;
  for (std::uint32_t i = open + 2; i < close; ++i)
    if (parts[i].kind != PartKind::separator && !parts[i].may_be_word() &&
        parts[i].kind != PartKind::number)
      return false;
  return true;
}

// The half-move before parts[at], by its number; 0: none.
std::uint32_t half_move_before(const Parts& parts, std::uint32_t at) {
  std::uint32_t cells = 0;
  for (std::uint32_t i = at; i-- > 0;) {
    cells += parts[i].kind == PartKind::cell;
    if (parts[i].kind != PartKind::number) continue;
    const std::uint32_t first = parts[i].half_move();
    return cells == 0 ? 0 : first + cells - 1;
  }
  return 0;
}

namespace {

bool ends_in_move(const Part& part) {
  return part.kind == PartKind::cell || part.kind == PartKind::suffix ||
         part.kind == PartKind::glyph;
}

// "16.Axe5 [Natural. 16.dxe5! daba ventaja, 16...Ae7", where the text ends in the same paragraph:
// the first number goes back, so that a variation was not closed.
bool is_open_to_end(const Parts& parts, std::uint32_t open) {
  if (open == 0) return false;
  const bool numbered_first = open + 1 < parts.size() && parts[open + 1].kind == PartKind::number;
  if (!ends_in_move(parts[open - 1]) && !numbered_first) return false;
  constexpr std::uint32_t longest = 16;  // half-moves: the game itself would go on farther
  const std::uint32_t last = half_move_before(parts, open);
  bool goes_back = false, numbered = false;
  for (std::uint32_t i = open + 1; i < parts.size(); ++i) {
    const Part& part = parts[i];
    if (part.paragraph || part.kind == PartKind::result || part.kind == PartKind::heading)
      return false;
    if (part.kind != PartKind::number) continue;
    if (2 * part.value > last + longest) return false;
    if (numbered) continue;
    numbered = true;
    goes_back = part.half_move() <= last;
  }
  return goes_back;
}

// "(si 28...Kf8 29.Ng6+": does a number that goes back stand behind a few words of the bracket?
bool begins_behind_words(const Parts& parts, std::uint32_t open, std::uint32_t due) {
  constexpr std::uint32_t most = 5;  // words
  for (std::uint32_t i = open + 1; i < parts.size() && i <= open + most + 1; ++i) {
    if (parts[i].kind == PartKind::number) return parts[i].half_move() < due;
    if (parts[i].kind != PartKind::word) return false;
  }
  return false;
}

// "3.Bb5 (3.Bc4 Bc5 4.c3 3...a6": where the number that is due behind the last half-move before the
// bracket stands behind later ones; the end of the text: nowhere. In a bracket that begins with
// words it must stand directly behind a move or a bracket: "o 29.Nc6" is one more line of it.
std::uint32_t return_from(const Parts& parts, std::uint32_t open) {
  const auto end = static_cast<std::uint32_t>(parts.size());
  const std::uint32_t due = half_move_before(parts, open) + 1;
  if (due == 1 || open + 1 >= end) return end;
  const bool variation =
      parts[open + 1].kind == PartKind::number || parts[open + 1].kind == PartKind::cell;
  if (!variation && !begins_behind_words(parts, open, due)) return end;
  bool farther = false;
  std::uint32_t next =
      due - 1;  // half-move of the next cell: the first stands in place of the last
  for (std::uint32_t i = open + 1; i < end; ++i) {
    if (parts[i].paragraph || parts[i].kind == PartKind::heading) return end;
    if (parts[i].kind == PartKind::open && parts[i].partner > i) i = parts[i].partner;
    if (parts[i].kind == PartKind::number) {
      next = parts[i].half_move();
      const bool afresh = ends_in_move(parts[i - 1]) || parts[i - 1].kind == PartKind::close;
      if (next == due && farther && (variation || afresh)) return i;
    } else if (parts[i].kind == PartKind::cell && !parts[i].weak) {
      farther |= next++ >= due;
    }
  }
  return end;
}

}  // namespace

void close_before(Parts& parts, std::uint32_t at, std::uint32_t open) {
  for (Part& part : parts)
    if (part.partner >= at) ++part.partner;
  const std::uint32_t here = parts[at].span.begin;
  parts.insert(parts.begin() + at,
               {.span = {here, here}, .kind = PartKind::close, .partner = open});
  parts[open].partner = at;
}

namespace {

// Closes the outermost of those that never close where the numbers go back to the game: one in a
// title, "Wijk aan Zee (Holanda, 2015", goes back to none.
void close_before_return(Parts& parts, std::vector<std::uint32_t>& never_closed) {
  const auto returns =
      std::find_if(never_closed.begin(), never_closed.end(),
                   [&](std::uint32_t open) { return return_from(parts, open) != parts.size(); });
  if (returns == never_closed.end()) return;
  const std::uint32_t open = *returns, at = return_from(parts, open);
  close_before(parts, at, open);
  parts[open].unclosed = true;
  std::erase_if(never_closed, [&](std::uint32_t i) { return i >= open && i < at; });
  for (std::uint32_t& i : never_closed) i += i >= at;
}

// The outermost of those that never close.
void close_at_end(Parts& parts, const std::vector<std::uint32_t>& never_closed) {
  for (const std::uint32_t open : never_closed) {
    if (!is_open_to_end(parts, open)) continue;
    const std::uint32_t end = parts.back().span.end;
    parts[open].partner = static_cast<std::uint32_t>(parts.size());
    parts[open].unclosed = true;
    parts.push_back({.span = {end, end}, .kind = PartKind::close, .partner = open});
    return;
  }
}

// ":(", ":-("
bool is_smiley(std::string_view text, std::uint32_t open) {
  const std::string_view before = text.substr(0, open);
  return before.ends_with(':') || before.ends_with(":-");
}

}  // namespace

void drop_unclosed(Parts& parts, std::string_view text, std::uint32_t open) {
  Part& bracket = parts[open];
  bracket.kind = PartKind::separator;
  bracket.leads = true;  // what stands behind it may be of it
  if (open + 1 == parts.size() || is_smiley(text, bracket.span.begin)) return;
  const Part& next = parts[open + 1];
  bracket.unclosed = next.kind == PartKind::number || (next.kind == PartKind::cell && !next.weak);
}

// What never opens or never closes is punctuation, but for a variation that the end of the text
// cuts off.
void pair_brackets(Parts& parts, std::string_view text) {
  std::vector<std::uint32_t> open;
  std::vector<std::uint32_t> marks;  // of lists outside of brackets: their letters
  char letter = '\0';
  for (std::uint32_t i = 0; i < parts.size(); ++i) {
    if (parts[i].kind == PartKind::open) open.push_back(i);
    if (parts[i].kind != PartKind::close) continue;
    const bool is_mark = is_list_mark(parts, text, i, letter);
    if (is_mark) letter = parts[i - 1].in(text).front();
    if (open.empty() || is_mark) {
      if (is_mark) parts[i - 1].kind = PartKind::word;
      if (is_mark && open.empty()) marks.push_back(i - 1);
      parts[i].kind = PartKind::separator;
      continue;
    }
    if (spans_paragraphs(parts, open.back(), i)) {
      parts[i].kind = parts[open.back()].kind = PartKind::separator;
      open.pop_back();
      continue;
    }
    if (holds_result(parts, open.back(), i)) {  // (1-0), (1-0, 41)
      parts[i].kind = parts[open.back()].kind = PartKind::separator;
      open.pop_back();
      continue;
    }
    parts[i].partner = open.back();
    parts[open.back()].partner = i;
    open.pop_back();
  }
  close_before_return(parts, open);
  close_at_end(parts, open);
  if (open.empty()) open_lists(parts, text, marks);
  for (std::uint32_t i = 0; i < parts.size(); ++i)
    if (parts[i].kind == PartKind::open && parts[i].partner == 0) drop_unclosed(parts, text, i);
}

}  // namespace planilla
