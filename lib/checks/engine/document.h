// The manual of the rules, as Markdown: docs/rules/ and `planilla explain`.
//
//   rule_markdown(check_of(rules::illegal_move))     // the page docs/rules/illegal-move.md
//   catalogue_markdown(all_rules())                 // docs/rules/README.md: rules by group
//   english_messages(all_rules())                   // docs/messages.en.toml: what to translate
#pragma once

#include <span>
#include <string>

#include "checks/engine/check.h"

namespace planilla {

std::string rule_markdown(const Check& check);
std::string catalogue_markdown(std::span<const Rule> rules);

// Everything that a file of locales/messages/rules/ has, in English and in its format: to be copied
// and translated.
std::string english_messages(std::span<const Rule> rules);

}  // namespace planilla
