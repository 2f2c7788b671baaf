// What planilla position says: one JSON object, text, or a page to print.
#pragma once

#include <optional>
#include <string>

#include "base/data.h"
#include "laws/events/position_event.h"
#include "write/findings/messages.h"

namespace planilla {

struct PositionReport {
  const Position& position;
  const PositionFacts& facts;
  const EventCase& what;
  const EventVerdict& verdict;
  std::optional<Color> clock;  // that runs, as it was asked

  std::string json(Messages& messages) const;
  std::string text(const Data& data, Messages& messages) const;
  std::string html(const Data& data, Messages& messages) const;
};

}  // namespace planilla
