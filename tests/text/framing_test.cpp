// Framing: where games start, the same however the bytes arrive.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <regex>
#include <string>
#include <vector>

#include "text/framing/batch.h"
#include "text/framing/line.h"
#include "text/framing/words_above.h"

namespace planilla::framing_test {
namespace {

using namespace std::string_literals;

struct Piece {
  std::string text;
  std::uint64_t offset, line, column;
  bool starts_file, has_tags, is_cut, goes_on;
  friend bool operator==(const Piece&, const Piece&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Piece& p) {
    return out << p.offset << " (line " << p.line << ", tags " << p.has_tags << ", cut " << p.is_cut
               << "): " << p.text;
  }
};

Piece piece_of(const GameText& game) {
  return {std::string(game.text), game.offset,   game.line,   game.column,
          game.starts_file,       game.has_tags, game.is_cut, game.goes_on};
}

std::vector<Piece> frame(std::string text, std::size_t chunk = SIZE_MAX, Limits limits = {}) {
  StreamOptions options{.limits = limits};
  GameStream stream = GameStream::from_memory(std::move(text), options, chunk);
  std::vector<Piece> pieces;
  for (Batch batch; stream.next(batch);)
    for (const GameText& game : batch.games) pieces.push_back(piece_of(game));
  return pieces;
}

std::vector<std::string> texts(std::string text) {
  std::vector<std::string> out;
  for (Piece& piece : frame(std::move(text))) out.push_back(std::move(piece.text));
  return out;
}

using Texts = std::vector<std::string>;

TEST(Framing, EventAfterMovesStartsAGame) {
  EXPECT_EQ(texts("[Event \"a\"]\n\n1. e4 1-0\n\n[Event \"b\"]\n\n1. d4 *\n"),
            (Texts{"[Event \"a\"]\n\n1. e4 1-0\n\n", "[Event \"b\"]\n\n1. d4 *\n"}));
  EXPECT_EQ(texts("[Event \"a\"]\n1. e4 1-0\n[Event \"b\"]\n1. d4 *").size(), 2u);
}

TEST(Framing, EventAfterABlankLineAlwaysStartsAGame) {
  EXPECT_EQ(texts("[Event \"a\"]\n[Site \"x\"]\n\n[Event \"b\"]\n").size(), 2u);
}

TEST(Framing, LinesOfEscapeAboveTheFirstTagLineAreNoSlice) {
  EXPECT_EQ(texts("% by a program\n\n%x\n[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n").size(), 2u);
  EXPECT_TRUE(frame("%x\n[White \"a\"]\n").front().has_tags);
  EXPECT_EQ(texts("%x\n1. e4 *\n\n[Event \"b\"]\n").size(), 2u);
  EXPECT_EQ(texts("1. e4 *\n%x\n[Event \"b\"]\n").size(), 2u);
}

TEST(Framing, EventStraightAfterATagLineDoesNot) {
  EXPECT_EQ(texts("[White \"a\"]\n[Event \"b\"]\n\n1. e4").size(), 1u);
}

TEST(Framing, EventAfterATagLineWithMovesBehindItDoes) {
  EXPECT_EQ(texts("[Event \"a\"] 1. e4 1-0\n[Event \"b\"] 1. d4\n").size(), 2u);
  EXPECT_EQ(texts("[Event \"a\"] [Site \"s\"] 1. e4 {[%clk 1:00]} 1-0\n[Event \"b\"]\n").size(),
            2u);
  EXPECT_EQ(texts("[Event \"a\"] [Site \"s\"]  \n[Event \"b\"]\n").size(), 1u);
}

TEST(Framing, BlankLineBetweenTagsDoesNotSplit) {
  EXPECT_EQ(texts("[White \"a\"]\n\n[Black \"b\"]\n\n1. e4 *\n").size(), 1u);
}

TEST(Framing, GamesOfOtherTags) {
  EXPECT_EQ(texts("[ECO \"A00\"]\n[Opening \"x\"]\n\n*\n\n[ECO \"A01\"]\n\n*\n").size(), 2u);
  EXPECT_EQ(texts("[White \"a\"]\n1. e4 *\n[White \"b\"]\n1. d4 *\n").size(), 2u);
  EXPECT_EQ(texts("[White \"a\"]\n1. e4 *\n[White \"b\"]\n2. d4 *\n").size(), 1u)
      << "no blank line between, nor move number 1";
}

TEST(Framing, WhatIsNoTag) {
  const std::string game =
      "[Event \"a\"]\n\n1. e4 {\n\n[%clk 0:01:00]\n\n[#]\n\n[ \"a\"]\n\n[x]\n\n[7 \"x\"]\n} *\n";
  EXPECT_EQ(texts(game), Texts{game});
}

TEST(Framing, AnUnclosedCommentDoesNotSwallowTheNextGame) {
  EXPECT_EQ(texts("[Event \"a\"]\n\n1. e4 {never closed\n\n[Event \"b\"]\n\n1. d4 *\n").size(), 2u);
  EXPECT_EQ(texts("[Event \"a\"]\n\n1. e4 {never closed\n[Event \"b\"]\n\n1. d4 *\n").size(), 2u);
}

TEST(Framing, TextBeforeTheFirstTag) {
  EXPECT_EQ(texts("1. e4\n[White \"b\"]\n1. e4\n"), (Texts{"1. e4\n", "[White \"b\"]\n1. e4\n"}));
  EXPECT_EQ(texts("Hello\n[White \"b\"]\n1. e4\n").size(), 1u);
  EXPECT_EQ(texts("{Hello}\n; you\n[White \"b\"]\n1. e4\n").size(), 1u);
  const auto pieces = frame(" \n\n[Event \"b\"]\n1. e4\n");
  ASSERT_EQ(pieces.size(), 1u);
  EXPECT_EQ(pieces[0], (Piece{"[Event \"b\"]\n1. e4\n", 3, 3, 1, true, true, false, false}));
}

TEST(Framing, CommentsBelowTheEndOfAGame) {
  const std::string a = "[White \"a\"]\n\n1. e4 1-0\n\n", b = "[White \"b\"]\n\n1. d4 *\n";
  EXPECT_EQ(texts(a + "{x\n\ny}\n; z\n\n" + b), (Texts{a, "{x\n\ny}\n; z\n\n" + b}));
  EXPECT_EQ(frame(a + "{x}\n" + b).back().line, 5u);
  EXPECT_EQ(texts(a + "{x} y\n\n" + b), (Texts{a + "{x} y\n\n", b}));
  EXPECT_EQ(texts("[White \"a\"]\n1. e4 1-0\n{x}\n\n" + b).back(), b) << "no blank line above";
}

TEST(Framing, CommentsAmongTags) {
  EXPECT_EQ(texts("[Event \"a\"]\n\n{x}\n\n[White \"b\"]\n1. e4\n").size(), 1u);
  EXPECT_EQ(texts("[White \"a\"]\n\n{x}\n\n[White \"b\"]\n1. e4\n").size(), 2u);
}

TEST(Framing, ByteOrderMarks) {
  const std::string mark = "\xEF\xBB\xBF";
  EXPECT_EQ(texts(mark + "[Event \"a\"]\n\n1. e4 *\n\n" + mark + "[Event \"b\"]\n\n*\n"),
            (Texts{mark + "[Event \"a\"]\n\n1. e4 *\n\n", mark + "[Event \"b\"]\n\n*\n"}));
  EXPECT_EQ(texts(mark + "\n" + mark), Texts{});
}

TEST(Framing, LineEnds) {
  for (const std::string end : {"\n", "\r\n", "\r", "\r\r\n"}) {
    const std::string a =
        "[White \"a\"]" + end + "[Black \"b\"]" + end + end + "1. e4 *" + end + end;
    const auto pieces = frame(a + a);
    ASSERT_EQ(pieces.size(), 2u) << end.size();
    EXPECT_EQ(pieces[1].offset, a.size());
    EXPECT_EQ(pieces[1].line, end == "\r\r\n" ? 11u : 6u);
  }
}

TEST(Framing, TextWithoutTagsIsCutBeforeAFirstMove) {
  const Limits limits{.batch_bytes = 60};
  const std::string game = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n\n1-0\n\n";
  std::string all;
  for (int i = 0; i < 6; ++i) all += game;
  const auto pieces = frame(all, SIZE_MAX, limits);
  ASSERT_EQ(pieces.size(), 3u);
  for (const Piece& piece : pieces) EXPECT_EQ(piece.text, game + game);
  EXPECT_FALSE(pieces[1].has_tags);
}

TEST(Framing, AGameTooLongComesInPieces) {
  const Limits limits{.game_bytes = 3200, .batch_bytes = 100};
  std::string all = "[Event \"a\"]\n\n";
  for (int i = 0; i < 500; ++i) all += "0123456789\n";
  all += "\n[Event \"b\"]\n\n1. e4\n";
  for (const std::size_t chunk : {std::size_t{1}, std::size_t{777}, SIZE_MAX}) {
    const auto pieces = frame(all, chunk, limits);
    // 3000 bytes, then 200 each, cut behind a line end.
    ASSERT_EQ(pieces.size(), 15u) << chunk;
    EXPECT_EQ(pieces[0].text.size(), 2994u);
    EXPECT_TRUE(pieces[0].is_cut);
    EXPECT_FALSE(pieces[0].goes_on);
    EXPECT_EQ(pieces[1].text.size(), 198u);
    EXPECT_TRUE(pieces[1].goes_on);
    EXPECT_EQ(pieces[1].line, 274u);
    EXPECT_EQ(pieces[1].column, 1u);
    EXPECT_FALSE(pieces[1].has_tags);
    EXPECT_FALSE(pieces[13].is_cut);
    EXPECT_EQ(pieces[14].text, "[Event \"b\"]\n\n1. e4\n");
    EXPECT_FALSE(pieces[14].goes_on);
    EXPECT_EQ(pieces[14].line, 504u);
    std::string joined;
    for (const Piece& piece : pieces) joined += piece.text;
    EXPECT_EQ(joined, all);
  }
}

TEST(Framing, AGameTooLongIsNotCutInsideAWordOrACharacter) {
  const Limits limits{.game_bytes = 20};
  const auto words = frame("[Event \"a\"] e4 e5 Nf3\n", 3, limits);
  ASSERT_EQ(words.size(), 2u);
  EXPECT_EQ(words[0].text, "[Event \"a\"] e4 ");
  EXPECT_EQ(words[1].text, "e5 Nf3\n");
  EXPECT_EQ(words[1].column, 16u);
  const auto characters =
      frame("[Event\"\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9", 3, limits);
  ASSERT_EQ(characters.size(), 2u);
  EXPECT_EQ(characters[0].text.size(), 15u);
  EXPECT_EQ(characters[1].column, 12u);
}

TEST(Framing, TheShardOfAGameHasAllItsPieces) {
  const Limits limits{.game_bytes = 320, .batch_bytes = 100};
  std::string all = "[Event \"a\"]\n\n";
  for (int i = 0; i < 100; ++i) all += "0123456789\n";
  all += "\n[Event \"b\"]\n\n1. e4\n";
  const auto whole = frame(all, SIZE_MAX, limits);
  std::vector<Piece> shards;
  for (std::uint32_t shard = 1; shard <= 5; ++shard) {
    StreamOptions options{.limits = limits, .shard = shard, .shards = 5};
    GameStream stream = GameStream::from_memory(all, options, 50);
    Batch batch;
    while (stream.next(batch))
      for (std::size_t i = batch.foreign; i < batch.games.size(); ++i)
        shards.push_back(piece_of(batch.games[i]));
  }
  EXPECT_EQ(shards, whole);
}

TEST(Framing, ALineLongerThanTheWindow) {
  // A tag line of 200 kB; behind its window nothing is looked at, so it counts as one with moves
  // behind it.
  const std::string all = "[Event \"" + std::string(200'000, 'x') + "\"]\n[Event \"b\"]\n";
  EXPECT_EQ(frame(all).size(), 2u);
  EXPECT_EQ(frame(all), frame(all, 4099));
  const std::string blanks = std::string(100'000, ' ') + "1. e4\n";
  ASSERT_EQ(frame(blanks).size(), 1u);
  EXPECT_EQ(frame(blanks)[0].text, blanks);
}

std::string utf16(std::string_view ascii, bool big) {
  std::string out = big ? "\xFE\xFF"s : "\xFF\xFE"s;
  for (const char c : ascii) out += big ? std::string{'\0', c} : std::string{c, '\0'};
  return out;
}

TEST(Framing, Utf16IsConvertedAndItsOffsetsAreThoseOfTheFile) {
  const std::string game = "[Event \"a\"]\r\n\r\n1. e4 *\r\n\r\n";
  for (const bool big : {false, true})
    for (const std::size_t chunk : {std::size_t{1}, std::size_t{3}, SIZE_MAX}) {
      const auto pieces = frame(utf16(game + game, big), chunk);
      ASSERT_EQ(pieces.size(), 2u);
      EXPECT_EQ(pieces[0].text, "\xEF\xBB\xBF" + game);
      EXPECT_EQ(pieces[1].text, game);
      EXPECT_EQ(pieces[1].offset, 2 + 2 * game.size());
    }
}

// The rule of docs/framing.md once more, as plainly as can be: all lines at hand, patterns for tag
// lines.
struct Book {
  // Of the bytes above 7F only those generated below.
  const std::string name = "[A-Za-z\xC3\xA9\xEF\xBB\xBF][A-Za-z0-9_\xC3\xA9\xEF\xBB\xBF]*";
  const std::string next = R"(\[)" + name + R"([ \t]*")";
  const std::string head = "(?:\xEF\xBB\xBF|[ \\t])*" + next;
  const std::string end = R"((?:(?!"[ \t]*\]).)*"[ \t]*\][ \t]*)";
  const std::string no_end = R"((?!.*"[ \t]*\]).*)";
  // An Event line that lost its opening quote or its opening bracket.
  const std::string other = "[^\\[\\]{}]";
  const std::string lost = "(?:\xEF\xBB\xBF|[ \\t])*(?:\\[Event [ \\t]*(?![ \\t\"])" + other +
                           "+\\]|Event [ \\t]*\"" + other + "*\"\\])[ \\t]*";
  const std::regex tag{head + ".*|" + lost};
  const std::regex event{"(?:\xEF\xBB\xBF|[ \\t])*\\[Event[ \\t]*\".*|" + lost};
  const std::regex ends_with_event{
      "(?:.*(?:1-0|0-1|1/2|0-0|\\*)[ \\t]*|[^A-Za-z0-9{(\\x80-\\xFF]*)\\[Event[ \\t]*\"" + end};
  const std::regex tags_only{head + "(?:" + end + next + ")*(?:" + end + "|" + no_end + ")|" +
                             lost};
  const std::regex blank{"(?:\xEF\xBB\xBF|[ \\t])*"};
  const std::regex with_rest{head + "(?:" + end + next + ")*" + end + "(.*)"};
};

