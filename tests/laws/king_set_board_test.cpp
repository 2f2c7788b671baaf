// KingSetBoard against positions played move by move, and the lines of those who drive it.
#include "laws/dead/king_set_board.h"

#include <gtest/gtest.h>

#include "board/attacks.h"
#include "board/fen.h"
#include "laws/dead/corner_mate.h"
#include "laws/dead/major_piece_mate.h"
#include "laws/dead/mating_material.h"
#include "tests/board/support.h"
#include "tests/laws/mating_support.h"

namespace planilla::king_set_board_test {
namespace {

using board_tests::position;
using mating_tests::below;
using mating_tests::mates;
using mating_tests::Random;
using mating_tests::random_positions;

// The king_set and, beside it, every position that stands for one of its squares.
class Played {
public:
  Played(const Position& start, Color winner, Random& random) : all_{start}, random_(random) {
    board_.start(start, winner);
  }

  // A move by chance; false if there was none.
  bool step() {
    if (board_.winner_to_move()) return winner_moves();
    return below(random_, 4) == 0 ? man_moves(board_.loser()) : loser_steps();
  }

  void expect_all_reached(const std::string& from) const {
    Bitboard reached = 0;
    for (const Position& p : all_) reached |= p.pieces(board_.loser(), king);
    EXPECT_NE(board_.king_set(), 0u) << from;
    EXPECT_EQ(board_.king_set() & ~reached, 0u) << from;
  }

  // Mates that are claimed: are they? Returns how many.
  int expect_mates_are_mates(const std::string& from) {
    if (!board_.winner_to_move()) return 0;
    int found = 0;
    for (Bitboard men = board_.men(board_.winner()) & ~board_.men(board_.winner(), pawn); men;) {
      const Square s = take_lowest(men);
      for (Square y = 0; y < 64; ++y)
        for (Bitboard b = board_.king_set(); b;) {
          const Square t = take_lowest(b);
          if (!board_.mates(s, y, t)) continue;
          ++found;
          EXPECT_TRUE(mates(all_first_, board_.winner(), board_.line())) << from;
        }
    }
    return found;
  }

private:
  void play(Move m) {
    std::vector<Position> next;
    for (Position p : all_)
      if (p.is_legal(m)) {
        p.play(m);
        next.push_back(p);
      }
    all_ = next;
  }

  Bitboard reach(Square s, Role role, Color c) const {
    const Bitboard occupied = board_.occupied();
    if (role != pawn) return piece_attacks(role, s, occupied) & ~board_.men(c);
    const Bitboard ahead = c == white ? bit(s) << 8 : bit(s) >> 8;
    return (ahead & ~occupied) | (pawn_attacks(c, s) & board_.men(~c));
  }

  bool man_moves(Color c) {
    for (int i = 0; i < 40; ++i) {
      Bitboard men = board_.men(c);
      if (!men) return false;
      for (int skip = below(random_, 16); skip && several(men); --skip) men &= men - 1;
      const Square s = first_square(men);
      const Role role = board_.role_at(s);
      Bitboard to = reach(s, role, c) & ~bit(board_.own_king());
      for (int skip = below(random_, 16); skip && several(to); --skip) to &= to - 1;
      if (!to) continue;
      const Square x = first_square(to);
      const bool ours = c == board_.winner();
      if (!(ours ? board_.move_man(s, x) : board_.move_loser(s, x))) continue;
      const bool promotes = role == pawn && (bit(x) & (rank_mask(0) | rank_mask(7)));
      play(promotes ? Move::promotion(s, x, ours ? queen : knight) : Move::normal(s, x));
      return true;
    }
    return false;
  }

  bool winner_moves() {
    if (below(random_, 3)) return man_moves(board_.winner());
    const Square w = board_.own_king();
    for (Bitboard to = pseudo_attacks(king, w) & ~board_.men(board_.winner()); to;) {
      const Square x = take_lowest(to);
      if (below(random_, 3) || !board_.move_own_king(x)) continue;
      play(Move::normal(w, x));
      return true;
    }
    return man_moves(board_.winner());
  }

