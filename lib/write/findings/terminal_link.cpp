#include "write/findings/terminal_link.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <filesystem>

namespace planilla {

std::string terminal_link(std::string_view url, std::string_view text) {
  return fmt::format("\x1b]8;;{}\x1b\\{}\x1b]8;;\x1b\\", url, text);
}

std::string file_url(const std::string& path) {
  std::array<char, 256> host{};
  if (gethostname(host.data(), host.size() - 1) != 0) host[0] = '\0';
  std::string out = "file://" + std::string(host.data());
  for (const char c : std::filesystem::absolute(path).lexically_normal().string()) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (plain || std::string_view("-._~/").find(c) != std::string_view::npos)
      out += c;
    else
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out;
}

}  // namespace planilla
