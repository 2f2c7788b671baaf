// What can be wrong has a name: a Rule. The enum is made from the file names of lib/checks/, so
// that a lower floor can name a rule (`Rule::illegal_move`) without knowing the check that
// documents it.
//
//   rule_id(Rule::illegal_move)        // "illegal-move", as reports and options spell it
//   find_rule("illegal-move")          // and back; nullopt for a word that is no rule
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/rule_ids.h"

namespace planilla {

// note: worth knowing. warning: read, but wrong in form, doubtful, repaired or guessed at.
// error: the game cannot be read as written, or breaks the Laws.
enum class Severity : std::uint8_t { note, warning, error };

constexpr std::string_view rule_id(Rule rule) {
  return rule_id_names[static_cast<std::size_t>(rule)];
}

std::optional<Rule> find_rule(std::string_view id);

std::string_view severity_name(Severity severity);

}  // namespace planilla
