// Starts a program with posix_spawn. stdin, stdout and stderr are files, so that neither side can
// wait for the other however much is written.
#include "tests/cases/process.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <thread>

namespace planilla::cases {
namespace fs = std::filesystem;
namespace {

[[noreturn]] void fail(const std::string& what, int error) {
  throw std::runtime_error(what + ": " + std::strerror(error));
}

std::vector<char*> pointers(const std::vector<std::string>& words) {
  std::vector<char*> all;
  for (const std::string& word : words) all.push_back(const_cast<char*>(word.c_str()));
  all.push_back(nullptr);
  return all;
}

class FileActions {
public:
  FileActions() { posix_spawn_file_actions_init(&actions_); }
  ~FileActions() { posix_spawn_file_actions_destroy(&actions_); }
  FileActions(const FileActions&) = delete;
  FileActions& operator=(const FileActions&) = delete;
  void open(int descriptor, const fs::path& file, int flags) {
    posix_spawn_file_actions_addopen(&actions_, descriptor, file.c_str(), flags, 0600);
  }
  void chdir(const fs::path& folder) {
    posix_spawn_file_actions_addchdir_np(&actions_, folder.c_str());
  }
  const posix_spawn_file_actions_t* get() const { return &actions_; }

private:
  posix_spawn_file_actions_t actions_;
};

int status_of(int wait_status) {
  return WIFEXITED(wait_status) ? WEXITSTATUS(wait_status) : 128 + WTERMSIG(wait_status);
}

void wait_for(pid_t child, std::chrono::seconds limit, Process& process) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point end = Clock::now() + limit;
  std::chrono::microseconds pause(200);
  int status = 0;
  for (;;) {
    const pid_t ended = waitpid(child, &status, process.timed_out ? 0 : WNOHANG);
    if (ended == child) break;
    if (ended < 0 && errno != EINTR) fail("waitpid", errno);
    if (!process.timed_out && Clock::now() > end) {
      kill(child, SIGKILL);
      process.timed_out = true;
    }
    std::this_thread::sleep_for(pause);
    if (pause < std::chrono::milliseconds(5)) pause *= 2;
  }
  process.status = status_of(status);
}

}  // namespace

TempFolder::TempFolder() {
  std::string name = (fs::temp_directory_path() / "planilla-test-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) fail(name, errno);
  path_ = name;
}

TempFolder::~TempFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::string read_bytes(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) fail(file.string(), errno);
  return {std::istreambuf_iterator<char>(stream), {}};
}

void write_bytes(const fs::path& file, std::string_view bytes) {
  std::ofstream stream(file, std::ios::binary);
  stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!stream.flush()) fail(file.string(), errno);
}

Process run_process(const fs::path& program, const std::vector<std::string>& words,
                    const std::vector<std::string>& environment, const fs::path& folder,
                    std::string_view input, std::chrono::seconds limit) {
  const TempFolder streams;
  write_bytes(streams.path() / "in", input);
  FileActions actions;
  actions.open(0, streams.path() / "in", O_RDONLY);
  actions.open(1, streams.path() / "out", O_WRONLY | O_CREAT | O_TRUNC);
  actions.open(2, streams.path() / "err", O_WRONLY | O_CREAT | O_TRUNC);
  actions.chdir(folder);
  pid_t child = 0;
  const int error = posix_spawn(&child, program.c_str(), actions.get(), nullptr,
                                pointers(words).data(), pointers(environment).data());
  if (error != 0) fail(program.string(), error);
  Process process;
  wait_for(child, limit, process);
  process.out = read_bytes(streams.path() / "out");
  process.err = read_bytes(streams.path() / "err");
  return process;
}

}  // namespace planilla::cases
