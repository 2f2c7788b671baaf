// The reason told for a move that cannot be, and the claims of a text against its move.
#include <gtest/gtest.h>

#include "board/resolve.h"
#include "tests/board/support.h"

namespace planilla::board_tests {
namespace {

// A small hand to write patterns with: "N d4", "P e4 d5" (from, to), "O-O".
MovePattern pattern(std::string_view text) {
  MovePattern out;
  if (text == "O-O" || text == "O-O-O") {
    out.castle = text == "O-O" ? castle_short : castle_long;
    return out;
  }
  const std::size_t role = std::string_view(".PNBRQK").find(text[0]);
  out.roles = text[0] == '*' ? any_role : role_bit(static_cast<Role>(role));
  if (text.size() > 5) out.from = bit(square(text.substr(2, 2)));
  out.to = bit(square(text.substr(text.size() - 2)));
  out.allows_castle = text.size() > 5;
  return out;
}

// "pinned e8 e4": the reason and its two squares.
std::string why(const Position& p, const MovePattern& what) {
  const Illegality out = why_illegal(p, what);
  return std::string(reason_name(out.reason)) + " " + name(out.square) + " " + name(out.square2);
}

struct Case {
  const char* fen;
  const char* pattern;
  const char* expected;
};

void check(std::initializer_list<Case> cases, bool chess960 = false) {
  for (const Case& c : cases)
    EXPECT_EQ(why(position(c.fen, chess960), pattern(c.pattern)), c.expected)
        << c.fen << " " << c.pattern;
}

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(BoardWhyIllegal, NothingToSayOfALegalMove) {
  check({{start, "N f3", "none - -"}, {start, "P e4", "none - -"}});
}

TEST(BoardWhyIllegal, PiecesThatAreNotThereOrCannotGo) {
  check({
      {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Q d4", "no-such-piece - -"},
      {start, "* e4 e5", "no-such-piece - -"},
      {start, "N d4", "cannot-reach - -"},
      {start, "B b1 d4", "no-such-piece - -"},
      {start, "P a5 e5", "no-such-piece - -"},
      {start, "P d6", "wrong-side d7 -"},
      {"4k3/8/8/8/8/8/PP6/4K3 w - - 0 1", "P e5", "cannot-reach - -"},
      {"4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "P e5", "cannot-reach - a2"},
      {start, "P e2 e5", "cannot-reach - e2"},
      {start, "P e3 d4", "no-such-piece - -"},
  });
}

TEST(BoardWhyIllegal, ThingsInTheWay) {
  check({
      {start, "R a3", "blocked a2 a1"},
      {start, "N d2", "own-piece-there d2 b1"},
      {"4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "P e4", "blocked e3 e2"},
      {"4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "P e3", "pawn-must-capture e3 e2"},
      {"4k3/8/8/8/4N3/8/4P3/4K3 w - - 0 1", "P e4", "own-piece-there e4 e2"},
  });
}

TEST(BoardWhyIllegal, TheNearestPieceIsTheOneTold) {
  check({
      // knight f3 is pinned, knight a5 could never go there
      {"4k3/8/8/N6b/8/5N2/8/3K4 w - - 0 1", "N d4", "pinned h5 f3"},
      // rook a1 stands behind two men, rook h4 behind one
      {"4k3/8/8/8/4P1PR/8/8/RNBK4 w - - 0 1", "R f4", "blocked g4 h4"},
      {"4k3/8/8/8/R1P1P2K/8/8/8 w - - 0 1", "R g4", "blocked c4 a4"},
  });
}

TEST(BoardWhyIllegal, PawnsSideways) {
  MovePattern takes = pattern("P d5");
  takes.from = file_mask(4);
  const Position p = position("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1");
  EXPECT_EQ(why(p, takes), "nothing-to-capture d5 e4");
  // Without a word of capture "d5" does not mean the e-pawn.
  EXPECT_EQ(why(p, pattern("P d5")), "cannot-reach - e4");
  MovePattern claims = pattern("P d5");
  claims.claims = claim_capture;
  EXPECT_EQ(why(p, claims), "nothing-to-capture d5 e4");
}

TEST(BoardWhyIllegal, CapturedPieceThatIsNotThere) {
  MovePattern takes_queen = pattern("P d5");
  takes_queen.to = all_squares;
  takes_queen.captured = role_bit(queen);
  EXPECT_EQ(why(position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), takes_queen).substr(0, 18),
            "nothing-to-capture");
}

TEST(BoardWhyIllegal, EnPassantTooLateOrUncoveringTheKing) {
  check({
      {"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "P e5 d6", "en-passant-not-possible d5 e5"},
      // legal for the c-pawn, not for the e-pawn, which is pinned
      {"4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "P e5 d6", "pinned e8 e5"},
  });
}

TEST(BoardWhyIllegal, TheKingForbids) {
  check({
      {"4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", "N d5", "pinned e8 e3"},
      {"4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1", "N f3", "king-in-check e8 d2"},
      {"3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", "K d2", "into-check d8 e1"},
      // running along the line of the check
      {"4r1k1/8/8/8/8/8/4K3/8 w - - 0 1", "K e1", "into-check e8 e2"},
      {"4r1k1/8/8/8/7b/8/3N4/4K3 w - - 0 1", "N e4", "king-in-check h4 d2"},
  });
}

TEST(BoardWhyIllegal, Castling) {
  check({
      {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", "castling-right-lost - e1"},
      {"4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "O-O", "castling-blocked f1 e1"},
      {"4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "O-O-O", "castling-blocked b1 e1"},
      {"4rk2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "castling-in-check e8 e1"},
      {"5rk1/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "castling-through-check f1 e1"},
      {"k5r1/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "castling-into-check g1 e1"},
      // an attack on the rook's way does not matter
      {"1r5k/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", "none - -"},
      // by squares
      {"5rk1/8/8/8/8/8/8/4K2R w K - 0 1", "K e1 g1", "castling-through-check f1 e1"},
      {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "K e1 g1", "castling-right-lost - e1"},
      {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "* e1 g1", "castling-right-lost - e1"},
  });
  check({{"4k3/8/8/8/8/8/8/qRK5 w B - 0 1", "O-O-O", "castling-into-check c1 c1"}}, true);
}

TEST(BoardWhyIllegal, EitherCastlingTellsTheNearer) {
  MovePattern either = pattern("O-O");
  either.castle = castle_either;
  EXPECT_EQ(why(position("4k3/8/8/8/8/8/8/R2QKB1R w K - 0 1"), either), "castling-blocked f1 e1");
  EXPECT_EQ(why(position("3r2k1/8/8/8/8/8/8/R3KB1R w KQ - 0 1"), either),
            "castling-through-check d1 e1");
}

TEST(BoardWhyIllegal, TheOtherSidesMove) {
  check({
      {start, "N f6", "wrong-side g8 -"},
      {start, "* e7 e5", "wrong-side e7 -"},
      {start, "* b1 d2", "own-piece-there d2 b1"},
      {"r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1", "O-O", "wrong-side e8 -"},
      {"r3k2r/8/8/8/8/8/8/4K2R w kq - 0 1", "O-O", "castling-right-lost - e1"},
  });
}

TEST(BoardWhyIllegal, TakingAKing) {
  check({{"4k3/8/8/8/8/8/8/K3R3 b - - 0 1", "R e8", "no-such-piece - -"}});
  Position p = position("4k3/8/8/8/8/8/8/K3R3 b - - 0 1");
  p.pass();
  EXPECT_EQ(why(p, pattern("R e8")), "captures-king e8 e1");
}

TEST(BoardWhyIllegal, PromotionsThatAreNone) {
  MovePattern early = pattern("P e7");
  early.promotion = role_bit(queen);
  EXPECT_EQ(why(position("8/6k1/4P3/8/8/8/8/4K3 w - - 0 1"), early), "promotion-impossible e7 e6");
  MovePattern to_king = pattern("P e8");
  to_king.promotion = role_bit(king);
  EXPECT_EQ(why(position("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"), to_king),
            "promotion-impossible e8 e7");
  MovePattern piece = pattern("N f3");
  piece.promotion = role_bit(queen);
  EXPECT_EQ(why(Position::initial(), piece), "promotion-impossible f3 g1");
}

TEST(BoardWhyIllegal, AGameThatIsOver) {
  check({
      {"4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1", "K d8", "game-over e7 e8"},
      {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "K h7", "game-over - h8"},
  });
}

TEST(BoardWhyIllegal, EveryReasonHasItsOwnName) {
  std::vector<std::string_view> names;
  for (int r = 0; r <= static_cast<int>(Reason::game_over); ++r)
    names.push_back(reason_name(static_cast<Reason>(r)));
  std::sort(names.begin(), names.end());
  EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
}

// --- claims

struct ClaimCase {
  const char* fen;
  Move move;
  int claims;
  int wrong;
  int missing;
};

TEST(BoardClaims, AreComparedWithTheMove) {
  const Move castle = Move::castle(square("e1"), square("h1"));
  const Move e_takes = Move::en_passant(square("e5"), square("d6"));
  const ClaimCase cases[] = {
      // a quiet move
      {start, Move::normal(square("e2"), square("e4")), 0, 0, 0},
      {start, Move::normal(square("e2"), square("e4")), claim_capture | claim_check,
       claim_capture | claim_check, 0},
      // en passant
      {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", e_takes, claim_capture, 0, 0},
      {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", e_takes, claim_en_passant, 0, 0},
      {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", e_takes, 0, 0, claim_capture},
      // castling that gives check with the rook
      {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", castle, claim_check, 0, 0},
      {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", castle, claim_discovered, claim_discovered, 0},
      {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", castle, 0, 0, claim_check},
      // discovered, double
      {"4k3/8/8/8/8/4N3/8/4RK2 w - - 0 1", Move::normal(square("e3"), square("d5")),
       claim_discovered, 0, 0},
      {"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", Move::normal(square("e4"), square("d6")), claim_double,
       0, 0},
      {"4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", Move::normal(square("e4"), square("d6")), claim_check, 0,
       0},
      // a check that is neither mate nor double
      {"4k3/8/8/8/8/8/8/R4K2 w - - 0 1", Move::normal(square("a1"), square("a8")), claim_mate,
       claim_mate, 0},
      {"4k3/8/8/8/8/8/8/R4K2 w - - 0 1", Move::normal(square("a1"), square("a8")), claim_double,
       claim_double, 0},
      // mate
      {"4k3/8/4K3/8/8/8/8/R7 w - - 0 1", Move::normal(square("a1"), square("a8")), claim_mate, 0,
       0},
      {"4k3/8/4K3/8/8/8/8/R7 w - - 0 1", Move::normal(square("a1"), square("a8")), claim_double, 0,
       0},
      {"4k3/8/4K3/8/8/8/8/R7 w - - 0 1", Move::normal(square("a1"), square("a8")), claim_check, 0,
       claim_mate},
      {"4k3/8/4K3/8/8/8/8/R7 w - - 0 1", Move::normal(square("a1"), square("a8")), 0, 0,
       claim_mate},
      // promotion
      {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", Move::promotion(square("e7"), square("e8"), knight),
       claim_promotion | claim_check, 0, 0},
  };
  for (const ClaimCase& c : cases) {
    const Position before = position(c.fen);
    ASSERT_TRUE(before.is_legal(c.move)) << c.fen;
    Position after = before;
    after.play(c.move);
    const ClaimCheck check =
        check_claims(before, c.move, static_cast<std::uint16_t>(c.claims), after);
    EXPECT_EQ(check.false_claims, c.wrong) << c.fen << " " << c.claims;
    EXPECT_EQ(check.missing_claims, c.missing) << c.fen << " " << c.claims;
  }
}

}  // namespace
}  // namespace planilla::board_tests
