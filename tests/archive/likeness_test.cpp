// Moves of two games beside each other.
#include "archive/duplicates/likeness.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>

namespace planilla {
namespace {

// A record of nothing but moves: a letter a square.
std::string record(const std::string& squares, std::uint64_t hash) {
  RecordHead head;
  head.moves = hash;
  head.plies = static_cast<std::uint32_t>(squares.size());
  head.squares = static_cast<std::uint16_t>(squares.size());
  head.size = static_cast<std::uint32_t>(sizeof head + squares.size());
  std::string out(sizeof head, '\0');
  std::memcpy(out.data(), &head, sizeof head);
  return out + squares;
}

MovesLikeness compare_texts(const std::string& a, const std::string& b) {
  const std::string x = record(a, std::hash<std::string>()(a)),
                    y = record(b, std::hash<std::string>()(b));
  return compare_moves(StoredGame(x), StoredGame(y));
}

const std::string game = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

TEST(Likeness, EqualAndPrefix) {
  EXPECT_EQ(compare_texts(game, game).kind, MovesKind::equal);
  const MovesLikeness cut = compare_texts(game, game.substr(0, 30));
  EXPECT_EQ(cut.kind, MovesKind::prefix);
  EXPECT_EQ(cut.shared, 30u);
  EXPECT_EQ(cut.longer_by, 22u);
}

TEST(Likeness, GamesFromOtherPositionsAreApart) {
  std::string x = record(game, 1), y = record(game, 2);
  RecordHead head;
  std::memcpy(&head, y.data(), sizeof head);
  head.start = 7;
  std::memcpy(y.data(), &head, sizeof head);
  EXPECT_EQ(compare_moves(StoredGame(x), StoredGame(y)).kind, MovesKind::apart);
}

TEST(Likeness, FaultsOfTransmission) {
  std::string wrong = game, short_by_two = game, moved = game, last = game;
  wrong[20] = '!';
  short_by_two.erase(10, 2);
  std::swap(moved[20], moved[22]);
  last.back() = '!';
  EXPECT_EQ(compare_texts(game, wrong).edits, 1u);
  EXPECT_EQ(compare_texts(game, short_by_two).edits, 2u);
  EXPECT_TRUE(compare_texts(game, moved).transposed);
  EXPECT_TRUE(compare_texts(game, last).at_the_end);
  for (const std::string& other : {wrong, short_by_two, moved, last})
    EXPECT_EQ(compare_texts(game, other).kind, MovesKind::near);
}

// Where so much agrees, the last half-moves may be anything; one that is wrong among them is one.
TEST(Likeness, TheEndOfALongGame) {
  const std::string game_of_80 = game + std::string("1234567890<>?!ABCDEFGHIJKLMN");
  const auto ends_otherwise = [&](std::size_t from) {
    std::string out = game_of_80;
    for (std::size_t i = from; i < out.size(); ++i) out[i] = i % 2 == 0 ? '=' : '#';
    return compare_texts(game_of_80, out);
  };
  EXPECT_TRUE(ends_otherwise(74).at_the_end);
  EXPECT_EQ(ends_otherwise(74).shared, 74u);
  EXPECT_TRUE(ends_otherwise(64).at_the_end);
  EXPECT_EQ(ends_otherwise(60).kind, MovesKind::apart);
  std::string wrong = game_of_80;
  wrong[76] = '=';
  EXPECT_FALSE(compare_texts(game_of_80, wrong).at_the_end);
  EXPECT_EQ(compare_texts(game_of_80, wrong).edits, 1u);
}

// Moves in another order at the very end are those of one game where so much agrees before.
TEST(Likeness, TransposedAtTheEnd) {
  std::string late = game, early = game.substr(0, 24), early_other = early;
  std::swap(late[49], late[51]);
  EXPECT_TRUE(compare_texts(game, late).transposed);
  std::swap(early_other[20], early_other[22]);
  EXPECT_FALSE(compare_texts(early, early_other).transposed);
}

// They go apart for good: the opening is everybody's.
TEST(Likeness, TwoGamesOfOneOpening) {
  const std::string other = game.substr(0, 26) + "1234567890!?+-*/=<>()[]{}#";
  EXPECT_EQ(compare_texts(game, other).kind, MovesKind::apart);
}

}  // namespace
}  // namespace planilla
