// What the lines above a game tell (game/titles/title_words.h, title_names.h, title_facts.h).
#include "game/titles/title_names.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "game/titles/title_words.h"
#include "tests/game/support.h"

namespace planilla::title_test {
namespace {

using namespace game_tests;

TEST(TitleWords, SayWhatTheySpeakOf) {
  const std::string line = "Partida 3: Ana Gómez – Luis Pérez (1850)";
  const std::vector<TitleWord> words = title_words(line, lexicon());
  ASSERT_GE(words.size(), 7u);
  EXPECT_EQ(words[0].of, WordOf::game);
  EXPECT_EQ(words[1].bare, "3");
  EXPECT_EQ(words[2].text, "Ana");
  EXPECT_EQ(words[2].of, WordOf::anything);
  EXPECT_EQ(words[4].of, WordOf::against);
  EXPECT_TRUE(words[4].weak);
  EXPECT_EQ(words.back().bare, "1850");
}

TEST(TitleWords, AFullStopBehindAWholeWordEndsAPiece) {
  const std::vector<TitleWord> words = title_words("J. R. Capablanca. Defensa; Ana", lexicon());
  ASSERT_EQ(words.size(), 5u);
  EXPECT_FALSE(words[0].ends_piece());
  EXPECT_FALSE(words[1].ends_piece());
  EXPECT_TRUE(words[2].ends_piece());
  EXPECT_TRUE(words[3].ends_piece());
  EXPECT_FALSE(words[4].ends_piece());
}

RC_GTEST_PROP(TitleWords, StandInTheLineInTheirOrder, ()) {
  const auto parts = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(
      std::vector<std::string>{"Ana", "Gómez", "vs.", "–", "-", "(1850)", "Elo", "Partida",
                               "3:", ";", "de", "la", "1921", " ", "\t", "[", "»", "x"}));
  std::string line;
  for (const std::string& part : parts) line += part + (line.size() % 3 == 0 ? "  " : " ");
  std::size_t behind = 0;
  for (const TitleWord& word : title_words(line, lexicon())) {
    RC_ASSERT(word.at >= behind);
    RC_ASSERT(line.compare(word.at, word.text.size(), word.text) == 0);
    RC_ASSERT(word.text.find(word.bare) != std::string_view::npos);
    behind = word.at + word.text.size();
  }
  RC_ASSERT(behind <= line.size());
}

TEST(Name, IsNoneOfOpeningsEventsAndSentences) {
  for (const char* name : {"Gómez, Ana", "J. R. Capablanca", "N. N.", "María de la Cruz", "Tal"})
    EXPECT_TRUE(is_name(name, lexicon())) << name;
  for (const char* none : {"Defensa Francesa", "Un gran torneo", "", "1850", "1. e4", "jugada"})
    EXPECT_FALSE(is_name(none, lexicon())) << none;
}

TEST(YearIn, IsOneThatChessIsPlayedIn) {
  EXPECT_EQ(year_in("Caracas, 1960"), "1960");
  EXPECT_EQ(year_in("(1499)"), "");
  EXPECT_EQ(year_in("1500"), "1500");
  EXPECT_EQ(year_in("2099."), "2099");
  EXPECT_EQ(year_in("2100"), "");
  EXPECT_EQ(year_in("19601"), "");
  EXPECT_EQ(year_in("a"), "");
}

struct PlayerCase {
  const char *text, *name, *rating;
};

TEST(PlayerInTitle, IsANameWithItsRating) {
  for (const PlayerCase& c : {PlayerCase{"Ana Gómez (1850)", "Ana Gómez", "1850"},
                              {"Ana Gómez (2.197)", "Ana Gómez", "2197"},
                              {"Ana Gómez [1850]", "Ana Gómez", "1850"},
                              {"Ana Gómez (Elo 1850)", "Ana Gómez", "1850"},
                              {"Ana Gómez", "Ana Gómez", ""},
                              {"Ana Gómez (99)", "Ana Gómez", ""}}) {
    const Player found = player_in(c.text, lexicon());
    EXPECT_EQ(found.name, c.name) << c.text;
    std::string rating(found.rating);
    std::erase(rating, '.');
    EXPECT_EQ(rating, c.rating) << c.text;
  }
}

struct PairingCase {
  std::vector<std::string_view> lines;
  const char *white, *black;
};

TEST(FindPairing, TakesTwoNamesForWhichSomethingSpeaks) {
  for (const PairingCase& c :
       {PairingCase{{"Alekhine vs Capablanca"}, "Alekhine", "Capablanca"},
        {{"García, Pedro (2105) – Muñoz, José (1980)"}, "García, Pedro", "Muñoz, José"},
        {{"A. Karpov  G. Kasparov"}, "A. Karpov", "G. Kasparov"},
        {{"Torneo de Hastings", "Tal x Keres"}, "Tal", "Keres"}}) {
    const Pairing found = find_pairing(c.lines, lexicon());
    ASSERT_NE(found.line, Pairing::none) << c.lines[0];
    EXPECT_EQ(found.line, c.lines.size() - 1);
    EXPECT_EQ(found.white.name, c.white);
    EXPECT_EQ(found.black.name, c.black);
  }
}

TEST(FindPairing, OpeningsAndSentencesAreNoPlayers) {
  for (const char* line : {"Caro-Kann", "Defensa Nimzo-India", "Siciliana – Najdorf",
                           "1. e4 e5 2. Cf3 Cc6", "Partida del 3 de marzo - Caracas", ""}) {
    const std::vector<std::string_view> lines = {line};
    EXPECT_EQ(find_pairing(lines, lexicon()).line, Pairing::none) << line;
  }
}

// Names are views into the line, White's before Black's.
RC_GTEST_PROP(FindPairing, NamesStandInTheLine, ()) {
  const auto parts = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(
      std::vector<std::string>{"Ana", "Gómez,", "Tal", "vs", "–", "(1850)", "J.", "R.", "1921",
                               "Defensa", "de", "Blancas:", "x", "N.", ";", "Elo"}));
  std::string line;
  for (const std::string& part : parts) line += (line.empty() ? "" : " ") + part;
  const std::vector<std::string_view> lines = {line};
  const Pairing found = find_pairing(lines, lexicon());
  if (found.line == Pairing::none) return;
  const auto place = [&](std::string_view name) { return name.data() - line.data(); };
  RC_ASSERT(!found.white.name.empty() && !found.black.name.empty());
  RC_ASSERT(place(found.white.name) >= 0);
  RC_ASSERT(place(found.black.name) + found.black.name.size() <= line.size());
  RC_ASSERT(found.white.name.data() + found.white.name.size() <= found.black.name.data());
}

