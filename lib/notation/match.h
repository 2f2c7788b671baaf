// Which reading of a word is the move: the cheapest that is legal.
//
//   const Match m = match(position, reader.read(text, tokens, at));
//   if (m.count == 1) position.play(m.move);         // m.tokens words are taken, or m.bytes of the
//   first
//
// A dearer reading counts only where no cheaper one is legal: `bxc4` is the pawn's move if a pawn
// can take, else the bishop's. Readings of the same cost that are legal and different moves are
// several.
#pragma once

#include "board/resolve.h"
#include "notation/reading.h"

namespace planilla {

struct Match {
  const Reading* reading = nullptr;  // of the WordReading; nullptr: none is legal
  Move move;
  int count = 0;            // 0, 1, or 2 for several
  std::uint8_t tokens = 1;  // how many it takes
  std::uint16_t bytes = 0;  // not 0: only so many bytes of the word; the rest is a word of its own
};

inline Match match(const Position& position, const WordReading& word) {
  Match out;
  for (const Reading& reading : word.readings()) {
    if (out.reading && reading.cost > out.reading->cost) break;
    const Resolution found = resolve(position, reading.pattern);
    if (found.count == 0 || (out.reading && found.count == 1 && found.move == out.move)) continue;
    if (out.reading) {
      out.count = 2;
      break;
    }
    out.reading = &reading;
    out.move = found.move;
    out.count = found.count;
    out.tokens = reading.tokens ? reading.tokens : word.tokens;
    out.bytes = reading.bytes;
  }
  return out;
}

}  // namespace planilla
