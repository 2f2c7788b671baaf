// Profiles out of TOML.
#include "checks/engine/profile.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>
#include <stdexcept>

#include <toml++/toml.h>

#include "base/toml_bounds.h"

namespace planilla {

namespace {

constexpr std::string_view folder = "profiles/", ending = ".toml";

class ProfileFile {
public:
  ProfileFile(const Data& data, const std::string& name) : origin_(data.origin(name)) {
    refuse_endless_toml(data.get(name), origin_);
    try {
      table_ = toml::parse(data.get(name), origin_);
    } catch (const toml::parse_error& error) {
      throw DataError(origin_, error.source().begin.line, error.source().begin.column,
                      std::string(error.description()));
    }
  }

  std::string description() const { return table_["description"].value_or(std::string()); }

  void apply(Selection& selection) const {
    for (const auto& [key, node] : table_) {
      if (key == "description") continue;
      try {
        apply(key.str(), node, selection);
      } catch (const std::invalid_argument& error) {
        fail(node, error.what());
      }
    }
  }

private:
  [[noreturn]] void fail(const toml::node& node, const std::string& what) const {
    throw DataError(origin_, node.source().begin.line, node.source().begin.column, what);
  }

  void apply(std::string_view key, const toml::node& node, Selection& selection) const {
    if (key == "select")
      selection.select(names(node));
    else if (key == "extend-select")
      selection.extend_select(names(node));
    else if (key == "ignore")
      selection.ignore(names(node));
    else if (key == "severity")
      apply_severities(node, selection);
    else
      fail(node, fmt::format("unknown key '{}'", key));
  }

  std::vector<std::string> names(const toml::node& node) const {
    if (!node.is_array()) fail(node, "a list of rules is expected here");
    std::vector<std::string> out;
    for (const toml::node& name : *node.as_array()) {
      if (!name.is_string()) fail(name, "the name of a rule is expected here");
      out.push_back(name.as_string()->get());
    }
    return out;
  }

  void apply_severities(const toml::node& node, Selection& selection) const {
    if (!node.is_table()) fail(node, "a table is expected here");
    for (const auto& [rule, value] : *node.as_table()) {
      const std::optional<Severity> severity = severity_of(value.value_or(std::string_view()));
      if (!severity) fail(value, "error, warning or note is expected here");
      selection.set_severity(std::string(rule.str()), *severity);
    }
  }

  static std::optional<Severity> severity_of(std::string_view name) {
    for (const Severity severity : {Severity::note, Severity::warning, Severity::error})
      if (severity_name(severity) == name) return severity;
    return std::nullopt;
  }

  std::string origin_;
  toml::table table_;
};

std::string file_of(std::string_view name) {
  return std::string(folder).append(name).append(ending);
}

}  // namespace

std::vector<Profile> profiles(const Data& data) {
  std::vector<Profile> out;
  for (const std::string& file : data.list(folder)) {
    const std::string name =
        file.substr(folder.size(), file.size() - folder.size() - ending.size());
    out.push_back({name, ProfileFile(data, file).description()});
  }
  return out;
}

void apply_profile(const Data& data, std::string_view name, Selection& selection) {
  if (data.has(file_of(name))) return ProfileFile(data, file_of(name)).apply(selection);
  std::vector<std::string> known;
  for (const Profile& profile : profiles(data)) known.push_back(profile.name);
  throw std::invalid_argument(
      fmt::format("unknown profile '{}'; there are: {}", name, fmt::join(known, ", ")));
}

}  // namespace planilla
