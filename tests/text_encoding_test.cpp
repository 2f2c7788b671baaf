// Character sets: which one a text is in, and its conversion.
#include <gtest/gtest.h>
#include <unicode/unistr.h>

#include <string>
#include <vector>

#include "text/encoding.h"

namespace planilla {
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

}  // namespace
}  // namespace planilla
