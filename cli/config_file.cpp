// TOML values to option text; Boost parses them as if they had been typed.
#include "config_file.h"

#include <toml++/toml.h>
#include <boost/program_options.hpp>
#include <filesystem>

#include "base/data.h"
#include "options.h"

namespace po = boost::program_options;

namespace planilla {

namespace {

std::string value_text(const toml::node& node, const std::string& path) {
  if (const auto text = node.value<std::string>(); text && node.is_string()) return *text;
  if (const auto number = node.value<std::int64_t>(); number && node.is_integer())
    return std::to_string(*number);
  if (const auto truth = node.value<bool>(); truth && node.is_boolean())
    return *truth ? "true" : "false";
  throw DataError(path, node.source().begin.line, node.source().begin.column,
                  "neither text, number nor truth value");
}

// A table of folders and lists of rules, as FOLDER=RULE,RULE; of tags, as NAME=VALUE.
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

std::string joined(const std::vector<std::string>& parts) {
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? "" : ",") + part;
  return out;
}

std::vector<std::string> values(const std::string& name, const toml::node& node,
                                const std::string& path) {
  const toml::table* inner = node.as_table();
  if (inner != nullptr && (name == "per-folder-ignores" || name == "tag"))
    return pairs(*inner, path);
  std::vector<std::string> out;
  if (const toml::array* array = node.as_array())
    for (const toml::node& one : *array) out.push_back(value_text(one, path));
  else
    out.push_back(value_text(node, path));
  return out;
}

// The format of reports stands in the file for check and convert; a command that prints only
// "text|json" keeps to its own, where it is another.
bool is_format_of(const po::option_description& description,
                  const std::vector<std::string>& value) {
  const std::string choices = description.semantic()->name();
  return choices != "text|json" || value == std::vector<std::string>{"text"} ||
         value == std::vector<std::string>{"json"};
}

po::parsed_options parse(const std::string& path, const po::options_description& known) {
  const toml::table table = [&] {
    try {
      return toml::parse_file(path);
    } catch (const toml::parse_error& error) {
      throw DataError(path, error.source().begin.line, error.source().begin.column,
                      std::string(error.description()));
    }
  }();
  po::parsed_options out(&known);
  for (const auto& [key, node] : table) {
    const std::string name(key.str());
    if (!is_option_of_any_command(name))
      throw DataError(path, key.source().begin.line, key.source().begin.column,
                      "no option of that name: " + name);
    const po::option_description* description = known.find_nothrow(name, false);
    if (description == nullptr) continue;
    po::option option;
    option.string_key = name;
    option.value = values(name, node, path);
    if (name == "language") option.value = {joined(option.value)};
    if (name == "format" && !is_format_of(*description, option.value)) continue;
    out.options.push_back(option);
  }
  return out;
}

}  // namespace

void store_config(const std::string& path, const po::options_description& known,
                  po::variables_map& map) {
  std::string file = path;
  if (file.empty()) {
    if (!std::filesystem::is_regular_file("planilla.toml")) return;
    file = "planilla.toml";
  } else if (!std::filesystem::exists(file)) {
    throw DataError(file, 0, 0, "no such file");
  } else if (std::filesystem::is_directory(file)) {
    throw DataError(file, 0, 0, "is a folder");
  }
  po::store(parse(file, known), map);
}

}  // namespace planilla
