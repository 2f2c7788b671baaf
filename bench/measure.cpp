// Runs a command with its output thrown away and prints what it took, for bench/compare.
//
//   measure planilla check games.pgn
//   1.234 1.301 5120 0           CPU seconds (user and system), wall seconds, peak KiB, exit status
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <chrono>
#include <cstdio>
#include <cstring>

namespace {

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fputs("usage: measure COMMAND [ARGUMENT...]\n", stderr);
    return 2;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);

  const auto start = std::chrono::steady_clock::now();
  pid_t child = 0;
  if (const int error = posix_spawnp(&child, argv[1], &actions, nullptr, argv + 1, environ);
      error != 0) {
    std::fprintf(stderr, "measure: %s: %s\n", argv[1], std::strerror(error));
    return 2;
  }
  int status = 0;
  rusage usage{};
  wait4(child, &status, 0, &usage);
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
  posix_spawn_file_actions_destroy(&actions);

  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  std::printf("%.4f %.4f %ld %d\n", seconds(usage.ru_utime) + seconds(usage.ru_stime), wall.count(),
              usage.ru_maxrss, code);
}
