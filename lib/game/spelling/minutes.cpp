// Digits and a unit.
#include "game/spelling/minutes.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "game/spelling/clock_time.h"

namespace planilla {

namespace {

constexpr std::uint32_t longest = 600;  // minutes: no game took longer at one sitting

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

// Takes up to three digits from the front.
std::optional<std::uint32_t> take_number(std::string_view& text) {
  std::uint32_t value = 0;
  std::size_t digits = 0;
  for (; digits < text.size() && text[digits] >= '0' && text[digits] <= '9'; ++digits)
    if (digits < 4) value = value * 10 + static_cast<std::uint32_t>(text[digits] - '0');
  text.remove_prefix(digits);
  if (digits == 0 || digits > 3) return std::nullopt;
  return value;
}

bool is_unit(std::string_view text) {
  static constexpr std::array<std::string_view, 7> units = {"'", "\u2032", "\u2019", "\u00b4",
                                                            "m", "min",    "min."};
  return std::find(units.begin(), units.end(), text) != units.end();
}

// "1.07", "0h09": an hour, a sign, and two digits of minutes; no square looks like that.
std::optional<std::uint32_t> parse_hour(std::string_view word) {
  constexpr std::size_t size = 4;
  if (word.size() != size || !ascii::is_digit(word[0]) || (word[1] != '.' && word[1] != 'h') ||
      word[2] < '0' || word[2] > '5' || !ascii::is_digit(word[3]))
    return std::nullopt;
  return (word[0] - '0') * 3600U + ((word[2] - '0') * 10U + (word[3] - '0')) * 60U;
}

}  // namespace

std::optional<Minutes> parse_minutes(std::string_view text) {
  text = trimmed(text);
  const std::optional<std::uint32_t> first = take_number(text);
  if (!first || *first > longest) return std::nullopt;
  text = trimmed(text);
  if (text.empty() || is_unit(text)) return Minutes{*first * 60, !text.empty()};
  if (text.front() != 'h') return std::nullopt;  // 1h05
  text.remove_prefix(1);
  text = trimmed(text);
  const std::optional<std::uint32_t> rest = text.empty() ? std::uint32_t{0} : take_number(text);
  if (!rest || *rest > 59 || *first > longest / 60 || !(text.empty() || is_unit(trimmed(text))))
    return std::nullopt;
  return Minutes{*first * 3600 + *rest * 60, true};
}

std::optional<std::uint32_t> parse_noted_time(std::string_view word) {
  constexpr std::string_view signs_before = " ([";
  if (word.empty() ||
      (!ascii::is_digit(word.front()) && signs_before.find(word.front()) == std::string_view::npos))
    return std::nullopt;
  if (const auto clock = parse_clock_time(word)) return clock;
  if (word.ends_with('h') && word.find(':') != word.npos)  // 1:28h
    return parse_clock_time(word.substr(0, word.size() - 1));
  if (const auto hour = parse_hour(word)) return hour;
  const bool signs = word.ends_with('\'') || word.ends_with("\u2032") || word.ends_with("\u2019") ||
                     word.ends_with("\u00b4") || word.ends_with("min") || word.ends_with("min.") ||
                     word.ends_with('m');
  const std::optional<Minutes> minutes = signs ? parse_minutes(word) : std::nullopt;
  return minutes ? std::optional(minutes->seconds) : std::nullopt;
}

bool notes_minutes(std::string_view text, std::span<const Token> tokens, std::size_t from) {
  constexpr int several = 3;
  int seen = 0;
  bool counts = true;
  for (std::size_t i = from; i + 2 < tokens.size() && tokens[i].kind != TokenKind::result; ++i) {
    if (tokens[i].kind != TokenKind::open || tokens[i + 2].kind != TokenKind::close) continue;
    const std::optional<Minutes> noted = parse_minutes(tokens[i + 1].in(text));
    if (!noted || noted->has_unit) continue;
    counts &= noted->seconds == static_cast<std::uint32_t>(++seen) * 60;
  }
  return seen >= several && !counts;
}

}  // namespace planilla
