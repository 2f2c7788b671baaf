// The movetext of a game, from its first comment to its result.
//
//   MovetextWriter writer({MoveForm::san, Symbols::english()});
//   writer.write(game, out);
//
// Walks the elements with a position of its own and an explicit stack for variations; nothing is
// allocated for a move. Where every move of a game is written as it stands in the text
// (element_is_san), no position is needed: the words are copied. What becomes of each kind of
// element: docs/normalised-pgn.md. A writer belongs to one worker.
#pragma once

#include <string>
#include <vector>

#include "board/position.h"
#include "game/model/game.h"
#include "notation/write/san.h"
#include "write/pgn/flow.h"

namespace planilla {

enum class MoveForm : std::uint8_t {
  san,
  lan,
  uci,  // without move numbers, as engines take them
};

// What is said of a move that is not the one that stands in the text.
enum class RepairMarks : std::uint8_t {
  none,
  comments,  // {planilla: written Cf4}, or {planilla: not written}, behind the move
};

struct MoveStyle {
  MoveForm form = MoveForm::san;
  Symbols symbols;
  RepairMarks marks = RepairMarks::none;
};

class MovetextWriter {
public:
  explicit MovetextWriter(MoveStyle style);

  void write(const Game& game, std::string& out);
  void mark(RepairMarks marks) { style_.marks = marks; }

private:
  enum class Last : std::uint8_t { none, move, pass };
  struct Line {
    Position position;  // unless words are copied
    Position before_pass;
    std::uint32_t number = 1;  // of the next move
    Color turn = white;
    Undo undo{};
    Move move;                 // the last one
    Last last = Last::none;    // how to go back to where a variation begins
    bool after_white = false;  // Black's next move needs no number: nothing stands between
  };

  void write_elements(const Game& game, Flow& flow);
  void write_plain(const Game& game, Flow& flow);
  void write_copied(const Game& game, Flow& flow);
  void element(const Game& game, const Element& element, Flow& flow);
  void move(const Game& game, const Element& element, Flow& flow);
  void nags_behind(const Element& move, Flow& flow);
  void null_move(Flow& flow);
  void illegal_move(Move move, Flow& flow);
  void number(Flow& flow);
  static void copy(Span word, std::string_view text, Flow& flow);
  void advance();
  void step_back();
  void append_move(Move move, std::uint16_t facts, std::string& out) const;
  void other_readings(const Game& game, const Element& element, Flow& flow);
  static void other_result(const Game& game, Flow& flow);
  bool stands_in_sentence(const Game& game, const Element& words) const;
  bool open_choice(const Game& game, const Element& comment, Flow& flow);
  void repair_mark(std::string_view written, Flow& flow);
  void unread(const Game& game, const Element& element, Flow& flow);
  static void comment(std::string_view text, Flow& flow);
  static void remark(std::string_view text, Flow& flow);
  void open(Flow& flow);
  void close(Flow& flow);

  MoveStyle style_;
  bool ascii_ = true;     // are the letters?
  bool english_ = false;  // are moves written in English SAN?
  bool copies_ = false;   // of this game: each move as it stands in the text
  Line line_;
  std::vector<Line> stack_;
  std::span<const Element> elements_;     // of this game
  const Element* behind_nags_ = nullptr;  // of these, the first that is not written yet
  std::vector<Element> room_;             // of elements_, where the game keeps them in another form
};

}  // namespace planilla
