// The severities that single findings of a rule bear instead of its own (Check::severity).
//
//   other_severities(rules::sheets_differ)      // error, note
//
// A repetition that play passed over is an error where the result is no draw; a null move of a
// variation is a note. `list checks` and `explain` tell them, so that nobody who counts on the
// severity of a rule is told wrong. A severity that a finding is given anywhere stands here.
#pragma once

#include <vector>

#include "base/finding.h"
#include "base/rule.h"

namespace planilla {

// Empty: all findings bear that of the rule.
const std::vector<Severity>& other_severities(Rule rule);

}  // namespace planilla
