// The other notations, by whole games printed in them.
#include <gtest/gtest.h>

#include "base/data.h"
#include "board/fen.h"
#include "notation/read/grammar.h"
#include "notation/read/pattern_set.h"
#include "tests/notation/support.h"

namespace planilla::grammars_test {
namespace {

std::string play(const char* notation, std::string_view text, const char* fen = nullptr) {
  MoveReader reader = reader_of("", notation);
  return replay(reader, text, fen ? parse_fen(fen).position.value() : Position::initial());
}

// Only an overlay's patterns are tried when they are read.
TEST(Grammars, TheEmbeddedPatternsAreRight) {
  const Data data = Data::embedded();
  ASSERT_TRUE(data.is_embedded("grammars/"));
  for (const std::string& name : data.list("grammars/"))
    for (const PatternFault& fault : pattern_faults(read_grammar(data, name)))
      EXPECT_EQ(fault.what, "") << name;
}

TEST(Figurine, BothColours) {
  EXPECT_EQ(play("figurine", "e4 e5 ♘f3 ♞c6 ♗c4 ♝c5 ♕e2 ♛e7 ♔d1 ♘f6 ♖f1 ♘xe4 ♕xe4"),
            "e4 e5 Nf3 Nc6 Bc4 Bc5 Qe2 Qe7 Kd1 Nf6 Rf1 Nxe4 Qxe4");
  EXPECT_EQ(play("figurine", "e4 e5 ♘\uFE0Ef3 ♘\uFE0Ec6 ♗\uFE0Eb5"), "e4 e5 Nf3 Nc6 Bb5");
  EXPECT_EQ(play("figurine", "f8=♕ ♔c7", "8/3k1P2/8/8/8/8/8/K7 w - - 0 1"), "f8=Q Kc7");
}

TEST(Uci, MovesCastlingPromotion) {
  EXPECT_EQ(play("uci", "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 f6e4"),
            "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4");
  EXPECT_EQ(play("uci", "e1h1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"), "O-O");
  EXPECT_EQ(play("uci", "f7g8n", "6r1/5P2/8/8/8/8/k7/4K3 w - - 0 1"), "fxg8=N");
  MoveReader uci = reader_of("", "uci");
  EXPECT_EQ(read_word(uci, "0000").kind, WordKind::null_move);
  EXPECT_EQ(read_word(uci, "e2e4").all[0].quirks, 0);
  EXPECT_EQ(read_word(uci, "Nf3").kind, WordKind::unreadable);
}

TEST(Iccf, FiguresOnly) {
  EXPECT_EQ(play("iccf", "5254 5755 7163 2836 6125 7866 5171"), "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O");
  EXPECT_EQ(play("iccf", "67682", "8/5P2/8/8/8/8/k7/4K3 w - - 0 1"), "f8=R");
  EXPECT_EQ(play("iccf", "67784", "6r1/5P2/8/8/8/8/k7/4K3 w - - 0 1"), "fxg8=N");
  EXPECT_EQ(play("iccf", "5545 5546", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "?5545");
  EXPECT_EQ(play("iccf", "5546", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "exd6");
}

TEST(Smith, CapturesAreNamed) {
  EXPECT_EQ(play("smith", "e2e4 d7d5 e4d5p d8d5p b1c3 d5a5"), "e4 d5 exd5 Qxd5 Nc3 Qa5");
  EXPECT_EQ(play("smith", "e5d6E", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "exd6");
  EXPECT_EQ(play("smith", "e1g1c", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "O-O");
  EXPECT_EQ(play("smith", "e1c1C", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "O-O-O");
  EXPECT_EQ(play("smith", "f7g8nQ", "6n1/5P2/8/8/8/8/k7/4K3 w - - 0 1"), "fxg8=Q+");
}

// Anderssen - Dufresne, Berlin 1852, as an old book prints it.
TEST(DescriptiveEnglish, TheEvergreenGame) {
  EXPECT_EQ(play("descriptive-en",
                 "P-K4 P-K4 Kt-KB3 Kt-QB3 B-B4 B-B4 P-QKt4 BxKtP P-B3 B-R4 P-Q4 PxP Castles P-Q6 "
                 "Q-Kt3 Q-B3 P-K5 "
                 "Q-Kt3 R-K.Sq. KKt-K2 B-R3 P-Kt4 QxP R-QKt.Sq. Q-R4 B-Kt3 QKt-Q2 B-Kt2 Kt-K4 Q-B4 "
                 "BxQP Q-R4 "
                 "Kt-B6+ PxKt PxP R-Kt.Sq. QR-Q.Sq. QxKt RxKt+ KtxR QxP+ KxQ B-B5+ K-K.Sq. B-Q7+ "
                 "K-B.Sq. BxKt++"),
            "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 "
            "Qxb5 Rb8 Qa4 "
            "Bb6 Nbd2 Bb7 Ne4 Qf5 Bxd3 Qh5 Nf6+ gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7+ Nxe7 Qxd7+ Kxd7 Bf5+ "
            "Ke8 Bd7+ Kf8 "
            "Bxe7#");
}

TEST(DescriptiveEnglish, Spellings) {
  const char* promotion = "6n1/5P2/8/8/8/8/k7/4K3 w - - 0 1";
  for (const char* word : {"P-B8(Q)", "P-B8=Q", "P-B8/Q", "P-KB8(Q)", "P-B8Q", "BP-B8(Q)"})
    EXPECT_EQ(play("descriptive-en", word, promotion), "f8=Q") << word;
  for (const char* word :
       {"PxKt(Q)", "PxN(Q)", "PxN=Q ch", "BPxN(Q)", "KBPxN(Q)", "PxN/Kt8(Q)", "PxKKt(Q)"})
    EXPECT_EQ(play("descriptive-en", word, promotion), "fxg8=Q+") << word;
  const char* passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
  for (const char* word : {"PxP e.p.", "PxP e. p.", "PxPe.p.", "KPxP", "PxQP", "PxP/Q6", "PxP(Q6)",
                           "P×P", "PxP en passant"})
    EXPECT_EQ(play("descriptive-en", word, passant), "exd6") << word;
  const char* rooks = "4k3/8/8/8/8/R7/8/R3K2R w KQ - 0 1";
  for (const char* word : {"R(R3)-QB3", "R/R3-QB3", "R—QB3", "R–QB3"})
    EXPECT_EQ(play("descriptive-en", word, rooks), "Rc3") << word;
  for (const char* word : {"Castles K", "Castles KR", "castles K side", "O-O", "0-0"})
    EXPECT_EQ(play("descriptive-en", word, rooks), "O-O") << word;
  for (const char* word : {"Castles Q", "Castles QR", "O-O-O"})
    EXPECT_EQ(play("descriptive-en", word, rooks), "O-O-O") << word;
  EXPECT_EQ(play("descriptive-en", "Castles", rooks), "?Castles");  // either side
  EXPECT_EQ(play("descriptive-en", "R-K1", rooks), "?R-K1");
  EXPECT_EQ(play("descriptive-en", "K-Q sq", rooks), "Kd1");
  for (const char* word : {"N-B7 dis ch", "N-B7 dis. ch.", "N-B7ch", "N-B7 mate", "N-B7 dbl ch"})
    EXPECT_EQ(play("descriptive-en", word, "4k3/8/8/4N3/8/8/8/K3R3 w - - 0 1"), "Nf7+") << word;
  MoveReader reader = reader_of("", "descriptive-en");
  EXPECT_EQ(read_word(reader, "KKt-K2").all[0].pattern.wing, Wing::kingside);
  EXPECT_TRUE(read_word(reader, "P-K4").all[0].pattern.relative);
  EXPECT_EQ(read_word(reader, "P-K4").all[0].quirks, 0);
  EXPECT_EQ(read_word(reader, "Kt-B6ch").all[0].pattern.claims, claim_check);
  EXPECT_EQ(read_word(reader, "e4").kind, WordKind::unreadable);
}

TEST(DescriptiveSpanish, Games) {
  // Fischer - Tukmakov, 1970.
  EXPECT_EQ(play("descriptive-es", "P3CD P4R A2C C3AD P4AD C3A P3R A2R P3TD"),
            "b3 e5 Bb2 Nc6 c4 Nf6 e3 Be7 a3");
  EXPECT_EQ(play("descriptive-es", "P4R, P4AD C3AR P3D P4D PxP CxP C3AR C3AD"),
            "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3");
}

TEST(DescriptiveSpanish, Spellings) {
  const char* promotion = "2n5/1P6/8/8/8/8/k7/4K3 w - - 0 1";
  for (const char* word : {"P8C=D", "P8C(D)", "P8CD=D", "P8CD(D)", "P8C/D"})
    EXPECT_EQ(play("descriptive-es", word, promotion), "b8=Q") << word;
  for (const char* word : {"PxC=D", "PxC(D)", "PCxC=D", "PxC(8A)=D"})
    EXPECT_EQ(play("descriptive-es", word, promotion), "bxc8=Q") << word;
  const char* passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
  for (const char* word :
       {"PxP a.p.", "PxPa.p.", "PxP d.p.", "PRxP", "PxPD", "PRxPD", "PxP al paso"})
    EXPECT_EQ(play("descriptive-es", word, passant), "exd6") << word;
  const char* rooks = "4k3/8/8/8/8/R7/8/R3K2R w KQ - 0 1";
  for (const char* word : {"T3-3AD", "T/3-3AD", "T\\3-3AD", "T3AD", "T(3T)3AD"})
    EXPECT_EQ(play("descriptive-es", word, rooks), "Rc3") << word;
  EXPECT_EQ(play("descriptive-es", "T1xP", "4k3/p7/R7/8/8/8/8/R3K3 w - - 0 1"), "?T1xP");
  EXPECT_EQ(play("descriptive-es", "T6xP", "4k3/p7/R7/8/8/8/8/R3K3 w - - 0 1"), "Rxa7");
  EXPECT_EQ(play("descriptive-es", "CD2D",
                 "rnbqkbnr/pppppppp/8/8/8/3P1N2/PPP1PPPP/RNBQKB1R w KQkq - 0 1"),
            "Nbd2");
  EXPECT_EQ(play("descriptive-es", "O-O", rooks), "O-O");
  EXPECT_EQ(play("descriptive-es", "enroque largo", rooks), "O-O-O");
}

TEST(Spoken, AnnouncedMoves) {
  EXPECT_EQ(play("spoken-de",
                 "Eva vier Eva fünf Springer Felix drei Springer Cesar sechs Läufer Bella fünf "
                 "Springer Felix sechs Kurze Rochade Springer schlägt Eva vier"),
            "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4");
  EXPECT_EQ(play("spoken-de",
                 "eva zwei eva vier, eva sieben eva fuenf, springer gustav eins felix drei, "
                 "springer bella acht cesar sechs, laeufer felix eins bella fuenf"),
            "e4 e5 Nf3 Nc6 Bb5");
  EXPECT_EQ(play("spoken-de", "Felix acht Dame", "8/5P2/8/8/8/8/k7/4K3 w - - 0 1"), "f8=Q");
  EXPECT_EQ(play("spoken-de", "Eva schlägt David sechs", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
            "exd6");
  EXPECT_EQ(play("spoken-de", "Lange Rochade", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "O-O-O");
}

TEST(Grammars, ReadTheirOwnExamples) {
  for (const GrammarInfo& info : notations().grammars()) {
    MoveReader reader = reader_of(info.uses_letters ? "en" : "", info.name);
    const std::vector<Token> words = words_of(info.example);
    for (std::size_t at = 0; at < words.size();) {
      const WordReading& r = reader.read(info.example, words, at);
      EXPECT_EQ(r.kind, WordKind::move) << info.name << ": " << words[at].in(info.example);
      at += r.count && r.all[0].tokens ? r.all[0].tokens : r.tokens;
    }
  }
}

}  // namespace
}  // namespace planilla::grammars_test