// `[White "x"] 1. e4 e5`: do the moves begin behind the tags of the line?
bool holds_game(const std::string& line, const Book& book) {
  std::smatch parts;
  return !std::regex_match(line, book.tags_only) && std::regex_match(line, parts, book.with_rest) &&
         begins_with_move_one(parts[1].str());
}

// Is the first line from `at` on that is neither blank nor a tag line one that begins the moves?
bool moves_begin_below(const std::string& text, std::size_t at, const Book& book) {
  bool behind_blank = false;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
    const std::string line = text.substr(at, end - at);
    const bool is_tag = std::regex_match(line, book.tag);
    if (behind_blank && std::regex_match(line, book.event)) return false;
    if (is_tag && !std::regex_match(line, book.tags_only)) return holds_game(line, book);
    if (!is_tag && !std::regex_match(line, book.blank)) return begins_with_move_one(line);
    behind_blank = !is_tag;
    at = end + 1;
  }
  return false;
}

std::vector<std::size_t> starts_by_the_book(const std::string& text) {
  static const Book book;
  std::vector<std::size_t> starts;
  enum { nothing, blank, words, tags, tags_and_moves } last = nothing, filled = nothing;
  bool seen_tag = false, only_escapes = true, numbered = false;
  std::string above;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
    const std::string line = text.substr(at, end - at);
    const bool is_tag = std::regex_match(line, book.tag);
    const auto kind = std::regex_match(line, book.blank)       ? blank
                      : !is_tag                                ? words
                      : std::regex_match(line, book.tags_only) ? tags
                                                               : tags_and_moves;
    const bool first_tag = is_tag && !seen_tag;
    const std::string all_above =
        starts.empty() ? "" : text.substr(starts.front(), at - starts.front());
    const bool below_words =
        first_tag && !starts.empty() && (are_words_only(all_above) || are_comments_only(all_above));
    const bool goes_on = !first_tag && last == words && !std::regex_match(line, book.event) &&
                         std::regex_match(above, book.ends_with_event);
    const bool first = first_tag ? starts.empty() || !(only_escapes || below_words)
                                 : kind == words && starts.empty();
    const bool event = !first_tag && std::regex_match(line, book.event) && last != tags;
    const std::string slice = starts.empty() ? "" : text.substr(starts.back(), at - starts.back());
    const bool below_comments = kind == tags && are_tags_without(name_of_tag(line), slice);
    const bool other = !first_tag && is_tag && last == blank && filled == words && !below_comments;
    const bool holds = is_tag && holds_game(line, book);
    const bool heads = !first_tag && is_tag && (last == words || last == tags_and_moves) &&
                       numbered && moves_begin_below(text, at, book);
    const bool starts_here = first || ((event || other || heads) && !goes_on);
    const std::size_t comments = slice.size() - comments_below_end(slice);
    if (starts_here) starts.push_back(is_tag ? at - comments : at);
    numbered = (numbered && !starts_here) ||
               (kind == words && last != words && line[0] >= '1' && line[0] <= '9') || holds;
    if (kind == words) only_escapes = only_escapes && line[0] == '%';
    seen_tag = seen_tag || is_tag;
    last = kind;
    above = line;
    if (kind != blank) filled = kind;
    at = end + (text.compare(end, 2, "\r\n") == 0 ? 2 : 1);
  }
  return starts;
}

