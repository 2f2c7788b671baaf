// The manual of the rules, as Markdown: docs/rules/ and `planilla explain`.
//
//   rule_markdown(check_of(Rule::illegal_move))     // the page docs/rules/illegal-move.md
//   catalogue_markdown()                            // docs/rules/README.md: all rules by group
#pragma once

#include <string>

#include "checks/engine/check.h"

namespace planilla {

std::string rule_markdown(const Check& check);
std::string catalogue_markdown();

}  // namespace planilla
