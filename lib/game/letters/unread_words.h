// Which letters read no move in a word, or only one that few people write in their language.
//
//   UnreadWords unread(readers);
//   // Of `wanted`, those that read none in two words of the game or more.
//   ClassSet two = unread.in_two_words(game, wanted);
//
// Games are made of a few hundred words: what a reader makes of one is worked out once and
// remembered. Bounded: forgets all when it is full.
#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

#include "game/letters/class_set.h"
#include "game/model/read_moves.h"
#include "notation/read/move_reader.h"

namespace planilla {

// The plainest reading of the word by itself, until the reader reads the next; nullptr: no move.
const Reading* first_reading(std::string_view text, Span word, MoveReader& reader);

// Does a letter that few people write in the language, as `S` in English, or that only looks like
// one of another script, speak for it as little as a word that it has not?
bool is_unread(const Reading* first);

class UnreadWords {
public:
  // By their places, 64 at most; they must outlive it.
  explicit UnreadWords(std::vector<MoveReader*> readers) : readers_(std::move(readers)) {}

  // Of a game each of whose words stands alone.
  ClassSet in_two_words(const ReadMoves& game, ClassSet wanted);

private:
  struct Known {
    ClassSet asked = 0, unread = 0;
  };
  static constexpr std::size_t most = 1 << 12;  // words

  ClassSet unread(std::string_view text, Span word, ClassSet wanted);

  std::vector<MoveReader*> readers_;
  std::unordered_map<std::string, Known> known_;
  std::string key_;  // kept for its room
};

}  // namespace planilla
