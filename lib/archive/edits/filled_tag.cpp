#include "archive/edits/filled_tag.h"

namespace planilla {

void fill_tag(std::string_view name, const std::string& value, Game& game) {
  if (value.empty()) return;
  for (GameTag& tag : game.tags) {
    if (tag.name != name) continue;
    if (says_nothing(tag.value)) tag.value = game.keep(value);
    return;
  }
  GameTag tag;
  tag.name = game.keep(std::string(name));
  tag.value = game.keep(value);
  tag.added = true;
  game.tags.push_back(tag);
}

}  // namespace planilla
