// Illegal moves that stood: found too late, or kept by agreement, and the game went on after them.
//
//   KeptIllegal search(text, tokens, white_reader, black_reader);
//   RepairPlan script = search.find(reach, [&](const RepairPlan& s) { return how_far_it_reads(s);
//   });
//
// Such a move is believed where the rest of the game is legal after it and is not without it; where
// more than one move of the board would do, none is. It is written as a null move and a comment
// that says, in English letters, what was played: `12. -- {[%illegal Ke1-e3]}`. Reading that back
// plays the same move.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/position.h"
#include "game/model/repair_plan.h"
#include "notation/read/move_reader.h"
#include "pgn/token.h"

namespace planilla {

// What a word can mean on the board if no rule of movement is asked: a piece of that kind to that
// square, but onto no piece of its own and no king; castling with any rook of that side.
std::vector<Move> forced_moves(const Position& position, std::span<const Reading> readings);

// "[%illegal Ke1-e3]": the text of the comment.
std::string kept_illegal_text(const Position& before, Move move);
// And back, from a whole comment with its braces; nullopt if it is no such comment or means nothing
// here.
std::optional<Move> parse_kept_illegal(std::string_view comment, const Position& position);

class KeptIllegal {
public:
  // How far a main line is read.
  struct Reach {
    std::size_t fault = 0;  // the token at which it stops; a large number: read to its end
    std::uint32_t plies = 0;
    Position position;  // there
  };
  // Plays a script from the start of the game.
  using Try = std::function<Reach(const RepairPlan&)>;

  KeptIllegal(std::string_view text, std::span<const Token> tokens, MoveReader& white,
              MoveReader& black)
      : text_(text), tokens_(tokens), white_(white), black_(black) {}

  // `reach`: of the game as it stands. Empty if nothing illegal is believed.
  RepairPlan find(Reach reach, const Try& try_it) const;

private:
  std::optional<Edit> stands_at(const Reach& now, RepairPlan& script, const Try& try_it) const;

  std::string_view text_;
  std::span<const Token> tokens_;
  MoveReader& white_;
  MoveReader& black_;
};

}  // namespace planilla
