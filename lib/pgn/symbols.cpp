#include "pgn/symbols.h"

namespace planilla::lex {
namespace {

constexpr SymbolAt one_letter{Symbol::letter, 1};

bool within(unsigned char c, unsigned char first, unsigned char last) {
  return c >= first && c <= last;
}

// U+2000..206F, general punctuation: `third` is the last byte of E2 80 xx or E2 81 xx.
SymbolAt punctuation(unsigned char second, unsigned char third) {
  if (second == 0x80) {
    // U+200C and U+200D join letters inside words of Persian and Indic scripts: no blanks.
    if (within(third, 0x80, 0x8B) || third == 0x8E || third == 0x8F) return {Symbol::blank, 3};
    if (within(third, 0x90, 0x95)) return {Symbol::dash, 3};
    if (third == 0xA6) return {Symbol::ellipsis, 3};
    if (within(third, 0xA8, 0xAF)) return {Symbol::blank, 3};
    if (third == 0xBC) return {Symbol::picture, 3};  // double exclamation mark
    return one_letter;
  }
  if (within(third, 0x87, 0x89)) return {Symbol::picture, 3};  // ?? ?! !?
  if (within(third, 0x9F, 0xAF)) return {Symbol::blank, 3};
  return one_letter;
}

// Arrows, mathematical and geometric signs: U+2190..23FF, 25A0..25FF, 27C0..27FF, 2900..2BFF.
bool is_picture_block(unsigned char second, unsigned char third) {
  // Not division slash, ratio colon, and the queen of a chess font.
  if (second == 0x88) return third != 0x95 && third != 0xB6 && third != 0x82;
  if (second == 0x96) return third >= 0xA0;
  return within(second, 0x86, 0x8F) || second == 0x97 || second == 0x9F ||
         within(second, 0xA4, 0xAF);
}

SymbolAt symbol_e2(unsigned char second, unsigned char third) {
  if (!within(third, 0x80, 0xBF)) return one_letter;
  if (second == 0x80 || second == 0x81) return punctuation(second, third);
  if (second == 0x88 && third == 0x92) return {Symbol::dash, 3};  // minus
  if (is_picture_block(second, third)) return {Symbol::picture, 3};
  return one_letter;
}

SymbolAt symbol_c2(unsigned char second) {
  switch (second) {
    case 0x85:  // next line
    case 0xA0:
      return {Symbol::blank, 2};
    case 0xB1:
      return {Symbol::picture, 2};  // plus-minus
    case 0xBD:
      return {Symbol::half, 2};
    default:
      return one_letter;
  }
}

}  // namespace

SymbolAt long_symbol(std::string_view text, std::size_t at) {
  const std::size_t left = text.size() - at;
  const auto first = static_cast<unsigned char>(text[at]);
  if (left < 2) return one_letter;
  const auto second = static_cast<unsigned char>(text[at + 1]);
  if (first == 0xC2) return symbol_c2(second);
  if (left < 3) return one_letter;
  const auto third = static_cast<unsigned char>(text[at + 2]);
  if (first == 0xE2) return symbol_e2(second, third);
  const bool blank = (first == 0xE1 && second == 0x9A && third == 0x80) ||
                     (first == 0xE1 && second == 0xA0 && third == 0x8E) ||
                     (first == 0xE3 && second == 0x80 && third == 0x80) ||
                     (first == 0xEF && second == 0xBB && third == 0xBF);
  if (blank) return {Symbol::blank, 3};
  const bool wide_mark = first == 0xEF && second == 0xBC && (third == 0x81 || third == 0x9F);
  return wide_mark ? SymbolAt{Symbol::picture, 3} : one_letter;
}

}  // namespace planilla::lex
