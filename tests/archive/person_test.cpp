// Names as the world writes them, and how far apart they are.
#include "archive/identity/person.h"

#include "archive/identity/given_names.h"
#include "base/data.h"
#include "checks/facts/names.h"

#include <gtest/gtest.h>

#include <ostream>
#include <sstream>
#include <string>
#include <vector>

namespace planilla {
namespace {

struct Pair {
  const char *a, *b;
  NameMatch match;
};

void PrintTo(const Pair& pair, std::ostream* out) {
  *out << pair.a << " | " << pair.b;
}

class Names : public testing::TestWithParam<Pair> {};

TEST_P(Names, AreComparedBothWays) {
  const std::string packed_a = packed_person(GetParam().a), packed_b = packed_person(GetParam().b);
  const Person a(packed_a), b(packed_b);
  EXPECT_EQ(compare(a, b), GetParam().match);
  EXPECT_EQ(compare(b, a), GetParam().match);
}

INSTANTIATE_TEST_SUITE_P(
    All, Names,
    testing::Values(Pair{"Carlsen, Magnus", "Carlsen, Magnus", NameMatch::equal},
                    Pair{"Müller, Ana", "Mueller, Ana", NameMatch::equal},
                    Pair{"Petrosian, Tigran V", "Petrosian, T", NameMatch::compatible},
                    Pair{"Petrosian TV", "Petrosian, Tigran Vartanovich", NameMatch::compatible},
                    Pair{"Tal, Mikhail", "Mikhail Tal", NameMatch::compatible},
                    Pair{"Contreras", "Contreras Pérez, Ana", NameMatch::compatible},
                    Pair{"Van Oosterom, Joop", "Oosterom, Joop van", NameMatch::equal},
                    Pair{"Summerscale Aaron", "Summerscale A", NameMatch::compatible},
                    Pair{"Чигорин, Михаил", "Tschigorin, Mikhail", NameMatch::transliterated},
                    Pair{"Chigorin, Mikhail", "Tschigorin, Michail", NameMatch::transliterated},
                    Pair{"Μιλαντίνοβιτς, Νίκος", "Miladinovic, Nikos", NameMatch::transliterated},
                    Pair{"Μπανίκας, Χρήστος", "Banikas, Hristos", NameMatch::transliterated},
                    Pair{"Anand, Viswanathan", "Viswanathan, Anand", NameMatch::exchanged},
                    Pair{"Capablanca, Jose", "Capablenca, Jose", NameMatch::transliterated},
                    Pair{"Capablanca, Jose", "Capablamca, Jose", NameMatch::mistyped},
                    Pair{"Polgar, Judit", "Polgar, Zsofia", NameMatch::given_differ},
                    Pair{"Smith, John jr", "Smith, John sr", NameMatch::given_differ},
                    Pair{"Smith, John Jr.", "Smith, John", NameMatch::compatible},
                    Pair{"Smith, John II", "John Smith III", NameMatch::given_differ},
                    Pair{"Smith, John II", "Smith, J. Jr", NameMatch::compatible},
                    Pair{"Li, Chao a", "Li, Chao b", NameMatch::given_differ},
                    Pair{"García, Luis I", "García, Luis II", NameMatch::given_differ},
                    Pair{"García, Luis I", "García, Luis", NameMatch::compatible},
                    Pair{"Wang Yue", "Wang Yu", NameMatch::doubtful},
                    Pair{"Georgiev Kiril", "Georgiev Kir", NameMatch::doubtful},
                    Pair{"Westerinen Henki", "Westerinen Heikki", NameMatch::doubtful},
                    Pair{"Dos E", "Dos, Eva", NameMatch::compatible},
                    Pair{"Nikitina", "Nikitin", NameMatch::different},
                    Pair{"Petrova E", "Petrov E", NameMatch::given_differ},
                    Pair{"Stockfish 14", "Stockfish 15", NameMatch::given_differ},
                    Pair{"Mc Cambridge V", "McCambridge V", NameMatch::compatible},
                    Pair{"Zhang Pengxiang", "Zhang Peng", NameMatch::given_differ},
                    Pair{"McShane, Luke", "Mac Shane, L", NameMatch::compatible},
                    Pair{"Mkrttschjan, Ana", "Mkrtchian, Ana", NameMatch::transliterated},
                    Pair{"player101", "player102", NameMatch::different},
                    Pair{"Li, Chao a", "Li, Chao", NameMatch::compatible},
                    Pair{"Topalov Veselin (BUL)", "Topalov, Veselin", NameMatch::compatible},
                    Pair{"Topalov, Veselin (BUL) (2700)", "Topalov, Veselin", NameMatch::equal},
                    Pair{"Quintanar Gil, Ana", "Quintanar iGl, Ana", NameMatch::mistyped},
                    Pair{"Quintanar Gil, Ana", "Quintanar Gil, Eva", NameMatch::given_differ},
                    Pair{"Quintanar Gil, Ana", "Quintanar Paz, Ana", NameMatch::different},
                    Pair{"Li, Chao (a)", "Li, Chao (b)", NameMatch::given_differ},
                    Pair{"Jones, Alan", "Jones, Ellen", NameMatch::given_differ},
                    Pair{"Jones, Mary", "Jones, Mark", NameMatch::doubtful},
                    Pair{"Jones, Magnus", "Jones, Magnes", NameMatch::transliterated},
                    Pair{"Jusupow, Jurij", "Yusupov, Yuri", NameMatch::transliterated},
                    Pair{"Carlsen, Magnus", "Caruana, Fabiano", NameMatch::different},
                    Pair{"Seirawan, Y. L.", "Seirawan Yasser", NameMatch::compatible},
                    Pair{"Alekseev, E. N.", "Alekseev, Evgeny", NameMatch::compatible},
                    Pair{"E. Torre", "Torre, Carlos", NameMatch::given_differ},
                    Pair{"ORTEGA Y GASSET, ANA", "Ortega Gasset, A", NameMatch::compatible},
                    Pair{"Ortega y Gasset, Ana", "Ortega, Ana", NameMatch::compatible},
                    Pair{"Сейдман, Х", "Seidman H", NameMatch::transliterated},
                    Pair{"Авербах, Юрий", "Averbakh, Yuri L", NameMatch::transliterated},
                    Pair{"Щербаков, Яков", "Shcherbakov, Yakov", NameMatch::equal},
                    Pair{"Щербаков, Яков", "Schtscherbakow, J", NameMatch::transliterated},
                    Pair{"Shcherbakov, Yuri", "Chtcherbakov, Y", NameMatch::transliterated},
                    Pair{"Юсупов, А", "Yusupov, Artur", NameMatch::compatible},
                    Pair{"Nunn, John", "Nunn, Jon", NameMatch::transliterated},
                    Pair{"Zhukov, Ivan", "Schukow, I", NameMatch::transliterated},
                    Pair{"Alexandrov, Max", "Aleksandrov, Maks", NameMatch::transliterated},
                    Pair{"Yusupov, Artur", "Iusupov, Artur", NameMatch::transliterated},
                    Pair{"Bareev, Evgeny", "Barejew, J", NameMatch::given_differ},
                    Pair{"Bareev, E", "Barejew, Jewgeni", NameMatch::transliterated},
                    Pair{"Korchnoi, W", "Kortchnoi, Viktor", NameMatch::transliterated},
                    Pair{"Зайцев, Игорь", "Saizew, Igor", NameMatch::transliterated},
                    Pair{"Zaitsev, Igor", "Zajcew, Igor", NameMatch::transliterated},
                    Pair{"Zaitcev, Igor", "Saizew, I", NameMatch::transliterated},
                    Pair{"Shirov, Alexei", "Chirov, Alexei", NameMatch::transliterated},
                    Pair{"Zhukov, Ivan", "Jukov, Ivan", NameMatch::transliterated},
                    Pair{"Alekhine, Alexander", "Alejin, Alexander", NameMatch::transliterated},
                    Pair{"Efimenko, Zahar", "Iefimenko, Zahar", NameMatch::transliterated},
                    Pair{"Djukic, Ana", "Джукич, Ana", NameMatch::transliterated},
                    Pair{"Zimin, Ana", "Khomin, Ana", NameMatch::different},
                    Pair{"Vachier-Lagrave, M", "VachierLagrave, Maxime", NameMatch::compatible},
                    Pair{"De Witt, Jan", "DeWitt, Jan", NameMatch::compatible},
                    Pair{"Denker, Ana", "Ker, Ana", NameMatch::different},
                    Pair{"VAN DER WIEL John", "van der Wiel, John", NameMatch::compatible},
                    Pair{"BLACKBURNE, JH.", "Blackburne, Joseph H", NameMatch::compatible},
                    Pair{"GRÜNFELD, PIA", "Grünfeld, Aleksander", NameMatch::given_differ},
                    Pair{"Rogers, Ian", "Roers, Ian", NameMatch::mistyped},
                    Pair{"Suetin, Alexey", "Smetin, Alexey", NameMatch::mistyped},
                    Pair{"Andersen, Ana", "Anders, Ana", NameMatch::different},
                    Pair{"NN", "Carlsen, Magnus", NameMatch::unknown},
                    Pair{"?", "?", NameMatch::unknown}));

TEST(GivenNames, AreOneInAllTheirForms) {
  const GivenNames given(Data::embedded());
  const auto compared = [&](const char* x, const char* y) {
    const std::string a = packed_person(x, given), b = packed_person(y, given);
    return compare(Person(a), Person(b));
  };
  EXPECT_EQ(compared("Fischer, Bobby", "Fischer Robert"), NameMatch::transliterated);
  EXPECT_EQ(compared("Tal, Misha", "Tal, Mihail"), NameMatch::transliterated);
  EXPECT_EQ(compared("Tal, Mijail", "Tal, Michaił"), NameMatch::transliterated);
  EXPECT_EQ(compared("Miles, Tony J", "Miles Anthony J (ENG)"), NameMatch::transliterated);
  EXPECT_EQ(compared("Polgar, Judit", "Polgar, Zsuzsa"), NameMatch::given_differ);
  EXPECT_EQ(compared("Gelfand, Boris", "Gelfand, Bois"), NameMatch::mistyped);
  EXPECT_EQ(compared("Jones, Mary", "Jones, Mark"), NameMatch::given_differ);
  EXPECT_EQ(compared("Jones, Lars", "Jones, Las"), NameMatch::mistyped);
  EXPECT_EQ(compared("Jones, Maia", "Jones, Mia"), NameMatch::given_differ);
  EXPECT_EQ(compared("Jones, Mara", "Jones, Mark"), NameMatch::given_differ);
  EXPECT_EQ(compared("Smith, Martin", "Smith, Martina"), NameMatch::compatible);
  EXPECT_EQ(compared("Jones, Alan", "Jones, Helen"), NameMatch::given_differ);
  EXPECT_EQ(compared("Jones, Tamaz", "Jones, Otar"), NameMatch::given_differ);  // on no list
  EXPECT_EQ(compared("Gomez, Pepe", "Gomez, J"), NameMatch::transliterated);
  EXPECT_EQ(compared("Miles T", "Miles, Anthony"), NameMatch::given_differ);
  EXPECT_EQ(compared("Miles A", "Miles, Tony"), NameMatch::transliterated);
  EXPECT_EQ(compared("Rey, Ramon", "Rer, Ramon"), NameMatch::doubtful);
  EXPECT_EQ(compared("Bobby, Ana", "Robert, Ana"), NameMatch::different);  // surnames are no names
}

TEST(GivenNames, StandOnce) {
  const Data data = Data::embedded();
  const GivenNames given(data);
  std::istringstream lines{std::string(data.get("data/names/given_names.txt"))};
  std::uint16_t group = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    ++group;
    std::istringstream words(line);
    for (std::string word; words >> word;) EXPECT_EQ(given.group(fold_name(word)), group) << word;
  }
}

TEST(NameKeys, AreTheSameForSpellingsOfOneSurname) {
  const auto surname = [](const char* name) { return keys_of(Person(packed_person(name))).first; };
  EXPECT_EQ(surname("Чигорин, Михаил"), surname("Chigorin, M"));
  EXPECT_EQ(surname("?"), 0);
}

TEST(PackedNames, KeepSixWordsOfSixtyFourLetters) {
  const std::string packed =
      packed_person("Uno Tal Tres Cuatro Cinco Seis Siete, " + std::string(99, 'a'));
  const Person person(packed);
  EXPECT_EQ(person.count, most_name_words);
  EXPECT_EQ(person.words[5].text(), "seis");
  const std::string longest = packed_person(std::string(99, 'a'));
  EXPECT_EQ(Person(longest).words[0].text().size(), 64u);
}

}  // namespace
}  // namespace planilla
