// The parts of a title's line: names, dates, pieces, events, places, sides (game/titles).
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "game/titles/name_particles.h"
#include "game/titles/name_span.h"
#include "game/titles/resigned_player.h"
#include "game/titles/title_dates.h"
#include "game/titles/title_pieces.h"
#include "game/titles/title_player.h"
#include "game/titles/title_rest.h"
#include "game/titles/title_sides.h"
#include "tests/game/support.h"

namespace planilla::parts_test {
namespace {

using namespace game_tests;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<TitleWord> words_in(std::string_view line) {
  return title_words(line, lexicon());
}

TEST(IsRating, FourDigitsWithAndWithoutASign) {
  for (const char* yes : {"1850", "2.197", "2,197", "1000", "3999"})
    EXPECT_TRUE(is_rating(yes)) << yes;
  for (const char* no :
       {"", "850", "4000", "0999", "18500", "2:197", "4.197", "185a", "1.85a", "21.97"})
    EXPECT_FALSE(is_rating(no)) << no;
}

struct NameEnd {
  const char* line;
  std::size_t first;
  NameForm form;
  const char* name;
};

TEST(EndOfTitleName, WhereSomethingElseBegins) {
  for (const NameEnd& c : {NameEnd{"Ana Gómez, Cali", 0, {}, "Ana Gómez"},
                           {"Gómez, Ana, Cali", 0, {.comma = true}, "Gómez, Ana"},
                           {"Ana Gómez. Cali", 0, {}, "Ana Gómez."},
                           {"J. R. Capablanca 1921", 0, {}, "J. R. Capablanca "},
                           {"Ana Gómez (1850) Cali", 0, {}, "Ana Gómez (1850)"},
                           {"Ana Gómez (Cali 1998)", 0, {}, "Ana Gómez "},
                           {"Ana Gómez 2150 Cali", 0, {}, "Ana Gómez 2150"},
                           {"Ana Gómez 1998 Cali", 0, {.number = true}, "Ana Gómez 1998"},
                           {"Ana Gómez 1-0", 0, {}, "Ana Gómez "},
                           {"Ana Gómez B97", 0, {}, "Ana Gómez "},
                           {"Ana Gómez    Cali", 0, {}, "Ana Gómez"},
                           {"Ana Gómez   Cali", 0, {}, "Ana Gómez   Cali"},
                           {"Ana Gómez Torneo", 0, {}, "Ana Gómez "},
                           {"Ana vs. Luis Pérez; hoy", 2, {}, "Ana vs. Luis Pérez;"},
                           {"Ana (sin fin", 0, {}, "Ana "}}) {
    const std::string_view line = c.line;
    EXPECT_EQ(line.substr(0, end_of_title_name(line, words_in(line), c.first, c.form)), c.name);
  }
}

struct NameRunCase {
  const char* line;
  std::size_t from, to;
};

TEST(NameRun, ForwardsAndBackwards) {
  for (const NameRunCase& c : {NameRunCase{"Ana Gómez juega", 0, 2},
                               {"Ana de la Cruz juega", 0, 4},
                               {"juega Ana", 0, 0},
                               {"de la Cruz", 0, 0},  // begins with no capital
                               {"Ana Torneo", 0, 1},
                               {"Ana (1850)", 0, 1},
                               {"Ana de juega", 0, 1},
                               {"Ana, Luis", 0, 1},
                               {"A B C D E F", 0, 5}})  // at most five words
    EXPECT_EQ(run_end(words_in(c.line), c.from), c.to) << c.line;
  for (const NameRunCase& c : {NameRunCase{"It is from C.J.S. Purdy", 5, 3},
                               {"dijo Ana de la Cruz", 5, 1},
                               {"Ana juega", 2, 2},
                               {"Luis, Ana", 2, 1},
                               {"Ana de", 2, 2},  // a small word ends no name
                               {"Ana", 0, 0}})
    EXPECT_EQ(run_begin(words_in(c.line), c.from), c.to) << c.line;
}

// What is found backwards from the end of a run is as long as what is found forwards, for names of
// at most five words.
RC_GTEST_PROP(NameRun, BothWaysAgree, ()) {
  const auto names = *rc::gen::container<std::vector<std::string>>(
      *rc::gen::inRange<std::size_t>(1, 5),
      rc::gen::elementOf(std::vector<std::string>{"Ana", "Gómez", "Pérez", "Cruz", "Ruiz"}));
  std::string line = "juega";
  for (const std::string& name : names) line += " " + name;
  line += " mal";
  const std::vector<TitleWord> words = words_in(line);
  RC_ASSERT(run_end(words, 1) == names.size() + 1);
  RC_ASSERT(run_begin(words, names.size() + 1) == 1u);
}

TEST(NameParticles, AreOfOneListEach) {
  for (const std::string_view word : name_particles) {
    EXPECT_TRUE(is_name_particle(word));
    EXPECT_FALSE(is_joining_particle(word)) << word;
  }
  for (const std::string_view word : leading_particles) EXPECT_TRUE(is_name_particle(word)) << word;
  for (const std::string_view word : joining_particles)
    EXPECT_FALSE(is_leading_particle(word)) << word;
}

struct DateCase {
  const char* line;
  std::size_t year, begin;
  const char* date;
};

TEST(TitleDates, AsFarAsTheyReachToTheLeft) {
  const TitleDates dates({&language("es")});
  for (const DateCase& c : {DateCase{"Cali, 5 de mayo del 2001", 5, 1, "2001.05.05"},
                            {"Cali 1960", 1, 1, "1960.??.??"},
                            {"Cali mayo 1960", 2, 1, "1960.05.??"},
                            {"Cali, mar. de 1960", 3, 1, "1960.03.??"},
                            {"(2) mayo 1960", 2, 1, "1960.05.??"},  // the number of a round
                            {"12 Jugadores de 1960", 3, 3, "1960.??.??"}}) {
    const std::string_view line = c.line;
    const std::vector<TitleWord> words = words_in(line);
    ASSERT_EQ(dates.begin(words, c.year), c.begin) << line;
    EXPECT_EQ(dates.pgn(line.substr(words[c.begin].at), words[c.year].bare), c.date) << line;
  }
}

TEST(TitleDates, InTheOrderOfTheLanguage) {
  EXPECT_EQ(TitleDates({&language("es")}).pgn("3/12/1960", "1960"), "1960.12.03");
  EXPECT_EQ(TitleDates({&language("de")}).pgn("5. Mai 1928", "1928"), "1928.05.05");
  EXPECT_EQ(TitleDates({}).pgn("5 de mayo del 2001", "2001"), "2001.??.??");
}

std::vector<std::string> pieces(const std::string& line) {
  std::vector<std::string> out;
  for (const TitlePiece& piece : title_pieces(line, lexicon()))
    out.push_back(std::string(piece.text) + (piece.behind_sign ? " <" : ""));
  return out;
}

TEST(TitlePieces, SignsAndStopsPartThem) {
  EXPECT_THAT(pieces("Abierto de Cali 2019 | ronda 5"),
              ElementsAre("Abierto de Cali 2019", "ronda 5 <"));
  EXPECT_THAT(pieces("Abierto de Cali; ronda 5. Sala"),
              ElementsAre("Abierto de Cali", "ronda 5. Sala"));
  EXPECT_THAT(pieces("Abierto de Cali. Ronda 5"), ElementsAre("Abierto de Cali", "Ronda 5"));
  EXPECT_THAT(pieces("Tal - Keres • 1959"), ElementsAre("Tal", "Keres <", "1959 <"));
  EXPECT_THAT(pieces("Cali, 5 - 10 de mayo"),
              ElementsAre("Cali, 5 - 10 de mayo"));      // a span of days
  EXPECT_THAT(pieces("| Cali |"), ElementsAre("Cali"));  // a sign before the first parts nothing
  EXPECT_THAT(pieces("J. R. Capablanca"), ElementsAre("J. R. Capablanca"));
  EXPECT_THAT(pieces(""), IsEmpty());
  EXPECT_THAT(pieces(" | "), IsEmpty());
}

// Nothing but signs and blanks is left out between the pieces.
RC_GTEST_PROP(TitlePieces, NoWordIsLost, ()) {
  const auto parts =
      *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(std::vector<std::string>{
          "Ana", "Gómez.", "|", "/", "-", "5", "1960", "Torneo", ";", "•", "de"}));
  std::string line;
  for (const std::string& part : parts) line += part + " ";
  std::size_t words = 0, found = 0;
  for (const std::string& part : parts) words += part.find_first_of("AGT516d") != std::string::npos;
  for (const TitlePiece& piece : title_pieces(line, lexicon()))
    for (const TitleWord& word : words_in(piece.text))
      found += word.text.find_first_of("AGT516d") != std::string_view::npos;
  RC_ASSERT(found == words);
}

struct EventCase {
  const char *text, *name, *behind;
  bool takes_year;
};

TEST(EventIn, AWordOfAnEventAndCapitals) {
  for (const EventCase& c :
       {EventCase{"Liga de Kiel, Runde 3 (Kiel, ", "Liga de Kiel", ", Runde 3 (Kiel, ", false},
        {"Abierto de Cali", "Abierto de Cali", "", true},
        {"Campeonato de España, Sub 18, ronda 2", "Campeonato de España, Sub 18", ", ronda 2",
         false},
        {"Cali, Torneo Carlos Torre", "Torneo Carlos Torre", "", true},
        {"[Evento] Torneo de Cali", "Torneo de Cali", "", true},
        {"El torneo fue ganado por Ana", "", "", false},
        {"torneo de Cali", "", "", false},
        {"Ronda 5", "", "", false},
        {"Ana Gómez", "", "", false},
        {"", "", "", false}}) {
    const TitleEvent found = event_in(c.text, lexicon());
    EXPECT_EQ(found.name, c.name) << c.text;
    EXPECT_EQ(found.behind, c.behind) << c.text;
    EXPECT_EQ(found.takes_year, c.takes_year) << c.text;
  }
}

TEST(PlaceIn, BehindRoundsResultsAndCodes) {
  for (const auto& [text, place] :
       std::vector<std::pair<const char*, const char*>>{{"1-0, New York, USA (", "New York, USA"},
                                                        {"Ronda 5, Cali", "Cali"},
                                                        {"B97, Cali, ", "Cali"},
                                                        {"(Cali", "Cali"},
                                                        {", Cali,", "Cali"},
                                                        {"Cali", "Cali"},
                                                        {"", ""}})
    EXPECT_EQ(place_in(text, lexicon()), place) << text;
}

TEST(IsRound, AHeadingAndANumber) {
  for (const char* yes : {"Ronda 5", "9. Runde", "ronda 12"})
    EXPECT_TRUE(is_round(yes, lexicon())) << yes;
  for (const char* no : {"", "Ronda", "5", "Ronda 5 del Torneo", "Cali 5"})
    EXPECT_FALSE(is_round(no, lexicon())) << no;
}

TEST(TitleRest, ResultsCodesRoundsOpenings) {
  for (const char* yes : {"1-0", "0-1", "½-½", "1/2-1/2", "1:0 en 20", "0:1"})
    EXPECT_TRUE(is_result(yes)) << yes;
  for (const char* no : {"", "1", "2-0", "tablas", "O-O"}) EXPECT_FALSE(is_result(no)) << no;
  for (const char* yes : {"B42", "D34", "[B42]", "(D 33)", "E99"})
    EXPECT_TRUE(is_opening_code(yes)) << yes;
  for (const char* no : {"", "F10", "b42", "B4", "B421", "[F10]", "[Bxx]", "(D  333)", "["})
    EXPECT_FALSE(is_opening_code(no)) << no;
  EXPECT_TRUE(names_round(words_in("en la ronda 5"), lexicon()));
  EXPECT_FALSE(names_round(words_in("en la ronda"), lexicon()));
  EXPECT_FALSE(names_round(words_in("ronda final"), lexicon()));
  EXPECT_TRUE(names_opening_behind(", Gambito Evans", lexicon()));
  EXPECT_TRUE(names_opening_behind(". Defensa Siciliana", lexicon()));
  for (const char* no : {"", "Gambito Evans", ", Cali", ", "})
    EXPECT_FALSE(names_opening_behind(no, lexicon())) << no;
}

TEST(PlayerIn, SignsAndGroupsAroundAName) {
  for (const auto& [text, name] :
       std::vector<std::pair<const char*, const char*>>{{", Ana Gómez -", "Ana Gómez"},
                                                        {"Ana Gómez (Cuba) (1850)", "Ana Gómez"},
                                                        {"Ana Gómez.", "Ana Gómez"},
                                                        {"Ana G.", "Ana G."},
                                                        {"Ana Gómez, Jr.", "Ana Gómez, Jr."},
                                                        {"*Ana Gómez*", "Ana Gómez"},
                                                        {"Ana Gómez)", "Ana Gómez"},
                                                        {"(Cuba)", "Cuba"},
                                                        {"", ""}})
    EXPECT_EQ(player_in(text, lexicon()).name, name) << text;
}

TEST(PlayerIn, ANumberThatCouldBeAYearIsARatingOnlyWhereItIsSaidToBe) {
  EXPECT_EQ(player_in("Ruiz, 1668", lexicon()).rating, "");
  EXPECT_EQ(rated_player_in("Ruiz, 1668", lexicon()).rating, "1668");
  EXPECT_EQ(rated_player_in("Ruiz, 1668", lexicon()).name, "Ruiz");
  EXPECT_EQ(player_in("KARPOV 2690", lexicon()).rating, "2690");
  EXPECT_EQ(rated_player_in("1668", lexicon()).rating, "");  // a number alone is of nobody
}

std::string pair_of(const std::optional<Pairing>& found) {
  return found ? std::string(found->white.name) + "/" + std::string(found->black.name) : "";
}

TEST(TitleSides, WordsOfTheSidesWithoutAColon) {
  const auto by_sides = [](const std::string& line, const std::string& next = "") {
    return pair_of(pairing_by_sides(line, words_in(line), next, lexicon()));
  };
  EXPECT_EQ(by_sides("White, Mr Smith; Black, Mr Jones"), "Mr Smith/Mr Jones");
  EXPECT_EQ(by_sides("Blancas Ana Gómez (1850)", "Negras Luis Pérez"), "Ana Gómez/Luis Pérez");
  EXPECT_EQ(by_sides("Blancas Ana Gómez", "Luis Pérez"), "");
  EXPECT_EQ(by_sides("Las blancas ganan", "Negras Luis Pérez"), "");
  EXPECT_EQ(by_sides(""), "");
}

TEST(TitleSides, InColumnsBelowTheWords) {
  const auto in_columns = [](const std::string& line, const std::string& next) {
    return pair_of(pairing_in_columns(words_in(line), next, lexicon()));
  };
  EXPECT_EQ(in_columns("Blancas   Negras", "(Rubinstein)   (Capablanca)"), "Rubinstein/Capablanca");
  EXPECT_EQ(in_columns("Blancas   Negras", "(Rubinstein) (Capablanca)"), "Rubinstein/Capablanca");
  EXPECT_EQ(in_columns("Blancas   Negras", "Ana Gómez\tLuis Pérez"), "Ana Gómez/Luis Pérez");
  EXPECT_EQ(in_columns("Blancas   Negras", "Ana Luis"), "");
  EXPECT_EQ(in_columns("Negras   Blancas", "Ana  Luis"), "");
  EXPECT_EQ(in_columns("Blancas y Negras", "Ana  Luis"), "");
}

TEST(TitleSides, NamesBehindTheSides) {
  const auto behind = [](const std::string& line) {
    return pair_of(pairing_behind_sides(line, words_in(line), lexicon()));
  };
  EXPECT_EQ(behind("Con blancas Ana Gómez, con negras Luis Pérez"), "Ana Gómez/Luis Pérez");
  EXPECT_EQ(behind("Con negras Luis Pérez, con blancas Ana Gómez"), "Ana Gómez/Luis Pérez");
  EXPECT_EQ(behind("♔ Ana Gómez ♚ Luis Pérez"), "Ana Gómez/Luis Pérez");
  EXPECT_EQ(behind("BLANCAS JUEGAN Y NEGRAS GANAN"), "");
  EXPECT_EQ(behind("blancas Ana, negras Luis, blancas otra vez"), "");
}

TEST(TitleSides, ScoresBesideTheNames) {
  struct Score {
    const char *line, *names, *result;
  };
  for (const Score& c : {Score{"Gómez 1 - Pérez 0", "Gómez/Pérez", "1-0"},
                         {"Gómez 0 - Pérez 1", "Gómez/Pérez", "0-1"},
                         {"Gómez ½, Pérez ½", "Gómez/Pérez", "1/2-1/2"},
                         {"Gómez 0,5 - Pérez 0,5", "Gómez/Pérez", "1/2-1/2"},
                         {"Gómez 1 - Pérez 1", "", ""},
                         {"Gómez 2 - Pérez 0", "", ""},
                         {"Gómez 1 Pérez 0", "", ""},
                         {"1 - Pérez 0", "", ""}}) {
    const std::string line = c.line;
    const std::optional<Pairing> found = pairing_by_scores(line, words_in(line), lexicon());
    EXPECT_EQ(pair_of(found), c.names) << line;
    if (found) {
      EXPECT_EQ(found->result, c.result) << line;
    }
  }
}

TEST(TitleSides, InBracketsInAnyOrder) {
  const auto in_brackets = [](const std::string& line) {
    return pair_of(pairing_in_brackets(line, words_in(line), lexicon()));
  };
  EXPECT_EQ(in_brackets("jugada entre Byrne (blancas) y el niño Fischer (negras)"),
            "Byrne/Fischer");
  EXPECT_EQ(in_brackets("Fischer (Black) - Byrne (White), 1956"), "Byrne/Fischer");
  EXPECT_EQ(in_brackets("Byrne (blancas) y Fischer (blancas)"), "");
  EXPECT_EQ(in_brackets("Byrne (blancas)"), "");
}

struct Resignation {
  const char* end;
  Result result;
};

TEST(ResignedPlayer, IsTheOneThatTheSentenceNames) {
  for (const Resignation& c : {Resignation{"Pérez abandona", Result::white_wins},
                               {"Gómez abandona", Result::black_wins},
                               {"Negras abandonan", Result::white_wins},
                               {"Blancas abandonan", Result::black_wins},
                               {"abandona Gómez", Result::black_wins}}) {
    const std::vector<Game> games =
        games_in(std::string("Blancas: Ana Gómez\nNegras: Pérez, Luis\n\n1. e4 e5 2. Cf3 Cc6 ") +
                 c.end + "\n");
    ASSERT_EQ(games.size(), 1u) << c.end;
    EXPECT_EQ(games[0].result, c.result) << c.end;
  }
}

// Without a name it is the side that would have to move: here White, behind Black's second move.
TEST(ResignedPlayer, OtherwiseWhoeverHasToMove) {
  for (const char* end : {"abandona", "Ruiz abandona"}) {
    const std::vector<Game> games =
        games_in(std::string("Blancas: Ana Gómez\nNegras: Pérez, Luis\n\n1. e4 e5 2. Cf3 Cc6 ") +
                 end + "\n");
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].result, Result::black_wins) << end;
  }
}

}  // namespace
}  // namespace planilla::parts_test
