// A slice of text to games: tokens, headings, language, replay, results.
//
//   GameReader reader(notations, options);       // one per worker; its buffers are reused
//   reader.open(slice);
//   while (reader.next(game)) report(game);
//
// A slice with tags usually holds one game; a scoresheet file may hold many (see docs/sheets.md).
#pragma once

#include <memory>

#include "game/model/game.h"
#include "game/model/read_options.h"
#include "notation/read/notations.h"

namespace planilla {

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
