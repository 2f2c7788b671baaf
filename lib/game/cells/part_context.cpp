// What needs the parts beside a part: moves in several parts, brackets.
#include <algorithm>
#include <string>
#include <vector>

#include "base/ascii.h"
#include "game/cells/parts.h"
#include "game/cells/shape.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

bool is_connector(std::string_view text) {
  return text == "-" || text == "x" || text == "\u00d7" || text == ":" || text == "\u2013" ||
         text == "\u2014" || text == "\u2212" || text == "X";
}

std::size_t letters_in(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

// One or two letters, the first a capital or a file, perhaps with x behind: what a move begins
// with.
bool may_begin_move(std::string_view text) {
  const std::size_t letters = letters_in(text);
  if (letters == 0 || letters > 3) return false;
  const char c = text[0];
  const bool x = letters > 1 && (text.back() == 'x' || text.back() == ':');
  const bool capital = (c >= 'A' && c <= 'Z') || c == '0' || static_cast<unsigned char>(c) >= 0xc4;
  const bool file = c >= 'a' && c <= 'h';
  return capital || (file && (letters == 1 || x));
}

// `Dd1x Cg4`
bool takes_behind_sign(const Parts& parts, std::string_view text, std::size_t at) {
  if (at + 1 >= parts.size() || parts[at + 1].kind != PartKind::cell || parts[at + 1].line_start)
    return false;
  const std::string_view head = parts[at].in(text), tail = parts[at + 1].in(text);
  return (head.ends_with('x') || head.ends_with(':')) &&
         shape_of(head.substr(0, head.size() - 1)) == MoveShape::strong &&
         shape_of(tail) == MoveShape::strong &&
         shape_of(std::string(head) + std::string(tail)) == MoveShape::strong;
}

// `Cc6 x Cd4`, `e5 x Cd4`: a square, the sign of taking alone, and what is taken there.
bool takes_in_long_form(const Parts& parts, std::string_view text, std::size_t at) {
  if (at + 2 >= parts.size() || parts[at].kind != PartKind::cell ||
      parts[at + 2].kind != PartKind::cell || parts[at + 1].line_start || parts[at + 2].line_start)
    return false;
  const std::string_view head = parts[at].in(text), sign = parts[at + 1].in(text),
                         tail = parts[at + 2].in(text);
  if (sign != "x" && sign != "X" && sign != "\u00d7" && sign != ":") return false;
  if (parts[at + 1].glued != parts[at + 2].glued) return false;  // "e5: Dg6"
  return shape_of(head) == MoveShape::strong && shape_of(tail) == MoveShape::strong &&
         shape_of(std::string(head) + 'x' + std::string(tail)) == MoveShape::strong;
}

// One of the parts that make one move of parts[at ...]; 0: they make none.
std::size_t parts_of_move(const Parts& parts, std::string_view text, std::size_t at) {
  const Part& first = parts[at];
  if (first.kind != PartKind::word && first.kind != PartKind::cell) return 0;
  const std::string_view head = first.in(text);
  if (takes_in_long_form(parts, text, at)) return 3;
  if (takes_behind_sign(parts, text, at)) return 2;
  if (!may_begin_move(head) || shape_of(head) == MoveShape::strong) return 0;
  const bool x = head.back() == 'x' || head.back() == ':' || head.ends_with("\u00d7");
  std::string joined(head);
  for (std::size_t i = at + 1; i < parts.size() && i <= at + 2; ++i) {
    if (parts[i].line_start) return 0;
    const std::string_view part = parts[i].in(text);
    joined += part;
    if (is_connector(part) && i == at + 1 && !x) continue;
    if (parts[i].kind != PartKind::cell && parts[i].kind != PartKind::word) return 0;
    if (i == at + 1 && !x) return 0;
    const MoveShape shape = shape_of(joined);
    if (shape == MoveShape::none || (letters_in(part) > 2 && parts[i].kind != PartKind::cell))
      return 0;
    return shape == MoveShape::strong || head[0] < 'a' ? i + 1 - at : 0;
  }
  return 0;
}

// "Cb6/d6": three parts, of which one move was meant. Where a number and two moves
// stand in a line a slash may part these two, so that the other player's move must stand there too.
bool is_either(const Parts& parts, std::string_view text, std::size_t at) {
  if (at + 2 >= parts.size() || parts[at].kind != PartKind::cell ||
      parts[at + 2].kind != PartKind::cell || parts[at + 2].line_start)
    return false;
  const Part& between = parts[at + 1];
  const bool slash = between.in(text) == "/" && between.glued && parts[at + 2].glued;
  if (!slash) return false;
  const auto is_cell = [&](std::size_t i) {
    return i < parts.size() &&
           (parts[i].kind == PartKind::cell || parts[i].kind == PartKind::masked);
  };
  const bool numbered = at > 0 && parts[at - 1].kind == PartKind::number;
  if (numbered && parts[at - 1].dots > 1) return true;
  if (numbered) return is_cell(at + 3) && !parts[at + 3].line_start;
  return at > 1 && is_cell(at - 1) && parts[at - 2].kind == PartKind::number;
}

}  // namespace

