#include "options/option.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "options/values.h"

namespace planilla {

namespace {

std::string joined_by_bars(const std::vector<std::string>& parts) {
  std::string out;
  for (const std::string& part : parts) out += (out.empty() ? "" : "|") + part;
  return out;
}

}  // namespace

std::vector<std::string> Option::parts(const std::string& given) const {
  return list ? split(given, ',') : std::vector<std::string>{given};
}

bool Option::takes(const std::string& part) const {
  return choices.empty() || std::find(choices.begin(), choices.end(), part) != choices.end();
}

void OptionSet::group(std::string_view title) {
  const auto found = std::find_if(groups_.begin(), groups_.end(),
                                  [&](const OptionGroup& group) { return group.title == title; });
  group_ = static_cast<std::size_t>(found - groups_.begin());
  if (found == groups_.end()) groups_.push_back({std::string(title), {}});
}

void OptionSet::add(Option option, Take take) {
  if (groups_.empty()) throw std::logic_error("an option before any group: " + option.name);
  if (find(option.name) != nullptr) throw std::logic_error("an option twice: " + option.name);
  if (option.value.empty()) option.value = joined_by_bars(option.choices);
  takes_.push_back({option.name, std::move(take)});
  groups_[group_].options.push_back(std::move(option));
}

const Option* OptionSet::find(std::string_view name) const {
  for (const OptionGroup& group : groups_)
    for (const Option& option : group.options)
      if (option.name == name) return &option;
  return nullptr;
}

const Take& OptionSet::take(std::string_view name) const {
  for (const auto& [known, take] : takes_)
    if (known == name) return take;
  throw std::logic_error("no option of that name: " + std::string(name));
}

std::vector<std::string> OptionSet::names() const {
  std::vector<std::string> out;
  for (const OptionGroup& group : groups_)
    for (const Option& option : group.options) out.push_back(option.name);
  return out;
}

}  // namespace planilla
