// The search for copies over many games: the same answer for any number of threads, and where
// nearly nothing is kept in memory.
#include "archive/duplicates/twin_finder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace planilla {
namespace {

struct Played {
  std::string white, black, squares;
  std::int32_t date = 0;
};

std::string record_of(const Played& game) {
  RecordHead head;
  const std::string persons[2] = {packed_person(game.white), packed_person(game.black)};
  const std::string_view texts[record_texts] = {game.white, game.black, "Cup",     "Bled",
                                                "3",        persons[0], persons[1]};
  std::string all;
  for (std::size_t i = 0; i < record_texts; ++i) {
    head.text_sizes[i] = static_cast<std::uint16_t>(texts[i].size());
    all += texts[i];
  }
  head.moves = std::hash<std::string>()(game.squares) | 1;
  head.plies = static_cast<std::uint32_t>(game.squares.size());
  head.squares = static_cast<std::uint16_t>(game.squares.size());
  head.date = game.date;
  head.white_keys = keys_of(Person(persons[0]));
  head.black_keys = keys_of(Person(persons[1]));
  head.white_surname = head.black_surname = 1;
  head.size = static_cast<std::uint32_t>(sizeof head + all.size() + game.squares.size());
  std::string out(sizeof head, '\0');
  std::memcpy(out.data(), &head, sizeof head);
  return out + all + game.squares;
}

// Games of which every fifth is a copy of one before: whole, cut, or with one move wrong.
class Archive {
public:
  explicit Archive(std::size_t games) {
    constexpr std::size_t plies = 60;
    std::mt19937 random(7);
    for (std::size_t i = 0; i < games; ++i) {
      if (i % 5 == 4) {
        const std::size_t original = random() % i;
        Played copy = games_[original];
        if (i % 3 == 1 && copy.squares.size() == plies) copy.squares.resize(plies * 3 / 4);
        if (i % 3 == 2) copy.squares[20 + random() % 20] = '\x3f';
        twins_[i] = root(original);
        games_.push_back(std::move(copy));
        continue;
      }
      Played game;
      game.white = name(random), game.black = name(random);
      game.date = static_cast<std::int32_t>(19500101 + random() % 70 * 10000);
      for (std::size_t ply = 0; ply < plies; ++ply)
        game.squares += static_cast<char>(random() % 63);
      games_.push_back(std::move(game));
    }
  }
  const std::vector<Played>& games() const { return games_; }
  std::size_t root(std::size_t i) const {
    const auto found = twins_.find(i);
    return found == twins_.end() ? i : found->second;
  }
  std::size_t copies() const { return twins_.size(); }

private:
  static std::string name(std::mt19937& random) {
    std::string out;
    for (int i = 0; i < 4; ++i) {
      out += "bdgklmnprstv"[random() % 12];
      out += "aeiou"[random() % 5];
    }
    out[0] = static_cast<char>(out[0] - 32);
    return out + ", Ana";
  }
  std::vector<Played> games_;
  std::map<std::size_t, std::size_t> twins_;
};

using Answer = std::vector<std::pair<std::uint32_t, std::uint32_t>>;  // dropped, kept

Answer answer_of(const Archive& archive, unsigned jobs, std::size_t memory) {
  TwinFinder finder({.depth = DedupeDepth::near, .jobs = jobs, .memory = memory, .stop = {}});
  std::uint64_t number = 0;
  for (const Played& game : archive.games()) finder.add(record_of(game), ++number);
  finder.find();
  Answer out;
  finder.decisions().for_each([&](const TwinDecision& decision) {
    EXPECT_TRUE(finder.is_dropped(decision.dropped));
    EXPECT_FALSE(finder.is_dropped(decision.kept));
    EXPECT_EQ(finder.decisions().of(decision.dropped).kept, decision.kept);
    out.emplace_back(decision.dropped, decision.kept);
  });
  return out;
}

TEST(TwinFinder, FindsWhatWasCopiedAndNothingElse) {
  const Archive archive(20000);
  const Answer answer = answer_of(archive, 2, 64 << 20);
  for (const auto& [dropped, kept] : answer) EXPECT_EQ(archive.root(dropped), archive.root(kept));
  EXPECT_GE(answer.size(), archive.copies() * 995 / 1000);
}

// Near copies are decided when all pairs are known; until then they are told as they seem.
TEST(TwinFinder, TellsNearlyAllThatWillBeDropped) {
  const Archive archive(5000);
  TwinFinder finder({.depth = DedupeDepth::near, .jobs = 2, .memory = 64 << 20, .stop = {}});
  std::uint64_t number = 0, told = 0, dropped = 0;
  for (const Played& game : archive.games()) finder.add(record_of(game), ++number);
  finder.find([&](double, std::uint64_t duplicates) { told = duplicates; });
  for (std::uint32_t i = 0; i < number; ++i) dropped += finder.is_dropped(i) ? 1 : 0;
  EXPECT_GE(told, dropped * 9 / 10);
  EXPECT_LE(told, dropped * 11 / 10);
}

TEST(TwinFinder, AnswersTheSameForAnyJobsAndMemory) {
  const Archive archive(20000);
  const Answer answer = answer_of(archive, 1, 64 << 20);
  EXPECT_TRUE(std::is_sorted(answer.begin(), answer.end()));
  EXPECT_EQ(answer_of(archive, 3, 64 << 20), answer);
  EXPECT_EQ(answer_of(archive, 2, 1), answer);
}

// The same short draw over and over, by few people: a group that is compared in pieces.
TEST(TwinFinder, ComparesLargeGroupsToTheEnd) {
  const char* const people[] = {"Uno, Ana", "Dos, Berta", "Tres, Clara", "Cuatro, Dora"};
  TwinFinder finder({.depth = DedupeDepth::near, .jobs = 2, .memory = 1 << 20, .stop = {}});
  for (std::uint64_t i = 0; i < 4000; ++i)
    finder.add(record_of({people[i % 4], people[(i + 1) % 4], "abcdefghijklmnopqrst", 19990101}),
               i + 1);
  finder.find();
  std::size_t kept = 0;
  for (std::uint32_t i = 0; i < 4000; ++i) kept += finder.is_dropped(i) ? 0 : 1;
  EXPECT_EQ(kept, 4u);
}

// Two half-moves left out early shift all that is compared at a glance.
TEST(TwinFinder, FindsAShortGameWithoutAPairOfHalfMoves) {
  TwinFinder finder({.depth = DedupeDepth::near, .jobs = 1, .memory = 1 << 20, .stop = {}});
  const std::string squares = "abcdefghijklmnopqrstuv";
  std::string left_out = squares;
  left_out.erase(6, 2);
  finder.add(record_of({"Uno, Ana", "Dos, Berta", squares, 19990102}), 1);
  finder.add(record_of({"Uno, Ana", "Dos, Berta", left_out, 19990102}), 2);
  finder.find();
  EXPECT_TRUE(finder.is_dropped(1));
}

// More games of the same moves than there is memory for, under names that differ.
TEST(TwinFinder, ComparesAGroupThatDoesNotFit) {
  const char* const people[] = {"Uno, Ana", "Uno, A", "UNO, ANA"};
  TwinFinder finder({.depth = DedupeDepth::near, .jobs = 2, .memory = 1 << 18, .stop = {}});
  for (std::uint64_t i = 0; i < 6000; ++i)
    finder.add(record_of({people[i % 3], "Dos, Eva", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ",
                          static_cast<std::int32_t>(19990101 + i % 2)}),
               i + 1);
  finder.find();
  std::size_t kept = 0;
  for (std::uint32_t i = 0; i < 6000; ++i) kept += finder.is_dropped(i) ? 0 : 1;
  EXPECT_EQ(kept, 1u);
}

// Players that are not known, or whose names have no sounds to be found by.
TEST(TwinFinder, FindsCopiesOfGamesThatNobodyIsKnownToHavePlayed) {
  using Names = std::pair<const char*, const char*>;
  for (const auto& [white, black] : {Names{"NN", "NN"}, Names{"?", ""}, Names{"A", "B"}}) {
    TwinFinder finder({.depth = DedupeDepth::exact, .jobs = 2, .memory = 1 << 20, .stop = {}});
    std::string squares;
    for (char square = 0; square < 60; ++square) squares += square;
    for (std::uint64_t i = 0; i < 20000; ++i)
      finder.add(record_of({white, black, squares, 19990101}), i + 1);
    finder.find();
    std::size_t kept = 0;
    for (std::uint32_t i = 0; i < 20000; ++i) kept += finder.is_dropped(i) ? 0 : 1;
    EXPECT_EQ(kept, 1u) << white << " - " << black;
  }
}

}  // namespace
}  // namespace planilla
