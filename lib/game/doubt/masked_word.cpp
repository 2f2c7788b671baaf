// The shape of the word, one letter a character: L or l a piece, f file, r rank, x capture, ? mask.
#include "game/doubt/masked_word.h"

#include <algorithm>
#include <array>
#include <string>

#include "text/charset/utf8.h"

namespace planilla {

namespace {

constexpr std::size_t longest = 24;  // bytes

char shape_of(char c) {
  if (c >= 'a' && c <= 'h') return 'f';
  if (c >= '1' && c <= '8') return 'r';
  if (c == 'x' || c == 'X' || c == ':') return 'x';
  if (c == '-' || c == '=') return c;
  if (c == '+' || c == '#') return '+';
  if (c >= 'i' && c <= 'z') return 'l';
  return (c >= 'A' && c <= 'Z') || static_cast<signed char>(c) < 0 ? 'L' : '!';
}

std::string shape_of(std::string_view word, const DoubtGrammar& grammar) {
  std::string out;
  while (!word.empty()) {
    const std::size_t mask = grammar.mask_at(word);
    out += mask != 0 ? '?' : shape_of(word.front());
    word.remove_prefix(mask != 0 ? mask : std::max<std::size_t>(1, sequence_length(word)));
  }
  return out;
}

bool is_file(char c) {
  return c == 'f' || c == '?';
}
bool is_rank(char c) {
  return c == 'r' || c == '?';
}

// [L or ?] [where from] [x -] file rank [=piece] [+]
bool is_move_shaped(std::string_view s) {
  while (!s.empty() && s.back() == '+') s.remove_suffix(1);
  if (s.size() > 3 && s[s.size() - 2] == '=') s.remove_suffix(2);
  if (s.size() < 2 || !is_rank(s.back()) || !is_file(s[s.size() - 2])) return false;
  s.remove_suffix(2);
  std::size_t at = 0;
  while (at < s.size() && at < 2 && s[at] == 'L') ++at;
  if (at == 0 && !s.empty() && (s[0] == '?' || s[0] == 'l')) ++at;
  const std::size_t from = at;
  while (at < s.size() && (s[at] == 'f' || s[at] == 'r' || s[at] == '?')) ++at;
  if (at - from > 2) return false;
  if (at < s.size() && (s[at] == 'x' || s[at] == '-')) ++at;
  return at == s.size();
}

bool is_castling_side(char c) {
  return c == '0' || c == 'O' || c == 'o' || c == '?';
}

// 0-0 or O-O-O of which a part is masked.
bool is_castling_shaped(std::string_view word, const DoubtGrammar& grammar) {
  std::string s;
  while (!word.empty()) {
    const std::size_t mask = grammar.mask_at(word);
    s += mask != 0 ? '?' : word.front();
    word.remove_prefix(mask != 0 ? mask : 1);
  }
  if (s.find_first_of("0Oo") == s.npos) return false;
  while (!s.empty() && (s.back() == '+' || s.back() == '#')) s.pop_back();
  if (s.size() != 3 && s.size() != 5) return false;
  // O-O?? is castling with a glyph behind it.
  if (const std::size_t end = s.find_last_not_of('?') + 1; end == 3 && s.find('?') == end)
    return false;
  for (std::size_t i = 0; i < s.size(); ++i)
    if (i % 2 == 0 ? !is_castling_side(s[i]) : s[i] != '-' && s[i] != '?') return false;
  return true;
}

// By byte, since every word of a game is asked.
constexpr std::array<bool, 256> plain = [] {
  std::array<bool, 256> out{};
  for (unsigned c = 0; c < 128; ++c)
    out[c] = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
             c == '+' || c == '#' || c == '=';
  return out;
}();

bool is_plain(char c) {
  return plain[static_cast<unsigned char>(c)];
}

}  // namespace

bool looks_masked(std::string_view word, const DoubtGrammar& grammar) {
  if (word.size() < 2 || word.size() > longest) return false;
  // Nearly all words: no letter and no digit masks another character.
  if (std::all_of(word.begin(), word.end(), is_plain)) return false;
  const std::string shape = shape_of(word, grammar);
  const auto count = [&](char c) { return std::count(shape.begin(), shape.end(), c); };
  const auto masks = static_cast<std::size_t>(count('?'));
  if (masks == 0 || masks > grammar.most_masks || masks == shape.size()) return false;
  if (is_castling_shaped(word, grammar)) return true;
  const std::size_t end = shape.find_last_not_of('?') + 1;
  if (end < shape.size() && std::string_view(shape).substr(0, end).ends_with("fr")) return false;
  // Small letters alone may be a word of a sentence: "de?".
  if (count('r') == 0 && count('x') == 0 && count('L') == 0 && shape.size() > 2) return false;
  return is_move_shaped(shape);
}

}  // namespace planilla
