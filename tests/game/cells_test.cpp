// What a text with prose consists of: shapes of words, parts, the items among them (game/cells).
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "game/cells/items.h"
#include "game/cells/parts.h"
#include "game/cells/shape.h"
#include "game/cells/sheet_words.h"
#include "game/cells/spine.h"
#include "tests/game/support.h"

namespace planilla::cells_test {
namespace {

using namespace game_tests;
using testing::ElementsAre;
using testing::IsEmpty;

const SheetWords& sheet_words() {
  static const SheetWords words(all_notations().languages());
  return words;
}

Parts parts_of(std::string_view text, std::string_view sign = "") {
  return cut_into_parts(text, whole(text), sheet_words(), sign);
}

// A letter a kind, and what stands there: "n1. ce4 ce5".
std::string parts(std::string_view text, std::string_view sign = "") {
  static constexpr std::string_view letters = "n.cm-,+!$()ot=#h%xw";
  std::string out;
  for (const Part& part : parts_of(text, sign))
    out.append(out.empty() ? "" : " ")
        .append(1, letters[static_cast<std::size_t>(part.kind)])
        .append(part.in(text));
  return out;
}

struct Text {
  const char *text, *parts;
};

TEST(Parts, EachKind) {
  for (const Text& c : {Text{"1. e4 e5", "n1. ce4 ce5"},
                        {"1.e4 {bien} e5", "n1. ce4 #{bien} ce5"},
                        {"5. - Cf6", "n5. -- cCf6"},
                        {"5. A?4 Cf6", "n5. mA?4 cCf6"},
                        {"e4! e5 $14", "ce4 !! ce5 $$14"},
                        {"e4 (=) (1:59)", "ce4 o(=) t(1:59)"},
                        {"~~Ac4~~ Ab5", "x~~Ac4~~ cAb5"},
                        {"mejor era 1-0", "wmejor wera =1-0"},
                        {"e4 0-0 0-0-0", "ce4 c0-0 c0-0-0"},
                        {"<b>e4</b>&nbsp;", ",<b> ce4 ,</b> ,&nbsp;"},
                        {"e4 \u2713", "ce4 -\u2713"},
                        {"| e4 | e5 |", ",| ce4 ,| ce5 ,|"},
                        {"", ""}})
    EXPECT_EQ(parts(c.text), c.parts) << c.text;
}

TEST(Parts, AMoveInSeveralParts) {
  for (const Text& c : {Text{"1. C - f3 d5", "n1. cC - f3 cd5"},
                        {"1. e4 - e5", "n1. ce4 -- ce5"},
                        {"1. e2\u2014e4 e5", "n1. ce2\u2014e4 ce5"}})
    EXPECT_EQ(parts(c.text), c.parts) << c.text;
}

TEST(Parts, ASignBehindNumbers) {
  EXPECT_EQ(parts("1- e4 e5 2- Cf3", "-"), "n1- ce4 ce5 n2- cCf3");
  const Parts found = parts_of("12... Cf6");
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found[0].value, 12u);
  EXPECT_EQ(found[0].dots, 3);
}

TEST(Parts, LinesParagraphsAndSentences) {
  const Parts found = parts_of("1. e4\n2. d4\n\nBuena idea. Ahora");
  ASSERT_EQ(found.size(), 7u);
  EXPECT_TRUE(found[0].line_start);
  EXPECT_FALSE(found[1].line_start);
  EXPECT_TRUE(found[2].line_start);
  EXPECT_FALSE(found[2].paragraph);
  EXPECT_TRUE(found[4].paragraph);
  EXPECT_FALSE(found[4].is_small);
  EXPECT_TRUE(found[5].is_small);
  EXPECT_FALSE(found[4].ends_sentence);
  EXPECT_TRUE(found[5].ends_sentence);
}

TEST(Parts, WhatStandsInBold) {
  const Parts found = parts_of("**1.e4** e5 <b>2.</b> Cf3");
  std::string bold;
  for (const Part& part : found)
    if (part.bold && part.kind == PartKind::cell) bold += "e4 ";
  EXPECT_EQ(bold, "e4 ");
}

// Brackets have their partners, as counting them says; those without one have none.
RC_GTEST_PROP(Parts, BracketsFindTheirPartners, ()) {
  const auto signs = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("()cw")));
  std::string text;
  for (const char sign : signs)
    text += sign == 'c' ? "Cf3 " : sign == 'w' ? "idea " : std::string{sign, ' '};
  const Parts found = parts_of(text);
  for (std::uint32_t i = 0; i < found.size(); ++i) {
    const Part& part = found[i];
    if (part.kind == PartKind::open && part.partner != 0) {
      RC_ASSERT(part.partner > i);
      RC_ASSERT(found[part.partner].kind == PartKind::close);
      RC_ASSERT(found[part.partner].partner == i);
    }
  }
}

