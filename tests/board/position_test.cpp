// Playing and taking back: properties over random games, standard and Chess960.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/board/support.h"

namespace planilla::board_tests {
namespace {

// Everything that can be asked of a position.
void expect_same(const Position& a, const Position& b) {
  EXPECT_EQ(to_shredder_fen(a), to_shredder_fen(b));
  EXPECT_EQ(a.key(), b.key());
  EXPECT_EQ(a.checkers(), b.checkers());
  EXPECT_EQ(a.castling(), b.castling());
  EXPECT_EQ(a.en_passant(), b.en_passant());
  for (const Color c : {white, black}) {
    EXPECT_EQ(a.pieces(c), b.pieces(c));
    for (int role = pawn; role <= king; ++role)
      EXPECT_EQ(a.pieces(c, static_cast<Role>(role)), b.pieces(c, static_cast<Role>(role)));
  }
  for (int s = 0; s < 64; ++s)
    EXPECT_EQ(a.piece_on(static_cast<Square>(s)), b.piece_on(static_cast<Square>(s)));
}

Position read_back(const Position& p) {
  return position(to_fen(p), p.chess960());
}

RC_GTEST_PROP(BoardPosition, PlayAndUndoRestoreEverything, (unsigned seed, bool chess960)) {
  for (const Position& p : random_game(seed, 120, chess960)) {
    Position copy = p;
    for (const Move m : legal(p)) {
      const Undo undo = copy.play(m);
      copy.undo(m, undo);
    }
    expect_same(copy, p);
    RC_ASSERT(!testing::Test::HasFailure());
  }
}

// What play() keeps up to date is what parse_fen() works out from nothing: key, checkers, en
// passant.
RC_GTEST_PROP(BoardPosition, IncrementalStateIsTheStateFromScratch,
              (unsigned seed, bool chess960)) {
  for (const Position& p : random_game(seed, 200, chess960)) {
    expect_same(p, read_back(p));
    RC_ASSERT(!testing::Test::HasFailure());
  }
}

// Rights go one by one, so an undone king's move must bring back both.
TEST(BoardPosition, CastlingRightsComeBack) {
  const Position start = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9");
  for (const Move first : legal(start)) {
    Position p = start;
    const Undo undo_first = p.play(first);
    const Position middle = p;
    for (const Move second : legal(p)) {
      const Undo undo_second = p.play(second);
      expect_same(p, read_back(p));
      p.undo(second, undo_second);
    }
    expect_same(p, middle);
    p.undo(first, undo_first);
    expect_same(p, start);
  }
}

TEST(BoardPosition, IsLegalSaysWhatLegalMovesLists) {
  for (unsigned seed = 1; seed <= 6; ++seed)
    for (const Position& p : random_game(seed, 100, seed % 2 == 0)) {
      const MoveList moves = legal(p);
      for (const Move m : moves) EXPECT_TRUE(p.is_legal(m)) << to_fen(p) << " " << uci(p, m);
      int found = 0;
      for (int bits = 0; bits < 65536; ++bits)
        found += p.is_legal(Move::from_bits(static_cast<std::uint16_t>(bits)));
      EXPECT_EQ(found, moves.size()) << to_fen(p);
      EXPECT_EQ(p.has_legal_move(), !moves.empty());
    }
}

TEST(BoardPosition, GivesCheckIsWhatTheNextPositionSays) {
  for (unsigned seed = 1; seed <= 10; ++seed)
    for (const Position& p : random_game(seed, 150, seed % 2 == 0))
      for (const Move m : legal(p)) {
        Position after = p;
        after.play(m);
        const Bitboard attackers =
            after.attackers_to(after.king_square(after.turn()), after.pieces()) &
            after.pieces(p.turn());
        EXPECT_EQ(after.checkers(), attackers) << to_fen(p) << " " << uci(p, m);
        EXPECT_EQ(p.gives_check(m), attackers != 0);
      }
}

// A pinned piece is one whose removal uncovers a check.
TEST(BoardPosition, PinnedPiecesUncoverTheirKing) {
  for (unsigned seed = 1; seed <= 10; ++seed)
    for (const Position& p : random_game(seed, 150, false))
      for (const Color c : {white, black}) {
        const Square k = p.king_square(c);
        const Bitboard now = p.attackers_to(k, p.pieces()) & p.pieces(~c);
        for (int s = 0; s < 64; ++s) {
          const Bitboard piece = bit(static_cast<Square>(s)) & p.pieces(c) & ~bit(k);
          if (!piece) continue;
          const Bitboard without = p.attackers_to(k, p.pieces() ^ piece) & p.pieces(~c);
          EXPECT_EQ((p.pinned(c) & piece) != 0, without != now) << to_fen(p) << " " << s;
        }
      }
}

TEST(BoardPosition, ClocksAndNumbersCount) {
  Position p = position("4k3/8/8/8/8/8/4P3/R3K3 b Q - 12 30");
  p.play(Move::normal(square("e8"), square("e7")));
  EXPECT_EQ(to_fen(p), "8/4k3/8/8/8/8/4P3/R3K3 w Q - 13 31");
  p.play(Move::normal(square("e2"), square("e4")));
  EXPECT_EQ(to_fen(p), "8/4k3/8/8/4P3/8/8/R3K3 b Q - 0 31");
  p = position("4k3/8/8/8/8/8/8/4K2R w K - 99 100");
  p.play(Move::castle(square("e1"), square("h1")));
  EXPECT_EQ(to_fen(p), "4k3/8/8/8/8/8/8/5RK1 b - - 100 100");
}

TEST(BoardPosition, CapturesAreRememberedByTheirKind) {
  Position p = position("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1");
  EXPECT_EQ(p.play(Move::castle(square("e1"), square("h1"))).captured, no_piece);
  p = position("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1");
  EXPECT_EQ(p.play(Move::en_passant(square("e5"), square("d6"))).captured, make_piece(black, pawn));
}

TEST(BoardPosition, PassingIsUndone) {
  for (const Position& p : random_game(7, 80, true)) {
    Position copy = p;
    const Undo undo = copy.pass();
    EXPECT_NE(copy.turn(), p.turn());
    EXPECT_EQ(copy.en_passant(), no_square);
    EXPECT_NE(copy.key(), p.key());
    copy.undo(Move(), undo);
    expect_same(copy, p);
  }
}

// After a pass in check the king could be taken. No move offers it, and playing on is safe.
TEST(BoardPosition, NoMoveTakesAKing) {
  Position p = position("4k3/8/8/8/8/8/8/K3R3 b - - 0 1");
  p.pass();
  for (const Move m : legal(p)) EXPECT_NE(m.to(), square("e8"));
  EXPECT_FALSE(p.is_legal(Move::normal(square("e1"), square("e8"))));
  EXPECT_EQ(legal(p).size(), 3 + 12);
}

// ... and the check that was passed over is still seen after the next move, and after taking it
// back.
TEST(BoardPosition, AnIgnoredCheckIsNotForgotten) {
  const Position start = position("4k3/8/8/8/8/8/8/K3R3 b - - 0 1");
  Position p = start;
  const Undo passed = p.pass();
  const Position after_pass = p;
  for (int i = 0; i < 2; ++i) {
    const Move quiet = Move::normal(square("a1"), square("a2"));
    const Undo undo = p.play(quiet);
    EXPECT_EQ(p.checkers(), bit(square("e1")));
    p.undo(quiet, undo);
    expect_same(p, after_pass);
  }
  p.undo(Move(), passed);
  expect_same(p, start);
}

TEST(BoardPosition, EqualPositionsHaveEqualKeysAndOthersNot) {
  Position a = Position::initial(), b = Position::initial();
  const auto play = [](Position& p, std::string_view from, std::string_view to) {
    const Move m = Move::normal(square(from), square(to));
    ASSERT_TRUE(p.is_legal(m)) << from << to;
    p.play(m);
  };
  play(a, "g1", "f3"), play(a, "g8", "f6"), play(a, "b1", "c3");
  play(b, "b1", "c3"), play(b, "g8", "f6"), play(b, "g1", "f3");
  EXPECT_EQ(a.key(), b.key());
  // 1.e4: nobody can capture en passant, so the key is that of e3-e4 in two steps, rights being
  // equal.
  EXPECT_EQ(position("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1").key(),
            position("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1").key());
  EXPECT_NE(position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1").key(),
            position("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1").key());
  EXPECT_NE(position("4k3/8/8/8/8/8/8/4K2R w K - 0 1").key(),
            position("4k3/8/8/8/8/8/8/4K2R w - - 0 1").key());
  EXPECT_NE(position("4k3/8/8/8/8/8/8/4K2R w - - 0 1").key(),
            position("4k3/8/8/8/8/8/8/4K2R b - - 0 1").key());
}

TEST(BoardPosition, MateAndStalemate) {
  EXPECT_TRUE(position("4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1").is_checkmate());
  EXPECT_FALSE(position("4k3/4Q3/8/4K3/8/8/8/8 b - - 0 1").is_checkmate());
  EXPECT_TRUE(position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").is_stalemate());
  // Only en passant answers the check.
  EXPECT_FALSE(position("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1").is_checkmate());
}

}  // namespace
}  // namespace planilla::board_tests
