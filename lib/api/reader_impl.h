// What a reader keeps: settings that were checked, languages and notations. Shared by the cursors
// it opened.
#pragma once

#include <planilla/reader.h>

#include "base/data.h"
#include "checks/engine/run_checks.h"
#include "game/game_reader.h"
#include "notation/read/notations.h"
#include "text/framing/batch.h"

namespace planilla::api {

class Reader::Impl {
public:
  // Throws UnknownName.
  explicit Impl(const ReadSettings& settings);

  const Data data;
  const Notations notations;
  const ReadOptions options;
  const StreamOptions streaming;
  const Selection selection;
  const CheckSettings checks;
  const std::string to;  // a form of writing
};

// Keeps `shared` as long as it reads.
GameCursor cursor_over(std::shared_ptr<const Reader::Impl> shared, GameStream stream);

}  // namespace planilla::api
