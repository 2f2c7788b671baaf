// Tries what lost_marks.h proposes, and keeps the tokens under which the game is read.
//
//   MarkMender mender(game, tokens, from, first_finding, [&] { /* reads `tokens` into `game`
//       once more */ });
//   // the game is read with the tokens as they are then; what was changed is told
//   mender.mend(told);
//
// A change is kept if it alone leaves no trouble, or moves the first trouble on by a dozen
// half-moves; where a brace inside a comment is all there is, if fewer numbers are wrong. Then the
// next is looked for.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "game/model/game.h"
#include "pgn/token.h"

namespace planilla {

class MarkMender {
public:
  MarkMender(Game& game, std::vector<Token>& tokens, std::size_t from, std::size_t first_finding,
             std::function<void()> read)
      : game_(game),
        tokens_(tokens),
        from_(from),
        first_finding_(first_finding),
        read_(std::move(read)) {}

  void mend(Findings& told);

private:
  bool mend_one(std::uint32_t trouble, Findings& told);
  std::ptrdiff_t moves_between(std::uint32_t begin, std::uint32_t end) const;

  Game& game_;
  std::vector<Token>& tokens_;
  std::size_t from_, first_finding_;
  std::function<void()> read_;
};

}  // namespace planilla
