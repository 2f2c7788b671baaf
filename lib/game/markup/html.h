// A text without the marks of HTML, as long as before: a part of markup.h.
//
//   std::string text = "<b>1.e4</b> P&eacute;rez";
//   blank_tags(text);     // "   1.e4     P&eacute;rez"
//   decode_words(text);   // "   1.e4     Pérez", and lost bytes
#pragma once

#include <cstddef>
#include <string>

namespace planilla {

// Bytes [begin, end) become blanks; line ends stay.
void blank(std::string& text, std::size_t begin, std::size_t end);

// Tags, comments and scripts become blanks; where an element begins or ends a line (p, h1, tr), a
// line end stands behind what stood before it.
void blank_tags(std::string& text);

// Stands for a byte that a word has lost, until lines are settled (lost_bytes.h).
inline constexpr char lost_byte = '\x01';

// Character references become the character they stand for, with lost bytes behind the word;
// ligatures are taken apart, soft hyphens, blanks without width and Markdown's backslashes go.
void decode_words(std::string& text);

}  // namespace planilla
