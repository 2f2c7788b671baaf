#include "games/read_bytes.h"

#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>

namespace planilla {

std::string read_bytes(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::system_error(errno, std::generic_category(), path);
  std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (in.bad()) throw std::system_error(errno, std::generic_category(), path);
  return bytes;
}

}  // namespace planilla
