// What a written word can mean as a move.
//
//   const WordReading& r = reader.read(text, tokens, at);
//   if (r.kind == WordKind::move) for (const Reading& reading : r.readings())
//   try_it(reading.pattern);
//
// Usually there is one reading. Lower-case `bxc4` has two (b-pawn, bishop); all are tried and the
// board decides. They stand in order of cost: 0 is the plain reading, and it grows with what had to
// be forgiven.
//
// A reading says how much of the text it takes. Usually that is the word (`D x d3`: the `tokens`
// words of the WordReading). Where it is not, the reading itself says so:
//
//   e4e5     {long e4-e5}            and  {e4, bytes = 2}: the rest of the word, `e5`, is a move of
//   its own e2 - e4  {to e2, tokens = 1}     and  {long e2-e4} of three words
//
// Try the readings in order; take the words of the one that is legal.
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
  quirk_run_together = 2048,  // followed by another move without a blank (Nf3Nc6)
  quirk_no_square = 8192,     // what is taken is named, and not where: TxT
  quirk_punctuation = 4096,   // a stop or comma that belongs to no move (.Ff5  P4R,)
};

// What `cost` adds up.
inline constexpr std::uint16_t cost_bare_capture = 1;  // files only: ed
inline constexpr std::uint16_t cost_run_together = 1;
inline constexpr std::uint16_t cost_pawn_letter = 1;
inline constexpr std::uint16_t cost_case = 2;
inline constexpr std::uint16_t cost_variant = 3;  // a letter that is not the language's usual one
inline constexpr std::uint16_t cost_homoglyph = 4;
inline constexpr std::uint16_t cost_foreign = 16;  // for each class before it in the Alphabet

struct Reading {
  MovePattern pattern;
  std::uint16_t quirks = 0;
  std::uint16_t cost = 0;
  std::uint16_t bytes =
      0;  // 0: the whole word; else it takes so many bytes, and the rest is another word
  std::uint8_t tokens = 0;  // 0: as many as the WordReading says

  friend bool operator==(const Reading&, const Reading&) = default;
};

enum class WordKind : std::uint8_t {
  unreadable,  // no move, nor anything that belongs to one
  move,
  suffix,  // belongs to the move before: "+", "e.p.", "jaque", "mate"; or stands between two: "-"
  null_move,  // -- Z0 0000 pass
  hole,       // ... ? ___ : a move is there but not written
};

struct alignas(64) WordReading {
  static constexpr int max_readings = 4;
  WordKind kind = WordKind::unreadable;
  std::uint8_t count = 0;
  std::uint8_t tokens = 1;  // tokens it took, the first included: words, and parentheses glued to
                            // them (`e8(Q)` is word, open, word, close)
  std::uint16_t suffix_claims = 0;  // of a suffix: Claim bits
  std::array<Reading, max_readings> all;

  std::span<const Reading> readings() const { return {all.data(), count}; }

  // Keeps readings in order of cost, the same pattern once, the cheapest four.
  void add(const Reading& reading);
};

}  // namespace planilla
