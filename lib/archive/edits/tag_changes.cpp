// The tags before and after, side by side.
#include "archive/edits/tag_changes.h"

#include <algorithm>
#include <string>

#include "checks/facts/place_finding.h"
#include "rules/cleaned_tag.h"

namespace planilla {

namespace {

using diagnostics::CleanedTag;

Finding change(const GameTag& tag, std::string_view how, std::string_view cleaned) {
  return at_tag(rules::cleaned_tag, tag)
      .say(CleanedTag{.how = chosen(how), .cleaned = std::string(cleaned)});
}

// What stands for a tag under another name: it keeps its place in the text.
const GameTag* renamed(const GameTag& old, const Game& game) {
  if (old.span.empty()) return nullptr;
  const auto found = std::find_if(game.tags.begin(), game.tags.end(), [&](const GameTag& tag) {
    return tag.span == old.span && tag.name != old.name;
  });
  return found == game.tags.end() ? nullptr : &*found;
}

std::string as_pair(const GameTag& tag) {
  return std::string(tag.name).append(" \"").append(tag.value).append("\"");
}

}  // namespace

void TagChanges::tell(const Game& game, Findings& findings) const {
  std::size_t at = 0;
  for (const GameTag& old : before_) {
    if (at == game.tags.size() || game.tags[at].name != old.name) {
      const GameTag* other = renamed(old, game);
      findings.push_back(other != nullptr ? change(old, "changed", as_pair(*other))
                                          : change(old, "dropped", ""));
      continue;
    }
    const GameTag& now = game.tags[at++];
    if (now.value != old.value) findings.push_back(change(old, "changed", now.value));
  }
  for (; at < game.tags.size(); ++at) {
    GameTag tag = game.tags[at];
    if (!tag.span.empty()) continue;  // told where it was renamed
    const std::string_view value = tag.value;
    tag.value = {};
    tag.span = tag.value_span = {game.extent.begin, game.extent.begin};
    findings.push_back(change(tag, "filled", value));
  }
}

}  // namespace planilla
