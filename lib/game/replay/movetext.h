// The tokens of a text, prepared to be replayed: what is looked up for all games of the text at
// once.
//
//   Movetext movetext;
//   movetext.open(text, tokens);          // both must outlive it; neither is changed
//   movetext.pairs().close_of(open)
//
// Cheap where the text holds no parenthesis. Its buffers are reused by the next open().
#pragma once

#include <span>
#include <string_view>

#include "game/spelling/parentheses.h"
#include "pgn/token.h"

namespace planilla {

class Movetext {
public:
  void open(std::string_view text, std::span<const Token> tokens);
  // Other tokens of the same text.
  void use(std::span<const Token> tokens);

  std::string_view text() const { return text_; }
  std::span<const Token> tokens() const { return tokens_; }
  const Parentheses& pairs() const { return pairs_; }
  // Do choices that an earlier conversion left open stand somewhere in it?
  bool has_choices() const { return has_choices_; }

private:
  std::string_view text_;
  std::span<const Token> tokens_;
  Parentheses pairs_;
  bool has_choices_ = false;
};

}  // namespace planilla
