// Where the games of `clean` go: each into one output.
//
//   GameOutputs outputs(settings, files);
//   outputs.write(Fate::duplicate, text);
//   outputs.counts()
//
// An output that was not asked for only counts its games.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "collections/sorting_settings.h"
#include "collections/split_outputs.h"
#include "write/findings/report_format.h"

namespace planilla {

enum class Fate : std::uint8_t { written, duplicate, bad, filtered };

class GameOutputs {
public:
  // Opens what the options name.
  GameOutputs(const SortingSettings& settings, Outputs& files);

  void write(Fate fate, std::string_view text);
  const Destinations& counts() const { return counts_; }

private:
  std::array<ByteSink*, 4> sinks_{};   // by Fate; nullptr: only counted
  std::optional<SplitOutputs> split_;  // in place of the first
  Destinations counts_;
};

}  // namespace planilla