namespace {

// `C f3`, `A xb4`: the letter of a piece, and its square apart.
bool is_letter_apart(const Parts& parts, std::string_view text, std::size_t at) {
  if (at + 1 >= parts.size() || parts[at].kind != PartKind::word ||
      parts[at + 1].kind != PartKind::cell || parts[at + 1].weak || parts[at + 1].line_start ||
      parts[at + 1].glued)
    return false;
  const std::string_view head = parts[at].in(text), tail = parts[at + 1].in(text);
  const bool capital =
      (head[0] >= 'A' && head[0] <= 'Z') || static_cast<unsigned char>(head[0]) >= 0xc4;
  return capital && letters_in(head) == 1 && tail[0] >= 'a' && tail[0] <= 'x' &&
         shape_of(std::string(head) + std::string(tail)) == MoveShape::strong;
}

// Does the text write its pieces so? "A d4 sigue" alone is a sentence.
bool writes_letters_apart(const Parts& parts, std::string_view text) {
  constexpr int enough = 4;
  int apart = 0, whole = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (is_letter_apart(parts, text, i)) ++apart;
    if (parts[i].kind != PartKind::cell || parts[i].weak) continue;
    const char c = parts[i].in(text)[0];
    whole += (c >= 'A' && c <= 'Z' && c != 'O') || static_cast<unsigned char>(c) >= 0x80;
  }
  return apart >= enough && apart > whole;
}

// `k f3`, in lines of their own perhaps: a small letter that is no file's, and a square.
bool is_sign_before_square(const Parts& parts, std::string_view text, std::size_t at) {
  constexpr std::size_t square = 2;  // bytes
  if (at == 0 || at + 1 >= parts.size() || parts[at].kind != PartKind::word ||
      parts[at + 1].kind != PartKind::cell || parts[at + 1].weak || parts[at].span.size() != 1)
    return false;
  const char letter = parts[at].in(text)[0];
  std::string_view behind = parts[at + 1].in(text);
  if (behind.starts_with('x')) behind.remove_prefix(1);
  return letter > 'h' && letter <= 'z' && behind.size() == square;
}

// `2. k f3 k f6`: the letters that a lost font of figurines left, one of them behind a number.
std::string signs_of_lost_font(const Parts& parts, std::string_view text) {
  constexpr int enough = 2;
  std::string out;
  int found = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!is_sign_before_square(parts, text, i)) continue;
    ++found;
    if (parts[i - 1].value != 0 && parts[i - 1].dots > 0) out += parts[i].in(text)[0];
  }
  return found < enough ? std::string() : out;
}

}  // namespace

