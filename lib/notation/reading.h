// What a written word can mean as a move.
//
//   const WordReading& r = reader.read(text, tokens, at);
//   if (r.kind == WordKind::move) for (const Reading& reading : r.readings()) try_it(reading.pattern);
//
// Usually there is one reading. Lower-case `bxc4` has two (bishop, b-pawn); all are tried and the board
// decides. `cost` is 0 for the plain reading and grows with what had to be forgiven.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "board/move_pattern.h"

namespace planilla {

// What was unusual in the spelling: reported by checks of the group `moves`, never in the way.
enum Quirk : std::uint16_t {
  quirk_zeros = 1,            // castling with zeros
  quirk_case = 2,             // lower-case piece or upper-case file
  quirk_homoglyph = 4,        // a letter of another script that looks alike
  quirk_dash = 8,             // a dash that is not the ASCII hyphen
  quirk_split = 16,           // written in several words (D x d3)
  quirk_promotion_form = 32,  // d8Q, d8(Q), d8/Q
  quirk_long = 64,            // long algebraic
  quirk_no_x = 128,           // pawn capture without x (ed6, exd without rank)
  quirk_en_passant = 256,     // e.p. was written
  quirk_pawn_letter = 512,    // Pe4
  quirk_foreign = 1024,       // letters of another language than the sheet's
};

struct Reading {
  MovePattern pattern;
  std::uint16_t quirks = 0;
  std::uint16_t cost = 0;
};

enum class WordKind : std::uint8_t {
  unreadable,  // no move, nor anything that belongs to one
  move,
  suffix,      // belongs to the move before: "+", "e.p.", "jaque", "mate"
  null_move,   // -- Z0 0000 pass
  hole,        // ... ? ___ : a move is there but not written
};

struct WordReading {
  static constexpr int max_readings = 4;
  WordKind kind = WordKind::unreadable;
  std::uint8_t count = 0;
  std::uint8_t tokens = 1;           // tokens it took, the first included (always words)
  std::uint16_t suffix_claims = 0;   // of a suffix
  std::array<Reading, max_readings> all;

  std::span<const Reading> readings() const { return {all.data(), count}; }
};

}  // namespace planilla
