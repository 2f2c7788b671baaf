// How many lines each function of a file takes, by counting braces: near enough to keep them short.
//
//   for (const FunctionLength& f : function_lengths(file)) look(f.place, f.lines);
//
// A `{` opens a function when what stands before it, back to the last `;` or brace, has parentheses
// and is no namespace, class or initializer. Functions inside functions (lambdas) count with the
// outer one.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstring>
#include <string>
#include <vector>

#include "tests/house/source_tree.h"

namespace planilla::house {

struct FunctionLength {
  std::string place;  // lib/base/span.h:12
  std::size_t lines = 0;
};

namespace lengths_detail {

// A line end inside a raw literal: text, not code, so it does not make a function longer.
constexpr char text_line_end = '\v';

// Reads the source as a compiler's first look would: comments and literals go, line ends stay.
class CodeOnly {
public:
  explicit CodeOnly(const SourceFile& file) {
    for (const std::string& line : file.lines) text_ += (line.starts_with('#') ? "" : line) + "\n";
  }

  std::string run() {
    while (at_ < text_.size()) {
      if (starts("//"))
        skip_to("\n", '\n');
      else if (starts("/*"))
        skip_to("*/", '\n'), at_ += 2;
      else if (starts("R\"") && !in_word())
        raw_literal();
      else if (text_[at_] == '"' || (text_[at_] == '\'' && !in_word()))
        literal(text_[at_]);
      else
        code_ += text_[at_++];
    }
    return code_;
  }

private:
  bool starts(const char* what) const { return text_.compare(at_, std::strlen(what), what) == 0; }
  // After a letter or digit a quote is a digit separator, and an R no prefix.
  bool in_word() const {
    return at_ > 0 && std::isalnum(static_cast<unsigned char>(text_[at_ - 1]));
  }

  void skip_to(const std::string& end, char line_end) {
    const std::size_t stop = std::min(text_.find(end, at_), text_.size());
    for (; at_ < stop; ++at_)
      if (text_[at_] == '\n') code_ += line_end;
  }

  void raw_literal() {
    const std::size_t open = text_.find('(', at_);
    const std::string end = ")" + text_.substr(at_ + 2, open - at_ - 2) + "\"";
    skip_to(end, text_line_end);
    at_ += end.size();
    code_ += '_';
  }

  void literal(char quote) {
    for (++at_; at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n'; ++at_)
      if (text_[at_] == '\\') ++at_;
    ++at_;
    code_ += '_';
  }

  std::string text_, code_;
  std::size_t at_ = 0;
};

inline bool opens_function(const std::string& before) {
  if (before.find('(') == std::string::npos) return false;
  for (const char* word : {"namespace ", "class ", "struct ", "enum ", "union "})
    if (before.find(word) != std::string::npos && before.rfind(')') == std::string::npos)
      return false;
  const std::size_t last = before.find_last_not_of(" \n\t");
  return before[last] != '=' && before[last] != ',' && before[last] != '(';
}

}  // namespace lengths_detail

inline std::vector<FunctionLength> function_lengths(const SourceFile& file) {
  std::vector<FunctionLength> found;
  std::string before;  // since the last ; { or }
  std::size_t line = 1;
  std::size_t started = 1;  // line of the first character of `before`
  std::size_t depth = 0;    // braces open inside the function; 0: outside
  for (const char c : lengths_detail::CodeOnly(file).run()) {
    if (depth > 0) {
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      found.back().lines += c == '\n' ? 1 : 0;
      if (depth == 0) before.clear();
    } else if (c == '{' && lengths_detail::opens_function(before)) {
      found.push_back({file.path + ":" + std::to_string(started), line - started + 1});
      depth = 1;
    } else if (c == '{' || c == '}' || c == ';') {
      before.clear();
    } else if (c != '\n' || !before.empty()) {
      if (before.find_first_not_of(" \n\t") == std::string::npos) before.clear(), started = line;
      before += c;
    }
    if (c == '\n' || c == lengths_detail::text_line_end) ++line;
  }
  return found;
}

}  // namespace planilla::house
