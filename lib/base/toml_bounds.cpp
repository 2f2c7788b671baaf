// Dots between parts of a key are counted; strings and comments are passed over.
#include "base/toml_bounds.h"

#include <algorithm>

#include "base/data_fault.h"

namespace planilla {

namespace {

bool is_key_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '-' || c == ' ' || c == '\t';
}

// Behind the string that begins at `at`.
std::size_t end_of_string(std::string_view bytes, std::size_t at) {
  const char quote = bytes[at];
  const std::string triple(3, quote);
  if (bytes.substr(at).starts_with(triple)) {
    const std::size_t end = bytes.find(triple, at + 3);
    return end == std::string_view::npos ? bytes.size() : end + 3;
  }
  for (++at; at < bytes.size() && bytes[at] != quote && bytes[at] != '\n'; ++at)
    if (bytes[at] == '\\' && quote == '"') ++at;
  return std::min(at + 1, bytes.size());
}

}  // namespace

void refuse_endless_toml(std::string_view bytes, const std::string& origin) {
  if (bytes.size() > most_toml_bytes) throw DataFault(origin, 0, 0, "data-too-large");
  std::size_t parts = 1;
  for (std::size_t at = 0; at < bytes.size();) {
    const char c = bytes[at];
    if (c == '"' || c == '\'') {
      at = end_of_string(bytes, at);
      continue;
    }
    if (c == '#') {
      at = std::min(bytes.find('\n', at), bytes.size());
      continue;
    }
    if (c == '.')
      ++parts;
    else if (!is_key_character(c))
      parts = 1;
    if (parts > most_key_parts) {
      const auto line =
          std::count(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(at), '\n');
      throw DataFault(origin, static_cast<std::size_t>(line) + 1, 0, "data-endless-key");
    }
    ++at;
  }
}

}  // namespace planilla
