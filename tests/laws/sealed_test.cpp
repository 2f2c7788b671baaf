// Sealed moves as they stand in envelopes, judged in positions where the verdict is known.
#include "laws/sealed/sealed.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "laws/sealed/sealed_text.h"
#include "laws/sealed/struck_out.h"
#include "notation/read/notations.h"
#include "notation/write/san.h"
#include "tests/board/support.h"

namespace planilla::sealed_test {
namespace {

using board_tests::position;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

const Notations& notations() {
  static const Notations all(Data::embedded());
  return all;
}

EnvelopeText envelope(std::string_view text, std::string_view tag) {
  const Languages& languages = notations().languages();
  MoveReader reader(notations(), {{&languages.class_of(*languages.find(tag))}, "algebraic"});
  return read_envelope(text, reader, EnvelopeWords(languages));
}

SealedVerdict judge(std::string_view fen, std::string_view text,
                    std::vector<std::string> tags = {"es"}, Edition edition = newest_edition()) {
  std::vector<AlphabetReadings> alphabets;
  for (const std::string& tag : tags) alphabets.push_back({tag, envelope(text, tag).readings});
  return judge_sealed({position(fen), alphabets, edition});
}

std::vector<std::string> reasons(const SealedVerdict& verdict) {
  std::vector<std::string> out;
  for (const SealedReason& reason : verdict.reasons) out.push_back(reason.id);
  return out;
}

std::vector<std::string> candidates(std::string_view fen, const SealedVerdict& verdict) {
  std::vector<std::string> out;
  for (const Move move : verdict.candidates) out.push_back(san(position(fen), move));
  return out;
}

const char two_knights[] = "r3k3/p7/8/8/8/5N2/P7/1N2K3 w - - 0 1";
const char pinned_knight[] = "r3k3/p7/8/7b/8/5N2/P3K3/1N6 w - - 0 1";
const char promotion[] = "7k/4P3/8/8/8/8/r7/4K3 w - - 0 1";
const char capture[] = "4k3/8/8/3p4/4P3/8/r7/4K3 w - - 0 1";

TEST(Sealed, AmbiguousLoses) {
  const SealedVerdict v = judge(two_knights, "Cd2", {"es"}, *find_edition("2009"));
  EXPECT_EQ(v.kind, SealedKind::ambiguous);
  EXPECT_EQ(v.loses, true);
  EXPECT_EQ(v.outcome, SealedOutcome::loses);
  EXPECT_EQ(v.article, "G.8");
  EXPECT_THAT(candidates(two_knights, v), ElementsAre("Nbd2", "Nfd2"));
  EXPECT_THAT(reasons(v), ElementsAre("sealed-several-moves"));
}

TEST(Sealed, DisambiguatedIsValid) {
  const SealedVerdict v = judge(two_knights, "Cbd2");
  EXPECT_EQ(v.kind, SealedKind::valid);
  EXPECT_EQ(v.loses, false);
  EXPECT_EQ(v.outcome, SealedOutcome::game_continues);
  EXPECT_EQ(san(position(two_knights), v.move), "Nbd2");
  ASSERT_TRUE(v.after);
  EXPECT_EQ(v.after->turn(), black);
}

TEST(Sealed, APinnedRivalMakesNothingAmbiguous) {
  const SealedVerdict v = judge(pinned_knight, "Cd2");
  EXPECT_EQ(v.kind, SealedKind::valid);
  EXPECT_THAT(reasons(v), ElementsAre("sealed-rival-pinned"));
}

TEST(Sealed, PromotionWithoutPieceIsAmbiguous) {
  const SealedVerdict v = judge(promotion, "e8");
  EXPECT_EQ(v.kind, SealedKind::ambiguous);
  EXPECT_EQ(v.loses, true);
  EXPECT_EQ(v.candidates.size(), 4u);
  EXPECT_THAT(reasons(v), ElementsAre("sealed-promotion-missing"));
  EXPECT_EQ(judge(promotion, "e8D").kind, SealedKind::valid);
}

TEST(Sealed, MissingMarksDoNotMatterFalseOnesAreTold) {
  EXPECT_EQ(judge(capture, "ed5").kind, SealedKind::valid);
  EXPECT_THAT(reasons(judge(capture, "exd5")), IsEmpty());
  const SealedVerdict v = judge(capture, "exd5+");
  EXPECT_EQ(v.kind, SealedKind::valid);
  EXPECT_EQ(v.loses, false);
  EXPECT_THAT(reasons(v), ElementsAre("sealed-false-check"));
  EXPECT_THAT(reasons(judge(capture, "exd5#")), Contains("sealed-false-mate"));
  EXPECT_THAT(reasons(judge(two_knights, "Cxe5")), ElementsAre("sealed-false-capture"));
}

TEST(Sealed, IllegalLosesAndSaysWhy) {
  const SealedVerdict v = judge(capture, "Re2");
  EXPECT_EQ(v.kind, SealedKind::illegal);
  EXPECT_EQ(v.loses, true);
  EXPECT_EQ(v.article, "I.8");
  EXPECT_THAT(reasons(v), ElementsAre("reason-into-check"));
  EXPECT_FALSE(v.after);
}

TEST(Sealed, UnreadableLoses) {
  for (const char* text : {"zzz", "", "?"}) {
    const SealedVerdict v = judge(two_knights, text);
    EXPECT_EQ(v.kind, SealedKind::unreadable) << text;
    EXPECT_EQ(v.loses, true) << text;
    EXPECT_THAT(reasons(v), ElementsAre("sealed-no-meaning")) << text;
  }
}

TEST(Sealed, TheMoveMayEndTheGame) {
  const SealedVerdict mate =
      judge("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ta8", {"es"}, *find_edition("2009"));
  EXPECT_EQ(mate.outcome, SealedOutcome::checkmate);
  EXPECT_EQ(mate.article, "5.1.a");
  EXPECT_EQ(mate.loses, false);
  EXPECT_EQ(judge("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", "Df7").outcome, SealedOutcome::stalemate);
  const SealedVerdict dead = judge("8/8/8/8/8/4k3/7r/6K1 w - - 0 1", "Rxh2");
  EXPECT_EQ(dead.outcome, SealedOutcome::dead_position);
  EXPECT_EQ(dead.article, "5.2.2");
}

TEST(Sealed, SeventyFiveMovesEndTheGameWhereTheEditionSaysSo) {
  const char fen[] = "4k2r/8/8/8/8/8/8/R3K3 w - - 149 120";
  const SealedVerdict v = judge(fen, "Ta2", {"es"}, *find_edition("2018"));
  EXPECT_EQ(v.outcome, SealedOutcome::draw);
  EXPECT_EQ(v.article, "9.6.2");
  EXPECT_EQ(judge(fen, "Ta2", {"es"}, *find_edition("2009")).outcome,
            SealedOutcome::game_continues);
}

TEST(Sealed, AFifthRepetitionEndsTheGame) {
  Position p = position("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1");
  GameRecord record;
  record.add(p);
  const auto move = [&](std::string_view from, std::string_view to) {
    p.play(Move::normal(board_tests::square(from), board_tests::square(to)));
    record.add(p);
  };
  for (int i = 0; i < 4; ++i) {
    if (i > 0) move("h7", "h8");
    move("a1", "a2");
    move("h8", "h7");
    move("a2", "a1");
  }
  const AlphabetReadings spanish{"es", envelope("Th8", "es").readings};
  const SealedVerdict v = judge_sealed({p, {&spanish, 1}, *find_edition("2023"), &record});
  EXPECT_EQ(v.kind, SealedKind::valid);
  EXPECT_EQ(v.outcome, SealedOutcome::draw);
  EXPECT_EQ(v.article, "9.6.1");
}

TEST(Sealed, ExceptionsAreLeftToTheArbiter) {
  const SealedVerdict stalemate = judge("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Rg8");
  EXPECT_EQ(stalemate.kind, SealedKind::illegal);
  EXPECT_EQ(stalemate.loses, std::nullopt);
  EXPECT_EQ(stalemate.outcome, SealedOutcome::arbiter_decides);
  EXPECT_THAT(reasons(stalemate), Contains("sealed-stalemate-before"));
  const SealedVerdict bare = judge("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "Re5");
  EXPECT_EQ(bare.kind, SealedKind::illegal);
  EXPECT_EQ(bare.loses, std::nullopt);
  EXPECT_THAT(reasons(bare), Contains("sealed-opponent-cannot-mate"));
  const SealedVerdict dead = judge("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Re5");
  EXPECT_THAT(reasons(dead), Contains("sealed-dead-before"));
  EXPECT_EQ(dead.outcome, SealedOutcome::arbiter_decides);
}

TEST(Sealed, LettersOfSeveralLanguages) {
  const char fen[] = "r3k3/p7/8/8/8/8/P7/R3K3 w - - 0 1";
  const SealedVerdict open = judge(fen, "Rd1", {"en", "es"});
  EXPECT_EQ(open.kind, SealedKind::ambiguous);
  EXPECT_EQ(open.loses, std::nullopt);
  EXPECT_EQ(open.outcome, SealedOutcome::arbiter_decides);
  EXPECT_THAT(candidates(fen, open), ElementsAre("Rd1", "Kd1"));
  ASSERT_EQ(open.readings.size(), 2u);
  EXPECT_EQ(open.readings[0].alphabet, "en");
  EXPECT_EQ(open.readings[0].kind, SealedKind::valid);

  const SealedVerdict one_legal = judge(fen, "Rb1", {"en", "es"});
  EXPECT_EQ(one_legal.kind, SealedKind::valid);
  EXPECT_EQ(one_legal.readings.size(), 2u);
  EXPECT_THAT(reasons(one_legal), Contains("sealed-depends-on-language"));

  const SealedVerdict agreed = judge(fen, "Ke2", {"en", "es"});  // K is no letter of Spanish
  EXPECT_EQ(agreed.kind, SealedKind::valid);
  EXPECT_THAT(agreed.readings, IsEmpty());
}

TEST(Sealed, ForTheOtherSideToo) {
  const char fen[] = "1n2k3/p7/5n2/8/8/8/P7/R3K3 b - - 0 1";
  const SealedVerdict v = judge(fen, "Sd7", {"de"});
  EXPECT_EQ(v.kind, SealedKind::ambiguous);
  EXPECT_THAT(candidates(fen, v), testing::UnorderedElementsAre("Nbd7", "Nfd7"));
}

TEST(Envelope, WhatMayStandBesideTheMove) {
  const EnvelopeText offer = envelope("41. Cd2+ (=)", "es");
  EXPECT_THAT(offer.readings, Not(IsEmpty()));
  EXPECT_TRUE(offer.draw_offer);
  EXPECT_THAT(offer.rest, IsEmpty());
  EXPECT_FALSE(envelope("Cd2", "es").draw_offer);
  EXPECT_THAT(envelope("Cd2!", "es").readings, Not(IsEmpty()));
  const EnvelopeText two = envelope("Cd2 Ce4", "es");
  EXPECT_EQ(two.doubt, EnvelopeDoubt::words_beside);
  EXPECT_THAT(two.next_move, Not(IsEmpty()));
  EXPECT_EQ(two.rest, "Ce4");
}

TEST(Envelope, TwoMovesThatAreLeftOpenAreBothRead) {
  EXPECT_THAT(envelope("Cd2 o Ce4", "es").readings, testing::SizeIs(2));
  EXPECT_THAT(envelope("Cd2/e4", "es").readings, testing::SizeIs(3));  // Cd2, e4, Ce4
}

TEST(StruckOut, InWordsOfAnyLanguage) {
  for (const std::string written :
       {"~~Ac5~~ Ae7", "[tachado] Ac5 Ae7", "Ac5 (gestrichen) Ae7", "[struck out] Ac5 Ae7"}) {
    std::string text = written;
    EXPECT_EQ(take_struck_out(text, notations().languages()), "Ac5") << written;
    EXPECT_EQ(text.find("Ac5"), text.npos) << written;
    EXPECT_NE(text.find("Ae7"), text.npos) << written;
  }
  std::string text = "Ac5 (bien) Ae7";
  EXPECT_EQ(take_struck_out(text, notations().languages()), "");
}

}  // namespace
}  // namespace planilla::sealed_test
