// One pass over the commands.
#include "game/markup/latex.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/ascii.h"
#include "game/markup/html.h"

namespace planilla {

namespace {

constexpr std::array<std::string_view, 18> of_the_page = {
    "documentclass", "usepackage", "begin",           "end",       "label",         "ref",
    "newchessgame",  "newgame",    "chessboard",      "showboard", "setchessboard", "xskakset",
    "vspace",        "hspace",     "includegraphics", "storegame", "restoregame",   "input"};
constexpr std::array<std::string_view, 27> of_words = {
    "section", "subsection", "chapter",   "part",    "title",     "author",    "date",
    "textbf",  "textit",     "emph",      "textsc",  "textrm",    "underline", "large",
    "Large",   "bf",         "it",        "item",    "par",       "noindent",  "centering",
    "bigskip", "medskip",    "smallskip", "newpage", "maketitle", "footnote"};

template <class List>
bool is_in(const List& list, std::string_view name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

std::size_t name_end(std::string_view text, std::size_t at) {
  while (at < text.size() && ascii::is_letter(text[at])) ++at;
  return at;
}

// Behind the group that opens at `at`; `at` where it never closes.
std::size_t group_end(std::string_view text, std::size_t at) {
  const char open = text[at], close = open == '{' ? '}' : ']';
  constexpr std::size_t longest = 20000;  // bytes
  int depth = 0;
  for (std::size_t i = at; i < text.size() && i < at + longest; ++i) {
    depth += (text[i] == open) - (text[i] == close);
    if (depth == 0) return i + 1;
  }
  return at;
}

// Behind `*` and `[...]` of a command whose name ends at `at`.
std::size_t options_end(std::string_view text, std::size_t at) {
  if (at < text.size() && text[at] == '*') ++at;
  while (at < text.size() && text[at] == '[') {
    const std::size_t end = group_end(text, at);
    if (end == at) break;
    at = end;
  }
  return at;
}

}  // namespace

bool shows_latex(std::string_view text) {
  return text.find("\\mainline") != std::string_view::npos ||
         text.find("\\documentclass") != std::string_view::npos ||
         text.find("\\hidemoves") != std::string_view::npos;
}

void blank_latex(std::string& text) {
  for (std::size_t at = text.find('\\'); at != std::string::npos; at = text.find('\\', at + 1)) {
    const std::size_t end = name_end(text, at + 1);
    const std::string name = text.substr(at + 1, end - at - 1);
    if (name.empty()) {  // \\, \&
      blank(text, at, std::min(text.compare(at, 2, "\\\\") == 0 ? at + 2 : at + 1, text.size()));
      continue;
    }
    std::size_t arguments = options_end(text, end);
    const bool group = arguments < text.size() && text[arguments] == '{';
    const std::size_t behind = group ? group_end(text, arguments) : arguments;
    if (is_in(of_the_page, name)) {
      blank(text, at, behind);
    } else if (name == "mainline" || name == "hidemoves" || name == "variation" ||
               is_in(of_words, name)) {
      blank(text, at, arguments);
      if (!group || behind == arguments) continue;
      const bool variation = name == "variation";
      text[arguments] = variation ? '(' : ' ';
      text[behind - 1] = variation ? ')' : ' ';
    }
  }
}

}  // namespace planilla
