// Where a text goes on in characters of another width, as it does where files of UTF-16 and of
// single bytes were glued together; private to text/.
//
//   begin_of_utf16("1. e4 *\n[\0E\0v\0e\0n\0t\0 ...")       // 8; npos: nowhere
//
// Sixteen characters in a row of which one byte is zero are UTF-16, wherever they stand; so is a
// byte order mark the wrong way round. Thirty-two that are two bytes of ASCII each are text of
// single bytes: of Chinese that is met once in ten million million characters.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/charset/utf16.h"

namespace planilla {

std::size_t begin_of_utf16(std::string_view bytes);

// Of what should be UTF-16 in that order; `bytes` begin with a whole character.
std::size_t end_of_utf16(std::string_view bytes, ByteOrder order);

}  // namespace planilla
