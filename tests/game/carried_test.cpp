// What an earlier conversion wrote, read back (game/carried).
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "board/fen.h"
#include "board/legality.h"
#include "game/carried/kept_illegal.h"
#include "game/carried/kept_mark.h"
#include "game/carried/long_game.h"
#include "game/carried/open_choice.h"
#include "game/carried/text_findings.h"
#include "game/carried/unread_line.h"
#include "notation/read/match.h"
#include "rules/ambiguous_move.h"
#include "rules/control_character.h"
#include "rules/converted_encoding.h"
#include "rules/doubtful_encoding.h"
#include "rules/doubtful_move.h"
#include "rules/game_too_long.h"
#include "rules/illegal_move.h"
#include "rules/stray_text.h"
#include "rules/two_readings.h"
#include "rules/unclosed_comment.h"
#include "rules/unclosed_variation.h"
#include "rules/undecodable_bytes.h"
#include "rules/unread_text.h"
#include "rules/wrong_move_number.h"
#include "tests/game/support.h"

namespace planilla::carried_test {
namespace {

TEST(UnreadLine, TheFirstLineNamesItsRule) {
  const std::string line = "; planilla unread: [illegal-move] 5. Dxd5 d5";
  const auto read = parse_unread_line(line);
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->starts);
  EXPECT_EQ(read->rule, rules::illegal_move);
  EXPECT_EQ(line.substr(read->text_at), "5. Dxd5 d5");
}

TEST(UnreadLine, ThoseThatFollowDoNot) {
  const std::string line = "; planilla unread: 6. Nf3 [not a rule] Nc6";
  const auto read = parse_unread_line(line);
  ASSERT_TRUE(read);
  EXPECT_FALSE(read->starts);
  EXPECT_EQ(read->rule, std::nullopt);
  EXPECT_EQ(line.substr(read->text_at), "6. Nf3 [not a rule] Nc6");
}

TEST(UnreadLine, WhatIsNoneIsAComment) {
  for (const char* none : {"", ";", "; a comment", "; planilla unread", ";planilla unread: x"})
    EXPECT_FALSE(parse_unread_line(none)) << none;
}

TEST(UnreadLine, AnUnknownRuleIsText) {
  const std::string line = "; planilla unread: [no-such-rule] e4";
  const auto read = parse_unread_line(line);
  ASSERT_TRUE(read);
  EXPECT_FALSE(read->starts);
  EXPECT_EQ(line.substr(read->text_at), "[no-such-rule] e4");
}

TEST(OpenChoice, IsReadAsItWasWritten) {
  for (const Rule rule : {rules::ambiguous_move, rules::doubtful_move, rules::two_readings})
    for (const std::vector<std::string>& others :
         {std::vector<std::string>{"Nfd2"}, {"Nfd2", "Nd4"}, {"e4", "e3", "e8=Q"}}) {
      const std::string text = "{" + open_choice_text(rule, others) + "}";
      const auto read = parse_open_choice(text);
      ASSERT_TRUE(read) << text;
      EXPECT_EQ(read->rule, rule);
      EXPECT_EQ(std::vector<std::string>(read->others.begin(), read->others.end()), others);
    }
}

TEST(OpenChoice, WhatIsNoneIsAComment) {
  for (const char* none : {"", "{}", "{or Nd2}", "{planilla: or }", "{planilla: or Nd2",
                           "{planilla: or Nd2 [no-such-rule]}", "{planilla: written Nd2}"})
    EXPECT_FALSE(parse_open_choice(none)) << none;
}

// Whatever stands there: nothing is read beyond the text.
RC_GTEST_PROP(OpenChoice, AnyTextIsAnAnswer, (const std::string& text)) {
  for (const std::string& all :
       {text, "{planilla: or " + text + "}", "; planilla unread: " + text}) {
    if (const auto choice = parse_open_choice(all)) {
      RC_ASSERT(!choice->others.empty());
    }
    if (const auto line = parse_unread_line(all)) {
      RC_ASSERT(line->text_at <= all.size());
    }
  }
}

TEST(KeptIllegal, IsReadAsItWasWritten) {
  const Position start = Position::initial();
  for (const Move move :
       {Move::normal(make_square(4, 0), make_square(4, 2)),     // Ke1-e3
        Move::normal(make_square(0, 0), make_square(0, 4))}) {  // Ra1-a5, over a pawn
    const std::string text = "{" + kept_illegal_text(start, move) + "}";
    EXPECT_EQ(parse_kept_illegal(text, start), move) << text;
  }
}

TEST(KeptIllegal, WhatMeansNothingHereIsAComment) {
  for (const char* none : {"", "{}", "{[%illegal }", "{[%illegal]}", "{[%illegal Ke4-e5]}",
                           "{[%illegal e1]}", "{[%clk 0:01:00]}"})
    EXPECT_FALSE(parse_kept_illegal(none, Position::initial())) << none;
}

TEST(UnreadLine, ARuleThatKeepsNoTextBecomesOneThatDoes) {
  const auto read = parse_unread_line("; planilla unread: [wrong-move-number] 5. d4");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->rule, rules::unread_text);
  EXPECT_FALSE(can_be_kept(rules::wrong_move_number));
  EXPECT_TRUE(can_be_kept(rules::illegal_move));
}

