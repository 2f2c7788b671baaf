// One line a decision; the evidence is worked out again from the two records.
#include "collections/decision_lines.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "write/findings/display.h"

namespace planilla {

namespace {

using Object = nlohmann::ordered_json;

std::string date_text(std::int32_t date) {
  const int year = date / 10000, month = date / 100 % 100, day = date % 100;
  const auto part = [](int value, int width) {
    return value == 0 ? std::string(static_cast<std::size_t>(width), '?')
                      : fmt::format("{:0{}}", value, width);
  };
  return part(year, 4) + "." + part(month, 2) + "." + part(day, 2);
}

Object game_object(const StoredGame& record, const SourceNames& names) {
  Object out;
  out["file"] = names.at(record.head().file, record.head().offset).name;
  out["game"] = record.head().number;
  out["white"] = record.text(RecordText::white);
  out["black"] = record.text(RecordText::black);
  out["date"] = date_text(record.head().date);
  out["plies"] = record.head().plies;
  return out;
}

}  // namespace

void DecisionLines::append(const TwinDecision& decision, const std::vector<std::string>& merged,
                           std::string& out) {
  const StoredGame kept = records_.read(decision.kept_place, kept_);
  const StoredGame dropped = records_.read(decision.dropped_place, dropped_);
  Object line;
  line["kind"] = twin_kind_name(decision.kind);
  line["kept"] = game_object(kept, names_);
  line["dropped"] = game_object(dropped, names_);
  line["odds"] = std::round(decision.odds * 100.0) / 100;
  line["why"] = reasons(facts_of(kept, dropped));
  line["kept_because"] = kept_because(kept.head(), dropped.head());
  if (!merged.empty()) line["merged"] = merged;
  out += harmless_json(line.dump(-1, ' ', false, Object::error_handler_t::replace));
  out += '\n';
}

}  // namespace planilla
