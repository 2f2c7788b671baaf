// Where the value of an option goes, and how it is read on the way. Each returns a Take for
// OptionSet::add; what it refers to must outlive parsing. A value that is wrong throws UsageError,
// which names the option.
//
//   options.add({.name = "max-findings", .value = "N", .text = "..."}, number_into(most, {}));
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "options/option.h"

namespace planilla {

Take into(std::string& out);
Take into(std::optional<std::string>& out);
Take into(bool& out);                      // a switch
Take into(std::vector<std::string>& out);  // each value as it was given

// Comma-separated lists, joined. `what` names what must not be missing ("rule"): a list that names
// nothing is a slip, such as a variable of a shell that is not set. Empty: may name nothing.
Take list_into(std::vector<std::string>& out, std::string what = {});

// NAME=VALUE.
Take pairs_into(std::vector<std::pair<std::string, std::string>>& out);

// Whole numbers from 0 to `most`.
Take number_into(unsigned& out, std::uint64_t most);
Take number_into(std::optional<std::uint64_t>& out);

// "--jobs: 'x' is no number" where `value` is none.
std::uint64_t read_number(const Option& option, std::string_view value);
std::uint64_t read_number(const Option& option, std::string_view value, std::uint64_t most);

std::vector<std::string> split(std::string_view text, char separator);  // empty parts are left out

}  // namespace planilla
