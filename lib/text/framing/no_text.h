// Bytes that are no text: a program, a picture, an archive that cannot be read, what is packed and
// came as bytes in memory; private to text/.
//
//   is_no_text("\x7F" "ELF...")     // true
//
// `first` are the first bytes of a file, after decompression. True where they begin like a known
// kind of file that is no text, or where control characters other than blanks are one in twelve or
// more: at least 24 of those looked at, or three where half of the bytes are no ASCII text. A text
// with a few control characters in it is text: they are told one by one. UTF-16 is not for this to
// judge; UTF-32 is no text.
#pragma once

#include <string_view>

namespace planilla {

bool is_no_text(std::string_view first);

}  // namespace planilla
