#include "collections/dropped_lines.h"

#include <cstdint>
#include <vector>

#include "write/findings/display.h"

namespace planilla {

namespace {

Argument number(const char* name, std::uint64_t value) {
  return {name, static_cast<std::int64_t>(value)};
}

std::string line_of(const StoredGame& kept, const StoredGame& dropped, const std::string& file,
                    bool results_differ, Messages& messages) {
  std::vector<Argument> args = {{"file", file},
                                number("game", dropped.head().number),
                                {"white", std::string(dropped.text(RecordText::white))},
                                {"black", std::string(dropped.text(RecordText::black))},
                                number("other", kept.head().number)};
  if (results_differ) {
    args.push_back({"result", std::string(result_text(dropped.result()))});
    args.push_back({"other_result", std::string(result_text(kept.result()))});
  }
  return messages.text(results_differ ? "duplicate-of-other-result" : "duplicate-left-out", args) +
         "\n";
}

}  // namespace

// A result that is lost is always told; of the others the first few.
std::string dropped_lines(const TwinFinder& finder, const SourceNames& names, Messages& messages) {
  constexpr std::uint64_t most = 10, most_conflicts = 100;
  std::string out, kept_bytes, dropped_bytes;
  std::uint64_t count = 0, told = 0, conflicts = 0;
  finder.decisions().for_each([&](const TwinDecision& decision) {
    ++count;
    const bool conflict = decision.results_differ;
    if (conflict ? ++conflicts > most_conflicts : count > most) return;
    const StoredGame kept = finder.records().read(decision.kept_place, kept_bytes);
    const StoredGame dropped = finder.records().read(decision.dropped_place, dropped_bytes);
    const std::string file = names.at(dropped.head().file, dropped.head().offset).name;
    out += line_of(kept, dropped, file, conflict, messages);
    ++told;
  });
  if (count > told)
    out += messages.text("duplicates-left-out", {number("count", count - told)}) + "\n";
  return out;
}

}  // namespace planilla
