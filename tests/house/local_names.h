// The names that a .cpp file keeps to itself: what it declares in a namespace without a name, or as
// `static` outside of classes.
//
//   for (const LocalName& n : local_names(file)) look(n.name, n.place, n.declaration);
//
// Read by braces and a few regular expressions: near enough for code that clang-format has set.
// Members, operators and using declarations are left out. `name` has the named namespaces around
// it: planilla::spine::half_of.
#pragma once

#include <cctype>
#include <regex>
#include <string>
#include <vector>

#include "tests/house/function_lengths.h"
#include "tests/house/source_tree.h"

namespace planilla::house {

struct LocalName {
  std::string name;
  std::string place;        // lib/base/span.cpp:12
  std::string declaration;  // up to its brace or semicolon, blanks made one
};

namespace names_detail {

inline std::string one_line(const std::string& text) {
  static const std::regex blanks(R"(\s+)");
  const std::string out = std::regex_replace(text, blanks, " ");
  const std::size_t first = out.find_first_not_of(' ');
  return first == std::string::npos ? "" : out.substr(first, out.find_last_not_of(' ') + 1 - first);
}

// "template <class T> Finding" without its parameters.
inline std::string without_template(const std::string& declaration) {
  if (!declaration.starts_with("template")) return declaration;
  int depth = 0;
  for (std::size_t i = 0; i < declaration.size(); ++i) {
    depth += declaration[i] == '<' ? 1 : declaration[i] == '>' ? -1 : 0;
    if (declaration[i] == '>' && depth == 0) return one_line(declaration.substr(i + 1));
  }
  return "";
}

// Of a variable or a function: what stands before its `=`, `(`, `[` or end.
inline std::string declared_value(const std::string& declaration) {
  int angles = 0;
  std::size_t end = 0;
  for (; end < declaration.size(); ++end) {
    const char c = declaration[end];
    angles += c == '<' ? 1 : c == '>' ? -1 : 0;
    if (angles == 0 && (c == '=' || c == '(' || c == '[')) break;
  }
  static const std::regex last_word(R"(([\w:]+) ?$)");
  const std::string before = declaration.substr(0, end);
  std::smatch match;
  if (before.find("operator") != std::string::npos ||
      !std::regex_search(before, match, last_word) ||
      match[1].str().find("::") != std::string::npos)
    return "";
  return match[1];
}

// TEST(Suite, Name) of a test library.
inline bool is_macro(const std::string& name) {
  return name.find_first_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
}

// "" where nothing is declared, or a member of a class.
inline std::string declared_name(const std::string& text) {
  static const std::regex attribute(R"(\[\[.*?\]\])");
  static const std::regex type(
      R"((?:struct|class|union|enum(?: class| struct)?) (\w+)(?: final)?(?: ?:.*)?)");
  static const std::regex alias(R"((?:using|namespace) (\w+) =.*)");
  static const std::regex other(R"((?:using|typedef|static_assert|friend|extern)\b.*)");
  const std::string declaration =
      without_template(one_line(std::regex_replace(text, attribute, "")));
  std::smatch match;
  if (std::regex_match(declaration, match, type) || std::regex_match(declaration, match, alias))
    return match[1];
  if (declaration.empty() || std::regex_match(declaration, other)) return "";
  const std::string name = declared_value(declaration);
  return is_macro(name) ? "" : name;
}

class Reader {
public:
  explicit Reader(const SourceFile& file)
      : path_(file.path), code_(lengths_detail::CodeOnly(file).run()) {}

  std::vector<LocalName> run() {
    for (at_ = 0; at_ < code_.size(); ++at_) {
      const char c = code_[at_];
      parentheses_ += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (parentheses_ == 0 && c == '{')
        open();
      else if (parentheses_ == 0 && c == '}')
        close();
      else if (parentheses_ == 0 && c == ';')
        declare();
      else
        add(c);
      count_line(c);
    }
    return std::move(found_);
  }

private:
  void add(char c) {
    if (before_.find_first_not_of(" \n\v") == std::string::npos) before_.clear(), started_ = line_;
    before_ += c;
  }
  void count_line(char c) { line_ += c == '\n' || c == lengths_detail::text_line_end; }

  // A namespace is gone into; of all else its name is enough.
  void open() {
    static const std::regex space(R"((?:inline )?namespace ?([\w:]*))");
    const std::string text = one_line(before_);
    std::smatch match;
    if (std::regex_match(text, match, space)) {
      spaces_.push_back(match[1]);
      before_.clear();
      return;
    }
    int depth = 1;
    while (depth > 0 && ++at_ < code_.size()) {
      depth += code_[at_] == '{' ? 1 : code_[at_] == '}' ? -1 : 0;
      count_line(code_[at_]);
    }
    const std::size_t next = code_.find_first_not_of(" \n\v", at_ + 1);
    const bool has_more = next != std::string::npos && code_[next] == ';';  // "int a[] = {1};"
    if (has_more) return;
    declare();
  }
  void close() {
    if (!spaces_.empty()) spaces_.pop_back();
    before_.clear();
  }

  void declare() {
    const std::string text = one_line(before_);
    before_.clear();
    std::string name;
    bool is_local = text.starts_with("static ");
    for (const std::string& space : spaces_) {
      is_local |= space.empty();
      if (!space.empty()) name += space + "::";
    }
    const std::string own = is_local ? declared_name(text) : "";
    if (own.empty()) return;
    found_.push_back({name + own, path_ + ":" + std::to_string(started_), text});
  }

  std::string path_, code_;
  std::size_t at_ = 0, line_ = 1, started_ = 1;
  int parentheses_ = 0;
  std::string before_;               // since the last ; { or }
  std::vector<std::string> spaces_;  // "" for one without a name
  std::vector<LocalName> found_;
};

}  // namespace names_detail

inline std::vector<LocalName> local_names(const SourceFile& file) {
  return names_detail::Reader(file).run();
}

}  // namespace planilla::house
