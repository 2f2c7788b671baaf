// First signs, then words.
#include "game/titles/title_rest.h"

#include <algorithm>

#include "base/ascii.h"
#include "game/model/result.h"

namespace planilla {

using ascii::is_digit;

bool is_result(std::string_view text) {
  return text.starts_with("1-0") || text.starts_with("0-1") || text.starts_with("1:0") ||
         text.starts_with("0:1") || text.starts_with("\u00bd") || text.starts_with("1/2");
}

bool names_result(std::string_view line) {
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    if (parse_result(line.substr(at, end - at)) != Result::none) return true;
    at = end + 1;
  }
  return false;
}

bool is_opening_code(std::string_view text) {
  constexpr std::size_t bare = 3, longest = 6;  // bytes: (D 33)
  if (text.size() == bare)
    return text[0] >= 'A' && text[0] <= 'E' && is_digit(text[1]) && is_digit(text[2]);
  return text.size() <= longest && text.size() > 1 &&
         (text.front() == '[' || text.front() == '(') && text[1] >= 'A' && text[1] <= 'E' &&
         is_digit(text[text.size() - 2]);
}

bool names_round(const TitleWord& word, const Lexicon& lexicon) {
  std::string_view text = word.bare;
  if (text.ends_with('.')) text.remove_suffix(1);
  return lexicon.heading(text) == "Round";
}

bool names_round(const std::vector<TitleWord>& words, const Lexicon& lexicon) {
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if (names_round(words[i], lexicon) && is_digit(words[i + 1].bare.front())) return true;
  return false;
}

bool ends_with_side(std::string_view name, const Lexicon& lexicon) {
  const std::size_t comma = name.rfind(',');
  if (comma == std::string_view::npos) return false;
  const std::vector<TitleWord> words = title_words(name.substr(comma + 1), lexicon);
  return words.size() == 1 && (words[0].of == WordOf::white || words[0].of == WordOf::black);
}

bool names_opening_behind(std::string_view rest, const Lexicon& lexicon) {
  if (!rest.starts_with(',') && !rest.starts_with('.') && !rest.starts_with(':')) return false;
  const std::vector<TitleWord> words = title_words(rest.substr(1), lexicon);
  return !words.empty() && words[0].of == WordOf::opening;
}

// 23 of `(23)`, "" of anything else.
std::string_view number_in_brackets(std::string_view text) {
  constexpr std::size_t longest = 3;  // digits
  if (!text.starts_with('(') || !text.ends_with(')')) return {};
  const std::string_view number = text.substr(1, text.size() - 2);
  const bool digits = std::all_of(number.begin(), number.end(), ascii::is_digit);
  return digits && number.size() <= longest ? number : std::string_view();
}

}  // namespace planilla
