// Which cells of a text are the half-moves of its games.
//
//   Spine spine = find_spine(text, parts, {&white, &black}, start);
//   spine.use[i]        // is parts[i] played, left out, the start of a game?
//
// The main line is what the numbers carry on. Every way of taking cells or passing them over is a
// hypothesis with a cost, kept in a beam: a cell that is legal where it is due speaks for it, one
// cited in the middle of a sentence against it, a number that goes back, a gap in the numbers, an
// illegal move more so. Without readers (the letters are not known yet) the numbers alone decide.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "board/position.h"
#include "game/cells/part.h"
#include "notation/read/move_reader.h"

namespace planilla {

struct CellReaders {
  MoveReader* white = nullptr;
  MoveReader* black = nullptr;
  MoveReader& of(Color turn) const { return turn == Color{} ? *white : *black; }
  bool known() const { return white != nullptr; }
};

enum class Use : std::uint8_t {
  aside,      // no half-move of a game
  played,     // one
  unwritten,  // a dash in the place of one
  result,     // the end of a game
  cited,      // of a line in place of a half-move that is played: no half-move of the game
};

struct Spine {
  std::vector<Use> use;                 // of each part
  std::vector<Move> move;               // of a cell that is played and legal
  std::vector<bool> starts_game;        // a cell that is the first of a second game, a third ...
  std::uint32_t in_doubt = UINT32_MAX;  // the first cell that another reading, hardly less likely,
                                        // does not play
  std::vector<bool> behind_gap;  // a cell before which its number says that moves are missing
  int played = 0;                // cells
  int legal = 0;                 // of these, with readers
  int score = 0;
  bool second_settled = false;  // with which cell the second game begins, whatever follows
};

Spine find_spine(std::string_view text, const Parts& parts, const CellReaders& readers,
                 const Position& start);

// By the numbers alone, and no farther than to where it is settled with which cell the second game
// begins: `starts_game` of that one is set, and `second_settled`. Of what stands behind it nothing
// is told.
Spine find_first_spine(std::string_view text, const Parts& parts, const Position& start);

// What a cell can mean, and the legal moves of that in a position: of the cheapest reading that has
// any, several if it is ambiguous.
WordReading read_cell(std::string_view word, MoveReader& reader);
void moves_of_reading(const WordReading& reading, const Position& position, MoveList& out);
// Those that a cell with one unreadable character can mean, whatever the character was; or a cell
// of two words of which one was meant.
void moves_of_masked(std::string_view text, Span span, MoveReader& reader, const Position& position,
                     MoveList& out);

}  // namespace planilla
