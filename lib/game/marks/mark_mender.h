// Tries what lost_marks.h proposes, and keeps the tokens under which the game is read.
//
//   MarkMender mender(from, start, [&](const Movetext& movetext) { return replay(movetext, ...);
//   }); Mended mended = mender.mend(movetext, read); if (!mended.told.empty()) ...        //
//   mended.tokens and mended.read take the place of the others
//
// A change is kept if it alone leaves no trouble, or moves the first trouble on by a dozen
// half-moves; where a brace inside a comment is all there is, if fewer numbers are wrong. Then the
// next is looked for.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "game/replay/movetext.h"
#include "game/replay/replay_result.h"
#include "pgn/token.h"

namespace planilla {

struct Mended {
  std::vector<Token> tokens;  // of the whole text
  ReplayResult read;          // what comes of them
  Findings told;              // what was changed; empty: nothing, and the rest is empty too
};

class MarkMender {
public:
  using Read = std::function<ReplayResult(const Movetext&)>;

  // The game begins at token `from`, in the position `start`.
  MarkMender(std::size_t from, const Position& start, Read read)
      : from_(from), start_(start), read_(std::move(read)) {}

  // `read`: what came of the tokens as they are.
  Mended mend(const Movetext& movetext, const ReplayResult& read) const;

private:
  bool mend_one(const Movetext& movetext, const ReplayResult& now, Mended& out) const;

  std::size_t from_;
  Position start_;
  Read read_;
};

}  // namespace planilla
