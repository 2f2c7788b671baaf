// One token after another, by its first byte.
#include "game/fast/annotated_text.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/ascii.h"
#include "game/layout/signed_rows.h"
#include "game/spelling/glyphs.h"
#include "pgn/symbols.h"
#include "text/simd/aside_bytes.h"

namespace planilla {

namespace {

constexpr std::string_view name_of_this = "planilla";

std::uint64_t eight_bytes(const char* at) {
  std::uint64_t bytes;
  std::memcpy(&bytes, at, sizeof bytes);
  return bytes;
}

constexpr std::uint64_t first_of_eight(unsigned count) {  // 1 to 8
  return ~std::uint64_t{0} >> (64 - 8 * count);
}

bool begins_word(char c) {
  const auto letter = static_cast<unsigned char>(c | 0x20);
  return (letter >= 'a' && letter <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace

void AnnotatedText::open(std::string_view text, std::size_t from,
                         std::array<const FastWords*, 2> words, const Position& start) {
  text_ = text;
  known_ = words;
  at_ = from;
  tail_at_ = text.size() > readable ? text.size() - readable : 0;
  tail_.fill(' ');
  std::copy(text.begin() + static_cast<std::ptrdiff_t>(tail_at_), text.end(), tail_.begin());
  words_.clear();
  asides_.clear();
  signs_ = {};
  line_ = {DueNumber(start.fullmove_number()), {}, start.turn(), false};
  outer_.clear();
  numbered_ = false;
  after_aside_ = true;
  unknown_ = {};
}

bool AnnotatedText::read() {
  unknown_ = {};
  while (true) {
    const char* at = bytes();
    while (lex::is_ascii_blank(*at)) {
      if (++at_ >= text_.size()) return false;
      at = bytes();
    }
    if (at_ >= text_.size()) return false;
    if (begins_word(*at)) {
      if (!read_word()) return false;
    } else if (ascii::is_digit(*at)) {
      if (!read_number()) return !numbered_ && outer_.empty();
    } else if (*at == '*') {
      return !numbered_ && outer_.empty();
    } else if (numbered_ || !read_one()) {
      return false;
    }
  }
}

// Anything but a word or a number.
bool AnnotatedText::read_one() {
  after_aside_ = true;
  switch (*bytes()) {
    case '{':
      return read_comment();
    case '(':
      return open_line();
    case ')':
      return close_line();
    case '$':
      return read_nag();
    default:
      return false;
  }
}

bool AnnotatedText::read_word() {
  const char* const at = bytes();
  const unsigned size = lex::word_size(at);
  if (size > 8) return false;
  const std::uint64_t word = eight_bytes(at) & first_of_eight(size);
  const FastReading* known = known_[line_.turn]->look().find(word);
  const auto begin = static_cast<std::uint32_t>(at_);
  if (known == nullptr) {
    unknown_ = {begin, begin + size};
    return false;
  }
  FastWord& out = words_.emplace_back();
  out.reading = *known;
  out.place.begin = begin;
  out.place.size = static_cast<std::uint8_t>(size);
  out.place.marks = numbered_;
  numbered_ = after_aside_ = false;
  line_.has_word = true;
  line_.last_due = line_.due;
  if (line_.turn == black) {
    line_.due.count_on();
    line_.due.settle();
  }
  line_.turn = ~line_.turn;
  at_ += size;
  const char next = at[size];
  return lex::is_ascii_blank(next) || next == ')' || read_glyph();
}

// "12." before White's move, "12..." before Black's where something stands between it and White's.
// False: it is no number, or not the one that is due.
bool AnnotatedText::read_number() {
  const char* const at = bytes();
  const std::uint64_t due = line_.due.dotted();
  const auto size = static_cast<unsigned>(std::bit_width(due) + 7) / 8;
  if (numbered_ || (eight_bytes(at) & first_of_eight(size)) != due) return false;
  const bool is_blacks = at[size] == '.';
  if (is_blacks != (line_.turn == black)) return false;
  if (is_blacks && (!after_aside_ || at[size + 1] != '.' || at[size + 2] == '.')) return false;
  signs_.numbered |= is_blacks;
  numbered_ = true;
  at_ += is_blacks ? size + 2 : size;
  return true;
}

// What follows stands by itself.
bool AnnotatedText::ends_here() const {
  const char next = *bytes();
  return lex::is_ascii_blank(next) || next == ')';
}

void AnnotatedText::add_aside(ElementKind kind, std::size_t end, std::uint32_t number) {
  asides_.push_back({{static_cast<std::uint32_t>(at_), static_cast<std::uint32_t>(end)},
                     static_cast<std::uint32_t>(words_.size()),
                     number,
                     kind});
  signs_.kinds |= kind_bit(kind);
  at_ = end;
}

bool AnnotatedText::read_comment() {
  for (std::size_t at = at_ + 1; at < text_.size(); at += 32) {
    lex::CommentMasks m = lex::comment_masks(bytes_at(at));
    const std::uint32_t inside = m.close ^ (m.close - 1);  // up to the first brace; all without one
    for (m.other &= inside; m.other != 0; m.other &= m.other - 1)
      if (!is_plain_in_comment(at + static_cast<unsigned>(std::countr_zero(m.other)))) return false;
    for (m.percent &= inside; m.percent != 0; m.percent &= m.percent - 1)
      note_command(at + static_cast<unsigned>(std::countr_zero(m.percent)));
    if (m.close == 0) continue;
    const std::size_t end = at + static_cast<unsigned>(std::countr_zero(m.close)) + 1;
    signs_.long_comments |= end - at_ >= MoveTotals::long_comment;
    add_aside(ElementKind::comment, end);
    return ends_here();
  }
  return false;
}

// A comment may hold lines that read as the rows of a sheet.
bool AnnotatedText::is_plain_in_comment(std::size_t at) const {
  if (at >= text_.size()) return true;
  switch (text_[at]) {
    case 'p':
      return !text_.substr(at).starts_with(name_of_this);
    case '\n':
    case '\r':
      return !is_signed_row(text_, at + 1);
    case '\t':
    case '\v':
    case '\f':
      return true;
    default:
      return false;
  }
}

// The % of "[%clk 0:05:00]".
void AnnotatedText::note_command(std::size_t at) {
  if (at + 5 > text_.size() || text_[at - 1] != '[') return;
  signs_.commands |= command_of(text_.substr(at + 1, 4));
}

bool AnnotatedText::read_nag() {
  constexpr std::size_t longest = 4;  // digits
  std::size_t end = at_ + 1;
  std::uint32_t number = 0;
  for (; end < text_.size() && ascii::is_digit(text_[end]); ++end) {
    if (end > at_ + longest) return false;
    number = number * 10 + static_cast<unsigned>(text_[end] - '0');
  }
  if (end == at_ + 1) return false;
  add_aside(ElementKind::nag, end, number);
  return ends_here();
}

// "!?" behind a word.
bool AnnotatedText::read_glyph() {
  std::size_t end = at_;
  while (end < text_.size() && (text_[end] == '!' || text_[end] == '?')) ++end;
  const int nag = end == at_ ? 0 : nag_of_glyph(text_.substr(at_, end - at_));
  if (nag <= 0) return false;
  add_aside(ElementKind::nag, end, static_cast<std::uint32_t>(nag));
  after_aside_ = true;
  return ends_here();
}

// On the last move.
bool AnnotatedText::open_line() {
  if (!line_.has_word || !(lex::is_ascii_blank(text_[at_ - 1]))) return false;
  add_aside(ElementKind::open, at_ + 1);
  outer_.push_back(line_);
  line_ = {line_.last_due, {}, ~line_.turn, false};
  return true;
}

bool AnnotatedText::close_line() {
  if (outer_.empty() || !line_.has_word) return false;
  add_aside(ElementKind::close, at_ + 1);
  line_ = outer_.back();
  outer_.pop_back();
  return ends_here();
}

}  // namespace planilla
