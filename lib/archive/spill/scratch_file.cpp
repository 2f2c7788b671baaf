// Unnamed files: O_TMPFILE where the file system has it, else a file unlinked at once.
#include "archive/spill/scratch_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <utility>

namespace planilla {

namespace {

[[noreturn]] void fail(const std::string& what) {
  throw std::system_error(errno, std::generic_category(), what);
}

int open_unnamed(const std::string& folder) {
  const int fd = open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (fd >= 0) return fd;
  std::string name = folder + "/planilla.XXXXXX";
  const int named = mkostemp(name.data(), O_CLOEXEC);
  if (named >= 0) unlink(name.c_str());
  return named;
}

int open_scratch() {
  if (const char* folder = std::getenv("TMPDIR"); folder != nullptr && *folder != '\0') {
    const int fd = open_unnamed(folder);
    if (fd < 0) fail(std::string("a temporary file in ") + folder);
    return fd;
  }
  for (const char* folder : {"/var/tmp", "/tmp"})
    if (const int fd = open_unnamed(folder); fd >= 0) return fd;
  fail("a temporary file");
}

}  // namespace

ScratchFile::ScratchFile(ScratchFile&& other) noexcept
    : fd_(std::exchange(other.fd_, -1)),
      buffered_(other.buffered_),
      buffer_(std::move(other.buffer_)),
      written_(std::exchange(other.written_, 0)) {}

ScratchFile::~ScratchFile() {
  if (fd_ >= 0) close(fd_);
}

void ScratchFile::open() {
  if (fd_ < 0) fd_ = open_scratch();
}

std::uint64_t ScratchFile::append(std::string_view bytes) {
  const std::uint64_t at = size();
  if (buffer_.size() + bytes.size() > buffered_) flush();
  if (bytes.size() > buffered_)
    write(bytes);
  else
    buffer_ += bytes;
  return at;
}

std::uint64_t ScratchFile::reserve(std::size_t size) {
  open();
  const std::uint64_t at = written_;
  written_ += size;
  return at;
}

void ScratchFile::write_at(std::uint64_t at, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = pwrite(fd_, bytes.data(), bytes.size(), static_cast<off_t>(at));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail("a temporary file (TMPDIR)");
    at += static_cast<std::uint64_t>(n);
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
}

void ScratchFile::flush() {
  write(buffer_);
  buffer_.clear();
}

void ScratchFile::write(std::string_view bytes) {
  if (!bytes.empty()) open();
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd_, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail("a temporary file (TMPDIR)");
    written_ += static_cast<std::uint64_t>(n);
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
}

std::size_t ScratchFile::read_some(std::uint64_t at, char* out, std::size_t size) const {
  if (fd_ < 0) return 0;
  std::size_t done = 0;
  while (done < size) {
    const ssize_t n = pread(fd_, out + done, size - done, static_cast<off_t>(at + done));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail("a temporary file");
    if (n == 0) break;
    done += static_cast<std::size_t>(n);
  }
  return done;
}

void ScratchFile::read(std::uint64_t at, char* out, std::size_t size) const {
  if (read_some(at, out, size) == size) return;
  errno = EIO;
  fail("a temporary file");
}

void ScratchFile::clear() {
  buffer_.clear();
  if (fd_ < 0) return;
  if (ftruncate(fd_, 0) != 0 || lseek(fd_, 0, SEEK_SET) != 0) fail("a temporary file");
  written_ = 0;
}

}  // namespace planilla