TEST(UnreadLine, WhatARuleSaysOfTheTextBehind) {
  EXPECT_TRUE(stops_reading(rules::illegal_move));
  EXPECT_TRUE(stops_reading(rules::unclosed_comment));
  EXPECT_FALSE(stops_reading(rules::stray_text));
  EXPECT_FALSE(stops_reading(rules::control_character));
  EXPECT_TRUE(is_about_a_move(rules::illegal_move));
  EXPECT_FALSE(is_about_a_move(rules::unclosed_comment));
  EXPECT_FALSE(is_about_a_move(rules::unclosed_variation));
  EXPECT_TRUE(is_mark_alone("{"));
  EXPECT_TRUE(is_mark_alone("("));
  for (const char* no : {"", "{x", "((", ")"}) EXPECT_FALSE(is_mark_alone(no)) << no;
}

// What a word can mean where no rule of movement is asked, in English.
std::vector<std::string> forced(const char* fen, const std::string& word) {
  MoveReader english = game_tests::reader_of("en");
  std::vector<Token> tokens;
  tokenize(word, game_tests::whole(word), tokens);
  const Position position = *parse_fen(fen).position;
  std::vector<std::string> out;
  for (const Move move : forced_moves(position, english.read(word, tokens, 0).readings()))
    out.push_back(kept_illegal_text(position, move));
  return out;
}

TEST(ForcedMoves, APieceOfThatKindToThatSquare) {
  const char* fen = "6k1/8/8/3p4/8/8/4P3/N3K2R w - - 0 1";
  using Words = std::vector<std::string>;
  EXPECT_EQ(forced(fen, "Nh7"), Words{"[%illegal Na1-h7]"});
  EXPECT_EQ(forced(fen, "Kg5"), Words{"[%illegal Ke1-g5]"});
  EXPECT_EQ(forced(fen, "Nd5"), Words{"[%illegal Na1xd5]"});
  EXPECT_EQ(forced(fen, "Bh8"), Words{});   // there is none
  EXPECT_EQ(forced(fen, "Ne2"), Words{});   // onto a piece of its own
  EXPECT_EQ(forced(fen, "Nxg8"), Words{});  // no king is taken
  EXPECT_EQ(forced(fen, "e5"), Words{"[%illegal e2-e5]"});
  EXPECT_EQ(forced(fen, "e8").size(), 4u);  // of a promotion every piece
  EXPECT_EQ(forced(fen, "e8=N"), Words{"[%illegal e2-e8=N]"});
  EXPECT_EQ(forced(fen, "O-O"), Words{"[%illegal O-O]"});
  EXPECT_EQ(forced(fen, "O-O-O"), Words{});  // no rook on that side
}

// Every move that a text can keep is read back as the same, from any position.
RC_GTEST_PROP(KeptIllegal, AnyMoveIsReadAsItWasWritten, (unsigned seed, unsigned plies)) {
  const Position here =
      game_tests::random_game(seed, static_cast<int>(plies % 50)).positions.back();
  for (Bitboard from = here.pieces(here.turn()); from; from &= from - 1)
    for (Bitboard to = ~here.pieces(here.turn()) & ~here.pieces(king); to; to &= to - 1) {
      const Square a = first_square(from), b = first_square(to);
      const bool promotes =
          here.piece_on(a) == make_piece(here.turn(), pawn) && (bit(b) & last_ranks);
      const Move move = promotes ? Move::promotion(a, b, queen) : Move::normal(a, b);
      RC_ASSERT(parse_kept_illegal("{" + kept_illegal_text(here, move) + "}", here) == move);
    }
}

// The same squares are a plain move of a pawn, or one that takes in passing.
TEST(KeptIllegal, TakingInPassingIsSaid) {
  const Position here = *parse_fen("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1").position;
  const Square from = make_square(4, 4), to = make_square(3, 5);
  const std::string passing = kept_illegal_text(here, Move::en_passant(from, to));
  EXPECT_EQ(passing, "[%illegal e5xd6 e.p.]");
  EXPECT_EQ(parse_kept_illegal("{" + passing + "}", here), Move::en_passant(from, to));
  const std::string plain = kept_illegal_text(here, Move::normal(from, to));
  EXPECT_EQ(parse_kept_illegal("{" + plain + "}", here), Move::normal(from, to));
  EXPECT_NE(plain, passing);
}

