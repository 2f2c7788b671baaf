// How much time is given for the first n moves.
#include "checks/facts/time_given.h"

#include <gtest/gtest.h>

#include <string_view>

namespace planilla::time_given_test {
namespace {

// Seconds given for that many moves.
std::int64_t seconds_for(std::string_view control, int moves) {
  const TimeControl read = parse_time_control(control);
  TimeGiven given(read);
  for (int i = 0; i < moves; ++i) given.next_move();
  return given.seconds();
}

TEST(TimeGiven, CountsTheIncrementOfEachMove) {
  EXPECT_EQ(seconds_for("300", 40), 300);
  EXPECT_EQ(seconds_for("300+2", 1), 302);
  EXPECT_EQ(seconds_for("300+2", 40), 380);
}

TEST(TimeGiven, AddsAPeriodWithTheMoveBehindTheLastOfTheOneBefore) {
  EXPECT_EQ(seconds_for("40/5400+30:1800+30", 40), 5400 + 40 * 30);
  EXPECT_EQ(seconds_for("40/5400+30:1800+30", 41), 5400 + 1800 + 41 * 30);
  EXPECT_EQ(seconds_for("40/7200:20/3600:900+30", 61), 7200 + 3600 + 900 + 30);
}

TEST(TimeGiven, BeginsTheLastPeriodAgainWhereItHasMoves) {
  EXPECT_EQ(seconds_for("40/3600", 40), 3600);
  EXPECT_EQ(seconds_for("40/3600", 41), 7200);
  EXPECT_EQ(seconds_for("40/3600", 81), 10800);
}

TEST(TimeGiven, TakesPeriodsThatEndWithTheFlagAsOne) {
  EXPECT_EQ(seconds_for("5400:900", 1), 6300);
  EXPECT_EQ(seconds_for("5400:900+10", 1), 6310);
}

TEST(TimeGiven, SaysWhereThePeriodEndsAndWhatIsAdded) {
  const TimeControl control = parse_time_control("2/60:30");
  TimeGiven given(control);
  given.next_move();
  EXPECT_EQ(given.period_ends(), 2);
  EXPECT_EQ(given.next_period(), 30);
  given.next_move();
  given.next_move();
  EXPECT_EQ(given.period_ends(), 0);
  EXPECT_EQ(given.next_period(), 0);
}

}  // namespace
}  // namespace planilla::time_given_test
