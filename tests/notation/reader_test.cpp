// Words to moves: every spelling of algebraic notation, in several alphabets.
#include "notation/read/move_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "board/fen.h"
#include "tests/notation/support.h"

namespace planilla::reader_test {
namespace {

std::string from_fen(std::string_view tags, const char* fen, std::string_view text) {
  MoveReader reader = reader_of(tags);
  return replay(reader, text, parse_fen(fen).position.value());
}

TEST(Reader, LettersOfLanguages) {
  const char* moves = "e4 e5 Nf3 Nc6 Bc4 Bc5 Qe2 Qe7 Kd1 Nf6 Rf1";
  EXPECT_EQ(replay("en", "e4 e5 Nf3 Nc6 Bc4 Bc5 Qe2 Qe7 Kd1 Nf6 Rf1"), moves);
  EXPECT_EQ(replay("es", "e4 e5 Cf3 Cc6 Ac4 Ac5 De2 De7 Rd1 Cf6 Tf1"), moves);
  EXPECT_EQ(replay("de", "e4 e5 Sf3 Sc6 Lc4 Lc5 De2 De7 Kd1 Sf6 Tf1"), moves);
  EXPECT_EQ(replay("hu", "e4 e5 Hf3 Hc6 Fc4 Fc5 Ve2 Ve7 Kd1 Hf6 Bf1"), moves);
  EXPECT_EQ(replay("ru", "e4 e5 Кf3 Кc6 Сc4 Сc5 Фe2 Фe7 Крd1 Кf6 Лf1"), moves);
  EXPECT_EQ(replay("el", "e4 e5 Ιf3 Ιc6 Αc4 Αc5 Βe2 Βe7 Ρd1 Ιf6 Πf1"), moves);
  EXPECT_EQ(replay("sq", "e4 e5 Kaf3 Kac6 Oc4 Oc5 Mshe2 Mshe7 Md1 Kaf6 Kuf1"), moves);
  EXPECT_EQ(replay("lt", "e4 e5 Žf3 Žc6 Rc4 Rc5 Ve2 Ve7 Kd1 Zf6 Bf1"), moves);
  EXPECT_EQ(replay("he", "e4 e5 פf3 פc6 רc4 רc5 מהe2 מהe7 מd1 פf6 צf1"), moves);
}

TEST(Reader, EveryLanguageReadsItsOwnLetters) {
  for (const Language& language : notations().languages().all()) {
    const Symbols symbols = Symbols::of_language(language);
    std::string text = "e4 e5";
    const std::pair<Role, const char*> moves[] = {{knight, "f3"}, {knight, "c6"}, {bishop, "c4"},
                                                  {bishop, "c5"}, {queen, "e2"},  {queen, "e7"},
                                                  {king, "d1"},   {knight, "f6"}, {rook, "f1"}};
    for (const auto& [role, square] : moves) text += " " + symbols.of[role] + square;
    EXPECT_EQ(replay(language.tag, text), "e4 e5 Nf3 Nc6 Bc4 Bc5 Qe2 Qe7 Kd1 Nf6 Rf1")
        << language.tag;
  }
}

TEST(Reader, TheSampleOfTheLaws) {
  EXPECT_EQ(
      replay("en",
             "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 e.p. Nxd6 Bg5 Nc6 Qe3+ Be7 "
             "Nbd2 0-0 0-0-0 Re8 Kb1"),
      "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1");
  // The text of 2023: without x, and its long form.
  EXPECT_EQ(replay("en", "e4 e5 Nf3 Nf6 d4 ed4 e5 Ne4 Qd4 d5 ed6 Nd6"),
            "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6");
  EXPECT_EQ(
      replay("en", "e2e4 e7e5 Ng1f3 Ng8f6 d2d4 e5xd4 e4e5 Nf6e4 Qd1xd4 d7d5 e5xd6 e.p. Ne4xd6"),
      "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6");
}

// One move, many hands.
TEST(Reader, Spellings) {
  const char* en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
  for (const char* word :
       {"exd6",   "ed6",      "e:d6",      "ed",         "exd",        "e5xd6", "e5d6", "e5:d6",
        "exd6ep", "exd6e.p.", "exd6 e.p.", "exd6 e. p.", "exd6(e.p.)", "e×d6",  "EXD6", "ed6:",
        "Pexd6",  "e5xd",     "ехd6",      "ｅxd6",      "exd6+e.p.",  "PxP"})
    EXPECT_EQ(from_fen("en", en_passant, word), "exd6") << word;
  const char* promotion = "6n1/5P2/8/8/8/8/k7/4K3 w - - 0 1";
  for (const char* word :
       {"fxg8=D", "fxg8D", "fg8D", "fxg8(D)", "fxg8=(D)", "fxg8/D", "fxg8=d", "fxg8d", "fg=D",
        "f7xg8D", "f7g8D", "f7xCg8=D", "fxg8D+", "fxg8 D", "fxg8 =D", "fxg8 (D)"})
    if (std::string_view(word) != "fxg8 (D)") {
      EXPECT_EQ(from_fen("es", promotion, word), "fxg8=Q+") << word;
    }
  const char* castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
  for (const char* word : {"O-O", "0-0", "o-o", "OO", "00", "oo", "O–O", "0‑0", "0 - 0", "О-О",
                           "e1g1", "e1h1", "Ke1g1", "Ke1-g1", "O - O"})
    EXPECT_EQ(from_fen("en", castling, word), "O-O") << word;
  for (const char* word :
       {"O-O-O", "0-0-0", "o-o-o", "OOO", "000", "O-OO", "O - O - O", "e1c1", "0 - 0 - 0"})
    EXPECT_EQ(from_fen("en", castling, word), "O-O-O") << word;
  EXPECT_EQ(from_fen("es", castling, "enroque largo"), "O-O-O");
  EXPECT_EQ(from_fen("fr", castling, "Petit roque"), "O-O");
  const char* capture = "4k3/8/8/4p3/8/8/8/2K1Q3 w - - 0 1";
  for (const char* word :
       {"Qxe5+", "Qe5",     "Q:e5", "Qe5:",   "Qe5:+",   "Qe1xe5", "Qe1-e5", "Qe1e5",   "Q1xe5",
        "QxPe5", "Qe1xPe5", "QxP",  "Qxe5ch", "Qxe5 ch", "Qxe5 +", "Q x e5", "Qx e5",   "Q xe5",
        "qxe5",  "QXE5",    "Qe5†", "♕xe5",   "♛xe5",    ".Qxe5",  "Qxe5,",  "Qe1 x e5"})
    EXPECT_EQ(from_fen("en", capture, word), "Qxe5+") << word;
}

TEST(Reader, FrenchSheet) {
  EXPECT_EQ(
      replay("fr",
             "d4 Cf6 Cf3 d5 Cç3 .Ff5 Ff4 ç6 e3 e6 Fd3 Fxd3 D x d3 Fe7 e4 dx e4 Cx e4 Cxe4 D x e4"),
      "d4 Nf6 Nf3 d5 Nc3 Bf5 Bf4 c6 e3 e6 Bd3 Bxd3 Qxd3 Be7 e4 dxe4 Nxe4 Nxe4 Qxe4");
  EXPECT_EQ(from_fen("fr", "6k1/8/8/6r1/8/8/8/4K1RR w - - 0 1", "TxT +"), "Rxg5+");
}

TEST(Reader, RussianPage) {
  EXPECT_EQ(replay("ru", "e4 e5 f4 d6 Cc4 c6 Kf3 Cg4 fe de Cf7+ Kpf7 Ke5+ Kpe8"),
            "e4 e5 f4 d6 Bc4 c6 Nf3 Bg4 fxe5 dxe5 Bxf7+ Kxf7 Nxe5+ Ke8");
}

TEST(Reader, GermanLong) {
  EXPECT_EQ(replay("de", "e2-e4 c7-c5 Sg1-f3 d7-d6 d2-d4 c5xBd4 Sf3xBd4"),
            "e4 c5 Nf3 d6 d4 cxd4 Nxd4");
}

TEST(Reader, RunTogether) {
  EXPECT_EQ(replay("en", "e4e5 Nf3Nc6 Bb5a6 O-ONf6"), "e4 e5 Nf3 Nc6 Bb5 a6 O-O Nf6");
  EXPECT_EQ(replay("en", "e4e5Nf3Nc6Bb5"), "e4 e5 Nf3 Nc6 Bb5");
  EXPECT_EQ(replay("en", "e2e4e7e5g1f3"), "e4 e5 Nf3");
  EXPECT_EQ(replay("ru", "е4е5 Кf3Кс6"), "e4 e5 Nf3 Nc6");
}

TEST(Reader, SeveralWords) {
  EXPECT_EQ(replay("en", "e2 - e4 e7 - e5"), "e4 e5");
  EXPECT_EQ(replay("en", "e4 - e5"), "e4 e5");  // two columns with a dash between
}

TEST(Reader, LowerCaseBishop) {
  MoveReader en = reader_of("en");
  const WordReading r = read_word(en, "bxc4");
  ASSERT_EQ(r.count, 2);
  EXPECT_EQ(r.all[0].pattern.roles, role_bit(pawn));
  EXPECT_EQ(r.all[0].cost, 0);
  EXPECT_EQ(r.all[1].pattern.roles, role_bit(bishop));
  EXPECT_EQ(r.all[1].quirks, quirk_case);
  EXPECT_EQ(replay("en", "e4 d5 bb5 c6 nf3 cxb5"), "e4 d5 Bb5+ c6 Nf3 cxb5");
}

TEST(Reader, KingOfSpanishIsNoRook) {
  MoveReader es = reader_of("es"), both = reader_of("es,en");
  EXPECT_EQ(read_word(es, "Rf1").all[0].pattern.roles, role_bit(king));
  const WordReading r = read_word(both, "Rf1");
  ASSERT_EQ(r.count, 2);
  EXPECT_EQ(r.all[1].pattern.roles, role_bit(rook));
  EXPECT_TRUE(r.all[1].quirks & quirk_foreign);
  EXPECT_GE(r.all[1].cost, cost_foreign);
}

TEST(Reader, QuirksAreTold) {
  MoveReader es = reader_of("es");
  const auto quirks = [&](const char* word) { return read_word(es, word).all[0].quirks; };
  EXPECT_EQ(quirks("Cf3"), 0);
  EXPECT_EQ(quirks("exd6"), 0);
  EXPECT_EQ(quirks("0-0"), quirk_zeros);
  EXPECT_EQ(quirks("e8D"), quirk_promotion_form);
  EXPECT_EQ(quirks("e8=D"), 0);
  EXPECT_EQ(quirks("ed6"), quirk_no_x);
  EXPECT_EQ(quirks("exd"), quirk_no_x);
  EXPECT_EQ(quirks("Cg1f3"), quirk_long);
  EXPECT_EQ(quirks("Pe4"), quirk_pawn_letter);
  EXPECT_EQ(quirks("CF3"), quirk_case);
  EXPECT_EQ(quirks("Сf3"), quirk_homoglyph);
  EXPECT_EQ(quirks("e2–e4"), quirk_long | quirk_dash);
  EXPECT_EQ(quirks("exd6a.p."), quirk_en_passant);
  EXPECT_EQ(quirks("C f3"), quirk_split);
  EXPECT_EQ(quirks("Cf3,"), quirk_punctuation);
}

TEST(Reader, ClaimsAreTold) {
  MoveReader es = reader_of("es"), cs = reader_of("cs");
  const auto claims = [](MoveReader& reader, const char* word) {
    return read_word(reader, word).all[0].pattern.claims;
  };
  EXPECT_EQ(claims(es, "Cxf3+"), claim_capture | claim_check);
  EXPECT_EQ(claims(es, "Cf3:"), claim_capture);
  EXPECT_EQ(claims(es, "Dh4#"), claim_mate);
  EXPECT_EQ(claims(es, "Dh4mate"), claim_mate);
  EXPECT_EQ(claims(es, "Dh4++"), claim_double);
  EXPECT_EQ(claims(es, "exd6a.p."), claim_capture | claim_en_passant);
  EXPECT_EQ(claims(es, "e8=D"), claim_promotion);
  EXPECT_EQ(claims(cs, "Dh4x"), claim_mate);
  EXPECT_EQ(claims(es, "Dh4x"), claim_capture);
}

TEST(Reader, OtherWords) {
  MoveReader es = reader_of("es");
  const auto kind = [&](const char* word) { return read_word(es, word).kind; };
  EXPECT_EQ(kind("+"), WordKind::suffix);
  EXPECT_EQ(kind("mate"), WordKind::suffix);
  EXPECT_EQ(kind("a.p."), WordKind::suffix);
  EXPECT_EQ(kind("-"), WordKind::suffix);  // between two moves
  EXPECT_EQ(kind("--"), WordKind::null_move);
  EXPECT_EQ(kind("Z0"), WordKind::null_move);
  EXPECT_EQ(kind("…"), WordKind::hole);
  for (const char* word :
       {"x", ":", "Torneo", "tablas", "e9", "i4", "Cf", "C", "e4ee", "Nf3", "12", "Dx"})
    EXPECT_EQ(kind(word), WordKind::unreadable) << word;
  EXPECT_EQ(kind(std::string(100000, 'e').c_str()), WordKind::unreadable);
}

TEST(Reader, NamesThePatternOfTheManual) {
  MoveReader en = reader_of("en");
  const Reading nf3 = read_word(en, "Ngf3").all[0];
  EXPECT_EQ(nf3.pattern.to, bit(make_square(5, 2)));
  EXPECT_EQ(nf3.pattern.from, file_mask(6));
  EXPECT_TRUE(nf3.pattern.from_file);
  EXPECT_FALSE(nf3.pattern.from_rank);
  const WordReading castle = read_word(en, "O-O");
  EXPECT_EQ(castle.all[0].pattern.castle, castle_short);
  EXPECT_TRUE(read_word(en, "e1g1").all[0].pattern.allows_castle);
  EXPECT_FALSE(read_word(en, "Ng1-f3").all[0].pattern.allows_castle);
}

// A reading that takes the whole word, found without the memory of words, is the one that is found
// with it.
RC_GTEST_PROP(Reader, AWholeWordIsReadAlikeWithoutMemory, ()) {
  static MoveReader readers[] = {reader_of("en"), reader_of("es,en"), reader_of("de"),
                                 reader_of("lt")};
  const std::string signs = "abcdefgh12345678abcdefgh12345678NBRQKSTDLCAVHOxx-+#=/().,!0oepPb8";
  const std::string word = *rc::gen::resize(
      9, rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::elementOf(signs))));
  for (MoveReader& reader : readers) {
    const Token token{{0, static_cast<std::uint32_t>(word.size())}, TokenKind::word, 0};
    const WordReading whole = reader.read_whole(word);
    const WordReading kept = reader.read(word, std::span(&token, 1), 0);
    const auto takes_all = [](const WordReading& reading) {
      return reading.kind == WordKind::move && reading.all[0].bytes == 0;
    };
    RC_ASSERT(takes_all(whole) == takes_all(kept));
    if (takes_all(whole)) RC_ASSERT(whole.all[0] == kept.all[0]);
  }
}

}  // namespace
}  // namespace planilla::reader_test
