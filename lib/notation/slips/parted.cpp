// A file, one or two signs, a rank; rings and what stands between them.
#include "notation/slips/parted.h"

#include <algorithm>
#include <array>

namespace planilla {

namespace {

constexpr std::array<std::string_view, 12> signs = {
    " ", ".", ",", ":", ";", "-", "_", "'", "\u00b7", "\u2019", "\u2013", "\u2014"};
constexpr std::size_t most_signs = 2;

std::size_t sign_at(std::string_view text) {
  for (const std::string_view sign : signs)
    if (text.starts_with(sign)) return sign.size();
  return 0;
}

bool is_file_letter(char c) {
  return c >= 'a' && c <= 'h';
}

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

}  // namespace

std::size_t parted_move(std::string_view text) {
  const auto at = [&](std::size_t i) { return i < text.size() ? text[i] : '\n'; };
  std::size_t i = is_capital(at(0)) ? 1 : 0;
  if (at(i) == 'x') ++i;
  if (is_file_letter(at(i)) && (at(i + 1) == 'x' || is_file_letter(at(i + 1))))
    i += at(i + 1) == 'x' ? 2 : 1;
  if (!is_file_letter(at(i))) return 0;
  ++i;
  std::size_t found = 0;
  for (std::size_t size = 0; found < most_signs && i < text.size(); ++found, i += size)
    if ((size = sign_at(text.substr(i))) == 0) break;
  if (found == 0 || at(i) < '1' || at(i) > '8') return 0;
  const char behind = at(i + 1);
  const bool ends = behind == ' ' || behind == '\t' || behind == '\n' || behind == '\r' ||
                    behind == '+' || behind == '!' || behind == '?' || behind == '#';
  return ends ? i + 1 : 0;
}

std::string without_partings(std::string_view word) {
  std::string out;
  while (!word.empty()) {
    const std::size_t sign = sign_at(word);
    if (sign == 0) out += word.front();
    word.remove_prefix(std::max<std::size_t>(sign, 1));
  }
  return out;
}

bool looks_like_castling(std::string_view word) {
  constexpr std::string_view rings = "O0oQDU@";
  constexpr std::string_view zeros = "O0o";
  while (!word.empty() && (word.back() == '+' || word.back() == '#')) word.remove_suffix(1);
  if (word.size() != 3 && word.size() != 5) return false;
  const char sign = word[1];
  if (sign != '-' && sign != '/') return false;
  bool is_odd = sign == '/';
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (i % 2 == 1 ? word[i] != sign : rings.find(word[i]) == rings.npos) return false;
    is_odd |= i % 2 == 0 && zeros.find(word[i]) == zeros.npos;
  }
  return is_odd;
}

}  // namespace planilla
