// Sizes of files, by which the input is divided.
#include "text/framing/shard.h"

namespace planilla {

std::uint64_t measure(const InputFile& file) {
  std::uint64_t bytes = 0;
  try {
    Source source(file);
    if (const auto size = source.size()) return *size;
    std::string buffer(256u << 10, '\0');
    while (const std::size_t got = source.read(buffer.data(), buffer.size())) bytes += got;
  } catch (const SourceError&) {
    // Told when it is met again; what came before it counts.
  }
  return bytes;
}

}  // namespace planilla
