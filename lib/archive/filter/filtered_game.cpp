// Tags as values, and the fields that are counted.
#include "archive/filter/filtered_game.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "checks/facts/main_line.h"

namespace planilla {

namespace {

double count_of(const Game& game, std::initializer_list<ElementKind> kinds) {
  return static_cast<double>(
      std::count_if(game.elements.begin(), game.elements.end(), [&](const Element& element) {
        return std::find(kinds.begin(), kinds.end(), element.kind) != kinds.end();
      }));
}

double clocks_of(const Game& game) {
  double count = count_of(game, {ElementKind::clock});
  for (const Element& element : game.elements)
    if (element.kind == ElementKind::comment &&
        element.span.in(game.text).find("[%clk") != std::string_view::npos)
      ++count;
  return count;
}

std::optional<double> elo(const FilteredGame& facts, const char* tag) {
  return facts.tag(tag).as_number();
}

Value mean_elo(const FilteredGame& facts) {
  const auto white = elo(facts, "WhiteElo"), black = elo(facts, "BlackElo");
  return white && black ? Value::of((*white + *black) / 2) : Value{};
}

Value elo_difference(const FilteredGame& facts) {
  const auto white = elo(facts, "WhiteElo"), black = elo(facts, "BlackElo");
  return white && black ? Value::of(std::abs(*white - *black)) : Value{};
}

struct Field {
  std::string_view name;
  Value (*value)(const FilteredGame&);
};

const std::array<Field, 10>& fields() {
  static const std::array<Field, 10> all = {{
      {"plies", [](const FilteredGame& f) { return Value::of(f.game().plies); }},
      {"moves", [](const FilteredGame& f) { return Value::of((f.game().plies + 1) / 2); }},
      {"comments",
       [](const FilteredGame& f) {
         return Value::of(count_of(
             f.game(), {ElementKind::comment, ElementKind::line_comment, ElementKind::remark}));
       }},
      {"variations",
       [](const FilteredGame& f) { return Value::of(count_of(f.game(), {ElementKind::open})); }},
      {"nags",
       [](const FilteredGame& f) { return Value::of(count_of(f.game(), {ElementKind::nag})); }},
      {"clocks", [](const FilteredGame& f) { return Value::of(clocks_of(f.game())); }},
      {"elo", mean_elo},
      {"elo_difference", elo_difference},
      {"checkmate", [](const FilteredGame& f) { return Value::of(f.game().final.is_checkmate()); }},
      {"stalemate", [](const FilteredGame& f) { return Value::of(f.game().final.is_stalemate()); }},
  }};
  return all;
}

}  // namespace

Value Value::of_text(std::string_view text) {
  Value out;
  out.known = !text.empty() && text != "?" && text != "????.??.??";
  out.text = text;
  return out;
}

std::optional<double> Value::as_number() const {
  if (is_number) return number;
  double out = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  if (!known || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return out;
}

Value FilteredGame::tag(std::string_view name) const {
  if (name == "Result" && game_.tag(name) == nullptr)
    return Value::of_text(result_text(game_.result));
  return Value::of_text(game_.tag_value(name));
}

const std::vector<Position>& FilteredGame::positions() const {
  if (positions_.empty()) positions_ = positions_of(game_);
  return positions_;
}

bool is_field(std::string_view name) {
  return std::any_of(fields().begin(), fields().end(),
                     [&](const Field& field) { return field.name == name; });
}

std::optional<Value> field(const FilteredGame& facts, std::string_view name) {
  for (const Field& one : fields())
    if (one.name == name) return one.value(facts);
  return std::nullopt;
}

std::string field_names() {
  std::string out;
  for (const Field& one : fields()) out.append(out.empty() ? "" : ", ").append(one.name);
  return out;
}

}  // namespace planilla
