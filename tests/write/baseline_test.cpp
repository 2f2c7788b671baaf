// What a baseline takes for known, and its file.
#include "write/findings/baseline.h"

#include <gtest/gtest.h>

#include "base/data.h"
#include "base/message_fault.h"

namespace planilla::baseline_test {
namespace {

FindingKey key(std::uint64_t tags, std::uint64_t moves, int ply = 5) {
  return {{tags, moves}, "illegal-move", ply, ""};
}

Baseline again(const Baseline& baseline) {
  return Baseline::parse(baseline.text(), "known.jsonl");
}

TEST(Baseline, TakesWhatWasNotedOnce) {
  Baseline noted;
  noted.add(key(1, 2), "a - b");
  Baseline known = again(noted);
  EXPECT_FALSE(known.take(key(1, 2, 6)));
  EXPECT_TRUE(known.take(key(1, 2)));
  EXPECT_FALSE(known.take(key(1, 2)));
}

TEST(Baseline, CountsMultiplicities) {
  Baseline noted;
  for (int i = 0; i < 3; ++i) noted.add(key(1, 2), "");
  Baseline known = again(noted);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(known.take(key(1, 2)));
  EXPECT_FALSE(known.take(key(1, 2)));
}

TEST(Baseline, OneHalfOfTheGameIsEnough) {
  Baseline noted;
  noted.add(key(1, 2), "");
  EXPECT_TRUE(again(noted).take(key(1, 9)));
  EXPECT_TRUE(again(noted).take(key(9, 2)));
  EXPECT_FALSE(again(noted).take(key(9, 9)));
}

TEST(Baseline, WhatIsUnknownOfAGameEqualsNothing) {
  Baseline noted;
  noted.add(key(0, 2), "");
  EXPECT_FALSE(again(noted).take(key(0, 9)));
  EXPECT_TRUE(again(noted).take(key(0, 2)));
}

TEST(Baseline, TheRestOfTheKeyCounts) {
  Baseline noted;
  noted.add({{1, 2}, "false-check", 7, "5.1"}, "");
  EXPECT_FALSE(again(noted).take({{1, 2}, "false-check", 7, ""}));
  EXPECT_FALSE(again(noted).take({{1, 2}, "missing-check", 7, "5.1"}));
  EXPECT_TRUE(again(noted).take({{1, 2}, "false-check", 7, "5.1"}));
}

TEST(Baseline, ItsFileIsStrict) {
  for (const char* bytes :
       {"", "{}\n", "[]\n", "x\n", "{\"planilla_baseline\":2}\n", "{\"planilla_baseline\":1}\n{}\n",
        "{\"planilla_baseline\":1}\n{\"tags\":\"q\",\"moves\":\"0\",\"rule\":\"a\"}\n",
        "{\"planilla_baseline\":1}\n{\"tags\":\"1\",\"moves\":\"0\",\"rule\":7}\n"})
    EXPECT_THROW(Baseline::parse(bytes, "known.jsonl"), MessageFault) << bytes;
}

TEST(Baseline, WritesWhatItReads) {
  Baseline noted;
  noted.add(key(1, 2), "Jos\xc3\xa9 \x1b - \xff");
  noted.add(key(3, 4, 0), "");
  noted.add(key(1, 2), "");
  EXPECT_EQ(
      noted.text(),
      "{\"planilla_baseline\":1}\n"
      "{\"tags\":\"0000000000000001\",\"moves\":\"0000000000000002\",\"rule\":\"illegal-move\","
      "\"ply\":5,"
      "\"count\":2,\"about\":\"José ␛ - \ufffd\"}\n"
      "{\"tags\":\"0000000000000003\",\"moves\":\"0000000000000004\",\"rule\":\"illegal-move\"}\n");
}

}  // namespace
}  // namespace planilla::baseline_test
