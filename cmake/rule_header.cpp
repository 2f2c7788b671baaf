// Declarations of arguments to headers and tables.
#include "cmake/rule_header.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <set>
#include <sstream>

namespace planilla::generator {

namespace {

constexpr std::string_view opening = ".args = R\"(", closing = ")\"";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return "";
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

bool is_name(std::string_view text) {
  return !text.empty() && text[0] >= 'a' && text[0] <= 'z' &&
         std::all_of(text.begin(), text.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
         });
}

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::vector<std::string> split(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::vector<std::string> out;
  for (std::string word; in >> word;) out.push_back(word);
  return out;
}

// Lines with their numbers, and errors that name them.
class Lines {
public:
  Lines(std::string origin, std::string_view text, std::size_t first)
      : origin_(std::move(origin)), rest_(text), number_(first - 1) {}

  // The next line that says something; false at the end. `#` begins a comment.
  bool next(std::string_view& line) {
    while (!rest_.empty()) {
      const std::size_t end = std::min(rest_.find('\n'), rest_.size());
      line = trimmed(rest_.substr(0, end));
      rest_.remove_prefix(std::min(end + 1, rest_.size()));
      ++number_;
      if (!line.empty() && line[0] != '#') return true;
    }
    return false;
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw DeclarationError(origin_ + ":" + std::to_string(number_) + ": " + what);
  }

private:
  std::string origin_;
  std::string_view rest_;
  std::size_t number_;
};

// "kept?": the name, and whether every finding has it.
std::string_view take_optional(std::string_view name, bool& required) {
  required = !name.ends_with('?');
  if (!required) name.remove_suffix(1);
  return name;
}

Argument read_argument(std::string_view line, const Lines& lines) {
  Argument out;
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) lines.fail("no 'name: type; meaning'");
  out.name = std::string(take_optional(trimmed(line.substr(0, colon)), out.required));
  if (!is_name(out.name)) lines.fail("'" + out.name + "' is no name of an argument");
  const std::size_t semicolon = line.find(';', colon);
  if (semicolon == std::string_view::npos) lines.fail("'" + out.name + "' has no '; meaning'");
  out.meaning = std::string(trimmed(line.substr(semicolon + 1)));
  if (out.meaning.empty()) lines.fail("'" + out.name + "' has no meaning");
  std::vector<std::string> type = split(line.substr(colon + 1, semicolon - colon - 1));
  if (type.empty()) lines.fail("'" + out.name + "' has no type");
  out.type = type.front();
  out.words.assign(type.begin() + 1, type.end());
  if (out.type == "word" ? out.words.empty() : !out.words.empty())
    lines.fail("'" + out.name + "': a 'word' has all it can be behind it, other types nothing");
  if (out.type != "text" && out.type != "number" && out.type != "flag" && out.type != "word")
    lines.fail("'" + out.type + "' is no type: text, number, flag, word");
  return out;
}

// No name twice, in the groups either.
class Names {
public:
  void add(const std::string& name, const Lines& lines) {
    if (!known_.insert(name).second) lines.fail("'" + name + "' stands there twice");
  }

private:
  std::set<std::string> known_;
};

const Group* find_group(const std::vector<Group>& groups, std::string_view name) {
  const auto found = std::find_if(groups.begin(), groups.end(),
                                  [&](const Group& group) { return group.name == name; });
  return found == groups.end() ? nullptr : &*found;
}

std::string cpp_type(const Argument& argument) {
  const std::string prefix = argument.required ? "args::" : "args::Optional";
  if (argument.type != "word")
    return prefix + static_cast<char>(std::toupper(argument.type[0])) + argument.type.substr(1);
  std::string out = prefix + "Word<";
  for (const std::string& word : argument.words)
    out += (&word == &argument.words.front() ? "\"" : ", \"") + escaped(word) + "\"";
  return out + ">";
}

void add_members(std::string& out, const std::vector<Argument>& arguments) {
  for (const Argument& argument : arguments)
    out += "  " + cpp_type(argument) + " " + argument.name + (argument.required ? ";" : "{};") +
           "  // " + argument.meaning + "\n";
  if (arguments.empty()) {
    out += "  void write_to(Arguments&) const {}\n";
    return;
  }
  out += "  void write_to(Arguments& out) const {\n";
  for (const Argument& argument : arguments)
    out += "    args::put(out, \"" + argument.name + "\", " + argument.name + ");\n";
  out += "  }\n";
}

void add_info(std::string& out, const Argument& argument, const Entry& entry, bool alone) {
  std::string words;
  for (const std::string& word : argument.words)
    words += (words.empty() ? "" : " ") + escaped(word);
  out += "    {\"" + argument.name + "\", ArgumentType::" + argument.type + ", " +
         (argument.required ? "true" : "false") + ", \"" + words + "\",\n     \"" +
         escaped(argument.meaning) + "\", \"" + entry.group + "\", " +
         (entry.group_required ? "true" : "false") + (alone ? ", true" : "") + "},\n";
}

void add_infos(std::string& out, const Rule& rule, const std::vector<Group>& groups) {
  if (rule.entries.empty()) return;
  out += "constexpr ArgumentInfo " + rule.stem + "_arguments[] = {\n";
  for (const Entry& entry : rule.entries) {
    if (entry.group.empty()) {
      add_info(out, entry.argument, entry, false);
      continue;
    }
    const Group& group = *find_group(groups, entry.group);
    for (const Argument& argument : group.arguments) add_info(out, argument, entry, group.alone);
  }
  out += "};\n";
}

}  // namespace

