// Parts of the repair, each on tokens of its own (game/repair).
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "game/evidence/tail.h"
#include "game/layout/main_line.h"
#include "game/repair/live_board.h"
#include "game/repair/missing_stretch.h"
#include "game/repair/own_end.h"
#include "game/repair/played.h"
#include "notation/write/san.h"
#include "pgn/tokenizer.h"
#include "tests/checks/support.h"

namespace planilla::repair_test {
namespace {

class Sheet {
public:
  explicit Sheet(std::string moves, const char* language = "en")
      : text_(std::move(moves)),
        reader_(
            all_notations(),
            {{&all_notations().languages().class_of(*all_notations().languages().find(language))},
             "algebraic"}) {
    tokenize(text_, {0, static_cast<std::uint32_t>(text_.size())}, tokens_);
    items_ = main_line(text_, tokens_, 0);
    words_.emplace(text_, tokens_, items_, reader_, reader_);
  }
  Tail tail() { return Tail(*words_); }
  std::uint32_t end() const { return static_cast<std::uint32_t>(items_.size()); }
  // The first item that cannot be read.
  std::uint32_t fault() { return tail().read(Position::initial(), 0, end()).item; }
  std::vector<Edit> live_board(Result result) {
    return live_board_tail(tail(), items_, fault(), Position::initial(), result);
  }
  std::optional<Edit> gap() {
    return missing_stretch(text_, tokens_, 0, items_[fault()].token, Position::initial());
  }
  std::optional<Edit> jump(int least = 2 * missing_row) {
    return unproved_jump(text_, tokens_, 0, Position::initial(), {.least = least});
  }
  WordReadings& words() { return *words_; }
  std::string_view written(const Edit& edit) const { return tokens_[edit.token].in(text_); }

private:
  std::string text_;
  MoveReader reader_;
  std::vector<Token> tokens_;
  std::vector<Item> items_;
  std::optional<WordReadings> words_;
};

const std::string opening = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 ";

TEST(LiveBoard, KingsThatSayWhoWon) {
  Sheet white(opening + "6. Re1 O-O 7. Ke4 Kd5");
  const std::vector<Edit> dropped = white.live_board(Result::white_wins);
  ASSERT_EQ(dropped.size(), 2u);
  for (const Edit& edit : dropped) {
    EXPECT_EQ(edit.kind, FixKind::drop);
    EXPECT_TRUE(edit.no_play);
  }
  EXPECT_EQ(white.written(dropped[0]), "Ke4");
  EXPECT_EQ(white.written(dropped[1]), "Kd5");
}

TEST(LiveBoard, ADrawIsOnTheFilesDAndE) {
  Sheet draw(opening + "6. Re1 O-O 7. Ke4 Ke5");
  EXPECT_EQ(draw.live_board(Result::draw).size(), 2u);
}

TEST(LiveBoard, KingsThatContradictTheResultProveNothing) {
  Sheet white(opening + "6. Re1 O-O 7. Ke4 Kd5");
  EXPECT_TRUE(white.live_board(Result::black_wins).empty());
}

TEST(LiveBoard, AKingElsewhereIsAMove) {
  Sheet game(opening + "6. Re1 O-O 7. Kc4 Kd5");
  EXPECT_TRUE(game.live_board(Result::white_wins).empty());
}

TEST(MissingStretchRepair, WhereTheNumbersJump) {
  Sheet sheet("1. e4 e5 2. Nf3 Nc6 7. Re1 b5 8. Bb3 d6");
  const std::optional<Edit> gap = sheet.gap();
  ASSERT_TRUE(gap);
  EXPECT_EQ(gap->kind, FixKind::gap);
  EXPECT_EQ(gap->missing, 8);
}

TEST(MissingStretchRepair, NumbersThatRunOnShowNone) {
  Sheet sheet("1. e4 e5 2. Nf3 Nc6 3. Re1 b5 4. Bb3 d6");
  EXPECT_FALSE(sheet.gap());
}

TEST(UnprovedJump, ANumberThatIsTwoAheadWithLittleBehindIt) {
  Sheet sheet("1. e4 e5 2. Nf3 Nc6 5. Bc4 Bc5 6. c3 Nf6");
  const std::optional<Edit> gap = sheet.jump();
  ASSERT_TRUE(gap);
  EXPECT_EQ(gap->missing, 4);
  EXPECT_EQ(sheet.written(*gap), "5.");
}

TEST(UnprovedJump, OneNumberPassedOverIsASlipOfCounting) {
  EXPECT_FALSE(Sheet("1. e4 e5 2. Nf3 Nc6 4. Bc4 Bc5 5. c3 Nf6").jump());
  EXPECT_TRUE(Sheet("1. e4 e5 2. Nf3 Nc6 4. Bc4 Bc5 5. c3 Nf6").jump(missing_row));
  EXPECT_FALSE(Sheet("1. e4 e5 2. Nf3 Nc6 4. Bc4 Bc5 4. c3 Nf6").jump(missing_row));
  EXPECT_FALSE(Sheet("1. e4 2. e5 3. Nf3 4. Nc6 5. Bc4").jump(missing_row));
}

TEST(UnprovedJump, AnEmptyRowIsNone) {
  const std::optional<Edit> gap = Sheet("1. e4 e5 2. Nf3 Nc6 3. 4. Bc4 Bc5").jump();
  ASSERT_TRUE(gap);
  EXPECT_EQ(gap->missing, 2);
}

TEST(UnprovedJump, FewMovesFromAnotherNumberOnAreAPartOfAGame) {
  const std::optional<Edit> gap = Sheet("11. e4 e5 12. Nf3 Nc6 13. Bc4").jump();
  ASSERT_TRUE(gap);
  EXPECT_EQ(gap->missing, 20);
}

TEST(UnprovedJump, ManyAreAGameThatIsCountedFromAnotherNumber) {
  EXPECT_FALSE(
      Sheet("11. e4 e5 12. Nf3 Nc6 13. Bb5 a6 14. Ba4 Nf6 15. O-O Be7 16. Re1 b5 17. Bb3 d6 "
            "18. c3 O-O 19. h3 Na5 20. Bc2 c5 21. d4 Qc7 22. Nbd2 Nc6")
          .jump());
}

TEST(UnprovedJump, ANumberThatGoesBackOnceIsNoOther) {
  EXPECT_FALSE(Sheet("1. e4 e5 2. Nf3 Nc6 1. Bc4 Bc5 4. c3 Nf6").jump());
}

TEST(UnprovedJump, MuchBehindItProvesThatTheNumberIsWrong) {
  const auto sheet_with_rows_behind = [](int rows) {
    std::string text = "1. Nf3 Nf6 2. Ng1 Ng8";
    for (int row = 0; row < rows; ++row)
      text += " " + std::to_string(11 + row) + (row % 2 == 0 ? ". Nf3 Nf6" : ". Ng1 Ng8");
    return text;
  };
  EXPECT_TRUE(Sheet(sheet_with_rows_behind(11)).jump());
  EXPECT_FALSE(Sheet(sheet_with_rows_behind(12)).jump());
}

TEST(WordReadingsRepair, AreThoseOfTheReaderForEachPlayer) {
  Sheet sheet("1. e4 O-O 2. Zz9");
  EXPECT_EQ(sheet.words().reading(white, 1).kind, WordKind::move);
  EXPECT_EQ(&sheet.words().reading(white, 1), &sheet.words().reading(white, 1));  // kept
  EXPECT_NE(&sheet.words().reading(white, 1), &sheet.words().reading(black, 1));
  EXPECT_EQ(sheet.words().reading(black, 4).kind, WordKind::unreadable);
  EXPECT_EQ(sheet.words().next_word(0), 1u);
  EXPECT_EQ(sheet.words().next_word(4), sheet.end());
  EXPECT_EQ(sheet.words().written(2), "O-O");
}

TEST(TailReading, PassesOverNumbers) {
  Sheet sheet("1. e4 1... e5 2. Nf3");
  const Reach reach = sheet.tail().read(Position::initial(), 0, sheet.end());
  EXPECT_EQ(reach.half_moves, 3);
  EXPECT_EQ(reach.item, sheet.end());
}

TEST(TailReading, StopsAtTheFirstWordThatIsNotLegal) {
  Sheet sheet("1. e4 e5 2. Nf3 Nc6 3. Bb9 a6");
  const Reach reach = sheet.tail().read(Position::initial(), 0, sheet.end());
  EXPECT_EQ(reach.half_moves, 4);
  EXPECT_EQ(sheet.tail().written(reach.item), "Bb9");
}

RC_GTEST_PROP(TailReading, ReadsNoMoreThanThereIs, ()) {
  const auto words = *rc::gen::container<std::vector<std::string>>(
      rc::gen::elementOf(std::vector<std::string>{"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O", "x",
                                                  "Kd5", "exd5", "12.", "9...", "Qh5#"}));
  std::string text;
  for (const std::string& word : words) text += word + " ";
  Sheet sheet(text);
  const Reach reach = sheet.tail().read(Position::initial(), 0, sheet.end());
  RC_ASSERT(reach.item <= sheet.end());
  RC_ASSERT(static_cast<std::uint32_t>(reach.half_moves) <= reach.item);
}

bool has_own_end(const std::string& moves) {
  bool out = false;
  for_each_game("[White \"Ana\"]\n[Black \"Ben\"]\n\n" + moves + " *\n",
                [&](const Game& game) { out = ended_by_its_own_word(game); });
  return out;
}

TEST(OwnEndRepair, AMateThatTheTextCallsSo) {
  EXPECT_TRUE(has_own_end("1. f3 e5 2. g4 Qh4# 3. Kf2"));
  EXPECT_FALSE(has_own_end("1. f3 e5 2. g4 Qh4#"));
  EXPECT_FALSE(has_own_end("1. e4 e5 2. Nf3 Nc6"));
}

Played line_of(const std::vector<std::string>& names) {
  Played out;
  Position position = Position::initial();
  for (const std::string& name : names) {
    MoveList all;
    position.legal_moves(all);
    for (const Move move : all) {
      if (san(position, move) != name) continue;
      out.plies.push_back({.move = move});
      position.play(move);
      break;
    }
  }
  EXPECT_EQ(out.plies.size(), names.size());
  return out;
}

TEST(FirstDifference, WhereTwoLinesPart) {
  const Played a = line_of({"e4", "e5", "Nf3"});
  EXPECT_EQ(first_difference(a, line_of({"e4", "e5", "Nc3"})), 2u);
  EXPECT_EQ(first_difference(a, line_of({"d4", "e5", "Nf3"})), 0u);
  EXPECT_EQ(first_difference(a, line_of({"e4", "e5"})), 2u);
  EXPECT_EQ(first_difference(a, a), 3u);
}

}  // namespace
}  // namespace planilla::repair_test
