#include "collections/dropped_lines.h"

#include <cstdint>

#include "write/findings/display.h"

namespace planilla {

namespace {

Argument number(const char* name, std::uint64_t value) {
  return {name, static_cast<std::int64_t>(value)};
}

}  // namespace

std::string dropped_lines(const TwinFinder& finder, const SourceNames& names, Messages& messages) {
  constexpr std::uint64_t most = 10;
  std::string out, kept_bytes, dropped_bytes;
  std::uint64_t count = 0;
  finder.decisions().for_each([&](const TwinDecision& decision) {
    if (++count > most) return;
    const StoredGame kept = finder.records().read(decision.kept_place, kept_bytes);
    const StoredGame dropped = finder.records().read(decision.dropped_place, dropped_bytes);
    const std::string file = names.at(dropped.head().file, dropped.head().offset).name;
    out += messages.text("duplicate-left-out",
                         {{"file", file},
                          number("game", dropped.head().number),
                          {"white", std::string(dropped.text(RecordText::white))},
                          {"black", std::string(dropped.text(RecordText::black))},
                          number("other", kept.head().number)}) +
           "\n";
  });
  if (count > most)
    out += messages.text("duplicates-left-out", {number("count", count - most)}) + "\n";
  return out;
}

}  // namespace planilla
