// One ICU message pattern, compiled, and the names it asks for.
//
//   MessagePattern pattern("«{written}» can be {candidates}", "en");
//   pattern.format({{"written", "Cd2"}, {"candidates", "Nbd2 or Nfd2"}});
//
// For the author of a pattern: an argument that is not given is the empty text (the
// number 0 in a plural), the `-` of a value counts as `_` in a select (ICU allows no hyphen there),
// and a plain {argument} is shown as it is, digits without separators.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/finding.h"

namespace planilla {

// The pattern cannot be read; `offset` counts UTF-16 units from its start.
struct PatternError : std::runtime_error {
  PatternError(const std::string& what, int at) : std::runtime_error(what), offset(at) {}
  int offset;
};

class MessagePattern {
public:
  // Throws PatternError. `language` rules plurals and numbers.
  MessagePattern(std::string_view pattern, std::string_view language);
  ~MessagePattern();
  MessagePattern(MessagePattern&&) noexcept;

  std::string format(const std::vector<Argument>& args) const;
  // Is every argument that it names among these?
  bool has_all(const std::vector<Argument>& args) const;

private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

// "Cbd2 o Cfd2"
std::string join_alternatives(const std::vector<std::string>& items, std::string_view language);

}  // namespace planilla
