// By name, then by process, then by lock.
#include "files/left_parts.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <filesystem>
#include <mutex>
#include <set>
#include <string_view>
#include <system_error>

namespace planilla {

namespace {

namespace fs = std::filesystem;

// What stands of the host in a name: letters, digits and hyphens, up to the first point, and few of
// them, so that the name fits where that of the destination fits.
std::string host_name() {
  constexpr std::size_t most = 32;
  std::array<char, 256> full{};
  if (::gethostname(full.data(), full.size() - 1) != 0) return "host";
  std::string out;
  for (const char* at = full.data(); *at != '\0' && *at != '.' && out.size() < most; ++at) {
    const bool plain = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') ||
                       (*at >= '0' && *at <= '9') || *at == '-';
    out += plain ? *at : '_';
  }
  return out.empty() ? "host" : out;
}

// The process of a temporary file of this host, as part_file.cpp names them; 0: it is none.
::pid_t process_of(std::string_view name) {
  constexpr std::string_view ending = ".part";
  constexpr std::size_t digits = 16;
  const std::string& prefix = part_prefix();
  if (!name.starts_with(prefix) || !name.ends_with(ending)) return 0;
  name.remove_prefix(prefix.size());
  name.remove_suffix(ending.size());
  ::pid_t process = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), process);
  const std::string_view rest(end, static_cast<std::size_t>(name.data() + name.size() - end));
  const bool is_ours = rest.size() == digits + 1 && rest[0] == '-' &&
                       rest.find_first_not_of("0123456789abcdef", 1) == rest.npos;
  return error == std::errc() && is_ours ? process : 0;
}

void remove_unless_held(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (descriptor < 0) return;
  struct stat what {};
  const bool ours = ::fstat(descriptor, &what) == 0 && S_ISREG(what.st_mode) &&
                    what.st_uid == ::geteuid() && what.st_nlink == 1;
  if (ours && ::flock(descriptor, LOCK_EX | LOCK_NB) == 0) ::unlink(path.c_str());
  ::close(descriptor);
}

bool is_first_look(const std::string& folder) {
  static std::mutex mutex;
  static std::set<std::string> seen;
  const std::lock_guard lock(mutex);
  return seen.insert(folder).second;
}

}  // namespace

const std::string& part_prefix() {
  static const std::string prefix = ".planilla-" + host_name() + "-";
  return prefix;
}

void remove_left_parts(const std::string& folder) {
  if (!is_first_look(folder)) return;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    const ::pid_t process = process_of(at->path().filename().string());
    if (process > 0 && ::kill(process, 0) != 0 && errno == ESRCH) remove_unless_held(at->path());
  }
}

}  // namespace planilla
