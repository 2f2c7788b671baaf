// Moves that stand in words: in a comment, in a sentence.
//
//   TextMoves text(game, white_reader, black_reader);
//   TextRun run = text.find(element, position, TextPlace::behind_last);   // that go on from there
//   run.plies                                                     // 0: there are none
//   text.played();                                                // the moves of the last run
//
// What is passed must outlive the object.
#pragma once

#include <cstdint>
#include <vector>

#include "game/model/game.h"
#include "notation/read/move_reader.h"
#include "pgn/token.h"

namespace planilla {

// What a run of moves in a text comes to.
struct TextRun {
  Span span;
  int plies = 0;
};

// Where a text stands: behind all moves, or before a number that shows that moves are missing.
enum class TextPlace : std::uint8_t { behind_last, before_number };

class TextMoves {
public:
  TextMoves(const Game& game, MoveReader& white, MoveReader& black)
      : game_(game), white_(white), black_(black) {}

  // The first run of moves in `text` that goes on from `position`; nothing if there is none.
  TextRun find(const Element& text, const Position& position, TextPlace place);
  // The first line of moves in `text` that begins with the number 1, as it can be played.
  TextRun find_from_start(const Element& text);
  const std::vector<Move>& played() const { return played_; }  // of the last run

private:
  MoveReader& reader(Color turn) { return turn == white ? white_ : black_; }
  bool is_sentence(ElementKind kind) const {
    return kind == ElementKind::remark || (kind == ElementKind::line_comment && game_.is_sheet);
  }
  void gather_tokens(Span inside);
  bool ends_with(const TextRun& run) const;
  bool stands_before_result(const TextRun& run) const;
  bool stands_before_next_number(std::size_t at, const Position& position) const;
  bool may_be_last_reply(std::size_t at, const Position& position) const;
  TextRun run_at(std::size_t at, Position position);
  TextRun run_behind_words(const Position& position);
  std::size_t take_number(std::size_t at, const Position& position, bool& right) const;

  const Game& game_;
  MoveReader& white_;
  MoveReader& black_;
  std::vector<Token> tokens_;
  std::vector<Move> played_;
};

}  // namespace planilla
