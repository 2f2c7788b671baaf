// Half-moves of a missing row that are not tried (game/evidence/fault_needs.h), against trying all.
#include "game/evidence/fault_needs.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "tests/game/support.h"

namespace planilla::fault_needs_test {
namespace {

using namespace game_tests;

using Sheet = EnglishSheet;

// Every pair behind which the word at items[fault] is read must be let through.
void expect_let_through(const Sheet& sheet, const Position& before, std::uint32_t item,
                        std::uint32_t fault, FaultNeeds& needs) {
  needs.extend_to(item);
  const Color mover = needs.mover(white);
  const FaultNeeds::Need need = needs.judge(before, mover);
  MoveList firsts;
  before.legal_moves(firsts);
  for (const Move first : firsts) {
    Position after_first = before;
    after_first.play(first);
    MoveList seconds;
    after_first.legal_moves(seconds);
    for (const Move second : seconds) {
      Position after = after_first;
      after.play(second);
      if (sheet.tail->play(after, item, fault + 1).item <= fault) continue;
      RC_ASSERT(need != FaultNeeds::Need::impossible);
      if (need == FaultNeeds::Need::nothing) continue;
      RC_ASSERT(needs.landings().take(mover == white ? before : after_first,
                                      mover == white ? first : second));
    }
  }
}

// A game of chance in which a word is that of another half-move.
RC_GTEST_PROP(FaultNeedsTest, LetsEveryRowThroughThatFits, (unsigned seed)) {
  const RandomGame game = random_game(seed, 24);
  std::vector<std::string> words = words_of(game);
  RC_PRE(words.size() >= 20);
  words[12 + seed % 6] = words[words.size() - 1 - seed % 5];
  const Sheet sheet(numbered(words));
  const Reach read = sheet.tail->read(Position::initial(), 0, sheet.end());
  RC_PRE(read.item < sheet.end());
  FaultNeeds needs(*sheet.tail, sheet.items, read.item);
  int places = 0;
  for (std::uint32_t item = read.item + 1; item-- > 0 && places < 3;) {
    if (sheet.items[item].is_number) continue;
    const Reach before = sheet.tail->read(Position::initial(), 0, item);
    if (before.item < item || before.position.turn() != white) continue;
    expect_let_through(sheet, before.position, item, read.item, needs);
    ++places;
  }
}

// The moves of White before the illegal word that may have been half-moves of the row.
std::vector<std::string> let_through(const std::string& text) {
  const Sheet sheet(text);
  const Reach before = sheet.tail->read(Position::initial(), 0, sheet.end());
  FaultNeeds needs(*sheet.tail, sheet.items, before.item);
  needs.extend_to(before.item);
  std::vector<std::string> out;
  if (needs.judge(before.position, white) != FaultNeeds::Need::landing) return out;
  MoveList moves;
  before.position.legal_moves(moves);
  for (const Move move : moves)
    if (needs.landings().take(before.position, move)) out.push_back(san(before.position, move));
  return out;
}

TEST(FaultNeedsTest, OnlyWhatCanBeThereInTime) {
  EXPECT_EQ(let_through("1. e4 e5 2. Nd5 Nc6"), std::vector<std::string>{"Nc3"});
  EXPECT_EQ(let_through("1. e4 e5 2. Ra4 Nc6"), std::vector<std::string>{});
  EXPECT_EQ(let_through("1. e4 e5 2. Nf3 Nc6 3. exf6 a6"), std::vector<std::string>{});
}

}  // namespace
}  // namespace planilla::fault_needs_test
