// The repairs of two batches of one file: one header.
#include "batch/batch_diff.h"

#include <gtest/gtest.h>

#include "game/game_reader.h"
#include "notation/read/notations.h"
#include "text/framing/batch.h"

namespace planilla {
namespace {

TEST(BatchDiff, TellsWhoseHeaderStands) {
  const Notations notations{Data::embedded()};
  GameStream stream = GameStream::from_memory("1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Axh6 dxc6 5.d3\n", {});
  Batch batch;
  ASSERT_TRUE(stream.next(batch));
  decode_games(batch, {});
  GameReader reader(notations, {.languages = {"es"}, .repair = Repair::safe});
  BatchDiff diff;
  Game game;
  for (const GameText& text : batch.games)
    for (reader.open(text); reader.next(game);) diff.add(game, notations);
  std::string out = "before";
  const DiffEnds ends = diff.render([](std::size_t) { return true; }, {"slip.txt"}, out);
  ASSERT_TRUE(ends.first && ends.last);
  EXPECT_EQ(*ends.first, *ends.last);
  EXPECT_EQ(out.substr(6, ends.header), "--- slip.txt\n+++ slip.txt\n");
  EXPECT_EQ(out.substr(6 + ends.header, 2), "@@");

  out.clear();
  const DiffEnds none = diff.render([](std::size_t) { return false; }, {"slip.txt"}, out);
  EXPECT_FALSE(none.first || none.last);
  EXPECT_EQ(out, "");
}

}  // namespace
}  // namespace planilla
