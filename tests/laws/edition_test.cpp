// Which edition was in force when, and what its articles are called.
#include "laws/edition.h"

#include <gtest/gtest.h>

namespace planilla::edition_test {
namespace {

struct Case {
  const char* date;
  Edition edition;
  bool sure;
  bool older;
};

TEST(Edition, ByDate) {
  const Case cases[] = {
      {"1972.07.11", *find_edition("1997"), true, true},
      {"1997.06.30", *find_edition("1997"), true, true},
      {"1997.07.01", *find_edition("1997"), true, false},
      {"2009.06.30", *find_edition("2005"), true, false},
      {"2009.07.01", *find_edition("2009"), true, false},
      {"2015.??.??", *find_edition("2014"), true, false},
      {"2017.12.31", *find_edition("2017"), true, false},
      {"2017.??.??", *find_edition("2017"), false, false},
      {"2014.06.30", *find_edition("2009"), true, false},
      {"2014.07.01", *find_edition("2014"), true, false},
      {"2017.06.30", *find_edition("2014"), true, false},
      {"2003.05.05", *find_edition("2001"), true, false},
      {"2005.07.01", *find_edition("2005"), true, false},
      {"2018.01.01", *find_edition("2018"), true, false},
      {"2022.12.31", *find_edition("2018"), true, false},
      {"2023.01.01", *find_edition("2023"), true, false},
      {"2031.05.05", *find_edition("2023"), true, false},
      {"2009.??.??", *find_edition("2009"), false, false},
      {"2009.07.??", *find_edition("2009"), true, false},
      {"2009.06.??", *find_edition("2005"), true, false},
      {"1997.??.??", *find_edition("1997"), false, false},
      {"1996.??.??", *find_edition("1997"), true, true},
      {"2023", *find_edition("2023"), true, false},
      {"????.??.??", *find_edition("2023"), false, false},
      {"", *find_edition("2023"), false, false},
      {"yesterday", *find_edition("2023"), false, false},
      {"0000.00.00", *find_edition("2023"), false, false},
  };
  for (const Case& c : cases) {
    const EditionChoice choice = edition_for(c.date);
    EXPECT_EQ(choice.edition, c.edition) << c.date;
    EXPECT_EQ(choice.sure, c.sure) << c.date;
    EXPECT_EQ(choice.older_than_any_text, c.older) << c.date;
  }
}

TEST(Edition, Names) {
  for (const Edition edition : all_editions()) {
    EXPECT_EQ(find_edition(edition_name(edition)), edition);
  }
  EXPECT_FALSE(find_edition("2013"));
  EXPECT_FALSE(find_edition("auto"));
}

TEST(Edition, Articles) {
  EXPECT_EQ(article(Topic::dead_position, *find_edition("2009")), "5.2.b");
  EXPECT_EQ(article(Topic::dead_position, *find_edition("2023")), "5.2.2");
  EXPECT_EQ(article(Topic::sealed_move_loses, *find_edition("2009")), "G.8");
  EXPECT_EQ(article(Topic::sealed_move_loses, *find_edition("2018")), "I.8");
  EXPECT_EQ(article(Topic::stalemate, *find_edition("1997")), "5.2");
}

TEST(Edition, AutomaticDrawsHaveArticlesWhereTheyExist) {
  for (const Edition edition : all_editions()) {
    for (const Topic topic : {Topic::fivefold, Topic::seventy_five_moves})
      EXPECT_EQ(article(topic, edition).empty(), !has_automatic_draws(edition));
  }
  EXPECT_FALSE(resignation_may_draw(*find_edition("2018")));
  EXPECT_TRUE(resignation_may_draw(*find_edition("2023")));
}

TEST(Edition, EveryTopicHasItsNumberInTheNewest) {
  for (int i = 0; i <= static_cast<int>(Topic::sealed_move_loses); ++i)
    EXPECT_FALSE(article(static_cast<Topic>(i), newest_edition()).empty()) << i;
}

}  // namespace
}  // namespace planilla::edition_test