std::string id_of(std::string_view stem) {
  std::string out(stem);
  std::replace(out.begin(), out.end(), '_', '-');
  return out;
}

std::string type_name(std::string_view stem) {
  std::string out;
  bool capital = true;
  for (const char c : stem) {
    if (c != '_') out += capital ? static_cast<char>(std::toupper(c)) : c;
    capital = c == '_';
  }
  return out;
}

Rule read_rule(const std::string& stem, const std::string& origin, std::string_view source,
               const std::vector<Group>& groups) {
  Rule out{stem, origin, {}};
  const std::size_t begin = source.find(opening);
  if (begin == std::string_view::npos) return out;
  const std::size_t from = begin + opening.size(), to = source.find(closing, from);
  const auto above = static_cast<std::size_t>(
      std::count(source.begin(), source.begin() + static_cast<std::ptrdiff_t>(from), '\n'));
  Lines lines(origin, source.substr(from, to == std::string_view::npos ? to : to - from),
              above + 1);
  if (to == std::string_view::npos) lines.fail("no )\" behind .args = R\"(");
  Names names;
  for (std::string_view line; lines.next(line);) {
    Entry entry;
    if (line[0] == '@') {
      entry.group = std::string(take_optional(line.substr(1), entry.group_required));
      const Group* group = find_group(groups, entry.group);
      if (group == nullptr) lines.fail("no group '" + entry.group + "' in shared.args");
      for (const Argument& argument : group->arguments) names.add(argument.name, lines);
    } else {
      entry.argument = read_argument(line, lines);
      names.add(entry.argument.name, lines);
    }
    out.entries.push_back(std::move(entry));
  }
  return out;
}

std::vector<Group> read_groups(const std::string& origin, std::string_view source) {
  std::vector<Group> out;
  Lines lines(origin, source, 1);
  for (std::string_view line; lines.next(line);) {
    if (line.front() == '[') {
      const std::size_t close = std::min(line.find(']'), line.size());
      const std::string name(line.substr(1, close - 1));
      const std::string_view behind = trimmed(line.substr(std::min(close + 1, line.size())));
      if (!is_name(name)) lines.fail("'" + name + "' is no name of a group");
      if (find_group(out, name)) lines.fail("'" + name + "' stands there twice");
      if (!behind.empty() && behind != "alone") lines.fail("behind a [group] only 'alone'");
      out.push_back({name, behind == "alone", {}});
      continue;
    }
    if (out.empty()) lines.fail("an argument before the first [group]");
    out.back().arguments.push_back(read_argument(line, lines));
  }
  return out;
}

std::string rule_header(const Rule& rule) {
  std::string out = "// Made by the build from " + rule.origin + ".\n#pragma once\n\n" +
                    "#include \"base/argument.h\"\n#include \"base/rule.h\"\n";
  for (const Entry& entry : rule.entries)
    if (!entry.group.empty()) out += "#include \"rules/arguments/" + entry.group + ".h\"\n";
  out += "\nnamespace planilla {\n\nnamespace rule_infos {\nextern const RuleInfo " + rule.stem +
         ";\n}\n\nnamespace rules {\ninline constexpr Rule " + rule.stem +
         "{rule_infos::" + rule.stem + "};\n}\n\nnamespace diagnostics {\nstruct " +
         type_name(rule.stem) + " {\n  static constexpr Rule rule = rules::" + rule.stem + ";\n";
  std::vector<Argument> own;
  for (const Entry& entry : rule.entries)
    if (entry.group.empty()) own.push_back(entry.argument);
  add_members(out, own);
  return out + "};\n}  // namespace diagnostics\n\n}  // namespace planilla\n";
}

std::string group_header(const Group& group, const std::string& origin) {
  std::string out = "// Made by the build from " + origin + ".\n#pragma once\n\n" +
                    "#include \"base/argument.h\"\n\nnamespace planilla::arguments {\nstruct " +
                    type_name(group.name) + " {\n";
  add_members(out, group.arguments);
  return out + "};\n}  // namespace planilla::arguments\n";
}

std::string rule_table(const std::vector<Rule>& rules, const std::vector<Group>& groups) {
  std::string out =
      "// Made by the build from lib/checks/rules/.\n#include \"base/rule.h\"\n\n"
      "namespace planilla {\n\nnamespace {\n\n";
  for (const Rule& rule : rules) add_infos(out, rule, groups);
  out += "\n}  // namespace\n\nnamespace rule_infos {\n";
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const std::string& stem = rules[i].stem;
    out += "extern const RuleInfo " + stem + ";\nconstinit const RuleInfo " + stem + "{\"" +
           id_of(stem) + "\", " + std::to_string(i) + ", " +
           (rules[i].entries.empty() ? "{}" : stem + "_arguments") + "};\n";
  }
  out +=
      "}  // namespace rule_infos\n\nstd::span<const Rule> all_rules() {\n"
      "  static constexpr Rule rules[] = {\n";
  for (const Rule& rule : rules) out += "      Rule(rule_infos::" + rule.stem + "),\n";
  return out + "  };\n  return rules;\n}\n\n}  // namespace planilla\n";
}

}  // namespace planilla::generator
