// A form in which games are written. One file of lib/write/games/ each: pgn (letters of any
// language, figurines), uci, lan.
//
//   std::unique_ptr<GameFormat> format = make_game_format("es", notations);
//   format->write(game, out);        // appends; in workers
//
// Normalised PGN as CLI.md has it: docs/normalised-pgn.md.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/model/game.h"
#include "notation/read/notations.h"
#include "write/pgn/movetext.h"

namespace planilla {

class GameFormat {
public:
  virtual ~GameFormat() = default;
  virtual void write(const Game& game, std::string& out) = 0;
  virtual void mark(RepairMarks marks) = 0;  // repaired moves, from now on
};

struct GameFormatEntry {
  std::string_view name;  // "uci"; the entry "pgn" answers for every language tag and "figurine"
  std::string_view description;
  std::unique_ptr<GameFormat> (*make)(std::string_view to, const Notations& notations);
};

const std::vector<GameFormatEntry>& all_game_formats();

// Throws std::invalid_argument for what is no language and no form.
std::unique_ptr<GameFormat> make_game_format(std::string_view to, const Notations& notations);

}  // namespace planilla
