// The noise that repair is measured with: it is what it says it is, and the same every time.
#include "slips.h"
#include "places.h"

#include <gtest/gtest.h>

#include <map>

#include "answer.h"
#include "questions.h"
#include "slipped_sheet.h"

namespace planilla::sheets {
namespace {

struct Setting {
  const Notations notations{Data::embedded()};
  const std::vector<TrueGame> games = choose_games(
      notations, {PLANILLA_SOURCE_DIR "/testdata/games/famous.pgn"}, {.games = 20, .seed = 1});
  const Language& spanish = *notations.languages().find("es");
  const Manner manner{.pens = pens_of(notations.languages(), spanish)};
};

const Setting& setting() {
  static const Setting all;
  return all;
}

TEST(Slips, TheSameSeedMakesTheSameSheet) {
  const TrueGame& game = setting().games.front();
  const auto text = [&](std::uint64_t seed) {
    return write_slipped(game, 3, setting().manner, Random(seed)).text;
  };
  EXPECT_EQ(text(1), text(1));
  EXPECT_NE(text(1), text(2));
}

TEST(Slips, AsManyAsAskedAndInTheStandardMix) {
  std::map<SlipKind, int> kinds;
  int all = 0;
  for (std::uint64_t i = 0; i < 400; ++i) {
    const SlippedSheet sheet =
        write_slipped(setting().games[i % 20], 3, setting().manner, Random(7, i));
    EXPECT_EQ(sheet.slips.size(), 3u);
    for (const Slip& slip : sheet.slips) ++kinds[slip.kind], ++all;
  }
  for (std::size_t kind = 0; kind < slip_kinds; ++kind)
    EXPECT_NEAR(100.0 * kinds[static_cast<SlipKind>(kind)] / all, standard_mix[kind], 4)
        << slip_name(static_cast<SlipKind>(kind));
}

// What each kind makes of words, seen from outside.
TEST(Slips, EachKindDoesWhatItsNameSays) {
  for (std::size_t kind = 0; kind < slip_kinds; ++kind) {
    Manner manner = setting().manner;
    manner.mix.fill(0);
    manner.mix[kind] = 1;
    for (std::uint64_t i = 0; i < 20; ++i) {
      const SlippedSheet sheet = write_slipped(setting().games[i], 1, manner, Random(3, i));
      if (sheet.slips.empty()) continue;  // no departure in the whole game
      const Slip& slip = sheet.slips.front();
      const bool same_size = slip.before.size() == slip.after.size();
      switch (static_cast<SlipKind>(kind)) {
        case SlipKind::no_departure:
          EXPECT_LT(slip.after.size(), slip.before.size());
          break;
        case SlipKind::twice:
          EXPECT_EQ(slip.after, slip.before + " " + slip.before);
          break;
        case SlipKind::left_out:
          EXPECT_TRUE(slip.after.starts_with("("));
          break;
        default:
          EXPECT_TRUE(same_size) << slip.before << " " << slip.after;
          break;
      }
      EXPECT_NE(slip.before, slip.after);
    }
  }
}

TEST(PlainReading, ReadsWhatIsRightAndStopsAtWhatIsNot) {
  for (const TrueGame& game : setting().games) {
    std::vector<Word> words = write_words(game, {&setting().spanish, &setting().spanish});
    const PlainReading reading = read_plainly(words, setting().spanish);
    EXPECT_TRUE(reading.legal && reading.marks_agree) << game.white;
    EXPECT_EQ(reading.moves, game.moves);
    words[10].text = "Th9";
    EXPECT_FALSE(read_plainly(words, setting().spanish).legal);
  }
}

TEST(PlainReading, SeesMarksThatDoNotAgree) {
  std::vector<Word> words =
      write_words(setting().games.front(), {&setting().spanish, &setting().spanish});
  words[0].text = "e4+";
  const PlainReading reading = read_plainly(words, setting().spanish);
  EXPECT_TRUE(reading.legal);
  EXPECT_FALSE(reading.marks_agree);
}

// Somebody who knows the game answers the question which knight it was.
TEST(Questions, AnAnswerMendsTheSheet) {
  TrueGame game;
  const char* text = "1. d4 d5\n2. Cf3 Cf6\n3. Cd2 e6\n4. e3 Ae7\n";
  const char* meant = "1. d4 d5\n2. Cf3 Cf6\n3. Cbd2 e6\n4. e3 Ae7\n";
  SheetReader reader(setting().notations, {.languages = {"es"}});
  const std::vector<Move> truth = reader.read(meant).moves;
  ASSERT_EQ(truth.size(), 8u);
  const Answer answer = reader.read(text);
  EXPECT_NE(judge(answer, truth), Outcome::right);
  const Asked asked = answer_questions(text, answer, truth, setting().spanish, reader);
  EXPECT_TRUE(asked.exact);
}

}  // namespace
}  // namespace planilla::sheets
