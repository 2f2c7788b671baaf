// --where of a command.
//
//   std::optional<Filter> filter = filter_of(settings.where, notations);
//   if (filter) job.observer = [&] { return make_filter_observer(*filter); };
#pragma once

#include <memory>
#include <optional>

#include "archive/filter/filter.h"
#include "batch/game_worker.h"
#include "options/unknown_name.h"
#include "write/findings/messages.h"

namespace planilla {

// nullopt: all games pass. Throws PointedUsageError.
std::optional<Filter> filter_of(const std::string& where, const Notations& notations);

// Behind the games: a line on stderr for each thing that no game could answer.
void tell_doubts(const Filter& filter, Messages& messages);

// What is wrong with --where, and where in it: several lines.
struct PointedUsageError : FaultToTell {
  PointedUsageError(const FilterError& error, std::string text)
      : FaultToTell("--where: ", error), expression(std::move(text)), at(error.at) {}
  // The expression as it fits into `columns`, and a caret below its byte `at`: two lines.
  std::string excerpt(std::size_t columns) const;

  std::string expression;
  std::size_t at;
};

// Lets games pass or not, and does nothing else. `filter` must outlive it.
std::unique_ptr<GameObserver> make_filter_observer(const Filter& filter);

}  // namespace planilla
