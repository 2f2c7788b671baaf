// What a written move says, before a board is asked: masks that each notation only narrows.
//
//   Cf3      {knight; to f3}
//   exd6     {pawn; from file e; to d6; claims capture}
//   P-K4     {pawn; to e4, relative}            relative: seen from the side that moves
//   PxP      {pawn; captured pawn; claims capture}
//   5254     {any role; from e2; to e4}
//   0-0      {castle short}
//   e8       {pawn; to e8; any promotion}       sealed without a piece: four moves fit
//
// One resolver (board/resolve.h) answers for all: no legal move is illegal, one is the move, more
// is ambiguous. `claims` are what the text says besides (capture, check, mate, en passant); they
// are compared with the board and reported, never used to reject.
#pragma once

#include <cstdint>

#include "board/types.h"

namespace planilla {

enum Claim : std::uint16_t {
  claim_capture = 1,
  claim_check = 2,
  claim_mate = 4,
  claim_en_passant = 8,
  claim_double = 16,      // "++": mate in FIDE's table, double check elsewhere; the board decides
  claim_promotion = 32,   // a piece was named, so the text is of a promotion
  claim_discovered = 64,  // "dis ch"
};

enum CastleSides : std::uint8_t {
  castle_none = 0,
  castle_short = 1,
  castle_long = 2,
  castle_either = 3
};

// The wing a piece came from at the start of the game (descriptive KKt, QR); tracked in game/.
enum class Wing : std::uint8_t { unknown, queenside, kingside };

struct MovePattern {
  Bitboard from = all_squares;
  Bitboard to = all_squares;
  RoleMask roles = any_role;
  RoleMask captured = 0;              // 0: whatever stands there or nothing; else one of these
  RoleMask promotion = 0;             // roles named; 0: none named, so a promotion is ambiguous
  std::uint8_t castle = castle_none;  // not none: nothing but castling to one of these sides
  std::uint16_t claims = 0;
  Wing wing = Wing::unknown;
  bool relative = false;       // from and to are seen from the mover's side
  bool from_file = false;      // the text names the file, the rank of departure: to tell
  bool from_rank = false;      // over-disambiguation from need
  bool allows_castle = false;  // a king's move by squares (e1g1, Ke1-g1) may be castling

  friend bool operator==(const MovePattern&, const MovePattern&) = default;
};

}  // namespace planilla
