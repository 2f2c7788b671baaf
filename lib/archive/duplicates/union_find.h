// Games tied by accepted pairs, as groups.
#pragma once

#include <vector>

#include "archive/duplicates/twin_search.h"

namespace planilla {

// Groups of games that are tied, directly or by others; by their first member.
std::vector<std::vector<Candidate>> components(const std::vector<CandidatePair>& pairs);

}  // namespace planilla
