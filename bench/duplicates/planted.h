// An archive with duplicates and traps whose truth is known.
//
//   Archive archive = plant(games, {.seed = 1});
//   for (const Entry& entry : archive.entries) write(to_pgn(entry));
//
// Every base game has moves that no other has. A duplicate stands somewhere in the archive together
// with the game it copies, and they have the same `twin` number; a trap looks like one and is a
// game of its own.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "random.h"
#include "true_game.h"

namespace planilla::twins {

enum class Kind {
  base,
  // Duplicates.
  exact_copy,       // the same, tags a little poorer
  exact_respelt,    // names as another source writes them
  exact_event,      // the event under another name, the date the same
  prefix_cut,       // the end is missing
  prefix_respelt,   // and names are written otherwise
  near_fault,       // one move was read wrongly, and the rest is still legal
  near_missing,     // two half-moves were left out, or a pair repeated
  near_transposed,  // two moves of a side in each other's place
  near_last,        // the last move is wrong
  near_typed,       // names mistyped, one digit of the date wrong
  near_date,        // day and month exchanged, or a few days off
  near_result,      // another result, another round
  // Traps.
  other_people,  // the same moves, other people, another day
  people_again,  // the same people, the same short draw, on other days
  short_draw,    // the same short draw by other people
  book,          // the same opening, then another game, by other people
  again_book,    // the same by the same people on another day
  next_edition,  // the same people, the same short draw, in the same event of the next year
  same_match,    // the same people, the same short draw, ten days later in one event
};
inline constexpr std::size_t kind_count = 20;
std::string_view kind_name(Kind kind);
inline bool is_trap(Kind kind) {
  return kind >= Kind::other_people;
}

struct Entry {
  Kind kind = Kind::base;
  std::size_t twin = 0;  // games of one number are one game
  std::string white, black, event, site, round, result;
  int year = 0, month = 0, day = 0;  // 0: not said
  int white_elo = 0, black_elo = 0;
  std::vector<Move> moves;
};

struct Planting {
  std::uint64_t seed = 1;
};

std::vector<Entry> plant(const std::vector<sheets::TrueGame>& games, const Planting& planting);
std::string to_pgn(const Entry& entry);

}  // namespace planilla::twins
