// What a game is made of, and the words that say it (game/model).
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "game/model/elements.h"
#include "game/model/lexicon.h"
#include "game/model/variant.h"
#include "tests/game/support.h"

namespace planilla::model_test {
namespace {

using namespace game_tests;

struct Folded {
  const char *text, *folded;
};

TEST(FoldWords, WithoutMarksCaseAndBlanks) {
  for (const Folded& c : {Folded{"Árbitro", "arbitro"},
                          {"  GANAN   las\tBlancas ", "ganan las blancas"},
                          {"Weiß", "weiss"},
                          {"БЕЛЫЕ", "белые"},
                          {"a\u0301bc", "abc"},  // a mark of its own
                          {"\u3000x", "x"},
                          {"", ""},
                          {"   ", ""}})
    EXPECT_EQ(fold_words(c.text), c.folded) << c.text;
}

RC_GTEST_PROP(FoldWords, TwiceIsOnce, ()) {
  const auto parts = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(
      std::vector<std::string>{"A", "é", "Ñ", "ß", " ", "\t", "Ж", "\u0301", "z", "1", "."}));
  std::string text;
  for (const std::string& part : parts) text += part;
  const std::string once = fold_words(text);
  RC_ASSERT(fold_words(once) == once);
  RC_ASSERT(fold_words(" " + text + " ") == once);
}

// What is asked without gathering the words: in no data file is a figure among the letters of such
// a word.
TEST(LexiconTest, NoWordOfADataFileIsLikeAMove) {
  const auto has_figure = [](std::string_view text) {
    return text.find_first_of("0123456789") != text.npos;
  };
  const auto is_like_a_move = [&](std::string_view word) {
    return has_figure(word) && word.find_first_of("abcdefghijklmnopqrstuvwxyz") != word.npos;
  };
  const Notations notations(Data::embedded());
  for (const Language& language : notations.languages().all()) {
    for (const auto& heading : language.headings)
      EXPECT_FALSE(has_figure(heading.first)) << heading.first;
    for (const auto& title : language.titles) {
      const bool one_word = title.first.find(' ') == std::string::npos;
      EXPECT_FALSE(one_word && is_like_a_move(title.first)) << title.first;
    }
    for (const std::string& word : language.cites) EXPECT_FALSE(has_figure(word)) << word;
    for (const auto& names : language.names)
      for (const std::string& name : names) EXPECT_FALSE(has_figure(name)) << name;
    for (const auto* phrases : {&language.white_wins, &language.black_wins, &language.draw,
                                &language.draw_offer, &language.declines, &language.resigns})
      for (const std::string& phrase : *phrases)
        EXPECT_FALSE(is_like_a_move(phrase.substr(0, phrase.find(' ')))) << phrase;
  }
}

TEST(LexiconTest, HeadingsWhateverTheirMarks) {
  for (const char* white : {"Blancas", "BLANCAS", "White", "Weiß", "weiss", "Белые"})
    EXPECT_EQ(lexicon().heading(white), "White") << white;
  EXPECT_EQ(lexicon().heading("Árbitro"), lexicon().heading("arbitro"));
  EXPECT_EQ(lexicon().heading("hola"), "");
  EXPECT_TRUE(lexicon().languages_of_heading("hola").empty());
  const auto& spanish = lexicon().languages_of_heading("Blancas");
  EXPECT_NE(std::find(spanish.begin(), spanish.end(), &language("es")), spanish.end());
}

TEST(LexiconTest, NamesOfPiecesWithAnEnding) {
  for (const char* yes : {"Torre", "torres", "peones", "Turm", "Knight", "knights"})
    EXPECT_TRUE(lexicon().names_piece(yes)) << yes;
  for (const char* no : {"", "To", "hola", "torreones"})
    EXPECT_FALSE(lexicon().names_piece(no)) << no;
}

TEST(LexiconTest, HowAGameEndedTheLongestPhraseSays) {
  EXPECT_EQ(lexicon().termination("1-0 por tiempo"), "time forfeit");
  EXPECT_EQ(lexicon().termination("vapor tiempo"), "");  // within a word
  EXPECT_EQ(lexicon().termination(""), "");
}

// The phrase at the first word of a text.
Lexicon::Phrase phrase(const std::string& text, std::size_t at = 0) {
  static std::string kept;
  kept = text;
  std::vector<Token> tokens;
  tokenize(kept, whole(kept), tokens);
  return lexicon().phrase_at(kept, tokens, at);
}

struct PhraseCase {
  const char* text;
  std::size_t tokens;
  Result result;
};

TEST(LexiconTest, PhrasesThatEndAGame) {
  for (const PhraseCase& c : {PhraseCase{"tablas", 1, Result::draw},
                              {"Tablas.", 1, Result::draw},
                              {"ganan las blancas", 3, Result::white_wins},
                              {"Black wins", 2, Result::black_wins},
                              {"White wins a pawn", 0, Result::none},
                              {"abandona", 1, Result::odd},
                              {"hola tablas", 0, Result::none}}) {
    const Lexicon::Phrase found = phrase(c.text);
    EXPECT_EQ(found.tokens, c.tokens) << c.text;
    if (found.tokens != 0) {
      EXPECT_EQ(found.result, c.result) << c.text;
      EXPECT_EQ(found.resigns(), c.result == Result::odd) << c.text;
    }
  }
}

TEST(LexiconTest, ASentenceMayDenyIt) {
  EXPECT_EQ(phrase("no tablas", 1).tokens, 0u);
  EXPECT_EQ(phrase("hubo tablas", 1).tokens, 1u);
}

TEST(LexiconTest, ResultsInWords) {
  EXPECT_EQ(lexicon().result("Tablas"), Result::draw);
  EXPECT_EQ(lexicon().result("Ganan las blancas"), Result::white_wins);
  EXPECT_EQ(lexicon().result("abandona"), Result::none);  // whose loss it is the board says
  EXPECT_EQ(lexicon().result(""), Result::none);
}

TEST(LexiconTest, TheLanguageOfMostHeadingsComesFirst) {
  const std::vector<Game> games =
      games_in("Blancas: Ana\nNegras: Ben\nTorneo: Cali\nRound: 3\n\n1. e4 e5 2. Cf3 Cc6 1-0\n");
  ASSERT_EQ(games.size(), 1u);
  const auto found = lexicon().languages_of_headings(games[0]);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front()->tag, "es");
  EXPECT_NE(std::find(found.begin(), found.end(), &language("en")), found.end());
}

