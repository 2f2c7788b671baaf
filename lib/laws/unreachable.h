// What no game can have led to: more men than sixteen could become, more moves than the Laws allow.
//
//   for (const auto& said : unreachable(position, edition))
//     Finding(said, span)      // unreachable-position
#pragma once

#include <vector>

#include "board/position.h"
#include "laws/edition.h"
#include "rules/unreachable_position.h"

namespace planilla {

std::vector<diagnostics::UnreachablePosition> unreachable(const Position& position,
                                                          Edition edition);

}  // namespace planilla
