#include "games/read_bytes.h"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

#include "text/input/source.h"

namespace planilla {

namespace {

// A report of all games there are is smaller; a device without an end is not read for ever.
constexpr std::size_t most_bytes = std::size_t{4} << 30;

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

[[noreturn]] void cannot_read(int error, const std::string& path) {
  throw std::system_error(error, std::generic_category(), path);
}

}  // namespace

std::string read_bytes(const std::string& path) {
  const std::unique_ptr<std::FILE, CloseFile> file(std::fopen(path.c_str(), "rb"));
  if (!file) cannot_read(errno, path);
  std::string bytes, block(1u << 16, '\0');
  while (const std::size_t n = std::fread(block.data(), 1, block.size(), file.get())) {
    bytes.append(block, 0, n);
    if (bytes.size() > most_bytes) cannot_read(EFBIG, path);
  }
  if (std::ferror(file.get())) cannot_read(errno, path);
  return bytes;
}

std::string read_unpacked(const std::string& path) {
  Source source = Source::unpacked_from_memory(read_bytes(path), path);
  std::string bytes, block(1u << 16, '\0');
  while (const std::size_t n = source.read(block.data(), block.size())) bytes.append(block, 0, n);
  return bytes;
}

}  // namespace planilla
