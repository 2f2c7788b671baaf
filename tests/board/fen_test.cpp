// FEN: what is accepted, what is complained of and where, and that nothing hostile hurts.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/board/support.h"

namespace planilla::board_tests {
namespace {

struct Faulty {
  const char* fen;
  FenFault fault;
  std::size_t at;
};

TEST(BoardFen, EachFaultIsToldWithItsByte) {
  const Faulty all[] = {
      {"", FenFault::empty, 0},
      {"  \t ", FenFault::empty, 0},
      {"4k3/8/8/8/8/8/8/4X3 w - - 0 1", FenFault::bad_piece, 17},
      {"4k3/8/8/0/8/8/8/4K3 w - - 0 1", FenFault::bad_piece, 8},
      {"4k3/9/8/8/8/8/8/4K3 w - - 0 1", FenFault::rank_too_long, 4},
      {"4k3/8/8/8/8/8/8/4KRRRR w - - 0 1", FenFault::rank_too_long, 21},
      {"4k3/8/7/8/8/8/8/4K3 w - - 0 1", FenFault::rank_too_short, 7},
      {"4k3/8/8/8/8/8/8/4K2 w - - 0 1", FenFault::rank_too_short, 19},
      {"4k3/8/8/8/8/8/4K3 w - - 0 1", FenFault::too_few_ranks, 17},
      {"4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::too_many_ranks, 17},
      {"4k3/8/8/8/8/8/8/8 w - - 0 1", FenFault::no_white_king, 0},
      {"8/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::no_black_king, 0},
      {"4k3/8/8/8/8/8/8/K3K3 w - - 0 1", FenFault::two_white_kings, 18},
      {"kkkkkkkk/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::two_black_kings, 1},
      {"4k2P/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::pawn_on_last_rank, 3},
      {"4k3/8/8/8/8/8/8/4K2p w - - 0 1", FenFault::pawn_on_last_rank, 19},
      {"4k3/8/8/8/8/8/8/4K3 x - - 0 1", FenFault::bad_turn, 20},
      {"4k3/8/8/8/8/8/8/4K3 white - - 0 1", FenFault::bad_turn, 20},
      {"r3k3/8/8/8/8/8/8/4K3 w qz - 0 1", FenFault::bad_castling, 24},
      {"r3k3/8/8/8/8/8/8/4K3 w qq - 0 1", FenFault::bad_castling, 24},
      {"r3k3/8/8/8/8/8/8/4K3 w qa - 0 1", FenFault::bad_castling, 24},
      {"4k3/8/8/8/8/8/8/4K3 w - e 0 1", FenFault::bad_en_passant, 24},
      {"4k3/8/8/8/8/8/8/4K3 w - i6 0 1", FenFault::bad_en_passant, 24},
      {"4k3/8/8/8/8/8/8/4K3 w - e4 0 1", FenFault::bad_en_passant, 25},
      {"4k3/8/8/8/8/8/8/4K3 w - - -1 1", FenFault::bad_halfmove_clock, 26},
      {"4k3/8/8/8/8/8/8/4K3 w - - 99999999 1", FenFault::bad_halfmove_clock, 26},
      {"4k3/8/8/8/8/8/8/4K3 w - - 0 1x", FenFault::bad_fullmove_number, 28},
      {"4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999999999999", FenFault::bad_fullmove_number, 28},
      {"4k3/8/8/8/8/8/8/4RK2 w - - 0 1", FenFault::opponent_in_check, 1},
      {"8/8/8/8/8/8/3k4/4K3 w - - 0 1", FenFault::opponent_in_check, 13},
      {"4k3/8/8/8/7b/8/8/r2qK3 w - - 0 1", FenFault::none, 0},
      {"4k3/8/8/8/4r2b/8/8/r3K3 w - - 0 1", FenFault::too_many_checkers, 21},
      {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm Kd2;", FenFault::trailing_text, 30},
  };
  for (const Faulty& faulty : all) {
    const FenResult r = parse_fen(faulty.fen);
    EXPECT_EQ(fen_fault_name(r.fault), fen_fault_name(faulty.fault)) << faulty.fen;
    EXPECT_EQ(r.fault_at, faulty.at) << faulty.fen;
    EXPECT_EQ(r.position.has_value(), faulty.fault == FenFault::none) << faulty.fen;
  }
}

TEST(BoardFen, HugeTextEndsAtItsFirstFault) {
  constexpr std::size_t ten_megabytes = 10'000'000;
  EXPECT_EQ(parse_fen(std::string(ten_megabytes, 'k')).fault, FenFault::two_black_kings);
  EXPECT_EQ(parse_fen(std::string(ten_megabytes, '/')).fault, FenFault::rank_too_short);
  EXPECT_EQ(parse_fen(std::string(ten_megabytes, ' ')).fault, FenFault::empty);
  EXPECT_EQ(parse_fen(std::string(ten_megabytes, '\0')).fault, FenFault::bad_piece);
  const std::string good = "4k3/8/8/8/8/8/8/4K3 w ";
  EXPECT_EQ(parse_fen(good + std::string(ten_megabytes, 'K')).fault, FenFault::bad_castling);
  const std::string clock = good + "- - " + std::string(ten_megabytes, '9');
  EXPECT_EQ(parse_fen(clock).fault, FenFault::bad_halfmove_clock);
}

RC_GTEST_PROP(BoardFen, AnyTextIsReadOrRefused, (const std::string& text)) {
  const FenResult r = parse_fen(text);
  RC_ASSERT(r.position.has_value() == (r.fault == FenFault::none));
  RC_ASSERT(r.fault_at <= text.size());
}

// A good FEN with a few bytes changed: if it is still read, the position must be sound.
RC_GTEST_PROP(BoardFen, DamagedTextGivesASoundPositionOrNone, (unsigned seed)) {
  static constexpr std::string_view alphabet = "pnbrqkPNBRQK12345678/ wb-KQkqHAhaeE36 ";
  std::mt19937 random(seed);
  std::string fen = to_fen(random_game(seed, 40, seed % 2 != 0).back());
  for (unsigned i = 0; i <= seed % 3; ++i)
    fen[random() % fen.size()] = alphabet[random() % alphabet.size()];
  const FenResult r = parse_fen(fen, seed % 2 != 0);
  if (!r.position) return;
  Position p = *r.position;
  RC_ASSERT(to_fen(*parse_fen(to_fen(p), p.chess960()).position) == to_fen(p));
  perft(p, 2);
  RC_ASSERT(to_fen(*parse_fen(to_fen(p), p.chess960()).position) == to_fen(p));
}

TEST(BoardFen, MissingFieldsAreAssumedAndNoted) {
  const char* full = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
  for (const char* fen : {"4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w",
                          "4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0"}) {
    const FenResult r = parse_fen(fen);
    ASSERT_TRUE(r.position) << fen;
    EXPECT_EQ(r.notes, fen_fields_missing) << fen;
    EXPECT_EQ(to_fen(*r.position), full);
  }
  EXPECT_EQ(parse_fen(full).notes, 0);
}

struct Noted {
  const char* fen;
  const char* written;
  int notes;
};

TEST(BoardFen, RightsWithoutTheirPiecesAreDroppedAndNoted) {
  const Noted all[] = {
      {"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", fen_castling_dropped},
      {"4k2r/8/8/8/8/8/4K3/7R w Kk - 0 1", "4k2r/8/8/8/8/8/4K3/7R w k - 0 1", fen_castling_dropped},
      {"4k3/8/8/8/8/8/8/4K2R w E - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", fen_castling_dropped},
      {"4k3/8/8/8/8/8/8/4K2r w K - 0 1", "4k3/8/8/8/8/8/8/4K2r w - - 0 1", fen_castling_dropped},
      {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 0},
  };
  for (const Noted& noted : all) {
    const FenResult r = parse_fen(noted.fen);
    ASSERT_TRUE(r.position) << noted.fen;
    EXPECT_EQ(to_fen(*r.position), noted.written);
    EXPECT_EQ(r.notes, noted.notes) << noted.fen;
  }
}

TEST(BoardFen, EnPassantIsKeptOnlyWhereACaptureIsLegal) {
  const Noted all[] = {
      // strict FEN names it after every double step
      {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
       "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", fen_en_passant_dropped},
      {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", 0},
      // the capturing pawn is pinned along its file
      {"3rk3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "3rk3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 0},
      {"4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1",
       fen_en_passant_dropped},
      // both pawns leave the rank at once and uncover the king
      {"6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "6k1/8/8/K2pP2r/8/8/8/8 w - - 0 1",
       fen_en_passant_dropped},
      // no pawn there, something behind it, the wrong side's rank
      {"4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", fen_en_passant_wrong},
      {"4k3/3r4/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/3r4/8/3pP3/8/8/8/4K3 w - - 0 1",
       fen_en_passant_wrong},
      {"4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
       fen_en_passant_wrong},
  };
  for (const Noted& noted : all) {
    const FenResult r = parse_fen(noted.fen);
    ASSERT_TRUE(r.position) << noted.fen;
    EXPECT_EQ(to_fen(*r.position), noted.written);
    EXPECT_EQ(r.notes, noted.notes) << noted.fen;
  }
}

TEST(BoardFen, XFenNamesTheOutermostRookAndShredderEach) {
  // Both rooks stand on the king's side; the inner one may castle.
  const Position inner = position("4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
  EXPECT_TRUE(inner.chess960());
  EXPECT_EQ(inner.castling().rook[white][1], square("g1"));
  EXPECT_EQ(to_fen(inner), "4k3/8/8/8/8/8/8/4K1RR w G - 0 1");

  const Position outer = position("4k3/8/8/8/8/8/8/4K1RR w K - 0 1");
  EXPECT_FALSE(outer.chess960());
  EXPECT_EQ(outer.castling().rook[white][1], square("h1"));
  EXPECT_EQ(to_fen(outer), "4k3/8/8/8/8/8/8/4K1RR w K - 0 1");
  EXPECT_EQ(to_shredder_fen(outer), "4k3/8/8/8/8/8/8/4K1RR w H - 0 1");
  EXPECT_NE(inner.key(), outer.key());
}

TEST(BoardFen, RightsThatOnlyChess960HasMarkThePosition) {
  EXPECT_FALSE(Position::initial().chess960());
  EXPECT_TRUE(position("1r2k2r/8/8/8/8/8/8/4K3 w kq - 0 1").chess960());
  EXPECT_TRUE(position("r4k1r/8/8/8/8/8/8/4K3 w kq - 0 1").chess960());
  EXPECT_FALSE(position("r4k1r/8/8/8/8/8/8/4K3 w - - 0 1").chess960());
  EXPECT_TRUE(position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1").chess960());
}

TEST(BoardFen, AllChess960StartsAreNumberedApart) {
  for (int number = 0; number < 960; ++number) {
    const Position p = chess960_position(number);
    EXPECT_EQ(chess960_number(p), number);
    EXPECT_TRUE(p.chess960());
    for (int side = 0; side < 2; ++side) {
      EXPECT_TRUE(p.can_castle(white, side));
      EXPECT_TRUE(p.can_castle(black, side));
    }
  }
  EXPECT_EQ(chess960_number(Position::initial()), 518);
  // Scharnagl's table: the first, and the last.
  EXPECT_TRUE(to_fen(chess960_position(0)).ends_with("/BBQNNRKR w KQkq - 0 1"));
  EXPECT_TRUE(to_fen(chess960_position(959)).ends_with("/RKRNNQBB w KQkq - 0 1"));
}

TEST(BoardFen, OtherPositionsHaveNoStartNumber) {
  EXPECT_EQ(chess960_number(position("4k3/8/8/8/8/8/8/4K3 w - - 0 1")), std::nullopt);
  EXPECT_EQ(chess960_number(position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1")),
            std::nullopt);
  EXPECT_EQ(chess960_number(position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1")),
            std::nullopt);
  EXPECT_EQ(chess960_number(position("rnbqknbr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")),
            std::nullopt);
}

TEST(BoardFen, EveryFaultHasItsOwnName) {
  std::vector<std::string_view> names;
  for (int f = 0; f <= static_cast<int>(FenFault::trailing_text); ++f)
    names.push_back(fen_fault_name(static_cast<FenFault>(f)));
  std::sort(names.begin(), names.end());
  EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
}

}  // namespace
}  // namespace planilla::board_tests