// The search for moves that stood, over the words of a sheet; `reach` plays a plan on a board.
struct Stood {
  explicit Stood(const std::string& from) : read(from) {}
  KeptIllegal::Reach reach(const RepairPlan& plan) {
    KeptIllegal::Reach out{read.tokens.size() + 1000, 0, Position::initial()};
    for (std::size_t at = 0; at < read.tokens.size(); ++at) {
      if (read.tokens[at].kind != TokenKind::word) continue;
      const auto fix = std::find_if(plan.fixes.begin(), plan.fixes.end(),
                                    [&](const Edit& edit) { return edit.token == at; });
      if (fix != plan.fixes.end()) {
        if (fix->move)
          out.position.force(fix->move);
        else
          out.position.pass();
      } else {
        const Match found = match(out.position, reader.read(read.text, read.tokens, at));
        if (found.count != 1) {
          out.fault = at;
          return out;
        }
        out.position.play(found.move);
      }
      ++out.plies;
    }
    return out;
  }
  std::vector<std::string> found() {
    const KeptIllegal search(read.text, read.tokens, reader, reader);
    const RepairPlan plan =
        search.find(reach({}), [&](const RepairPlan& one) { return reach(one); });
    std::vector<std::string> out;
    for (const Edit& edit : plan.fixes) {
      EXPECT_EQ(edit.kind, FixKind::stands);
      out.emplace_back(read.tokens[edit.token].in(read.text));
    }
    return out;
  }

  game_tests::Read read;
  MoveReader reader = game_tests::reader_of("en");
};

// A bishop that goes over a pawn, and stays there: with no other move the game goes on as it does.
TEST(KeptIllegal, AMoveThatStoodIsOneBehindWhichTheGameIsLegal) {
  const std::string game =
      "1. e4 d6 2. Nf3 Nc6 3. Bb5 Bc5 4. Bxc6+ bxc6 5. d4 Bb6 6. O-O Nf6 7. Nc3 O-O";
  EXPECT_EQ(Stood(game).found(), std::vector<std::string>{"Bc5"});
  for (const char* none : {"1. e4 e5 2. Nf3 Nc6",                         // nothing is illegal
                           "1. e4 d6 2. Nf3 Nc6 3. Bb5 Bc5",              // nothing follows
                           "1. e4 e5 2. Nf3 Nc6 3. Bb5 Ke5 4. O-O Kd6",   // nor anything legal
                           "1. e4 d6 2. Nf3 hola 3. Bb5 a6 4. O-O Nf6"})  // no move
    EXPECT_EQ(Stood(none).found(), std::vector<std::string>{}) << none;
}

TEST(KeepMark, StandsBeforeWhatItOpened) {
  Game game = game_tests::games_in("[White \"a\"]\n\n1. e4 e5 2. Nf3 *\n").at(0);
  const std::size_t before = game.elements.size();
  const auto at = static_cast<std::uint32_t>(game.text.find("e5"));
  game.findings.emplace_back(rules::unclosed_comment, Span{at, at + 1});
  keep_mark(game);
  ASSERT_EQ(game.elements.size(), before + 1);
  const Element mark = game.elements[1];
  EXPECT_EQ(mark.kind, ElementKind::unread);
  EXPECT_EQ(mark.span.begin, at);
  EXPECT_EQ(mark.number, 1u);
  EXPECT_EQ(game.elements[2].span.begin, at);
}

TEST(KeepPiece, KeepsAllOfItUnread) {
  Game game;
  game.text = " \n1. e4 e5\t\n";
  ASSERT_TRUE(keep_piece(game));
  ASSERT_EQ(game.elements.size(), 1u);
  EXPECT_EQ(game.elements[0].span.in(game.text), "1. e4 e5");
  EXPECT_EQ(game.findings[0].rule, rules::game_too_long);
  EXPECT_EQ(game.keys.size(), 1u);
  Game blank;
  blank.text = " \r\n\t";
  EXPECT_FALSE(keep_piece(blank));
  EXPECT_TRUE(blank.elements.empty());
}

TEST(TextFindings, WhatFramingFoundOut) {
  GameText text;
  Findings none;
  raise_text_findings(text, none);
  EXPECT_TRUE(none.empty());
  text.encoding.encoding = Encoding::latin1;
  text.encoding.doubtful = true;
  text.encoding.rival = Encoding::windows1252;
  text.starts_file = true;
  text.replaced = 3;
  text.is_cut = true;
  Findings all;
  raise_text_findings(text, all);
  EXPECT_EQ(game_tests::rules_in(all),
            (std::vector<Rule>{rules::converted_encoding, rules::doubtful_encoding,
                               rules::undecodable_bytes, rules::game_too_long}));
  EXPECT_EQ(std::get<std::int64_t>(find_argument(all[2].args, "count")->value), 3);
  text.starts_file = false;  // told once a file
  text.goes_on = true;       // and the last piece speaks for the game
  Findings later;
  raise_text_findings(text, later);
  EXPECT_EQ(game_tests::rules_in(later),
            (std::vector<Rule>{rules::doubtful_encoding, rules::undecodable_bytes}));
}

}  // namespace
}  // namespace planilla::carried_test
