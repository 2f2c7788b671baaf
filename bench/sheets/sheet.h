// A game as somebody writes it down: one word a half-move, in the letters of his language, and the
// words laid out as a scoresheet or as PGN.
//
//   std::vector<Word> words = write_words(game, {&es, &de});   // White in Spanish, Black in German
//   std::string text = lay_out(words, {.result = "1-0"});      // "1. e4 e5\n2. Cf3 Sc6\n..."
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "notation/data/language.h"
#include "true_game.h"

namespace planilla::sheets {

// A half-move as written, and where its parts stand in the text.
struct Word {
  std::string text;     // "Cbd2", "exd5", "O-O"
  Role role = no_role;  // king for castling
  bool castle = false;
  std::size_t letter = 0;  // bytes of the piece's letter, from 0
  std::size_t from = 0;    // where the departure (file, rank) begins, and its bytes
  std::size_t from_size = 0;
  std::size_t to = 0;    // where the destination square begins: two bytes
  std::size_t ply = 0;   // of the true game, from 0
  bool blank = false;    // a cell of the sheet left empty
  bool slipped = false;  // no longer what was meant
};

enum class Marks { all, none };  // x + # written, or not

struct Writers {
  const Language* white = nullptr;
  const Language* black = nullptr;
  Marks marks = Marks::all;
  std::string castle_short = "O-O", castle_long = "O-O-O";
};

// Both players in one language; they write noughts, not letters.
Writers writers_of(const Language& language);

// The first `plies` half-moves. Departures as SAN needs them, worked out on the board.
std::vector<Word> write_words(const TrueGame& game, const Writers& writers,
                              std::size_t plies = SIZE_MAX);

struct Layout {
  std::string tags;    // before the moves
  std::string result;  // after them
};

// Two half-moves a line, with the number before them. A blank cell of White is "...", of Black
// nothing.
std::string lay_out(const std::vector<Word>& words, const Layout& layout);

std::string square_name(Square square);  // "e4"

// The seven tags of a game, in English, as lines of PGN.
std::string tag_lines(const TrueGame& game);

}  // namespace planilla::sheets
