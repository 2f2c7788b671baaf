// Tokens appended to a vector by the block.
//
//   TokenSink sink(tokens);
//   Token* out = sink.room(64);   // 64 may be written from here without another look
//   *out++ = {{0, 2}, TokenKind::word};
//   sink.wrote(out);
//
// The vector grows ahead of what is written and is cut to size when the sink goes.
#pragma once

#include <cstddef>
#include <vector>

#include "pgn/token.h"

namespace planilla::lex {

class TokenSink {
public:
  explicit TokenSink(std::vector<Token>& out) : out_(out), first_(out.size()), used_(first_) {}
  ~TokenSink() { out_.resize(used_); }
  TokenSink(const TokenSink&) = delete;
  TokenSink& operator=(const TokenSink&) = delete;

  Token* room(std::size_t count) {
    if (out_.size() - used_ < count) out_.resize(used_ + count + 64);
    return out_.data() + used_;
  }
  void wrote(const Token* end) { used_ = static_cast<std::size_t>(end - out_.data()); }

  bool empty() const { return used_ == first_; }
  const Token& last() const { return out_[used_ - 1]; }

private:
  std::vector<Token>& out_;
  std::size_t first_;
  std::size_t used_;
};

}  // namespace planilla::lex
