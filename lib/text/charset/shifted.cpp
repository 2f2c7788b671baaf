// The two bytes, with their upper bits set, are those of EUC-JP and of GB 2312.
#include "text/charset/shifted.h"

#include <algorithm>
#include <array>

#include "text/charset/charset.h"
#include "text/charset/multi_byte.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

struct Sign {
  std::string_view bytes;
  bool begins;  // characters of two bytes
};
constexpr std::array<Sign, 4> signs_of_japan = {
    {{"\x1B$B", true}, {"\x1B$@", true}, {"\x1B(B", false}, {"\x1B(J", false}}};
constexpr std::array<Sign, 2> signs_of_hz = {{{"~{", true}, {"~}", false}}};

template <std::size_t N>
const Sign* find(const std::array<Sign, N>& signs, std::string_view rest) {
  const auto found = std::find_if(signs.begin(), signs.end(),
                                  [&](const Sign& sign) { return rest.starts_with(sign.bytes); });
  return found == signs.end() ? nullptr : &*found;
}

const Sign* sign_at(std::string_view rest, Encoding encoding) {
  return encoding == Encoding::hz ? find(signs_of_hz, rest) : find(signs_of_japan, rest);
}

bool is_of_pair(char c) {
  return c > ' ' && c < '\x7F';
}

// `undefined`: the next two bytes are no character.
char32_t pair_at(std::string_view rest, Encoding encoding) {
  if (rest.size() < 2 || !is_of_pair(rest[0]) || !is_of_pair(rest[1])) return undefined;
  const std::array<char, 2> pair = {static_cast<char>(rest[0] | 0x80),
                                    static_cast<char>(rest[1] | 0x80)};
  return character_of({pair.data(), pair.size()},
                      encoding == Encoding::hz ? Encoding::gb18030 : Encoding::euc_jp);
}

// From a sign on to the one that ends it, characters and nothing else.
bool is_stretch(std::string_view text, const Sign& begin, Encoding encoding) {
  std::size_t characters = 0;
  for (text.remove_prefix(begin.bytes.size()); !text.empty(); text.remove_prefix(2), ++characters) {
    const Sign* sign = sign_at(text, encoding);
    if (sign != nullptr && !sign->begins) return characters != 0;
    if (pair_at(text, encoding) == undefined) return false;
  }
  return false;
}

bool holds_stretch(std::string_view text, char first, Encoding encoding) {
  for (std::size_t at = text.find(first); at != std::string_view::npos;
       at = text.find(first, at + 1)) {
    const Sign* sign = sign_at(text.substr(at), encoding);
    if (sign != nullptr && sign->begins && is_stretch(text.substr(at), *sign, encoding))
      return true;
  }
  return false;
}

}  // namespace

std::optional<Encoding> detect_shifted(std::string_view text) {
  if (holds_stretch(text, '\x1B', Encoding::iso2022_jp)) return Encoding::iso2022_jp;
  if (holds_stretch(text, '~', Encoding::hz)) return Encoding::hz;
  return std::nullopt;
}

Decoded decode_shifted(std::string_view bytes, Encoding encoding) {
  Decoded out;
  out.text.reserve(bytes.size() + bytes.size() / 4);
  bool in_pairs = false;
  while (!bytes.empty()) {
    std::size_t taken = 1;
    if (const Sign* sign = sign_at(bytes, encoding)) {
      in_pairs = sign->begins;
      taken = sign->bytes.size();
    } else if (const char32_t c = in_pairs ? pair_at(bytes, encoding) : undefined; c != undefined) {
      append_utf8(c, out.text);
      taken = 2;
    } else {
      in_pairs = in_pairs && bytes[0] != '\n' && bytes[0] != '\r';
      const bool ascii = (bytes[0] & 0x80) == 0;
      out.replaced += !ascii;
      append_utf8(ascii ? static_cast<char32_t>(bytes[0]) : undefined, out.text);
    }
    bytes.remove_prefix(taken);
  }
  return out;
}

std::size_t shifted_unit(std::string_view bytes, bool is_byte, Encoding encoding) {
  std::size_t at = 0;
  const auto take_sign = [&](bool begins) {
    const Sign* sign = sign_at(bytes.substr(at), encoding);
    if (sign == nullptr || (!begins && sign->begins)) return false;
    at += sign->bytes.size();
    return true;
  };
  while (take_sign(true)) {
  }
  at += is_byte ? 1 : 2;
  while (at < bytes.size() && take_sign(false)) {
  }
  return std::min(at, bytes.size());
}

std::uint64_t shifted_size(std::string_view utf8) {
  std::uint64_t size = 0;
  for (std::size_t at = 0; at < utf8.size();) size += take_character(utf8, at) < 0x80 ? 1 : 2;
  return size;
}

}  // namespace planilla
