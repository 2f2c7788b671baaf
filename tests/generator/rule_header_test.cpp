// What the build makes of a rule's declaration (cmake/rule_header.h).
#include "cmake/rule_header.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace planilla::generator {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

const std::vector<Group>& groups() {
  static const std::vector<Group> all = read_groups("shared.args",
                                                    "# of a tag\n[tag]\ntag: text; its name\n"
                                                    "value?: text; its value\n");
  return all;
}

// The file of a rule with this declaration; the declaration begins in line 4.
Rule rule(const std::string& declaration) {
  return read_rule(
      "bad_fen", "bad_fen.cpp",
      "// bad-fen\nCheck bad_fen() {\n  return {.args = R\"(\n" + declaration + ")\",\n  };\n}\n",
      groups());
}

std::string error_of(const std::string& declaration) {
  try {
    rule(declaration);
  } catch (const DeclarationError& error) {
    return error.what();
  }
  return "";
}

TEST(RuleHeader, ReadsNameTypeAndMeaning) {
  const Rule read = rule("at: number; character; from 1\nkept?: word true open; left so\n");
  ASSERT_THAT(read.entries, SizeIs(2));
  const Argument& at = read.entries[0].argument;
  EXPECT_EQ(at.name, "at");
  EXPECT_EQ(at.type, "number");
  EXPECT_TRUE(at.required);
  EXPECT_EQ(at.meaning, "character; from 1");
  const Argument& kept = read.entries[1].argument;
  EXPECT_FALSE(kept.required);
  EXPECT_THAT(kept.words, ElementsAre("true", "open"));
}

TEST(RuleHeader, ARuleMayHaveNoArguments) {
  EXPECT_THAT(
      read_rule("null_move", "null_move.cpp", "Check null_move() { return {}; }\n", {}).entries,
      IsEmpty());
  EXPECT_THAT(rule_header({"null_move", "null_move.cpp", {}}),
              HasSubstr("void write_to(Arguments&) const {}"));
}

TEST(RuleHeader, MakesAMemberOfEachArgument) {
  const std::string made = rule_header(
      rule("at: number; character\nwhat: word a 1/2-1/2; one\nmore?: text; x\nso?: flag; y\n"));
  EXPECT_THAT(made, HasSubstr("inline constexpr Rule bad_fen{rule_infos::bad_fen};"));
  EXPECT_THAT(made, HasSubstr("struct BadFen {"));
  EXPECT_THAT(made, HasSubstr("  args::Number at;  // character\n"));
  EXPECT_THAT(made, HasSubstr("  args::Word<\"a\", \"1/2-1/2\"> what;  // one\n"));
  EXPECT_THAT(made, HasSubstr("  args::OptionalText more{};  // x\n"));
  EXPECT_THAT(made, HasSubstr("  args::OptionalFlag so{};  // y\n"));
  EXPECT_THAT(made, HasSubstr("    args::put(out, \"at\", at);\n"));
}

TEST(RuleHeader, AGroupIsAStructOfItsOwn) {
  const Rule read = rule("@tag\nat: number; character\n");
  const std::string made = rule_header(read);
  EXPECT_THAT(made, HasSubstr("#include \"rules/arguments/tag.h\""));
  EXPECT_THAT(made, Not(HasSubstr(" tag;")));
  EXPECT_THAT(group_header(groups().front(), "shared.args"), HasSubstr("struct Tag {"));
}

TEST(RuleHeader, TheTableHasAllRulesWithAllTheirArguments) {
  const std::string made = rule_table({rule("@tag?\nat: number; a \"character\"\n")}, groups());
  EXPECT_THAT(made, HasSubstr("{\"bad-fen\", 0, bad_fen_arguments}"));
  EXPECT_THAT(made, HasSubstr("{\"tag\", ArgumentType::text, true, \"\""));
  EXPECT_THAT(made, HasSubstr("\"its value\", \"tag\", false"));
  EXPECT_THAT(made, HasSubstr("a \\\"character\\\""));
}

// The header of a rule says nothing of other rules: a new rule must not rebuild what includes it.
TEST(RuleHeader, SaysNothingOfOtherRules) {
  EXPECT_THAT(rule_header(rule("at: number; character\n")), Not(HasSubstr("{\"bad-fen\"")));
}

TEST(RuleHeader, FaultsHaveTheirLine) {
  EXPECT_EQ(error_of("at: number; x\nat: text; y\n"), "bad_fen.cpp:5: 'at' stands there twice");
  EXPECT_THAT(error_of("at number; x\n"), HasSubstr("bad_fen.cpp:4: no 'name: type; meaning'"));
  EXPECT_THAT(error_of("At: number; x\n"), HasSubstr("'At' is no name"));
  EXPECT_THAT(error_of("at: nmber; x\n"), HasSubstr("'nmber' is no type"));
  EXPECT_THAT(error_of("at: number\n"), HasSubstr("no '; meaning'"));
  EXPECT_THAT(error_of("at: word; x\n"), HasSubstr("all it can be"));
  EXPECT_THAT(error_of("at: text a b; x\n"), HasSubstr("all it can be"));
  EXPECT_THAT(error_of("@tga\n"), HasSubstr("no group 'tga'"));
  EXPECT_THAT(error_of("@tag\ntag: text; x\n"), HasSubstr("'tag' stands there twice"));
}

TEST(RuleHeader, AGroupMayStandAlone) {
  const std::vector<Group> read = read_groups("shared.args", "[kept] alone\nrule: text; x\n");
  ASSERT_THAT(read, SizeIs(1));
  EXPECT_EQ(read[0].name, "kept");
  EXPECT_TRUE(read[0].alone);
  EXPECT_FALSE(groups().front().alone);
  EXPECT_THROW(read_groups("shared.args", "[kept] always\n"), DeclarationError);
}

TEST(RuleHeader, FaultsOfGroups) {
  EXPECT_THROW(read_groups("shared.args", "tag: text; x\n"), DeclarationError);
  EXPECT_THROW(read_groups("shared.args", "[Tag]\n"), DeclarationError);
  EXPECT_THROW(read_groups("shared.args", "[tag]\n[tag]\n"), DeclarationError);
}

TEST(RuleHeader, Names) {
  EXPECT_EQ(id_of("illegal_move_stood"), "illegal-move-stood");
  EXPECT_EQ(type_name("illegal_move_stood"), "IllegalMoveStood");
}

}  // namespace
}  // namespace planilla::generator
