// Edits of a text as a unified diff, which `patch` carries out on the file.
//
//   append_diff_header("ronda1.txt", out);           // once for each file
//   append_diff(slice, edits, out);                  // @@ -4,3 +4,3 @@ ...
//
// The lines are the bytes of the file, in its own character set and with its own line ends. Up to
// three lines stand around each change, none from outside the slice. Edits add and remove no line
// ends, so both sides have the same line numbers. Throws DiffError where a file cannot be patched:
// UTF-16, lines that end in a lone CR, a letter that the character set of the file has not, a line
// that was cut.
#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "text/framing/game_text.h"
#include "write/edits/sheet_edits.h"

namespace planilla {

struct DiffError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

void append_diff_header(std::string_view name, std::string& out);

// `edits` in order of the text, none overlapping.
void append_diff(const GameText& slice, std::span<const SheetEdit> edits, std::string& out);

}  // namespace planilla
