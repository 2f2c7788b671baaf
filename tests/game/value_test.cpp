// A Game is a plain value: it stays what it was when its reader goes on, is gone, or others read
// it.
#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "board/fen.h"
#include "game/game_reader.h"
#include "game/model/walk.h"
#include "tests/checks/support.h"

namespace planilla::value_test {
namespace {

// Plain; with a variation, a comment and a fault; a tag with an escape; a sheet with headings.
const std::vector<std::string>& texts() {
  static const std::vector<std::string> all = {
      "[Event \"First\"]\n[White \"Ana\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n"
      "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 "
      "Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 "
      "1-0\n\n\n\n",
      "[Event \"Second\"]\n[White \"Cleo\"]\n[Black \"Dan\"]\n[Result \"*\"]\n\n"
      "1. d4 {well} d5 2. c4 (2. Nf3 Nf6 (2... e6 3. e3) 3. Bf4) 2... e6 3. Nc3 Nf6 4. Kd3 *\n",
      "[Event \"A \\\"third\\\" one\"]\n[White \"Eva\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# "
      "0-1\n",
      "Blancas: Ana\nNegras: Ben\nFecha: 3.4.1921\n\n1. e4 e5\n2. Cf3 Cc6\n3. Ab5 a6\n"};
  return all;
}

// All that can be asked of a game, as one string.
std::string told(const Game& game) {
  std::string out(game.text);
  for (const GameTag& tag : game.tags)
    out.append("|").append(tag.name).append("=").append(tag.value);
  for (const Element& e : game.elements) {
    out += '|' + std::to_string(static_cast<int>(e.kind)) + ' ' + std::to_string(e.flags) + ' ' +
           std::to_string(e.move.bits()) + ' ' + std::to_string(e.claims) + ' ' +
           std::to_string(e.facts) + ' ' + std::to_string(e.number);
    out.append(e.span.in(game.text));
  }
  for (Walk walk(game); walk.next();) out += std::to_string(walk.after().key()) + walk.path();
  for (const Finding& finding : game.findings) out += '|' + finding.written + finding.fen;
  for (const std::string& language : game.read_as.languages) out += '|' + language;
  out += to_fen(game.final) + std::to_string(game.plies) + std::to_string(game.keys.size());
  if (game.source) out += std::to_string(Locator(*game.source).place(game.extent.begin).line);
  return out;
}

const ReadOptions& options() {
  static const ReadOptions all{.tags = {{"Annotator", "somebody with a name that is not short"}}};
  return all;
}

std::string told_alone(const std::string& text) {
  std::string out;
  for_each_game(
      text, [&](const Game& game) { out += told(game); }, options());
  return out;
}

// Reads each text with one reader into a Game of its own.
std::vector<Game> read_all(GameReader& reader) {
  std::vector<Game> games;
  for (const std::string& text : texts()) {
    GameStream stream = GameStream::from_memory(text, StreamOptions{});
    Batch batch;
    while (stream.next(batch)) {
      decode_games(batch, {});
      for (const GameText& slice : batch.games) {
        reader.open(slice);
        while (reader.next(games.emplace_back())) {
        }
        games.pop_back();
      }
    }
  }
  return games;
}

TEST(GameValue, TwoGamesFromOneReaderStayWhatTheyWere) {
  auto reader = std::make_unique<GameReader>(all_notations(), options());
  const std::vector<Game> games = read_all(*reader);
  ASSERT_EQ(games.size(), texts().size());
  EXPECT_TRUE(games[0].elements.is_compact());
  EXPECT_FALSE(games[1].elements.is_compact());
  for (std::size_t i = 0; i < games.size(); ++i) EXPECT_EQ(told(games[i]), told_alone(texts()[i]));
  reader.reset();  // the batches are gone already
  for (std::size_t i = 0; i < games.size(); ++i) EXPECT_EQ(told(games[i]), told_alone(texts()[i]));
}

TEST(GameValue, ACopyOutlivesItsGame) {
  for (std::size_t i = 0; i < texts().size(); ++i) {
    std::optional<GameReader> reader(std::in_place, all_notations(), options());
    std::vector<Game> games = read_all(*reader);
    const Game copy = games[i];
    const Game moved = std::move(games[i]);
    games.clear();
    reader.reset();
    EXPECT_EQ(told(copy), told_alone(texts()[i]));
    EXPECT_EQ(told(moved), told_alone(texts()[i]));
  }
}

TEST(GameValue, AReusedGameKeepsNothing) {
  GameReader reader(all_notations(), options());
  Game game;
  for (int round = 0; round < 2; ++round)
    for (const std::string& text : texts()) {
      GameStream stream = GameStream::from_memory(text, StreamOptions{});
      Batch batch;
      ASSERT_TRUE(stream.next(batch));
      decode_games(batch, {});
      reader.open(batch.games.front());
      ASSERT_TRUE(reader.next(game));
      EXPECT_EQ(told(game), told_alone(text));
    }
}

TEST(GameValue, TheCompactFormAndTheListAreTheSameElements) {
  GameReader reader(all_notations(), options());
  for (Game& game : read_all(reader)) {
    const std::string before = told(game);
    std::vector<Element> room;
    EXPECT_EQ(game.elements.list(room).size(), game.elements.size());
    const std::size_t size = game.elements.edit().size();
    EXPECT_FALSE(game.elements.is_compact());
    EXPECT_EQ(game.elements.size(), size);
    EXPECT_EQ(told(game), before);
  }
}

// Says most under ThreadSanitizer: scripts/threads.
TEST(GameValue, FourThreadsReadOneGame) {
  GameReader reader(all_notations(), options());
  const std::vector<Game> games = read_all(reader);
  for (const Game& game : games) {
    std::vector<std::string> heard(4);
    std::vector<std::thread> threads;
    for (std::string& out : heard)
      threads.emplace_back([&game, &out] {
        const Game copy = game;
        out = told(game) + told(copy);
      });
    for (std::thread& thread : threads) thread.join();
    for (const std::string& out : heard) EXPECT_EQ(out, heard.front());
  }
}

}  // namespace
}  // namespace planilla::value_test
