// Profiles: those that come with planilla, and what is wrong with one told with its place.
#include "checks/engine/profile.h"
#include "rules/duplicate_game.h"
#include "rules/illegal_move.h"
#include "rules/missing_roster_tag.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace planilla::profile_test {
namespace {

using ::testing::HasSubstr;

TEST(Profiles, TheOnesHereApply) {
  const Data data = Data::embedded();
  const std::vector<Profile> all = profiles(data);
  EXPECT_EQ(all.size(), 5u);
  for (const Profile& profile : all) {
    EXPECT_GT(profile.description.size(), 10u) << profile.name;
    Selection selection = Selection::defaults();
    EXPECT_NO_THROW(apply_profile(data, profile.name, selection)) << profile.name;
    EXPECT_TRUE(selection.on(rules::illegal_move)) << profile.name;
  }
}

TEST(Profiles, AProfileTurnsRulesOnAndOffAndLouder) {
  Selection selection = Selection::defaults();
  apply_profile(Data::embedded(), "pgn-strict", selection);
  EXPECT_TRUE(selection.on(rules::missing_roster_tag));
  EXPECT_FALSE(selection.on(rules::duplicate_game));
  EXPECT_EQ(selection.severity(Finding(rules::missing_roster_tag, {})), Severity::error);
}

TEST(Profiles, AnUnknownOneNamesTheOthers) {
  Selection selection = Selection::defaults();
  try {
    apply_profile(Data::embedded(), "strict", selection);
    FAIL();
  } catch (const std::invalid_argument& error) {
    EXPECT_THAT(error.what(), HasSubstr("pgn-strict"));
  }
}

class ProfileFaults : public ::testing::Test {
protected:
  std::string fault_of(const std::string& text) {
    const auto folder = std::filesystem::path(::testing::TempDir()) / "profile_faults";
    std::filesystem::create_directories(folder / "profiles");
    std::ofstream(folder / "profiles" / "mine.toml") << text;
    Data data = Data::embedded();
    data.overlay(folder);
    Selection selection = Selection::defaults();
    try {
      apply_profile(data, "mine", selection);
    } catch (const DataError& error) {
      return error.what();
    }
    return "";
  }
};

TEST_F(ProfileFaults, AreToldWithTheirPlace) {
  EXPECT_EQ(fault_of("select = [\"moves\"]\n"), "");
  EXPECT_THAT(fault_of("selct = [\"moves\"]\n"),
              HasSubstr("mine.toml:1:9: data-unknown-key: selct"));
  EXPECT_THAT(fault_of("\nignore = [\"ilegal-move\"]\n"),
              HasSubstr("data-unknown-rule: ilegal-move: illegal-move"));
  EXPECT_THAT(fault_of("[severity]\nmoves = \"loud\"\n"),
              HasSubstr("mine.toml:2:9: data-expected: severity"));
  EXPECT_THAT(fault_of("select = \"moves\"\n"), HasSubstr("data-expected: rules"));
  EXPECT_THAT(fault_of("select = [\n"), HasSubstr("mine.toml:"));
}

}  // namespace
}  // namespace planilla::profile_test
