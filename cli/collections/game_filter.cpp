// A filter of the options.
#include "collections/game_filter.h"

namespace planilla {

namespace {

class FilterObserver : public GameObserver {
public:
  explicit FilterObserver(const Filter& filter) : filter_(filter) {}
  bool prepare(Game& game, Findings&) override { return filter_.passes(game); }

private:
  const Filter& filter_;
};

}  // namespace

std::optional<Filter> filter_of(const std::string& where, const Notations& notations) {
  if (where.empty()) return std::nullopt;
  try {
    return Filter::parse(where, notations);
  } catch (const FilterError& error) {
    throw PointedUsageError(error, pointed_at(where, error.at));
  }
}

std::unique_ptr<GameObserver> make_filter_observer(const Filter& filter) {
  return std::make_unique<FilterObserver>(filter);
}

}  // namespace planilla