RC_GTEST_PROP(Parts, CoverEveryByteThatIsNoBlank, ()) {
  const auto pieces =
      *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(std::vector<std::string>{
          "1.", "e4", "Cf3", "A?4", " ",     "\n",     "\n\n",   "-",      "(",
          ")",  "[",  "]",   "<b>", "&amp;", "**",     "_",      "~~",     "{",
          "}",  "$3", "%",   "1-0", "0 - 0", "\u00bd", "\u2713", "\u201c", "mejor",
          ";",  "|",  "...", "12)", "e4",    "!",      "\u2657", "x",      "1:59"}));
  std::string text;
  for (const std::string& piece : pieces) text += piece;
  std::uint32_t behind = 0;
  const auto is_blank = [](std::string_view gap) {
    return gap.find_first_not_of(" \n") == std::string_view::npos;
  };
  const Parts all = parts_of(text);
  for (const Part& part : all) {
    const bool is_end = &part == &all.back() && part.kind == PartKind::close;
    RC_ASSERT(part.span.begin >= behind);
    RC_ASSERT(part.span.end > part.span.begin || is_end);
    RC_ASSERT(is_blank(std::string_view(text).substr(behind, part.span.begin - behind)));
    behind = part.span.end;
  }
  RC_ASSERT(is_blank(std::string_view(text).substr(behind)));
}

struct ShapeCase {
  const char* word;
  MoveShape shape;
};

TEST(ShapeOf, AtTheEdges) {
  for (const ShapeCase& c : {ShapeCase{"", MoveShape::none},
                             {"e", MoveShape::none},
                             {"i4", MoveShape::none},
                             {"e9", MoveShape::none},
                             {"e0", MoveShape::none},
                             {"Cf3+", MoveShape::strong},
                             {"Cf3#", MoveShape::strong},
                             {"Cf3++", MoveShape::strong},
                             {"C1f3", MoveShape::strong},
                             {"Cg1f3", MoveShape::strong},
                             {"Cg1xf3", MoveShape::strong},
                             {"Cg1-f3", MoveShape::strong},
                             {"Cg1xAf3", MoveShape::strong},
                             {"e8D", MoveShape::strong},
                             {"e8=(D)", MoveShape::none},
                             {"e8=D", MoveShape::strong},
                             {"o-o", MoveShape::strong},
                             {"00", MoveShape::strong},
                             {"O-O+", MoveShape::strong},
                             {"O-O-O-O", MoveShape::none},
                             {"Кf3", MoveShape::strong},
                             {"\u2658\ufe0ef3", MoveShape::strong},
                             {"cf3", MoveShape::strong},
                             {"exd", MoveShape::weak},
                             {"AxT", MoveShape::weak},
                             {"P-K4", MoveShape::weak},
                             {"PxP", MoveShape::weak},
                             {"KtxB", MoveShape::weak},
                             {"52547", MoveShape::weak},
                             {"525472", MoveShape::none},
                             {"5259", MoveShape::none},
                             {"EE.UU.", MoveShape::none},
                             {"ABCDEFGHIJKLMNOPQRSTUVWXe4", MoveShape::none}})
    EXPECT_EQ(shape_of(c.word), c.shape) << c.word;
}

// Every move of every game has the shape of one, in the letters of any of these languages.
RC_GTEST_PROP(ShapeOf, AnyMoveHasIt, (unsigned seed)) {
  const std::string tag = *rc::gen::element<std::string>("en", "es", "de", "ru", "fr", "nl");
  for (const std::string& word : words_of(random_game(seed, 60), tag))
    RC_ASSERT(shape_of(word) == MoveShape::strong);
}

