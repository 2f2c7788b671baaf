// The sentence of a finding with its place, severity and rule, as compilers write it; the summary
// in words.
#pragma once

#include <string>

#include "write/report_format.h"

namespace planilla {

// games.pgn:14:13
std::string place_of(const Reported& reported);

// 3 games: 1 clean, 1 repaired, 1 broken; 2 errors, 1 warning, 0 notes
std::string summary_sentence(const Summary& summary, Messages& messages);

}  // namespace planilla
