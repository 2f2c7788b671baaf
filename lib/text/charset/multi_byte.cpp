// How bytes form characters, and tables of what they stand for.
#include "text/charset/multi_byte.h"

#include <array>
#include <bitset>
#include <unordered_set>
#include <vector>

#include "text/charset/charset.h"
#include "text/charset/common_characters.h"
#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

constexpr std::size_t first_multi_byte = static_cast<std::size_t>(Encoding::gb18030);
constexpr std::size_t multi_byte_sets =
    static_cast<std::size_t>(Encoding::euc_kr) - first_multi_byte + 1;

// The sets as Windows has them, which hold all that is written in the older ones.
constexpr std::array<std::string_view, multi_byte_sets> full_names = {
    "GB18030", "Big5", "windows-31j", "EUC-JP", "windows-949"};

std::size_t index_of(Encoding encoding) {
  return static_cast<std::size_t>(encoding) - first_multi_byte;
}

bool is_in(unsigned char c, unsigned char from, unsigned char to) {
  return c >= from && c <= to;
}

// May these be the first and second byte of a character of two?
bool is_pair(unsigned char a, unsigned char b, Encoding encoding) {
  switch (encoding) {
    case Encoding::gb18030:
      return is_in(a, 0x81, 0xFE) && b != 0x7F && is_in(b, 0x40, 0xFE);
    case Encoding::big5:
      return is_in(a, 0x81, 0xFE) && (is_in(b, 0x40, 0x7E) || is_in(b, 0xA1, 0xFE));
    case Encoding::shift_jis:
      return (is_in(a, 0x81, 0x9F) || is_in(a, 0xE0, 0xFC)) && b != 0x7F && is_in(b, 0x40, 0xFC);
    case Encoding::euc_jp:
      return (is_in(a, 0xA1, 0xFE) && is_in(b, 0xA1, 0xFE)) || (a == 0x8E && is_in(b, 0xA1, 0xDF));
    case Encoding::euc_kr:
      return is_in(a, 0x81, 0xFE) &&
             (is_in(b, 0x41, 0x5A) || is_in(b, 0x61, 0x7A) || is_in(b, 0x81, 0xFE));
    default:
      return false;
  }
}

// Characters of one byte and of two.
struct Table {
  explicit Table(Encoding encoding) : pairs(0x80 * 0x100, undefined) {
    const std::string_view name = full_names[index_of(encoding)];
    for (unsigned a = 0x80; a < 0x100; ++a) {
      const char first = static_cast<char>(a);
      alone[a - 0x80] = unicode::character_in(name, {&first, 1});
      for (unsigned b = 0x40; b < 0x100; ++b) {
        if (!is_pair(static_cast<unsigned char>(a), static_cast<unsigned char>(b), encoding))
          continue;
        const char both[] = {first, static_cast<char>(b)};
        const char32_t c = unicode::character_in(name, {both, 2});
        pairs[(a - 0x80) * 0x100 + b] = c;
        if (c < short_ones.size()) short_ones.set(c);
      }
    }
  }
  std::array<char32_t, 0x80> alone{};
  std::vector<char32_t> pairs;      // by the first byte less 80, and the second
  std::bitset<0x10000> short_ones;  // characters of two bytes
};

const Table& table_of(Encoding encoding) {
  switch (encoding) {
    case Encoding::gb18030: {
      static const Table gb(Encoding::gb18030);
      return gb;
    }
    case Encoding::big5: {
      static const Table big5(Encoding::big5);
      return big5;
    }
    case Encoding::shift_jis: {
      static const Table shift_jis(Encoding::shift_jis);
      return shift_jis;
    }
    case Encoding::euc_jp: {
      static const Table euc_jp(Encoding::euc_jp);
      return euc_jp;
    }
    default: {
      static const Table euc_kr(Encoding::euc_kr);
      return euc_kr;
    }
  }
}

unsigned char byte_at(std::string_view bytes, std::size_t at) {
  return static_cast<unsigned char>(bytes[at]);
}

// Three bytes of EUC-JP, four of GB18030; 0: there is no such character.
std::size_t long_unit(std::string_view bytes, Encoding encoding) {
  if (encoding == Encoding::euc_jp)
    return bytes.size() >= 3 && byte_at(bytes, 0) == 0x8F && is_in(byte_at(bytes, 1), 0xA1, 0xFE) &&
                   is_in(byte_at(bytes, 2), 0xA1, 0xFE)
               ? 3
               : 0;
  if (encoding != Encoding::gb18030 || bytes.size() < 4) return 0;
  const auto is_digit_at = [&](std::size_t at) { return is_in(byte_at(bytes, at), '0', '9'); };
  return is_in(byte_at(bytes, 0), 0x81, 0xFE) && is_digit_at(1) &&
                 is_in(byte_at(bytes, 2), 0x81, 0xFE) && is_digit_at(3)
             ? 4
             : 0;
}

