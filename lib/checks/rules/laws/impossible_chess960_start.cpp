// impossible-chess960-start: chess960 start that is none of the 960.
#include <bit>
#include <string_view>

#include "board/fen.h"
#include "checks/engine/check.h"
#include "checks/facts/chess960.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "rules/impossible_chess960_start.h"

namespace planilla::checks {

namespace {

// What is wrong with the rows of pieces: "pieces", "bishops", "king", "mirror", "rights".
std::string_view fault_of(const Position& start) {
  constexpr Bitboard light = 0x55aa55aa55aa55aaull;
  const Bitboard row = rank_mask(0);
  const Bitboard rooks = start.pieces(white, rook) & row,
                 bishops = start.pieces(white, bishop) & row;
  const auto count = [&](Role role) { return std::popcount(start.pieces(white, role) & row); };
  if (count(king) != 1 || count(queen) != 1 || count(rook) != 2 || count(bishop) != 2 ||
      count(knight) != 2)
    return "pieces";
  if (!single(bishops & light)) return "bishops";
  const Bitboard before_king = bit(start.king_square(white)) - 1;
  if (!single(rooks & before_king)) return "king";
  for (int file = 0; file < 8; ++file)
    if (role_of(start.piece_on(make_square(file, 0))) !=
        role_of(start.piece_on(make_square(file, 7))))
      return "mirror";
  return "rights";
}

void look_for_impossible_chess960_start(const Game& game, const GameFacts& facts, Findings& out) {
  const GameTag* fen = facts.tag(KnownTag::fen);
  if (!fen || !game.from_fen || !is_chess960(facts) || !is_beginning(game.start)) return;
  if (!chess960_number(game.start))
    out.push_back(
        at_tag(rules::impossible_chess960_start, *fen)
            .say(diagnostics::ImpossibleChess960Start{.fault = chosen(fault_of(game.start))}));
}

}  // namespace

Check impossible_chess960_start() {
  return {
      .rule = rules::impossible_chess960_start,
      .group = Group::laws,
      .severity = Severity::warning,
      .title = "Chess960 start that is none of the 960",
      .why = R"(A game of Chess960 begins with a row of pieces in which the bishops stand on
squares of different colours and the king between the rooks; Black's row is the
mirror of White's, and nobody has lost a right to castle. There are 960 such
rows. The FEN of this game, at move 1 with all pawns at home, is none of them:
a piece was misplaced, or the tag Variant is wrong.

A Chess960 game that begins from a position in the middle is not looked at.)",
      .bad = R"([Event "Open"]
[Site "Mainz"]
[Date "2005.08.11"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[Variant "Chess960"]
[SetUp "1"]
[FEN "rkbqbnrn/pppppppp/8/8/8/8/PPPPPPPP/RKBQBNRN w KQkq - 0 1"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Mainz"]
[Date "2005.08.11"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[Variant "Chess960"]
[SetUp "1"]
[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]

1. e4 e5 *)",
      .message =
          "this is none of the 960 start positions: {fault, select, pieces {a side has not one "
          "king, one queen and two each of the others on its first rank} bishops {the bishops "
          "stand on "
          "squares of one colour} king {the king is not between the rooks} mirror {Black''s row is "
          "not that "
          "of White} other {a right to castle is missing}}",
      .args = R"(
@tag
fault: word pieces bishops king mirror rights; what is wrong with the first rank
)",
      .laws = {.y1997 = {}, .y2009 = "F.2", .y2018 = "II.2", .y2023 = "II.2"},
      .law =
          "In Chess960 the bishops begin on squares of opposite colours, the king between his "
          "rooks, and Black mirrors White.",
      .needs = KnownTag::fen,
      .look = look_for_impossible_chess960_start,
  };
}

}  // namespace planilla::checks
