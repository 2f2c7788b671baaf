// Where games of a sheet begin and end: pages, footers, positions, citations, tables of games
// (game/layout).
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "game/layout/citations.h"
#include "game/layout/footer.h"
#include "game/layout/game_rows.h"
#include "game/layout/noise.h"
#include "game/layout/pages.h"
#include "game/layout/positions_below.h"
#include "game/layout/sheet.h"
#include "game/layout/unplayed.h"
#include "game/spelling/forfeit.h"
#include "game/tables/token_lines.h"
#include "game/titles/title_names.h"
#include "tests/game/support.h"

namespace planilla::games_test {
namespace {

using namespace game_tests;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<Token> sheet_tokens(const std::string& text) {
  std::vector<Token> out;
  tokenize_sheet(text, whole(text), lexicon(), out);
  return out;
}

std::vector<std::string> of_kind(const std::string& text, const std::vector<Token>& tokens,
                                 TokenKind kind) {
  std::vector<std::string> out;
  for (const Token& token : tokens)
    if (token.kind == kind) out.emplace_back(token.in(text));
  return out;
}

const std::string players = "Blancas: Ana\nNegras: Ben\n";

std::vector<std::string> joined_pages(const std::string& text) {
  std::vector<Token> tokens;
  for (std::size_t begin = 0; begin < text.size();) {  // lines of headings as a sheet has them
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const Span line{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    if (find_headings(text, line, lexicon()).empty())
      tokenize(text, line, tokens);
    else
      tokens.push_back({line, TokenKind::tag, 0});
    begin = end + 1;
  }
  join_pages(text, lexicon(), tokens);
  return of_kind(text, tokens, TokenKind::passage);
}

TEST(Pages, TheSameNamesAndTheNextNumberAreTheSameGame) {
  EXPECT_THAT(joined_pages(players + "1. e4 e5\n2. Cf3 Cc6\n" + players + "3. Ab5 a6\n"),
              ElementsAre("Blancas: Ana\nNegras: Ben"));
  EXPECT_THAT(joined_pages(players + "1. e4 e5\n2. Cf3\n" + players + "2... Cc6\n"),
              ElementsAre("Blancas: Ana\nNegras: Ben"));
  EXPECT_THAT(joined_pages(players + "1. e4 e5\nhoja 2\n" + players + "2. Cf3 Cc6\n"),
              ElementsAre("hoja 2\nBlancas: Ana\nNegras: Ben"));
  EXPECT_THAT(joined_pages(players + "1. e4 e5\n2. Cf3 Cc6\nBlancas: Ana\n3. Ab5 a6\n"),
              ElementsAre("Blancas: Ana"));
}

TEST(Pages, OtherwiseANewGameBegins) {
  const std::string first = players + "1. e4 e5\n2. Cf3 Cc6";
  for (const std::string& text :
       {first + "\n" + players + "1. d4 d5\n",                            // counts from one again
        first + "\nBlancas: Ana\nNegras: Eva\n3. Ab5 a6\n",               // other players
        first + "\nBlancas: Eva\n3. Ab5 a6\n",                            // another, alone
        first + " 1-0\n" + players + "3. Ab5 a6\n",                       // had ended
        first + "\n" + players + "4. Aa4 Cf6\n", first + "\n" + players,  // a number is missing
        first + "\n" + players + "Ab5 a6\n"})                             // no number
    EXPECT_THAT(joined_pages(text), IsEmpty()) << text;
}

// "2. Cf3|Cc6": what of the text stands behind the footer.
std::string behind_footer(const std::string& text) {
  const std::vector<Game> games = games_in(text);
  const std::vector<Token> tokens = sheet_tokens(text);
  const auto heading = [&](std::size_t i) { return tokens[i].kind == TokenKind::tag; };
  std::size_t at = 0;
  while (at < tokens.size() && heading(at)) ++at;  // above the moves
  while (at < tokens.size() && !heading(at)) ++at;
  if (at == tokens.size()) return "no heading below";
  Game game = games.front();
  const std::uint32_t below = tokens[at].begin();
  std::erase_if(game.tags,
                [&](const GameTag& tag) { return tag.added || tag.span.begin >= below; });
  const std::size_t end = end_of_footer(game, tokens, at, lexicon());
  return end == tokens.size() ? "" : std::string(tokens[end].in(text));
}

TEST(Footer, HeadingsBelowTheMovesAreOfTheGameAbove) {
  EXPECT_EQ(behind_footer(players + "\n1. e4 e5\nResultado: 1-0\n"), "");
  EXPECT_EQ(behind_footer(players + "\n1. e4 e5\nResultado: 1-0\n\n" + players + "\n1. d4 d5\n"),
            "Blancas: Ana");
  EXPECT_EQ(behind_footer("1. e4 e5\nBlancas: Ana\n\n1. d4 d5\nBlancas: Eva\n"), "1.");
}

TEST(Footer, TheHeadingThatTheGameBeganWithBeginsTheNext) {
  EXPECT_EQ(behind_footer(players + "\n1. e4 e5\n\nBlancas: Eva\nNegras: Leo\n\n1. d4 d5\n"),
            "Blancas: Eva");
}

struct Forfeit {
  const char *tag, *text;
  bool is_result;
};

TEST(MarkForfeit, WhereSomethingSaysThatItIsOne) {
  for (const Forfeit& c : {Forfeit{"*", "1. e4 e5 1-0F", true},
                           {"*", "+/-", true},              // no move was made
                           {"+/-", "1. e4 e5 +/-", true},   // the tag says so
                           {"1-0", "1. e4 e5 +/-", false},  // a judgement
                           {"0-0", "1. e4 e5 2. Nf3 0-0", true},
                           {"1-0", "1. e4 e5 2. Nf3 0-0", false},  // castling
                           {"0-0", "1. e4 e5 2. 0-0", false},      // of its number
                           {"0-0", "0-0", false},
                           {"*", "1. e4 e5", false}}) {
    Read read(c.text);
    Game game;
    game.text = read.text;
    game.tags.push_back({.name = "Result", .value = c.tag});
    game.tag_result = std::string_view(c.tag) == "0-0"   ? Result::both_lose
                      : std::string_view(c.tag) == "1-0" ? Result::white_wins
                                                         : Result::none;
    const std::size_t last = last_before_tag(read.tokens, 0);
    ASSERT_EQ(last, read.tokens.size() - 1);
    mark_forfeit(game, read.tokens, 0, last);
    EXPECT_EQ(read.tokens[last].kind == TokenKind::result, c.is_result) << c.tag << " " << c.text;
  }
}

TEST(LastBeforeTag, StopsAtATag) {
  const std::string text = "1. e4 e5\nBlancas: Eva\n1. d4\n";
  const std::vector<Token> tokens = sheet_tokens(text);
  EXPECT_EQ(tokens[last_before_tag(tokens, 0)].in(text), "e5");
  EXPECT_EQ(tokens[last_before_tag(tokens, 4)].in(text), "d4");
}

std::size_t boundaries(const std::string& text) {
  Read read(text);
  begin_games_at_positions(read.text, read.tokens);
  return of_kind(read.text, read.tokens, TokenKind::boundary).size();
}

TEST(PositionsBelow, EachBeginsAGame) {
  const std::string first = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n1. e4 Rd7\n";
  const std::string second = "8/4k3/8/8/8/8/3P4/4K3 w - - 0 1\n";
  EXPECT_EQ(boundaries(first), 0u);
  EXPECT_EQ(boundaries(first + "\n" + second + "1. d4 Rd6\n"), 1u);
  EXPECT_EQ(boundaries(first + "\n" + second + "1. d4 Rd6\n\n" + first), 2u);
  EXPECT_EQ(boundaries(first + "\n" + second + "2. d4 Rd6\n"), 0u);  // a diagram within the game
  EXPECT_EQ(boundaries(first + "\n" + second), 0u);                  // no moves behind it
  EXPECT_EQ(boundaries(first + "\n8/8/8/8/8/8/8/8 w - - 0 1\n1. d4 Rd6\n"), 0u);  // no kings
  EXPECT_EQ(boundaries("a/b/c/d/e/f/g/h"), 0u);
}

TEST(PositionsBelow, TheParagraphAboveBelongsToIt) {
  const std::string text =
      "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n1. e4 Rd7\n\nEjercicio 2\n8/4k3/8/8/8/8/3P4/4K3 w - - 0 "
      "1\n1. d4";
  Read read(text);
  begin_games_at_positions(read.text, read.tokens);
  for (const Token& token : read.tokens)
    if (token.kind == TokenKind::boundary) {
      EXPECT_EQ(text.substr(token.begin(), 11), "Ejercicio 2");
    }
}

std::vector<std::string> cited(const std::string& text) {
  std::vector<Token> tokens;
  tokenize(text, whole(text), tokens);
  set_citations_apart(text, {lexicon(), names_players}, tokens);
  return of_kind(text, tokens, TokenKind::passage);
}

TEST(Citations, AnOpeningInASentenceIsNoGame) {
  const std::string game = "\n\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Aa4 Cf6\n";
  for (const std::string& sentence :
       {std::string("Otra idea es 1.e4 e5 2.Cf3 Ac5, de Cordel."),
        std::string("Apertura: 1.e4 c5 2.Cf3"), std::string("La siciliana 1.e4 e5 2.Cf3")}) {
    EXPECT_THAT(cited(sentence + game), ElementsAre(sentence));
  }
}

// Sixty thousand take 20 ms; they took 25 s when each went through the whole line.
TEST(Citations, ALineIsGoneThroughOnce) {
  std::string text = "1. e4 ";
  for (int i = 0; i < 60'000; ++i) text += "(1. d4 ";
  const auto start = std::chrono::steady_clock::now();
  EXPECT_THAT(cited(text), IsEmpty());
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(8));
}

TEST(Citations, GamesStay) {
  const std::string game = "\n\n1.e4 e5 2.Cf3 Cc6 3.Ab5 a6 4.Aa4 Cf6\n";
  for (const std::string& text : {"Ana vs. Ben 1.d4 d5 2.c4 e6" + game,  // two players
                                  "Ana - Ben 1.d4 d5 2.c4 e6" + game,
                                  "Mate del loco 1.f3 e5 2.g4 Dh4#" + game,       // ends with mate
                                  "La partida breve 1.d4 d5 2.c4 e6 1-0" + game,  // has a result
                                  "1.d4 d5 2.c4 e6" + game})                      // begins its line
    EXPECT_THAT(cited(text), IsEmpty()) << text;
}

std::vector<std::string> asides(const std::string& text) {
  std::vector<Token> tokens;
  tokenize(text, whole(text), tokens);
  set_asides_apart(text, all_notations().languages(), tokens);
  return of_kind(text, tokens, TokenKind::passage);
}

TEST(Asides, ValuesOfAnEngine) {
  EXPECT_THAT(asides("1. e4 +0.31 e5 0.00 2. Cf3 -1,20/12 Cc6"),
              ElementsAre("+0.31", "0.00", "-1,20/12"));
  EXPECT_THAT(asides("1. e4 0.31 e5 0.00"), IsEmpty());      // none with a sign
  EXPECT_THAT(asides("+0.31 1. e4 e5"), IsEmpty());          // behind no move
  EXPECT_THAT(asides("1. e4 +0.311 e5 +100.0"), IsEmpty());  // too long
}

TEST(Asides, DatesOfAGameByPost) {
  EXPECT_THAT(asides("1. e4 03/01/88 e5 9/01/88\n2. Cf3 1.2.1988 Cc6"),
              ElementsAre("03/01/88", "9/01/88", "1.2.1988"));
  EXPECT_THAT(asides("1. e4 03/01/88 e5 9/01/88\n2. Cf3 Cc6"), IsEmpty());  // two
  EXPECT_THAT(asides("1. e4 03/01.88 e5 9/01/888 2. Cf3 1-2-88 Cc6"), IsEmpty());
}

TEST(Asides, NumbersOfAThread) {
  EXPECT_THAT(asides("1/3\n1. e4 e5\n2/3\n2. Cf3 Cc6\n3/3\n3. Ab5"),
              ElementsAre("1/3", "2/3", "3/3"));
  EXPECT_THAT(asides("1/3\n1. e4 e5\n"), IsEmpty());          // one alone
  EXPECT_THAT(asides("1. e4 1/3 e5 2/3 2. Cf3"), IsEmpty());  // within lines
  EXPECT_THAT(asides("4/3\n1. e4 e5\n5/3\n"), IsEmpty());     // beyond the last
}

TEST(GameRows, ATableOfGames) {
  const std::string text =
      "Torneo de Cali\nRonda;Blancas;Negras;Jugadas\n1;Ana Gómez;Luis Pérez;1.e4 e5 2.Cf3 Cc6\n"
      "2;Eva;\"Leo, Ruiz\";1.d4 d5 2.c4 e6\ny nada más\n";
  const GameRows rows(text, lexicon());
  EXPECT_EQ(rows.head().in(text), "Ronda;Blancas;Negras;Jugadas");
  const auto line = [&](const char* begin) {
    const std::size_t at = text.find(begin);
    return Span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(text.find('\n', at))};
  };
  EXPECT_TRUE(rows.is_row(line("1;Ana")));
  EXPECT_FALSE(rows.is_row(line("y nada")));
  EXPECT_FALSE(rows.is_row(line("Torneo")));
  const GameRows::Row row = rows.cut(line("2;Eva"));
  ASSERT_EQ(row.moves, 3u);
  EXPECT_EQ(row.cells[row.moves].in(text), "1.d4 d5 2.c4 e6");
  std::string found;
  for (const Heading& heading : rows.headings(line("2;Eva")))
    found += std::string(heading.tag) + "=" + std::string(heading.value.in(text)) + " ";
  EXPECT_EQ(found, "Round=2 White=Eva Black=Leo, Ruiz =1.d4 d5 2.c4 e6 ");
}

TEST(GameRows, WhatIsNoTableOfGames) {
  for (const char* text : {"", "Blancas;Negras\nAna;Ben\n",                      // two columns
                           "Ronda;Blancas;Negras\n1;Ana;Ben\n",                  // no moves
                           "Nr.;Blancas;Negras\n1;e4;e5\n2;Cf3;Cc6\n",           // of moves
                           "Ronda;Blancas;Jugadas\n1;Ana;1.e4 e5 2.Cf3 Cc6\n"})  // one player
    EXPECT_TRUE(GameRows(text, lexicon()).head().empty()) << text;
}

TEST(IsLeftEmpty, LinesToWriteOn) {
  for (const char* yes : {"", "________", "..........", "__/__/____", " - "})
    EXPECT_TRUE(is_left_empty(yes)) << yes;
  for (const char* no : {"Ana", "0", "?", "_a_"}) EXPECT_FALSE(is_left_empty(no)) << no;
}

TEST(KeepUnplayed, TextUpToItsLastResult) {
  const std::string text = "1. e4 {bien} e5 ; nota\n2. Nf3 1-0";
  Read read(text);
  Game game;
  game.text = read.text;
  EXPECT_EQ(keep_unplayed(game, read.tokens, 0), read.tokens.size());
  EXPECT_EQ(game.terminator, Result::white_wins);
  EXPECT_EQ(game.result, Result::white_wins);
  std::vector<std::string> kept;
  for (const Element& element : game.elements)
    kept.push_back((element.kind == ElementKind::comment ? "c " : "u ") +
                   std::string(element.span.in(read.text)));
  EXPECT_THAT(kept, ElementsAre("u 1. e4", "c {bien}", "u e5", "u ; nota\n2. Nf3"));
  EXPECT_EQ(game.extent.end, text.size());
  EXPECT_EQ(game.plies, 0u);
}

TEST(KeepUnplayed, WhatAnEarlierConversionKeptIsTheTextItself) {
  Read read("1. e4\n; planilla unread: [illegal-move] 1... e9\n*");
  Game game;
  game.text = read.text;
  keep_unplayed(game, read.tokens, 0);
  ASSERT_EQ(game.elements.size(), 2u);
  EXPECT_EQ(game.elements[1].kind, ElementKind::unread);
  EXPECT_EQ(game.elements[1].span.in(read.text), "1... e9");
}

TEST(ShowsNoMoves, ALongTextWithHardlyAMove) {
  const auto shows = [](const std::string& text) {
    Read read(text);
    return shows_no_moves(read.text, read.tokens, 0);
  };
  std::string prose, with_moves;
  for (int i = 0; i < 400; ++i) prose += "palabra ";
  for (int i = 0; i < 400; ++i) with_moves += i % 10 == 0 ? "e4 " : "palabra ";
  EXPECT_TRUE(shows(prose));
  EXPECT_TRUE(shows("e4 " + prose));
  EXPECT_FALSE(shows(with_moves));
  EXPECT_FALSE(shows(prose.substr(0, 200 * 8)));  // too short to be told at sight
  EXPECT_FALSE(shows("; nota\n" + prose));
}

TEST(TokenLines, LineEndsAndMoves) {
  Read read("1. e4\n\ne5 O-O\nhola");
  EXPECT_EQ(line_ends_before(read.text, read.tokens, 1), 0);
  EXPECT_EQ(line_ends_before(read.text, read.tokens, 2), 2);
  EXPECT_TRUE(looks_like_move(read.text, read.tokens[1]));
  EXPECT_TRUE(looks_like_move(read.text, read.tokens[3]));
  EXPECT_FALSE(looks_like_move(read.text, read.tokens[4]));
  EXPECT_FALSE(looks_like_move(read.text, read.tokens[0]));
}

}  // namespace
}  // namespace planilla::games_test