rc::Gen<std::string> nasty_text() {
  const auto fragment = rc::gen::element<std::string>(
      "\n", "\n", "\r\n", "\r", "\r\r\n", "\n\n", " ", "\t", "\xEF\xBB\xBF", "[Event \"a\"]",
      "[Event \"b\"]\n", "[White \"x\"]", "[White \"x\"]\n", "[Black \"y\"] ", "[Eventual \"z\"]\n",
      "[Event ", "[White \"open\n", "[%clk 1:00]", "[#]", "{", "}", "{ never closed\n", "1. e4 e5",
      "1.d4\n", "\n1. c4\n[White \"x\"]\n1. c4\n", "[White \"x\"] 1. e4 e5\n", "1-0\n",
      "Hola amigos\n", "la de ayer ", "\xC3\xA9", "[", "\"", "]", "*\n\n", "; x\n", "%x\n", "%\n\n",
      "{of the next}\n", "\n{x}\n\n[Black \"z\"]\n");
  return rc::gen::map(rc::gen::container<std::vector<std::string>>(fragment),
                      [](const std::vector<std::string>& parts) {
                        std::string all;
                        for (const std::string& part : parts) all += part;
                        return all;
                      });
}

RC_GTEST_PROP(FramingProperty, ChunksMakeNoDifference, ()) {
  const std::string text = *nasty_text();
  const Limits small{.game_bytes = 40, .batch_bytes = 25};
  const auto whole = frame(text), cut = frame(text, SIZE_MAX, small);
  for (std::size_t chunk = 1; chunk <= 5; ++chunk) {
    RC_ASSERT(frame(text, chunk) == whole);
    RC_ASSERT(frame(text, chunk, small) == cut);
  }
}

