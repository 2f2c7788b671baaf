// One thread reads ahead of another.
#include "base/read_ahead.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace planilla {
namespace {

TEST(ReadAhead, GivesAllInTheirOrder) {
  int read = 0;
  ReadAhead<int> items([&](int& item) { return item = ++read, read <= 1000; });
  for (int expected = 1; expected <= 1000; ++expected) {
    const int* item = items.next();
    ASSERT_NE(item, nullptr);
    EXPECT_EQ(*item, expected);
  }
  EXPECT_EQ(items.next(), nullptr);
  EXPECT_EQ(items.next(), nullptr) << "and nothing ever after";
}

TEST(ReadAhead, AnItemStaysUntilTheNextCall) {
  int read = 0;
  ReadAhead<std::string> items([&](std::string& item) {
    item = std::string(100, static_cast<char>('a' + read));
    return ++read < 26;
  });
  for (char c = 'a'; c < 'z'; ++c) {
    const std::string* item = items.next();
    ASSERT_NE(item, nullptr);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_EQ(*item, std::string(100, c));
  }
}

TEST(ReadAhead, WhatIsThrownComesBehindWhatWasRead) {
  int read = 0;
  ReadAhead<int> items([&](int& item) {
    if (read == 2) throw std::runtime_error("broken");
    item = ++read;
    return true;
  });
  EXPECT_EQ(*items.next(), 1);
  EXPECT_EQ(*items.next(), 2);
  EXPECT_THROW(items.next(), std::runtime_error);
}

TEST(ReadAhead, MayBeLeftBeforeItsEnd) {
  int read = 0;
  {
    ReadAhead<int> items([&](int& item) { return item = ++read, true; });
    EXPECT_EQ(*items.next(), 1);
  }
  EXPECT_LE(read, 5) << "it reads no further ahead than it has room";
}

}  // namespace
}  // namespace planilla
