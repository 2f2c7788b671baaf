// What a text must look like at the least to match a pattern of RE2: with which characters it may
// begin, which it may hold, how long it is. Told from the pattern's text, in a few hundred steps;
// to compile one takes RE2 three hundred thousand, and most patterns never meet a word of theirs.
//
//   PatternOutline outline("(?P<role>K|Kt)-?(?:K|Q)[1-8]", false);
//   outline.may_match("Kt-K4")     // true; "d4" and "K" are false
//
// False is certain, true is not. What it does not know of RE2 may be anything.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace planilla {

class PatternOutline {
public:
  PatternOutline(std::string_view re, bool ignore_case);
  // All of the word, from its first character to its last.
  bool may_match(std::string_view word) const;

  // Characters of ASCII; whatever lies beyond it is one.
  class Chars {
  public:
    static constexpr std::size_t beyond_ascii = 128;
    static constexpr Chars all() {
      Chars out;
      out.bits_ = {~std::uint64_t{0}, ~std::uint64_t{0}, 1};
      return out;
    }
    constexpr void set(std::size_t c) { bits_[c / 64] |= std::uint64_t{1} << c % 64; }
    constexpr bool operator[](std::size_t c) const { return (bits_[c / 64] >> c % 64 & 1) != 0; }
    constexpr Chars& operator|=(const Chars& other) {
      for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] |= other.bits_[i];
      return *this;
    }
    template <class Use>
    void each(Use use) const {
      for (std::size_t i = 0; i < bits_.size(); ++i)
        for (std::uint64_t rest = bits_[i]; rest != 0; rest &= rest - 1)
          use(64 * i + static_cast<std::size_t>(std::countr_zero(rest)));
    }

  private:
    std::array<std::uint64_t, 3> bits_{};
  };
  static constexpr std::size_t endless = 1 << 20;  // no text is so long
  struct Part {
    Chars first;            // it may begin with
    Chars last;             // it may end with
    Chars any;              // it may hold
    std::size_t least = 0;  // characters
  };

private:
  Part whole_;
};

// Which characters may follow each other in a text that matches: some thousand steps, for words
// that the outline does not rule out.
//
//   PatternPairs pairs("(?P<role>K|Kt)-?(?:K|Q)[1-8]", false);
//   pairs.may_match("Kt-K4")     // true; "K4t" is false
class PatternPairs {
public:
  PatternPairs(std::string_view re, bool ignore_case);
  bool may_match(std::string_view word) const;

private:
  PatternOutline::Chars last_;
  std::vector<PatternOutline::Chars> next_;  // by character
};

}  // namespace planilla