RC_GTEST_PROP(FramingProperty, EveryByteIsInOneSlice, ()) {
  const std::string text = *nasty_text();
  const Limits small{.game_bytes = 40, .batch_bytes = 25};
  std::uint64_t at = 0;
  for (const Piece& piece : frame(text, 7, small)) {
    const std::string gap = text.substr(at, piece.offset - at);
    RC_ASSERT(gap.find_first_not_of(" \t\r\n\xEF\xBB\xBF") == std::string::npos);
    RC_ASSERT(piece.starts_file || gap.empty());
    RC_ASSERT(text.substr(piece.offset, piece.text.size()) == piece.text);
    at = piece.offset + piece.text.size();
  }
  RC_ASSERT(text.substr(at).find_first_not_of(" \t\r\n\xEF\xBB\xBF") == std::string::npos);
}

RC_GTEST_PROP(FramingProperty, CutAtAnyGameTheHalvesGiveTheSameGames, ()) {
  const std::string text = *nasty_text();
  const auto whole = texts(text);
  for (const Piece& piece : frame(text)) {
    if (!piece.has_tags) continue;
    Texts halves = texts(text.substr(0, piece.offset));
    for (std::string& game : texts(text.substr(piece.offset))) halves.push_back(std::move(game));
    RC_ASSERT(halves == whole);
  }
}

RC_GTEST_PROP(FramingProperty, StartsAreThoseOfTheBook, ()) {
  const std::string text = *nasty_text();
  std::vector<std::size_t> starts;
  for (const Piece& piece : frame(text)) starts.push_back(piece.offset);
  RC_ASSERT(starts == starts_by_the_book(text));
}

}  // namespace
}  // namespace planilla::framing_test
