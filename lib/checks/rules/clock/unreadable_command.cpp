// unreadable-command: a command in a comment that says nothing.
#include "rules/unreadable_command.h"

#include <algorithm>
#include <string_view>

#include "checks/engine/check.h"
#include "checks/facts/draw_claim.h"
#include "checks/facts/game_facts.h"
#include "game/model/noted_seconds.h"
#include "game/model/noted_time.h"

namespace planilla::checks {

namespace {

std::string_view trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
}

bool says_something(std::string_view name, std::string_view value) {
  if (name == "clk" || name == "emt") return seconds_noted(value).has_value();
  return name != "claim" || parse_claim_command(value).has_value();
}

// The commands of one comment that say nothing.
void look_at(const Game& game, const Element& comment, int ply, Findings& out) {
  const std::string_view text = comment.span.in(game.text);
  for (std::size_t at = text.find("[%"); at != text.npos; at = text.find("[%", at + 2)) {
    const std::size_t end = std::min(text.find(']', at), text.size());
    const std::string_view whole = text.substr(at + 2, end - at - 2);
    const std::size_t blank = std::min(whole.find(' '), whole.size());
    const std::string_view name = whole.substr(0, blank), value = trimmed(whole.substr(blank));
    if (says_something(name, value)) continue;
    const auto begin = static_cast<std::uint32_t>(comment.span.begin + at);
    const std::size_t size = std::min(end + 1, text.size()) - at;
    const std::string_view said = value.empty() ? text.substr(at, size) : value;
    Finding& finding =
        out.emplace_back(diagnostics::UnreadableCommand{.command = name, .value = said},
                         {begin, begin + static_cast<std::uint32_t>(size)});
    finding.ply = ply;
    finding.written = text.substr(at, size);
  }
}

void look_for_unreadable_command(const Game& game, const GameFacts& facts, Findings& out) {
  if ((facts.commands & (command_odd_time | command_claim)) == 0) return;
  int ply = 0, depth = 0;
  for (std::size_t i = 0; i < game.elements.size(); ++i) {
    const Element element = game.elements[i];
    depth += (element.kind == ElementKind::open) - (element.kind == ElementKind::close);
    ply += depth == 0 && element.kind == ElementKind::move;
    if (element.kind == ElementKind::comment) look_at(game, element, ply, out);
  }
}

}  // namespace

Check unreadable_command() {
  return {
      .rule = rules::unreadable_command,
      .group = Group::clock,
      .severity = Severity::warning,
      .title = "Command in a comment that says nothing",
      .why = R"(A comment holds `[%clk ...]` or `[%emt ...]` and no time (`h:mm:ss`, minutes and
seconds below sixty), or `[%claim ...]` and no claim (`threefold`, `fifty`). Programs pass
it over: the clock of that move is lost, and what is compared goes on from the one
before.)",
      .bad = R"(1. e4 {[%clk 0:90:00]} e5 {[%clk 0:05:00]} *)",
      .good = R"(1. e4 {[%clk 1:30:00]} e5 {[%clk 0:05:00]} *)",
      .message =
          "«{value}» is no {command, select, claim {claim: threefold or fifty is expected} other "
          "{time of the form h:mm:ss}}",
      .args = R"(
command: text; its name
value: text; what stands behind it, or the whole command where nothing does
)",
      .needs = {Fact::clock, Fact::draw_claim},
      .look = look_for_unreadable_command,
  };
}

}  // namespace planilla::checks
