// Games that the same words would tell in other letters: does any of them come to its end?
//
//   RivalsOnBoard lines(readers);
//   if (lines.all_die(game, able, same)) ...
//
// Played beside a game that was read: wherever a rival makes a legal move of a word that is not the
// one that was played, that line is followed to the word that ends it. Most end within a few
// half-moves.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "game/letters/class_words.h"
#include "game/model/read_moves.h"
#include "notation/read/move_reader.h"

namespace planilla {

// Of White and Black.
using PlayersReaders = std::array<ClassSet, 2>;

class RivalsOnBoard {
public:
  explicit RivalsOnBoard(std::span<MoveReader* const> readers) : readers_(readers) {}

  // `able` can read each word of the player; `same` are those of them who come to the moves of the
  // game. False also if it would take long to find out, or cannot be told word by word.
  bool all_die(const ReadMoves& game, const PlayersReaders& able, const PlayersReaders& same);

private:
  struct Word {
    Span span;
    Move played;
  };
  struct Line {
    Position position;
    std::size_t ply;  // of the next word, from 0
    PlayersReaders readers;
  };
  struct Way {
    Move move;
    ClassSet readers;
  };

  void list_words(const ReadMoves& game);
  bool read(const Line& line, ClassSet who);
  void branch(const Line& line, const Way& way);
  bool follow();

  static constexpr int most_readings = 1000;

  std::span<MoveReader* const> readers_;
  std::string_view text_;
  std::vector<Word> words_;  // of the main line
  std::vector<Line> lines_;  // still to be followed
  std::vector<Way> ways_;    // of one word
  int readings_ = 0;
};

}  // namespace planilla
