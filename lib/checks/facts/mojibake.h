// UTF-8 that was taken for a one-byte character set and converted to UTF-8 once more.
//
//   undo_mojibake("MÃ¡laga")      // "Málaga"
//   undo_mojibake("Málaga")       // nullopt
//   undo_mojibake("M+APw-ller")   // "Müller": UTF-7
//
// Tried: windows-1252 and windows-1251. Every run of letters beyond ASCII must turn into valid
// UTF-8 of fewer letters, or the text is left alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/span.h"

namespace planilla {

bool is_ascii(std::string_view text);

std::optional<std::string> undo_mojibake(std::string_view utf8);

// The words inside `range` that hold something beyond ASCII.
std::vector<Span> words_beyond_ascii(std::string_view text, Span range);

}  // namespace planilla
