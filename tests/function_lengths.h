// How many lines each function of a file takes, by counting braces: near enough to keep them short.
//
//   for (const FunctionLength& f : function_lengths(file)) look(f.place, f.lines);
//
// A `{` opens a function when what stands before it, back to the last `;` or brace, has parentheses
// and is no namespace, class or initializer. Functions inside functions (lambdas) count with the
// outer one.
#pragma once

#include <string>
#include <vector>

#include "source_tree.h"

namespace planilla::house {

struct FunctionLength {
  std::string place;  // lib/base/span.h:12
  std::size_t lines = 0;
};

namespace lengths_detail {

// The text without comments and literals, lines kept.
inline std::string code_only(const SourceFile& file) {
  std::string code;
  bool block = false;
  for (const std::string& line : file.lines) {
    if (line.starts_with('#')) {
      code += '\n';
      continue;
    }
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (block) {
        if (line.compare(i, 2, "*/") == 0) block = false, ++i;
      } else if (line.compare(i, 2, "/*") == 0) {
        block = true, ++i;
      } else if (line.compare(i, 2, "//") == 0) {
        break;
      } else if (line[i] == '"' ||
                 (line[i] == '\'' &&
                  (i == 0 || !std::isalnum(static_cast<unsigned char>(line[i - 1]))))) {
        const char quote = line[i];
        for (++i; i < line.size() && line[i] != quote; ++i)
          if (line[i] == '\\') ++i;
        code += '_';
      } else {
        code += line[i];
      }
    }
    code += '\n';
  }
  return code;
}

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
  for (const char c : lengths_detail::code_only(file)) {
    if (depth > 0) {
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (depth == 0) found.back().lines = line - started + 1, before.clear();
    } else if (c == '{' && lengths_detail::opens_function(before)) {
      found.push_back({file.path + ":" + std::to_string(started), 0});
      depth = 1;
    } else if (c == '{' || c == '}' || c == ';') {
      before.clear();
    } else if (c != '\n' || !before.empty()) {
      if (before.find_first_not_of(" \n\t") == std::string::npos) before.clear(), started = line;
      before += c;
    }
    if (c == '\n') ++line;
  }
  return found;
}

}  // namespace planilla::house
