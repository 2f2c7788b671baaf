// Profiles out of TOML.
#include "checks/engine/profile.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>
#include <stdexcept>

#include <toml++/toml.h>

#include "base/data_fault.h"
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
      throw DataFault(origin_, error.source().begin.line, error.source().begin.column,
                      "config-toml", {{"reason", std::string(error.description())}});
    }
  }

  std::string description() const { return table_["description"].value_or(std::string()); }

  void apply(Selection& selection) const {
    for (const auto& [key, node] : table_) {
      if (key == "description") continue;
      try {
        apply(key.str(), node, selection);
      } catch (const UnknownRule& error) {
        fail(node, error.nearest.empty() ? "unknown-rule" : "data-unknown-rule",
             {{"name", error.name}, {"nearest", error.nearest}});
      }
    }
  }

private:
  [[noreturn]] void fail(const toml::node& node, std::string sentence,
                         Arguments values = {}) const {
    throw DataFault(origin_, node.source().begin.line, node.source().begin.column,
                    std::move(sentence), std::move(values));
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
      fail(node, "data-unknown-key", {{"name", std::string(key)}});
  }

  std::vector<std::string> names(const toml::node& node) const {
    if (!node.is_array()) fail(node, "data-expected", {{"what", "rules"}});
    std::vector<std::string> out;
    for (const toml::node& name : *node.as_array()) {
      if (!name.is_string()) fail(name, "data-expected", {{"what", "rule"}});
      out.push_back(name.as_string()->get());
    }
    return out;
  }

  void apply_severities(const toml::node& node, Selection& selection) const {
    if (!node.is_table()) fail(node, "data-expected", {{"what", "table"}});
    for (const auto& [rule, value] : *node.as_table()) {
      const std::optional<Severity> severity = severity_of(value.value_or(std::string_view()));
      if (!severity) fail(value, "data-expected", {{"what", "severity"}});
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
