// Dates, time controls, and text that was converted once too often.
#include <gtest/gtest.h>

#include "checks/facts/dates.h"
#include "checks/facts/mojibake.h"
#include "laws/time_control.h"

namespace planilla::forms_test {
namespace {

DateFault fault(std::string_view text) {
  return parse_date(text).fault;
}

TEST(Dates, UnknownPartsAreNoFault) {
  for (const char* text : {"????.??.??", "1851.??.??", "1851.06.??", "?", "", "-"})
    EXPECT_EQ(fault(text), DateFault::none) << text;
  EXPECT_TRUE(parse_date("????.??.??").unknown());
  EXPECT_EQ(parse_date("1851.06.??").earliest(), 18510601);
  EXPECT_TRUE(parse_date("2024.02.29").whole());
}

TEST(Dates, TheCalendarDecides) {
  EXPECT_EQ(fault("2024.02.29"), DateFault::none);
  EXPECT_EQ(fault("2000.02.29"), DateFault::none);
  EXPECT_EQ(fault("1900.02.29"), DateFault::day);
  EXPECT_EQ(fault("2001.04.31"), DateFault::day);
  EXPECT_EQ(fault("????.02.30"), DateFault::day);
  EXPECT_EQ(fault("2001.13.01"), DateFault::month);
  EXPECT_EQ(fault("2001.00.01"), DateFault::month);
  EXPECT_EQ(fault("0000.01.01"), DateFault::year);
}

TEST(Dates, OtherFormsAreNone) {
  for (const char* text :
       {"1924", "2001-01-05", "05.01.2001", "2001.1.5", "2001.01.05 ", "May", "20??.01.01"})
    EXPECT_EQ(fault(text), DateFault::form) << text;
}

TEST(TimeControls, GrammarOfTheStandard) {
  for (const char* text :
       {"?", "-", "300", "40/9000", "300+2", "*180", "40/7200:3600", "40/5400+30:1800+30"})
    EXPECT_TRUE(parse_time_control(text).valid) << text;
  for (const char* text : {"", "90 min", "90'", "40/", "300+", ":", "300:", "1e9", "40/9000/2"})
    EXPECT_FALSE(parse_time_control(text).valid) << text;
  EXPECT_EQ(parse_time_control("5400+30s").fault_at, 7u);
  const TimeControl control = parse_time_control("40/5400+30:1800");
  ASSERT_EQ(control.periods.size(), 2u);
  EXPECT_EQ(control.periods[0].moves, 40);
  EXPECT_EQ(control.periods[0].increment, 30);
  EXPECT_EQ(control.periods[1].seconds, 1800);
  EXPECT_TRUE(control.known);
  EXPECT_FALSE(parse_time_control("*180").known);
}

TEST(Mojibake, IsUndone) {
  EXPECT_EQ(undo_mojibake("MÃ¡laga"), "Málaga");
  EXPECT_EQ(undo_mojibake("GrÃ¼nfeld, MÃ¼ller"), "Grünfeld, Müller");
  EXPECT_EQ(undo_mojibake("â€“ JÃ³zef"), "– Józef");
  EXPECT_EQ(undo_mojibake("M+APw-ller, J+APw-rgen"), "Müller, Jürgen");
  EXPECT_EQ(undo_mojibake("+BCcEOAQzBD4EQAQ4BD0- +- +AUE-"), "Чигорин + Ł");
  EXPECT_EQ(undo_mojibake("РњРѕСЃРєРІР°"), "Москва");
}

TEST(Mojibake, GoodTextStays) {
  for (const char* text :
       {"Málaga", "Malaga", "Ångström", "São Paulo", "Москва", "Рёмер", "Łódź", "±∓", "Ã", "Ãé",
        "C++", "Ann+Bob-Club", "A+Bert-B", "+APw", "+APx-", "+-", "+A-"})
    EXPECT_EQ(undo_mojibake(text), std::nullopt) << text;
}

TEST(Mojibake, WordsBeyondAscii) {
  const std::string text = "un Málaga dos Ñu";
  const std::vector<Span> words =
      words_beyond_ascii(text, {0, static_cast<std::uint32_t>(text.size())});
  ASSERT_EQ(words.size(), 2u);
  EXPECT_EQ(words[0].in(text), "Málaga");
  EXPECT_EQ(words[1].in(text), "Ñu");
}

}  // namespace
}  // namespace planilla::forms_test