TEST(MaskedMove, OneCharacterAlone) {
  for (const char* yes : {"A?4", "_xd5", "Cf?", "C\u00b76", "T~1", "C?xd5"})
    EXPECT_TRUE(is_masked_move(yes)) << yes;
  for (const char* no :
       {"", "?", "e4?", "Cf3?", "Cf3?+", "A??", "A?_4", "mejor?", "*e4", "*f3", "~e4", "?K"})
    EXPECT_FALSE(is_masked_move(no)) << no;
  EXPECT_EQ(find_mask("A?4").at, 1u);
  EXPECT_EQ(find_mask("C\u00b76").length, 2u);
  EXPECT_EQ(find_mask("Cf3").length, 0u);
  EXPECT_EQ(find_mask("C??").length, 0u);
  EXPECT_EQ(find_mask("C?_").length, 0u);
}

TEST(FindEither, TwoMoves) {
  EXPECT_EQ(find_either("Cb6/d6").second, "d6");
  EXPECT_EQ(find_either("Cb6 o Cd6").first, "Cb6");
  EXPECT_EQ(find_either("Cb6 o Cd6").second, "Cd6");
  for (const char* no : {"Cb6", "Cb6/", "/Cb6", "y/o", "Cb6/idea", ""})
    EXPECT_TRUE(find_either(no).first.empty()) << no;
}

TEST(SheetWords, InAllLanguages) {
  for (const char* yes : {"jaque", "Schach", "mat", "e.p."})
    EXPECT_TRUE(sheet_words().is_suffix(yes)) << yes;
  EXPECT_FALSE(sheet_words().is_suffix("mejor"));
  EXPECT_TRUE(sheet_words().cites("mejor"));
  EXPECT_TRUE(sheet_words().cites("better"));
  EXPECT_FALSE(sheet_words().cites("jaque"));
  EXPECT_TRUE(sheet_words().negates("no"));
  EXPECT_TRUE(sheet_words().names_castling("Enroque"));
  EXPECT_FALSE(sheet_words().names_castling("mejor"));
  EXPECT_FALSE(sheet_words().is_suffix(std::string(41, 'a')));
}

TEST(SheetWords, CastlingInSeveralWords) {
  EXPECT_EQ(sheet_words().castling_phrase("enroque largo, y"), 13u);
  EXPECT_EQ(sheet_words().castling_phrase("Enroque corto"), 13u);
  EXPECT_EQ(sheet_words().castling_phrase("enroque"), 0u);
  EXPECT_EQ(sheet_words().castling_phrase("enroque mal"), 0u);
  EXPECT_EQ(sheet_words().castling_phrase(""), 0u);
}

TEST(SheetWords, ResigningInAPhrase) {
  EXPECT_TRUE(sheet_words().says_resigns("las negras abandonan"));
  EXPECT_TRUE(sheet_words().says_resigns("White resigns."));
  EXPECT_FALSE(sheet_words().says_resigns("las negras ganan"));
  EXPECT_FALSE(sheet_words().says_resigns(""));
}

// "e4:1 line|e5:1": the cells, with the number that they have and what stands before them.
std::string items(std::string_view text) {
  static constexpr const char* before[] = {"", " aside", " line", " sentence", " words"};
  std::string out;
  const Parts all = parts_of(text);
  for (const CellItem& item : items_of(text, all)) {
    if (item.kind != PartKind::cell) continue;
    out.append(out.empty() ? "" : "|").append(all[item.part].in(text)).append(":");
    out += std::to_string(item.number) + (item.for_black ? "..." : "") +
           before[static_cast<std::size_t>(item.before)];
  }
  return out;
}

TEST(Items, WhatStandsBeforeACell) {
  for (const Text& c : {Text{"1. e4 e5 2. Cf3", "e4:1 line|e5:0|Cf3:2"},
                        {"1. e4 (1. d4) e5", "e4:1 line|e5:0 aside"},
                        {"1. e4 {bien} 1... e5", "e4:1 line|e5:1... aside"},
                        {"1. e4 con idea de d4 e5", "e4:1 line|de:0 words|d4:0 words|e5:0"},
                        {"1. e4 Buena jugada. 1... e5", "e4:1 line|e5:1... sentence"},
                        {"1. e4\nBuena jugada\n1... e5", "e4:1 line|e5:1... line"}})
    EXPECT_EQ(items(c.text), c.parts) << c.text;
}

