// Character sets: which one a text is in, and its conversion.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

#include <string>
#include <vector>

#include "text/charset/encoding.h"
#include "text/charset/plausibility.h"
#include "text/framing/game_text.h"

namespace planilla::encoding_test {
namespace {

std::string encode(const std::string& utf8, Encoding encoding) {
  const icu::UnicodeString text = icu::UnicodeString::fromUTF8(utf8);
  const std::string name(encoding_name(encoding));
  std::string out(utf8.size() * 2 + 8, '\0');
  out.resize(static_cast<std::size_t>(text.extract(
      0, text.length(), out.data(), static_cast<std::uint32_t>(out.size()), name.c_str())));
  EXPECT_EQ(out.find('\x1A'), std::string::npos) << utf8 << " cannot be written in " << name;
  return out;
}

std::string game(const std::string& white, const std::string& black, const std::string& remark) {
  return "[Event \"?\"]\n[White \"" + white + "\"]\n[Black \"" + black +
         "\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 " + (remark.empty() ? "" : "{" + remark + "} ") +
         "2. Nf3 1/2-1/2\n";
}

struct Sample {
  std::string text;
  std::vector<Encoding> encodings;
};

using E = Encoding;
const std::vector<Encoding> western = {E::windows1252, E::cp850, E::cp437};
const std::vector<Encoding> central = {E::windows1250, E::latin2};
const std::vector<Encoding> cyrillic = {E::cp1251, E::koi8r, E::cp866};
const std::vector<Encoding> old_central = {E::cp852, E::mac_central_europe};
const std::vector<Encoding> greek = {E::windows1253, E::iso8859_7};

const std::vector<Sample>& samples() {
  static const std::vector<Sample> all = {
      {game("Pérez, Ñusta", "Muñoz, José", ""), western},
      {game("Müller", "Smith", ""), western},
      {game("Schröder", "Groß", ""), western},
      {game("Núñez", "Ibáñez", "la posición está mejor para las negras; ¿y el alfil?"), western},
      {game("Lefèvre, René", "Bérard", "la pièce est menacée, mais l'attaque était déjà finie"),
       western},
      {game("Jörg", "Käthe", "für den Läufer, später die Türme"), western},
      {game("Østergaard", "Sørensen", ""), {E::windows1252, E::cp850}},
      {game("Araújo, João", "Gonçalves", "não há posição melhor"), {E::windows1252, E::cp850}},
      {game("Łukasz Żółć", "Wałęsa", ""), central},
      {game("Gdańsk", "Białystok", "goniec jest późno, wieża i król"), central},
      {game("Dvořák, Jiří", "Šťastný", ""), central},
      {game("Růžička", "Přibyl", "černý má lepší pozici, bílý může táhnout věží"), central},
      {game("Győző", "Erdős", "később világos futó"), central},
      {game("Иванов", "Петров", ""), cyrillic},
      {game("Каспаров, Гарри", "Карпов, Анатолий", "лучше было ходить слоном"), cyrillic},
      {game("ИВАНОВ", "ПЕТРОВ", ""), cyrillic},
      {game("Непомнящий", "Smith, John", ""), cyrillic},
      {game("Íñigo Muñoz", "Andrés Peña", "las blancas están mejor"), {E::macintosh}},
      {game("Müller, Jürgen", "Schröder", "für den Läufer"), {E::macintosh}},
      {game("Dvořák, Jiří", "Šťastný", "černý má lepší pozici"), old_central},
      {game("Győző", "Erdős", "később világos futó"), old_central},
      {game("Gökçe Işık", "Doğan Yılmaz", "Ankara Şampiyonası"), {E::windows1254}},
      {game("Παπαδόπουλος", "Νικολάου", "τα λευκά είναι καλύτερα"), greek},
      {game("Šarūnas Šulskis", "Čmilytė", "žirgas ir bokštas"), {E::windows1257}},
      {game("Каспаров", "Карпов", "лучше было ходить слоном"), {E::iso8859_5, E::mac_cyrillic}},
      {"1. е4 е5 2. Кf3 Кc6 3. Сb5 а6 4. Сa4 Кf6 5. О-О Сe7 ничья\n", cyrillic},
  };
  return all;
}

// The text is what matters: sets that read it alike are equally right.
TEST(Detection, FindsASetThatReadsTheText) {
  for (const Sample& sample : samples())
    for (const Encoding encoding : sample.encodings) {
      const std::string bytes = encode(sample.text, encoding);
      const Guess guess = detect(bytes);
      EXPECT_EQ(decode(bytes, guess.encoding).text, sample.text)
          << encoding_name(encoding) << " taken for " << encoding_name(guess.encoding)
          << (guess.doubtful ? ", in doubt" : "");
    }
}

// Two sets that differ in one letter cannot be told apart by a short name: then the rival is named.
TEST(Detection, OneOfTheTwoIsRightWhereItIsInDoubt) {
  const std::vector<std::string> names = {"Großmann", "Ärmel", "Hőgye", "Úbeda",
                                          "ЮСУПОВ",   "УФА",   "Crêpe", "Ďuriš"};
  for (const std::string& name : names)
    for (std::size_t i = 0; i < 12; ++i) {
      const auto encoding = static_cast<Encoding>(i);
      const std::string text = game(name, "x", "");
      const icu::UnicodeString wide = icu::UnicodeString::fromUTF8(text);
      std::string bytes(200, '\0');
      bytes.resize(static_cast<std::size_t>(wide.extract(
          0, wide.length(), bytes.data(), 200, std::string(encoding_name(encoding)).c_str())));
      if (decode(bytes, encoding).text != text) continue;  // not a set for that name
      const Guess guess = detect(bytes);
      const bool right = decode(bytes, guess.encoding).text == text;
      const bool rival_right = guess.doubtful && decode(bytes, guess.rival).text == text;
      EXPECT_TRUE(right || rival_right) << name << " in " << encoding_name(encoding);
    }
}

TEST(Detection, ALongTextIsNotDoubtful) {
  std::string german, russian, polish;
  for (const char* name : {"Müller", "Schröder", "Jäger", "Weiß", "Köhler", "Grün"})
    german += game(name, "x", "für später");
  for (const char* name : {"Иванов", "Сидоров", "Щукин", "Фёдоров"})
    russian += game(name, "x", "белые лучше");
  for (const char* name : {"Łukasz", "Gąska", "Wójcik", "Żak", "Śliwa"})
    polish += game(name, "x", "król się cofnął");
  for (const Encoding encoding : western) EXPECT_FALSE(detect(encode(german, encoding)).doubtful);
  for (const Encoding encoding : cyrillic) EXPECT_FALSE(detect(encode(russian, encoding)).doubtful);
  for (const Encoding encoding : central) {
    EXPECT_FALSE(detect(encode(polish, encoding)).doubtful);
    EXPECT_EQ(detect(encode(polish, encoding)).encoding, encoding);
  }
}

TEST(Detection, SetsAreNamed) {
  EXPECT_EQ(detect("ascii").encoding, E::utf8);
  EXPECT_EQ(detect("").encoding, E::utf8);
  EXPECT_EQ(detect("Pérez, Иванов, 象棋").encoding, E::utf8);
  EXPECT_EQ(detect("[White \"M\xFCller\"]").encoding, E::windows1252);
  EXPECT_EQ(detect("[White \"M\x81ller\"]").encoding, E::cp850);
  EXPECT_EQ(detect("1/2 \xBD-\xBD").encoding, E::windows1252);
  EXPECT_EQ(detect("\xAB-\xAB 1/2").encoding, E::cp850);
}

TEST(Detection, Utf16WithAndWithoutAMark) {
  for (const Encoding encoding : {E::utf16le, E::utf16be})
    for (const char* name : {"Smith", "Иванов", "Pérez"}) {
      const std::string bytes = encode(game(name, "x", ""), encoding);
      EXPECT_EQ(detect(bytes).encoding, encoding) << name;
      EXPECT_EQ(decode(bytes, encoding).text, game(name, "x", ""));
    }
  EXPECT_EQ(detect("\xFF\xFE").encoding, E::utf16le);
  EXPECT_EQ(detect("\xFE\xFF").encoding, E::utf16be);
  EXPECT_EQ(detect(std::string("1. e4 \0\0\0\0\0\0 e5", 15)).encoding, E::utf8)
      << "zeros are not UTF-16";
}

TEST(Detection, AMarkOfUtf8ProvesNothing) {
  const std::string bytes = "\xEF\xBB\xBF" + encode(game("Müller", "Jäger", ""), E::windows1252);
  const Guess guess = detect(bytes);
  EXPECT_EQ(guess.encoding, E::windows1252);
  EXPECT_EQ(decode(bytes, guess.encoding).text, "\xEF\xBB\xBF" + game("Müller", "Jäger", ""));
}

TEST(Detection, AFewBadBytesInUtf8) {
  EXPECT_EQ(detect(game("Müller", "Jäger", "für später \xC3")).encoding, E::utf8);
}

TEST(DetectionOfGames, TheSetOfTheFileWhereItIsPlausible) {
  const Guess polish{.encoding = E::latin2}, german{.encoding = E::windows1252};
  const std::string torun = encode(game("Toruń", "x", ""), E::latin2);
  EXPECT_EQ(detect_game(torun, polish).encoding, E::latin2);
  EXPECT_EQ(detect_game(encode(game("Müller", "x", ""), E::latin2), polish).encoding, E::latin2);
  EXPECT_EQ(detect_game(game("Müller", "x", ""), german).encoding, E::utf8);
  EXPECT_EQ(detect_game("ascii", german).encoding, E::utf8);
}

TEST(DetectionOfGames, AnotherWhereItIsNot) {
  const Guess german{.encoding = E::windows1252};
  EXPECT_EQ(detect_game(encode(game("Müller", "Jäger", ""), E::cp850), german).encoding, E::cp850);
  EXPECT_EQ(detect_game(encode(game("Иванов", "Петров", ""), E::cp1251), german).encoding,
            E::cp1251);
  EXPECT_EQ(detect_game(encode(game("Иванов", "Петров", ""), E::cp866), {}).encoding, E::cp866);
}

// Words in UTF-8 say nothing of another set, nor do those in ASCII.
TEST(ForeignWords, HoldBytesOfOtherSets) {
  const std::vector<Word> words = foreign_words(
      "Ana Müller, J\xE4ger, Pe\xF1"
      "a 1. e4",
      10);
  ASSERT_EQ(words.size(), 2u);
  EXPECT_EQ(words[0].bytes, "J\xE4ger");
  EXPECT_EQ(words[1].bytes,
            "Pe\xF1"
            "a");
  EXPECT_EQ(foreign_words("J\xE4ger, Pe\xF1"
                          "a",
                          1)
                .size(),
            1u);
}

TEST(Names, OfSetsThatAreNeverGuessed) {
  EXPECT_EQ(decode("\xA4\xBC\xBD\xA6", E::iso8859_15).text, "€ŒœŠ");
  EXPECT_EQ(decode("\xD5", E::cp858).text, "€");
  EXPECT_EQ(decode("\xB6", E::iso8859_3).text, "ĥ");
  EXPECT_EQ(decode("\xE1", E::windows874).text, "แ");
  EXPECT_EQ(decode("\xD0", E::windows1258).text, "Đ");
}

TEST(Names, ByWhateverNameIcuKnows) {
  for (std::size_t i = 0; i < 12; ++i) {
    const auto encoding = static_cast<Encoding>(i);
    EXPECT_EQ(find_encoding(encoding_name(encoding)), encoding) << encoding_name(encoding);
  }
  EXPECT_EQ(find_encoding("latin1"), E::latin1);
  EXPECT_EQ(find_encoding("latin-1"), E::latin1);
  EXPECT_EQ(find_encoding("iso_8859-2"), E::latin2);
  EXPECT_EQ(find_encoding("cp1252"), E::windows1252);
  EXPECT_EQ(find_encoding("WINDOWS-1252"), E::windows1252);
  EXPECT_EQ(find_encoding("cp850"), E::cp850);
  EXPECT_EQ(find_encoding("437"), E::cp437);
  EXPECT_EQ(find_encoding("cp866"), E::cp866);
  EXPECT_EQ(find_encoding("cp1251"), E::cp1251);
  EXPECT_EQ(find_encoding("koi8-r"), E::koi8r);
  EXPECT_EQ(find_encoding("utf8"), E::utf8);
  EXPECT_EQ(find_encoding("utf-16"), E::utf16le);
  for (std::size_t i = 0; i < encodings; ++i)
    EXPECT_EQ(find_encoding(usual_encoding_names()[i]), static_cast<Encoding>(i))
        << usual_encoding_names()[i];
  EXPECT_EQ(find_encoding("ebcdic-nonsense"), std::nullopt);
  EXPECT_EQ(find_encoding("ISO-8859-15"), E::iso8859_15);
  EXPECT_EQ(find_encoding("latin9"), E::iso8859_15);
  EXPECT_EQ(find_encoding("latin5"), E::windows1254);
  EXPECT_EQ(find_encoding("iso-8859-8"), E::windows1255);
  EXPECT_EQ(find_encoding("us-ascii"), E::utf8);
  EXPECT_EQ(find_encoding("UTF-8-sig"), E::utf8);
  EXPECT_EQ(find_encoding("ANSI"), E::windows1252);
  EXPECT_EQ(find_encoding("win1251"), E::cp1251);
  EXPECT_EQ(find_encoding("Win-1250"), E::windows1250);
  EXPECT_EQ(find_encoding("win"), std::nullopt);
  EXPECT_EQ(find_encoding("winter"), std::nullopt);
  EXPECT_EQ(find_encoding("iso-8859-16"), std::nullopt);
  EXPECT_EQ(find_encoding("Shift_JIS"), E::shift_jis);
  EXPECT_EQ(find_encoding("cp949"), E::euc_kr);
  EXPECT_EQ(find_encoding("gbk"), E::gb18030);
  EXPECT_EQ(find_encoding("iso-2022-cn"), std::nullopt);
  EXPECT_EQ(find_encoding(""), std::nullopt);
}

TEST(Decoding, WhatHasNoMeaningIsReplacedAndCounted) {
  EXPECT_EQ(decode("a\x81\x9D"
                   "b\xE9",
                   E::windows1252)
                .text,
            "a\uFFFD\uFFFDbé");
  EXPECT_EQ(decode("a\x81\x9D"
                   "b\xE9",
                   E::windows1252)
                .replaced,
            2u);
  EXPECT_EQ(decode("a\xC3\xC3\xA9\xE2\x82", E::utf8).text, "a\uFFFDé\uFFFD\uFFFD");
  EXPECT_EQ(decode("a\xC3\xC3\xA9\xE2\x82", E::utf8).replaced, 3u);
  const std::string half(
      "\x00\xD8"
      "a\x00"
      "b",
      5);
  EXPECT_EQ(decode(half, E::utf16le).text, "\uFFFDa\uFFFD");
  EXPECT_EQ(decode(half, E::utf16le).replaced, 2u);
  EXPECT_EQ(decode(std::string("\xD8\x3D\xDE\x00", 4), E::utf16be).text, "\U0001F600");
}

RC_GTEST_PROP(Utf8Property, ValidIsWhatIcuTakes, ()) {
  const auto byte = rc::gen::element<char>('a', '\n', '\x80', '\xBF', '\x90', '\xA0', '\x9F',
                                           '\xC0', '\xC3', '\xE0', '\xE2', '\xED', '\xEF', '\xF0',
                                           '\xF1', '\xF4', '\xF5', '\xFF');
  const std::string text =
      std::string(*rc::gen::inRange(0, 70), 'x') + *rc::gen::container<std::string>(byte);
  bool valid = true;
  for (std::int32_t i = 0; i < static_cast<std::int32_t>(text.size());) {
    UChar32 c = 0;
    U8_NEXT(text.data(), i, static_cast<std::int32_t>(text.size()), c);
    valid = valid && c >= 0;
  }
  RC_ASSERT(is_valid_utf8(text) == valid);
  RC_ASSERT(is_valid_utf8(decode(text, Encoding::utf8).text));
  RC_ASSERT((decode(text, Encoding::utf8).replaced == 0) == valid);
}

// In each of its sets the text is found out, and comes back.
TEST(Detection, FindsTheSetsOfEastAsia) {
  const std::vector<Sample> all = {
      {game("羽生善治", "佐藤康光", "第三局、先手の勝ち"), {E::shift_jis, E::euc_jp}},
      {game("やまだ たろう", "スズキ", ""), {E::shift_jis, E::euc_jp}},
      {game("김민수", "이영희", "백의 승리, 체스 대회"), {E::euc_kr}},
      {game("박진호", "Smith", ""), {E::euc_kr}},
      {game("丁立人", "侯逸凡", "黑方认输"), {E::gb18030}},
      {game("王皓", "余泱漪", "全国锦标赛第三轮"), {E::gb18030}},
      {game("陳建宏", "劉家豪", "台北市國際象棋錦標賽"), {E::big5}},
      {game("محمد أحمد", "خالد سالم", "بطولة مصر الدولية"), {E::windows1256}},
      {game("Іванчук, Василь", "Пономарьов", "чемпіонат України, її гра"), {E::koi8u}}};
  for (const Sample& sample : all)
    for (const Encoding encoding : sample.encodings) {
      const std::string bytes = encode(sample.text, encoding);
      const Guess guess = detect(bytes);
      EXPECT_EQ(encoding_name(guess.encoding), encoding_name(encoding)) << sample.text;
      EXPECT_FALSE(guess.hopeless);
      EXPECT_EQ(decode(bytes, encoding).text, sample.text);
      EXPECT_EQ(encoded_size(sample.text, encoding), bytes.size());
      EXPECT_EQ(detect_game(bytes, guess).encoding, encoding);
    }
}

// Seven bits, with signs between.
TEST(Detection, FindsSetsThatShift) {
  const std::string japanese = game("山田 一郎", "Smith", "良い手");
  const std::string bytes = encode(japanese, E::iso2022_jp);
  EXPECT_EQ(detect(bytes).encoding, E::iso2022_jp);
  EXPECT_EQ(decode(bytes, E::iso2022_jp).text, japanese);
  const std::string chinese = "[White \"~{P;>|~}\"]\n[Black \"Smith\"]\n\n1. e4 {~{:C~}} *\n";
  EXPECT_EQ(detect(chinese).encoding, E::hz);
  EXPECT_EQ(decode(chinese, E::hz).text, "[White \"谢军\"]\n[Black \"Smith\"]\n\n1. e4 {好} *\n");
}

TEST(Detection, SignsWithoutCharactersProveNoSet) {
  for (const char* text : {"1. e4 ~{so} e5 *", "\x1B$B\x1B(B", "\x1B$Bso", "~{~}"})
    EXPECT_EQ(detect(text).encoding, E::utf8) << text;
}

TEST(Decoding, OddBytesOfUtf8AreLettersOfTheSetThatReadsThem) {
  const std::string text = game("Núñez, José",
                                "Pe\xF1"
                                "a",
                                "M\xFCller");
  const Guess guess = detect_game(text, detect(text));
  EXPECT_EQ(guess.encoding, E::utf8);
  EXPECT_EQ(guess.odd_bytes, E::windows1252);
  const Decoded decoded = decode(text, guess);
  EXPECT_EQ(decoded.text, game("Núñez, José", "Peña", "Müller"));
  EXPECT_EQ(decoded.borrowed, 2u);
  EXPECT_EQ(decoded.replaced, 0u);
  // A piece of a character, and a sign that is no letter.
  const Decoded broken = decode("\xC3\xBA\xC3 \xB3\xC3\xBA", guess);
  EXPECT_EQ(broken.text, "ú\uFFFD \uFFFDú");
  EXPECT_EQ(broken.replaced, 2u);
}

TEST(Detection, LettersOfScriptsWithoutGamesInLatinWordsAreChance) {
  const std::string text = "[White \"Dvo\xDE\x87k\"]\n";
  EXPECT_NE(detect(text).encoding, E::utf8);
  EXPECT_NE(detect_game(text, {.encoding = E::mac_central_europe}).encoding, E::utf8);
  EXPECT_EQ(detect("[White \"\xDE\x87\"]\n").encoding, E::utf8);
  EXPECT_EQ(detect(text + "{Núñez}\n").encoding, E::utf8);
}

RC_GTEST_PROP(DecodingProperty, ShiftedBytesKeepTheirPlaces, (std::string bytes)) {
  for (const Encoding encoding : {E::iso2022_jp, E::hz}) {
    const std::string shifted =
        (encoding == E::hz ? "~{P;~}" : "\x1B$B;3\x1B(B") + bytes + "~{P;\x1B$B";
    const Decoded decoded = decode(shifted, encoding);
    RC_ASSERT(is_valid_utf8(decoded.text));
  }
}

RC_GTEST_PROP(DecodingProperty, EastAsianBytesAreOneCharacterAUnit, (std::string bytes)) {
  for (const Encoding encoding :
       {E::gb18030, E::big5, E::shift_jis, E::euc_jp, E::euc_kr, E::windows1256, E::koi8u}) {
    const Decoded decoded = decode(bytes, encoding);
    RC_ASSERT(is_valid_utf8(decoded.text));
    const GameText text{.text = decoded.text, .raw = bytes, .encoding = {.encoding = encoding}};
    Locator locator(text);
    RC_ASSERT(locator.place(static_cast<std::uint32_t>(decoded.text.size())).offset ==
              bytes.size());
  }
}

RC_GTEST_PROP(DecodingProperty, SizesComeBack, (std::string bytes)) {
  for (const Encoding encoding : {E::windows1252, E::latin1, E::latin2, E::cp850, E::cp437,
                                  E::cp1251, E::koi8r, E::cp866, E::windows1250}) {
    const Decoded decoded = decode(bytes, encoding);
    RC_ASSERT(is_valid_utf8(decoded.text));
    RC_ASSERT(encoded_size(decoded.text, encoding) == bytes.size());
  }
  bytes.resize(bytes.size() / 2 * 2);
  for (const Encoding encoding : {E::utf16le, E::utf16be}) {
    const Decoded decoded = decode(bytes, encoding);
    RC_ASSERT(is_valid_utf8(decoded.text));
    // Half a pair at the very end is one replacement for two bytes, as any other.
    RC_ASSERT(encoded_size(decoded.text, encoding) == bytes.size());
  }
}

RC_GTEST_PROP(DetectionProperty, AnyBytesAreTaken, (std::string bytes)) {
  const Guess guess = detect(bytes);
  RC_ASSERT(is_valid_utf8(decode(bytes, guess.encoding).text));
  RC_ASSERT(is_valid_utf8(decode(bytes, detect_game(bytes, guess).encoding).text));
}

}  // namespace
}  // namespace planilla::encoding_test
