#include "games/read_bytes.h"

#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>

#include "text/input/source.h"

namespace planilla {

std::string read_bytes(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::system_error(errno, std::generic_category(), path);
  std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (in.bad()) throw std::system_error(errno, std::generic_category(), path);
  return bytes;
}

std::string read_unpacked(const std::string& path) {
  Source source = Source::unpacked_from_memory(read_bytes(path), path);
  std::string bytes, block(1u << 16, '\0');
  while (const std::size_t n = source.read(block.data(), block.size())) bytes.append(block, 0, n);
  return bytes;
}

}  // namespace planilla
