// What framing counts as one game without reading it is one game for the reader, however its text
// is damaged: the numbers of games in shards and parts hang on it.
//
//   PLANILLA_ROUNDS=1000000 build/release/tests/batch_one_game_test      // minutes of the same
#include "text/framing/one_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "game/game_reader.h"
#include "notation/read/notations.h"
#include "text/framing/batch.h"

namespace planilla {
namespace {

class OneGame : public testing::Test {
protected:
  // The texts of slices that are surely one game, and are not for the reader.
  std::vector<std::string> misjudged(const std::string& text) {
    std::vector<std::string> out;
    GameStream stream = GameStream::from_memory(text, {});
    Batch batch;
    while (stream.next(batch)) {
      std::vector<bool> surely;
      for (const GameText& slice : batch.games)
        surely.push_back(slice.has_tags && surely_one_game(slice.raw));
      decode_games(batch, {});
      for (std::size_t i = 0; i < batch.games.size(); ++i) {
        if (!surely[i]) continue;
        int games = 0;
        for (reader_.open(batch.games[i]); reader_.next(game_);) ++games;
        if (games != 1)
          out.push_back(std::to_string(games) + ":" + std::string(batch.games[i].text));
      }
    }
    return out;
  }

  const Notations notations_{Data::embedded()};
  GameReader reader_{notations_, {}};
  Game game_;
};

constexpr std::string_view games =
    "[Event \"Cup\"]\n[Site \"?\"]\n[White \"Uno, Ana\"]\n[Black \"Dos\"]\n[PlyCount "
    "\"58\"]\n[Result \"1-0\"]\n\n"
    "1. e4 e5 2. Nf3 {as ever} Nc6 3. Bb5 $1 (3. Bc4 Nf6) a6 1-0\n\n"
    "[ECO \"A79\"]\r\n[Opening \"x\"]\r\n\r\n1. d4 d5 2. c4 *\r\n\r\n"
    "[Event \"z\"]\n\n1. e4 e5 2. Nc3 Nc3 1/2-1/2\n\n[White \"a\"]\n\n1. c4 ; line\nc5 2. g3 "
    "0-1\n\n";

constexpr std::array<std::string_view, 40> damage = {"*",         "\"",
                                                     "[",         "]",
                                                     "{",         "}",
                                                     "\n",        "\n\n",
                                                     "\r",        " ",
                                                     "1-0",       "0-1",
                                                     "1/2",       ";",
                                                     "%",         "(",
                                                     ")",         "1.",
                                                     "1. e4",     "...",
                                                     "\\",        "-",
                                                     "=",         "#",
                                                     "+-",        "$",
                                                     "tag",       "draw",
                                                     "0-0",       "\xC2\xBD",
                                                     "\xFF",      "\xEF\xBB\xBF",
                                                     "[A \"b\"]", "[Event \"q\"]\n",
                                                     "\t",        "--",
                                                     "\"]",       "[%",
                                                     "<",         "res"};

std::string damaged(std::mt19937& random) {
  std::string text(games);
  const auto any = [&](std::size_t end) {
    return std::uniform_int_distribution<std::size_t>(0, end - 1)(random);
  };
  for (std::size_t times = 1 + any(4); times != 0; --times) {
    const std::size_t at = any(text.size());
    switch (any(4)) {
      case 0:
        text.erase(at, 1 + any(4));
        break;
      case 1: {
        const std::string piece = text.substr(at, 1 + any(40));
        text.insert(any(text.size()), piece);
        break;
      }
      default:
        text.insert(at, damage[any(damage.size())]);
    }
  }
  return text;
}

TEST_F(OneGame, IsOneForTheReader) {
  const char* asked = std::getenv("PLANILLA_ROUNDS");
  std::mt19937 random(1);
  int told = 0;
  for (long round = asked != nullptr ? std::atol(asked) : 3000; round != 0 && told < 20; --round) {
    const std::string text = damaged(random);
    for (const std::string& slice : misjudged(text)) {
      ADD_FAILURE() << slice << "\n----";
      ++told;
    }
  }
}

TEST_F(OneGame, IsNoneWithAResultInATagLine) {
  for (const char* text : {"[ECO \"A79\"]\n[O*pening \"x\"]\n[Variation \"y\"]\n*\n\n",
                           "[PlyC*ount \"58\"]\r\n[EventDate \"2001\"]\r\n\r\n1. e4 *\r\n"})
    EXPECT_FALSE(surely_one_game(text)) << text;
}

}  // namespace
}  // namespace planilla
