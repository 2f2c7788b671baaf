// What rules say, in every language: patterns that ICU can read, with the arguments and the cases
// of the English ones, and the plural forms that the language needs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <toml++/toml.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/plurrule.h>
#include <unicode/strenum.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "base/data.h"
#include "checks/engine/check.h"
#include "tests/release.h"
#include "write/findings/message_catalog.h"

namespace planilla::sentences_test {
namespace {

using Words = std::set<std::string>;

std::string utf8(const icu::UnicodeString& text) {
  std::string out;
  text.toUTF8String(out);
  return out;
}

icu::MessagePattern parse(std::string_view text) {
  UErrorCode status = U_ZERO_ERROR;
  return {icu::UnicodeString::fromUTF8(std::string(text)), nullptr, status};
}

Words arguments(const icu::MessagePattern& pattern) {
  Words out;
  for (int i = 0; i < pattern.countParts(); ++i)
    if (pattern.getPartType(i) == UMSGPAT_PART_TYPE_ARG_NAME)
      out.insert(utf8(pattern.getSubstring(pattern.getPart(i))));
  return out;
}

// The cases of every argument of a type: "reason=blocked" for a select; one entry a plural, in
// order.
std::vector<Words> cases(const icu::MessagePattern& pattern, UMessagePatternArgType type) {
  std::vector<Words> out;
  for (int i = 0; i < pattern.countParts(); ++i) {
    if (pattern.getPartType(i) != UMSGPAT_PART_TYPE_ARG_START ||
        pattern.getPart(i).getArgType() != type)
      continue;
    const std::string name = utf8(pattern.getSubstring(pattern.getPart(i + 1)));
    Words words;
    for (int k = i + 2; k < pattern.getLimitPartIndex(i); ++k) {
      if (pattern.getPartType(k) == UMSGPAT_PART_TYPE_ARG_SELECTOR)
        words.insert(name + "=" + utf8(pattern.getSubstring(pattern.getPart(k))));
      if (pattern.getPartType(k) == UMSGPAT_PART_TYPE_MSG_START) k = pattern.getLimitPartIndex(k);
    }
    out.push_back(words);
  }
  return out;
}

Words select_cases(const icu::MessagePattern& pattern) {
  Words out;
  for (const Words& words : cases(pattern, UMSGPAT_ARG_TYPE_SELECT))
    out.insert(words.begin(), words.end());
  return out;
}

Words plural_forms(const std::string& language) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::PluralRules> rules(
      icu::PluralRules::forLocale(icu::Locale(language.c_str()), status));
  const std::unique_ptr<icu::StringEnumeration> names(rules->getKeywords(status));
  Words out;
  while (const icu::UnicodeString* name = names->snext(status)) out.insert(utf8(*name));
  return out;
}

void expect_pattern(std::string_view text, const std::string& language) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where{};
  const icu::MessageFormat format(icu::UnicodeString::fromUTF8(std::string(text)),
                                  icu::Locale(language.c_str()), where, status);
  ASSERT_TRUE(U_SUCCESS(status)) << u_errorName(status) << " at " << where.offset << " of " << text;
  const Words needed = plural_forms(language);
  for (const Words& plural : cases(parse(text), UMSGPAT_ARG_TYPE_PLURAL)) {
    const std::string name = plural.begin()->substr(0, plural.begin()->find('=') + 1);
    for (const std::string& form : needed)
      EXPECT_TRUE(plural.count(name + form))
          << text << "\nhas no plural form " << form << " for " << name;
  }
}

void expect_translation(std::string_view english, std::string_view text,
                        const std::string& language) {
  expect_pattern(text, language);
  const icu::MessagePattern original = parse(english), translation = parse(text);
  // A language has its English name in English, and its own name elsewhere.
  std::set<std::string> named = arguments(translation);
  if (named.erase("native") != 0) named.insert("language");
  EXPECT_EQ(named, arguments(original)) << text;
  EXPECT_EQ(select_cases(translation), select_cases(original)) << text;
}

std::vector<std::string> languages(const Data& data) {
  constexpr std::string_view folder = "locales/messages/rules/", ending = ".toml";
  std::vector<std::string> out;
  for (const std::string& name : data.list(folder))
    out.push_back(name.substr(folder.size(), name.size() - folder.size() - ending.size()));
  return out;
}

TEST(MessageSentences, EnglishPatternsParse) {
  for (const Check& check : all_checks()) {
    SCOPED_TRACE(rule_id(check.rule));
    expect_pattern(check.message, "en");
    expect_pattern(check.help, "en");
  }
}

TEST(MessageSentences, TheFilesHoldNothingUnknown) {
  const Data data = Data::embedded();
  for (const std::string& language : languages(data))
    EXPECT_NO_THROW(MessageCatalog::check(data, language)) << language;
  EXPECT_NO_THROW(MessageCatalog::check(data, "en"));
}

TEST(MessageSentences, TranslationsFitTheEnglishPatterns) {
  const Data data = Data::embedded();
  ASSERT_THAT(languages(data), ::testing::Contains("es"));
  for (const std::string& language : languages(data)) {
    const MessageCatalog catalog(data, language);
    for (const Check& check : all_checks()) {
      SCOPED_TRACE(language + " " + std::string(rule_id(check.rule)));
      if (const auto text = catalog.rule(check.rule, "message"))
        expect_translation(check.message, text->pattern, language);
      if (const auto text = catalog.rule(check.rule, "help"))
        expect_translation(check.help, text->pattern, language);
      if (const auto text = catalog.rule(check.rule, "title")) {
        EXPECT_TRUE(arguments(parse(text->pattern)).empty());
      }
    }
  }
}

