// Texts with prose: the main line is what the numbers carry on, and every word of the text is in
// the game or in a finding.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "checks/engine/check.h"
#include "game/cells/parts.h"
#include "game/cells/shape.h"
#include "game/game_reader.h"
#include "tests/checks/support.h"

namespace planilla::text_layout_test {
namespace {

// 16 moves of a Spanish game, and what each is in English.
constexpr std::array<std::string_view, 16> spanish = {"e4",  "e5",  "Cf3", "Cc6", "Ab5", "a6",
                                                      "Aa4", "Cf6", "0-0", "Ae7", "Te1", "b5",
                                                      "Ab3", "d6",  "c3",  "0-0"};

constexpr std::array<std::string_view, 8> sentences = {
    "con idea de b5",
    "Una continuación tranquila.",
    "mejor era d3",
    "Se amenaza Cxe5, y por eso las negras defienden el peón.",
    "(con idea de b5)",
    "[3.Ac4 Ac5 (o bien 3...Cf6 4.Cg5) 4.c3]",
    "como ya jugó Capablanca en 1921",
    "era posible también h6",
};

struct Read {
  std::vector<std::string> moves;
  std::string covered;  // what of the text is in elements, tags or findings
  bool error = false;
};

Read read(const std::string& text) {
  Read out;
  for_each_game(text, [&](const Game& game) {
    int depth = 0;
    for (const Element& e : game.elements) {
      depth += e.kind == ElementKind::open;
      depth -= e.kind == ElementKind::close;
      if (depth == 0 && e.kind == ElementKind::move) out.moves.emplace_back(e.span.in(game.text));
      out.covered.append(e.span.in(game.text)).append(" ");
    }
    out.covered.append(game.terminator_span.in(game.text)).append(" ");
    for (const Finding& finding : game.findings)
      out.error |= check_of(finding.rule).severity == Severity::error;
  });
  return out;
}

// Words of letters in `text`.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> out;
  std::string word;
  for (const char c : std::string(text) + " ") {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
    if (letter) {
      word += c;
      continue;
    }
    if (word.size() > 2) out.push_back(word);
    word.clear();
  }
  return out;
}

RC_GTEST_PROP(TextLayout, KeepsTheMainLineAndEveryWord, ()) {
  std::string text;
  std::vector<std::string> words;
  bool after_words = false;
  for (std::size_t i = 0; i < spanish.size(); ++i) {
    const std::string number = std::to_string(i / 2 + 1);
    if (i % 2 == 0)
      text += number + ". ";
    else if (after_words)
      text += number + "... ";
    text += std::string(spanish[i]);
    after_words = i > 2 && *rc::gen::inRange(0, 4) == 0;
    if (after_words) {
      const std::string_view sentence = sentences[*rc::gen::inRange<std::size_t>(0, 8)];
      text.append(" ").append(sentence);
      for (const std::string& word : words_of(sentence)) words.push_back(word);
    }
    text += i % 2 == 0 ? " " : "\n";
  }
  text += "1-0\n";
  RC_LOG() << text;
  const Read out = read(text);
  // Every move that is played is the one that was; a text that is not understood stops with an
  // error.
  RC_ASSERT(out.moves.size() <= spanish.size());
  for (std::size_t i = 0; i < out.moves.size(); ++i) RC_ASSERT(out.moves[i] == spanish[i]);
  if (out.moves.size() < spanish.size()) RC_ASSERT(out.error);
  for (const std::string& word : words) RC_ASSERT(out.covered.find(word) != std::string::npos);
}

TEST(TextLayout, ShapesOfWords) {
  for (const char* word : {"e4", "Cf3", "exd5", "Sxc6", "0-0", "O-O-O", "e8=Q", "Cbd2", "\u2657f4"})
    EXPECT_EQ(shape_of(word), MoveShape::strong) << word;
  for (const char* word : {"ed", "de", "TxT", "P4R", "5254"})
    EXPECT_EQ(shape_of(word), MoveShape::weak) << word;
  for (const char* word : {"mejor", "con", "Torre", "1921", "e"})
    EXPECT_EQ(shape_of(word), MoveShape::none) << word;
}

TEST(TextLayout, PartsCoverTheText) {
  const Data data = Data::embedded();
  const Languages languages(data);
  const SheetWords words(languages);
  const std::string text = "1.e4 (1.d4! [x]) e5 <b>2.</b> Cf3, \"Cc6\" ~~Ac4~~ ab\u201cc\u201d 1-0";
  std::string kept;
  for (const Part& part :
       cut_into_parts(text, {0, static_cast<std::uint32_t>(text.size())}, words, ""))
    kept.append(part.in(text));
  std::string bare = text;
  std::erase(bare, ' ');
  std::erase(kept, ' ');
  EXPECT_EQ(kept, bare);
}

}  // namespace
}  // namespace planilla::text_layout_test
