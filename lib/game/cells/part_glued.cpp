// Texts that lost the blanks between moves: `1.e4e52.Nf3Nc6`, as copying from a web page leaves
// them; the first of two moves that a hyphen joins; and numbers as a scanner saw them.
#include <algorithm>
#include <string>

#include "base/ascii.h"
#include "board/square_in_text.h"
#include "game/cells/part_cutter.h"
#include "game/cells/shape.h"

namespace planilla {

namespace {

using ascii::is_digit;

// The number of a move that stands at `at`, with its dots, and a move's first character behind it;
// 0: none.
std::size_t number_length(std::string_view text, std::size_t at) {
  constexpr std::size_t most = 2;  // digits
  std::size_t end = at;
  while (end < text.size() && end < at + most && is_digit(text[end])) ++end;
  const std::size_t digits = end;
  while (end < text.size() && (text[end] == '.' || text.substr(end, 3) == "\u2026"))
    end += text[end] == '.' ? 1 : 3;
  if (digits == at || end == digits || end >= text.size()) return 0;
  while (end + 1 < text.size() && text[end] == ' ') ++end;  // `b62. d4`
  const char c = text[end];
  const bool move = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'h') || c == '0' ||
                    static_cast<unsigned char>(c) >= 0x80;
  return move ? end - at : 0;
}

int number_at(std::string_view text, std::size_t at) {
  int out = 0;
  for (; at < text.size() && is_digit(text[at]); ++at) out = out * 10 + (text[at] - '0');
  return out;
}

// Bytes of the signs behind a square: `=Q`, `+`.
std::size_t signs_length(std::string_view text, std::size_t at) {
  std::size_t end = at;
  if (end + 1 < text.size() && text[end] == '=' && text[end + 1] >= 'A' && text[end + 1] <= 'Z')
    end += 2;
  while (end < text.size() && (text[end] == '+' || text[end] == '#')) ++end;
  return end - at;
}

}  // namespace

namespace {

bool ends_move(std::string_view text) {
  return (text.size() >= 2 && is_square_at(text, text.size() - 2)) || text.ends_with("O-O") ||
         text.ends_with("0-0");
}

// `10. Ba3 O-O-O11. Bxf8 Rxf8 12.`, where another move is glued elsewhere: does the number at `at`
// stand between the one before it and the next one?
bool is_between_numbers(std::string_view text, std::size_t at) {
  constexpr std::size_t farthest = 30;  // bytes
  const int value = number_at(text, at);
  const std::string before = std::to_string(value - 1) + '.',
                    next = std::to_string(value + 1) + '.';
  const std::size_t from = at - std::min(at, farthest);
  return value > 1 && text.substr(from, at - from).find(before) != std::string_view::npos &&
         text.substr(at, farthest).find(next) != std::string_view::npos;
}

}  // namespace

bool has_glued_moves(std::string_view text) {
  constexpr int enough = 3, enough_in_order = 2;
  int found = 0, last = 0;
  bool in_order = true;  // each number is the next one
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '.' && text[at] != '\xe2') continue;
    std::size_t digits = at;
    while (digits > 0 && at - digits < 2 && is_digit(text[digits - 1])) --digits;
    for (std::size_t number = digits; number < at; ++number) {
      std::size_t square = number;
      while (square > 0 && (text[square - 1] == '+' || text[square - 1] == '#')) --square;
      if (!ends_move(text.substr(0, square)) || number_length(text, number) == 0) continue;
      const int value = number_at(text, number);
      if (value < last) return false;  // variations that nothing marks
      in_order &= found == 0 || value == last + 1;
      last = value;
      found += is_between_numbers(text, number) ? enough_in_order : 1;
      break;
    }
  }
  return found >= (in_order ? enough_in_order : enough);
}

// The shortest move that the text goes on with, where another word follows at once.
std::size_t PartCutter::glued_move(std::size_t at) const {
  constexpr std::size_t longest = 7;  // Qd1xe2+
  for (const std::string_view castling : {"O-O-O", "0-0-0", "O-O", "0-0"})
    if (text_.substr(at, castling.size()) == castling)
      return castling.size() + signs_length(text_, at + castling.size());
  for (std::size_t size = 2; size <= longest && at + size <= text_.size(); ++size) {
    if (!is_square_at(text_, at + size - 2) ||
        shape_of(text_.substr(at, size)) != MoveShape::strong)
      continue;
    const char next = at + size < text_.size() ? text_[at + size] : ' ';
    if (next == 'x' || next == '-') continue;  // from square to square
    return size + signs_length(text_, at + size);
  }
  return 0;
}

// `Axf4-Cc6` of `9Axf4-Cc6`, where the text joins its moves so.
bool PartCutter::begins_pair(std::string_view word) const {
  const std::size_t hyphen = joined_ ? hyphen_between_moves(word) : word.npos;
  return hyphen != word.npos && shape_of(word.substr(0, hyphen)) == MoveShape::strong;
}

// `e4` of `e4e52.Nf3`; `Defense` of `Defense3.d4`.
bool PartCutter::take_glued() {
  if (!glued_) return false;
  if (const std::size_t size = glued_move(at_); size > 0) {
    add(at_ + size, PartKind::cell);
    return true;
  }
  constexpr std::size_t longest = 40;  // bytes of a word
  const std::string_view word = text_.substr(at_, longest);
  const std::size_t end = at_ + std::min(word.find_first_of(" \t\r\n()[]{},;|\""), word.size());
  for (std::size_t i = at_ + 1; i < end; ++i) {
    if (!is_digit(text_[i]) || is_digit(text_[i - 1]) || number_length(text_, i) == 0) continue;
    if (glued_move(i + number_length(text_, i)) == 0) continue;
    add(i, PartKind::word).ends_sentence = true;
    return true;
  }
  return false;
}

// `l1.b3`, where 11 is due, `2l.Tac1`, `l.d4`: OCR took the 1 for a letter.
bool PartCutter::take_misread_number() {
  constexpr std::size_t most = 3;  // characters
  std::size_t end = at_;
  std::uint32_t value = 0;
  bool letter = false;
  for (; end < text_.size() && end < at_ + most; ++end) {
    const bool one = text_[end] == 'l' || text_[end] == 'I';
    if (!one && !is_digit(text_[end])) break;
    letter |= one;
    value = value * 10 + (one ? 1 : static_cast<std::uint32_t>(text_[end] - '0'));
  }
  if (!letter || text_.substr(end, 1) != ".") return false;
  const std::size_t move = end + 1 + (text_.substr(end + 1, 1) == " " ? 1 : 0);
  if (shape_of(text_.substr(move, word_end(move) - move)) == MoveShape::none) return false;
  const auto last = std::find_if(out_.rbegin(), out_.rend(),
                                 [](const Part& part) { return part.kind == PartKind::number; });
  const bool first = value == 1 && line_ends_ > 0;
  if (!first && (last == out_.rend() || last->value + 1 != value)) return false;
  Part& part = add(end + 1, PartKind::number);
  part.value = value;
  part.dots = 1;
  return true;
}

}  // namespace planilla
