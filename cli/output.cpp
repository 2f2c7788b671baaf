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

// A device, a pipe: written to as it is, never put another file in its place.
bool is_no_plain_file(const std::string& path) {
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(path, error);
  return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
         !std::filesystem::is_directory(status);
}

// Where a link leads, if it leads anywhere: the link stays one.
std::string followed(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_symlink(path, error)) return path;
  const std::filesystem::path target = std::filesystem::weakly_canonical(path, error);
  return error ? path : target.string();
}

}  // namespace

ByteSink ByteSink::to_file(const std::string& name) {
  const std::string path = followed(name);
  ByteSink sink(nullptr, path);
  if (is_no_plain_file(path)) {
    sink.file_ = std::fopen(path.c_str(), "wb");
    if (sink.file_ == nullptr) fail(path);
    sink.closes_ = true;
    return sink;
  }
  sink.part_path_ = path + "." + std::to_string(getpid()) + ".part";
  sink.file_ = std::fopen(sink.part_path_.c_str(), "wb");
  if (sink.file_ == nullptr) fail(path);
  return sink;
}

ByteSink::ByteSink(ByteSink&& other) noexcept
    : file_(std::exchange(other.file_, nullptr)),
      path_(std::move(other.path_)),
      part_path_(std::exchange(other.part_path_, {})),
      closes_(std::exchange(other.closes_, false)) {}

ByteSink::~ByteSink() {
  if (part_path_.empty() && !closes_) return;
  if (file_ != nullptr) std::fclose(file_);
  if (part_path_.empty()) return;
  std::error_code ignored;
  std::filesystem::remove(part_path_, ignored);
}

bool ByteSink::is_terminal() const {
  return isatty(fileno(file_)) != 0;
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
