// Half-moves of pieces by their names among others in letters, each one word in doubt:
//
//   "2. c4 e6 3. caballo f3 Cf6"     "4. Cab. f3 d6"     "4. (C)f3 d6"
//
//   NamedMoves named(notations);
//   named.join(text, tokens);        // `caballo f3`, flagged as a word of which a part is unread
//
// Only in the place of a half-move: a number, a half-move or the begin of the line stands before
// it, and nothing of a sentence behind it. A sheet in which nothing stands in letters is read in a
// notation that announces its moves, unless names are written there as nobody announces them:
// `Cav. f3`, `Springerf3`, `Dama :d4`, or `0-0` beside them. Any thread may use the object.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "notation/read/notations.h"
#include "pgn/token.h"

namespace planilla {

class NamedMoves {
public:
  explicit NamedMoves(const Notations& notations) : notations_(notations) {}
  void join(std::string_view text, std::vector<Token>& tokens) const;

private:
  // Does a piece by its name stand there, as no notation that announces moves has it?
  bool is_odd_name(std::string_view text, const std::vector<Token>& tokens, std::size_t at) const;
  std::size_t length_at(std::string_view text, const std::vector<Token>& tokens,
                        std::size_t at) const;

  const Notations& notations_;
};

}  // namespace planilla
