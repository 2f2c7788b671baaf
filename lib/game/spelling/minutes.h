// Minutes noted beside moves: "(5)", "(12')", "(1h05)".
//
//   if (const auto noted = parse_minutes("12 min")) use(noted->seconds);
//
// A bare number says nothing by itself: it may as well point at a footnote. Where a sheet has
// several, and they do not simply count 1, 2, 3, they are times.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "pgn/token.h"

namespace planilla {

struct Minutes {
  std::uint32_t seconds = 0;
  bool has_unit = false;
};

// What stands between the parentheses.
std::optional<Minutes> parse_minutes(std::string_view text);

// Beside a move, in parentheses or not: 1:05:00, or minutes with their sign, 3'.
std::optional<std::uint32_t> parse_noted_time(std::string_view word);

// Are bare numbers in parentheses times, in the game at `from`?
bool notes_minutes(std::string_view text, std::span<const Token> tokens, std::size_t from);

}  // namespace planilla
