// Device and inode, by stat(2).
#include "files/file_id.h"

#include <sys/stat.h>

#include <filesystem>
#include <system_error>

namespace planilla {

namespace {

FileId id_of(const struct stat& status) {
  return {static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino)};
}

}  // namespace

std::optional<FileId> file_id(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return id_of(status);
}

std::optional<FileId> regular_file_id(int descriptor) {
  struct stat status {};
  if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  return id_of(status);
}

std::string followed(const std::string& path) {
  namespace fs = std::filesystem;
  constexpr int most_links = 40;  // as the system has it
  fs::path at = path;
  std::error_code error;
  for (int i = 0; i < most_links; ++i) {
    if (!fs::is_symlink(at, error)) return at.string();
    const fs::path target = fs::read_symlink(at, error);
    if (error) return path;
    at = target.is_absolute() ? target : at.parent_path() / target;
  }
  return path;
}

}  // namespace planilla
