// The line that is being replayed, and those in which it stands as a variation.
//
//   LineStack lines(start, keeps_wings);
//   lines.line().position.play(move);
//   lines.open(token);                    // a variation on the last move
//   lines.close();                        // and back
//   lines.path()                          // "9.1/12.2"
//
// Depth is a heap stack: a hundred thousand nested variations are fine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "board/position.h"
#include "notation/read/match.h"

namespace planilla {

struct LineState {
  Position position;
  Position before;            // before its last move
  Wings wings, wings_before;  // kept only for notations that name wings
  int ply = 0;
  bool numbered = false;        // the right number of the next move was read
  int variations = 0;           // met so far on this ply
  std::uint32_t last_move = 0;  // element index + 1; 0: none
};

class LineStack {
public:
  LineStack(const Position& start, bool keeps_wings) {
    line_.position = line_.before = start;
    if (keeps_wings) line_.wings = line_.wings_before = Wings(start);
  }

  LineState& line() { return line_; }
  const LineState& line() const { return line_; }
  bool in_main_line() const { return outer_.empty(); }
  std::size_t depth() const { return outer_.size(); }
  // Tokens of the parentheses that opened the innermost variation, and the outermost.
  std::uint32_t innermost_open() const { return outer_.back().open; }
  std::uint32_t outermost_open() const { return outer_.front().open; }
  const LineState& main_line() const { return outer_.empty() ? line_ : outer_.front().line; }

  // From the position before the last move.
  void open(std::uint32_t token);
  void close();
  void close_all();
  std::string path() const;

private:
  struct Outer {
    LineState line;  // to go back to
    std::uint32_t open;
    int replaced, ordinal;
  };
  LineState line_;
  std::vector<Outer> outer_;
};

}  // namespace planilla
