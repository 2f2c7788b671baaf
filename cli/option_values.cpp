// One reader a kind of value.
#include "option_values.h"

#include <charconv>

#include "command.h"

namespace planilla {

namespace {

using Map = boost::program_options::variables_map;

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> out;
  std::size_t begin = 0;
  while (begin <= text.size()) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    if (end > begin) out.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return out;
}

std::vector<std::string> list(const Map& map, const char* name) {
  std::vector<std::string> out;
  if (!map.count(name)) return out;
  for (const std::string& value : map[name].as<std::vector<std::string>>())
    for (std::string& part : split(value, ',')) out.push_back(std::move(part));
  return out;
}

std::string text(const Map& map, const char* name, std::string otherwise = {}) {
  return map.count(name) ? map[name].as<std::string>() : std::move(otherwise);
}

std::string one_of(const Map& map, const char* name, const std::string& otherwise,
                   std::initializer_list<const char*> allowed) {
  const std::string value = text(map, name, otherwise);
  std::string all;
  for (const char* a : allowed) {
    if (value == a) return value;
    all += (all.empty() ? "" : ", ") + std::string(a);
  }
  throw UsageError("--" + std::string(name) + ": '" + value + "' is none of " + all);
}

std::uint64_t number(const std::string& option, std::string_view value) {
  std::uint64_t out = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), out);
  if (error != std::errc() || end != value.data() + value.size())
    throw UsageError(option + ": '" + std::string(value) + "' is no number");
  return out;
}

// In the range of its type, and not more than `most`.
std::uint64_t number_up_to(const std::string& option, const std::string& value,
                           std::uint64_t most) {
  const std::uint64_t out = number(option, value);
  if (out > most)
    throw UsageError(option + ": '" + value + "' is more than " + std::to_string(most));
  return out;
}

constexpr std::uint64_t most_jobs = 1024, most_shards = 1'000'000;

// A list that somebody gave and that names nothing is a slip, such as a variable of a shell that is
// not set.
void refuse_empty(const Map& map, const char* name, const std::vector<std::string>& values,
                  const char* what) {
  if (map.count(name) && values.empty())
    throw UsageError("--" + std::string(name) + ": names no " + what);
}

GameRanges game_ranges(const std::vector<std::string>& parts) {
  GameRanges out;
  for (const std::string& part : parts) {
    const std::size_t dash = part.find('-');
    const std::uint64_t first = number("--game", std::string_view(part).substr(0, dash));
    const std::uint64_t last = dash == std::string::npos
                                   ? first
                                   : number("--game", std::string_view(part).substr(dash + 1));
    if (first == 0 || last < first) throw UsageError("--game: '" + part + "' is no range of games");
    out.ranges.push_back({first, last});
  }
  return out;
}

void read_shard(const std::string& value, Options& options) {
  if (value.empty()) return;
  const std::size_t slash = value.find('/');
  if (slash == std::string::npos) throw UsageError("--shard: '" + value + "' is not I/N");
  options.shard =
      static_cast<std::uint32_t>(number_up_to("--shard", value.substr(0, slash), most_shards));
  options.shards =
      static_cast<std::uint32_t>(number_up_to("--shard", value.substr(slash + 1), most_shards));
  if (options.shard == 0 || options.shard > options.shards)
    throw UsageError("--shard: '" + value + "' is not I/N with I from 1 to N");
}

bool is_set(const Map& map, const std::string& name) {
  return map.count(name) && map[name].as<bool>();
}

std::optional<Severity> fail_on(const std::string& value) {
  if (value == "note") return Severity::note;
  if (value == "warning") return Severity::warning;
  if (value == "error") return Severity::error;
  return std::nullopt;
}

void read_tags(const Map& map, Options& options) {
  if (!map.count("tag")) return;
  for (const std::string& pair : map["tag"].as<std::vector<std::string>>()) {
    const std::size_t equals = pair.find('=');
    if (equals == std::string::npos || equals == 0)
      throw UsageError("--tag: '" + pair + "' is not NAME=VALUE");
    options.tags.push_back({pair.substr(0, equals), pair.substr(equals + 1)});
  }
}

}  // namespace

Options options_from(const Map& map, const std::string& default_repair,
                     const std::string& default_format) {
  Options o;
  if (map.count("input")) o.inputs = map["input"].as<std::vector<std::string>>();
  const std::string language = text(map, "language", "auto");
  if (language != "auto") {
    o.languages = split(language, ',');
    refuse_empty(map, "language", o.languages, "language");
  }
  o.notation = text(map, "notation", "auto");
  o.encoding = text(map, "encoding", "auto");
  o.repair = one_of(map, "repair", default_repair, {"off", "suggest", "safe"});
  o.to = text(map, "to", "en");
  o.output = text(map, "output");
  o.report = text(map, "report");
  o.mark_repairs = is_set(map, "mark-repairs");
  o.diff = is_set(map, "diff");
  o.keep_illegal = is_set(map, "keep-illegal");
  o.interactive = is_set(map, "interactive");
  o.format = text(map, "format", default_format);
  o.select = list(map, "select");
  o.select_given = map.count("select") != 0;
  refuse_empty(map, "select", o.select, "rule");
  o.ignore = list(map, "ignore");
  o.extend_select = list(map, "extend-select");
  if (map.count("per-folder-ignores"))
    o.folder_ignores = map["per-folder-ignores"].as<std::vector<std::string>>();
  o.profile = text(map, "profile");
  o.config = text(map, "config");
  o.force = is_set(map, "force");
  o.baseline = text(map, "baseline");
  o.write_baseline = text(map, "write-baseline");
  read_tags(map, o);
  if (map.count("fen")) o.fen = map["fen"].as<std::string>();
  o.after = text(map, "after");
  o.envelope = map.count("envelope") && map["envelope"].as<bool>();
  o.draw_offer = map.count("draw-offer") && map["draw-offer"].as<bool>();
  o.check_envelope = text(map, "check-envelope");
  o.resumption = text(map, "resumption");
  o.white_time = text(map, "white-time");
  o.black_time = text(map, "black-time");
  const std::vector<std::string> games = list(map, "game");
  refuse_empty(map, "game", games, "game");
  o.games = game_ranges(games);
  o.fail_on = fail_on(one_of(map, "fail-on", "error", {"error", "warning", "note", "never"}));
  o.laws = one_of(map, "laws", "auto", {"auto", "1997", "2009", "2018", "2023"});
  if (map.count("claim")) o.claims = map["claim"].as<std::vector<std::string>>();
  o.ui = text(map, "ui");
  o.ui_given = !o.ui.empty();
  if (map.count("jobs"))
    o.jobs = static_cast<unsigned>(number_up_to("--jobs", text(map, "jobs"), most_jobs));
  read_shard(text(map, "shard"), o);
  o.progress = one_of(map, "progress", "auto", {"auto", "always", "never"});
  o.color = one_of(map, "color", "auto", {"auto", "always", "never"});
  o.data = text(map, "data");
  o.statistics = is_set(map, "statistics");
  if (map.count("max-findings"))
    o.max_findings = number("--max-findings", text(map, "max-findings"));
  o.retrace = map.count("retrace") && map["retrace"].as<bool>();
  o.export_folder = text(map, "export");
  return o;
}

}  // namespace planilla
