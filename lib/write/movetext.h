// The movetext of a game, from its first comment to its result.
//
//   MovetextWriter writer({MoveForm::san, Symbols::english()});
//   writer.write(game, out);
//
// Walks the elements with a position of its own and an explicit stack for variations; nothing is
// allocated for a move. What becomes of each kind of element: docs/normalised-pgn.md. A writer
// belongs to one worker.
#pragma once

#include <string>
#include <vector>

#include "board/position.h"
#include "game/game.h"
#include "notation/san.h"
#include "write/flow.h"

namespace planilla {

enum class MoveForm : std::uint8_t {
  san,
  lan,
  uci,  // without move numbers, as engines take them
};

struct MoveStyle {
  MoveForm form = MoveForm::san;
  Symbols symbols;
};

class MovetextWriter {
public:
  explicit MovetextWriter(MoveStyle style);

  void write(const Game& game, std::string& out);

private:
  enum class Last : std::uint8_t { none, move, pass };
  struct Line {
    Position position;
    Position before_pass;
    Undo undo{};
    Move move;                 // the last one
    Last last = Last::none;    // how to go back to where a variation begins
    bool after_white = false;  // Black's next move needs no number: nothing stands between
  };

  void element(const Game& game, const Element& element, Flow& flow);
  void move(const Game& game, const Element& element, Flow& flow);
  void null_move(Flow& flow);
  void number(Flow& flow);
  void append_move(Move move, std::uint16_t facts, std::string& out) const;
  void other_readings(const Game& game, const Element& element, Flow& flow);
  void unread(const Game& game, const Element& element, Flow& flow);
  void remark(std::string_view text, Flow& flow);
  void open(Flow& flow);
  void close(Flow& flow);

  MoveStyle style_;
  bool ascii_ = true;  // are the letters?
  Line line_;
  std::vector<Line> stack_;
};

}  // namespace planilla
