#include "serve/base64.h"

#include <cstdint>

namespace planilla {

namespace {

constexpr std::string_view digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

}  // namespace

std::optional<std::string> from_base64(std::string_view text) {
  if (text.size() % 4 != 0) return std::nullopt;
  std::size_t filled = 0;
  while (filled < 2 && !text.empty() && text.back() == '=') text.remove_suffix(1), ++filled;
  std::string out;
  std::uint32_t bits = 0;
  int known = 0;
  for (const char c : text) {
    const std::size_t value = digits.find(c);
    if (value == std::string_view::npos) return std::nullopt;
    bits = bits << 6 | static_cast<std::uint32_t>(value);
    known += 6;
    if (known < 8) continue;
    known -= 8;
    out += static_cast<char>(bits >> known & 0xff);
  }
  return out;
}

}  // namespace planilla
