// Tokens of a line of moves, and of the brackets in it.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "game/cells/spine.h"
#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

class LineLayout {
public:
  LineLayout(std::string_view text, std::vector<Token>& out) : text_(text), out_(&out) {}

  void token(Span span, TokenKind kind, std::uint8_t flags = 0) {
    out_->push_back({span, kind, flags});
  }
  // As the tokenizer cuts it.
  void as_written(Span span);
  void append(std::span<const Token> tokens) {
    out_->insert(out_->end(), tokens.begin(), tokens.end());
  }
  // parts[from, to) as one passage, if they hold more than punctuation.
  void passage(const Parts& parts, std::uint32_t from, std::uint32_t to);
  // The same behind the last move of a game: words in it that say the result are words.
  void ending(const Parts& parts, std::uint32_t from, std::uint32_t to, const Lexicon& lexicon);
  static bool is_trivial(const Parts& parts, std::uint32_t from, std::uint32_t to);

private:
  std::string_view text_;
  std::vector<Token>* out_;
};

struct Branch {
  std::string_view text;
  const Parts& parts;
  CellReaders readers;
};

// The bracket at `open` as a variation from `before`, the position before the last move,
// `replaced`; nothing, and false, if its first move is not legal there, has the number of an
// earlier half-move, or is that move, alone.
bool lay_variation(const Branch& branch, std::uint32_t open, const Position& before, Move replaced,
                   std::vector<Token>& out);
// Where the board is not known: a bracket of nothing but moves, as it stands.
bool lay_plain_bracket(const Branch& branch, std::uint32_t open, std::vector<Token>& out);

}  // namespace planilla
