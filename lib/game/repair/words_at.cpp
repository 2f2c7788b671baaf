// A number and the word behind it, or a word.
#include "game/repair/words_at.h"

#include <algorithm>

#include "base/ascii.h"

namespace planilla {

std::string_view words_at(std::string_view text, std::uint32_t byte) {
  constexpr std::size_t longest = 24;
  const std::string_view rest = text.substr(byte);
  std::size_t end = std::min(rest.find_first_of(" \t\r\n"), rest.size());
  if (!rest.empty() && ascii::is_digit(rest[0]) && end > 0 &&
      (rest[end - 1] == '.' || ascii::is_digit(rest[end - 1]))) {
    const std::size_t next = rest.find_first_not_of(" \t\r\n", end);
    if (next != std::string_view::npos)
      end = std::min(rest.find_first_of(" \t\r\n{(", next), rest.size());
  }
  const std::string_view words = rest.substr(0, end);
  return words.substr(0, std::min(words.size(), longest)).find_first_of("\r\n") ==
                     std::string_view::npos &&
                 words.size() <= longest
             ? words
             : words.substr(0, words.find_first_of(" \t\r\n"));
}

}  // namespace planilla
