// The generator of rules: from what a rule's file declares to the C++ that raises it.
//
// It reads one member of the Check in lib/checks/rules/<group>/<rule>.cpp:
//
//   .args = R"(
//   @tag
//   at: number; character of the value, from 1
//   kept?: word true open; an earlier conversion left it so
//   )",
//
// A line is an argument: its name, `?` if a finding may lack it, its type (`text`, `number`,
// `flag`, or `word` and all it can be), and after a `;` what it means. `@name` stands for a group
// of arguments that several rules share (lib/checks/rules/shared.args); `@name?` for one that not
// every finding has. There, `[name]` begins a group, and `[name] alone` one beside which nothing
// else stands.
//
// For bad_fen.cpp it writes rules/bad_fen.h, with rules::bad_fen and diagnostics::BadFen; for a
// group rules/arguments/tag.h, with arguments::Tag; and of all rules the table all_rules.cpp.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace planilla::generator {

struct DeclarationError : std::runtime_error {
  using std::runtime_error::runtime_error;  // what(): "file:line: what is wrong"
};

struct Argument {
  std::string name;
  bool required = true;
  std::string type;                // text number flag word
  std::vector<std::string> words;  // of a word
  std::string meaning;
};

struct Group {
  std::string name;
  bool alone = false;  // "[kept] alone": a finding that has it has no other arguments
  std::vector<Argument> arguments;
};

// A line of a rule's declaration: an argument of its own, or the use of a group.
struct Entry {
  std::string group;  // "" for an argument of its own
  bool group_required = true;
  Argument argument;
};

struct Rule {
  std::string stem;    // bad_fen
  std::string origin;  // lib/checks/rules/tags/bad_fen.cpp
  std::vector<Entry> entries;
};

// `origin` is named in errors and in the header.
Rule read_rule(const std::string& stem, const std::string& origin, std::string_view source,
               const std::vector<Group>& groups);
std::vector<Group> read_groups(const std::string& origin, std::string_view source);

std::string rule_header(const Rule& rule);
std::string group_header(const Group& group, const std::string& origin);
// `rules` in the order of their stems.
std::string rule_table(const std::vector<Rule>& rules, const std::vector<Group>& groups);

// bad_fen: "bad-fen" and "BadFen".
std::string id_of(std::string_view stem);
std::string type_name(std::string_view stem);

}  // namespace planilla::generator
