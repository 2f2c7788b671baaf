// A filter of the options.
#include "collections/game_filter.h"

#include <algorithm>

#include "output/output.h"
#include "write/findings/display.h"

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

std::string PointedUsageError::excerpt(std::size_t columns) const {
  constexpr std::string_view margin = "  ";
  const auto end =
      expression.begin() + static_cast<std::ptrdiff_t>(std::min(at, expression.size()));
  const auto before = static_cast<std::size_t>(std::count_if(expression.begin(), end, [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
  const Excerpt cut = cut_around(shown_line(expression), before, 1, columns - margin.size());
  return std::string(margin) + cut.line + "\n" + std::string(margin) +
         caret_line(cut.line, cut.before, 1);
}

std::optional<Filter> filter_of(const std::string& where, const Notations& notations) {
  if (where.empty()) return std::nullopt;
  try {
    return Filter::parse(where, notations);
  } catch (const FilterError& error) {
    throw PointedUsageError(error, where);
  }
}

void tell_doubts(const Filter& filter, Messages& messages) {
  for (const MessageFault& doubt : filter.doubts())
    ByteSink::to_stderr().write(
        "planilla: --where: " + shown_line(messages.text(doubt.key, doubt.args)) + "\n");
}

std::unique_ptr<GameObserver> make_filter_observer(const Filter& filter) {
  return std::make_unique<FilterObserver>(filter);
}

}  // namespace planilla
