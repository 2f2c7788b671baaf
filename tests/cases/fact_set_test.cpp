// A check that is not asked would have found nothing: every check is asked here about every game of
// the test data, and of what became of it when bytes were changed.
#include "checks/facts/fact_set.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "places.h"
#include "tests/cases/file.h"
#include "tests/checks/support.h"

namespace planilla::fact_set_test {
namespace {

// What the commands of the cases read.
std::vector<std::string> inputs() {
  std::vector<std::string> out;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(PLANILLA_TESTDATA)) {
    if (entry.path().extension() != ".case") continue;
    std::ifstream file(entry.path(), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    for (const cases::Section& section : cases::parse_case(bytes).sections)
      if (section.kind == cases::Kind::input || section.kind == cases::Kind::file)
        out.push_back(section.body);
  }
  return out;
}

struct Count {
  int games = 0, left_out = 0;
};

// Every check, where its needs are not met.
void ask_in_vain(const Game& game, const CheckSettings& settings, Count& count) {
  GameFacts facts = GameFacts::at(game, settings.today);
  facts.edition = settings.laws.value_or(edition_for(facts.value(KnownTag::date)).edition);
  facts.claims = &settings.claims;
  const FactSet seen = fact_set_of(game, facts);
  ++count.games;
  for (const Check& check : all_checks()) {
    if (!check.look || seen.any_of(check.needs)) continue;
    Findings found = game.findings;
    check.look(game, facts, found);
    EXPECT_EQ(found.size(), game.findings.size()) << rule_id(check.rule) << "\n" << game.text;
    ++count.left_out;
  }
}

void ask_about(const std::string& text, std::optional<Edition> laws, Count& count) {
  for_each_game(
      text, [&](const Game& game) { ask_in_vain(game, {.today = 20250101, .laws = laws}, count); });
}

TEST(FactSet, ACheckThatIsNotAskedWouldHaveFoundNothing) {
  Count count;
  for (const std::string& text : inputs()) {
    ask_about(text, std::nullopt, count);
    ask_about(text, newest_edition(), count);
  }
  EXPECT_GT(count.games, 500);
  EXPECT_GT(count.left_out, 10 * count.games);
}

TEST(FactSet, NorInGamesThatWereChanged) {
  constexpr std::string_view bytes = "+#=x-!?()[]{}\"% \t\n\r\x01\xC3\xA9.0123abhKQRBNOP";
  constexpr std::size_t longest = 2'000;
  std::mt19937 random(20'260'101);
  const auto below = [&](std::size_t end) {
    return std::uniform_int_distribution<std::size_t>(0, end - 1)(random);
  };
  Count count;
  for (std::string text : inputs()) {
    if (text.empty() || text.size() > longest) continue;
    for (std::size_t changes = 1 + text.size() / 200; changes > 0; --changes)
      text[below(text.size())] = bytes[below(bytes.size())];
    ask_about(text, newest_edition(), count);
  }
  EXPECT_GT(count.games, 500);
}

}  // namespace
}  // namespace planilla::fact_set_test
