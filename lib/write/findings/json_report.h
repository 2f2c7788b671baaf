// A report of `-f json` read back, to be merged with others or shown in another form.
//
//   JsonReport report = parse_json_report(bytes, "shard-1.json");
//   for (const ReadFinding& found : report.findings) format->finding(found.reported(), out);
//
// Throws MessageFault with the place for what is no such report, or one that is not complete.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/finding.h"
#include "write/findings/report_format.h"

namespace planilla {

struct ReadFinding {
  std::string text;  // its line of the report, with the line end
  Finding finding;
  Severity severity{};
  std::string file, white, black;
  std::uint64_t game = 0;
  Place place;
  std::uint64_t length = 0;
  std::size_t width = 1;  // code points to underline

  // Views of this; the line where it stood is not known.
  Reported reported() const;
};

struct JsonReport {
  std::vector<ReadFinding> findings;
  Summary summary;
};

// One line of it; throws nlohmann::json::exception or std::invalid_argument if it is none.
ReadFinding read_json_finding(std::string_view line);

// Of how many games a finding speaks that counts others (Finding::more), and the last of them; 0 in
// a finding that counts none of other games. They stand among its arguments.
struct FindingExtent {
  std::uint64_t games = 0, last_game = 0;
};
FindingExtent extent_of(const Finding& finding);
void set_extent(Finding& finding, std::uint64_t games, std::uint64_t last_game);

JsonReport parse_json_report(std::string_view bytes, const std::string& origin);

}  // namespace planilla
