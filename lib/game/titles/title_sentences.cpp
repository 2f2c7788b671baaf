// By the words that say who played White.
#include "game/titles/title_sentences.h"

#include "game/titles/title_sides.h"

namespace planilla {

std::vector<std::string_view> title_sentences(std::string_view line, const Lexicon& lexicon) {
  constexpr std::size_t longest = 4000;  // bytes of a line
  std::vector<std::string_view> out;
  line = line.substr(0, longest);
  std::size_t begin = 0;
  for (const TitleWord& word : title_words(line, lexicon)) {
    const bool ends = word.ends_piece() || word.text.ends_with('!') || word.text.ends_with('?');
    if (!ends) continue;
    const std::size_t end = word.at + word.text.size();
    out.push_back(line.substr(begin, end - begin));
    begin = end;
  }
  if (begin < line.size()) out.push_back(line.substr(begin));
  return out;
}

std::optional<Pairing> pairing_in_sentence(std::string_view sentence, const Lexicon& lexicon) {
  const std::vector<TitleWord> words = title_words(sentence, lexicon);
  std::optional<Pairing> out = pairing_in_brackets(sentence, words, lexicon);
  if (!out) out = pairing_between(sentence, words, lexicon);
  if (!out) out = pairing_before_sides(sentence, words, lexicon);
  if (!out) out = pairing_by_one_side(sentence, words, lexicon);
  return out;
}

}  // namespace planilla
