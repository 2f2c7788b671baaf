// Where it is written that a thing is a fault.
//
//   article_of(check_of(rules::ambiguous_move), *find_edition("2023"))   // "C.10", of the Laws
//   // "PGN 8.2.6", of the PGN standard
//   article_of(check_of(rules::missing_result), *find_edition("2023"))
//
// "" where it is written in neither. The Laws come before the standard.
#pragma once

#include <string>

#include "base/finding.h"
#include "checks/engine/check.h"
#include "laws/edition.h"

namespace planilla {

// Of the Laws only; "" where the edition has no such article, or no source of its number is at
// hand.
std::string article_of_laws(const Check& check, Edition edition);
std::string article_of(const Check& check, Edition edition);
// Of one finding: where a rule speaks of several things, the article on that one.
std::string article_of(const Finding& finding, Edition edition);

}  // namespace planilla
