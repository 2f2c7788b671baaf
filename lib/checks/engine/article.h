// Where it is written that a thing is a fault.
//
//   article_of(check_of(rules::ambiguous_move), Edition::y2023)   // "C.10", of the Laws
//   // "PGN 8.2.6", of the PGN standard
//   article_of(check_of(rules::missing_result), Edition::y2023)
//
// "" where it is written in neither. The Laws come before the standard.
#pragma once

#include <string>

#include "checks/engine/check.h"
#include "laws/edition.h"

namespace planilla {

std::string article_of(const Check& check, Edition edition);

}  // namespace planilla
