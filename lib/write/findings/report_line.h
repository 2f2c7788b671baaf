// The sentence of a finding with its place, severity and rule, as compilers write it; the summary
// in words.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "write/findings/report_format.h"

namespace planilla {

// A path as other programs know it: without "./" before it.
std::string_view plain_path(std::string_view file);

// games.pgn:14:13
std::string place_of(const Reported& reported);

// error, or what it is called in the language of the messages: for people. Programs get
// severity_name.
std::string severity_word(Severity severity, Messages& messages);

// 3 games: 1 clean, 1 repaired, 1 broken; 2 errors, 1 warning, 0 notes
std::string summary_sentence(const Summary& summary, Messages& messages);

// The rules that spoke and how often: the most frequent first, then by name.
std::vector<std::pair<std::uint64_t, std::string>> by_frequency(const Summary& summary);

}  // namespace planilla
