// What the loop over plain moves keeps at hand, and the room where it collects its elements.
//
// Only replay_plain.cpp runs it; Replay owns the room.
#pragma once

#include <array>
#include <cstdint>

#include "board/position.h"
#include "game/game.h"
#include "notation/quick_words.h"
#include "pgn/token.h"

namespace planilla {

struct PlainRoom {
  static constexpr std::size_t moves = 128;
  std::array<Element, moves> elements;
  std::array<std::uint64_t, moves> keys;
};

// The number that is due as it stands in a text, in the order of the bytes: "12" and "12.". Zero: none is taken.
struct DueNumber {
  std::uint64_t bare = 0, dotted = 0;
  std::uint64_t one = 0;    // to be added to both for the next
  unsigned good_for = 1;    // so many numbers, then the digits have to be written anew
};

struct PlainRun {
  const Token* token;
  const Token* end;  // not to be taken, but there
  const char* text;
  std::uint32_t last_begin;  // of a stretch of eight bytes in the text
  std::array<const QuickWords*, 2> words;
  Position* position;
  Position* before;  // where the one before each move is kept, if it is
  Element* out;
  Element* full;
  std::uint64_t* key;
  std::uint32_t ply;
  DueNumber due;
  bool numbered;
  bool odd_numbers;
  bool is_sheet;
};

}  // namespace planilla
