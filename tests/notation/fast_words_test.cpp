// Words that are in use stay in the table.
#include "notation/read/fast_words.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace planilla::fast_words_test {
namespace {

Reading reading_of(Role role, Square to) {
  Reading reading;
  reading.pattern.roles = role_bit(role);
  reading.pattern.to = bit(to);
  return reading;
}

// A word is followed by eight bytes of text that can be read.
const FastReading* find(const FastWords& words, const std::string& word) {
  const std::string text = word + "        ";
  return words.find(std::string_view(text).substr(0, word.size()), text.data() + text.size());
}

TEST(FastWords, AllMovesOfPiecesAndPawnsFindRoom) {
  FastWords words;
  std::vector<std::string> all;
  for (const Role role : {pawn, knight, bishop, rook, queen, king})
    for (Square to = 0; to < 64; ++to) {
      std::string word = role == pawn ? "" : std::string(1, " PNBRQK"[role]);
      word += static_cast<char>('a' + file_of(to));
      word += static_cast<char>('1' + rank_of(to));
      const std::string text = word + "        ";
      words.put(std::string_view(text).substr(0, word.size()), text.data() + text.size(),
                reading_of(role, to));
      all.push_back(word);
    }
  for (int round = 0; round < 2; ++round)
    for (std::size_t i = 0; i < all.size(); ++i) {
      const FastReading* found = find(words, all[i]);
      ASSERT_NE(found, nullptr) << all[i];
      EXPECT_EQ(found->to(), i % 64) << all[i];
      EXPECT_TRUE(found->bits & FastSpelling::is_san) << all[i];
    }
}

TEST(FastWords, AWordAtTheVeryEndOfTheTextIsLeftToOthers) {
  FastWords words;
  const std::string text = "Nf3";
  words.put(text, text.data() + text.size(), reading_of(knight, 21));
  EXPECT_EQ(words.find(text, text.data() + text.size()), nullptr);
  EXPECT_EQ(find(words, "Nf3"), nullptr);
}

}  // namespace
}  // namespace planilla::fast_words_test
