// A number and the word behind it, or a word.
#include "game/marks/words_at.h"

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

bool looks_like_move(std::string_view word) {
  if (word.empty() || std::string_view("abcdefghKQRBNO").find(word[0]) == std::string_view::npos)
    return false;
  if (word.starts_with("O-O")) return true;
  return word.size() > 1 && word.size() < 8 &&
         word.find_first_of("12345678", 1) != std::string_view::npos;
}

std::size_t other_bracket(std::string_view text, std::size_t from) {
  int depth = 0;
  for (std::size_t at = from; at < text.size(); ++at) {
    if (text[at] == '(' || text[at] == '[') ++depth;
    if ((text[at] == ')' || text[at] == ']') && --depth < 0) return at;
  }
  return text.size();
}

}  // namespace planilla
