// Words behind a result: do they say how and when it came, and nothing else?
#include <algorithm>
#include <map>

#include "game/model/lexicon.h"

namespace planilla {

namespace {

// Where the longest of the phrases that stands at `begin` ends, before a stop or a blank; `begin`:
// none does.
template <typename Phrases>
std::size_t end_of_phrase(std::string_view text, std::size_t begin, const Phrases& phrases) {
  constexpr std::size_t most_words = 5;
  std::size_t out = begin, end = begin;
  for (std::size_t count = 0; count < most_words && end < text.size(); ++count) {
    end = std::min(text.find_first_of(" \t\r\n.,!;", end), text.size());
    if (phrases.contains(fold_words(text.substr(begin, end - begin)))) out = end;
    end = std::min(text.find_first_not_of(" \t", end), text.size());
  }
  return out;
}

}  // namespace

std::size_t Lexicon::how_behind(std::string_view text) const {
  constexpr std::size_t most_words = 8;
  constexpr std::string_view blanks = " \t\r\n", stops = ".!;";
  std::size_t at = 0;
  bool found = false;
  for (std::size_t count = 0; count < most_words; ++count) {
    const std::size_t begin = text.find_first_not_of(blanks, at);
    if (begin == std::string_view::npos) return found ? at : 0;
    if (std::count(text.begin() + static_cast<std::ptrdiff_t>(at),
                   text.begin() + static_cast<std::ptrdiff_t>(begin), '\n') > 1)
      return found ? at : 0;
    const std::size_t term = end_of_phrase(text, begin, known().terminations),
                      phrase = std::max(term, end_of_phrase(text, begin, known().hows));
    if (term > begin && (term == text.size() || text[term] == '\r' || text[term] == '\n'))
      return term;
    const std::size_t end =
        std::min(text.find_first_of(blanks, std::max(begin, phrase)), text.size());
    const bool number = text[begin] >= '0' && text[begin] <= '9';
    std::string_view word = text.substr(begin, end - begin);
    const bool comma = word.ends_with(','), stop = stops.find(word.back()) != word.npos;
    while (!word.empty() && (word.back() == ',' || stops.find(word.back()) != word.npos))
      word.remove_suffix(1);
    const bool known_word = phrase > begin || known().hows.contains(fold_words(word));
    // "White wins after 4.Ba4" tells what might come.
    const bool move = number && word.find('.') != std::string_view::npos;
    if (word.empty() || move || (!number && !known_word)) return 0;
    found = true;
    at = end;
    if (stop && !number) return at;  // of `41. Zug` the stop is of the number
    if (comma) return 0;
  }
  return 0;
}

}  // namespace planilla