TEST(VariantOf, NamesAsProgramsWriteThem) {
  for (const char* standard : {"", "?", "Standard", "From Position", "wild/0", "NORMAL", "Chess"})
    EXPECT_EQ(variant_of(standard), Variant::standard) << standard;
  for (const char* chess960 : {"Chess960", "chess 960", "Fischerandom", "Fischer Random", "FRC"})
    EXPECT_EQ(variant_of(chess960), Variant::chess960) << chess960;
  for (const char* other : {"Crazyhouse", "Atomic", "wild/1", "Ajedrez", "象棋"})
    EXPECT_EQ(variant_of(other), Variant::unsupported) << other;
}

// A game of plain moves, and the same with something between them.
Game plain_game() {
  return games_in("[White \"Ana\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n\n\n\n",
                  {.languages = {"en"}})
      .at(0);
}

TEST(ElementsTest, BothFormsSayTheSame) {
  Game compact = plain_game();
  ASSERT_TRUE(compact.elements.is_compact());
  const Game list =
      games_in("[White \"Ana\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 {bien} *\n").at(0);
  EXPECT_EQ(main_moves(compact), main_moves(list));
  std::vector<Element> before(compact.elements.begin(), compact.elements.end());
  const std::vector<Element>& edited = compact.elements.edit();
  EXPECT_FALSE(compact.elements.is_compact());
  ASSERT_EQ(edited.size(), before.size());
  for (std::size_t i = 0; i < before.size(); ++i) {
    EXPECT_EQ(edited[i].move, before[i].move);
    EXPECT_EQ(edited[i].span, before[i].span);
    EXPECT_EQ(edited[i].flags, before[i].flags);
    EXPECT_EQ(edited[i].number, before[i].number);
    EXPECT_EQ(edited[i].facts, before[i].facts);
  }
}

TEST(ElementsTest, TheSideThatMovesFollowsTheFirst) {
  Elements elements;
  std::vector<CompactMove>& moves = elements.compact(black);
  moves.resize(3);
  EXPECT_NE(elements[0].flags & element_black, 0);
  EXPECT_EQ(elements[1].flags & element_black, 0);
  EXPECT_NE(elements.back().flags & element_black, 0);
  EXPECT_EQ(elements[2].number, 3u);
  elements.clear();
  EXPECT_TRUE(elements.empty());
  EXPECT_EQ(elements.begin(), elements.end());
}

TEST(ElementsTest, IteratorsGoAnywhere) {
  const Game game = plain_game();
  const Elements& all = game.elements;
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(all.end() - all.begin(), 4);
  EXPECT_EQ((all.begin() + 2)->number, 3u);
  EXPECT_EQ(all.begin()[3].number, 4u);
  EXPECT_EQ((*all.rbegin()).number, 4u);
  auto at = all.end();
  --at;
  at -= 1;
  EXPECT_EQ((*at++).number, 3u);
  EXPECT_EQ((*at).number, 4u);
  EXPECT_LT(all.begin(), at);
  std::vector<Element> room;
  EXPECT_EQ(all.list(room).size(), 4u);
  EXPECT_EQ(room.size(), 4u);
}

TEST(GameTest, WhatItKeepsLivesAsLongAsACopy) {
  std::string_view kept;
  Game copy;
  {
    Game game = plain_game();
    kept = game.keep("Cali");
    copy = game;
    game.clear();
    EXPECT_TRUE(game.tags.empty());
    EXPECT_TRUE(game.elements.empty());
  }
  EXPECT_EQ(kept, "Cali");
  EXPECT_EQ(copy.tag_value("White"), "Ana");
  EXPECT_EQ(copy.tag("Event"), nullptr);
  EXPECT_EQ(copy.tag_value("Event"), "");
  EXPECT_TRUE(copy.is_plain());
}

TEST(CommandOf, FourBytesBehindTheBracket) {
  EXPECT_EQ(command_of("clk "), command_clk);
  EXPECT_EQ(command_of("emt "), command_emt);
  EXPECT_EQ(command_of("clai"), command_claim);
  for (const char* none : {"", "clk", "eval", "CLK "}) EXPECT_EQ(command_of(none), 0) << none;
}

}  // namespace
}  // namespace planilla::model_test
