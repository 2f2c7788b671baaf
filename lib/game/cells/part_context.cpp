// What needs the parts beside a part: moves in several parts. Brackets: part_brackets.cpp.
#include <algorithm>
#include <string>
#include <vector>

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

// May the parts of a move stand in two lines of a paragraph?
enum class Within { line, paragraph };

bool is_behind(const Part& part, Within within) {
  return within == Within::line ? part.line_start : part.paragraph;
}

// How many parts make one move of parts[at ...]; 0: they make none.
std::size_t parts_of_move(const Parts& parts, std::string_view text, std::size_t at,
                          Within within) {
  const Part& first = parts[at];
  if (first.kind != PartKind::word && first.kind != PartKind::cell) return 0;
  const std::string_view head = first.in(text);
  if (takes_in_long_form(parts, text, at)) return 3;
  if (takes_behind_sign(parts, text, at)) return 2;
  if (!may_begin_move(head) || shape_of(head) == MoveShape::strong) return 0;
  const bool x = head.back() == 'x' || head.back() == ':' || head.ends_with("\u00d7");
  std::string joined(head);
  for (std::size_t i = at + 1; i < parts.size() && i <= at + 2; ++i) {
    if (is_behind(parts[i], within)) return 0;
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

// Where moves are written in parts, lines were broken at any blank: `C -` above `f6`.
Within place_of_parts(const Parts& parts, std::string_view text) {
  constexpr int enough = 3;
  int found = 0;
  for (std::size_t i = 0; i < parts.size() && found < enough; ++i)
    found += parts_of_move(parts, text, i, Within::line) > 1;
  return found < enough ? Within::line : Within::paragraph;
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
  const Within within = place_of_parts(parts, text);
  const auto join = [&](std::size_t from, std::size_t count, PartKind kind) {
    parts[to] = parts[from];
    parts[to].span.end = parts[from + count - 1].span.end;
    parts[to].kind = kind;
    return count;
  };
  for (std::size_t from = 0; from < parts.size(); ++to) {
    if (const std::size_t count = parts_of_move(parts, text, from, within)) {
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

}  // namespace planilla
