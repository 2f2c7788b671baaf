// Batches and shards: what is one stream stays one stream.
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "text/framing/batch.h"

namespace planilla::batch_test {
namespace {

std::string many_games(int count) {
  std::string all;
  for (int i = 0; i < count; ++i)
    all += "[Event \"" + std::to_string(i) + "\"]\n[White \"a\"]\n\n1. e4 e5 2. Nf3 " +
           std::string(i % 37, '!') + " *\n\n";
  return all;
}

struct Seen {
  std::vector<std::string> games;
  std::vector<std::uint64_t> numbers, lines, offsets;
  std::uint64_t bytes = 0, batches = 0;
};

Seen read_all(GameStream stream) {
  Seen seen;
  Batch batch;
  while (stream.next(batch)) {
    EXPECT_EQ(batch.index, seen.batches++);
    seen.bytes += batch.bytes_read;
    std::uint64_t number = batch.first_slice;
    for (const GameText& game : batch.games) {
      seen.games.emplace_back(game.text);
      seen.numbers.push_back(number++);
      seen.lines.push_back(game.line);
      seen.offsets.push_back(game.offset);
    }
  }
  return seen;
}

TEST(Batches, LinesAndOffsetsAreRightAcrossBorders) {
  const std::string all = many_games(500);
  const Seen seen = read_all(GameStream::from_memory(all, {.limits = {.batch_bytes = 333}}, 101));
  EXPECT_GT(seen.batches, 50u);
  EXPECT_EQ(seen.bytes, all.size());
  ASSERT_EQ(seen.games.size(), 500u);
  for (std::size_t i = 0; i < seen.games.size(); ++i) {
    EXPECT_EQ(seen.lines[i], 1 + 5 * i);
    EXPECT_EQ(seen.numbers[i], i);
    EXPECT_EQ(all.substr(seen.offsets[i], seen.games[i].size()), seen.games[i]);
  }
}

TEST(Shards, TogetherAreTheWhole) {
  const std::string all = "\n\n" + many_games(300);
  const Seen whole = read_all(GameStream::from_memory(all, {}));
  for (const std::uint32_t count : {1u, 2u, 3u, 7u, 400u}) {
    Seen parts;
    for (std::uint32_t i = 1; i <= count; ++i) {
      const Seen part = read_all(GameStream::from_memory(
          all, {.limits = {.batch_bytes = 400}, .shard = i, .shards = count}, 77));
      parts.games.insert(parts.games.end(), part.games.begin(), part.games.end());
      parts.numbers.insert(parts.numbers.end(), part.numbers.begin(), part.numbers.end());
      parts.bytes += part.bytes;
      EXPECT_NEAR(static_cast<double>(part.games.size()), 300.0 / count, 30) << i << "/" << count;
    }
    EXPECT_EQ(parts.games, whole.games);
    EXPECT_EQ(parts.numbers, whole.numbers);
    EXPECT_EQ(parts.bytes, whole.bytes);
  }
}

class Files : public testing::Test {
protected:
  InputFile write(const std::string& name, const std::string& bytes) {
    const std::string path = testing::TempDir() + "/planilla_batch_" + name;
    std::ofstream(path, std::ios::binary) << bytes;
    return {path, name};
  }
};

TEST_F(Files, SeveralFilesAreOneStream) {
  const std::vector<InputFile> files = {write("a", many_games(3)), write("b", ""),
                                        write("c", "\n \n"),
                                        write("d", many_games(2) + "[White \"no end\"")};
  GameStream stream(files, {});
  Batch batch;
  ASSERT_TRUE(stream.next(batch));
  ASSERT_EQ(batch.games.size(), 6u);
  EXPECT_EQ(batch.games[2].file, 0u);
  EXPECT_EQ(batch.games[3].file, 3u);
  EXPECT_EQ(batch.games[3].line, 1u);
  EXPECT_EQ(batch.games[3].offset, 0u);
  EXPECT_TRUE(batch.games[3].starts_file);
  EXPECT_FALSE(batch.games[4].starts_file);
  EXPECT_EQ(batch.bytes_read, stream.total());
  EXPECT_EQ(stream.consumed(), stream.total());
  EXPECT_FALSE(stream.next(batch));
}

TEST_F(Files, ShardsOfSeveralFiles) {
  const std::vector<InputFile> files = {write("e", many_games(30)), write("f", "\n\n\n"),
                                        write("g", many_games(90))};
  const Seen whole = read_all(GameStream(files, {}));
  Seen parts;
  for (std::uint32_t i = 1; i <= 4; ++i) {
    const Seen part = read_all(GameStream(files, {.shard = i, .shards = 4}));
    parts.games.insert(parts.games.end(), part.games.begin(), part.games.end());
    parts.numbers.insert(parts.numbers.end(), part.numbers.begin(), part.numbers.end());
    parts.bytes += part.bytes;
  }
  EXPECT_EQ(parts.games, whole.games);
  EXPECT_EQ(parts.numbers, whole.numbers);
  EXPECT_EQ(parts.bytes, whole.bytes);
}

TEST_F(Files, AMissingFileDoesNotCostTheNext) {
  GameStream stream({{"/nonexistent/x.pgn", "/nonexistent/x.pgn"}, write("e", many_games(30))}, {});
  Batch batch;
  EXPECT_TRUE(stream.next(batch));
  EXPECT_EQ(batch.games.size(), 30u);
  ASSERT_EQ(stream.faults().size(), 1u);
  EXPECT_EQ(stream.faults()[0].fault.kind, InputFaultKind::unreadable);
}

TEST_F(Files, WhatIsNoTextHasNoGames) {
  GameStream stream({write("x", std::string("\x7F") + "ELF" + std::string(5000, '\1')),
                     write("y", std::string(5000, '\0'))},
                    {});
  Batch batch;
  EXPECT_FALSE(stream.next(batch));
  ASSERT_EQ(stream.faults().size(), 2u);
  EXPECT_EQ(stream.faults()[0].fault.kind, InputFaultKind::not_text);
  EXPECT_EQ(stream.faults()[1].fault.kind, InputFaultKind::not_text);
}

TEST(DecodeGames, EachGameByItsOwnBytes) {
  const std::string latin = "[White \"P\xE9rez, Jos\xE9\"]\n\n*\n\n",
                    utf8 = "[White \"Müller, Jörg\"]\n\n*\n\n",
                    ascii = "[White \"Smith\"]\n\n*\n\n";
  GameStream stream = GameStream::from_memory(latin + utf8 + ascii + latin, {});
  Batch batch;
  ASSERT_TRUE(stream.next(batch));
  decode_games(batch, {});
  ASSERT_EQ(batch.games.size(), 4u);
  EXPECT_EQ(batch.games[0].text, "[White \"Pérez, José\"]\n\n*\n\n");
  EXPECT_EQ(batch.games[0].raw, latin);
  EXPECT_EQ(batch.games[0].encoding.encoding, Encoding::windows1252);
  EXPECT_EQ(batch.games[1].text, utf8);
  EXPECT_EQ(batch.games[1].encoding.encoding, Encoding::utf8);
  EXPECT_TRUE(batch.games[2].ascii);
  EXPECT_EQ(batch.games[3].text, "[White \"Pérez, José\"]\n\n*\n\n");
}

// Files are unpacked before; bytes in memory are not.
TEST(GameStreamFromMemory, PackedBytesAreNoText) {
  using std::string_literals::operator""s;
  for (const std::string& begin :
       {"\x1F\x8B\x08"s, "\x28\xB5\x2F\xFD"s, "BZh91AY&SY"s, "\xFD"s + "7zXZ\0"s, "PK\x03\x04"s}) {
    GameStream stream = GameStream::from_memory(begin + "[Event \"x\"]\n\n1. e4 *\n", {});
    Batch batch;
    while (stream.next(batch)) EXPECT_TRUE(batch.games.empty()) << begin;
    ASSERT_EQ(stream.faults().size(), 1u) << begin;
    EXPECT_EQ(stream.faults()[0].fault.kind, InputFaultKind::not_text);
  }
  GameStream text = GameStream::from_memory("BZh wrote: 1. e4 e5 *\n", {});
  Batch batch;
  EXPECT_TRUE(text.next(batch));
  EXPECT_TRUE(text.faults().empty());
}

TEST(DecodeGames, ANamedEncodingIsObeyed) {
  const StreamOptions options{.encoding = Encoding::cp1251};
  GameStream stream =
      GameStream::from_memory("[White \"\xC8\xE2\xE0\xED\xEE\xE2 \x98\"]\n", options);
  Batch batch;
  ASSERT_TRUE(stream.next(batch));
  decode_games(batch, options);
  EXPECT_EQ(batch.games[0].text, "[White \"Иванов \xEF\xBF\xBD\"]\n");
  EXPECT_EQ(batch.games[0].replaced, 1u);
  EXPECT_EQ(batch.games[0].encoding.encoding, Encoding::cp1251);
}

TEST(DecodeGames, BrokenUtf8IsReplacedAndCounted) {
  GameStream stream = GameStream::from_memory("[White \"Müller, Jörg, Pérez \xC3\"]\n", {});
  Batch batch;
  ASSERT_TRUE(stream.next(batch));
  decode_games(batch, {});
  EXPECT_EQ(batch.games[0].text, "[White \"Müller, Jörg, Pérez \xEF\xBF\xBD\"]\n");
  EXPECT_EQ(batch.games[0].replaced, 1u);
}

}  // namespace
}  // namespace planilla::batch_test
