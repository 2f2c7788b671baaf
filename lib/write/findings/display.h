// Text made fit to be shown: valid UTF-8, one line, and how wide it is on a terminal.
//
//   one_line("Cd2\x1b\n")          // controls become pictures (␛), line ends and tabs blanks
//   caret_line("  9 Te1 Cd2", 8, 3)   // "        ^~~"
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace planilla {

// Bytes that are no UTF-8 become U+FFFD.
std::string valid_utf8(std::string_view bytes);

// Valid UTF-8 without control characters: nothing in it moves the cursor. Those of ASCII become
// their pictures (U+2400 and on), the others, and marks of the direction of writing, U+FFFD.
std::string one_line(std::string_view text);
// The same with tabs kept.
std::string shown_line(std::string_view text);
// The same with tabs and line ends kept: for formats that quote them.
std::string harmless(std::string_view text);
// JSON text of one or more lines whose strings have all their controls escaped: \u009b.
std::string harmless_json(std::string_view json);

// At most `limit` code points, the last of them "…" where something was cut.
std::string elide(std::string_view utf8, std::size_t limit);

// A piece of a line, and the code points of it before the place.
struct Excerpt {
  std::string line;
  std::size_t before = 0;
};

// `line` as it fits into `columns` of a terminal: cut at one end or both, with "…" in place of what
// is left out, so that `length` code points after the first `before` are seen with as much on
// either side as there is room for. What is too long itself is seen from its beginning. A tab
// counts as eight columns. `columns` is at least 3.
//
//   cut_around("one two three four", 8, 5, 11)   // {"…o three f…", 3}
Excerpt cut_around(std::string_view line, std::size_t before, std::size_t length,
                   std::size_t columns);

// What goes below `line` to mark `length` code points of it after the first `before`: blanks (tabs
// where the line has tabs, two blanks below a wide character, none below a combining one), `^`, and
// `~`.
std::string caret_line(std::string_view line, std::size_t before, std::size_t length);

}  // namespace planilla
