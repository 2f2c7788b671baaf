// Words that may be one move, put together one by one.
//
//   Gather words(text, tokens, "");         // D x d3   from the first token on
//   while (!words.next().empty()) {
//     words.add();
//     try_it(words.joined(), words.tokens());
//   }
//
// A parenthesis glued to a word belongs to it and is added as a whole: `R(R3)-Q3`, `e8(Q)`.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "pgn/doubt_flags.h"
#include "pgn/token.h"

namespace planilla {

class Gather {
public:
  Gather(std::string_view text, std::span<const Token> tokens, std::string_view joiner)
      : text_(text), tokens_(tokens), joiner_(joiner), joined_(tokens[0].in(text)) {}

  // The next piece, as it would be added; empty if nothing can follow.
  std::string_view next() const {
    if (taken_ == tokens_.size()) return {};
    const Token& token = tokens_[taken_];
    if (token.flags & token_doubtful) return {};
    if (token.kind == TokenKind::word) return token.in(text_);
    if (token.kind != TokenKind::open || taken_ + 2 >= tokens_.size()) return {};
    if (!glued(taken_) && !is_wing(taken_ + 1)) return {};
    const bool whole = tokens_[taken_ + 1].kind == TokenKind::word &&
                       tokens_[taken_ + 2].kind == TokenKind::close && glued(taken_ + 1) &&
                       glued(taken_ + 2);
    if (!whole) return {};
    return Span{token.begin(), tokens_[taken_ + 2].end()}.in(text_);
  }
  bool next_is_glued() const { return glued(taken_); }

  void add() {
    const std::string_view piece = next();
    if (!next_is_glued()) {
      blanks_ = true;
      ++words_;
      joined_ += joiner_;
    }
    taken_ += tokens_[taken_].kind == TokenKind::open ? 3 : 1;
    joined_ += piece;
  }

  const std::string& joined() const { return joined_; }
  std::size_t tokens() const { return taken_; }
  int words() const { return words_; }  // parted by blanks
  bool blanks() const { return blanks_; }

private:
  // `Castles (QR)`: in notations of several words a blank may stand before it.
  bool is_wing(std::size_t at) const {
    constexpr std::size_t longest = 2;
    const std::string_view word = tokens_[at].in(text_);
    return !joiner_.empty() && word.size() <= longest && word[0] >= 'A' && word[0] <= 'Z';
  }
  bool glued(std::size_t at) const { return tokens_[at].begin() == tokens_[at - 1].end(); }

  std::string_view text_;
  std::span<const Token> tokens_;
  std::string_view joiner_;
  std::string joined_;
  std::size_t taken_ = 1;
  int words_ = 1;
  bool blanks_ = false;
};

}  // namespace planilla
