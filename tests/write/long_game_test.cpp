// A game that passes the size limit: its first piece is read, every other one is kept, and what was
// kept is told again when it is read back.
#include <gtest/gtest.h>

#include <string>

#include "game/game_reader.h"
#include "rules/game_too_long.h"
#include "tests/checks/support.h"
#include "text/framing/batch.h"
#include "write/pgn/game_format.h"

namespace planilla::long_game_test {
namespace {

struct Converted {
  std::string games;
  int count = 0, too_long = 0;
};

Converted convert(const std::string& bytes, const Limits& limits) {
  const StreamOptions options{.limits = limits};
  GameStream stream = GameStream::from_memory(bytes, options);
  const Notations& notations = all_notations();
  GameReader reader(notations, {});
  const auto format = make_game_format("en", notations);
  Converted out;
  Game game;
  for (Batch batch; stream.next(batch);) {
    decode_games(batch, options);
    for (const GameText& slice : batch.games) {
      reader.open(slice);
      while (reader.next(game)) {
        ++out.count;
        for (const Finding& finding : game.findings)
          out.too_long += finding.rule == rules::game_too_long;
        format->write(game, out.games);
      }
    }
  }
  return out;
}

TEST(LongGame, NothingOfItIsLost) {
  std::string long_game = "[Event \"A\"]\n\n1. e4 e5\n";
  for (int i = 0; i < 300; ++i) long_game += "{remark" + std::to_string(i) + "}\n";
  long_game += "2. Nf3 \x01 Nc6 } *\n\n[Event \"B\"]\n\n1. d4 *\n";
  const Converted once = convert(long_game, {.game_bytes = 1600});
  EXPECT_GT(once.count, 3);
  EXPECT_EQ(once.too_long, once.count - 1);  // all but the game B
  for (int i = 0; i < 300; ++i)
    EXPECT_NE(once.games.find("{remark" + std::to_string(i) + "}"), std::string::npos) << i;
  EXPECT_NE(once.games.find("2. Nf3"), std::string::npos);
  EXPECT_NE(once.games.find("1. d4 *"), std::string::npos);

  const Converted twice = convert(once.games, {});
  EXPECT_EQ(twice.games, once.games);
  EXPECT_EQ(twice.count, once.count);
  EXPECT_EQ(twice.too_long, once.too_long - 1);  // the first piece is a game of ordinary size now
}

TEST(LongGame, APieceOfBlanksIsNoGame) {
  const std::string text = "[Event \"A\"]\n\n1. e4 e5" + std::string(900, ' ') + "\n";
  EXPECT_EQ(convert(text, {.game_bytes = 320}).count, 1);
}

}  // namespace
}  // namespace planilla::long_game_test