// A title and four moves, as tags.
std::string tags_of(const std::string& title, const std::string& end = "1-0") {
  const std::vector<Game> games =
      games_in(title + "\n\n1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 " + end + "\n");
  std::string out;
  for (const GameTag& tag : games.at(0).tags)
    if (tag.value != "?" && tag.name != "Result")
      out += std::string(tag.name) + "=" + std::string(tag.value) + ";";
  return out;
}

TEST(ReadTitle, PlayersPlaceAndDate) {
  EXPECT_EQ(tags_of("Ana Gómez (1850) - Luis Pérez (1900)\nCaracas, 1960"),
            "White=Ana Gómez;Black=Luis Pérez;WhiteElo=1850;BlackElo=1900;Site=Caracas;"
            "Date=1960.??.??;");
}

// Titles of one line or two as clubs and newspapers write them.
TEST(ReadTitle, PlayersEventAndRoundInOneLine) {
  EXPECT_EQ(tags_of("RONDA 4 - MESA 2: Ana Gómez - Luis Pérez"),
            "White=Ana Gómez;Black=Luis Pérez;Round=4;");
  EXPECT_EQ(tags_of("Torneo de Cali 2019, ronda 3: Ana Gómez - Luis Pérez"),
            "White=Ana Gómez;Black=Luis Pérez;Round=3;Event=Torneo de Cali 2019;Date=2019.??.??;");
  EXPECT_EQ(tags_of("Torneo de Cali 2019 - Ronda 3 - Gómez, Ana x Pérez, L."),
            "White=Gómez, Ana;Black=Pérez, L.;Event=Torneo de Cali 2019;Date=2019.??.??;Round=3;");
  EXPECT_EQ(tags_of("Gómez vs Pérez / Torneo de Cali / 2019"),
            "White=Gómez;Black=Pérez;Event=Torneo de Cali;Date=2019.??.??;");
  EXPECT_EQ(tags_of("A. Gómez - L. Pérez | Torneo de Cali 2019 | ronda 3"),
            "White=A. Gómez;Black=L. Pérez;Event=Torneo de Cali 2019;Date=2019.??.??;Round=3;");
  EXPECT_EQ(tags_of("Ana Gómez contra Luis Pérez - Torneo de Cali 2019"),
            "White=Ana Gómez;Black=Luis Pérez;Event=Torneo de Cali 2019;Date=2019.??.??;");
}