void join_parts(Parts& parts, std::string_view text) {
  std::size_t to = 0;
  const std::string lost = signs_of_lost_font(parts, text);
  const bool apart = writes_letters_apart(parts, text);
  const auto join = [&](std::size_t from, std::size_t count, PartKind kind) {
    parts[to] = parts[from];
    parts[to].span.end = parts[from + count - 1].span.end;
    parts[to].kind = kind;
    return count;
  };
  for (std::size_t from = 0; from < parts.size(); ++to) {
    if (const std::size_t count = parts_of_move(parts, text, from)) {
      const bool weak = shape_of(parts[from + count - 1].in(text)) != MoveShape::strong;
      from += join(from, count, PartKind::cell);
      parts[to].weak = weak;
    } else if ((apart && is_letter_apart(parts, text, from)) ||
               (!lost.empty() && is_sign_before_square(parts, text, from) &&
                lost.find(parts[from].in(text)[0]) != std::string::npos)) {
      from += join(from, 2, PartKind::cell);
    } else {
      from += join(from, 1, parts[from].kind);
    }
  }
  parts.resize(to);
  to = 0;
  for (std::size_t from = 0; from < parts.size(); ++to)
    if (is_either(parts, text, from)) {
      from += join(from, 3, PartKind::masked);
      parts[to].doubt = token_either;
    } else {
      from += join(from, 1, parts[from].kind);
    }
  parts.resize(to);
}

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
  constexpr std::uint32_t most = 3;  // words
  for (std::uint32_t i = open + 1; i < parts.size() && i <= open + most + 1; ++i) {
    if (parts[i].kind == PartKind::number) return parts[i].half_move() < due;
    if (parts[i].kind != PartKind::word) return false;
  }
  return false;
}

// "3.Bb5 (3.Bc4 Bc5 4.c3 3...a6": where the number that is due behind the last half-move before the
// bracket stands behind later ones; the end of the text: nowhere. In a bracket that begins with
// words it must stand directly behind a move: "o 29.Nc6" is one more line of it.
std::uint32_t return_from(const Parts& parts, std::uint32_t open) {
  const auto end = static_cast<std::uint32_t>(parts.size());
  const std::uint32_t due = half_move_before(parts, open) + 1;
  if (due == 1 || open + 1 >= end) return end;
  const bool variation =
      parts[open + 1].kind == PartKind::number || parts[open + 1].kind == PartKind::cell;
  if (!variation && !begins_behind_words(parts, open, due)) return end;
  bool farther = false;
  for (std::uint32_t i = open + 1; i < end; ++i) {
    if (parts[i].paragraph || parts[i].kind == PartKind::heading) return end;
    if (parts[i].kind == PartKind::open && parts[i].partner > i) i = parts[i].partner;
    if (parts[i].kind != PartKind::number) continue;
    const std::uint32_t half = parts[i].half_move();
    if (half == due && farther && (variation || ends_in_move(parts[i - 1]))) return i;
    farther |= half >= due;
  }
  return end;
}

// Closes the outermost of those that never close where the numbers go back to the game.
void close_before_return(Parts& parts, std::vector<std::uint32_t>& never_closed) {
  if (never_closed.empty()) return;
  const std::uint32_t open = never_closed.front(), at = return_from(parts, open);
  if (at == parts.size()) return;
  for (Part& part : parts)
    if (part.partner >= at) ++part.partner;
  const std::uint32_t here = parts[at].span.begin;
  parts.insert(parts.begin() + at,
               {.span = {here, here}, .kind = PartKind::close, .partner = open});
  parts[open].partner = at;
  std::erase_if(never_closed, [&](std::uint32_t i) { return i < at; });
  for (std::uint32_t& i : never_closed) ++i;
}

// The outermost of those that never close.
void close_at_end(Parts& parts, const std::vector<std::uint32_t>& never_closed) {
  for (const std::uint32_t open : never_closed) {
    if (!is_open_to_end(parts, open)) continue;
    const std::uint32_t end = parts.back().span.end;
    parts[open].partner = static_cast<std::uint32_t>(parts.size());
    parts.push_back({.span = {end, end}, .kind = PartKind::close, .partner = open});
    return;
  }
}

}  // namespace

// What never opens or never closes is punctuation, but for a variation that the end of the text
// cuts off.
void pair_brackets(Parts& parts, std::string_view text) {
  std::vector<std::uint32_t> open;
  char letter = '\0';
  for (std::uint32_t i = 0; i < parts.size(); ++i) {
    if (parts[i].kind == PartKind::open) open.push_back(i);
    if (parts[i].kind != PartKind::close) continue;
    const bool is_mark = is_list_mark(parts, text, i, letter);
    if (is_mark) letter = parts[i - 1].in(text).front();
    if (open.empty() || is_mark) {
      if (is_mark) parts[i - 1].kind = PartKind::word;
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
  for (Part& part : parts)
    if (part.kind == PartKind::open && part.partner == 0)
      part.kind = PartKind::separator, part.leads = true;  // what stands behind it may be of it
}

}  // namespace planilla
