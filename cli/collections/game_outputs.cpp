// One sink a fate.
#include "collections/game_outputs.h"

namespace planilla {

GameOutputs::GameOutputs(const SortingSettings& settings, Outputs& files, unsigned jobs) {
  const SortingSettings& named = settings;
  struct Named {
    const std::string& path;
    const char* option;
  };
  const std::array<Named, 4> all = {{{settings.output, "--output"},
                                     {named.duplicates, "--duplicates"},
                                     {named.bad, "--bad"},
                                     {named.filtered, "--filtered"}}};
  if (!named.split.empty())
    split_.emplace(named.split, settings.output, files);
  else if (settings.output.empty())
    sinks_[0].emplace(files.standard_output(), jobs);
  for (std::size_t i = 0; i < all.size(); ++i)
    if (!all[i].path.empty() && (i != 0 || !split_))
      sinks_[i].emplace(files.open(all[i].path, all[i].option, Holds::games), jobs);
}

std::uint64_t& GameOutputs::count_of(Fate fate) {
  const std::array<std::uint64_t*, 4> counts = {&counts_.written, &counts_.duplicates, &counts_.bad,
                                                &counts_.filtered};
  return *counts[static_cast<std::size_t>(fate)];
}

bool GameOutputs::needs_text(Fate fate) const {
  const auto& sink = sinks_[static_cast<std::size_t>(fate)];
  return (fate == Fate::written && split_) || (sink && sink->packs());
}

void GameOutputs::write(Fate fate, std::string_view text) {
  const std::uint64_t number = ++count_of(fate);
  if (fate == Fate::written && split_) split_->write(text);
  auto& sink = sinks_[static_cast<std::size_t>(fate)];
  if (sink) sink->write(frame_group(number), text);
}

void GameOutputs::write_from(const ScratchFile& file, std::uint64_t at, std::size_t size, Fate fate,
                             std::uint64_t games) {
  count_of(fate) += games;
  auto& sink = sinks_[static_cast<std::size_t>(fate)];
  if (sink) sink->write_from(file.descriptor(), at, size);
}

void GameOutputs::end() {
  for (std::optional<FramedSink>& sink : sinks_)
    if (sink) sink->end();
}

}  // namespace planilla
