// Twenty famous games, written in every language, come back without anybody saying which language
// it is: bench/rewrite on a small scale.
#include "rewriting.h"
#include "places.h"

#include <gtest/gtest.h>

namespace planilla::sheets {
namespace {

struct Setting {
  const Notations notations{Data::embedded()};
  const std::vector<TrueGame> games = choose_games(
      notations, {PLANILLA_SOURCE_DIR "/testdata/games/famous.pgn"}, {.games = 20, .seed = 1});
  const std::vector<const Language*> languages = languages_named(notations.languages(), {});
};

const Setting& setting() {
  static const Setting all;
  return all;
}

// Game by game, so that the sheet before is never in the same language.
Tally in_all_languages(Rewriting how, std::string& failures) {
  SheetReader reader(setting().notations, {});
  Tally tally;
  for (const TrueGame& game : setting().games)
    for (const Language* language : setting().languages) {
      how.writers.white = how.writers.black = language;
      const Rewritten done = rewrite(game, how, reader);
      tally.add(done.outcome);
      if (done.outcome != Outcome::right) failures += describe(done, language->tag);
    }
  return tally;
}

TEST(Rewriting, TheGamesAreThere) {
  EXPECT_EQ(setting().games.size(), 20u);
  EXPECT_GE(setting().languages.size(), 50u);
  EXPECT_EQ(setting().games.front().white, "Anderssen, Adolf");
  EXPECT_EQ(true_san(setting().games.front().moves, 44), "Be7#");
}

TEST(Rewriting, WholeGamesComeBack) {
  std::string failures;
  const Tally tally = in_all_languages({}, failures);
  EXPECT_EQ(tally.silent, 0u) << failures;
  EXPECT_GE(tally.right * 100, tally.games * 99) << failures;
}

TEST(Rewriting, WithoutMarksToo) {
  std::string failures;
  Rewriting how;
  how.writers.marks = Marks::none;
  const Tally tally = in_all_languages(how, failures);
  EXPECT_EQ(tally.silent, 0u) << failures;
  EXPECT_GE(tally.right * 100, tally.games * 99) << failures;
}

TEST(Rewriting, BeginningsAreNeverSilentlyWrong) {
  std::string failures;
  const Tally tally = in_all_languages({.plies = 10}, failures);
  EXPECT_EQ(tally.silent, 0u) << failures;
  EXPECT_GT(tally.right * 100, tally.games * 75);
}

// White in one language, Black in another.
TEST(Rewriting, MixedSheetsAreNeverSilentlyWrong) {
  SheetReader reader(setting().notations, {});
  const auto languages =
      languages_named(setting().notations.languages(), {"es", "en", "de", "ru", "fr", "hu"});
  Tally tally;
  std::string failures;
  for (const TrueGame& game : setting().games)
    for (std::size_t i = 0; i < languages.size(); ++i) {
      const Rewritten done =
          rewrite(game, {.writers = {languages[i], languages[(i + 1) % languages.size()]}}, reader);
      tally.add(done.outcome);
      if (done.outcome != Outcome::right) failures += describe(done, languages[i]->tag);
    }
  EXPECT_EQ(tally.silent, 0u) << failures;
  EXPECT_GE(tally.right * 100, tally.games * 99) << failures;
}

// The judge himself: other moves without a word are silent, with a finding told.
TEST(Rewriting, TheJudgeSeesWrongGames) {
  const TrueGame& game = setting().games.front();
  SheetReader reader(setting().notations, {.languages = {"en"}});
  Answer answer = reader.read("1. e4 e5\n2. f4 exf4\n");
  EXPECT_EQ(judge(answer, {game.moves.begin(), game.moves.begin() + 4}), Outcome::right);
  EXPECT_EQ(judge(answer, {game.moves.begin(), game.moves.begin() + 5}), Outcome::silent);
  answer = reader.read("1. e4 e5\n2. f5 exf4\n");
  EXPECT_EQ(judge(answer, {game.moves.begin(), game.moves.begin() + 4}), Outcome::told);
}

}  // namespace
}  // namespace planilla::sheets
