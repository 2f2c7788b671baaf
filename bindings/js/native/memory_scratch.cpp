// archive/spill/scratch_file.h where there are no files: what would go to one stays in memory.
#include <cstring>
#include <utility>

#include "archive/spill/scratch_file.h"

namespace planilla {

ScratchFile::ScratchFile(ScratchFile&& other) noexcept
    : buffered_(other.buffered_), buffer_(std::exchange(other.buffer_, {})) {}

ScratchFile::~ScratchFile() = default;

std::uint64_t ScratchFile::append(std::string_view bytes) {
  const std::uint64_t at = buffer_.size();
  buffer_ += bytes;
  return at;
}

std::uint64_t ScratchFile::reserve(std::size_t size) {
  const std::uint64_t at = buffer_.size();
  buffer_.resize(buffer_.size() + size);
  return at;
}

void ScratchFile::write_at(std::uint64_t at, std::string_view bytes) {
  std::memcpy(buffer_.data() + at, bytes.data(), bytes.size());
}

void ScratchFile::flush() {}

void ScratchFile::read(std::uint64_t at, char* out, std::size_t size) const {
  std::memcpy(out, buffer_.data() + at, size);
}

std::size_t ScratchFile::read_some(std::uint64_t at, char* out, std::size_t size) const {
  return buffer_.copy(out, size, at);
}

void ScratchFile::clear() {
  buffer_ = {};
}

}  // namespace planilla
