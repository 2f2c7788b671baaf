// Tokens appended to a vector without a capacity check for each.
//
//   TokenSink sink(tokens);
//   sink.reserve(64);
//   sink.put({{0, 2}, TokenKind::word});   // 64 of these without another look
//
// The vector grows ahead of what is written and is cut to size when the sink goes.
#pragma once

#include <algorithm>
#include <vector>

#include "pgn/token.h"

namespace planilla::lex {

class TokenSink {
public:
  explicit TokenSink(std::vector<Token>& out) : out_(out), first_(out.size()), used_(first_) {}
  ~TokenSink() { out_.resize(used_); }
  TokenSink(const TokenSink&) = delete;
  TokenSink& operator=(const TokenSink&) = delete;

  // Room for `count` more.
  void reserve(std::size_t count) {
    if (out_.size() - used_ < count) grow(count);
  }
  void put(Token token) { out_[used_++] = token; }

  bool empty() const { return used_ == first_; }
  const Token& last() const { return out_[used_ - 1]; }

private:
  void grow(std::size_t count) { out_.resize(used_ + std::max<std::size_t>(count, 256)); }

  std::vector<Token>& out_;
  std::size_t first_;
  std::size_t used_;
};

}  // namespace planilla::lex
