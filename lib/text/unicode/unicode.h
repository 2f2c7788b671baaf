// What Unicode says of characters and texts. ICU answers; in the WebAssembly module JavaScript does
// (bindings/js/native/unicode.cpp).
//
//   unicode::is_letter(U'ñ');            // true
//   unicode::decomposed("Español");      // "Espan\u0303ol"
//   unicode::in_latin("Карпов");         // "Karpov"
//   unicode::high_half("windows-1251");  // U+0402 ...
//
// Texts are UTF-8; bytes that are none become U+FFFD. Any number of threads may ask.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace planilla::unicode {

// Of the general categories L*, Ll, Lu, Mn; of the property White_Space.
bool is_letter(char32_t c);
bool is_lower(char32_t c);
bool is_upper(char32_t c);
bool is_mark(char32_t c);
bool is_blank(char32_t c);

// 0 to 9 of a decimal digit of any script; -1 of anything else.
int digit_value(char32_t c);

// One character for one; itself if it has none.
char32_t to_lower(char32_t c);

// How many columns of a terminal it takes: 0 (marks that combine, formats), 1, or 2 (East Asian
// wide).
std::size_t columns(char32_t c);

// Compatibility decomposition (NFKD): letters and their accents apart, signs in their plain forms.
std::string decomposed(std::string_view text);
// Letters and their accents together, where there is such a character (NFC).
std::string composed(std::string_view text);

// In one case, to be compared (full case folding, of no language); in small letters, to be shown.
std::string fold_case(std::string_view text);
std::string to_lower(std::string_view text);

// Letters of other scripts by their sounds, and Latin ones without accents: "Šahovski" is
// "Sahovski". What has no Latin form stays. The first call of a thread takes tens of milliseconds.
std::string in_latin(std::string_view text);
// The same, with Cyrillic letters as maps in English spell them: "Чигорин" is "Chigorin" and not
// "Cigorin". Soft and hard signs become marks.
std::string as_on_maps(std::string_view text);

// A name of a character set that all its names share ("latin1", "ISO-8859-1"); "" if there is no
// such set.
std::string charset_name(std::string_view name);

inline constexpr char32_t no_character = 0xFFFD;

// What the bytes 80 to FF of an 8-bit character set stand for; no_character where it is nothing.
// nullopt if there is no such set.
std::optional<std::array<char32_t, 128>> high_half(std::string_view charset);

// The one character that all of the bytes stand for; no_character where they are none or several.
char32_t character_in(std::string_view charset, std::string_view bytes);

}  // namespace planilla::unicode
