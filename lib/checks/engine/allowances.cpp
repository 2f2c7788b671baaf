// Comments that begin with "planilla: allow", and entries by name.
#include "checks/engine/allowances.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "checks/engine/check.h"
#include "rules/unused_allowance.h"

namespace planilla {

namespace {

constexpr std::string_view sign = "planilla: allow ";

Selection selection_of_names(const std::vector<std::string>& names) {
  Selection out = Selection::defaults();
  out.select(names);
  return out;
}

std::vector<std::string> names_in(std::string_view text) {
  constexpr std::string_view between = " \t\r\n,}";
  std::vector<std::string> out;
  while (true) {
    const std::size_t begin = text.find_first_not_of(between);
    if (begin == std::string_view::npos) return out;
    const std::size_t end = std::min(text.find_first_of(between, begin), text.size());
    out.emplace_back(text.substr(begin, end - begin));
    text.remove_prefix(end);
  }
}

struct Allowance {
  Span span;
  std::vector<std::string> names;
  std::optional<Selection> rules;  // nullopt: one of the names is none
  bool used = false;

  bool holds(Rule rule) const { return rules && rules->on(rule); }
};

bool is_comment(const Element& element) {
  return element.kind == ElementKind::comment || element.kind == ElementKind::line_comment ||
         element.kind == ElementKind::escape;
}

// "{planilla: allow null-move}", with whatever stands before the words.
std::optional<Allowance> read_allowance(Span span, std::string_view text) {
  const auto stands_before = [](char c) {
    return c == '{' || c == ';' || c == '%' || c == ' ' || c == '\t' || c == '\r' || c == '\n';
  };
  std::size_t begin = 0;
  while (begin < text.size() && stands_before(text[begin])) ++begin;
  if (!text.substr(begin).starts_with(sign)) return std::nullopt;
  Allowance out{span, names_in(text.substr(begin + sign.size())), {}};
  if (out.names.empty()) return out;
  try {
    out.rules = selection_of_names(out.names);
  } catch (const UnknownRule&) {
  }
  return out;
}

std::vector<Allowance> allowances_of(const Game& game, const GameFacts& facts) {
  std::vector<Allowance> out;
  if (game.is_ordinary() ||
      (!facts.has(ElementKind::comment) && !facts.has(ElementKind::line_comment) &&
       !facts.has(ElementKind::escape)))
    return out;
  std::vector<Element> room;
  for (const Element& element : game.elements.list(room))
    if (is_comment(element))
      if (auto found = read_allowance(element.span, element.span.in(game.text)))
        out.push_back(std::move(*found));
  return out;
}

// Only rules that are on and look at one game could have spoken.
bool could_speak(const Allowance& allowance, const Selection& selection) {
  if (!allowance.rules) return true;
  return std::any_of(all_rules().begin(), all_rules().end(), [&](Rule rule) {
    return allowance.holds(rule) && selection.on(rule) && check_of(rule).across == nullptr;
  });
}

}  // namespace

GameAllowances::GameAllowances(const std::vector<std::string>& entries) {
  for (const std::string& given : entries) {
    const std::string entry = given.substr(0, given.find_last_not_of(',') + 1);  // a list of TOML
    const std::size_t equals = entry.rfind('=');
    if (equals == std::string::npos || equals == 0) throw NoAllowance(entry);
    entries_.emplace_back(entry, entry.substr(0, equals),
                          selection_of_names(names_in(std::string_view(entry).substr(equals + 1))));
  }
}

bool GameAllowances::allows(std::string_view white, std::string_view black, Rule rule) const {
  const std::string game = std::string(white).append(" - ").append(black);
  bool out = false;
  for (const Entry& entry : entries_) {
    if (entry.game != game || !entry.rules.on(rule)) continue;
    entry.used = true;
    out = true;
  }
  return out;
}

std::vector<std::string> GameAllowances::unused() const {
  std::vector<std::string> out;
  for (const Entry& entry : entries_)
    if (!entry.used) out.push_back(entry.text);
  return out;
}

void settle_allowances(const Game& game, const GameFacts& facts, const Selection& selection,
                       const GameAllowances* by_name, Findings& findings) {
  std::vector<Allowance> allowances = allowances_of(game, facts);
  if (allowances.empty() && by_name == nullptr) return;
  const std::string_view white = facts.value(KnownTag::white), black = facts.value(KnownTag::black);
  findings.erase_if([&](const Finding& finding) {
    bool allowed = by_name != nullptr && by_name->allows(white, black, finding.rule);
    for (Allowance& allowance : allowances) {
      if (!allowance.holds(finding.rule)) continue;
      allowed = allowance.used = true;
    }
    return allowed;
  });
  for (const Allowance& allowance : allowances) {
    if (allowance.used || !could_speak(allowance, selection)) continue;
    std::string names;
    for (const std::string& name : allowance.names) names += (names.empty() ? "" : ", ") + name;
    Finding finding(
        diagnostics::UnusedAllowance{.rules = names,
                                     .kind = chosen(allowance.rules ? "unused" : "unknown")},
        allowance.span);
    finding.written = allowance.span.in(game.text);
    findings.push_back(std::move(finding));
  }
}

}  // namespace planilla
