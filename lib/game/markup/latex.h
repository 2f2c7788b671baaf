// A game set with LaTeX (xskak, skak), as long as before: a part of markup.h.
//
//   "\mainline{1. d4 Nf6} \variation{1... d5} \textbf{Good}"
//   "          1. d4 Nf6   (          1... d5)         Good "
//
// What stands in `\mainline` is played; what stands in `\variation` becomes parentheses; commands
// that set a page go with their arguments, those that set words go alone.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

bool shows_latex(std::string_view text);
void blank_latex(std::string& text);

}  // namespace planilla
