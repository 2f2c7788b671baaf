// A pattern of a grammar with its placeholders filled in.
//
//   PatternText text(grammar, letters, captures);
//   text.expand("{piece}{to_file}{to_rank}{marks}")    // (?P<role>K|Q|...)(?P<to_file>a|b...)...
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "notation/read/grammar.h"

namespace planilla {

// Where a language has no spelling for a part.
inline constexpr std::string_view matches_nothing = "[^\\s\\S]";

class PatternText {
public:
  PatternText(const Grammar& grammar, const Letters& letters,
              const std::vector<std::string>& captures);

  // The same with shorter letters before longer ones.
  void reverse_letters();
  // Is there a letter that begins another?
  bool has_prefixes() const;

  // An unknown placeholder stays as it stands; RE2 then says what it thinks of it.
  std::string expand(std::string_view re) const;

private:
  void fill(const std::vector<std::string>& captures);
  std::string letters_of(RoleMask roles, const Letters& from, bool lower) const;

  const Grammar& grammar_;
  const Letters& letters_;
  bool reversed_ = false;
  std::vector<std::string> captures_;
  std::map<std::string, std::string, std::less<>> parts_;
};

}  // namespace planilla
