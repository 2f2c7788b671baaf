// What the library asks of Unicode, and its walk over bytes that may be no UTF-8, beside ICU's.
#include "text/unicode/unicode.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <unicode/utf8.h>

#include <cstdint>
#include <string>
#include <vector>

#include "text/charset/utf8.h"

namespace planilla::unicode_test {
namespace {

std::vector<std::int32_t> walked(const std::string& bytes) {
  std::vector<std::int32_t> out;
  for (std::size_t at = 0; at < bytes.size();) {
    const char32_t c = take_character(bytes, at);
    out.push_back(c == not_utf8 ? -1 : static_cast<std::int32_t>(c));
    out.push_back(static_cast<std::int32_t>(at));
  }
  return out;
}

std::vector<std::int32_t> walked_by_icu(const std::string& bytes) {
  std::vector<std::int32_t> out;
  const auto size = static_cast<std::int32_t>(bytes.size());
  for (std::int32_t at = 0; at < size;) {
    std::int32_t c = 0;
    U8_NEXT(bytes.data(), at, size, c);
    out.push_back(c);
    out.push_back(at);
  }
  return out;
}

RC_GTEST_PROP(Utf8, TakesTheCharactersThatIcuTakes, ()) {
  const auto byte = rc::gen::element<char>('a', '\x7f', '\x80', '\x8f', '\x90', '\x9f', '\xa0',
                                           '\xbf', '\xc1', '\xc2', '\xdf', '\xe0', '\xe1', '\xed',
                                           '\xef', '\xf0', '\xf1', '\xf4', '\xf5', '\xff');
  const std::string bytes = *rc::gen::container<std::string>(byte);
  RC_ASSERT(walked(bytes) == walked_by_icu(bytes));
}

RC_GTEST_PROP(Utf8, AppendsWhatItTakes, ()) {
  const char32_t c = *rc::gen::suchThat(rc::gen::inRange<char32_t>(0, 0x110000),
                                        [](char32_t any) { return any < 0xD800 || any > 0xDFFF; });
  std::string bytes;
  append_utf8(c, bytes);
  std::size_t at = 0;
  RC_ASSERT(take_character(bytes, at) == c);
  RC_ASSERT(at == bytes.size());
}

TEST(Unicode, KindsOfCharacters) {
  EXPECT_TRUE(unicode::is_letter(U'ñ') && unicode::is_lower(U'ñ') && !unicode::is_upper(U'ñ'));
  EXPECT_TRUE(unicode::is_letter(U'将') && !unicode::is_lower(U'将') && !unicode::is_upper(U'将'));
  EXPECT_TRUE(unicode::is_upper(U'Ж') && !unicode::is_letter(U'5') && !unicode::is_letter(U'½'));
  EXPECT_TRUE(unicode::is_mark(U'\u0301') && !unicode::is_mark(U'´'));
  EXPECT_TRUE(unicode::is_blank(U'\u3000') && unicode::is_blank(U'\t') &&
              !unicode::is_blank(U'\u200b'));
  EXPECT_EQ(unicode::digit_value(U'७'), 7);
  EXPECT_EQ(unicode::digit_value(U'٣'), 3);
  EXPECT_EQ(unicode::digit_value(U'²'), -1);
  EXPECT_EQ(unicode::to_lower(U'Ж'), U'ж');
  EXPECT_EQ(unicode::columns(U'将'), 2u);
  EXPECT_EQ(unicode::columns(U'\u0301'), 0u);
  EXPECT_EQ(unicode::columns(U'é'), 1u);
}

TEST(Unicode, FormsOfTexts) {
  EXPECT_EQ(unicode::decomposed("Español ½"), "Espan\u0303ol 1\u20442");
  EXPECT_EQ(unicode::fold_case("Straße ΣΊΣΥΦΟΣ ı"), "strasse σίσυφοσ ı");
  EXPECT_EQ(unicode::to_lower("ΟΔΟΣ Ñ"), "οδος ñ");
  EXPECT_EQ(unicode::in_latin("Šahovski Łódź Møller"), "Sahovski Lodz Moller");
  EXPECT_EQ(unicode::in_latin("Карпов"), "Karpov");
  EXPECT_EQ(unicode::decomposed("a\xff"), "a\uFFFD");
  EXPECT_EQ(unicode::composed("Espan\u0303ol \u00bd"), "Espa\u00f1ol \u00bd");
}

TEST(Unicode, CharacterSets) {
  EXPECT_EQ(unicode::charset_name("latin1"), unicode::charset_name("ISO-8859-1"));
  EXPECT_NE(unicode::charset_name("latin1"), unicode::charset_name("windows-1252"));
  EXPECT_EQ(unicode::charset_name("no-such-set"), "");
  EXPECT_FALSE(unicode::high_half("no-such-set"));
  const auto cp850 = unicode::high_half("IBM850"), koi8 = unicode::high_half("KOI8-R");
  ASSERT_TRUE(cp850 && koi8);
  EXPECT_EQ((*cp850)[0x82 - 0x80], U'é');
  EXPECT_EQ((*koi8)[0xC1 - 0x80], U'а');
}

}  // namespace
}  // namespace planilla::unicode_test
