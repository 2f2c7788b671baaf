// Folding of names.
#include "checks/facts/names.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

// U+00C0 to U+017F as unicode::in_latin has them (a test compares): names of half the world,
// without the tens of milliseconds that the first transliterator costs.
constexpr std::uint32_t first_letter = 0xC0, past_letters = 0x180;
constexpr std::array<const char*, past_letters - first_letter> latin_letters = {
    "A", "A", "A",  "A",  "A", "A", "AE", "C", "E", "E",  "E", "E", "I", "I", "I",  "I",
    "D", "N", "O",  "O",  "O", "O", "O",  "*", "O", "U",  "U", "U", "U", "Y", "TH", "ss",
    "a", "a", "a",  "a",  "a", "a", "ae", "c", "e", "e",  "e", "e", "i", "i", "i",  "i",
    "d", "n", "o",  "o",  "o", "o", "o",  "/", "o", "u",  "u", "u", "u", "y", "th", "y",
    "A", "a", "A",  "a",  "A", "a", "C",  "c", "C", "c",  "C", "c", "C", "c", "D",  "d",
    "D", "d", "E",  "e",  "E", "e", "E",  "e", "E", "e",  "E", "e", "G", "g", "G",  "g",
    "G", "g", "G",  "g",  "H", "h", "H",  "h", "I", "i",  "I", "i", "I", "i", "I",  "i",
    "I", "i", "IJ", "ij", "J", "j", "K",  "k", "q", "L",  "l", "L", "l", "L", "l",  "L",
    "l", "L", "l",  "N",  "n", "N", "n",  "N", "n", "'n", "N", "n", "O", "o", "O",  "o",
    "O", "o", "OE", "oe", "R", "r", "R",  "r", "R", "r",  "S", "s", "S", "s", "S",  "s",
    "S", "s", "T",  "t",  "T", "t", "T",  "t", "U", "u",  "U", "u", "U", "u", "U",  "u",
    "U", "u", "U",  "u",  "W", "w", "Y",  "y", "Y", "Z",  "z", "Z", "z", "Z", "z",  "s"};

// U+0400 to U+045F, each letter of which ICU takes by itself. Big hard and soft signs keep a mark.
constexpr std::uint32_t first_cyrillic = 0x400, past_cyrillic = 0x460;
constexpr std::array<const char*, past_cyrillic - first_cyrillic> cyrillic_letters = {
    "E", "E", "D", "G", "E", "Z", "I", "I", "J", "L", "N",        "C", "K",       "I", "U", "D",
    "A", "B", "V", "G", "D", "E", "Z", "Z", "I", "J", "K",        "L", "M",       "N", "O", "P",
    "R", "S", "T", "U", "F", "H", "C", "C", "S", "S", "\"\u0331", "Y", "'\u0331", "E", "U", "A",
    "a", "b", "v", "g", "d", "e", "z", "z", "i", "j", "k",        "l", "m",       "n", "o", "p",
    "r", "s", "t", "u", "f", "h", "c", "c", "s", "s", "\"",       "y", "'",       "e", "u", "a",
    "e", "e", "d", "g", "e", "z", "i", "i", "j", "l", "n",        "c", "k",       "i", "u", "d"};

// nullptr for one of another block.
const char* letter_in_ascii(std::uint32_t letter) {
  if (letter >= first_letter && letter < past_letters) return latin_letters[letter - first_letter];
  if (letter >= first_cyrillic && letter < past_cyrillic)
    return cyrillic_letters[letter - first_cyrillic];
  return nullptr;
}

// False if it holds letters of other blocks.
bool letters_to_ascii(std::string_view text, std::string& out) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto c = static_cast<unsigned char>(text[at]);
    if (c < 0x80) {
      out += text[at];
      continue;
    }
    if (c < 0xC3 || c > 0xD1 || at + 1 == text.size() || (text[at + 1] & 0xC0) != 0x80)
      return false;
    const std::uint32_t letter =
        (c & 0x1Fu) << 6 | (static_cast<unsigned char>(text[++at]) & 0x3Fu);
    const char* ascii = letter_in_ascii(letter);
    if (ascii == nullptr) return false;
    out += ascii;
  }
  return true;
}

std::string to_ascii(std::string_view text) {
  std::string out;
  if (letters_to_ascii(text, out)) return out;
  return unicode::in_latin(text);
}

// ae, oe, ue lose their e, ss its second s.
bool swallowed(char last, char c) {
  return (c == 'e' && (last == 'a' || last == 'o' || last == 'u')) || (c == 's' && last == 's');
}

// "Wang Yue" is not "Wang Yu": no word ends in a written-out ü.
bool is_ue_at_end(char last, std::string_view behind) {
  return last == 'u' &&
         (behind.empty() || (behind.front() | 0x20) < 'a' || (behind.front() | 0x20) > 'z');
}

constexpr char dropped = '\0';

// What a byte becomes: a small letter, a digit, nothing (the apostrophe), else a blank.
constexpr std::array<char, 256> folded_bytes = [] {
  std::array<char, 256> out{};
  out.fill(' ');
  for (unsigned char c = '0'; c <= '9'; ++c) out[c] = static_cast<char>(c);
  for (unsigned char c = 'a'; c <= 'z'; ++c) out[c] = out[c - 'a' + 'A'] = static_cast<char>(c);
  out['\''] = dropped;
  return out;
}();

std::string fold_ascii(std::string_view text) {
  std::string out;
  out.resize(text.size());
  char* at = out.data();
  char last = ' ';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = folded_bytes[static_cast<unsigned char>(text[i])];
    if (c == dropped || (c == ' ' && last == ' ')) continue;
    if (swallowed(last, c) && !(c == 'e' && is_ue_at_end(last, text.substr(i + 1)))) continue;
    *at++ = last = c;
  }
  if (last == ' ' && at != out.data()) --at;
  out.resize(static_cast<std::size_t>(at - out.data()));
  return out;
}

}  // namespace

std::string fold_name(std::string_view text) {
  return ascii_prefix(text) == text.size() ? fold_ascii(text) : fold_ascii(to_ascii(text));
}

PlayerName player_name(std::string_view text) {
  const std::size_t comma = text.find(',');
  PlayerName name;
  if (comma != std::string_view::npos) {
    name.surname = fold_name(text.substr(0, comma));
    name.given = fold_name(text.substr(comma + 1));
  } else {
    name.surname = fold_name(text);
    const std::size_t blank = name.surname.rfind(' ');
    if (blank != std::string::npos) {
      name.given = name.surname.substr(0, blank);
      name.surname.erase(0, blank + 1);
    }
  }
  if (!name.given.empty()) name.given += ' ';
  return name;
}

bool may_be_short_for(std::string_view a, std::string_view b) {
  if (a.empty()) return false;
  while (!a.empty()) {
    if (b.empty()) return false;
    const std::string_view brief = take_word(a), whole = take_word(b);
    const bool initial = brief.size() == 1;
    if (initial ? brief.front() != whole.front() : brief != whole) return false;
  }
  return true;
}

}  // namespace planilla
