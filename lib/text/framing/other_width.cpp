// Rows of characters that say so.
#include "text/framing/other_width.h"

namespace planilla {

namespace {

constexpr std::size_t zeros_in_row = 16, pairs_in_row = 32;

bool is_ascii_text(char c) {
  return (c >= ' ' && c <= '~') || c == '\n' || c == '\r' || c == '\t';
}

// Every other byte from there on is zero, and those between are not.
bool has_row_of_zeros(std::string_view bytes) {
  if (bytes.size() < 2 * zeros_in_row) return false;
  for (std::size_t i = 0; i < 2 * zeros_in_row; ++i)
    if ((bytes[i] == '\0') != (i % 2 == 0)) return false;
  return true;
}

// The zero is the first byte of a character, or its second; a byte order mark may stand before it.
std::size_t begin_before(std::string_view bytes, std::size_t zero) {
  const std::string_view before = bytes.substr(0, zero);
  if (before.ends_with("\xFE\xFF")) return zero - 2;
  if (before.empty() || before.back() == '\n' || before.back() == '\r') return zero;
  return before.substr(0, zero - 1).ends_with("\xFF\xFE") ? zero - 3 : zero - 1;
}

}  // namespace

std::size_t begin_of_utf16(std::string_view bytes) {
  for (std::size_t at = bytes.find('\0'); at != std::string_view::npos;
       at = bytes.find('\0', at + 1))
    if (has_row_of_zeros(bytes.substr(at))) return begin_before(bytes, at);
  return std::string_view::npos;
}

std::size_t end_of_utf16(std::string_view bytes, ByteOrder order) {
  const std::string_view other_mark = order == ByteOrder::little ? "\xFE\xFF" : "\xFF\xFE";
  std::size_t row = 0;
  for (std::size_t at = 0; at + 2 <= bytes.size(); at += 2) {
    if (bytes.substr(at, 2) == other_mark) return at;
    row = is_ascii_text(bytes[at]) && is_ascii_text(bytes[at + 1]) ? row + 1 : 0;
    if (row == pairs_in_row) return at + 2 - 2 * pairs_in_row;
  }
  return std::string_view::npos;
}

}  // namespace planilla
