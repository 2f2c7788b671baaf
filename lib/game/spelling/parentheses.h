// Which parenthesis closes which, found once for a whole run of tokens so that nothing is searched
// twice.
//
//   Parentheses pairs;
//   pairs.find(text, tokens);
//   pairs.close_of(i)        // index of the `)` of the `(` at i, or none
//   pairs.first_word(i)      // index of the first word at or after i before any `)`, or none
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

class Parentheses {
public:
  static constexpr std::uint32_t none = UINT32_MAX;

  // Keeps nothing of the tokens, which are of `text`. Cheap where there is no `(`.
  void find(std::string_view text, std::span<const Token> tokens);

  bool any() const { return any_; }
  std::uint32_t close_of(std::size_t open) const { return any_ ? close_[open] : none; }
  std::uint32_t first_word(std::size_t at) const {
    return at < first_word_.size() ? first_word_[at] : none;
  }

private:
  bool any_ = false;
  std::vector<std::uint32_t> close_;
  std::vector<std::uint32_t> first_word_;
  std::vector<std::uint32_t> stack_;
};

}  // namespace planilla
