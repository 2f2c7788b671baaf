// A claim of a draw by repetition or by fifty moves, as `check --claim` and a comment write it.
//
//   parse_draw_claim("threefold at 41")              // by whoever is to move at move 41
//   parse_draw_claim("threefold at 41... with Nf3")  // by Black, who writes Nf3 and does not play
//   it parse_draw_claim("fifty at 75")
//   {[%claim threefold]}  {[%claim fifty Kf2]}       // by the player to move where the comment
//   stands
//
// A claim is made on one's own turn, either of the position on the board or with a move written and
// not played (Articles 9.2 and 9.3). The move is SAN in the letters of the sheet, else in English
// ones, or UCI.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/finding.h"
#include "board/position.h"
#include "game/model/game.h"
#include "laws/repetition.h"

namespace planilla {

struct DrawClaim {
  DrawKind kind = DrawKind::threefold;
  int number = 0;             // of the move
  std::optional<Color> side;  // whose turn; either if not said
  std::string move;           // written; "" if none
};

std::optional<DrawClaim> parse_draw_claim(std::string_view text);

// What stands between "[%claim" and "]": "threefold", "fifty Kf2". Number and side are left open.
std::optional<DrawClaim> parse_claim_command(std::string_view text);

// A claim that was made in a game, and whether it is right.
struct JudgedClaim {
  DrawKind kind = DrawKind::threefold;
  bool holds = false;
  bool move_found = true;  // the move written is legal there; the game has such a move at all
  int ply = 0;             // half-moves played when it was made
  int count = 0;           // times the position stood; or moves without a capture or a pawn's move
  std::string move;
};

JudgedClaim judge_claim(const DrawClaim& claim, const Game& game);
JudgedClaim judge_claim_at(const DrawClaim& claim, const Game& game, int ply);

// All claims of the game: those asked for, and those in comments of its main line.
std::vector<JudgedClaim> claims_of(const Game& game, const std::vector<DrawClaim>& asked);

// As a finding, where it was made. Arguments: `kind` (threefold, fifty; of a wrong claim also
// nowhere, unmade), `count`, `played` (written: with a move) and `written_move`.
Finding at_claim(Rule rule, const JudgedClaim& claim, const Game& game);

}  // namespace planilla
