// Lines below 80 columns, and comments that come back as they were.
#include "write/pgn/flow.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sstream>
#include <string>
#include <vector>

namespace planilla::flow_test {
namespace {

std::string comment(std::string_view text, int words_before = 0) {
  std::string out;
  Flow flow(out);
  for (int i = 0; i < words_before; ++i) flow.word("e4");
  flow.comment(text);
  flow.end();
  return out;
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}

// What stands between the braces of a comment that was written.
std::string inside(const std::string& written) {
  const std::size_t open = written.find('{');
  return written.substr(open + 1, written.rfind('}') - open - 1);
}

TEST(Flow, FillsLinesTo79Columns) {
  std::string out;
  Flow flow(out);
  for (int i = 0; i < 60; ++i) flow.word("Nf3");
  flow.end();
  ASSERT_EQ(lines(out).size(), 3u);
  EXPECT_EQ(lines(out)[0].size(), 79u);  // 20 words of three and their blanks
}

TEST(Flow, CountsCodePoints) {
  std::string out;
  Flow flow(out);
  for (int i = 0; i < 20; ++i) flow.word("♘f3");
  flow.end();
  EXPECT_EQ(lines(out).size(), 1u);
}

TEST(Flow, JoinsParentheses) {
  std::string out;
  Flow flow(out);
  flow.word("e5");
  flow.open();
  flow.word("1...");
  flow.word("c5");
  flow.close();
  flow.word("2.");
  flow.end();
  EXPECT_EQ(out, "e5 (1... c5) 2.\n");
}

TEST(Flow, ClosingParenthesisStaysBelow80) {
  std::string out;
  Flow flow(out);
  flow.open();
  flow.word(std::string(78, 'a'));
  flow.close();
  flow.end();
  EXPECT_EQ(out, "(" + std::string(78, 'a') + "\n)\n");
}

TEST(Flow, LinesOfTheirOwn) {
  std::string out;
  Flow flow(out);
  flow.word("e4");
  flow.line("; ", "best");
  flow.word("e5");
  flow.end();
  EXPECT_EQ(out, "e4\n; best\ne5\n");
}

TEST(Flow, ShortCommentIsNotBroken) {
  EXPECT_EQ(lines(comment("best by test, they say", 22)).back(), "{best by test, they say}");
}

TEST(Flow, CommentThatFillsALineIsNotBroken) {
  for (const std::size_t size : {76u, 77u}) {
    const std::string text = std::string(30, 'a') + " " + std::string(size - 31, 'b');
    EXPECT_EQ(comment(text), "{" + text + "}\n");
    EXPECT_EQ(comment(text, 1), "e4\n{" + text + "}\n");
  }
  const std::string text = std::string(30, 'a') + " " + std::string(47, 'b');
  EXPECT_EQ(comment(text), "{" + std::string(30, 'a') + "\n" + std::string(47, 'b') + "}\n");
}

TEST(Flow, CommentsStandOnALineWhileTheyFit) {
  EXPECT_EQ(comment(std::string(74, 'a'), 1), "e4 {" + std::string(74, 'a') + "}\n");
  EXPECT_EQ(comment(std::string(75, 'a'), 1), "e4\n{" + std::string(75, 'a') + "}\n");
  EXPECT_EQ(comment("é" + std::string(73, 'a'), 1), "e4 {é" + std::string(73, 'a') + "}\n");
}

TEST(Flow, ManyCommentsAreGathered) {
  std::string out, due;
  Flow flow(out);
  for (int i = 0; i < 500; ++i) {
    flow.open();
    flow.short_word("12...   ", 5);
    flow.comment("[%clk 0:0" + std::to_string(i % 10) +
                 ":00] and\nfour more words stand behind it");
    flow.close();
    due += "(12...\n{[%clk 0:0" + std::to_string(i % 10) +
           ":00] and four more words stand behind it})";
    due += i + 1 == 500 ? "\n" : " ";
  }
  flow.end();
  for (char& c : due) c = c == '\n' ? ' ' : c;
  for (char& c : out) c = c == '\n' ? ' ' : c;
  EXPECT_EQ(out, due);
}

TEST(Flow, CommentKeepsBlanksAtItsEnds) {
  EXPECT_EQ(comment(" [%clk 0:10:00] "), "{ [%clk 0:10:00] }\n");
}

TEST(Flow, LineEndInCommentIsABlank) {
  EXPECT_EQ(comment("one\r\ntwo\rthree\nfour"), "{one two three four}\n");
}

TEST(Flow, EmptyLineInCommentStays) {
  EXPECT_EQ(comment("one\r\n\r\ntwo"), "{one\n\ntwo}\n");
}

TEST(Flow, LongCommentsBreakAtBlanks) {
  std::string text;
  for (int i = 0; i < 30; ++i) text += "palabra ";
  const std::string out = comment(text);
  for (const std::string& line : lines(out)) EXPECT_LE(line.size(), 79u);
  EXPECT_EQ(lines(out).size(), 4u);
}

TEST(Flow, LongWordsStayWhole) {
  const std::string url(100, 'u');
  EXPECT_EQ(comment("see " + url + " there"), "{see\n" + url + "\nthere}\n");
}

TEST(Flow, OneWordCommentKeepsItsTrailingBlanks) {
  const std::string url(100, 'u');
  EXPECT_EQ(comment(url + "  "), "{" + url + "  }\n");
  EXPECT_EQ(comment(std::string(100, ' ')), "{" + std::string(100, ' ') + "}\n");
}

TEST(Flow, NoLineOfACommentLooksLikeATag) {
  const std::string text = std::string(70, 'a') + " [Event \"x\"] " + std::string(70, 'b') + " %x";
  for (const std::string& line : lines(comment(text))) {
    EXPECT_NE(line.front(), '[');
    EXPECT_NE(line.front(), '%');
  }
  EXPECT_EQ(comment("a\n\n[Event \"x\"]"), "{a  [Event \"x\"]}\n");
}

TEST(Flow, CommandsAreNotBroken) {
  const std::string out = comment(std::string(70, 'a') + " [%clk 0:10:00] and more");
  EXPECT_NE(out.find("\n[%clk 0:10:00] and more}"), std::string::npos);
}

TEST(Flow, ManyBrokenCommandsTakeLinearTime) {
  std::string text;
  for (int i = 0; i < 300000; ++i) text += "[% ";
  EXPECT_GT(comment(text).size(), text.size());
}

std::string any_text() {
  const auto piece = rc::gen::element<std::string>(
      "a", "palabra", " ", "  ", "\n", "\r\n", "\t", "\n\n", "[%clk 0:1]", "[%", "[Event \"x\"]",
      "%", "é", "…", ";", "(", "]", "\r", "1. e4", "una palabra y otra más ");
  const auto pieces = *rc::gen::scale(3, rc::gen::container<std::vector<std::string>>(piece));
  std::string text;
  for (const std::string& p : pieces) text += p;
  return text;
}

RC_GTEST_PROP(Flow, WrittenTwiceIsWrittenOnce, ()) {
  const int before = *rc::gen::inRange(0, 27);
  const std::string once = comment(any_text(), before);
  RC_ASSERT(comment(inside(once), before) == once);
}

RC_GTEST_PROP(Flow, NothingButLineEndsChanges, ()) {
  const std::string text = any_text();
  const auto plain = [](std::string_view s) {
    std::string out;
    for (std::size_t i = 0; i < s.size(); ++i) {
      if (s[i] == '\r' && i + 1 < s.size() && s[i + 1] == '\n') continue;
      out += s[i] == '\r' || s[i] == '\n' ? ' ' : s[i];
    }
    return out;
  };
  RC_ASSERT(plain(inside(comment(text))) == plain(text));
}

}  // namespace
}  // namespace planilla::flow_test
