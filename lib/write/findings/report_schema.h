// The JSON Schema (draft 2020-12) of a line of `-f json`: a finding, with the arguments of its
// rule, or the summary. Published as docs/report.schema.json.
//
//   std::ofstream("docs/report.schema.json") << report_schema(all_rules());
//
// Only `rules` are described; a line of another rule does not fit.
#pragma once

#include <span>
#include <string>

#include "base/rule.h"

namespace planilla {

// Indented, with a line end; the same bytes for the same rules.
std::string report_schema(std::span<const Rule> rules);

}  // namespace planilla
