// Every message and help is a pattern that ICU can read.
#include <gtest/gtest.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>

#include <string>

#include "checks/catalogue/check.h"

namespace planilla {
namespace {

void expect_pattern(std::string_view pattern, const char* language) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  const icu::MessageFormat format(icu::UnicodeString::fromUTF8(std::string(pattern)),
                                  icu::Locale(language), where, status);
  EXPECT_TRUE(U_SUCCESS(status)) << u_errorName(status) << " at " << where.offset << " of " << pattern;
}

TEST(Messages, ParseInEnglish) {
  for (const Check& check : all_checks()) {
    SCOPED_TRACE(rule_id(check.rule));
    expect_pattern(check.message, "en");
    expect_pattern(check.help, "en");
  }
}

}  // namespace
}  // namespace planilla
