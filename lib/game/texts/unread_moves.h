// Which moves of a text were not read, though they may be of the game.
//
//   const UnreadMoves unread(in, position, first_part_of_game);   // position: behind the last move
//   unread.first(behind_last_move, end)   // the part at which they begin; `end`: there are none
//   unread.left_out(behind_last_move)   // one of them before the last move
//
// What is passed must outlive the object. Asked once for each game of a text.
#pragma once

#include <cstdint>
#include <string_view>

#include "game/texts/lay_out.h"

namespace planilla {

class UnreadMoves {
public:
  UnreadMoves(const LaidOut& in, const Position& position, std::uint32_t game_from)
      : text_(in.text),
        parts_(in.parts),
        spine_(in.spine),
        readers_(in.readers),
        position_(position),
        game_from_(game_from) {}

  // The first number behind the last move, outside of brackets, with such moves: at the beginning
  // of a line or a sentence; among words, if the number is due and the move legal, and nothing has
  // said that the game was over.
  std::uint32_t first(std::uint32_t from, std::uint32_t to) const;

  // Before parts[to], outside of brackets, a move that is left out: its number names a half-move
  // behind the last one, as in columns that are torn apart; or it stands directly behind one that
  // is played. `to`: there is none.
  std::uint32_t left_out(std::uint32_t to) const;

  // Before parts[to], outside of brackets, a move alone in its line, behind its number, where
  // another one is played in its place later. `to`: there is none.
  std::uint32_t rival_of_played(std::uint32_t to) const;

  // The last part of the move at parts[left]: of the number itself, if none stands behind it.
  std::uint32_t move_at(std::uint32_t left, std::uint32_t to) const;

private:
  std::uint32_t numbered_cell(std::uint32_t at, std::uint32_t to, int& half) const;
  bool is_legal_here(std::uint32_t cell) const;
  bool has_other_letters(std::uint32_t cell) const;
  bool is_far_word(std::uint32_t cell, int half) const;
  bool is_unread_row(std::uint32_t at, std::uint32_t to) const;
  bool is_misspelt_move(std::uint32_t at, std::uint32_t to, bool beside) const;
  bool names_square(std::uint32_t cell) const;
  bool numbers_a_pair(std::uint32_t at, std::uint32_t to) const;
  bool is_cited(std::uint32_t number) const;
  bool is_short_run(std::uint32_t cell, std::uint32_t to) const;
  bool is_dotted_move(std::uint32_t at, std::uint32_t to) const;
  bool names_number_due(std::uint32_t at) const;
  bool is_of_sentence(std::uint32_t cell, std::uint32_t to) const;
  bool begins_remark(std::uint32_t cell) const;
  bool follows_move(std::uint32_t cell) const;
  bool is_answer(std::uint32_t cell) const;
  bool is_last_reply(std::uint32_t cell, std::uint32_t from, std::uint32_t to) const;
  bool is_in_row_of(std::uint32_t cell, std::uint32_t from) const;
  bool stands_behind_move(std::uint32_t cell, std::uint32_t behind) const;
  bool is_numbered_again(std::uint32_t cell) const;
  bool ends_its_line(std::uint32_t cell) const;
  bool are_alike(std::uint32_t one, std::uint32_t other) const;

  std::string_view text_;
  const Parts& parts_;
  const Spine& spine_;
  CellReaders readers_;
  const Position& position_;
  std::uint32_t game_from_;  // part
};

}  // namespace planilla
