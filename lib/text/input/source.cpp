// A file, stdin or memory as a stream of bytes; its first bytes select the decompressor.
#include "text/input/source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "text/input/source_readers.h"

namespace planilla {

namespace {

[[noreturn]] void fail(const std::string& name, int error) {
  throw SourceError(name + ": " + std::strerror(error));
}

}  // namespace

Source::PlainReader::PlainReader(const InputFile& file) : name_(file.name) {
  if (file.path == "-") {
    descriptor_ = STDIN_FILENO;
    close_ = false;
  } else {
    descriptor_ = ::open(file.path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor_ < 0) fail(name_, errno);
  }
  struct stat status {};
  if (::fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode)) {
    regular_ = true;
    const off_t here = ::lseek(descriptor_, 0, SEEK_CUR);
    start_ = here > 0 ? static_cast<std::uint64_t>(here) : 0;
    const auto size = static_cast<std::uint64_t>(status.st_size);
    total_ = size > start_ ? size - start_ : 0;
  }
}

Source::PlainReader::~PlainReader() {
  if (close_ && descriptor_ >= 0) ::close(descriptor_);
}

std::size_t Source::PlainReader::read_descriptor(char* buffer, std::size_t size) {
  // Linux reads at most 2 GiB at once.
  size = std::min(size, std::size_t{1} << 30);
  for (;;) {
    const ssize_t got = ::read(descriptor_, buffer, size);
    if (got >= 0) {
      position_ += static_cast<std::uint64_t>(got);
      return static_cast<std::size_t>(got);
    }
    if (errno != EINTR) fail(name_, errno);
  }
}

std::string_view Source::PlainReader::peek(std::size_t size) {
  while (peeked_.size() < size) {
    const std::size_t had = peeked_.size();
    peeked_.resize(size);
    const std::size_t got = read_descriptor(peeked_.data() + had, size - had);
    peeked_.resize(had + got);
    if (got == 0) break;
  }
  return peeked_;
}

std::size_t Source::PlainReader::read(char* buffer, std::size_t size) {
  if (taken_ == peeked_.size()) return read_descriptor(buffer, size);
  const std::size_t count = std::min(size, peeked_.size() - taken_);
  std::memcpy(buffer, peeked_.data() + taken_, count);
  taken_ += count;
  return count;
}

bool Source::PlainReader::seek(std::uint64_t offset) {
  if (!regular_) return false;
  if (::lseek(descriptor_, static_cast<off_t>(start_ + offset), SEEK_SET) < 0) return false;
  position_ = offset;
  taken_ = peeked_.size();
  return true;
}

std::optional<std::uint64_t> Source::PlainReader::size() const {
  return regular_ ? std::optional(total_) : std::nullopt;
}

std::size_t Source::MemoryReader::read(char* buffer, std::size_t size) {
  const std::size_t count = std::min({size, chunk_, bytes_.size() - at_});
  std::memcpy(buffer, bytes_.data() + at_, count);
  at_ += count;
  return count;
}

Source::Source(const InputFile& file) {
  auto plain = std::make_unique<PlainReader>(file);
  const std::string_view first = plain->peek(6);
  if (ZstdReader::recognises(first))
    reader_ = std::make_unique<ZstdReader>(std::move(plain));
  else if (GzipReader::recognises(first))
    reader_ = std::make_unique<GzipReader>(std::move(plain));
  else if (ArchiveReader::recognises(first))
    reader_ = std::make_unique<ArchiveReader>(std::move(plain));
  else
    reader_ = std::move(plain);
}

Source::Source(std::unique_ptr<Reader> reader) : reader_(std::move(reader)) {}
Source::~Source() = default;
Source::Source(Source&&) noexcept = default;
Source& Source::operator=(Source&&) noexcept = default;

Source Source::from_memory(std::string bytes, std::size_t chunk) {
  return Source(std::make_unique<MemoryReader>(std::move(bytes), std::max<std::size_t>(chunk, 1)));
}

std::size_t Source::read(char* buffer, std::size_t size) {
  return reader_->read(buffer, size);
}
std::uint64_t Source::consumed() const {
  return reader_->consumed();
}
std::uint64_t Source::total() const {
  return reader_->total();
}
std::optional<std::uint64_t> Source::size() const {
  return reader_->size();
}

}  // namespace planilla
