#include "lsp/messages.h"

#include <cstdlib>
#include <string_view>

namespace planilla {

namespace {

constexpr std::size_t most_bytes = std::size_t{64} << 20;
constexpr std::size_t longest_header = 4096;

// Without its CRLF; nullopt at the end, or where it is too long.
std::optional<std::string> header_line(std::FILE* in) {
  std::string out;
  for (int c = std::getc(in); c != EOF; c = std::getc(in)) {
    if (c == '\n') {
      if (!out.empty() && out.back() == '\r') out.pop_back();
      return out;
    }
    if (out.size() == longest_header) return std::nullopt;
    out += static_cast<char>(c);
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> read_message(std::FILE* in) {
  constexpr std::string_view name = "Content-Length:";
  std::size_t size = 0;
  for (;;) {
    const std::optional<std::string> line = header_line(in);
    if (!line) return std::nullopt;
    if (line->empty()) break;
    if (line->starts_with(name)) size = std::strtoull(line->c_str() + name.size(), nullptr, 10);
  }
  if (size == 0 || size > most_bytes) return std::nullopt;
  std::string body(size, '\0');
  if (std::fread(body.data(), 1, size, in) != size) return std::nullopt;
  return body;
}

void write_message(std::FILE* out, const std::string& body) {
  std::fprintf(out, "Content-Length: %zu\r\n\r\n", body.size());
  std::fwrite(body.data(), 1, body.size(), out);
  std::fflush(out);
}

}  // namespace planilla
