// Word for word, folded.
#include "game/titles/named_player.h"

#include <algorithm>

#include "game/model/lexicon.h"

namespace planilla {

std::vector<std::string> words_of_name(const GameTag* tag) {
  constexpr std::size_t initial = 2;  // bytes, the stop included
  std::vector<std::string> out;
  if (tag == nullptr) return out;
  for (std::string_view rest = tag->value; !rest.empty();) {
    const std::size_t end = std::min(rest.find_first_of(" ,."), rest.size());
    if (end >= initial) out.push_back(fold_words(rest.substr(0, end)));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return out;
}

std::size_t named(const std::vector<std::string_view>& beside, const std::vector<std::string>& name,
                  const std::vector<std::string>& other) {
  std::size_t out = 0;
  for (const std::string_view one : beside) {
    const std::string word = fold_words(one.substr(0, one.find(',')));
    const bool own = std::find(name.begin(), name.end(), word) != name.end();
    const bool others = std::find(other.begin(), other.end(), word) != other.end();
    if (!own && !others) break;
    out += own && !others;
  }
  return out;
}

}  // namespace planilla
