// Streams and files written whole.
#include "output.h"

#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

namespace planilla {

namespace {

[[noreturn]] void fail(const std::string& what) {
  const int error = errno;
  if (error == EPIPE) throw ClosedPipe{};
  throw std::system_error(error, std::generic_category(), what);
}

}  // namespace

ByteSink ByteSink::to_file(const std::string& path) {
  ByteSink sink(nullptr, path);
  sink.part_path_ = path + "." + std::to_string(getpid()) + ".part";
  sink.file_ = std::fopen(sink.part_path_.c_str(), "wb");
  if (sink.file_ == nullptr) fail(path);
  return sink;
}

ByteSink::ByteSink(ByteSink&& other) noexcept
    : file_(std::exchange(other.file_, nullptr)),
      path_(std::move(other.path_)),
      part_path_(std::exchange(other.part_path_, {})) {}

ByteSink::~ByteSink() {
  if (part_path_.empty()) return;
  if (file_ != nullptr) std::fclose(file_);
  std::error_code ignored;
  std::filesystem::remove(part_path_, ignored);
}

void ByteSink::write(std::string_view bytes) {
  if (bytes.empty()) return;
  if (std::fwrite(bytes.data(), 1, bytes.size(), file_) != bytes.size())
    fail(path_.empty() ? "cannot write" : path_);
}

void ByteSink::commit() {
  if (std::fflush(file_) != 0) fail(path_.empty() ? "cannot write" : path_);
  if (part_path_.empty()) return;
  const int closed = std::fclose(std::exchange(file_, nullptr));
  if (closed != 0) fail(path_);
  std::filesystem::rename(part_path_, path_);
  part_path_.clear();
}

}  // namespace planilla
