// Words of names that one writes together and the other apart.
#include "archive/identity/joined_words.h"

#include <algorithm>
#include <string_view>

#include "game/titles/name_particles.h"

namespace planilla {

namespace {

// "van", "vander"
bool are_particles(std::string_view letters) {
  if (is_name_particle(letters)) return true;
  constexpr std::size_t shortest = 2;
  for (std::size_t size = shortest; size + shortest <= letters.size(); ++size)
    if (is_name_particle(letters.substr(0, size)) && are_particles(letters.substr(size)))
      return true;
  return false;
}

}  // namespace

bool may_join(const Person& a, const Person& b) {
  for (std::size_t i = 0; i < a.count; ++i)
    for (std::size_t j = 0; j < b.count; ++j) {
      const NameWord &x = a.words[i], &y = b.words[j];
      const std::uint32_t both = x.letters & y.letters;
      if (x.size != y.size && both == (x.size < y.size ? x.letters : y.letters)) return true;
    }
  return false;
}

bool join_words(Person& name, const Person& other) {
  constexpr std::uint32_t shortest = 4;
  for (std::size_t i = 0; i < name.count; ++i)
    for (std::size_t j = 0; j < other.count; ++j) {
      const NameWord &word = name.words[i], &long_word = other.words[j];
      if (word.size < shortest || long_word.size <= word.size || are_given(word, long_word) ||
          !long_word.text().ends_with(word.text()))
        continue;
      const std::string_view begin = long_word.text().substr(0, long_word.size - word.size);
      const bool joined = i != 0 && name.words[i - 1].text() == begin;
      if (!joined && !are_particles(begin)) continue;
      name.words[i] = long_word;
      if (joined) {
        std::copy(name.words.begin() + i, name.words.begin() + name.count,
                  name.words.begin() + i - 1);
        --name.count;
      }
      return true;
    }
  return false;
}

}  // namespace planilla
