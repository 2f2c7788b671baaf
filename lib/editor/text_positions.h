// Lines and characters as the Language Server Protocol counts them: from 0, characters in units of
// UTF-16. Source: LSP 3.17, "Position".
//
//   const TextPositions positions("a\nñ Cf3");
//   positions.of(5).line          // 1
//   positions.of(5).character     // 2: ñ is one unit and two bytes
//   positions.byte_at({1, 2})     // 5
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace planilla {

struct TextPosition {
  std::size_t line = 0, character = 0;
};

class TextPositions {
public:
  // UTF-8, which must outlive this. LF, CRLF and CR end a line.
  explicit TextPositions(std::string_view text);

  // A place behind the end is the end.
  TextPosition of(std::size_t byte) const;
  std::size_t byte_at(TextPosition position) const;

private:
  std::string_view text_;
  std::vector<std::size_t> lines_;  // where each begins
};

}  // namespace planilla
