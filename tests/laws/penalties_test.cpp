// What each edition prescribes at which tempo.
#include "laws/penalties.h"

#include <gtest/gtest.h>

namespace planilla::penalties_test {
namespace {

Edition laws(const char* name) {
  return *find_edition(name);
}

struct Case {
  const char* edition;
  Tempo tempo;
  bool supervised;
  int minutes;  // 0: none told
  int loses_at;
  bool on_claim;
  const char* article;
};

TEST(Penalties, IllegalMoves) {
  using enum Tempo;
  const Case cases[] = {
      {"1997", standard, false, 2, 3, false, "10.3"},
      {"2001", standard, false, 0, 3, false, ""},
      {"2005", blitz, false, 0, 1, true, "C.3"},
      {"2009", standard, false, 2, 3, false, "7.4.b"},
      {"2009", rapid, false, 2, 3, true, "7.4.b, A.4.c"},
      {"2009", blitz, false, 0, 1, true, "B.3.c"},
      {"2009", blitz, true, 2, 3, false, "7.4.b"},
      {"2014", standard, false, 2, 2, false, "7.5.b"},
      {"2014", rapid, false, 0, 1, false, "A.4.b"},
      {"2014", blitz, true, 2, 2, false, "7.5.b"},
      {"2017", blitz, false, 0, 1, false, "A.4.2"},
      {"2018", rapid, false, 1, 2, false, "7.5.5, A.4.2"},
      {"2018", blitz, false, 1, 2, false, "7.5.5, B.2"},
      {"2023", standard, false, 2, 2, false, "7.5.5"},
      {"2023", rapid, false, 1, 2, false, "7.5.5, A.5.2"},
      {"2023", blitz, false, 1, 2, false, "7.5.5, A.5.2"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.edition + std::string(" ") + std::string(tempo_name(c.tempo)));
    const auto rule = illegal_move_rule(laws(c.edition), {c.tempo, c.supervised});
    ASSERT_TRUE(rule);
    EXPECT_EQ(rule->minutes.value_or(0), c.minutes);
    EXPECT_EQ(rule->loses_at, c.loses_at);
    EXPECT_EQ(rule->on_claim, c.on_claim);
    EXPECT_EQ(rule->article, c.article);
  }
}

TEST(Penalties, WhatNoSourceTellsIsUndetermined) {
  EXPECT_FALSE(illegal_move_rule(laws("1997"), {Tempo::blitz}));
  EXPECT_FALSE(illegal_move_rule(laws("2001"), {Tempo::rapid}));
  EXPECT_FALSE(wrong_claim_rule(laws("2014"), Tempo::standard));
  EXPECT_TRUE(both_flags_article(laws("2014"), Tempo::standard).empty());
}

TEST(Penalties, WrongClaims) {
  EXPECT_EQ(wrong_claim_rule(laws("1997"), Tempo::standard)->halves_up_to, 3);
  EXPECT_EQ(wrong_claim_rule(laws("2009"), Tempo::standard)->minutes, 3);
  EXPECT_EQ(wrong_claim_rule(laws("2023"), Tempo::standard)->minutes, 2);
  EXPECT_EQ(wrong_claim_rule(laws("2023"), Tempo::blitz)->minutes, 1);
}

TEST(Penalties, TempoByTheTimeOfSixtyMoves) {
  const auto tempo = [](const char* control, const char* edition) {
    return tempo_of(parse_time_control(control), laws(edition));
  };
  EXPECT_EQ(tempo("300+3", "2023"), Tempo::blitz);
  EXPECT_EQ(tempo("600", "2023"), Tempo::blitz);
  EXPECT_EQ(tempo("600", "2009"), Tempo::blitz);
  EXPECT_EQ(tempo("720", "2023"), Tempo::rapid);
  EXPECT_EQ(tempo("720", "2009"), Tempo::blitz);
  EXPECT_EQ(tempo("900+10", "2023"), Tempo::rapid);
  EXPECT_EQ(tempo("1800+30", "2023"), Tempo::standard);  // 60 minutes are no longer rapid
  EXPECT_EQ(tempo("40/7200:3600", "2018"), Tempo::standard);
  EXPECT_FALSE(tempo("?", "2023"));
  EXPECT_FALSE(tempo("-", "2023"));
}

}  // namespace
}  // namespace planilla::penalties_test
