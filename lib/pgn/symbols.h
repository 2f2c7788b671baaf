// Bytes to symbols: what a byte, or a UTF-8 sequence, is to the tokenizer.
//
// Only the sequences that end or change a token are known here (blanks, dashes, the half, the
// ellipsis, signs of evaluation). Every other byte from 0x80 on is a letter, so that text in any
// script, and bytes that are no UTF-8 at all, form words. Nothing looks past the end of the text it
// is given.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace planilla::lex {

enum class Symbol : std::uint8_t {
  letter,     // A-Z a-z, and bytes from 0x80 that are nothing else
  digit,      // 0-9
  sign,       // + - # = / : _ " ' ...: part of words, but no letter
  dash,       // U+2010..2015, U+2212
  half,       // the one-half sign
  dot,        // .
  ellipsis,   // U+2026
  blank,      // space, tab, VT, FF, NBSP, zero-width and other Unicode spaces
  line_end,   // CR LF
  mark,       // ! ?
  picture,    // evaluation signs of the Informant: never part of a word
  delimiter,  // ( ) { } ; [ ] $ , *
  control,    // NUL and other control characters
};

struct SymbolAt {
  Symbol symbol;
  std::uint8_t length;  // bytes
};

// Space, and the five controls from tab to CR.
constexpr bool is_ascii_blank(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

// NUL, backspace, escape ...: neither a letter nor a blank. Without a branch, so that over a
// stretch of text the compiler makes it vector instructions.
constexpr unsigned char is_control(unsigned char c) {
  return static_cast<unsigned char>(
      ((c < 0x20) & (static_cast<unsigned char>(c - '\t') > '\r' - '\t')) | (c == 0x7F));
}

constexpr Symbol ascii_symbol(unsigned char c) {
  if ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') return Symbol::letter;
  if (c >= '0' && c <= '9') return Symbol::digit;
  if (c == '\n' || c == '\r') return Symbol::line_end;
  if (c == ' ' || c == '\t' || c == '\v' || c == '\f') return Symbol::blank;
  if (c == '.') return Symbol::dot;
  if (c == '!' || c == '?') return Symbol::mark;
  if (std::string_view("(){};[]$,*").find(static_cast<char>(c)) != std::string_view::npos) {
    return Symbol::delimiter;
  }
  if (is_control(c)) return Symbol::control;
  return c < 0x80 ? Symbol::sign : Symbol::letter;
}

inline constexpr auto symbol_table = [] {
  std::array<Symbol, 256> table{};
  for (unsigned c = 0; c < 256; ++c) table[c] = ascii_symbol(static_cast<unsigned char>(c));
  return table;
}();

// What a sequence that begins with one of the bytes C2 E1 E2 E3 EF is.
SymbolAt long_symbol(std::string_view text, std::size_t at);

// The symbol at `at`, which is inside the text.
inline SymbolAt symbol_at(std::string_view text, std::size_t at) {
  const auto c = static_cast<unsigned char>(text[at]);
  if (c < 0xC2) return {symbol_table[c], 1};
  return long_symbol(text, at);
}

// Bytes of the blank at `at`, line ends included; 0 if there is none.
inline std::size_t blank_length(std::string_view text, std::size_t at) {
  if (at >= text.size()) return 0;
  const SymbolAt s = symbol_at(text, at);
  return s.symbol == Symbol::blank || s.symbol == Symbol::line_end ? s.length : 0;
}

// Past the blanks that are no line ends.
inline std::size_t skip_blanks_in_line(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    const SymbolAt s = symbol_at(text, at);
    if (s.symbol != Symbol::blank) break;
    at += s.length;
  }
  return at;
}

// Words consist of these (dots and parentheses have rules of their own).
constexpr bool in_word(Symbol s) {
  return s <= Symbol::half;
}

// No word goes on at `at`.
inline bool word_ends(std::string_view text, std::size_t at) {
  return at >= text.size() || !in_word(symbol_at(text, at).symbol);
}

inline bool is_digit(std::string_view text, std::size_t at) {
  return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

inline bool is_at(std::string_view text, std::size_t at, char c) {
  return at < text.size() && text[at] == c;
}

}  // namespace planilla::lex
