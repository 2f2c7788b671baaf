// A legal move as text.
//
//   Symbols english = Symbols::english();
//   append_san(before, move, facts, english, out);     // Nbd2, exd6, O-O, e8=Q+, Qh4#
//
// SAN exactly as the export format of the PGN standard asks (8.2.3): the least disambiguation among
// legal moves (file, else rank, else square), `x`, `=Q`, `+`, `#`, `O-O`. `facts` are Claim bits
// that are true of the move (facts_of in board/resolve.h); only check and mate are looked at. The
// letters are those of any language or figurines.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "board/position.h"
#include "board/resolve.h"
#include "notation/data/language.h"

namespace planilla {

struct Symbols {
  std::array<std::string, 7> of;  // of[knight] = "N"; of[pawn] = ""
  static Symbols english();
  static Symbols figurine();  // ♔♕♖♗♘
  static Symbols of_language(const Language& language);
};

// What SAN says of where a piece (no pawn, no king) came from. Source: PGN 8.2.3.4: the file if it
// is enough, else the rank, else both.
enum class Disambiguation : std::uint8_t { none, file, rank, square };
Disambiguation disambiguation_of(const Position& before, Role role, Square from, Square to);

void append_san(const Position& before, Move move, std::uint16_t facts, const Symbols& symbols,
                std::string& out);
// Where in `text` the SAN of a move in English letters ends, its check or mate sign not counted; 0
// if `text` does not begin with it.
std::size_t san_at_front(const Position& before, Move move, std::string_view text);
// "+", "#" or nothing.
std::string_view san_sign(std::uint16_t facts);
void append_uci(const Position& before, Move move, std::string& out);  // e1g1, or e1h1 in Chess960
void append_lan(const Position& before, Move move, std::uint16_t facts, const Symbols& symbols,
                std::string& out);  // e2-e4, Ng1-f3, e5xd6, O-O

// English SAN, facts worked out: for findings and tests.
std::string san(const Position& before, Move move);

}  // namespace planilla
