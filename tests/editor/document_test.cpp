#include "editor/document.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace planilla {
namespace {

class Documents : public testing::Test {
protected:
  Document read(std::string_view text) const {
    return DocumentReader(data_, notations_, selection_, {}, "en").read(text);
  }

  const Data data_ = Data::embedded();
  const Notations notations_{data_};
  const Selection selection_ = Selection::defaults();
};

TEST_F(Documents, OfferTheCandidatesInTheLettersOfTheSheet) {
  const std::string text = "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. d3 d6 6. Cd2 Ae7";
  const Document document = read(text);
  ASSERT_FALSE(document.findings.empty());
  const DocumentFinding& finding = document.findings.back();
  EXPECT_EQ(finding.rule, "ambiguous-move");
  EXPECT_EQ(finding.span.in(text), "Cd2");
  std::vector<std::string> offered;
  for (const Offer& offer : finding.offers) offered.push_back(offer.text);
  EXPECT_THAT(offered, testing::UnorderedElementsAre("Cbd2", "Cfd2"));
}

TEST_F(Documents, SpansAreOfTheWholeTextBehindSeveralGames) {
  const std::string text = "[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. d4 d5 1-0\n";
  const Document document = read(text);
  ASSERT_EQ(document.moves.size(), 4u);
  EXPECT_EQ(document.moves[2].span.in(text), "d4");
  EXPECT_EQ(document.moves[2].san, "d4");
  EXPECT_EQ(document.moves[3].label, "1...");
  EXPECT_TRUE(document.moves[0].board.starts_with("8  r n b q k b n r\n7  p p p p p p p p\n"));
}

TEST_F(Documents, BoardsOfVariationsAreTheirOwn) {
  const std::string text = "1. e4 (1. c4 c5) 1... e5";
  const Document document = read(text);
  ASSERT_EQ(document.moves.size(), 4u);
  EXPECT_EQ(document.moves[1].span.in(text), "c4");
  EXPECT_TRUE(document.moves[1].fen.starts_with("rnbqkbnr/pppppppp/8/8/2P5/"));
  EXPECT_TRUE(document.moves[3].fen.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/"));
}

TEST_F(Documents, NothingIsNothing) {
  EXPECT_TRUE(read("").findings.empty());
  EXPECT_TRUE(read("").moves.empty());
}

}  // namespace
}  // namespace planilla
