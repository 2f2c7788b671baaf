// A slice of text to games: tokens, headings, language, replay, results.
//
//   GameReader reader(notations, options);       // one per worker; its buffers are reused
//   reader.open(slice);
//   while (reader.next(game)) report(game);
//
// A slice with tags usually holds one game; a scoresheet file may hold many (see docs/sheets.md).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/given_moves.h"
#include "game/game.h"
#include "game/script.h"
#include "notation/notations.h"

namespace planilla {

struct ReadOptions {
  std::vector<std::string> languages;        // empty: auto; else tags in order of trust
  std::string notation = "auto";             // or a name from grammars/
  Repair repair = Repair::off;
  bool keep_illegal = false;  // illegal moves stand where the game makes sense only with them
  std::vector<std::pair<std::string, std::string>> tags;  // --tag
  std::optional<std::string> fen;                         // --fen
  GivenMoves answers;                                        // to what was asked about earlier
};

class GameReader {
 public:
  // Throws std::invalid_argument for an unknown language or notation, or a bad FEN.
  GameReader(const Notations& notations, ReadOptions options);
  ~GameReader();

  // In place of ReadOptions::answers, for what is opened from now on.
  void answer(const GivenMoves& answers);

  void open(const GameText& slice);
  bool next(Game& game);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace planilla
