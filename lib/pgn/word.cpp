// The order of the questions is the definition; tests/pgn/grammar.h asks the same in the same
// order.
#include "pgn/word.h"

#include <algorithm>

#include "pgn/spelling.h"
#include "pgn/symbols.h"

namespace planilla::lex {
namespace {

std::size_t skip_dots(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    const SymbolAt s = symbol_at(text, at);
    if (s.symbol != Symbol::dot && s.symbol != Symbol::ellipsis) break;
    at += s.length;
  }
  return at;
}

std::size_t skip_digits(std::string_view text, std::size_t at) {
  while (is_digit(text, at)) ++at;
  return at;
}

bool all_between(std::string_view digits, char first, char last) {
  return std::all_of(digits.begin(), digits.end(), [&](char c) { return c >= first && c <= last; });
}

// Digits that are a move by themselves: 00 and 000 castle, 0000 passes, 5254 and 67681 are ICCF's.
bool is_digit_move(std::string_view digits) {
  if (digits.size() >= 2 && all_between(digits, '0', '0')) return true;
  return (digits.size() == 4 || digits.size() == 5) && all_between(digits, '1', '8');
}

// １ ２ ...: how many bytes of full-width digits.
std::size_t wide_digits(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (text.substr(end, 2) == "\xef\xbc" && end + 2 < text.size() &&
         (text[end + 2] & 0xff) >= 0x90 && (text[end + 2] & 0xff) <= 0x99)
    end += 3;
  return end - at;
}

// The end of the full-width stops at `at`: ．
std::size_t skip_wide_dots(std::string_view text, std::size_t at) {
  while (text.substr(at, 3) == "\xef\xbc\x8e") at += 3;
  return at;
}

// １．  １.  or １ alone; the end of it, or `at`.
std::size_t wide_number_end(std::string_view text, std::size_t at) {
  const std::size_t digits_end = at + wide_digits(text, at);
  if (digits_end == at) return at;
  std::size_t end = skip_wide_dots(text, digits_end);
  if (end > digits_end) return end;
  end = skip_dots(text, digits_end);
  return end > digits_end || word_ends(text, digits_end) ? end : at;
}

// The number at `at`, with its dots; `at` itself if the digits are part of a word.
Piece scan_number(std::string_view text, std::size_t at, std::uint32_t depth) {
  const std::size_t digits_end = skip_digits(text, at);
  const std::size_t dots_end = skip_dots(text, digits_end);
  if (dots_end > digits_end) return {dots_end, TokenKind::move_number};
  if (const std::size_t wide = skip_wide_dots(text, digits_end); wide > digits_end)
    return {wide, TokenKind::move_number};
  const std::string_view digits = text.substr(at, digits_end - at);
  const bool whole = word_ends(text, digits_end);
  if (whole && is_digit_move(digits)) return {digits_end, TokenKind::word};
  if (depth == 0 && digits.size() <= 3 && is_at(text, digits_end, ')')) {
    return {digits_end + 1, TokenKind::move_number};
  }
  if (whole) return {digits_end, TokenKind::move_number};
  const bool glued = digits.size() <= 3 && digits[0] != '0' &&
                     symbol_at(text, digits_end).symbol == Symbol::letter;
  return {glued ? digits_end : at, TokenKind::move_number};
}

// A group in parentheses that belongs to the word before it; 0 if it does not.
std::size_t match_group(std::string_view text, std::size_t at) {
  const char before = text[at - 1];
  const bool promotes = before == '1' || before == '8' || before == '=' || before == '/' ||
                        before == 't' || (before >= 'A' && before <= 'Z');
  if (promotes) {
    if (const std::size_t length = match_promotion_group(text, at)) return length;
  }
  return match_qualifier_group(text, at);
}

// Digits of results, signs of evaluations, and the last byte of a half or a dash.
bool may_end_a_tail(char c) {
  return c == '0' || c == '1' || c == '2' || c == '+' || c == '-' || c == '=' ||
         static_cast<unsigned char>(c) >= 0x80;
}

// Where a result or an evaluation glued to the end of the word [at, end) begins; `end` if there is
// none. The longest such tail is 1/2-1/2 with a long dash: 9 bytes.
std::size_t split_tail(std::string_view text, std::size_t at, std::size_t end) {
  constexpr std::size_t longest = 9;
  if (!may_end_a_tail(text[end - 1]) || symbol_at(text, at).symbol != Symbol::letter) return end;
  text = text.substr(0, end);
  for (std::size_t tail = std::max(at + 1, end - std::min(end, longest)); tail < end; ++tail) {
    if (tail + match_glued_result(text, tail) == end) return tail;
    if (tail + match_glued_evaluation(text, tail) == end) return tail;
  }
  return end;
}

// One dot behind a letter is part of the word (e.p. Kt.Sq.), several are not.
bool takes_dot(std::string_view text, std::size_t at) {
  return is_at(text, at, '.') && skip_dots(text, at) == at + 1;
}

std::size_t word_end(std::string_view text, std::size_t at) {
  std::size_t end = at;
  bool grouped = false;
  Symbol last = Symbol::sign;
  while (end < text.size()) {
    const SymbolAt s = symbol_at(text, end);
    if (in_word(s.symbol)) {
      end += s.length;
      last = s.symbol;
    } else if (last == Symbol::letter && takes_dot(text, end)) {
      ++end;
      last = Symbol::dot;
    } else if (text[end] == '(' && last != Symbol::delimiter && last != Symbol::dot) {
      if (!grouped && split_tail(text, at, end) < end) break;
      const std::size_t length = match_group(text, end);
      if (length == 0) break;
      end += length;
      grouped = true;
      last = Symbol::delimiter;
    } else {
      break;
    }
  }
  return grouped ? end : split_tail(text, at, end);
}

}  // namespace

Piece scan_word(std::string_view text, std::size_t at, std::uint32_t depth) {
  // Nothing but words begins with a letter, if a full-width digit is none.
  if (symbol_at(text, at).symbol == Symbol::letter) {
    const std::size_t number_end = text[at] == '\xef' ? wide_number_end(text, at) : at;
    if (number_end > at) return {number_end, TokenKind::move_number};
    return {word_end(text, at), TokenKind::word};
  }
  if (const std::size_t length = match_result(text, at)) return {at + length, TokenKind::result};
  if (const std::size_t dots = skip_dots(text, at); dots > at)
    return {dots, TokenKind::move_number};
  if (const std::size_t length = match_spaced_castling(text, at))
    return {at + length, TokenKind::word};
  if (is_digit(text, at)) {
    const Piece number = scan_number(text, at, depth);
    if (number.end > at) return number;
  }
  const bool bare_promotion = text[at] == '=' && match_promotion_group(text, at + 1) > 0;
  if (!bare_promotion) {
    if (const std::size_t length = match_evaluation(text, at))
      return {at + length, TokenKind::glyph};
  }
  return {word_end(text, at), TokenKind::word};
}

}  // namespace planilla::lex
