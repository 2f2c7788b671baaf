// Moves that stand in the text as SAN are copied. What is written is the same, byte for byte, as if
// each had been worked out on the board.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "notation/write/san.h"
#include "places.h"
#include "tests/checks/support.h"
#include "write/pgn/movetext.h"

namespace planilla::copy_test {
namespace {

std::string written(const Game& game) {
  std::string out;
  MovetextWriter({MoveForm::san, Symbols::english()}).write(game, out);
  return out;
}

std::string worked_out(Game game) {
  for (Element& element : game.elements.edit())
    element.flags &= static_cast<std::uint8_t>(~element_is_san);
  return written(game);
}

// The moves of the first game of `text` that would be copied.
std::vector<std::string> copied(const std::string& text) {
  std::vector<std::string> out;
  for_each_game(text, [&](const Game& game) {
    EXPECT_EQ(written(game), worked_out(game));
    for (const Element& e : game.elements)
      if (e.flags & element_is_san) out.emplace_back(e.span.in(game.text));
  });
  return out;
}

using Words = std::vector<std::string>;

TEST(Copy, WhatIsSanAlready) {
  EXPECT_EQ(copied("[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O *\n"),
            (Words{"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O"}));
}

TEST(Copy, NotWhatSaysTooMuchOrTooLittle) {
  EXPECT_EQ(copied("[Event \"a\"]\n\n1. e2e4 d5 2. exd5+ Qd5 3. Nc3 Qe5 4. Be2 Nc6 5. Ngf3 Qe4# 6. "
                   "d4 e6 7. 0-0 *\n"),
            (Words{"d5", "Nc3", "Be2", "Nc6", "d4", "e6"}));
}

TEST(Copy, LettersThatMeanAnotherPieceAreNotCopied) {
  ReadOptions options;
  options.languages = {"es"};
  GameReader reader(all_notations(), options);
  GameText slice;
  slice.text = "1. e4 e5 2. Re2 Re7";
  reader.open(slice);
  Game game;
  ASSERT_TRUE(reader.next(game));
  EXPECT_EQ(written(game), "1. e4 e5 2. Ke2 Ke7 *\n");
}

TEST(Copy, WithDepartureWhereItIsNeeded) {
  EXPECT_EQ(copied("[Event \"a\"]\n\n1. d4 d5 2. Nf3 Nf6 3. Nbd2 Nbd7 4. N3b3 *\n"),
            (Words{"d4", "d5", "Nf3", "Nf6", "Nbd2", "Nbd7"}));
}

TEST(Copy, NotTheWordBeforeASuffix) {
  EXPECT_EQ(copied("[Event \"a\"]\n\n1. e4 a6 2. e5 d5 3. exd6 e.p. *\n"),
            (Words{"e4", "a6", "e5", "d5"}));
}

// A legal move, spelled rightly or with a slip that leaves it readable.
std::string spelled(const Position& p, Move move) {
  const std::string right = san(p, move);
  switch (*rc::gen::inRange(0, 12)) {
    case 0:
      return right + "+";
    case 1:
      return right.ends_with('+') || right.ends_with('#') ? right.substr(0, right.size() - 1)
                                                          : right;
    case 2:
      return right.ends_with('+') ? right.substr(0, right.size() - 1) + "#" : right;
    case 3: {
      std::string out;
      append_lan(p, move, 0, Symbols::english(), out);
      return out;
    }
    case 4:
      return move.is_castle() || right.size() < 3 || right[1] == 'x'
                 ? right
                 : right.substr(0, 1) +
                       std::string(1, static_cast<char>('a' + file_of(move.from()))) +
                       right.substr(1);
    default:
      return right;
  }
}

RC_GTEST_PROP(Copy, ChangesNothing, ()) {
  Position p = Position::initial();
  std::string text = "[Event \"a\"]\n\n";
  const int plies = *rc::gen::inRange(1, 120);
  for (int i = 0; i < plies; ++i) {
    MoveList moves;
    p.legal_moves(moves);
    if (moves.begin() == moves.end()) break;
    const auto count = static_cast<std::size_t>(moves.end() - moves.begin());
    const Move move = moves.begin()[*rc::gen::inRange(std::size_t{0}, count)];
    text += spelled(p, move) + ' ';
    p.play(move);
  }
  for_each_game(text + "*\n",
                [](const Game& game) { RC_ASSERT(written(game) == worked_out(game)); });
}

TEST(Copy, ChangesNothingOverGamesOfTheTestData) {
  int games = 0;
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(PLANILLA_SOURCE_DIR "/testdata/games")) {
    if (!file.is_regular_file()) continue;
    std::ifstream stream(file.path(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    for_each_game(text, [&](const Game& game) {
      EXPECT_EQ(written(game), worked_out(game)) << file.path();
      ++games;
    });
  }
  EXPECT_GE(games, 20);
}

}  // namespace
}  // namespace planilla::copy_test
