// A sealed text in one alphabet: which legal moves it can be, and what to say about that.
//
//   const SealedLook look = look_at(position, alphabet);
//   add_reasons(position, look, reasons);
//
// Private to laws/sealed/sealed.cpp.
#pragma once

#include <vector>

#include "board/position.h"
#include "laws/sealed/sealed.h"

namespace planilla {

struct SealedLook {
  SealedReading result;
  const Reading* reading = nullptr;  // the plainest that is legal; if none is, the plainest of all
  bool wing_unknown = false;  // the piece is named by its wing, and nothing tells which that is
  Square wing_told_by = no_square;  // ... but a piece that stands where it began
  std::vector<Move> meant;  // of an illegal capture en passant: with the square of the pawn taken
};

// `wings`: on which wing each piece began, for notations that name it; nullptr: unknown.
SealedLook look_at(const Position& before, const AlphabetReadings& alphabet,
                   const Wings* wings = nullptr);

// Why it is illegal or ambiguous; what is wrong in the writing of a valid move; which other men
// could go there but for a pin or a check.
void add_reasons(const Position& before, const SealedLook& look, std::vector<SealedReason>& out);

}  // namespace planilla
