// Headings by the tag that they stand for.
#include "archive/edits/tag_words.h"

#include <algorithm>
#include <map>
#include <utility>

#include "game/model/lexicon.h"

namespace planilla {

namespace {

char usual_initial(const TagWords::Set& words) {
  std::map<char, std::size_t> counts;
  for (const std::string& word : words) ++counts[word.front()];
  const auto most =
      std::max_element(counts.begin(), counts.end(),
                       [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == counts.end() ? '\0' : most->first;
}

}  // namespace

TagWords::TagWords(std::vector<const Language*> all) : languages(std::move(all)) {
  for (const Language* language : languages) {
    for (const auto& [word, tag] : language->headings) {
      if (tag == "Round") of_round.insert(fold_words(word));
      if (tag == "Board") of_board.insert(fold_words(word));
    }
    for (const std::string& words : language->undated) undated.insert(fold_words(words));
  }
  round_initial = usual_initial(of_round);
}

}  // namespace planilla
