// Given names and what their bearers are called besides, from data/names/.
//
//   GivenNames given(data);                  // less than a millisecond; once
//   given.group("bobby") == given.group("robert")
//
// Any number of threads may ask.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "base/data.h"

namespace planilla {

class GivenNames {
public:
  GivenNames() = default;  // knows no name
  explicit GivenNames(const Data& data);

  // The same number for all forms of a name, from 1; 0: the word is not known. In: folded.
  std::uint16_t group(std::string_view word) const {
    const auto found = groups_.find(word);
    return found == groups_.end() ? std::uint16_t{0} : found->second;
  }

  // The letter with which the formal name of the group begins, folded: `j` of `Pepe`. 0: none.
  char formal_initial(std::uint16_t group) const {
    return group == 0 || group > formal_.size() ? '\0' : formal_[group - 1u];
  }

private:
  std::string formal_;  // of each group
  std::map<std::string, std::uint16_t, std::less<>> groups_;
};

}  // namespace planilla
