// Bytes that cannot stand in a text file as they are, written with a backslash: \xHH \0 \r \t \n
// \\.
//
//   unescape("a\\0b\n")     // "a", NUL, "b"     the line end after the last line is not part of it
//   escape("a\r\nb")        // "a\\r\nb\n"       line ends inside stay line ends
#pragma once

#include <string>
#include <string_view>

namespace planilla::cases {

// Throws std::invalid_argument for a backslash before anything else.
std::string unescape(std::string_view text);
std::string escape(std::string_view bytes);

// Valid UTF-8 with no control character but line end and tab: can stand as it is, and be seen.
bool is_plain_text(std::string_view bytes);

}  // namespace planilla::cases