// What JSON calls a candidate or a place is a field of every finding.
bool is_field(const std::string& name) {
  return Words{"written", "candidates", "suggestion", "move", "fen"}.count(name) != 0;
}

const ArgumentInfo* declared(Rule rule, const std::string& name) {
  for (const ArgumentInfo& argument : rule.info().arguments)
    if (argument.name == name) return &argument;
  return nullptr;
}

// "reason=no_such_piece": a case that the argument can have.
bool can_be(const ArgumentInfo& argument, std::string word) {
  std::replace(word.begin(), word.end(), '_', '-');
  if (word == "other") return true;
  if (argument.type == ArgumentType::flag) return word == "true" || word == "false";
  if (argument.type != ArgumentType::word) return true;
  return (" " + std::string(argument.words) + " ").find(" " + word + " ") != std::string::npos;
}

// Translations name the same arguments as the English patterns, so this holds for all languages.
TEST(MessageSentences, NameWhatTheirRuleDeclares) {
  for (const Check& check : all_checks()) {
    SCOPED_TRACE(rule_id(check.rule));
    for (const std::string_view text : {check.message, check.help}) {
      for (const std::string& name : arguments(parse(text)))
        EXPECT_TRUE(is_field(name) || declared(check.rule, name)) << name << " is not in .args";
      for (const std::string& one : select_cases(parse(text))) {
        const std::size_t equals = one.find('=');
        const ArgumentInfo* argument = declared(check.rule, one.substr(0, equals));
        EXPECT_TRUE(!argument || can_be(*argument, one.substr(equals + 1))) << one;
      }
      for (const Words& plural : cases(parse(text), UMSGPAT_ARG_TYPE_PLURAL)) {
        const ArgumentInfo* argument =
            declared(check.rule, plural.begin()->substr(0, plural.begin()->find('=')));
        EXPECT_TRUE(argument && argument->type == ArgumentType::number) << *plural.begin();
      }
    }
  }
}

TEST(MessageSentences, EveryLanguageHereIsComplete) {
  const Data data = Data::embedded();
  for (const std::string& language : languages(data)) {
    const MessageCatalog catalog(data, language);
    for (const Check& check : all_checks()) {
      SCOPED_TRACE(language + " " + std::string(rule_id(check.rule)));
      const auto has = [&](const char* key) { return catalog.rule(check.rule, key).has_value(); };
      const std::string what = language + " of " + std::string(rule_id(check.rule));
      if (!has("message")) owed("the message in " + what);
      if (!has("title")) owed("the title in " + what);
      if (!has("help") && !check.help.empty()) owed("the help in " + what);
      EXPECT_FALSE(has("help") && check.help.empty()) << "the English one has no help";
    }
  }
}

toml::table texts_of(const Data& data, const std::string& language) {
  return *toml::parse(data.get("locales/messages/" + language + ".toml"))["texts"].as_table();
}

// What a report says besides its findings; `sealed` and the details of illegal moves may be missing
// in a language.
bool is_of_reports(const std::string& key) {
  for (const char* prefix : {"severity-", "summary", "html-", "help", "white", "black", "piece-"})
    if (key.rfind(prefix, 0) == 0) return true;
  return false;
}

TEST(MessageSentences, TextsFitTheEnglishOnes) {
  const Data data = Data::embedded();
  const toml::table english = texts_of(data, "en");
  for (const std::string& language : languages(data)) {
    const toml::table texts = texts_of(data, language);
    for (const auto& [key, text] : texts) {
      SCOPED_TRACE(language + " " + std::string(key.str()));
      ASSERT_TRUE(english.contains(key)) << "is no text of en.toml";
      expect_translation(*english[key].value<std::string>(), *text.value<std::string>(), language);
    }
    for (const auto& [key, text] : english)
      if (language == "es" || is_of_reports(std::string(key.str()))) {
        EXPECT_TRUE(texts.contains(key)) << language << " lacks " << key.str();
      }
  }
}

// What comes in English has the same words in all of them.
TEST(MessageSentences, EveryLanguageHasTheSameWords) {
  const Data data = Data::embedded();
  const std::vector<std::string> spanish = MessageCatalog(data, "es").words();
  EXPECT_THAT(spanish, ::testing::IsSupersetOf({"No such file or directory", "algebraic"}));
  for (const std::string& language : languages(data)) {
    const MessageCatalog catalog(data, language);
    EXPECT_EQ(catalog.words(), spanish) << language;
    for (const std::string& word : catalog.words()) EXPECT_NE(catalog.word(word), "") << word;
  }
  for (const std::string& grammar : data.list("grammars/"))
    if (const std::string name = grammar.substr(9); name.ends_with(".toml")) {
      EXPECT_THAT(spanish, ::testing::Contains(name.substr(0, name.size() - 5)));
    }
}

TEST(MessageSentences, TheTestKnowsTheFormsOfRomanceLanguages) {
  EXPECT_EQ(plural_forms("es"), (Words{"many", "one", "other"}));
  EXPECT_EQ(plural_forms("de"), (Words{"one", "other"}));
  const icu::MessagePattern pattern =
      parse("{a, plural, one {x} other {{b, select, c {1} other {2}}}}");
  EXPECT_EQ(cases(pattern, UMSGPAT_ARG_TYPE_PLURAL), (std::vector<Words>{{"a=one", "a=other"}}));
  EXPECT_EQ(select_cases(pattern), (Words{"b=c", "b=other"}));
}

}  // namespace
}  // namespace planilla::sentences_test
