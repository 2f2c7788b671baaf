// What is to be read in place of what stands in a text: found by repair, carried out by the replay.
//
//   RepairPlan script{.fixes = {{.token = 12, .kind = FixKind::replace, .move = Nf3}}};
//   replay.run(game, from, white, black, &script, Repair::safe);
#pragma once

#include <cstdint>
#include <vector>

#include "board/move.h"

namespace planilla {

enum class Repair : std::uint8_t {
  off,
  suggest,  // told, not carried out: the game is read up to there
  proceed,  // told, not carried out, and read on behind it, so that what is wrong later is found
            // too
  safe,     // carried out where it is proved
  guess,    // the likeliest reading is carried out everywhere
};

enum class FixKind : std::uint8_t {
  replace,  // the word means this move
  choose,   // the word fits several moves: this one, under which the rest is legal
  insert,   // a half-move is missing before the word
  drop,     // the word is no move of the game
  gap,      // more is missing before the word than can be put in: told, and the rest kept unread
  marks,    // the word takes or checks where nothing is taken or checked: told, and the rest kept
            // unread
  again,    // the word stands there again soon behind it, where it is no move: told, and the rest
            // kept unread
  row,      // its row is written twice: told, and the rest kept unread
  column,   // the player's words from this one on stand a row too high: told, and the rest kept
            // unread
  stands,   // the word was played as it is written, against the rules; without a move: the side to
            // move passed
};

// log10 of a lead that is given in hundredths of a nat, rounded down.
constexpr int odds_of(std::uint32_t lead) {
  constexpr std::uint32_t ten_times = 230;
  return static_cast<int>(lead / ten_times);
}

inline constexpr std::uint32_t no_partner = UINT32_MAX;  // a token

struct Edit {
  std::uint32_t token = 0;  // the word
  FixKind kind = FixKind::replace;
  Move move;
  std::uint32_t tokens = 1;  // how many it takes; none for insert
  bool answered = false;     // somebody was asked, and said so
  bool about_word = false;   // insert, open: or the word itself is meant otherwise
  bool open =
      false;  // as likely as others, which are asked about: an error, and read on with this one
  std::uint32_t partner = no_partner;  // the other word of two that stand in each other's place, or
                                       // are the two kings of a board
  int missing = 0;                     // gap: so many half-moves, by the numbers or by the board
  int fillings = 0;               // gap, by the board: pairs with which the words behind it fit
  std::vector<Move> others;       // what else was considered, or is as likely; cheapest first
  std::vector<Move> even;         // what else fits as far as the change does
  std::uint32_t lead = 0;         // over all other readings together, in hundredths of a nat
  bool stops = false;             // not proved: an error, and the rest is kept unread
  bool no_play = false;           // drop: the kings of an electronic board, after the game
  bool to_end = false;            // the rest of the game is legal under the script
  bool fails_soon = false;        // a word close behind it is not legal even so
  int fits = 0;                   // half-moves behind it that are legal under the script
  int rival_fits = 0;             // behind the next best meaning of the word
  int rival_ply = 0;              // at which half-move that one stops ...
  std::uint32_t rival_stops = 0;  // ... and at which token; 0: it does not
  int odds = 0;                   // log10, against all other explanations together

  bool has_partner() const { return partner != no_partner; }
  bool is_first_of_two() const { return has_partner() && partner > token; }
  bool is_second_of_two() const { return has_partner() && partner < token; }
};

// A word that stands as it is, though a change in it is as likely as one elsewhere.
struct Question {
  std::uint32_t token = 0;
  int ply = 0;
  std::vector<Move> moves;  // of that ply, one for each change, likeliest first
  bool is_slip = false;     // the word names none of them
};

struct RepairPlan {
  std::vector<Edit> fixes;  // in order of their tokens
  std::vector<Question> questions;
  int proof = 0;  // half-moves read behind the last change
};

}  // namespace planilla
