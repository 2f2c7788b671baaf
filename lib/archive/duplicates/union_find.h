// Games tied by accepted pairs, as groups.
#pragma once

#include <vector>

#include "archive/duplicates/candidate_groups.h"

namespace planilla {

// Groups of the places of games that are tied, directly or by others; by their first member.
std::vector<std::vector<std::uint32_t>> components(const std::vector<CandidatePair>& pairs);

}  // namespace planilla
