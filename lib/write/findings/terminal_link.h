// Links in a terminal (OSC 8).
//
//   terminal_link(file_url("sheets/ana.txt"), "sheets/ana.txt:3:7")
#pragma once

#include <string>
#include <string_view>

namespace planilla {

// `text`, which opens `url`, for terminals that follow OSC 8; others show the text alone, or stray
// characters.
std::string terminal_link(std::string_view url, std::string_view text);

// file://HOST/... of a path; what is no letter, digit or one of -._~/ of ASCII is %XX. The host is
// named, because a terminal may be at another one.
std::string file_url(const std::string& path);

}  // namespace planilla
