// The job of a command that reads games, with all that it points to.
//
//   PreparedJob prepared(common, settings, extras, files);
//   run(stream, jobs, [&] { return make_game_worker(prepared.job); }, sink);
//
// The settings must outlive it. It stays where it was made.
#pragma once

#include <optional>
#include <vector>

#include "batch/game_worker.h"
#include "checks/engine/allowances.h"
#include "collections/edits_option.h"
#include "collections/game_filter.h"
#include "games/asked_games.h"
#include "games/folder_ignores.h"
#include "games/run_games.h"

namespace planilla {

class PreparedJob {
public:
  // Throws UsageError and UnknownName for what the settings ask and is not there.
  PreparedJob(const CommonSettings& common, const GamesSettings& settings,
              const GamesExtras& extras, const std::vector<InputFile>& files);
  PreparedJob(const PreparedJob&) = delete;
  PreparedJob& operator=(const PreparedJob&) = delete;

  const Data data;
  const Notations notations;
  Messages messages;
  const Selection selection;
  GameJob job;
  AskedGames asked;
  // --allow, of games by name; nullopt: not asked for.
  std::optional<GameAllowances> allowed;
  // --where; nullptr: all games are wanted.
  const Filter* filter() const { return filter_ ? &*filter_ : nullptr; }

private:
  FolderIgnores ignores_;
  std::optional<Filter> filter_;
  std::optional<EditsOption> edits_;
};

}  // namespace planilla
