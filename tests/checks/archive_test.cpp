// Rules across games: the same findings for any batches and any memory, and names that
// are and are not one.
#include "checks/engine/archive.h"
#include "checks/facts/game_facts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <random>

#include "checks/engine/game_notes.h"
#include "checks/engine/name_table.h"
#include "checks/engine/respelt.h"
#include "checks/facts/names.h"
#include "checks/facts/spellings.h"
#include "checks/tournament/crosstable.h"
#include "tests/checks/support.h"

namespace planilla::archive_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(ArchiveNames, FoldTheSame) {
  EXPECT_EQ(fold_name("Müller-Straße, Hans"), fold_name("MUELLER STRASSE, Hans"));
  EXPECT_EQ(fold_name("Ørsted"), fold_name("Orsted"));
  EXPECT_EQ(fold_name("O'Neil"), fold_name("ONeil"));
  EXPECT_EQ(fold_name("Карпов"), fold_name("Karpov"));
  EXPECT_NE(fold_name("Petrosian"), fold_name("Petrosjan"));
  EXPECT_EQ(fold_name(" - "), "");
}

TEST(ArchiveNames, SurnameAndGivenNames) {
  EXPECT_EQ(player_name("Petrosian, Tigran V.").surname, "petrosian");
  EXPECT_EQ(player_name("Petrosian, Tigran V.").given, "tigran v ");
  EXPECT_EQ(player_name("Magnus Carlsen").surname, "carlsen");
  EXPECT_TRUE(may_be_short_for("t ", "tigran v "));
  EXPECT_TRUE(may_be_short_for("tigran ", "tigran v "));
  EXPECT_FALSE(may_be_short_for("tigran l ", "tigran v "));
  EXPECT_FALSE(may_be_short_for("", "tigran "));
}

// In memory, and on disk.
std::vector<std::pair<std::string, std::string>> pairs_in(
    std::size_t memory, const std::vector<std::pair<std::string, int>>& names,
    const SpellingRules& rules) {
  RespeltTexts texts(memory, rules);
  for (std::size_t i = 0; i < names.size(); ++i)
    for (int use = 0; use < names[i].second; ++use)
      texts.add(
          std::vector<TextUse>{{.text = {i + 1, names[i].first}, .first = i + 1, .games = 1}});
  std::vector<std::pair<std::string, std::string>> out;
  for (const Respelt& found : texts.find()) out.emplace_back(found.odd.text, found.usual.text);
  std::sort(out.begin(), out.end());
  return out;
}

std::vector<std::pair<std::string, std::string>> pairs(
    const std::vector<std::pair<std::string, int>>& names, const SpellingRules& rules) {
  const auto out = pairs_in(rule_memory, names, rules);
  EXPECT_EQ(pairs_in(0, names, rules), out);
  return out;
}

using Pair = std::pair<std::string, std::string>;

TEST(Spellings, OfPlayers) {
  EXPECT_THAT(pairs({{"Petrosian, Tigran", 9}, {"Petrosjan, Tigran", 1}}, player_spellings),
              ElementsAre(Pair("Petrosjan, Tigran", "Petrosian, Tigran")));
  EXPECT_THAT(pairs({{"Müller, Karsten", 2}, {"Mueller, Karsten", 5}, {"MULLER, Karsten", 1}},
                    player_spellings),
              ElementsAre(Pair("MULLER, Karsten", "Mueller, Karsten"),
                          Pair("Müller, Karsten", "Mueller, Karsten")));
  EXPECT_THAT(
      pairs({{"Magnus Carlsen", 2}, {"Carlsen, Magnus", 5}, {"Carlsen, M", 1}}, player_spellings),
      ElementsAre(Pair("Carlsen, M", "Carlsen, Magnus"),
                  Pair("Magnus Carlsen", "Carlsen, Magnus")));
  EXPECT_THAT(pairs({{"Short, Nigel D", 4}, {"Short, Nigel", 6}}, player_spellings),
              ElementsAre(Pair("Short, Nigel D", "Short, Nigel")));
}

TEST(Spellings, OfPlayersWhoAreTwo) {
  EXPECT_THAT(
      pairs({{"Polgar, Judit", 3}, {"Polgar, Zsuzsa", 3}, {"Polgar, Zsofia", 2}}, player_spellings),
      IsEmpty());
  EXPECT_THAT(
      pairs({{"Ivanov, Alexander", 3}, {"Ivanov, Andrei", 3}, {"Ivanov, A", 2}}, player_spellings),
      IsEmpty());
  EXPECT_THAT(pairs({{"Tal, Mihail", 3}, {"Tan, Mihail", 3}}, player_spellings), IsEmpty());
  EXPECT_THAT(pairs({{"player1", 3}, {"player2", 3}, {"playera", 1}}, player_spellings), IsEmpty());
}

