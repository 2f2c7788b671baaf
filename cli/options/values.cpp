#include "options/values.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace planilla {

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> out;
  std::size_t begin = 0;
  while (begin <= text.size()) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    if (end > begin) out.emplace_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return out;
}

// "es, en" is a list as well.
std::string without_blanks(std::string_view name) {
  constexpr std::string_view blanks = " \t";
  const std::size_t first = std::min(name.find_first_not_of(blanks), name.size());
  return std::string(name.substr(first, name.find_last_not_of(blanks) + 1 - first));
}

std::uint64_t read_number(const Option& option, std::string_view value) {
  std::uint64_t out = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), out);
  if (error != std::errc() || end != value.data() + value.size())
    throw UsageFault("--" + option.name + ": ", "usage-no-number", {{"value", std::string(value)}});
  return out;
}

std::uint64_t read_number(const Option& option, std::string_view value, std::uint64_t most) {
  const std::uint64_t out = read_number(option, value);
  if (out > most)
    throw UsageFault("--" + option.name + ": ", "usage-too-large",
                     {{"value", std::string(value)}, {"most", std::to_string(most)}});
  return out;
}

Take into(std::string& out) {
  return [&out](const Option&, const std::vector<std::string>& values) { out = values.back(); };
}

Take into(std::optional<std::string>& out) {
  return [&out](const Option&, const std::vector<std::string>& values) { out = values.back(); };
}

Take into(bool& out) {
  return [&out](const Option&, const std::vector<std::string>& values) {
    out = values.back() == "true";
  };
}

Take into(std::vector<std::string>& out) {
  return [&out](const Option&, const std::vector<std::string>& values) { out = values; };
}

Take list_into(std::vector<std::string>& out, std::string what) {
  return
      [&out, what = std::move(what)](const Option& option, const std::vector<std::string>& values) {
        for (const std::string& value : values)
          for (const std::string& part : split(value, ','))
            if (std::string name = without_blanks(part); !name.empty())
              out.push_back(std::move(name));
        if (out.empty() && !what.empty())
          throw UsageFault("--" + option.name + ": ", "usage-names-none");
      };
}

Take pairs_into(std::vector<std::pair<std::string, std::string>>& out) {
  return [&out](const Option& option, const std::vector<std::string>& values) {
    for (const std::string& pair : values) {
      const std::size_t equals = pair.find('=');
      if (equals == std::string::npos || equals == 0)
        throw UsageFault("--" + option.name + ": ", "usage-no-pair",
                         {{"value", pair}, {"form", "NAME=VALUE"}});
      const bool symbol =
          std::all_of(pair.begin(), pair.begin() + static_cast<std::ptrdiff_t>(equals),
                      [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
      if (!symbol)
        throw UsageFault("--" + option.name + ": ", "usage-no-tag-name",
                         {{"value", pair.substr(0, equals)}});
      out.push_back({pair.substr(0, equals), pair.substr(equals + 1)});
    }
  };
}

Take number_into(unsigned& out, std::uint64_t most) {
  return [&out, most](const Option& option, const std::vector<std::string>& values) {
    out = static_cast<unsigned>(read_number(option, values.back(), most));
  };
}

Take number_into(std::optional<std::uint64_t>& out) {
  return [&out](const Option& option, const std::vector<std::string>& values) {
    out = read_number(option, values.back());
  };
}

}  // namespace planilla
