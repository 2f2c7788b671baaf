// O_EXCL, fchmod, fsync, rename, fsync of the folder.
#include "files/part_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <random>
#include <system_error>
#include <utility>

#include "files/file_id.h"
#include "files/left_parts.h"

namespace planilla {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail_at(const std::string& name, int error) {
  throw std::system_error(error, std::generic_category(), name);
}

// Host and process say whose it is where several machines write into one folder, and the random
// number keeps two of them apart that have the same (containers).
std::string temporary_name() {
  static thread_local std::random_device device;
  const std::uint64_t number = (std::uint64_t{device()} << 32) | device();
  return fmt::format("{}{}-{:016x}.part", part_prefix(), ::getpid(), number);
}

// Some file systems cannot: that is no fault of the file.
bool is_synced(int descriptor) {
  return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP || errno == ENOSYS;
}

// Whoever finds the file knows by the lock that it is in use; a file system without locks has none
// to find. False: somebody took it for one that was left, in between.
bool is_held(int descriptor) {
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return false;
  struct stat what {};
  return ::fstat(descriptor, &what) == 0 && what.st_nlink > 0;
}

mode_t usual_mode() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

}  // namespace

PartFile::PartFile(const std::string& destination) : destination_(followed(destination)) {
  const fs::path folder = fs::path(destination_).parent_path();
  folder_ = folder.empty() ? "." : folder.string();
  if (fs::path(destination_).filename().empty()) fail_at(destination, EISDIR);
  remove_left_parts(folder_);
  open();
  try {
    keep_mode_and_owner();
  } catch (...) {
    ::close(descriptor_);
    ::unlink(path_.c_str());
    throw;
  }
}

PartFile::~PartFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
  if (!path_.empty()) ::unlink(path_.c_str());
}

void PartFile::open() {
  constexpr int most_tries = 100;
  for (int i = 0; descriptor_ < 0; ++i) {
    path_ = (fs::path(folder_) / temporary_name()).string();
    name_ = std::make_unique<PartName>(path_);
    descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor_ >= 0 && i < most_tries && !is_held(descriptor_)) {
      ::unlink(path_.c_str());
      ::close(std::exchange(descriptor_, -1));
      continue;
    }
    if (descriptor_ >= 0 || (errno == EEXIST && i < most_tries) || errno == EINTR) continue;
    const int error = errno;
    path_.clear();
    fail_at(destination_, error);
  }
  if (PartName::ending()) ::unlink(path_.c_str());
}

void PartFile::keep_mode_and_owner() {
  struct stat old {};
  if (::stat(destination_.c_str(), &old) != 0) {
    if (errno != ENOENT) fail_at(destination_, errno);
    if (::fchmod(descriptor_, usual_mode()) != 0) fail_at(destination_, errno);
    return;
  }
  if (S_ISDIR(old.st_mode)) fail_at(destination_, EISDIR);
  if ((old.st_mode & 0222) == 0 ||
      ::faccessat(AT_FDCWD, destination_.c_str(), W_OK, AT_EACCESS) != 0)
    fail_at(destination_, EACCES);
  // The owner cannot always be kept; a group that may read the file may be another then.
  const bool is_kept = ::fchown(descriptor_, old.st_uid, old.st_gid) == 0 ||
                       ::fchown(descriptor_, static_cast<uid_t>(-1), old.st_gid) == 0;
  const mode_t mode = old.st_mode & (is_kept ? 0777 : 0707);
  if (::fchmod(descriptor_, mode) != 0) fail_at(destination_, errno);
}

void PartFile::wrote(std::size_t bytes) {
  constexpr std::size_t step = 8u << 20;
  waiting_ += bytes;
  if (waiting_ < step) return;
  waiting_ = 0;
#ifdef SYNC_FILE_RANGE_WRITE
  ::sync_file_range(descriptor_, 0, 0, SYNC_FILE_RANGE_WRITE);  // a hint: finish() makes sure
#endif
}

// Closed, for a run may finish more files than may be open before it publishes the first. The lock
// ends here; a process of another container that takes the file for one left makes publish() fail.
void PartFile::finish() {
  if (descriptor_ < 0) return;
  if (!is_synced(descriptor_)) fail_at(destination_, errno);
  if (::close(std::exchange(descriptor_, -1)) != 0) fail_at(destination_, errno);
}

void PartFile::publish() {
  finish();
  if (path_.empty()) return;
  if (::rename(path_.c_str(), destination_.c_str()) != 0) fail_at(destination_, errno);
  path_.clear();
  name_->release();
  const int folder = ::open(folder_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;  // a folder that may be written and not read
  const bool synced = is_synced(folder);
  const int error = errno;
  ::close(folder);
  if (!synced) fail_at(destination_, error);
}

}  // namespace planilla
