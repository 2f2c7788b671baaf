// can_win() on positions whose answers are known, on their mirror images, and against theorems
// tried out on every placement.
#include "laws/dead/unwinnable.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <string>
#include <vector>

#include "board/attacks.h"
#include "laws/dead/mating_material.h"
#include "laws/dead/mobility.h"
#include "places.h"
#include "tests/board/support.h"

namespace planilla::unwinnable_test {
namespace {

using board_tests::position;

struct Labelled {
  std::string fen;
  bool can[2];
};

std::vector<Labelled> labelled_positions() {
  std::vector<Labelled> out;
  std::ifstream in(PLANILLA_SOURCE_DIR "/testdata/laws/winnability.txt");
  for (std::string line; std::getline(in, line);) {
    if (line.size() < 4 || line[0] == '#') continue;
    out.push_back({line.substr(3, line.find(';') - 4), {line[0] == 'W', line[1] == 'B'}});
  }
  return out;
}

bool is_mate_line(Position p, Color winner, const std::vector<Move>& line) {
  for (const Move move : line) {
    if (!p.is_legal(move)) return false;
    p.play(move);
  }
  return p.is_checkmate() && p.turn() != winner;
}

// The same position with the sides changed.
std::string flipped(const std::string& fen) {
  const std::size_t end = fen.find(' ');
  std::string board, out;
  for (std::size_t from = 0; from <= end;) {
    const std::size_t to = std::min(fen.find('/', from), end);
    board = fen.substr(from, to - from) + (board.empty() ? "" : "/") + board;
    from = to + 1;
  }
  for (const char c : board)
    out += static_cast<char>(std::islower(c) ? std::toupper(c) : std::tolower(c));
  return out + (fen[end + 1] == 'w' ? " b - - 0 1" : " w - - 0 1");
}

TEST(Unwinnable, LabelledPositions) {
  const std::vector<Labelled> all = labelled_positions();
  ASSERT_GE(all.size(), 55u);
  for (const Labelled& item : all) {
    const Position p = position(item.fen);
    for (const Color side : {white, black}) {
      const Winnability result = can_win(p, side);
      EXPECT_EQ(result.verdict, item.can[side] ? Possibility::possible : Possibility::impossible)
          << item.fen << " for " << (side == white ? "white" : "black");
      if (result.verdict == Possibility::possible) {
        EXPECT_TRUE(is_mate_line(p, side, result.helpmate)) << item.fen;
      } else {
        EXPECT_TRUE(result.helpmate.empty());
      }
    }
  }
}

TEST(Unwinnable, FastNeverContradicts) {
  for (const Labelled& item : labelled_positions())
    for (const Color side : {white, black}) {
      const Possibility wrong = item.can[side] ? Possibility::impossible : Possibility::possible;
      EXPECT_NE(can_win_fast(position(item.fen), side), wrong) << item.fen;
    }
}

TEST(Unwinnable, ColoursAreAlike) {
  for (const Labelled& item : labelled_positions()) {
    const Position p = position(flipped(item.fen));
    for (const Color side : {white, black})
      EXPECT_EQ(can_win(p, side).verdict == Possibility::possible, item.can[~side]) << item.fen;
  }
}

TEST(Unwinnable, DeadMeansThatNeitherSideCanWin) {
  for (const Labelled& item : labelled_positions()) {
    const Answer expected = item.can[0] || item.can[1] ? Answer::no : Answer::yes;
    EXPECT_EQ(is_dead(position(item.fen)), expected) << item.fen;
  }
}

TEST(Unwinnable, WithoutPatienceTheAnswerIsUndetermined) {
  // Black's pawns get through only if the knight lets itself be taken by one of them.
  const Position p = position("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/3NK3 w - - 0 1");
  EXPECT_EQ(can_win(p, black, {1}).verdict, Possibility::undetermined);
  EXPECT_EQ(can_win(p, black).verdict, Possibility::possible);
}

// The theorem of the lone knight: try every king, knight and set of queens beside the king.
TEST(MatingMaterial, KnightNeverMatesKingWithQueens) {
  for (Square k : {0, 1, 2, 3, 9, 10, 11, 18, 19, 27})
    for (Square n = 0; n < 64; ++n) {
      if (n == k || !(pseudo_attacks(knight, n) & bit(k))) continue;
      const Bitboard beside = pseudo_attacks(king, k);
      for (Bitboard queens = 0;;) {
        // The winner's king can cover what is left from some square?
        const Bitboard free = beside & ~queens & ~pseudo_attacks(knight, n);
        bool taken = false;
        for (Bitboard q = queens; q;)
          taken |= (piece_attacks(queen, take_lowest(q), queens | bit(k) | bit(n)) & bit(n)) != 0;
        bool covered = false;
        for (Square w = 0; w < 64 && !taken; ++w)
          covered |= w != k && w != n && !(bit(w) & (beside | queens)) &&
                     !(free & ~pseudo_attacks(king, w));
        EXPECT_FALSE(!taken && covered && !(queens & bit(n))) << int(k) << " " << int(n);
        queens = (queens - beside) & beside;
        if (!queens) break;
      }
    }
}

TEST(MobilityOfMen, SeesThatWallsStayClosed) {
  const Mobility closed(position("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"));
  EXPECT_TRUE(closed.rules_out_mate_by(white));
  EXPECT_TRUE(closed.rules_out_mate_by(black));
  const Mobility gap(position("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1"));
  EXPECT_FALSE(gap.rules_out_mate_by(white));
  const Mobility start(Position::initial());
  EXPECT_FALSE(start.rules_out_mate_by(white));
}

TEST(MobilityOfMen, EnPassantAndCastlingOpenWalls) {
  const Mobility passing(position("4k3/8/8/pPp1p1p1/P1P1P1P1/8/8/4K3 w - a6 0 1"));
  EXPECT_FALSE(passing.rules_out_mate_by(white));
}

}  // namespace
}  // namespace planilla::unwinnable_test
