// Where the games of `clean` go: each into one output.
//
//   GameOutputs outputs(settings, files);
//   outputs.write(Fate::duplicate, text);
//   outputs.end();
//   outputs.counts()
//
// An output that was not asked for only counts its games. One that is compressed has a frame for
// every `games_of_a_frame` of its games; those of --split are one stream each.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "batch/framed_games.h"
#include "collections/sorting_settings.h"
#include "collections/split_outputs.h"
#include "collections/waiting_games.h"
#include "write/findings/report_format.h"

namespace planilla {

class GameOutputs {
public:
  // Opens what the options name. `jobs`: frames that are packed at the same time.
  GameOutputs(const SortingSettings& settings, Outputs& files, unsigned jobs);

  void write(Fate fate, std::string_view text);
  // Does the text of a game of this fate have to be seen? Else its bytes can be copied, or nobody
  // asked for them.
  bool needs_text(Fate fate) const;
  // Games that stand one behind the other in a file, of such a fate.
  void write_from(const ScratchFile& file, std::uint64_t at, std::size_t size, Fate fate,
                  std::uint64_t games);
  // All games are written: before Outputs::commit().
  void end();
  // True if games of one value (SplitOutputs) must come one behind the other.
  bool splits_by_value() const { return split_ && split_->is_by_value(); }
  std::string split_value(std::string_view text) const { return split_->value_of(text); }
  const Destinations& counts() const { return counts_; }

private:
  std::uint64_t& count_of(Fate fate);

  std::array<std::optional<FramedSink>, 4> sinks_;  // by Fate; nullopt: only counted
  std::optional<SplitOutputs> split_;               // in place of the first
  Destinations counts_;
};

}  // namespace planilla