TEST(ReadTitle, PlacesAndRoundsInBrackets) {
  EXPECT_EQ(tags_of("Torneo de Reyes (Cali, 1998)\nAna Gómez - Luis Pérez"),
            "White=Ana Gómez;Black=Luis Pérez;Event=Torneo de Reyes;Site=Cali;Date=1998.??.??;");
  EXPECT_EQ(tags_of("Ronda 2 (Cali, 12.03.1998)\nAna Gómez - Luis Pérez"),
            "White=Ana Gómez;Black=Luis Pérez;Round=2;Site=Cali;Date=1998.03.12;");
  EXPECT_EQ(tags_of("Gómez (1850) - Pérez (1900)\nTorneo de Reyes 1998 (7)"),
            "White=Gómez;Black=Pérez;WhiteElo=1850;BlackElo=1900;Event=Torneo de Reyes 1998;"
            "Round=7;Date=1998.??.??;");
  EXPECT_EQ(tags_of("Ana Gómez - Luis Pérez (Cali 1998)"),
            "White=Ana Gómez;Black=Luis Pérez;Site=Cali;Date=1998.??.??;");
}

// A word names the side of each player, before or behind the name.
TEST(ReadTitle, SidesInASentence) {
  const std::string both = "White=Ana Gómez;Black=Luis Pérez;";
  EXPECT_EQ(tags_of("Con blancas Ana Gómez, con negras Luis Pérez."), both);
  EXPECT_EQ(tags_of("Conduce las negras Luis Pérez y las blancas Ana Gómez."), both);
  EXPECT_EQ(tags_of("Ana Gómez con blancas contra Luis Pérez"), both);
  EXPECT_EQ(tags_of("Luis Pérez con negras contra Ana Gómez"), both);
  EXPECT_EQ(tags_of("\u2654 Ana Gómez \u265a Luis Pérez"), both);
  EXPECT_EQ(tags_of("Ana Gómez c. Luis Pérez, ronda 2"), both + "Round=2;");
  EXPECT_EQ(tags_of("Mi partida con blancas contra Luis Pérez"), "");
}

TEST(ReadTitle, AScoreBesideEachName) {
  EXPECT_EQ(tags_of("Ana Gómez 1 - Luis Pérez 0", ""), "White=Ana Gómez;Black=Luis Pérez;");
  EXPECT_EQ(games_in("Gómez \u00bd, Pérez \u00bd\n\n1. e4 e5 2. Cf3 Cc6 3. Ab5 a6\n").at(0).result,
            Result::draw);
}

// A number that could be a year is a rating where both players have one.
TEST(ReadTitle, RatingsThatCouldBeYears) {
  EXPECT_EQ(tags_of("Gómez, Ana, 1850 - Pérez, Luis, 1998"),
            "White=Gómez, Ana;Black=Pérez, Luis;WhiteElo=1850;BlackElo=1998;");
  EXPECT_EQ(tags_of("Ana Gómez 2150 - Luis Pérez 1998"),
            "White=Ana Gómez;Black=Luis Pérez;WhiteElo=2150;BlackElo=1998;");
  EXPECT_EQ(tags_of("Fischer - Spassky (1992)"), "White=Fischer;Black=Spassky;");
}

TEST(ReadTitle, ResultsAndCodesEndAName) {
  EXPECT_EQ(tags_of("Gómez, A. vs Pérez, L. ½-½", ""), "White=Gómez, A.;Black=Pérez, L.;");
  EXPECT_EQ(tags_of("Ana Gómez - Luis Pérez, 1-0, Cali 1998", ""),
            "White=Ana Gómez;Black=Luis Pérez;Site=Cali;Date=1998.??.??;");
  EXPECT_EQ(tags_of("P. Gómez-L. Pérez C78"), "White=P. Gómez;Black=L. Pérez;ECO=C78;");
}

TEST(ReadTitle, AHeadingSpeaksBeforeTheTitle) {
  const std::string tags = tags_of("Tal - Keres, 1959\nBlancas: Ana\nNegras: Ben");
  EXPECT_NE(tags.find("White=Ana;"), std::string::npos) << tags;
  EXPECT_EQ(tags.find("Keres"), std::string::npos) << tags;
}

TEST(ReadTitle, ACodeOfAnOpening) {
  EXPECT_NE(tags_of("Ana Gómez - Luis Pérez\nSiciliana [B97]").find("ECO=B97;"), std::string::npos);
  EXPECT_EQ(tags_of("Ana Gómez - Luis Pérez\nSala B9").find("ECO="), std::string::npos);
}

TEST(ReadTermination, WhatTheWordsBelowSay) {
  EXPECT_NE(
      tags_of("Blancas: Ana\nNegras: Ben", "1-0 por tiempo").find("Termination=time forfeit;"),
      std::string::npos);
  EXPECT_EQ(tags_of("Blancas: Ana\nNegras: Ben").find("Termination="), std::string::npos);
}

}  // namespace
}  // namespace planilla::title_test
