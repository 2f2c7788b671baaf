// Character sets: which one a text is in, and its conversion to UTF-8.
//
//   Guess guess = detect(first_mebibyte);          // of a file
//   Decoded d = decode(bytes, guess.encoding);     // one game, to UTF-8
//
// Detection: byte order mark; else strict UTF-8; else a score of the candidates on names and words
// of games (ICU converts, but its detector does not know CP850, CP437 or CP866, and takes CP1251
// for Latin-1 in text that is mostly tags). `doubtful` says that a rival scored nearly as well and
// would have read the text differently. Latin-1 is never guessed: windows-1252 reads the same
// letters and more (docs/encodings.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/span.h"

namespace planilla {

enum class Encoding : std::uint8_t {
  utf8,
  utf16le,
  utf16be,
  windows1252,
  latin1,
  latin2,
  cp850,
  cp437,
  cp1251,
  koi8r,
  cp866,
  windows1250,
  windows1253,
  windows1254,
  windows1255,
  windows1257,
  cp852,
  iso8859_5,
  iso8859_7,
  macintosh,
  mac_central_europe,
  mac_cyrillic,
  windows1256,
  koi8u,
  cp737,
  cp857,
  cp860,
  cp861,
  cp862,
  cp1125,
  iso8859_4,
  iso8859_6,
  mac_greek,
  iso8859_3,  // from here on none is ever guessed
  iso8859_10,
  iso8859_13,
  iso8859_14,
  iso8859_15,
  cp775,
  cp855,
  cp858,
  cp863,
  cp865,
  cp869,
  windows874,
  windows1258,
  gb18030,  // from here on a character may take several bytes
  big5,
  shift_jis,
  euc_jp,
  euc_kr,
  iso2022_jp,  // from here on signs say which bytes are characters of two (shifted.h)
  hz,
};

inline constexpr std::size_t encodings = 53;

// "UTF-8", "windows-1252", ... and back, by any name that ICU knows for it; nullopt for others.
std::string_view encoding_name(Encoding encoding);
std::optional<Encoding> find_encoding(std::string_view name);

// Of each the name that people type, for lists and for what a slip was meant to be: "latin1",
// "cp850", ... find_encoding() knows more.
const std::array<std::string_view, encodings>& usual_encoding_names();

struct Guess {
  Encoding encoding = Encoding::utf8;
  bool doubtful = false;
  bool hopeless = false;            // and no set makes words of the bytes
  Encoding rival = Encoding::utf8;  // the second best where doubtful
  // Of a game in UTF-8 some bytes of which are none: the set in which they are letters of words;
  // utf8: there is none.
  Encoding odd_bytes = Encoding::utf8;
};

// All ASCII counts as UTF-8.
bool is_valid_utf8(std::string_view bytes);
Guess detect(std::string_view sample);
// Of one game in a file whose guess is known: that guess if it is plausible here too, else another.
// A game that is valid UTF-8 is UTF-8 wherever it stands.
Guess detect_game(std::string_view game, const Guess& file);

// To UTF-8, whole. Bytes that have no meaning in `encoding` become U+FFFD, one for each; `replaced`
// counts them. EF BB BF, the byte order mark of UTF-8, is kept whatever the character set is: files
// are glued together.
struct Decoded {
  std::string text;
  std::size_t replaced = 0;
  std::size_t borrowed = 0;  // bytes that were read in another set than the rest
};
Decoded decode(std::string_view bytes, Encoding encoding);
// The same, with the odd bytes of UTF-8 as they were guessed.
Decoded decode(std::string_view bytes, const Guess& guess);

// From UTF-8 to a character set of single bytes, or to UTF-8; nullopt where it has not all of the
// characters, and for other sets.
std::optional<std::string> encode(std::string_view utf8, Encoding encoding);

// How many bytes `utf8` took in `encoding`: what maps a place in a game back to its place in the
// file. (Of text whose broken UTF-8 was replaced only the bytes as they came can tell: see
// Locator.)
std::uint64_t encoded_size(std::string_view utf8, Encoding encoding);

}  // namespace planilla
