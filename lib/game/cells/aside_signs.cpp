// Each sign behind a move, and the one that closes it.
#include "game/cells/aside_signs.h"

#include <algorithm>
#include <array>

#include "game/cells/parts.h"
#include "game/cells/shape.h"
#include "game/spelling/move_number.h"

namespace planilla {

namespace {

struct Signs {
  std::string_view open, close;
};
constexpr std::array<Signs, 6> aside_signs = {{{"\u2014", "\u2014"},
                                               {"\u2013", "\u2013"},
                                               {"\u00ab", "\u00bb"},
                                               {"\u201c", "\u201d"},
                                               {"\u201e", "\u201c"},
                                               {"\"", "\""}}};

std::string_view closes_with(std::string_view word) {
  const auto found = std::find_if(aside_signs.begin(), aside_signs.end(),
                                  [&](const Signs& signs) { return signs.open == word; });
  return found == aside_signs.end() ? std::string_view{} : found->close;
}

bool may_be_sign(const Part& part) {
  return part.kind == PartKind::blank || part.kind == PartKind::separator;
}

// Does a number that is due, or the end of the line or of the text, stand behind parts[close]?
bool returns_to_game(const Parts& parts, std::uint32_t close, std::uint32_t last) {
  const std::uint32_t next = close + 1;
  if (next >= parts.size() || parts[next].line_start) return true;
  if (parts[next].kind == PartKind::cell) return true;
  return parts[next].kind == PartKind::number && parts[next].half_move() == last + 1;
}

bool stands_behind_move(const Parts& parts, std::uint32_t at) {
  if (at == 0 || at + 2 >= parts.size()) return false;
  const PartKind before = parts[at - 1].kind;
  return before == PartKind::cell || before == PartKind::suffix || before == PartKind::glyph;
}

// Does Black's half-move stand behind parts[close], and then the number that is due?
bool leads_to_reply(const Parts& parts, std::uint32_t close, std::uint32_t last) {
  std::uint32_t next = close + 1;
  if (next >= parts.size() || parts[next].kind != PartKind::cell || parts[next].weak ||
      parts[next].line_start)
    return false;
  while (++next < parts.size() &&
         (parts[next].kind == PartKind::suffix || parts[next].kind == PartKind::glyph)) {
  }
  return next < parts.size() && parts[next].kind == PartKind::number &&
         parts[next].half_move() == last + 2;
}

// `5.O-O \u2013 very natural \u2013 Be7 6.Re1`: words between two dashes, the second of which
// stands before the reply; 0: none.
std::uint32_t close_of_words(const Parts& parts, std::string_view text, std::uint32_t open) {
  constexpr std::uint32_t longest = 20;  // parts
  const std::string_view dash = parts[open].in(text);
  if (dash != "\u2013" && dash != "\u2014" && dash != "-") return 0;
  const std::uint32_t last = half_move_before(parts, open);
  const auto end = std::min(open + longest, static_cast<std::uint32_t>(parts.size()));
  for (std::uint32_t i = open + 1; last != 0 && i < end && !parts[i].paragraph; ++i) {
    if (may_be_sign(parts[i]) && parts[i].in(text) == dash)
      return i > open + 1 && leads_to_reply(parts, i, last) ? i : 0;
    if (parts[i].kind != PartKind::word && parts[i].kind != PartKind::separator) return 0;
  }
  return 0;
}

// The sign that closes what parts[open] opens, behind a move and before a number that goes back;
// 0: none.
std::uint32_t close_of(const Parts& parts, std::string_view text, std::uint32_t open) {
  const std::string_view close = closes_with(parts[open].in(text));
  if (close.empty()) return 0;
  const std::uint32_t last = half_move_before(parts, open);
  if (last == 0 || parts[open + 1].kind != PartKind::number || parts[open + 1].half_move() > last)
    return 0;
  constexpr std::uint32_t longest = 60;  // parts
  const auto end = std::min(open + longest, static_cast<std::uint32_t>(parts.size()));
  for (std::uint32_t i = open + 1; i < end && !parts[i].paragraph; ++i)
    if (may_be_sign(parts[i]) && parts[i].in(text) == close)
      return returns_to_game(parts, i, last) ? i : 0;
  return 0;
}

// "perdidas-", "negra-23", "e4-26": where a hyphen stands that may close an aside, within the part;
// npos: none does.
std::size_t closing_hyphen(std::string_view part) {
  const std::size_t hyphen = part.find_last_of('-');
  if (hyphen == part.npos || part.size() > hyphen + 4 || part.ends_with("-0")) return part.npos;
  return part.find_first_not_of("0123456789", hyphen + 1) == part.npos ? hyphen : part.npos;
}

// The number that stands behind the hyphen in parts[at], in it or in the next one.
std::uint32_t number_behind_hyphen(const Parts& parts, std::string_view text, std::uint32_t at,
                                   std::size_t hyphen) {
  std::uint32_t out = 0;
  for (const char c : parts[at].in(text).substr(hyphen + 1))
    out = out * 10 + static_cast<std::uint32_t>(c - '0');
  if (out == 0)
    return at + 1 < parts.size() && parts[at + 1].kind == PartKind::number
               ? parts[at + 1].half_move()
               : 0;
  const bool black = at + 1 < parts.size() && parts[at + 1].kind == PartKind::dots;
  return 2 * out + (black ? 1 : 0);
}

// `19...Db2! -si 19...Dxg1 20.Cxg7+ es lento- 20.Rd2`: the part whose hyphen closes what the hyphen
// parts[open] opens, glued to a word, behind a move and before a number that goes back; 0: none.
std::uint32_t close_of_hyphens(const Parts& parts, std::string_view text, std::uint32_t open) {
  constexpr std::uint32_t longest = 100, near = 4;  // parts
  if (parts[open].in(text) != "-" || parts[open].glued || !parts[open + 1].glued ||
      parts[open + 1].kind != PartKind::word)
    return 0;
  const std::uint32_t last = half_move_before(parts, open);
  const auto end = std::min(open + longest, static_cast<std::uint32_t>(parts.size()));
  bool goes_back = false;
  for (std::uint32_t i = open + 2; last != 0 && i < end && !parts[i].paragraph; ++i) {
    if (parts[i].kind == PartKind::number && !goes_back) {
      if (i > open + near || parts[i].half_move() > last) return 0;
      goes_back = true;
    }
    const std::size_t hyphen = closing_hyphen(parts[i].in(text));
    if (goes_back && hyphen != std::string_view::npos &&
        number_behind_hyphen(parts, text, i, hyphen) == last + 1)
      return i;
  }
  return 0;
}

// Parts the word, the hyphen that closes, and the number behind it.
void close_at_hyphen(Parts& parts, std::string_view text, std::uint32_t at) {
  const Part whole = parts[at];
  const auto hyphen = static_cast<std::uint32_t>(closing_hyphen(whole.in(text)));
  const std::uint32_t sign = whole.span.begin + hyphen;
  Part close{.span = {sign, sign + 1}, .kind = PartKind::close};
  close.glued = hyphen > 0;
  std::uint32_t where = at;
  if (hyphen > 0) {
    parts[at].span.end = sign;
    parts[at].kind =
        shape_of(parts[at].in(text)) == MoveShape::strong ? PartKind::cell : PartKind::word;
    ++where;
    parts.insert(parts.begin() + where, close);
  } else {
    close.line_start = whole.line_start;
    parts[at] = close;
  }
  if (whole.span.end == sign + 1) return;
  Part number{.span = {sign + 1, whole.span.end}, .kind = PartKind::number};
  number.glued = true;
  for (const char c : number.in(text))
    number.value = number.value * 10 + static_cast<std::uint32_t>(c - '0');
  parts.insert(parts.begin() + where + 1, number);
  if (where + 2 < parts.size() && parts[where + 2].kind == PartKind::dots)
    parts[where + 1].dots = 2;
}

}  // namespace

void open_asides(Parts& parts, std::string_view text) {
  for (std::uint32_t i = 0; i < parts.size(); ++i) {
    if (!may_be_sign(parts[i]) || !stands_behind_move(parts, i)) continue;
    if (const std::uint32_t hyphen = close_of_hyphens(parts, text, i); hyphen != 0) {
      parts[i].kind = PartKind::open;
      close_at_hyphen(parts, text, hyphen);
      continue;
    }
    std::uint32_t close = close_of(parts, text, i);
    if (close == 0) close = close_of_words(parts, text, i);
    if (close == 0) continue;
    parts[i].kind = PartKind::open;
    parts[close].kind = PartKind::close;
    i = close;
  }
}

bool shows_asides(std::string_view text, std::span<const Token> tokens) {
  int last = 0;  // half-move before the token
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const MoveNumber number = tokens[i].kind == TokenKind::move_number
                                  ? parse_move_number(tokens[i].in(text))
                                  : MoveNumber{};
    if (number.has_digits) {
      last = number.half_move() - 1;
    } else if (!closes_with(tokens[i].in(text)).empty()) {
      const MoveNumber next = parse_move_number(tokens[i + 1].in(text));
      if (tokens[i + 1].kind == TokenKind::move_number && next.has_digits && last > 0 &&
          next.half_move() <= last)
        return true;
    } else if (tokens[i].kind == TokenKind::word) {
      ++last;
    }
  }
  return false;
}

}  // namespace planilla
