// Names as the world writes them, and how far apart they are.
#include "archive/identity/person.h"

#include <gtest/gtest.h>

#include <ostream>
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
  const Person a = person(GetParam().a), b = person(GetParam().b);
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
                    Pair{"Anand, Viswanathan", "Viswanathan, Anand", NameMatch::exchanged},
                    Pair{"Capablanca, Jose", "Capablenca, Jose", NameMatch::transliterated},
                    Pair{"Capablanca, Jose", "Capablamca, Jose", NameMatch::mistyped},
                    Pair{"Polgar, Judit", "Polgar, Zsofia", NameMatch::given_differ},
                    Pair{"Smith, John jr", "Smith, John sr", NameMatch::given_differ},
                    Pair{"Smith, John Jr.", "Smith, John", NameMatch::compatible},
                    Pair{"Smith, John II", "John Smith III", NameMatch::given_differ},
                    Pair{"Smith, John II", "Smith, J. Jr", NameMatch::compatible},
                    Pair{"Li, Chao a", "Li, Chao b", NameMatch::given_differ},
                    Pair{"Li, Chao a", "Li, Chao", NameMatch::compatible},
                    Pair{"Jones, Alan", "Jones, Ellen", NameMatch::given_differ},
                    Pair{"Jones, Mary", "Jones, Mark", NameMatch::given_differ},
                    Pair{"Jones, Magnus", "Jones, Magnes", NameMatch::transliterated},
                    Pair{"Jusupow, Jurij", "Yusupov, Yuri", NameMatch::transliterated},
                    Pair{"Carlsen, Magnus", "Caruana, Fabiano", NameMatch::different},
                    Pair{"NN", "Carlsen, Magnus", NameMatch::unknown},
                    Pair{"?", "?", NameMatch::unknown}));

TEST(NameKeys, AreTheSameForSpellingsOfOneSurname) {
  EXPECT_EQ(keys_of(person("Чигорин, Михаил")).first, keys_of(person("Chigorin, M")).first);
  EXPECT_EQ(keys_of(person("?")).first, 0);
}

}  // namespace
}  // namespace planilla
