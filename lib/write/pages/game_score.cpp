// Elements to tokens of a few bytes; everything else is left to JSON.
#include "write/pages/game_score.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "board/fen.h"
#include "write/pages/markup.h"

namespace planilla {

namespace {

constexpr std::uint32_t longest = 65536;
constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";

std::string square(Square at) {
  return {static_cast<char>('a' + at % 8), static_cast<char>('1' + at / 8)};
}

std::string move_text(Move move) {
  std::string out = square(move.from()) + square(move.to());
  if (move.kind() == MoveKind::castle) return out + 'C';
  if (move.kind() == MoveKind::en_passant) return out + 'E';
  switch (move.promoted()) {
    case knight:
      return out + 'N';
    case bishop:
      return out + 'B';
    case rook:
      return out + 'R';
    case queen:
      return out + 'Q';
    default:
      return out;
  }
}

// "" for what a page shows as plain text.
std::string what(const Element& element) {
  switch (element.kind) {
    case ElementKind::move:
    case ElementKind::illegal_move:
      return move_text(element.move);
    case ElementKind::null_move:
      return "-";
    case ElementKind::hole:
      return "_";
    case ElementKind::open:
      return "(";
    case ElementKind::close:
      return ")";
    case ElementKind::unread:
      return "?";
    case ElementKind::comment:
    case ElementKind::line_comment:
    case ElementKind::escape:
    case ElementKind::remark:
      return "{";
    default:
      return "";
  }
}

std::string packed(const Game& game, Span text) {
  std::string out;
  std::uint32_t at = text.begin;
  for (const Element& element : game.elements) {
    const std::string kind = what(element);
    if (kind.empty()) continue;
    const Span span = element.span;
    if (span.begin < at || span.end > text.end) break;
    const std::uint32_t gap = span.begin - at, size = span.size();
    if (gap < digits.size() && size < digits.size())
      out += {digits[gap], digits[size]};
    else
      out += fmt::format("[{},{}]", gap, size);
    out += kind;
    at = span.end;
  }
  return out;
}

// What stands behind the tags before the first element: a number that is right is no element.
std::uint32_t begin_of_movetext(const Game& game) {
  const std::uint32_t first = game.elements.front().span.begin;
  std::uint32_t begin = game.extent.begin;
  for (const GameTag& tag : game.tags)
    if (tag.span.end <= first) begin = std::max(begin, tag.span.end);
  while (begin < first &&
         std::string_view(" \t\r\n").find(game.text[begin]) != std::string_view::npos)
    ++begin;
  return begin;
}

// From there to the end of the game.
Span movetext(const Game& game) {
  if (game.elements.empty()) return {game.extent.end, game.extent.end};
  Span out{begin_of_movetext(game),
           std::max(game.elements.back().span.end, game.terminator_span.end)};
  if (out.size() > longest) out.end = out.begin + longest;
  while (out.end < game.text.size() && (game.text[out.end] & 0xc0) == 0x80)
    ++out.end;  // a whole character
  return out;
}

}  // namespace

void append_game_score(const Game& game, std::string& out) {
  constexpr std::array<std::pair<const char*, std::string_view>, 7> tags = {{{"w", "White"},
                                                                             {"b", "Black"},
                                                                             {"ev", "Event"},
                                                                             {"si", "Site"},
                                                                             {"da", "Date"},
                                                                             {"ro", "Round"},
                                                                             {"re", "Result"}}};
  const Span text = movetext(game);
  nlohmann::ordered_json object;
  object["x"] = text.in(game.text);
  object["at"] = text.begin;
  object["m"] = packed(game, text);
  if (game.from_fen) object["s"] = to_fen(game.start);
  for (const auto& [key, name] : tags)
    if (const std::string_view value = game.tag_value(name); !value.empty()) object[key] = value;
  out += script_json(object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
  out += '\n';
}

}  // namespace planilla
