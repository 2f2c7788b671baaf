// A whole game as PGN, its moves in one of several forms: what the formats of write/games/ share.
#pragma once

#include <string>
#include <utility>

#include "game/model/variant.h"
#include "write/pgn/as_it_stands.h"
#include "write/pgn/game_format.h"
#include "write/pgn/movetext.h"
#include "write/pgn/tag_section.h"

namespace planilla {

class PgnGame : public GameFormat {
public:
  explicit PgnGame(MoveStyle style) : movetext_(std::move(style)) {}

  void write(const Game& game, std::string& out) override {
    if (variant_of(game.tag_value("Variant")) == Variant::unsupported)
      return append_as_it_stands(game, out);
    append_tags(game, out);
    movetext_.write(game, out);
    out += '\n';
  }
  void mark(RepairMarks marks) override { movetext_.mark(marks); }

private:
  MovetextWriter movetext_;
};

}  // namespace planilla
