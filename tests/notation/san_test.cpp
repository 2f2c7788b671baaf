// SAN against the rule of the standard worked out the long way, over random games.
#include "notation/write/san.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "board/fen.h"

namespace planilla::san_test {
namespace {

Position at(const char* fen) {
  return parse_fen(fen).position.value();
}

std::string square_name(Square s) {
  return {static_cast<char>('a' + file_of(s)), static_cast<char>('1' + rank_of(s))};
}

// 8.2.3.3 to 8.2.3.5 read literally, with a list of all moves.
std::string slow_san(const Position& p, Move move) {
  Position after = p;
  after.play(move);
  MoveList all;
  p.legal_moves(all);
  const Role role = role_of(p.piece_on(move.from()));
  std::string out;
  if (move.is_castle()) {
    out = move.to() > move.from() ? "O-O" : "O-O-O";
  } else {
    bool others = false, same_file = false, same_rank = false;
    for (Move m : all) {
      if (m.is_castle() || m.to() != move.to() || m.from() == move.from()) continue;
      if (p.piece_on(m.from()) != p.piece_on(move.from())) continue;
      others = true;
      same_file |= file_of(m.from()) == file_of(move.from());
      same_rank |= rank_of(m.from()) == rank_of(move.from());
    }
    const std::string from = square_name(move.from());
    if (role != pawn) out += "  NBRQK"[role];
    if (role == pawn ? p.is_capture(move) : others && (!same_file || same_rank)) out += from[0];
    if (role != pawn && others && same_file) out += from[1];
    if (p.is_capture(move)) out += 'x';
    out += square_name(move.to());
    if (move.promoted() != no_role) out += std::string("=") + "  NBRQ"[move.promoted()];
  }
  if (after.is_checkmate())
    out += '#';
  else if (after.in_check())
    out += '+';
  return out;
}

RC_GTEST_PROP(San, EqualsTheLongWay, ()) {
  Position p = Position::initial();
  if (*rc::gen::arbitrary<bool>()) p = chess960_position(*rc::gen::inRange(0, 960));
  for (int ply = 0; ply < 60; ++ply) {
    MoveList all;
    p.legal_moves(all);
    if (all.empty()) return;
    for (Move m : all) RC_ASSERT(san(p, m) == slow_san(p, m));
    p.play(all[*rc::gen::inRange(0, all.size())]);
  }
}

TEST(San, LooksAtLegalMovesOnly) {
  // The knight on c3 is pinned: Ne2, not Nge2 (8.2.3.4).
  const Position p = at("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
  EXPECT_EQ(san(p, Move::normal(make_square(6, 0), make_square(4, 1))), "Ne2");
}

TEST(San, ThreeQueens) {
  // One on the same file, one on the same rank: the square.
  const Position p = at("6k1/8/8/8/4Q2Q/8/8/K6Q w - - 0 1");
  EXPECT_EQ(san(p, Move::normal(make_square(7, 3), make_square(4, 0))), "Qh4e1");
}

TEST(San, LettersOfOthers) {
  const Position p = at("1n2k3/P7/8/8/8/8/8/4K2R w K - 0 1");
  const Move capture = Move::promotion(make_square(0, 6), make_square(1, 7), queen);
  std::string out;
  append_san(p, capture, claim_check, Symbols::figurine(), out);
  EXPECT_EQ(out, "axb8=♕+");
  out.clear();
  append_lan(p, capture, 0, Symbols::english(), out);
  EXPECT_EQ(out, "a7xb8=Q");
  out.clear();
  append_uci(p, capture, out);
  EXPECT_EQ(out, "a7b8q");
}

TEST(San, UciCastling) {
  const Move castle = Move::castle(make_square(4, 0), make_square(7, 0));
  std::string out;
  append_uci(at("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), castle, out);
  EXPECT_EQ(out, "e1g1");
  out.clear();
  append_uci(parse_fen("4k3/8/8/8/8/8/8/4K2R w H - 0 1", true).position.value(), castle, out);
  EXPECT_EQ(out, "e1h1");
}

}  // namespace
}  // namespace planilla::san_test
