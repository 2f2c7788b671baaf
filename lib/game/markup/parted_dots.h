// A number of a move and its dot, with blanks between them.
//
//   std::string text = "1 . e4 e5 2 .Cf3";
//   join_parted_dots(text);   // "1.  e4 e5 2. Cf3": places stay what they were
//
// `5 . . . dxe5` keeps its dots: they stand for a half-move.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

bool shows_parted_dots(std::string_view text);
void join_parted_dots(std::string& text);

}  // namespace planilla
