// Any bytes as a compressed file or an archive: they are read to an end, or to a fault that is
// told, and no more comes out than the bound allows.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "text/input/source.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace planilla;
  try {
    Source source = Source::unpacked_from_memory(
        std::string(reinterpret_cast<const char*>(data), size), "input");
    std::string buffer(64u << 10, '\0');
    std::uint64_t given = 0;
    while (const std::size_t got = source.read(buffer.data(), buffer.size())) given += got;
    if (given > free_expansion + most_expansion * (size + 1) + buffer.size()) std::abort();
  } catch (const SourceError&) {
  }
  return 0;
}
