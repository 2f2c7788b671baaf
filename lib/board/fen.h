// FEN: strict, X-FEN and Shredder-FEN.
//
//   FenResult r = parse_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
//   if (r.position) use(*r.position); else tell(r.fault, r.fault_at);
//
// In: the six fields (the last two, or four, may be missing: "w - - 0 1" is then assumed and
// noted). Castling: KQkq (X-FEN: the outermost rook of that side), file letters HAha (Shredder).
// Rights that the pieces do not support are dropped and noted (`repaired`). The en passant square
// is kept only when a capture there is legal. Anything else wrong is a FenFault with the byte where
// it shows. Source: PGN standard 16.1; X-FEN (Scharnagl).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "board/position.h"

namespace planilla {

enum class FenFault : std::uint8_t {
  none,
  empty,
  bad_piece,  // a character that is no piece and no digit
  rank_too_long,
  rank_too_short,
  too_few_ranks,
  too_many_ranks,
  no_white_king,
  no_black_king,
  two_white_kings,  // or more
  two_black_kings,
  pawn_on_last_rank,  // first or eighth
  bad_turn,
  bad_castling,
  bad_en_passant,
  bad_halfmove_clock,
  bad_fullmove_number,
  opponent_in_check,  // the side not to move could be captured
  too_many_checkers,
  trailing_text,
};

// A word for each, used as message argument: "no-white-king".
std::string_view fen_fault_name(FenFault fault);

enum FenNote : std::uint8_t {
  fen_fields_missing = 1,
  fen_castling_dropped = 2,
  fen_en_passant_dropped = 4,  // named, but no capture is legal there (usual in strict FEN)
  fen_en_passant_wrong = 8,    // named, but no pawn can have skipped it
  fen_only_chess960 = 16,      // a right to castle of a king or rook that is not at home
};

struct FenResult {
  std::optional<Position> position;
  FenFault fault = FenFault::none;
  std::size_t fault_at = 0;  // byte in the text
  std::uint8_t notes = 0;    // FenNote bits
};

// `chess960` marks the position for Chess960 castling; rights that only Chess960 can have (a king
// not on the e-file, file letters) mark it anyway.
FenResult parse_fen(std::string_view text, bool chess960 = false);

// X-FEN by default: KQkq where they are clear, file letters where they are not. The en passant
// square only where a capture is legal.
std::string to_fen(const Position& position);
std::string to_shredder_fen(const Position& position);

// Chess960 start positions, number 0-959 (518 is the usual one); nullopt if it is none.
std::optional<int> chess960_number(const Position& position);
Position chess960_position(int number);

}  // namespace planilla
