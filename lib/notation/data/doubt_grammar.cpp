// Reads repair/doubt.toml.
#include "notation/data/doubt_grammar.h"

#include "base/toml_table.h"

namespace planilla {

namespace {

std::size_t count(TomlTable& table, std::string_view key) {
  const std::int64_t value = table.number(key, -1);
  if (value < 0 || value > 10000000)
    table.fail(key, "data-range", {{"name", std::string(key)}, {"least", 0}, {"most", 10000000}});
  return static_cast<std::size_t>(value);
}

std::set<std::string, std::less<>> set_of(const std::vector<std::string>& texts) {
  return {texts.begin(), texts.end()};
}

}  // namespace

DoubtGrammar::DoubtGrammar(const Data& data) {
  TomlTable file = TomlTable::parse(data, "repair/doubt.toml");
  TomlTable table = file.table("masked");
  masks = table.texts("characters");
  most_masks = count(table, "most");
  table.finish();
  table = file.table("unwritten");
  unwritten = set_of(table.texts("marks"));
  weak = set_of(table.texts("weak"));
  null_move = set_of(table.texts("null_move"));
  null_said = table.texts("null_said");
  table.finish();
  table = file.table("crossed_out");
  crossed_around = table.texts("around");
  crossed_behind = set_of(table.texts("behind"));
  replaced_by = set_of(table.texts("replaced_by"));
  table.finish();
  table = file.table("either");
  either_between = table.texts("between");
  table.finish();
  table = file.table("budget");
  most_positions = count(table, "positions");
  most_steps = count(table, "steps");
  most_listed = count(table, "listed");
  table.finish();
  file.finish();
}

std::size_t DoubtGrammar::mask_at(std::string_view text) const {
  for (const std::string& mask : masks)
    if (text.starts_with(mask)) return mask.size();
  return 0;
}

}  // namespace planilla
