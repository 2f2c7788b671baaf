// What may follow a move: +, #, e.p., ch, jaque ..., and what each claims.
//
//   Marks marks(grammar marks, languages);
//   std::optional<std::uint16_t> claims = marks.read("+e.p.");   // all of it, or nullopt
//
// Blanks within are ignored, ASCII letters match in either case. The longest mark wins, of equals
// the one added first.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/move_pattern.h"
#include "notation/language.h"

namespace planilla {

struct Mark {
  std::string text;   // lower case, no blanks
  std::string words;  // as it was given
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

  const std::vector<Mark>& all() const { return marks_; }

private:
  const Mark* longest(std::string_view text, std::size_t& size) const;

  std::vector<Mark> marks_;  // the longest first
};

}  // namespace planilla
