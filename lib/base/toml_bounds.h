// What a TOML file may be, looked at before toml++ parses it: it takes a call for each level of a
// dotted key, and a file of 100 kB of dots would end the program.
//
//   refuse_endless_toml(bytes, "planilla.toml");     // DataError for a key of more than 64 parts
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace planilla {

inline constexpr std::size_t most_key_parts = 64;
inline constexpr std::size_t most_toml_bytes = 8u << 20;

// Throws DataError with the line. `origin` names the file.
void refuse_endless_toml(std::string_view bytes, const std::string& origin);

}  // namespace planilla
