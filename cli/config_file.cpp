// TOML values to option text; Boost parses them as if they had been typed.
#include "config_file.h"

#include <algorithm>
#include <array>
#include <boost/program_options.hpp>
#include <filesystem>
#include <string_view>
#include <toml++/toml.h>

#include "base/data.h"

namespace po = boost::program_options;

namespace planilla {

namespace {

constexpr std::array<std::string_view, 42> options_of_any_command = {
    "language", "notation", "encoding",      "repair",  "to",       "output",         "format",     "select",
    "ignore",   "extend-select", "profile",  "baseline", "write-baseline", "tag",     "fen",        "game",
    "fail-on",  "laws",     "ui",            "jobs",    "shard",    "progress",       "color",      "data",
    "report",   "statistics", "max-findings", "mark-repairs", "diff", "keep-illegal", "claim",
    "per-folder-ignores", "after",  "envelope", "check-envelope", "white-time", "black-time", "draw-offer",
    "resumption", "retrace", "export"};

std::string value_text(const toml::node& node, const std::string& path) {
  if (const auto text = node.value<std::string>(); text && node.is_string()) return *text;
  if (const auto number = node.value<std::int64_t>(); number && node.is_integer()) return std::to_string(*number);
  if (const auto truth = node.value<bool>(); truth && node.is_boolean()) return *truth ? "true" : "false";
  throw DataError(path, node.source().begin.line, node.source().begin.column, "neither text, number nor truth value");
}

// A table of folders and lists of rules, as FOLDER=RULE,RULE.
std::vector<std::string> pairs(const toml::table& table, const std::string& path) {
  std::vector<std::string> out;
  for (const auto& [key, node] : table) {
    std::string text = std::string(key.str()) + "=";
    if (const toml::array* array = node.as_array())
      for (const toml::node& one : *array) text += value_text(one, path) + ",";
    else
      text += value_text(node, path);
    out.push_back(text);
  }
  return out;
}

po::parsed_options parse(const std::string& path, const po::options_description& known) {
  const toml::table table = [&] {
    try {
      return toml::parse_file(path);
    } catch (const toml::parse_error& error) {
      throw DataError(path, error.source().begin.line, error.source().begin.column, std::string(error.description()));
    }
  }();
  po::parsed_options out(&known);
  for (const auto& [key, node] : table) {
    const std::string name(key.str());
    if (std::find(options_of_any_command.begin(), options_of_any_command.end(), name) == options_of_any_command.end())
      throw DataError(path, key.source().begin.line, key.source().begin.column, "no option of that name: " + name);
    if (known.find_nothrow(name, false) == nullptr) continue;
    po::option option;
    option.string_key = name;
    if (const toml::array* array = node.as_array())
      for (const toml::node& one : *array) option.value.push_back(value_text(one, path));
    else if (const toml::table* inner = node.as_table(); inner != nullptr && name == "per-folder-ignores")
      option.value = pairs(*inner, path);
    else
      option.value.push_back(value_text(node, path));
    out.options.push_back(option);
  }
  return out;
}

}  // namespace

void store_config(const std::string& path, const po::options_description& known, po::variables_map& map) {
  std::string file = path;
  if (file.empty()) {
    if (!std::filesystem::exists("planilla.toml")) return;
    file = "planilla.toml";
  } else if (!std::filesystem::exists(file)) {
    throw DataError(file, 0, 0, "no such file");
  }
  po::store(parse(file, known), map);
}

}  // namespace planilla
