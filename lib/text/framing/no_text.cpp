// First bytes, then a count.
#include "text/framing/no_text.h"

#include <algorithm>
#include <array>

namespace planilla {

namespace {

using std::string_view_literals::operator""sv;

constexpr std::array signs = {
    "\x7F"
    "ELF"sv,
    "\x89PNG\r\n"sv,
    "\xFF\xD8\xFF"sv,
    "GIF87a"sv,
    "GIF89a"sv,
    "%PDF-"sv,
    "Rar!\x1A\x07"sv,
    "7z\xBC\xAF"sv,
    "PK\x03\x04"sv,
    "\x1F\x8B\x08"sv,
    "\x28\xB5\x2F\xFD"sv,
    "\xFD"
    "7zXZ\0"sv,
    "SQLite format 3\0"sv,
    "OggS\0"sv,
    "fLaC"sv,
    "ID3\x03"sv,
    "\xD0\xCF\x11\xE0"sv,
    "\0\0\0\x18"
    "ftyp"sv,
    "\0\0\0 ftyp"sv,
    "\xCA\xFE\xBA\xBE"sv,
    "\xFF\xFE\0\0"sv,  // UTF-32, which nobody writes games in
    "\0\0\xFE\xFF"sv};

constexpr std::size_t looked_at = 64u << 10;
constexpr std::size_t fewest = 24, one_in = 12;
constexpr std::size_t fewest_of_few = 3;  // where half of the bytes are no ASCII text

// Its digit is how hard it was packed.
bool is_bzip2(std::string_view first) {
  return first.starts_with("BZh") && first.substr(3).find("1AY&SY") == 1;
}

bool is_odd(char c) {
  const auto byte = static_cast<unsigned char>(c);
  const bool blank = (byte >= 0x08 && byte <= 0x0D) || byte == 0x1A || byte == 0x1B;
  return (byte < 0x20 && !blank) || byte == 0x7F;
}

}  // namespace

bool is_no_text(std::string_view first) {
  first = first.substr(0, looked_at);
  if (std::any_of(signs.begin(), signs.end(),
                  [&](std::string_view sign) { return first.starts_with(sign); }))
    return true;
  if (is_bzip2(first)) return true;
  const auto odd = static_cast<std::size_t>(std::count_if(first.begin(), first.end(), is_odd));
  if (odd * one_in < first.size()) return false;
  const auto high = static_cast<std::size_t>(std::count_if(
      first.begin(), first.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; }));
  return odd >= fewest || (odd >= fewest_of_few && 2 * (odd + high) >= first.size());
}

}  // namespace planilla
