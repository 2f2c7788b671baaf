// The cells of a text outside of brackets, each with what stands before it; and the places at which
// words say a result (PartKind::word).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "board/half_move.h"
#include "game/cells/part.h"

namespace planilla {

// Where a cell stands: what is between it and the cell before.
enum class Before : std::uint8_t { cell, aside, line, sentence, words };

struct CellItem {
  std::uint32_t part = 0;
  PartKind kind{};
  bool weak = false;
  Before before{};
  Before behind_blank = Before::cell;  // of the dash before it
  bool paragraph = false;              // an empty line or a heading is among that
  std::uint32_t number = 0;            // 0: none
  bool cited = false;                  // before words: one of them cites what was not played
  bool other_game = false;             // these are of another game: "in a famous game"
  bool in_words = false;               // it, or the first of the run that it stands in
  bool told = false;                   // before words: one of them says that it was played
  bool listed = false;           // one of several with a number, side by side: "2...d6, 2...e6"
  bool rival = false;            // told by no word, and another sentence has its number with
                                 // another move
  bool for_black = false;        // it has dots
  bool lent_number = false;      // it is that of the dash before it
  bool about_move = false;       // before words: one sentence, of which the cell before is the
                                 // beginning, "3.d4 is worse 3.Bb5"
  bool before_words = false;     // a word follows it on its line: "d3 was quieter"
  bool line_start = false;       // it, or its number, is the first of its line
  bool only_here = false;        // no later cell has its number, and the game goes on behind:
                                 // other segments have later numbers, or a result stands there
  bool carries_on = false;       // cited, only here, and the next half-move stands behind its run
  bool is_first_of_two = false;  // the next item has its number, in place of it, and words behind
  bool again = false;            // a later cell that begins a line or a sentence has its number
  bool set_apart = false;   // as moves of the game may be: it is bold, or begins its line before a
                            // colon, "d3: a quiet move"
  bool is_subject = false;  // a sentence goes on behind it, or behind the run that it begins:
                            // "5.d4 is often played", "5...Bh5 6.g4 Bg6 is sharp"
  bool is_remark = false;   // and says what was better than a half-move before it
  bool behind_remark = false;  // before words: a few, the last of which leads to no move
  bool returns = false;  // no words stand before it or behind its run, and its number is of the
                         // run before it
  bool in_open_sentence = false;     // the words before it, on another line, end with no full stop
  bool in_citing_sentence = false;   // of these one cites what was not played
  bool in_denying_sentence = false;  // one of these denies, "Qb3 was not good because of 22...Rc8"
  bool next_in_words = false;        // the item behind stands in a sentence that began before it
  std::uint32_t next_number = 0;     // of the item behind
  bool next_black = false;
  std::uint32_t next_numbered = 0;  // the next item that has a number; 0: none

  int half_move() const {  // that its number names
    return half_move_named(static_cast<int>(number), for_black ? black : white);
  }
};

std::vector<CellItem> items_of(std::string_view text, const Parts& parts);

}  // namespace planilla
