// From patterns to moves: single cases in words, then every legal move and random patterns against
// a filter written without any of the resolver's code.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "board/resolve.h"
#include "tests/board/support.h"

namespace planilla::board_tests {
namespace {

MovePattern to_square(Role role, std::string_view to) {
  MovePattern pattern;
  pattern.roles = role_bit(role);
  pattern.to = bit(square(to));
  return pattern;
}

MovePattern by_squares(std::string_view text) {
  MovePattern pattern;
  pattern.from = bit(square(text.substr(0, 2)));
  pattern.to = bit(square(text.substr(2, 2)));
  pattern.allows_castle = true;
  return pattern;
}

MovePattern castling(CastleSides sides) {
  MovePattern pattern;
  pattern.castle = sides;
  return pattern;
}

// The moves found, in order: "b1d2 f3d2".
std::string found(const Position& p, const MovePattern& pattern) {
  MoveList moves;
  legal_matches(p, pattern, moves);
  const Resolution r = resolve(p, pattern);
  EXPECT_EQ(r.count, std::min(moves.size(), 2)) << to_fen(p);
  EXPECT_EQ(r.move, moves.empty() ? Move() : moves[0]) << to_fen(p);
  std::string out;
  for (const Move m : moves) out.append(out.empty() ? "" : " ").append(uci(p, m));
  return out;
}

std::string found(std::string_view fen, const MovePattern& pattern, bool chess960 = false) {
  return found(position(fen, chess960), pattern);
}

TEST(BoardResolve, APieceAndItsSquare) {
  const Position& start = Position::initial();
  EXPECT_EQ(found(start, to_square(knight, "f3")), "g1f3");
  EXPECT_EQ(found(start, to_square(pawn, "e4")), "e2e4");
  EXPECT_EQ(found(start, to_square(pawn, "e3")), "e2e3");
  EXPECT_EQ(found(start, to_square(pawn, "e5")), "");
  EXPECT_EQ(found(start, to_square(queen, "d3")), "");
}

TEST(BoardResolve, TwoKnightsAreAmbiguousUntilOneIsNamedOrPinned) {
  const char* fen = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
  MovePattern pattern = to_square(knight, "d2");
  EXPECT_EQ(found(fen, pattern), "b1d2 f3d2");
  pattern.from = file_mask(1);
  EXPECT_EQ(found(fen, pattern), "b1d2");
  EXPECT_EQ(found("4k3/8/8/7b/8/5N2/8/1N1K4 w - - 0 1", to_square(knight, "d2")), "b1d2");
}

TEST(BoardResolve, RelativeSquaresTurnWithTheSide) {
  MovePattern pattern = to_square(pawn, "e4");
  pattern.relative = true;
  EXPECT_EQ(found(Position::initial(), pattern), "e2e4");
  Position black_to_move = Position::initial();
  black_to_move.play(Move::normal(square("a2"), square("a3")));
  EXPECT_EQ(found(black_to_move, pattern), "e7e5");
}

TEST(BoardResolve, CapturedRolesNarrow) {
  const char* fen = "4k3/8/8/3p1n2/4P3/8/8/4K3 w - - 0 1";
  MovePattern pattern;
  pattern.roles = role_bit(pawn);
  pattern.captured = role_bit(pawn);
  EXPECT_EQ(found(fen, pattern), "e4d5");
  pattern.captured = role_bit(knight);
  EXPECT_EQ(found(fen, pattern), "e4f5");
  pattern.captured = any_role;
  EXPECT_EQ(found(fen, pattern), "e4d5 e4f5");
  pattern.captured = role_bit(pawn);
  EXPECT_EQ(found("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", pattern), "e5d6");
}

TEST(BoardResolve, APromotionNeedsItsPiece) {
  const char* fen = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
  MovePattern pattern = to_square(pawn, "e8");
  EXPECT_EQ(found(fen, pattern), "e7e8q e7e8r e7e8b e7e8n");
  pattern.promotion = role_bit(knight);
  EXPECT_EQ(found(fen, pattern), "e7e8n");
  pattern.promotion = role_bit(queen) | role_bit(rook);
  EXPECT_EQ(found(fen, pattern), "e7e8q e7e8r");
  pattern.promotion = role_bit(king);
  EXPECT_EQ(found(fen, pattern), "");
  pattern = to_square(king, "e2");
  pattern.promotion = role_bit(queen);
  EXPECT_EQ(found(fen, pattern), "");
}

TEST(BoardResolve, CastlingByWordAndBySquares) {
  const char* fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  EXPECT_EQ(found(fen, castling(castle_short)), "e1g1");
  EXPECT_EQ(found(fen, castling(castle_long)), "e1c1");
  EXPECT_EQ(found(fen, castling(castle_either)), "e1c1 e1g1");
  EXPECT_EQ(found(fen, by_squares("e1g1")), "e1g1");
  EXPECT_EQ(found(fen, by_squares("e1h1")), "e1g1");
  EXPECT_EQ(found(fen, by_squares("e1c1")), "e1c1");
  EXPECT_EQ(found(fen, by_squares("e1f1")), "e1f1");
  EXPECT_EQ(found(fen, to_square(king, "g1")), "");  // "Kg1" is not castling unless it may be
  EXPECT_EQ(found(fen, to_square(king, "f1")), "e1f1");
}

TEST(BoardResolve, Chess960CastlingInAllItsWays) {
  // King f1, rook h1: one step to g1 is the king's walk; castling is written king takes rook.
  const char* step = "4k3/8/8/8/8/8/8/5K1R w K - 0 1";
  EXPECT_EQ(found(step, by_squares("f1h1"), true), "f1h1");
  EXPECT_EQ(found(step, by_squares("f1g1"), true), "f1g1");
  EXPECT_EQ(found(step, to_square(king, "g1"), true), "f1g1");
  EXPECT_EQ(found(step, castling(castle_short), true), "f1h1");
  // The king stays where it is, the rook jumps over it.
  const char* stays = "4k3/8/8/8/8/8/8/6KR w K - 0 1";
  EXPECT_EQ(found(stays, castling(castle_short), true), "g1h1");
  EXPECT_EQ(found(stays, by_squares("g1h1"), true), "g1h1");
  // The king stays; the rook that jumps was its shield.
  EXPECT_EQ(found("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", castling(castle_long), true), "c1b1");
  EXPECT_EQ(found("4k3/8/8/8/8/8/8/qRK5 w B - 0 1", castling(castle_long), true), "");
}

TEST(BoardResolve, EnPassantIsACaptureOfTheSquareSkipped) {
  EXPECT_EQ(found("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", to_square(pawn, "d6")), "c5d6 e5d6");
  EXPECT_EQ(found("4r1k1/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", to_square(pawn, "d6")), "c5d6");
}

TEST(BoardResolve, CoordinatesNeedNoRole) {
  EXPECT_EQ(found(Position::initial(), by_squares("g1f3")), "g1f3");
  EXPECT_EQ(found(Position::initial(), by_squares("e3e4")), "");
  EXPECT_EQ(found(Position::initial(), by_squares("g8f6")), "");
}

// --- properties

MovePattern full_pattern(const Position& p, Move m) {
  MovePattern pattern;
  if (m.is_castle()) return castling(m.is_short_castle() ? castle_short : castle_long);
  pattern.roles = role_bit(role_of(p.piece_on(m.from())));
  pattern.from = bit(m.from());
  pattern.to = bit(m.to());
  if (m.promoted() != no_role) pattern.promotion = role_bit(m.promoted());
  return pattern;
}

RC_GTEST_PROP(BoardResolve, AFullPatternFindsExactlyItsMove, (unsigned seed, bool chess960)) {
  for (const Position& p : random_game(seed, 200, chess960))
    for (const Move m : legal(p)) {
      MovePattern pattern = full_pattern(p, m);
      const Resolution r = resolve(p, pattern);
      RC_ASSERT(r.count == 1);
      RC_ASSERT(r.move == m);
      pattern.relative = true;
      if (p.turn() == black) {
        pattern.from = mirror(pattern.from);
        pattern.to = mirror(pattern.to);
      }
      RC_ASSERT(resolve(p, pattern).move == m);
      RC_ASSERT(why_illegal(p, pattern).reason == Reason::none);
    }
}

// A whole game replayed by patterns is the game.
RC_GTEST_PROP(BoardResolve, AGameIsReplayedByItsPatterns, (unsigned seed, bool chess960)) {
  const std::vector<Position> game = random_game(seed, 300, chess960);
  Position p = game.front();
  for (std::size_t i = 1; i < game.size(); ++i) {
    for (const Move m : legal(p)) {
      Position after = p;
      after.play(m);
      if (after.key() != game[i].key()) continue;
      RC_ASSERT(resolve_and_play(p, full_pattern(p, m)).move == m);
      break;
    }
    RC_ASSERT(to_shredder_fen(p) == to_shredder_fen(game[i]));
    RC_ASSERT(p.key() == game[i].key() && p.checkers() == game[i].checkers());
  }
}

// The meaning of a pattern, word by word, for one legal move.
bool means(const Position& p, const MovePattern& pattern, Move m) {
  const auto within = [&](Bitboard mask, Square s) {
    const bool turned = pattern.relative && p.turn() == black;
    return ((turned ? mirror(mask) : mask) >> s & 1) != 0;
  };
  if (!within(pattern.from, m.from())) return false;
  if (pattern.castle != castle_none)
    return m.is_castle() && (pattern.castle & (m.to() > m.from() ? castle_short : castle_long));
  const Role mover = role_of(p.piece_on(m.from()));
  if (!(pattern.roles >> mover & 1)) return false;
  if (m.is_castle())
    return pattern.allows_castle && !pattern.captured && !pattern.promotion &&
           (within(pattern.to, m.to()) || within(pattern.to, castle_king_to(m)));
  Position after = p;
  const Role taken = role_of(after.play(m).captured);
  if (pattern.captured && (taken == no_role || !(pattern.captured >> taken & 1))) return false;
  if (pattern.promotion && (m.promoted() == no_role || !(pattern.promotion >> m.promoted() & 1)))
    return false;
  return within(pattern.to, m.to());
}

// Mostly near some legal move, so that the count is not always nought.
MovePattern random_pattern(const Position& p, std::mt19937& random) {
  const MoveList moves = legal(p);
  const auto pick = [&](std::initializer_list<int> choices) {
    return choices.begin()[random() % choices.size()];
  };
  MovePattern pattern;
  const Move m = moves.empty()
                     ? Move::normal(1, 2)
                     : moves[static_cast<int>(random() % static_cast<unsigned>(moves.size()))];
  const Role mover = role_of(p.piece_on(m.from()));
  const Bitboard noise = (Bitboard{random()} << 32 | random());
  const Bitboard tos[] = {
      bit(m.to()), bit(m.to()), bit(m.to()), bit(random() % 64), file_mask(file_of(m.to())),
      noise,       all_squares};
  pattern.to = tos[random() % 7];
  const Bitboard froms[] = {all_squares,
                            all_squares,
                            bit(m.from()),
                            file_mask(file_of(m.from())),
                            rank_mask(rank_of(m.from())),
                            noise};
  pattern.from = froms[random() % 6];
  pattern.roles = static_cast<RoleMask>(
      pick({1 << mover, 1 << mover, 1 << mover, any_role, 1 << (1 + random() % 6)}));
  pattern.captured = static_cast<RoleMask>(pick({0, 0, 0, 0, any_role, 1 << (1 + random() % 5)}));
  pattern.promotion = static_cast<RoleMask>(pick({0, 0, 0, 0, 4, 32, 36, 64}));
  pattern.castle = static_cast<std::uint8_t>(pick({0, 0, 0, 0, 0, 0, 0, 1, 2, 3}));
  pattern.allows_castle = random() % 2 != 0;
  pattern.relative = random() % 3 == 0;
  if (pattern.relative && p.turn() == black) {
    pattern.from = mirror(pattern.from);
    pattern.to = mirror(pattern.to);
  }
  return pattern;
}

// In Chess960, castling named by the king's last square gives way to a walk there.
bool gives_way(const Position& p, const MovePattern& pattern, Move m) {
  if (!p.chess960() || !m.is_castle() || pattern.castle != castle_none) return false;
  const Bitboard to = pattern.relative && p.turn() == black ? mirror(pattern.to) : pattern.to;
  if (to & bit(m.to())) return false;
  const Square last = make_square(m.is_short_castle() ? 6 : 2, rank_of(m.from()));
  for (const Move walk : legal(p))
    if (walk.from() == m.from() && walk.to() == last && !walk.is_castle() &&
        means(p, pattern, walk))
      return true;
  return false;
}

RC_GTEST_PROP(BoardResolve, RandomPatternsCountWhatTheyMean, (unsigned seed, bool chess960)) {
  std::mt19937 random(seed);
  for (const Position& p : random_game(seed, 150, chess960))
    for (int i = 0; i < 12; ++i) {
      const MovePattern pattern = random_pattern(p, random);
      MoveList matches;
      legal_matches(p, pattern, matches);
      int expected = 0;
      for (const Move m : legal(p)) expected += means(p, pattern, m) && !gives_way(p, pattern, m);
      RC_ASSERT(matches.size() == expected);
      const Resolution r = resolve(p, pattern);
      RC_ASSERT(r.count == std::min(expected, 2));
      Position played = p, expected_after = p;
      if (r.count == 1) expected_after.play(r.move);
      const Resolution again = resolve_and_play(played, pattern);
      RC_ASSERT(again.count == r.count && again.move == r.move);
      RC_ASSERT(to_shredder_fen(played) == to_shredder_fen(expected_after));
      RC_ASSERT(played.key() == expected_after.key());
      RC_ASSERT(played.checkers() == expected_after.checkers());
      if (expected != 0) RC_ASSERT(r.move == matches[0]);
      RC_ASSERT((why_illegal(p, pattern).reason == Reason::none) == (expected != 0));
    }
}

}  // namespace
}  // namespace planilla::board_tests
