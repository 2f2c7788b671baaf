// The tags before and after, side by side.
#include "archive/edits/tag_changes.h"

#include "checks/facts/place_finding.h"
#include "rules/cleaned_tag.h"

namespace planilla {

namespace {

using diagnostics::CleanedTag;

Finding change(const GameTag& tag, std::string_view how, std::string_view cleaned) {
  return at_tag(rules::cleaned_tag, tag)
      .say(CleanedTag{.how = chosen(how), .cleaned = std::string(cleaned)});
}

}  // namespace

void TagChanges::tell(const Game& game, Findings& findings) const {
  std::size_t at = 0;
  for (const GameTag& old : before_) {
    if (at == game.tags.size() || game.tags[at].name != old.name) {
      findings.push_back(change(old, "dropped", ""));
      continue;
    }
    const GameTag& now = game.tags[at++];
    if (now.value != old.value) findings.push_back(change(old, "changed", now.value));
  }
  for (; at < game.tags.size(); ++at) {
    GameTag tag = game.tags[at];
    const std::string_view value = tag.value;
    tag.value = {};
    tag.span = tag.value_span = {game.extent.begin, game.extent.begin};
    findings.push_back(change(tag, "filled", value));
  }
}

}  // namespace planilla
