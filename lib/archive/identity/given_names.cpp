// A group a line.
#include "archive/identity/given_names.h"

#include <algorithm>

#include "checks/facts/names.h"

namespace planilla {

namespace {

template <typename Use>
void for_each_piece(std::string_view text, char separator, const Use& use) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    use(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

}  // namespace

GivenNames::GivenNames(const Data& data) {
  std::uint16_t group = 0;
  for (const std::string& file : data.list("data/names/")) {
    if (!file.ends_with(".txt")) continue;
    for_each_piece(data.get(file), '\n', [&](std::string_view line) {
      if (line.starts_with('#')) return;
      ++group;
      const std::string formal = fold_name(line.substr(0, line.find(' ')));
      formal_ += formal.empty() ? '\0' : formal[0];
      for_each_piece(line, ' ', [&](std::string_view word) {
        if (const std::string folded = fold_name(word); !folded.empty())
          groups_.emplace(folded, group);
      });
    });
  }
}

}  // namespace planilla
