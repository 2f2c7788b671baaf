// Repetitions and move counts along a game: what could be claimed, and what ended it by itself.
//
//   GameRecord record;
//   record.add(position);                              // the start, then after every move
//   for (const DrawEvent& e : draw_events(record, *find_edition("2018")))
//     if (e.automatic) ...                             // the game ended after ply e.ply
//     else ...                                         // claimable from ply e.ply on
//
// A ply is a number of half-moves played: ply 0 is the start. Positions are the same when their
// keys are: same side to move, same men, same castling rights, same *legal* en passant capture
// (Article 9.2). A threefold repetition or 50 moves are only ever claimable (also by the player who
// is about to bring them about, one ply before); a fifth repetition or 75 moves end the game by
// themselves, but only where the edition says so, and not on a move that mates. In the edition of
// 2014 the five had to follow each other, every second move of each player.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "board/position.h"
#include "laws/edition.h"

namespace planilla {

// What the questions below need to know of a game, by ply.
struct GameRecord {
  std::vector<std::uint64_t> keys;
  std::vector<std::uint16_t> clocks;  // half-moves since the last capture or pawn's move
  int mate_ply = -1;                  // the ply that mated; -1: none did

  void add(const Position& position);
  void clear();
};

// How often the position after `ply` half-moves has stood on the board up to then, itself included.
int occurrences(std::span<const std::uint64_t> keys, std::span<const std::uint16_t> clocks,
                int ply);

enum class DrawKind : std::uint8_t { threefold, fifty_moves, fivefold, seventy_five_moves };

struct DrawEvent {
  DrawKind kind;
  int ply;         // the first where it holds
  bool automatic;  // the game was over; else a claim was open
};

// Each kind at most once, by ply; kinds that the edition does not know are left out.
std::vector<DrawEvent> draw_events(const GameRecord& record, Edition edition);

// Does a claim (threefold or fifty moves) hold with the position after `ply` half-moves on the
// board?
bool claim_holds(const GameRecord& record, DrawKind kind, int ply);

Topic topic_of(DrawKind kind);

}  // namespace planilla
