// What may follow a move: +, #, e.p., ch, jaque ..., and what each claims.
//
//   Marks marks(grammar marks, languages);
//   std::optional<std::uint16_t> claims = marks.read("+e.p.");   // all of it, or nullopt
//
// Blanks within are ignored, ASCII letters match in either case. The longest mark wins, of equals
// the one added first.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/move_pattern.h"
#include "notation/data/language.h"

namespace planilla {

struct Mark {
  std::string text;  // lower case, no blanks
  std::uint16_t claims = 0;
  bool alone = true;  // may it stand as a word of its own? (not x or a colon)
};

class Marks {
public:
  void add(std::string_view text, std::uint16_t claims);
  void add_words(const Language& language);

  // Claims of a text that is nothing but marks (or empty: 0); nullopt if it is not.
  std::optional<std::uint16_t> read(std::string_view text) const;
  // The same for a word that stands alone.
  std::optional<std::uint16_t> read_alone(std::string_view text) const;

  // Where in the word marks may begin: every place, the end included, from which on there is
  // nothing else. Calls `f(at, claims)` for each, from the end.
  template <class F>
  void for_each_start(std::string_view word, F f) const {
    f(word.size(), std::uint16_t{0});
    for (std::size_t at = word.size(); at-- > 1;)
      if (may_start(word[at]))
        if (const auto claims = read(word.substr(at))) f(at, *claims);
  }

  // May they begin with this byte?
  bool may_start(char c) const { return starts_[static_cast<unsigned char>(c)]; }

private:
  const Mark* longest(std::string_view text, std::size_t& size) const;

  std::vector<Mark> marks_;  // the longest first
  std::array<bool, 256> starts_{};
};

}  // namespace planilla
