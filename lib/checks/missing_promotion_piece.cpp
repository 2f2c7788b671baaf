// missing-promotion-piece: promotion without a piece.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check missing_promotion_piece() {
  return {
      .rule = Rule::missing_promotion_piece,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Promotion without a piece",
      .message = "{kept, select, true {kept unread by an earlier conversion: «{written}»} other "
          "{«{written}» does not say what the pawn becomes: {candidates}}}",
      .help = "with {suggestion} the rest of the game is legal",
      .laws = {.y1997 = "3.4(e)", .y2009 = "C.12", .y2018 = "C.11", .y2023 = "C.11"},
  };
}

}  // namespace planilla::checks
