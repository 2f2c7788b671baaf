// Data files of languages and notations: what stands in them, and how faults are told.
#include "notation/data/language.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <utility>

#include "notation/data/language_name.h"
#include "tests/notation/support.h"

namespace planilla::language_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const Languages& languages() {
  return notations().languages();
}

TEST(Languages, LettersAndWords) {
  const Language& es = *languages().find("es");
  EXPECT_THAT(es.symbols[knight], ElementsAre("C"));
  EXPECT_EQ(es.headings.at("blancas"), "White");
  EXPECT_EQ(es.headings.at("elo negras"), "BlackElo");
  EXPECT_EQ(es.months.at(0), "enero");
  EXPECT_THAT(es.draw, testing::Contains("tablas"));
  EXPECT_THAT(es.black_wins, testing::Contains("las blancas abandonan"));
  EXPECT_EQ(es.confidence, Confidence::high);
  EXPECT_EQ(languages().find("ru")->symbols[king].front(), "Кр");
}

TEST(Languages, FoundByTag) {
  EXPECT_EQ(languages().find("es-CO")->tag, "es");
  EXPECT_EQ(languages().find("pt")->tag, "pt-BR");
  EXPECT_EQ(languages().find("sr-Latn")->tag, "sr-Latn");
  EXPECT_EQ(languages().find("tlh"), nullptr);
  EXPECT_EQ(languages().find(""), nullptr);
}

TEST(Languages, FoundByAnyNameOfTheirs) {
  for (const auto& [word, tag] : {std::pair{"Castellano", "es"},
                                  {"valenciano", "ca"},
                                  {"Flemish", "nl"},
                                  {"FARSI", "fa"},
                                  {"aleman", "de"},
                                  {"Portuguese", "pt-BR"},
                                  {"norsk", "nb"}}) {
    ASSERT_NE(language_named(languages(), word), nullptr) << word;
    EXPECT_EQ(language_named(languages(), word)->tag, tag);
  }
  EXPECT_EQ(language_named(languages(), "klingon"), nullptr);
}

// A name that two files give would be whichever comes first.
TEST(Languages, NoNameIsOfTwo) {
  for (const Language& language : languages().all())
    for (const std::string& name : language.other_names)
      EXPECT_EQ(language_named(languages(), name), &language) << language.tag << ": " << name;
}

TEST(Languages, EveryOneIsWhole) {
  EXPECT_GE(languages().all().size(), 60u);
  for (const Language& language : languages().all()) {
    SCOPED_TRACE(language.tag);
    EXPECT_EQ(language.script.size(), 4u);
    EXPECT_FALSE(language.native_name.empty());
    for (Role role : {knight, bishop, rook, queen, king}) {
      ASSERT_FALSE(language.symbols[role].empty());
      for (Role other : {knight, bishop, rook, queen, king})
        if (other != role) {
          EXPECT_NE(language.symbols[role].front(), language.symbols[other].front());
        }
    }
    for (const auto& [word, tag] : language.headings)
      EXPECT_TRUE(tag[0] >= 'A' && tag[0] <= 'Z') << word;
  }
}

TEST(Languages, ClassesShareLetters) {
  const LanguageClass& group = languages().class_of(*languages().find("es"));
  std::vector<std::string> tags;
  for (const Language* language : group.languages) tags.push_back(language->tag);
  EXPECT_THAT(tags, ElementsAre("ca", "es", "it"));
  EXPECT_TRUE(group.one_byte);
  EXPECT_FALSE(group.by_name_only);
  EXPECT_EQ(&group, &languages().class_of(*languages().find("it")));
  EXPECT_FALSE(languages().class_of(*languages().find("ru")).one_byte);
  EXPECT_TRUE(languages().class_of(*languages().find("fy")).by_name_only);
  for (const LanguageClass& c : languages().classes())
    for (const Language* language : c.languages) EXPECT_EQ(&languages().class_of(*language), &c);
}

TEST(LanguageGrammars, AllOfTheManual) {
  std::vector<std::string> names;
  for (const GrammarInfo& info : notations().grammars()) names.push_back(info.name);
  EXPECT_THAT(names, ElementsAre("algebraic", "descriptive-en", "descriptive-es", "descriptive-fr",
                                 "descriptive-pt", "figurine-font", "figurine", "iccf", "smith",
                                 "spoken-ca", "spoken-de", "spoken-en", "spoken-es", "spoken-fr",
                                 "spoken-it", "spoken-nl", "spoken-pt", "uci"));
  EXPECT_FALSE(notations().find_grammar("descriptive-en")->evidence);
  EXPECT_TRUE(notations().find_grammar("algebraic")->uses_letters);
}

// What a folder with one file in it makes of Notations.
std::string fault_of(const std::string& name, const std::string& text) {
  const std::filesystem::path folder =
      std::filesystem::path(testing::TempDir()) /
      testing::UnitTest::GetInstance()->current_test_info()->name();
  std::filesystem::create_directories((folder / name).parent_path());
  std::ofstream(folder / name) << text;
  Data data = Data::embedded();
  data.overlay(folder);
  std::string what = "no fault";
  try {
    const Notations all(data);
  } catch (const DataError& error) {
    what = error.what();
  }
  std::filesystem::remove_all(folder);
  return what;
}

TEST(DataFaults, HaveFileLineAndColumn) {
  const std::string head = "tag = \"xx\"\nname = \"X\"\nnative_name = \"x\"\nscript = \"Latn\"\n";
  EXPECT_THAT(fault_of("locales/xx.toml", head + "confidence = \"some\"\n"),
              HasSubstr("xx.toml:5:14"));
  const std::string letters =
      "[letters]\nking = \"R\"\nqueen = [\"D\"]\nrook = [\"T\"]\nbishop = [\"A\"]\nknight = "
      "[\"C\"]\n";
  EXPECT_EQ(fault_of("locales/xx.toml", head + "confidence = \"low\"\n" + letters), "no fault");
  EXPECT_THAT(fault_of("locales/xx.toml",
                       head + "confidence = \"low\"\n" + letters + "bishops = [\"A\"]\n"),
              testing::AllOf(HasSubstr("xx.toml:12:1"), HasSubstr("data-unknown-key: bishops")));
  EXPECT_THAT(fault_of("locales/xx.toml", head + "confidence = \"low\"\n[letters]\nking = [1]\n"),
              HasSubstr("xx.toml:7:9"));
  EXPECT_THAT(fault_of("locales/xx.toml", head), HasSubstr("data-missing: confidence"));
  EXPECT_THAT(fault_of("locales/xx.toml", "tag = \n"), HasSubstr("xx.toml:1:"));
}

TEST(DataFaults, PatternsAreTried) {
  const std::string head = "title = \"T\"\ndescription = \"D\"\nexample = \"E\"\n[[pattern]]\n";
  EXPECT_EQ(fault_of("grammars/xx.toml", head + "re = '{piece}{to_file}{to_rank}'\n"), "no fault");
  EXPECT_THAT(fault_of("grammars/xx.toml", head + "re = '({piece}'\n"), HasSubstr("xx.toml:5:6"));
  EXPECT_THAT(fault_of("grammars/xx.toml", head + "re = '(?P<nonsense>a)'\n"),
              HasSubstr("nonsense"));
  EXPECT_THAT(fault_of("grammars/xx.toml", head + "re = '{piece}{piece}'\n"),
              HasSubstr("xx.toml:5:6"));
  EXPECT_THAT(fault_of("grammars/xx.toml", "base = \"nothing\"\n" + head),
              HasSubstr("xx.toml:1:8"));
}

}  // namespace
}  // namespace planilla::language_test
