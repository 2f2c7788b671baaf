// What does not fit into memory comes back from disk as it would have come from memory.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "archive/spill/grouped_entries.h"
#include "archive/spill/scratch_file.h"
#include "archive/spill/sorted_texts.h"

namespace planilla {

namespace {

TEST(ScratchFiles, HoldNothingBeforeTheFirstByte) {
  ScratchFile file;
  char bytes[4];
  EXPECT_EQ(file.read_some(0, bytes, sizeof bytes), 0u);
  file.flush();
  file.clear();
  EXPECT_EQ(file.size(), 0u);
  EXPECT_EQ(file.append("Nf3"), 0u);
  file.flush();
  EXPECT_EQ(file.read_some(0, bytes, sizeof bytes), 3u);
}

RC_GTEST_PROP(SortedTextsOnDisk, ComeInTheOrderOfTheirKeys, ()) {
  const auto keys = *rc::gen::container<std::vector<std::string>>(
      rc::gen::container<std::string>(rc::gen::inRange('a', 'd')));
  SortedTexts texts(*rc::gen::inRange<std::size_t>(0, 2000));
  std::multimap<std::string, std::string> due;  // equal keys as they came
  for (std::size_t i = 0; i < keys.size(); ++i) {
    texts.add(keys[i], std::to_string(i));
    due.emplace(keys[i], std::to_string(i));
  }
  std::vector<std::string> expected, found;
  for (const auto& [key, text] : due) expected.push_back(text);
  texts.for_each([&](std::string_view text) { found.emplace_back(text); });
  RC_ASSERT(found == expected);
}

struct NumberedKey {
  std::uint64_t key = 0, number = 0;
  friend auto operator<=>(const NumberedKey&, const NumberedKey&) = default;
};

using Groups = std::vector<std::vector<NumberedKey>>;

Groups groups_of(std::uint64_t entries, std::uint64_t keys, std::size_t memory) {
  GroupedEntries<NumberedKey> grouped(memory);
  for (std::uint64_t i = entries; i-- > 0;)
    grouped.add({.key = (i % keys) * 0x9e3779b97f4a7c15ull, .number = i});
  Groups out;
  grouped.for_each_group(
      [&](std::span<const NumberedKey> group) { out.emplace_back(group.begin(), group.end()); });
  return out;
}

TEST(GroupsOfEntries, AreTheSameInAnyMemory) {
  for (const std::uint64_t keys : {1u, 3u, 1000u, 70000u}) {
    const Groups in_memory = groups_of(100000, keys, std::size_t{1} << 30);
    EXPECT_EQ(in_memory.size(), keys);
    EXPECT_EQ(groups_of(100000, keys, 0), in_memory);
    EXPECT_EQ(groups_of(100000, keys, 1 << 20), in_memory);
  }
}

}  // namespace

}  // namespace planilla
