// A MovePattern against a Position: none, one, or several legal moves, and if none, why.
//
//   Resolution r = resolve(position, pattern);
//   switch (r.count) {
//     case 0: tell(why_illegal(position, pattern)); break;
//     case 1: position.play(r.move); break;
//     default: MoveList all; legal_matches(position, pattern, all);
//   }
//
// `resolve` is the hot path (one call a ply): it works backwards from the destination square, looks
// at pins and checkers only when it must, and generates no move list. Claims are ignored here (see
// check_claims). A pawn that reaches the last rank with no promotion role named counts four times.
#pragma once

#include <cstdint>
#include <string_view>

#include "board/move_pattern.h"
#include "board/position.h"

namespace planilla {

struct Resolution {
  Move move;      // the move if count == 1; else the first of them in square order, or none
  int count = 0;  // 0, 1, or 2 for "several"
};

Resolution resolve(const Position& position, const MovePattern& pattern);

// The same, and where one move fits it is played: faster than the two in turn.
Resolution resolve_and_play(Position& position, const MovePattern& pattern);

// Every legal move that fits, in a fixed order (from, to, promotion queen first).
void legal_matches(const Position& position, const MovePattern& pattern, MoveList& out);

enum class Reason : std::uint8_t {
  none,
  no_such_piece,       // the side to move has no piece of that kind (from there)
  cannot_reach,        // pieces of that kind exist, but none moves like that
  blocked,             // it would, but something stands between
  own_piece_there,     // the destination holds a piece of one's own
  nothing_to_capture,  // a pawn move sideways with nothing to take
  pawn_must_capture,   // a pawn forwards onto an occupied square
  pinned,              // it would expose its king
  king_in_check,       // the king stands in check and this does not help
  into_check,          // the king would step into check
  castling_right_lost,
  castling_in_check,
  castling_through_check,
  castling_into_check,
  castling_blocked,
  en_passant_not_possible,
  wrong_side,  // illegal for the side to move, legal for the other
  captures_king,
  promotion_impossible,  // a promotion piece named where nothing promotes
  game_over,             // mate or stalemate: no move at all is legal
};

std::string_view reason_name(Reason reason);  // "no-such-piece"

struct Illegality {
  Reason reason = Reason::none;
  Square square = no_square;   // the piece that blocks, pins or checks, or the square attacked
  Square square2 = no_square;  // the piece that could otherwise have moved
};

// The reason that helps a person most: of the pieces that come nearest to fitting.
Illegality why_illegal(const Position& position, const MovePattern& pattern);

// Claim bits that hold: capture, en passant, check, mate, promotion, double, discovered.
// `after` is `before` with the move played.
std::uint16_t facts_of(const Position& before, Move move, const Position& after);

// The claims of the pattern against the move: which are false and which true facts were not
// claimed.
struct ClaimCheck {
  std::uint16_t false_claims = 0;    // Claim bits claimed but not so
  std::uint16_t missing_claims = 0;  // capture, check, mate that happen and were not claimed
};

// After the move: what the text should have said. `after` is the position with `move` played.
ClaimCheck check_claims(const Position& before, Move move, std::uint16_t claims,
                        const Position& after);

}  // namespace planilla