  bool loser_steps() {
    if (!board_.loser_steps()) return false;
    std::vector<Position> next;
    Bitboard seen = 0;
    for (const Position& p : all_)
      for (Bitboard to = pseudo_attacks(king, p.king_square(p.turn())); to;) {
        const Move m = Move::normal(p.king_square(p.turn()), take_lowest(to));
        if ((seen & bit(m.to())) || p.is_capture(m) || !p.is_legal(m)) continue;
        seen |= bit(m.to());
        next.push_back(p);
        next.back().play(m);
      }
    all_ = next;
    return true;
  }

  std::vector<Position> all_;
  Position all_first_ = all_.front();
  KingSetBoard board_;
  Random& random_;
};

TEST(KingSetBoard, EverySquareIsReachedByLegalMovesAndMatesAreMates) {
  Random random(7);
  int found = 0;
  for (const Position& p : random_positions(40, 3))
    for (const Color side : {white, black}) {
      Played played(p, side, random);
      for (int ply = 0; ply < 30 && played.step(); ++ply) {
        played.expect_all_reached(to_fen(p));
        found += played.expect_mates_are_mates(to_fen(p));
      }
      if (::testing::Test::HasFailure()) return;
    }
  EXPECT_GT(found, 300);
}

TEST(MajorPieceMate, EveryLineIsLegalAndEndsInMate) {
  MajorPieceMate drive;
  int found = 0, asked = 0;
  for (const Position& p : random_positions(120, 20261121))
    for (const Color side : {white, black}) {
      if (too_little_to_mate(p, side) || p.is_checkmate()) continue;
      if (!(p.pieces(side) & (p.pieces(pawn) | p.pieces(rook) | p.pieces(queen)))) continue;
      ++asked;
      if (!drive.find(p, side)) continue;
      ++found;
      ASSERT_TRUE(mates(p, side, drive.line())) << to_fen(p) << " " << int(side);
    }
  EXPECT_GT(asked, 3000);
  EXPECT_GT(found, asked * 95 / 100);
}

TEST(MajorPieceMate, NothingIsFoundWhereNothingCanBe) {
  MajorPieceMate drive;
  for (const char* fen : {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
                          "8/1p4p1/1Pp3p1/k1P3p1/1pP3Pb/1P4p1/6P1/7K w - - 0 1"})
    EXPECT_FALSE(drive.find(position(fen), white)) << fen;
}

// A lone knight or bishop, and by chance one to four men against it.
Position with_lone_minor(Random& random, bool is_knight) {
  for (;;) {
    std::string board(64, '.');
    const auto put = [&](char c) {
      const int s = c == 'p' || c == 'P' ? 8 + below(random, 48) : below(random, 64);
      if (board[static_cast<std::size_t>(s)] != '.') return false;
      board[static_cast<std::size_t>(s)] = c;
      return true;
    };
    bool fits = put('K') && put('k') && put(is_knight ? 'N' : 'B');
    for (int n = 1 + below(random, 4); n > 0; --n) fits = put("pppnbr"[below(random, 6)]) && fits;
    std::string fen;
    for (std::size_t rank = 0; rank < 8; ++rank)
      fen += (rank ? "/" : "") + board.substr(8 * rank, 8);
    for (char& c : fen)
      if (c == '.') c = '1';
    const FenResult read = parse_fen(fen + (random() % 2 ? " w - - 0 1" : " b - - 0 1"));
    if (fits && read.position) return *read.position;
  }
}

TEST(CornerMate, EveryLineIsLegalAndEndsInMate) {
  Random random(11);
  CornerMate corner;
  int found = 0, asked = 0;
  for (int i = 0; i < 2000; ++i) {
    const Position p = with_lone_minor(random, i % 2 == 0);
    if (too_little_to_mate(p, white) || p.is_checkmate()) continue;
    ++asked;
    if (!corner.find(p, white)) continue;
    ++found;
    ASSERT_TRUE(mates(p, white, corner.line())) << to_fen(p);
  }
  EXPECT_GT(found, asked * 8 / 10) << "of " << asked;
}

}  // namespace
}  // namespace planilla::king_set_board_test