TEST(Spellings, OfTitles) {
  EXPECT_THAT(
      pairs({{"Torneo de Candidatos", 9}, {"Torneo de Candidaos", 1}, {"TORNEO DE CANDIDATOS", 2}},
            title_spellings),
      ElementsAre(Pair("TORNEO DE CANDIDATOS", "Torneo de Candidatos"),
                  Pair("Torneo de Candidaos", "Torneo de Candidatos")));
  EXPECT_THAT(
      pairs({{"Linares 1991", 9}, {"Linares 1992", 9}, {"Tournament A", 3}, {"Tournament B", 3}},
            title_spellings),
      IsEmpty());
}

TEST(Spellings, ThousandsOfOneKeyStayQuick) {
  std::vector<std::pair<std::string, int>> names;
  for (int i = 0; i < 20000; ++i)
    names.emplace_back(
        std::string(1 + i % 50, ' ') + "Nimzowitsch," + std::string(1 + i / 50, ' ') + "Aaron", 1);
  EXPECT_EQ(pairs(names, player_spellings).size(), names.size() - 1);
}

TEST(Crosstables, AreRead) {
  const auto table = parse_crosstable(
      "Final\n1. Uno, Ana   * ½ 1  1½\n2. Dos Eva    ½*1  1½\n 3) Tres   | 0 | 0 | * | 0\n");
  ASSERT_TRUE(table);
  EXPECT_EQ(table->rows[0].name, "Uno, Ana");
  EXPECT_THAT(table->rows[1].cells, ElementsAre(Cell::draw, Cell::self, Cell::win));
  EXPECT_EQ(table->rows[2].name, "Tres");
}

TEST(Crosstables, OtherTextIsNone) {
  for (const char* text :
       {"", "1 e4 e5\n2 Nf3 Nc6\n3 Bb5 a6\n", "1 Uno 12+ 3=\n2 Dos 1- 4+\n3 Tres 2- 1=\n",
        "1 Uno 1 * 0\n2 Dos * 0 1\n3 Tres 0 1 *\n", "1 Uno * 1\n2 Dos 0 *\n"})
    EXPECT_FALSE(parse_crosstable(text)) << text;
}

std::string game(const std::string& white, const std::string& black, const std::string& round,
                 const std::string& moves, const std::string& more = "") {
  return "[Event \"Open\"]\n[Site \"Oslo\"]\n[Date \"2001.05.12\"]\n[Round \"" + round +
         "\"]\n[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[Result \"*\"]\n" + more +
         "\n" + moves + " *\n\n";
}

std::string some_archive() {
  const std::vector<std::string> names = {"Uno, Ana",  "Dos, Eva", "Tres, Luz",
                                          "Seis, Mar", "Uno, A",   "Dös, Eva"};
  const std::vector<std::string> lines = {"1. e4 e5 2. Nf3 Nc6", "1. d4 d5", "1. c4 e5 2. g3",
                                          "1. e4 c5 2. Nc3"};
  std::mt19937 random(7);
  std::string out;
  for (int i = 0; i < 120; ++i)
    out += game(names[random() % names.size()], names[random() % names.size()],
                std::to_string(random() % 9), lines[random() % lines.size()],
                random() % 4 ? "" : "[WhiteFideId \"77\"]\n");
  return out;
}

std::vector<std::string> told(Archive& archive) {
  std::vector<std::string> out;
  archive.finish([&](const CrossFinding& one) {
    std::string text = std::to_string(one.game) + " " + std::string(rule_id(one.finding.rule));
    for (const Argument& arg : one.finding.args)
      text += " " + (arg.value.index() == 0 ? std::to_string(std::get<0>(arg.value))
                                            : std::get<1>(arg.value));
    out.push_back(text + " @" + std::to_string(one.place.line));
  });
  return out;
}

// In batches of a few games, compared in so much memory.
std::vector<std::string> in_batches(const std::string& text, std::size_t batch,
                                    std::size_t memory = Archive::usual_memory) {
  const Selection selection = only({"archive"});
  Archive archive(selection, 2, memory);
  GameNotes notes;
  std::uint64_t first = 1, seen = 0;
  const auto end_batch = [&] {
    std::string bytes;
    notes.take(first, {}, bytes);
    archive.append(bytes);
    first += seen;
    seen = 0;
  };
  for_each_game(text, [&](const Game& g) {
    notes.observe(g, GameFacts::at(g), begin_of(g));
    if (++seen == batch) end_batch();
  });
  end_batch();
  return told(archive);
}

TEST(Archives, TheSameForAnySplit) {
  const std::string text = some_archive();
  const std::vector<std::string> one = in_batches(text, 1000);
  EXPECT_GT(one.size(), 20u);
  EXPECT_EQ(in_batches(text, 7), one);
  EXPECT_EQ(in_batches(text, 1), one);
}

