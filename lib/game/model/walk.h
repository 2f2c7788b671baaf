// A Game walked with its positions, variations included.
//
//   Walk walk(game);
//   while (walk.next()) {
//     const Element& e = walk.element();
//     if (e.kind == ElementKind::move) use(walk.before(), e.move, walk.after());
//   }
//
// `before` and `after` are of the element's own line: inside a variation they are of the variation.
// Depth is a heap stack; a hundred thousand nested variations are fine.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "board/position.h"
#include "game/model/game.h"

namespace planilla {

class Walk {
public:
  explicit Walk(const Game& game);

  bool next();
  const Element& element() const { return element_; }
  std::size_t index() const { return next_ - 1; }  // of the element
  // Around a move: the position before it and after it. Around anything else: of the move before it
  // in its line.
  const Position& before() const { return before_; }
  const Position& after() const { return after_; }
  int depth() const { return static_cast<int>(stack_.size()); }  // 0 in the main line
  int ply() const { return ply_; }                               // of the move, from 1, in its line
  // "" in the main line; "9.1" in the first variation on ply 9, "9.1/12.2" in one inside it.
  std::string path() const;

private:
  struct Frame {
    Position before, after;
    int ply;
    int replaced;  // the ply the variation replaces
    int ordinal;   // which of the variations on that ply
    int count_at;  // bookkeeping: variations met so far on the current ply
  };
  const Game* game_;
  Element element_;
  std::size_t next_ = 0;
  Position before_, after_;
  int ply_ = 0;
  int variations_here_ = 0;
  std::vector<Frame> stack_;
};

// "9..." : the number and side of a ply of a game that starts at `start`.
std::string move_label(const Position& start, int ply);

}  // namespace planilla
