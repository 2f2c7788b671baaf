// What a worker notes of the games of a batch, as bytes for whoever compares all of them.
//
//   GameNotes notes;                            // one per worker
//   notes.observe(game, facts, place);          // the games of a batch, in order
//   notes.take(first, wanted, output.across);   // once their numbers are known: first, first + 1
//   ... archive.append(output.across);              // checks/engine/archive.h, in the order of
//   batches
//
// A game takes about a hundred and twenty bytes. The bytes are the same for any number of workers.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "checks/engine/noted_game.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/game_identity.h"
#include "checks/facts/text_pool.h"
#include "game/model/game.h"

namespace planilla {

class GameNotes {
public:
  GameIdentity observe(const Game& game, const GameFacts& facts, const Place& begin);
  // Those that are wanted, and forgets all.
  void take(std::uint64_t first, const std::function<bool(std::uint64_t)>& wanted,
            std::string& out);

private:
  void note_tables(const Game& game);
  void append_wanted(const std::function<bool(std::uint64_t)>& is_wanted, std::string& out) const;

  TextPool texts_;
  std::string games_, tables_;  // one after another
  std::vector<std::size_t> game_ends_;
  std::vector<std::pair<std::uint64_t, std::size_t>> table_ends_;  // their games, in the batch
  std::uint32_t last_white_ = 0, last_black_ = 0, last_event_ = 0, last_site_ = 0;
};

// The notes of a batch, read back.
//
//   NotesReader notes(bytes);
//   for (const NotedText& text : notes.texts()) ...
//   NotedTable table;
//   while (notes.next(table)) ...                // all of them come before the games
//   NotedGame game;
//   while (notes.next(game)) ...                 // views of `bytes`
//
// Throws PackedError for other bytes.
class NotesReader {
public:
  explicit NotesReader(std::string_view bytes);
  // Those that its games name, in the order in which they name them first; [0] is none, and each
  // stands at its id.
  const std::vector<NotedText>& texts() const { return texts_; }
  bool next(NotedTable& table);
  bool next(NotedGame& game);
  // The game of this number, if it is still to come here; those before it are passed over.
  bool find(std::uint64_t number, NotedGame& game);
  // The number from which those of its games go on.
  static std::uint64_t first_game(std::string_view notes);

private:
  bool has_games();
  void read(NotedGame& game);
  const NotedText& text_of(std::uint32_t id) const;
  std::uint64_t number();

  std::string_view rest_;
  std::vector<NotedText> texts_;
  std::uint64_t tables_ = 0, games_ = 0, first_ = 0;
};

}  // namespace planilla
