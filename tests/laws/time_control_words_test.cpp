// Time controls in people's words, in PGN's grammar; what has two meanings has no form.
#include "laws/time_control_words.h"

#include <gtest/gtest.h>

#include <span>

namespace planilla::time_control_words_test {
namespace {

struct Spelling {
  const char* written;
  const char* pgn;  // empty: no single meaning, or PGN already
};

void expect_all(std::span<const Spelling> spellings) {
  for (const Spelling& one : spellings)
    EXPECT_EQ(pgn_time_control(one.written).value_or(""), one.pgn) << one.written;
}

TEST(TimeControlWords, CommasStandBetweenStages) {
  constexpr Spelling all[] = {
      {"40/2h, 1h", "40/7200:3600"},      {"40/2h, 20/1h", "40/7200:20/3600"},
      {"40/2h,20/1h", "40/7200:20/3600"}, {"40/2h; 20/1h; SD/30", "40/7200:20/3600:1800"},
      {"40/2h 1h", "40/7200:3600"},       {"40/90, SD/30; +30", "40/5400+30:1800+30"},
      {"90 min, 30 s", "5400+30"},        {"1 hour, 30 minutes", "5400"},
  };
  expect_all(all);
}

TEST(TimeControlWords, PartsOfHours) {
  constexpr Spelling all[] = {
      {"1.5 h", "5400"},
      {"1,5 h", "5400"},
      {"1.5h + 30 s", "5400+30"},
      {"1½ hours", "5400"},
      {"½ h", "1800"},
      {"2½ h / 40", "40/9000"},
      {"40/1.5 h", "40/5400"},
      {"2.5 min + 2 s", "150+2"},
      {"1:30 h + 30 s", "5400+30"},
      {"40/1:30 h, 0:30 h", "40/5400:1800"},
      {"1h30", "5400"},
      {"1h30+30s", "5400+30"},
      {"1 h 40 min", "6000"},
      {"1/2 h", ""},  // half an hour, or one move in two hours
      {"2h 40", ""},  // forty minutes, or forty moves
      {"1.3 h", ""},
  };
  expect_all(all);
}

TEST(TimeControlWords, SecondsBehindMinutesAreAnIncrement) {
  constexpr Spelling all[] = {
      {"90 min 30 s", "5400+30"},
      {"3 min 2 s", "180+2"},
      {"2 min 30 s", ""},  // may be one time
      {"2 min 30 s/move", "120+30"},
      {"5 min 0 s", "300"},
      {"G/90 inc/30", "5400+30"},
      {"90 minutes with an increment of 30 seconds", "5400+30"},
      {"90 min, increment 30 s", "5400+30"},
      {"3|2", "180+2"},
      {"10 | 0", "600"},
  };
  expect_all(all);
}

TEST(TimeControlWords, AsAnnouncementsWriteThem) {
  constexpr Spelling all[] = {
      {"120/40+60", "40/7200:3600"},  // 120 minutes, not 120 moves
      {"40/90+30", "40/5400:1800"},
      {"40 in 120 then all in 60", "40/7200:3600"},
      {"40 in 90, all in 30, + increment 30 sec /move", "40/5400+30:1800+30"},
      {"40 moves/90 min + 30 min/end + 30 sec increment per move", "40/5400+30:1800+30"},
      {"1 ½ hours with 30 second increments from move 1", "5400+30"},
      {"1 hora y media", "5400"},
      {"20 minutes on game", "1200"},
      {"90 minutes for first 40 moves followed 30 minutes for rest of the game", "40/5400:1800"},
      {"90 min/40 movs + 30 min", "40/5400:1800"},
      {"90 min + 15 s por movimiento desde el primero", "5400+15"},
      {"2 x 90 min", ""},
      {"90 min (40) + 30 min + 30 s", ""},
      {"blitz 5", "300"},
      {"1.5", ""},
      {"1:30", ""},
      {"G/1:30", ""},
      {"30;", ""},
      {"d5", ""},
      {"40/90:30+30", "40/5400+30:1800+30"},
  };
  expect_all(all);
}

TEST(TimeControlWords, OfSeveralLanguages) {
  constexpr Spelling all[] = {
      {"2 часа на 40 ходов", "40/7200"},
      {"2 ЧАСА НА 40 ХОДОВ, затем 1 час", "40/7200:3600"},
      {"90 минут + 30 секунд на ход", "5400+30"},
      {"2 horas para las primeras 40 jugadas y 1 hora hasta el final", "40/7200:3600"},
      {"2 hores per als primers 40 moviments i 1 hora fins al final", "40/7200:3600"},
      {"2 Stunden für die ersten 40 Züge, 30 Minuten bis zum Ende", "40/7200:1800"},
      {"2 heures pour les premiers 40 coups, puis 30 minutes", "40/7200:1800"},
      {"2 godziny na 40 posunięć", "40/7200"},
      {"2 ore per 40 mosse", "40/7200"},
      {"2 uur voor de eerste 40 zetten", "40/7200"},
      {"90 min de tempo", ""},
  };
  expect_all(all);
}

TEST(TimeControlWords, DaysAreOfMoves) {
  constexpr Spelling all[] = {
      {"3 days per move", "1/259200"},
      {"10 moves in 30 days", "10/2592000"},
      {"30 days", ""},
      {"1/86400", ""},
  };
  expect_all(all);
}

TEST(TimeControlWords, ADelayIsProposedAndNotWritten) {
  constexpr Spelling all[] = {
      {"G/60 d5", "3600"},
      {"G/90;d5", "5400"},
      {"90 min + delay 5", "5400"},
      {"90 min + 5-second delay", "5400"},
      {"40/90, SD/30; d5", "40/5400:1800"},
      {"90 min + 30 s", ""},
      {"d5", ""},
  };
  for (const Spelling& one : all) {
    EXPECT_EQ(time_control_without_delay(one.written).value_or(""), one.pgn) << one.written;
    if (*one.pgn != '\0') EXPECT_FALSE(pgn_time_control(one.written)) << one.written;
  }
}

}  // namespace
}  // namespace planilla::time_control_words_test