// --- What speaks for a set

bool is_kana(char32_t c) {
  return c >= 0x3041 && c < 0x3100;
}

// Of the names and words of a language of the set; signs of its own; what is rare in any text.
double score_of(char32_t c, std::string_view unit, Encoding encoding) {
  constexpr double nothing = -12, foreign = -3, rare = -2.5, usual = -0.5, common = 3, kana = 3;
  if (c == undefined) return nothing;
  const bool japanese = encoding == Encoding::shift_jis || encoding == Encoding::euc_jp;
  if (is_kana(c)) return japanese ? kana : foreign;
  if (c >= 0xFF61 && c < 0xFFA0) return foreign;  // kana of half a width
  if (common_characters(encoding).contains(c)) return common;
  if ((c >= 0x3000 && c < 0x3020) || (c >= 0xFF01 && c < 0xFF5F) || c == 0xB7 || c == 0x30FB)
    return 0.5;
  if (unit.size() != 2) return foreign;
  const bool hangul = c >= 0xAC00 && c < 0xD7A4;
  if (!hangul && (c < 0x4E00 || c >= 0xA000)) return foreign;
  // The first level of each standard is sorted by sound or strokes, and what is used.
  const auto first = byte_at(unit, 0), second = byte_at(unit, 1);
  const bool first_level = encoding == Encoding::gb18030 ? is_in(first, 0xB0, 0xD7) && second > 0xA0
                           : encoding == Encoding::big5  ? is_in(first, 0xA4, 0xC6)
                           : encoding == Encoding::euc_kr
                               ? hangul && is_in(first, 0xB0, 0xC8) && second > 0xA0
                           : encoding == Encoding::shift_jis ? is_in(first, 0x88, 0x98)
                                                             : is_in(first, 0xB0, 0xCF);
  return first_level ? usual : rare;
}

}  // namespace

std::string_view next_unit(std::string_view bytes, Encoding encoding) {
  if (bytes.size() < 2 || byte_at(bytes, 0) < 0x80) return bytes.substr(0, 1);
  if (is_pair(byte_at(bytes, 0), byte_at(bytes, 1), encoding)) return bytes.substr(0, 2);
  return bytes.substr(0, std::max<std::size_t>(1, long_unit(bytes, encoding)));
}

char32_t character_of(std::string_view unit, Encoding encoding) {
  const unsigned char first = byte_at(unit, 0);
  if (first < 0x80) return first;
  if (unit.size() > 2) return unicode::character_in(full_names[index_of(encoding)], unit);
  const Table& table = table_of(encoding);
  return unit.size() == 1 ? table.alone[first - 0x80u]
                          : table.pairs[(first - 0x80u) * 0x100u + byte_at(unit, 1)];
}

std::size_t size_of_character(char32_t c, Encoding encoding) {
  if (c < 0x80 || c == undefined) return 1;
  if (c < 0x10000 && table_of(encoding).short_ones.test(c)) return 2;
  return encoding == Encoding::gb18030 ? 4 : encoding == Encoding::euc_jp ? 3 : 1;
}

Decoded decode_multi_byte(std::string_view bytes, Encoding encoding) {
  Decoded out;
  out.text.reserve(bytes.size() + bytes.size() / 4);
  while (!bytes.empty()) {
    std::size_t taken = ascii_prefix(bytes);
    const bool begins_line = out.text.empty() || out.text.back() == '\n';
    if (taken == 0 && begins_line && bytes.starts_with(byte_order_mark))
      taken = byte_order_mark.size();
    out.text += bytes.substr(0, taken);
    if (taken == 0) {
      const std::string_view unit = next_unit(bytes, encoding);
      const char32_t c = character_of(unit, encoding);
      append_utf8(c, out.text);
      out.replaced += c == undefined;
      taken = unit.size();
    }
    bytes.remove_prefix(taken);
  }
  return out;
}

double multi_byte_plausibility(std::string_view text, Encoding encoding, std::size_t limit) {
  constexpr std::size_t most_faults = 3;  // of a text that is in the set, to one in ten
  std::unordered_set<std::string_view> seen;
  double sum = 0;
  std::size_t units = 0, faults = 0;
  for (std::size_t at = ascii_prefix(text); at < text.size() && seen.size() < limit;) {
    const std::size_t begin = at;
    double run = 0;
    while (at < text.size() && byte_at(text, at) >= 0x80) {
      const std::string_view unit = next_unit(text.substr(at), encoding);
      const char32_t c = character_of(unit, encoding);
      run += score_of(c, unit, encoding);
      faults += c == undefined;
      ++units;
      at += unit.size();
    }
    if (seen.insert(text.substr(begin, at - begin)).second) sum += run;
    if (faults > most_faults && faults * 10 > units) return -12.0 * static_cast<double>(limit);
    at += ascii_prefix(text.substr(at));
  }
  return sum;
}

}  // namespace planilla
