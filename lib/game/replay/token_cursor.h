// A place among tokens that are never changed: a word of which only the front was read is split in
// a copy of its own.
//
//   TokenCursor cursor(tokens, from);
//   cursor.split(bytes);           // the rest of the word is now the token to be read
//   cursor.is_rest(at)             // does it begin within a word of which the front was read?
//
// The copy is made with the first split: words that run together are rare.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "pgn/token.h"

namespace planilla {

class TokenCursor {
public:
  TokenCursor(std::span<const Token> tokens, std::size_t from) : at(from), tokens_(tokens) {}
  TokenCursor(const TokenCursor&) = delete;
  TokenCursor& operator=(const TokenCursor&) = delete;

  std::size_t at;  // the token to be read; tokens().size(): none is left

  std::span<const Token> tokens() const { return tokens_; }
  const Token& token() const { return tokens_[at]; }

  void split(std::uint32_t bytes) {
    if (own_.empty()) {
      own_.assign(tokens_.begin(), tokens_.end());
      tokens_ = own_;
    }
    own_[at].span.begin += bytes;
    rest_ = at;
  }
  bool is_rest(std::size_t token) const { return token == rest_; }

private:
  std::span<const Token> tokens_;
  std::vector<Token> own_;
  std::size_t rest_ = SIZE_MAX;
};

}  // namespace planilla
