// JSON lines: a header, then an object for each distinct key.
#include "write/findings/baseline.h"

#include <fmt/format.h>

#include <charconv>
#include <nlohmann/json.hpp>

#include "base/data.h"
#include "base/message_fault.h"
#include "write/findings/display.h"
#include "write/findings/whole_number.h"

namespace planilla {

namespace {

using Object = nlohmann::ordered_json;

constexpr const char* no_line_of_baseline = "baseline-no-line";

constexpr int version = 1;

std::string hex(std::uint64_t hash) {
  return fmt::format("{:016x}", hash);
}

std::uint64_t hash_of(const nlohmann::json& object, const char* name) {
  const std::string text = object.value(name, std::string());
  std::uint64_t hash = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), hash, 16);
  if (error != std::errc() || end != text.data() + text.size())
    throw MessageFault("", "baseline-no-hash", {{"name", std::string(name)}});
  return hash;
}

void read_header(const nlohmann::json& object) {
  if (whole_number(object, "planilla_baseline", 0, "baseline-other") != version)
    throw MessageFault("", "baseline-other");
}

FindingKey key_of(const nlohmann::json& object) {
  FindingKey key;
  key.game = {hash_of(object, "tags"), hash_of(object, "moves")};
  key.rule = object.at("rule").get<std::string>();
  key.ply = whole_number(object, "ply", 0, no_line_of_baseline);
  key.variation = object.value("variation", std::string());
  return key;
}

}  // namespace

Baseline Baseline::parse(std::string_view bytes, const std::string& origin) {
  Baseline out;
  std::size_t line = 0;
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const std::string_view text = bytes.substr(0, end);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    ++line;
    try {
      const nlohmann::json object = nlohmann::json::parse(text);
      if (!object.is_object()) throw MessageFault("", no_line_of_baseline);
      if (line == 1) {
        read_header(object);
        continue;
      }
      out.entry(key_of(object)).count +=
          whole_number(object, "count", std::uint64_t{1}, no_line_of_baseline);
    } catch (const nlohmann::json::exception&) {
      throw MessageFault(fmt::format("{}:{}:1: ", origin, line), no_line_of_baseline);
    } catch (const MessageFault& fault) {
      throw MessageFault(fmt::format("{}:{}:1: ", origin, line), fault.key, fault.args);
    }
  }
  if (line == 0) throw MessageFault(origin + ":1:1: ", "baseline-empty");
  return out;
}

Baseline::Place Baseline::place(const FindingKey& key, By by) {
  return {by,
          by == By::moves ? 0 : key.game.tags,
          by == By::tags ? 0 : key.game.moves,
          key.rule,
          key.ply,
          key.variation};
}

Baseline::Entry& Baseline::entry(const FindingKey& key) {
  std::vector<std::size_t>& same = places_[place(key, By::both)];
  if (same.empty()) {
    same.push_back(entries_.size());
    if (key.game.tags != 0) places_[place(key, By::tags)].push_back(entries_.size());
    if (key.game.moves != 0) places_[place(key, By::moves)].push_back(entries_.size());
    entries_.push_back({key, {}, 0});
  }
  return entries_[same.front()];
}

void Baseline::add(const FindingKey& key, std::string_view about) {
  Entry& noted = entry(key);
  if (noted.count++ == 0) noted.about = about;
}

bool Baseline::take(const FindingKey& key) {
  return take(key, By::both) || (key.game.tags != 0 && take(key, By::tags)) ||
         (key.game.moves != 0 && take(key, By::moves));
}

bool Baseline::take(const FindingKey& key, By by) {
  const auto found = places_.find(place(key, by));
  if (found == places_.end()) return false;
  std::vector<std::size_t>& left = found->second;
  while (!left.empty() && entries_[left.back()].count == 0) left.pop_back();
  if (left.empty()) return false;
  --entries_[left.back()].count;
  return true;
}

std::string Baseline::text() const {
  std::string out = Object{{"planilla_baseline", version}}.dump() + "\n";
  for (const Entry& entry : entries_) {
    Object object = {{"tags", hex(entry.key.game.tags)},
                     {"moves", hex(entry.key.game.moves)},
                     {"rule", entry.key.rule}};
    if (entry.key.ply != 0) object["ply"] = entry.key.ply;
    if (!entry.key.variation.empty()) object["variation"] = entry.key.variation;
    if (entry.count != 1) object["count"] = entry.count;
    if (!entry.about.empty()) object["about"] = one_line(entry.about);
    out += object.dump(-1, ' ', false, Object::error_handler_t::replace) + "\n";
  }
  return out;
}

}  // namespace planilla
