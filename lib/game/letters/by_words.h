// Is there but one way to read a game, once some letters have read it to its end?
//
//   ReadingByWords sole(readers);
//   if (const auto found = sole.find(game, {.white = 0, .black = 0}))    // read by readers[0]
//     // what the search would have found (game/letters/detection.h)
//     use(found->white, found->black);
//
// For a word, the classes of languages that can read it, and those that read it differently, are
// worked out once and remembered. A rival must read every word of a player, and at least one of
// them differently: most games have none, and need no search, and hardly a board, for the game was
// played. Those there are must come to an end on the board (game/letters/by_board.h). Nothing
// found means no more than that the search has to tell.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/letters/alike_readers.h"
#include "game/letters/by_board.h"
#include "game/letters/class_words.h"
#include "game/model/game.h"
#include "game/model/read_moves.h"
#include "notation/read/move_reader.h"

namespace planilla {

// The words of a game's main line, each for a move of its own?
bool is_word_for_move(const Game& game, std::span<const Token> tokens, std::size_t from);

class ReadingByWords {
public:
  struct ReadBy {
    std::size_t white = 0, black = 0;  // places of the readers of the two players
  };
  struct Found {
    PlayersReaders alike{};      // who reads all words of the player like that
    PlayersReaders no_better{};  // and who comes to the same moves, with more to forgive
    int certain_at = 0;          // plies after which no class died any more
  };

  explicit ReadingByWords(std::vector<MoveReader*> readers);  // 64 at most
  ~ReadingByWords();

  // Of a game of which is_word_for_move() is so.
  std::optional<Found> find(const ReadMoves& game, ReadBy own);

  // Who can read the first words of the main line, by player; a guess, before anything was played.
  PlayersReaders able(std::string_view text, std::span<const Token> tokens, std::size_t from);

private:
  class Words;
  struct Player;

  ClassSet everyone() const;
  bool ask_board(const ReadMoves& game, std::size_t played, ClassSet unsure, Player& player);
  Words& words_of(std::size_t own);

  std::vector<MoveReader*> readers_;
  AlikeReaders alike_;
  RivalsOnBoard lines_;
  std::vector<std::unique_ptr<Words>> words_;  // by the reader they are compared with
};

}  // namespace planilla
