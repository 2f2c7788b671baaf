// Places of a game in its file.
#include <gtest/gtest.h>

#include <string>

#include "text/framing/batch.h"

namespace planilla::locator_test {
namespace {

class Located {
public:
  explicit Located(const std::string& bytes, StreamOptions options = {}) {
    GameStream stream = GameStream::from_memory(bytes, options);
    stream.next(batch_);
    decode_games(batch_, options);
  }
  const GameText& game(std::size_t i = 0) const { return batch_.games.at(i); }
  // Of the first `what` in the game.
  Place place(std::string_view what, std::size_t i = 0) const {
    return Locator(game(i)).place(static_cast<std::uint32_t>(game(i).text.find(what)));
  }

private:
  Batch batch_;
};

void expect(Place place, std::uint64_t line, std::uint64_t column, std::uint64_t offset) {
  EXPECT_EQ(place.line, line);
  EXPECT_EQ(place.column, column);
  EXPECT_EQ(place.offset, offset);
}

TEST(Locator, LineEndsOfEveryKind) {
  const std::string text = "[Event \"a\"]\n1. e4\r\n2. d4\r3. c4\r\n\n4. b4";
  const Located located(text);
  expect(located.place("[Event"), 1, 1, 0);
  expect(located.place("e4"), 2, 4, text.find("e4"));
  expect(located.place("d4"), 3, 4, text.find("d4"));
  expect(located.place("c4"), 4, 4, text.find("c4"));
  expect(located.place("b4"), 6, 4, text.find("b4"));
  expect(Locator(located.game()).place(static_cast<std::uint32_t>(text.size())), 6, 6, text.size());
  expect(Locator(located.game()).place(9999), 6, 6, text.size());
}

TEST(Locator, ColumnsAreCodePointsAndOffsetsBytes) {
  const Located located("[White \"Ñusta ♘\"]\n{é} e4");
  expect(located.place("usta"), 1, 10, 10);
  expect(located.place("]"), 1, 17, 19);
  expect(located.place("e4"), 2, 5, 26);
}

TEST(Locator, LinesAreThoseOfTheFileWhateverBecameOfTheText) {
  GameText game;
  game.encoding.encoding = Encoding::utf8;
  game.raw = "<h1>Ana</h1>Cali\n<br>1. e4";
  game.text = "    Ana\n    Cali\n    1. e4";
  expect(Locator(game).place(12), 1, 13, 12);
  expect(Locator(game).place(24), 2, 8, 24);
}

TEST(Locator, SecondGame) {
  const std::string first = "[Event \"a\"]\n\n*\n\n";
  const Located located(first + "[Event \"é\"]\n\n1. e4\n");
  expect(located.place("e4", 1), 7, 4, first.size() + 17);
}

TEST(Locator, RisingAndFallingQuestionsAgree) {
  std::string text = "[Event \"a\"]\n";
  for (int i = 0; i < 300; ++i) text += i % 7 ? "é " : "\r\n";
  const Located located(text);
  const auto size = static_cast<std::uint32_t>(located.game().text.size());
  Locator rising(located.game()), falling(located.game());
  for (std::uint32_t at = 0; at <= size; ++at) {
    const Place place = rising.place(at), again = Locator(located.game()).place(at);
    expect(place, again.line, again.column, again.offset);
  }
  for (std::uint32_t at = size; at > 0; --at)
    EXPECT_EQ(falling.place(at).offset, Locator(located.game()).place(at).offset);
}

TEST(Locator, OffsetsOfConvertedText) {
  const Located latin("[White \"P\xE9rez\"]\n\xEF\xBB\xBF{\x96} e4",
                      {.encoding = Encoding::windows1252});
  expect(latin.place("]"), 1, 15, 14);
  expect(latin.place("e4"), 2, 5, 23);
  std::string wide = "\xFF\xFE";
  for (const char c : std::string_view("[White \"x\"]\n1. e4"))
    (wide += c) += c == 'x' ? '\x04' : '\0';
  const Located utf16(wide);
  expect(utf16.place("[White"), 1, 1, 2);
  expect(utf16.place("e4"), 2, 4, 2 + 2 * 15);
}

TEST(Locator, OffsetsBehindBrokenUtf8) {
  const std::string text = "[White \"é \xEF\xBF\xBD \xC3 \xC3 é ó ú\"]\n1. e4";
  const Located located(text, {.encoding = Encoding::utf8});
  EXPECT_EQ(located.game().replaced, 2u);
  EXPECT_EQ(located.place("e4").offset, text.find("e4"));
}

TEST(Locator, AByteOrderMarkTakesNoColumn) {
  const Located located("\xEF\xBB\xBF[Event \"a\"]\n");
  expect(located.place("[Event"), 1, 1, 3);
}

TEST(Locator, LineAround) {
  const Located located("\xEF\xBB\xBF[Event \"a\"]\r\n1. e4 é5 2. Nf3 Nc6\r\nend");
  const std::string_view text = located.game().text;
  const Locator locator(located.game());
  std::size_t column = 99;
  const auto around = [&](std::string_view what, std::size_t limit) {
    return std::string(
        locator.line_around(static_cast<std::uint32_t>(text.find(what)), limit, column));
  };
  EXPECT_EQ(around("2.", 100), "1. e4 é5 2. Nf3 Nc6");
  EXPECT_EQ(column, 9u);
  EXPECT_EQ(around("2.", 6), "…é5 2. …");
  EXPECT_EQ(column, 4u);
  EXPECT_EQ(around("Nc6", 10), "…2. Nf3 Nc6");
  EXPECT_EQ(column, 8u);
  EXPECT_EQ(around("1.", 4), "1. e…");
  EXPECT_EQ(column, 0u);
  EXPECT_EQ(around("Event", 100), "[Event \"a\"]");
  EXPECT_EQ(column, 1u);
  EXPECT_EQ(around("end", 0), "…");
}

TEST(Locator, OneLongLineCostsOnePass) {
  const Located located("[Event \"a\"]\n" + std::string(8u << 20, 'x'));
  Locator locator(located.game());
  std::uint64_t last = 0;
  std::size_t column = 0;
  // Quadratic work would take minutes.
  for (std::uint32_t at = 12; at < located.game().text.size(); at += 50) {
    EXPECT_GT(locator.place(at).offset, last);
    last = locator.place(at).offset;
    EXPECT_LE(locator.line_around(at, 80, column).size(), 80 + 2 * std::string_view("…").size());
  }
}

}  // namespace
}  // namespace planilla::locator_test
