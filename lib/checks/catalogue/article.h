// Where it is written that a thing is a fault.
//
//   article_of(check_of(Rule::ambiguous_move), Edition::y2023)   // "C.10", of the Laws
//   article_of(check_of(Rule::missing_result), Edition::y2023)   // "PGN 8.2.6", of the PGN standard
//
// "" where it is written in neither. The Laws come before the standard.
#pragma once

#include <string>

#include "checks/catalogue/check.h"
#include "laws/edition.h"

namespace planilla {

std::string article_of(const Check& check, Edition edition);

}  // namespace planilla