// Turns of one player in one game, and ids of two: equal keys would be sorted by chance.
TEST(Archives, TheSameOnDiskWherePlayersMeetThemselves) {
  std::size_t colors = 0;
  for (unsigned seed = 0; seed < 20; ++seed) {
    std::mt19937 random(seed);
    std::vector<std::string> names = {"Uno, Ana", "Dos, Eva", "Tres, Luz", "Seis, Mar",
                                      "Siete, Pau"};
    std::string text;
    for (int i = 0; i < 60; ++i) {
      // One after another: compilers differ in the order of arguments.
      const bool has_ids = random() % 9 == 0;
      const std::string& black = names[random() % names.size()];
      const std::string& white = names[random() % names.size()];
      text += game(white, black, std::to_string(i / 2 + 1), "1. e4 e5",
                   has_ids ? "[WhiteFideId \"77\"]\n[BlackFideId \"77\"]\n" : "");
    }
    const std::vector<std::string> one = in_batches(text, 1000);
    for (const std::string& line : one) colors += line.find("color-sequence") != std::string::npos;
    EXPECT_EQ(in_batches(text, 5, 0), one) << seed;
    EXPECT_EQ(in_batches(text, 3, 1000), one) << seed;
  }
  EXPECT_GT(colors, 0u);
}

TEST(Archives, GamesThatAreNotWantedDoNotCount) {
  GameNotes notes;
  for_each_game(
      game("Uno, Ana", "Dos, Eva", "1", "1. e4 e5") + game("Uno, Ana", "Dos, Eva", "1", "1. e4 e5"),
      [&](const Game& g) { notes.observe(g, GameFacts::at(g), begin_of(g)); });
  std::string bytes;
  notes.take(
      1, [](std::uint64_t number) { return number == 2; }, bytes);
  const Selection selection = only({"archive"});
  Archive archive(selection);
  archive.append(bytes);
  EXPECT_THAT(told(archive), IsEmpty());
}

// Many names of few letters, so that most meet others: on disk the same are found as in memory.
RC_GTEST_PROP(Spellings, AreTheSameInAnyMemory, ()) {
  const auto seed = *rc::gen::arbitrary<unsigned>();
  std::mt19937 random(seed);
  const auto some = [&](const std::vector<std::string>& words) {
    return words[random() % words.size()];
  };
  std::vector<std::pair<std::string, int>> names;
  for (int i = 0; i < 300; ++i)
    names.emplace_back(
        some({"Petros", "Botwin", "Müller", "Mueller", "Li"}) +
            some({"ian", "jan", "nik", "nick", ""}) + some({", ", " ", ","}) +
            some({"Tigran", "Tigram", "T", "T V", "Hans", "Ha\u00f1s", "", "Hans jr"}),
        1 + static_cast<int>(random() % 3));
  const auto memory = *rc::gen::inRange<std::size_t>(0, 20000);
  for (const SpellingRules* rules : {&player_spellings, &title_spellings})
    RC_ASSERT(pairs_in(memory, names, *rules) == pairs_in(rule_memory, names, *rules));
}

// Names of several tables in memory are one where they are on disk.
RC_GTEST_PROP(NameTables, CountTheSameInAnyMemory, ()) {
  const auto uses =
      *rc::gen::container<std::vector<std::uint8_t>>(rc::gen::arbitrary<std::uint8_t>());
  const auto memory = *rc::gen::inRange<std::size_t>(0, 4000);
  std::map<std::uint64_t, std::pair<std::uint64_t, std::uint64_t>> due, found;  // games, first
  NameTable names(memory, [](std::string_view text) { return std::string(text) + "!"; });
  for (std::size_t i = 0; i < uses.size(); ++i) {
    const std::uint64_t hash = 1 + uses[i] % 50;
    names.add({.text = {hash, "name"}, .first = i + 1, .games = 1});
    auto& [games, first] = due[hash];
    if (games++ == 0) first = i + 1;
  }
  names.for_each([&](const NameUse& use) {
    RC_ASSERT(found.try_emplace(use.hash, use.games, use.first).second);
    RC_ASSERT(use.text == "name");
    RC_ASSERT(use.folded == "name!");
  });
  RC_ASSERT(found == due);
}

TEST(Archives, NamesThatMetAreTwo) {
  const std::string met = game("Petrosian, Tigran", "Dos, Eva", "1", "1. e4 e5") +
                          game("Petrosian, Tigran", "Petrosjan, Tigran", "2", "1. d4 d5");
  EXPECT_THAT(rules_of(check_text(met, only({"player-spelt-several-ways"}))), IsEmpty());
}

TEST(Archives, ADuplicateIsNotAlsoARepeatedPairing) {
  const std::string text =
      game("Uno, Ana", "Dos, Eva", "1", "1. e4 e5") + game("Uno, Ana", "Dos, Eva", "1", "1. e4 e5");
  EXPECT_THAT(rules_of(check_text(text, only({"archive"}))), ElementsAre("duplicate-game"));
}

TEST(Archives, ASimultaneousDisplayIsNoFault) {
  std::string text;
  for (const char* name : {"Dos, Eva", "Tres, Luz", "Seis, Mar", "Ocho, Sol"})
    text += game("Uno, Ana", name, "1", "1. e4 e5");
  EXPECT_THAT(rules_of(check_text(text, only({"player-twice-in-round"}))), IsEmpty());
}

}  // namespace
}  // namespace planilla::archive_test
