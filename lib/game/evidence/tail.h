// How far a sheet can be read, as it stands, from a position: the evidence behind a change.
//
//   WordReadings words(text, tokens, items, white_reader, black_reader);
//   const Tail tail(words);
//   const Reach reach = tail.read(position_after_the_change, item + 1, items.size());
//   reach.half_moves      // 23: so many are legal
//   reach.item            // the word that is not; the end: all are
//
// Numbers are passed over. Of an ambiguous word the first move is followed, so that what is counted
// for a rival is at least as much as it deserves.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "board/position.h"
#include "game/evidence/word_readings.h"
#include "notation/read/match.h"

namespace planilla {

struct Distance {
  int half_moves = 0;
  std::uint32_t item = 0;     // the first word that is not legal, or the end
  bool is_ambiguous = false;  // a word on the way was several moves
};

struct Reach : Distance {
  Position position;  // before that word
};

class Tail {
public:
  explicit Tail(WordReadings& words) : words_(words), items_(words.items()) {}

  // Words items[from .. end). From the first of all they are followed once, however often it is
  // asked.
  Reach read(const Position& position, std::uint32_t from, std::uint32_t end) const;
  // The same on a board of the caller's, which goes along.
  Distance play(Position& position, std::uint32_t from, std::uint32_t end) const;
  // The move that the word of an item is there; none, or one of several, if `count` is not 1.
  Match word(const Position& position, std::uint32_t item) const;
  const WordReading& reading(const Position& position, std::uint32_t item) const {
    return words_.reading(position.turn(), item);
  }
  const WordReading& reading(Color turn, std::uint32_t item) const {
    return words_.reading(turn, item);
  }
  std::uint8_t flags(std::uint32_t item) const { return words_.flags(item); }
  MoveReader& reader(const Position& position) const { return words_.reader(position.turn()); }
  std::string_view written(std::uint32_t item) const { return words_.written(item); }

  // The best that the word can have meant if it broke the rules of play, and not those of movement:
  // a piece that could go there but for a check. Such a move may have stood. How far the sheet can
  // be read behind it, moves that leave the same check standing among them; no half-moves if there
  // is none.
  Reach stood(const Position& position, std::uint32_t item, std::uint32_t end) const;

  // The square d4, e4, d5 or e5 if the word puts a king there; else no square.
  Square king_in_centre(const Position& position, std::uint32_t item) const;

private:
  // A word on the way from the first of all, or what is no legal one, or the end.
  struct Stop {
    std::uint32_t item = 0;
    bool is_ambiguous = false;  // one before it was
    Position before;
  };

  template <class Note>
  Distance follow(Position& position, std::uint32_t from, std::uint32_t end, Note note) const;
  Reach read_from_start(const Position& start, std::uint32_t end) const;
  Reach read_in_check(const Position& position, std::uint32_t from, std::uint32_t end,
                      Color side) const;

  WordReadings& words_;
  std::span<const Item> items_;
  mutable std::vector<Stop> stops_;  // from the position about which somebody asked last
};

}  // namespace planilla
