// TOML values to the text of options, read as if they had been typed.
#include "options/config_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <toml++/toml.h>
#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <optional>

#include "base/data.h"
#include "base/toml_bounds.h"
#include "games/read_bytes.h"
#include "options/option_table.h"
#include "write/findings/messages.h"

namespace planilla {

namespace {

namespace fs = std::filesystem;

constexpr const char* file_name = "planilla.toml";

std::optional<uid_t> owner_of(const fs::path& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return std::nullopt;
  return status.st_uid;
}

// The nearest planilla.toml; empty: none.
std::string found_file() {
  std::error_code error;
  const fs::path start = fs::current_path(error);
  const std::optional<uid_t> owner = owner_of(".");
  if (error || !owner) return {};
  for (fs::path folder = start; owner_of(folder) == owner; folder = folder.parent_path()) {
    const fs::path file = folder / file_name;
    if (fs::is_regular_file(file, error)) {
      const std::optional<uid_t> writer = owner_of(file);
      if (writer != owner && writer != geteuid()) return {};
      return folder == start ? file_name : file.string();
    }
    if (folder == folder.parent_path()) break;
  }
  return {};
}

// "planilla.toml:3:1: "
std::string at(const std::string& path, const toml::source_region& place) {
  return path + ":" + std::to_string(place.begin.line) + ":" + std::to_string(place.begin.column) +
         ": ";
}

toml::table parse(const std::string& path) {
  if (!fs::exists(path)) throw UsageFault(path + ": ", "config-no-file");
  if (fs::is_directory(path)) throw UsageFault(path + ": ", "config-folder");
  const std::string bytes = read_bytes(path);
  refuse_endless_toml(bytes, path);
  try {
    return toml::parse(bytes, path);
  } catch (const toml::parse_error& error) {
    throw UsageFault(at(path, error.source()), "config-toml",
                     {{"reason", std::string(error.description())}});
  }
}

std::string value_text(const toml::node& node, const std::string& path) {
  if (const auto text = node.value<std::string>(); text && node.is_string()) return *text;
  if (const auto number = node.value<std::int64_t>(); number && node.is_integer())
    return std::to_string(*number);
  if (const auto truth = node.value<bool>(); truth && node.is_boolean())
    return *truth ? "true" : "false";
  throw UsageFault(at(path, node.source()), "config-value");
}

std::string joined(const std::vector<std::string>& parts, const char* separator) {
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? "" : separator) + part;
  return out;
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

std::vector<std::string> values(const Option& option, const toml::node& node,
                                const std::string& path) {
  const toml::table* inner = node.as_table();
  if (inner != nullptr && option.value.find('=') != std::string::npos) return pairs(*inner, path);
  std::vector<std::string> out;
  if (const toml::array* array = node.as_array())
    for (const toml::node& one : *array) out.push_back(value_text(one, path));
  else
    out.push_back(value_text(node, path));
  if (!option.repeats && node.is_array()) return {joined(out, ",")};
  return out;
}

// A value that this command does not take and that an option of the same name takes in another
// command, such as format = "html" for `planilla list`.
bool is_for_other_commands(const Option& option, const std::vector<std::string>& given) {
  for (const std::string& value : given)
    for (const std::string& part : option.parts(value))
      if (!option.takes(part)) return option_table_accepts(option.name, part);
  return false;
}

[[noreturn]] void unknown_key(const toml::key& key, const toml::table& table,
                              const std::string& path) {
  UnknownName error(NameKind::key, std::string(key.str()), config_keys(), at(path, key.source()));
  error.ui = table["ui"].value_or(std::string());
  throw error;
}

void tell(std::string_view message, const std::string& path, const std::vector<std::string>& keys,
          const std::string& ui) {
  if (keys.empty()) return;
  Messages messages(Data::embedded(), ui);
  const std::string text = messages.text(message, {{"file", path}, {"keys", joined(keys, ", ")}});
  std::fprintf(stderr, "planilla: %s\n", text.c_str());
}

// A broken game is no failure then, or games and parts of them are left out: nobody is to wonder
// why.
bool hides_something(const ConfigEntry& entry) {
  constexpr std::array<std::string_view, 6> leaving_out = {"where", "game",      "shard",
                                                           "drop",  "drop-tags", "keep-tags"};
  if (std::find(leaving_out.begin(), leaving_out.end(), entry.name) != leaving_out.end())
    return true;
  return entry.name == "fail-on" && entry.values == std::vector<std::string>{"never"};
}

}  // namespace

ConfigFile read_config(const std::string& named, const OptionSet& options, const std::string& ui) {
  ConfigFile out{named.empty() ? found_file() : named, !named.empty(), {}};
  const std::string& path = out.path;
  if (path.empty()) return out;
  std::vector<std::string> refused, hiding;
  const toml::table table = parse(path);
  for (const auto& [key, node] : table) {
    const std::string name(key.str());
    if (!is_config_key(name)) unknown_key(key, table, path);
    const Option* option = options.find(name);
    if (option == nullptr) continue;
    if (option->needs_naming() && !out.named) {
      refused.push_back(name);
      continue;
    }
    ConfigEntry entry{name, values(*option, node, path), at(path, key.source())};
    if (is_for_other_commands(*option, entry.values)) continue;
    if (!out.named && hides_something(entry)) hiding.push_back(name);
    out.entries.push_back(std::move(entry));
  }
  tell("config-refused", path, refused, ui);
  tell("config-hides", path, hiding, ui);
  return out;
}

}  // namespace planilla
