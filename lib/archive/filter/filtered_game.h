// What a filter asks of a game, worked out when it is first asked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/position.h"
#include "game/model/game.h"

namespace planilla {

// A tag or a field: known or not, text or number.
struct Value {
  bool known = false;
  bool is_number = false;
  double number = 0;
  std::string text;

  static Value of(double number) { return {true, true, number, {}}; }
  static Value of_text(std::string_view text);
  // The number that it is, or that its text spells.
  std::optional<double> as_number() const;
};

class FilteredGame {
public:
  explicit FilteredGame(const Game& game) : game_(game) {}
  const Game& game() const { return game_; }
  Value tag(std::string_view name) const;
  // Positions of the main line, the start first.
  const std::vector<Position>& positions() const;

private:
  const Game& game_;
  mutable std::vector<Position> positions_;
};

// A computed field: "plies"; nullopt if there is none of that name.
std::optional<Value> field(const FilteredGame& facts, std::string_view name);
bool is_field(std::string_view name);
// Names of all fields, for messages.
std::string field_names();

}  // namespace planilla
