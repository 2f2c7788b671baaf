// Whole games: tags, forms by name, and the promise that what was written, read and written again,
// stays the same byte for byte.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "game/game_reader.h"
#include "pgn/tag.h"
#include "tests/write/support.h"
#include "write/pgn/game_format.h"

namespace planilla::games_test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const Notations& notations() {
  static const Notations all(Data::embedded());
  return all;
}

std::string written(const Game& game, std::string_view to = "en") {
  std::string out;
  make_game_format(to, notations())->write(game, out);
  return out;
}

// Reads and writes, in the letters of one language.
std::string convert(const std::string& text, const std::string& language = "en") {
  GameText slice;
  slice.text = text;
  slice.has_tags = text.starts_with('[');
  ReadOptions options;
  options.languages = {language};
  GameReader reader(notations(), options);
  reader.open(slice);
  Game game;
  std::string out;
  while (reader.next(game)) out += written(game, language);
  return out;
}

TEST(Games, RosterFirstThenTheOthersAsTheyCame) {
  GameBuilder g;
  g.tag("ECO", "A00").tag("White", "Ana \"la\" \\ B").tag("Event", "x").tag("Annotator", "z");
  g.game().result = Result::draw;
  EXPECT_EQ(written(g.game()),
            "[Event \"x\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
            "[White \"Ana \\\"la\\\" \\\\ B\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n"
            "[ECO \"A00\"]\n[Annotator \"z\"]\n\n1/2-1/2\n\n");
}

TEST(Games, TagsThatComeTwiceStay) {
  GameBuilder g;
  g.tag("White", "a").tag("ECO", "1").tag("White", "b").tag("ECO", "2");
  EXPECT_THAT(written(g.game()), HasSubstr("[White \"a\"]\n[Black \"?\"]\n[Result \"*\"]\n[ECO "
                                           "\"1\"]\n[White \"b\"]\n[ECO \"2\"]\n\n"));
}

TEST(Games, FormsByName) {
  GameBuilder g;
  g.play("e4 e5 Nf3");
  EXPECT_THAT(written(g.game(), "es"), HasSubstr("\n1. e4 e5 2. Cf3 *\n\n"));
  EXPECT_THAT(written(g.game(), "figurine"), HasSubstr("2. ♘f3"));
  EXPECT_THAT(written(g.game(), "uci"), HasSubstr("\ne2e4 e7e5 g1f3 *\n\n"));
  EXPECT_THAT(written(g.game(), "lan"), HasSubstr("2. Ng1-f3"));
  EXPECT_THROW(make_game_format("tlh", notations()), std::invalid_argument);
}

TEST(Games, SpanishIsWrittenAndReadBack) {
  const std::string once =
      convert("[Event \"x\"]\n\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Axc6 dxc6 5.0-0 *\n", "es");
  EXPECT_THAT(once, HasSubstr("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 dxc6 5. O-O *"));
  EXPECT_EQ(convert(once, "es"), once);
}

TEST(Games, ErrorsAreNotLaundered) {
  for (const char* moves :
       {"1. e4 e5 2. Ke3 d5 3. exd5 *", "1. e4 e5 {unclosed 2. Nf3 *", "1. e4 e5 2. Zz9 Nc6 1-0"}) {
    SCOPED_TRACE(moves);
    const std::string once = convert("[Event \"x\"]\n\n" + std::string(moves) + "\n");
    EXPECT_THAT(once, HasSubstr("\n; planilla unread: ["));
    GameText slice;
    slice.text = once;
    slice.has_tags = true;
    GameReader reader(notations(), {});
    reader.open(slice);
    Game game;
    ASSERT_TRUE(reader.next(game));
    EXPECT_FALSE(game.findings.empty());
  }
}

TEST(Games, VariationsThatBeginUnreadStayVariations) {
  const std::string once = convert(
      "[Event \"x\"]\n\n1. d4 d5 2. Nf3 Nf6 3. e3 (3. Nd2 e6) 3... e6 (3... {foo} Nd7) 4. Be2 *\n");
  EXPECT_THAT(
      once,
      HasSubstr("(\n; planilla unread: [ambiguous-move] 3. Nd2 e6\n) 3... e6 ({foo}\n; planilla"));
  EXPECT_EQ(convert(once), once);
}

// Any words in any order: a game of tags and what may stand in a movetext, whole or broken.
std::string any_movetext() {
  const auto word = rc::gen::element<std::string>(
      "1. e4", "e5", "2.", "Nf3", "Nc6", "d4", "exd4", "Bb5", "O-O", "0-0", "Qh5", "Ke2", "(", ")",
      "( 1... c5 )", "(d4)", "( Nf6", "{a comment}", "{", "}", "{ [%clk 0:10:00] }", "; to the end",
      "\n", "\n\n", "\n%escape\n", "$1", "$255", "!", "?!", "±", "(=)", "(1:59)", "--", "...",
      "1-0", "0-1", "*", "1/2-1/2", "Zz9", "Nd2", "( Nd2 )", "c3", "e8=Q", "(mejor)", "12.", "3...",
      "[White \"x\"]", "]", "\"", "\x01", "é", "{una\nlinea\n\n[%x y] %z}", "mate",
      "; planilla unread: [illegal-move] Qxh9", "; planilla unread: x");
  std::string text;
  for (const std::string& w : *rc::gen::container<std::vector<std::string>>(word)) text += w + " ";
  return text;
}

RC_GTEST_PROP(Games, WrittenTwiceIsWrittenOnce, ()) {
  const std::string text = "[Event \"x\"]\n[White \"y\"]\n\n" + any_movetext() + "\n";
  const std::string once = convert(text);
  RC_ASSERT(convert(once) == once);
}

// The same over the words of a scoresheet without tags.
RC_GTEST_PROP(Games, SheetsToo, ()) {
  const std::string once = convert(any_movetext() + "\n");
  RC_ASSERT(convert(once) == once);
}

}  // namespace
}  // namespace planilla::games_test
