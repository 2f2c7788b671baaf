// The `.case` format: what it reads, what it refuses, and that nothing changes when it is written
// again.
#include "tests/cases/file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/cases/diff.h"
#include "tests/cases/escape.h"

namespace planilla::cases::file_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::string_view sample =
    "A knight's move in Spanish.\n"
    "\n"
    "--- file extra.pgn\n"
    "*\n"
    "$ LANG=es_CO.UTF-8 planilla convert -l es\n"
    "--- input\n"
    "1.Cf3\n"
    "$1 is a glyph\n"
    "--- stdout has\n"
    "1. Nf3 *\n"
    "--- stderr escaped\n"
    "a\\0b\\n\n"
    "--- exit 1\n"
    "---\n"
    "And now the other file.\n"
    "$ planilla check extra.pgn\n"
    "--- stdout\n";

std::string error_of(std::string_view bytes) {
  try {
    parse_case(bytes);
  } catch (const CaseError& error) {
    return error.what();
  }
  return "no error";
}

TEST(CaseFile, ReadsEverySection) {
  const CaseFile file = parse_case(sample);
  EXPECT_EQ(file.sentence, "A knight's move in Spanish.\n\n");
  ASSERT_EQ(file.sections.size(), 9u);
  EXPECT_EQ(file.sections[0].argument, "extra.pgn");
  EXPECT_EQ(file.sections[1].kind, Kind::command);
  EXPECT_EQ(file.sections[2].body, "1.Cf3\n$1 is a glyph\n");
  EXPECT_EQ(file.sections[3].style, Style::has);
  EXPECT_EQ(file.sections[4].body, std::string("a\0b\n", 4));
  EXPECT_EQ(file.sections[5].status, 1);
  EXPECT_EQ(file.sections[6].kind, Kind::remark);
  EXPECT_EQ(file.sections[8].body, "");
}

TEST(CaseFile, PrintsWhatItRead) {
  EXPECT_EQ(print_case(parse_case(sample)), sample);
}

TEST(CaseFile, EscapesStayAsTheyWereWritten) {
  constexpr std::string_view text = "S.\n--- input escaped\n\\x41\\x42\n--- stdout\n";
  EXPECT_EQ(parse_case(text).sections[0].body, "AB");
  EXPECT_EQ(print_case(parse_case(text)), text);
}

TEST(CaseFile, FileFromElsewhere) {
  const CaseFile file = parse_case("S.\n--- file a.zst from data/a.zst\n--- stdout\n");
  EXPECT_EQ(file.sections[0].argument, "a.zst");
  EXPECT_EQ(file.sections[0].from, "data/a.zst");
}

TEST(CaseFile, SaysWhatIsWrongAndWhere) {
  EXPECT_THAT(error_of("--- input\n"), HasSubstr("line 1: a case begins with a sentence"));
  EXPECT_THAT(error_of("Only a sentence.\n"), HasSubstr("at least one section"));
  EXPECT_THAT(error_of("S.\n--- stdin\n"), HasSubstr("line 2: no such section: '--- stdin'"));
  EXPECT_THAT(error_of("S.\n--- input has\n"), HasSubstr("line 2: what is 'has'?"));
  EXPECT_THAT(error_of("S.\n--- exit one\n"), HasSubstr("line 2: --- exit takes a number"));
  EXPECT_THAT(error_of("S.\n--- exit 1\ntext\n"), HasSubstr("line 3: nothing can stand here"));
  EXPECT_THAT(error_of("S.\n--- stdout\n--- stdout\n"), HasSubstr("line 3: a second section"));
  EXPECT_THAT(error_of("S.\n--- input\n$ planilla check\n"),
              HasSubstr("line 2: this section stands before"));
  EXPECT_THAT(error_of("S.\n--- file ../x\n"), HasSubstr("would leave the working folder"));
  EXPECT_THAT(error_of("S.\n--- file\n"), HasSubstr("takes one name"));
  EXPECT_THAT(error_of("S.\n--- input escaped\n\\q\n"), HasSubstr("line 2: no such escape: \\q"));
}

TEST(CaseFile, SameSectionAgainForTheNextCommand) {
  EXPECT_EQ(error_of("S.\n$ planilla a\n--- stdout\n$ planilla b\n--- stdout\n"), "no error");
}

TEST(CommandLine, WordsAndQuotes) {
  const CommandLine command = split_command(
      R"(LANG=es planilla  sealed --fen 'r1b w KQ - 0 1' --tag Site="A \"b\"" a\ b '')");
  EXPECT_THAT(command.environment, ElementsAre("LANG=es"));
  EXPECT_THAT(command.words, ElementsAre("planilla", "sealed", "--fen", "r1b w KQ - 0 1", "--tag",
                                         "Site=A \"b\"", "a b", ""));
}

TEST(CommandLine, UnclosedQuote) {
  EXPECT_THROW(split_command("planilla 'x"), std::invalid_argument);
}

TEST(Escape, KeepsLineEndsAndNamesTheLast) {
  EXPECT_EQ(escape("a\r\nb"), "a\\r\nb\n");
  EXPECT_EQ(escape("a\n"), "a\\n\n");
  EXPECT_EQ(escape("\xC1\xF1o \xC3\xA9\n"), "\\xc1\\xf1o \xC3\xA9\\n\n");
  EXPECT_EQ(escape("--- x"), "\\x2d-- x\n");
}

TEST(Escape, PlainTextIsWhatCanBeSeen) {
  EXPECT_TRUE(is_plain_text("Cañón\t½-½\n"));
  EXPECT_FALSE(is_plain_text("\xEF\xBB\xBF[Event \"?\"]\n"));
  EXPECT_FALSE(is_plain_text("a\r\n"));
  EXPECT_FALSE(is_plain_text("\xED\xA0\x80"));
}

RC_GTEST_PROP(Escape, ComesBack, (std::string bytes)) {
  RC_ASSERT(unescape(escape(bytes)) == bytes);
}

// Bodies made of the lines that could be taken for something else.
RC_GTEST_PROP(CaseFile, AnyBodyComesBack, ()) {
  const auto pieces = *rc::gen::container<std::vector<std::string>>(
      rc::gen::element<std::string>("--- stdout\n", "---\n", "$ planilla x\n", "$ ", "\\", "\\n\n",
                                    "\n", "\r", "a", "\xFF", " "));
  CaseFile file{"S.\n", {Section{Kind::input}, Section{Kind::exit}}};
  for (const std::string& piece : pieces) file.sections[0].body += piece;
  file.sections[0].style = style_for(file.sections[0].body);
  const CaseFile again = parse_case(print_case(file));
  RC_ASSERT(again.sections.size() == 2u);
  RC_ASSERT(again.sections[0].body == file.sections[0].body);
}

TEST(Diff, ShowsWhatDiffersAndALittleAround) {
  EXPECT_EQ(diff("1\n2\n3\n4\n5\n6\nold\n", "1\n2\n3\n4\n5\n6\nnew"),
            "  ...\n    4\n    5\n    6\n  - old\n  + new    <- no line end\n");
  EXPECT_EQ(diff("a\nb\nc\n", "a\nc\n"), "    a\n  - b\n    c\n");
}

TEST(Diff, ShowsControlCharacters) {
  EXPECT_EQ(diff("a\n", "a\r\n"), "  - a\n  + a\\r\n");
}

}  // namespace
}  // namespace planilla::cases::file_test