TEST(Items, DotsAreBlacks) {
  EXPECT_EQ(items("1. e4 e5\n... Cf6"), "e4:1 line|e5:0|Cf6:0... line");
  const std::string text = "7... Cf6 8. c3";
  const std::vector<CellItem> found = items_of(text, parts_of(text));
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].half_move(), half_move_named(7, black));
  EXPECT_EQ(found[0].next_number, 8u);
  EXPECT_FALSE(found[0].next_black);
  EXPECT_EQ(found[0].next_numbered, 1u);
  EXPECT_EQ(found[1].next_numbered, 0u);
}

TEST(Items, WhatIsCited) {
  const std::string text = "1. e4 e5 mejor era 1... c5";
  const std::vector<CellItem> found = items_of(text, parts_of(text));
  ASSERT_EQ(found.size(), 3u);
  EXPECT_FALSE(found[1].cited);
  EXPECT_TRUE(found[1].before_words);
  EXPECT_TRUE(found[2].cited);
  EXPECT_TRUE(found[2].about_move);  // the sentence begins with the move before it
}

// The numbers of the cells for which `is` holds: "2 2 3...".
std::string numbers_of(const std::string& text, bool CellItem::*is) {
  std::string out;
  for (const CellItem& item : items_of(text, parts_of(text)))
    if (item.number != 0 && item.*is)
      out.append(out.empty() ? "" : " ") +=
          std::to_string(item.number) + (item.for_black ? "..." : "");
  return out;
}

TEST(Items, NumbersThatStandAgain) {
  const auto again = [](const std::string& text) { return numbers_of(text, &CellItem::again); };
  EXPECT_EQ(again("1. e4 e5 2. d4 exd4. 2. Cf3 Cc6 3. Ab5 a6"), "2") << "a sentence";
  EXPECT_EQ(again("1. e4 e5\n2. Cf3 Cc6\nbuena es 2. d4 exd4\n3. Ab5 a6"), "2") << "words";
  EXPECT_EQ(again("1. e4 e5\n2. Cf3 mejor que 2... d6\n2... Cc6\n3. Ab5"), "2...");
  EXPECT_EQ(again("1. e4 e5\n2. Cf3 Cc6\n1. d4 d5\n2. c4 e6"), "") << "of the next game";
}

// The half-moves that are played, as a spine without letters and with those of a language.
std::string played(const std::string& text, bool with_letters) {
  MoveReader spanish = reader_of("es");
  const Parts all = parts_of(text);
  const CellReaders readers = with_letters ? CellReaders{&spanish, &spanish} : CellReaders{};
  const Spine spine = find_spine(text, all, readers, Position::initial());
  std::string out;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (spine.use[i] == Use::played) out.append(out.empty() ? "" : " ").append(all[i].in(text));
  return out;
}

TEST(SpineTest, TheMainLineIsWhatTheNumbersCarryOn) {
  const std::string line = "e4 e5 Cf3 Cc6 Ab5 a6";
  for (const char* text :
       {"1. e4 e5 2. Cf3 Cc6 3. Ab5 a6", "1. e4 e5 2. Cf3 Cc6 (2... d6 3. d4) 3. Ab5 a6",
        "1. e4 e5 2. Cf3 Cc6 (mejor que 2... d6 3. d4) 3. Ab5 a6",
        "1. e4 e5\ncon idea de f4\n2. Cf3 Cc6\n3. Ab5 a6"}) {
    EXPECT_EQ(played(text, true), line) << text;
  }
  EXPECT_EQ(played("1. e4 e5 2. Cf3 Cc6 (2... d6 3. d4) 3. Ab5 a6", false), line);
}

RC_GTEST_PROP(SpineTest, AGameAloneIsPlayedWholly, (unsigned seed)) {
  const std::vector<std::string> words = words_of(random_game(seed, 20), "es");
  std::string all;
  for (const std::string& word : words) all.append(all.empty() ? "" : " ").append(word);
  std::erase(all, '+');
  std::erase(all, '#');
  std::string found = played(numbered(words), true);
  std::erase(found, '+');
  std::erase(found, '#');
  RC_ASSERT(found == all);
}

}  // namespace
}  // namespace planilla::cells_test
