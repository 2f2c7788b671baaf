#include "editor/text_positions.h"

#include <algorithm>

namespace planilla {

namespace {

// Units of UTF-16 that the character beginning with this byte counts; 0 for a byte inside one.
std::size_t units(char byte) {
  const auto b = static_cast<unsigned char>(byte);
  if ((b & 0xc0) == 0x80) return 0;
  return b >= 0xf0 ? 2 : 1;
}

}  // namespace

TextPositions::TextPositions(std::string_view text) : text_(text), lines_{0} {
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == '\n' || (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n')))
      lines_.push_back(i + 1);
}

TextPosition TextPositions::of(std::size_t byte) const {
  byte = std::min(byte, text_.size());
  const auto next = std::upper_bound(lines_.begin(), lines_.end(), byte);
  TextPosition out{static_cast<std::size_t>(next - lines_.begin()) - 1, 0};
  for (std::size_t i = lines_[out.line]; i < byte; ++i) out.character += units(text_[i]);
  return out;
}

std::size_t TextPositions::byte_at(TextPosition position) const {
  if (position.line >= lines_.size()) return text_.size();
  const std::size_t end =
      position.line + 1 < lines_.size() ? lines_[position.line + 1] : text_.size();
  std::size_t at = lines_[position.line], character = 0;
  while (at < end && character < position.character && text_[at] != '\n' && text_[at] != '\r') {
    character += units(text_[at++]);
    while (at < end && units(text_[at]) == 0) ++at;
  }
  return at;
}

}  // namespace planilla
