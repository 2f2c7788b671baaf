// write(2), with what may come between: signals, short writes, descriptors that do not block.
#include "files/byte_sink.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <optional>
#include <system_error>
#include <utility>

namespace planilla {

namespace {

constexpr std::size_t block = 64u << 10;

[[noreturn]] void fail(const std::string& name, int error) {
  if (error == EPIPE) throw ClosedPipe{};
  throw std::system_error(error, std::generic_category(), name);
}

// A device, a pipe: written to as it is, never put another file in its place.
bool is_no_plain_file(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode);
}

// /dev/stdout and its like are a descriptor of this program, whatever it leads to.
std::optional<int> named_descriptor(std::string_view path) {
  if (path == "/dev/stdout") return STDOUT_FILENO;
  if (path == "/dev/stderr") return STDERR_FILENO;
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
    if (!path.starts_with(folder)) continue;
    const std::string_view digits = path.substr(folder.size());
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error == std::errc() && end == digits.data() + digits.size()) return number;
  }
  return std::nullopt;
}

}  // namespace

ByteSink::ByteSink(int descriptor, std::string name)
    : descriptor_(descriptor), name_(std::move(name)) {
  at_once_ = descriptor_ >= 0 && (descriptor_ == STDERR_FILENO || ::isatty(descriptor_) != 0);
}

ByteSink ByteSink::to_stdout() {
  return {STDOUT_FILENO, "cannot write"};
}

ByteSink ByteSink::to_stderr() {
  return {STDERR_FILENO, "cannot write"};
}

ByteSink ByteSink::to_file(const std::string& path) {
  if (const auto descriptor = named_descriptor(path)) {
    ByteSink sink(::fcntl(*descriptor, F_DUPFD_CLOEXEC, 3), path);
    if (sink.descriptor_ < 0) fail(path, errno);
    sink.closes_ = true;
    return sink;
  }
  if (is_no_plain_file(path)) {
    ByteSink sink(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY), path);
    if (sink.descriptor_ < 0) fail(path, errno);
    sink.closes_ = true;
    sink.packing_ = packing_of(path);
    return sink;
  }
  auto part = std::make_unique<PartFile>(path);
  ByteSink sink(part->descriptor(), path);
  sink.part_ = std::move(part);
  sink.packing_ = packing_of(path);
  return sink;
}

ByteSink::ByteSink(ByteSink&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      name_(std::move(other.name_)),
      closes_(std::exchange(other.closes_, false)),
      at_once_(other.at_once_),
      copies_(other.copies_),
      buffer_(std::move(other.buffer_)),
      part_(std::move(other.part_)),
      packing_(other.packing_),
      packer_(std::move(other.packer_)),
      packed_any_(other.packed_any_),
      group_(other.group_) {}

ByteSink::~ByteSink() {
  if (closes_ && descriptor_ >= 0) ::close(descriptor_);
}

bool ByteSink::is_terminal() const {
  return ::isatty(descriptor_) != 0;
}

void ByteSink::write_through(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(written));
      if (part_) part_->wrote(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      pollfd ready{descriptor_, POLLOUT, 0};
      ::poll(&ready, 1, -1);
    } else if (errno != EINTR) {
      fail(name_, errno);
    }
  }
}

void ByteSink::flush() {
  std::string bytes;
  bytes.swap(buffer_);  // what cannot be written is not tried again
  write_through(bytes);
  bytes.clear();
  buffer_.swap(bytes);
}

void ByteSink::write(std::string_view bytes) {
  if (packing_ == Packing::none) return put(bytes);
  if (!packer_) packer_ = make_packer(packing_);
  put(packer_->pack(bytes));
}

void ByteSink::write(const FramePiece& piece) {
  if (piece.group != group_) close_frame();
  group_ = piece.group;
  if (piece.packing == Packing::none) return write(piece.bytes);
  put(piece.bytes);
  packed_any_ = true;
}

void ByteSink::close_frame() {
  if (!packer_) return;
  put(packer_->finish());
  packer_.reset();
  packed_any_ = true;
}

void ByteSink::put(std::string_view bytes) {
  if (bytes.size() >= block) {
    flush();
    return write_through(bytes);
  }
  buffer_ += bytes;
  if (at_once_ || buffer_.size() >= block) flush();
}

// How many of the bytes were copied: all, or fewer where the system cannot.
std::size_t ByteSink::copy_from(int descriptor, std::uint64_t at, std::size_t size) {
  constexpr std::size_t least = 16u << 10;  // fewer are copied as fast by hand
  std::size_t done = 0;
  if (packing_ != Packing::none || at_once_ || size < least) return done;
#ifdef __linux__
  if (copies_) flush();
  while (copies_ && done < size) {
    auto from = static_cast<off_t>(at + done);
    const ssize_t n = ::copy_file_range(descriptor, &from, descriptor_, nullptr, size - done, 0);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0 && (errno == ENOSPC || errno == EDQUOT || errno == EFBIG || errno == EIO))
      fail(name_, errno);
    copies_ = n > 0;  // a pipe, another file system, a file that is appended to
    if (n <= 0) break;
    done += static_cast<std::size_t>(n);
    if (part_) part_->wrote(static_cast<std::size_t>(n));
  }
#else
  (void)descriptor, (void)at;
#endif
  return done;
}

void ByteSink::write_from(int descriptor, std::uint64_t at, std::size_t size) {
  const std::size_t copied = copy_from(descriptor, at, size);
  at += copied;
  size -= copied;
  std::string bytes;
  while (size != 0) {
    bytes.resize(std::min(size, block));
    const ssize_t n = ::pread(descriptor, bytes.data(), bytes.size(), static_cast<off_t>(at));
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) fail(name_, n < 0 ? errno : EIO);
    write(std::string_view(bytes).substr(0, static_cast<std::size_t>(n)));
    at += static_cast<std::uint64_t>(n);
    size -= static_cast<std::size_t>(n);
  }
}

void ByteSink::finish() {
  // Nothing at all is an empty frame.
  if (packing_ != Packing::none && !packer_ && !packed_any_) packer_ = make_packer(packing_);
  close_frame();
  flush();
  if (part_) part_->finish();
  if (closes_ && descriptor_ >= 0 && ::close(std::exchange(descriptor_, -1)) != 0)
    fail(name_, errno);
}

void ByteSink::commit() {
  finish();
  if (part_) part_->publish();
}

}  // namespace planilla
