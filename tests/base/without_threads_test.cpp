// What is done by several threads is done by one where the system gives no more.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <functional>

#include "base/in_parallel.h"
#include "base/read_ahead.h"

namespace planilla {
namespace {

constexpr uid_t nobody = 65534;  // root may start as many as it likes

// What `work` gives in a process that may not start a thread; 77: it may all the same.
int without_threads(const std::function<int()>& work) {
  const pid_t child = fork();
  if (child == 0) {
    const rlimit none{0, 0};
    if (setrlimit(RLIMIT_NPROC, &none) != 0 || (geteuid() == 0 && setuid(nobody) != 0)) _exit(77);
    try {
      std::thread([] {}).join();
      _exit(77);
    } catch (const std::system_error&) {
    }
    _exit(work());
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

TEST(WithoutThreads, WorkIsDoneByTheOneThatIsThere) {
  const int sum = without_threads([] {
    std::atomic<int> done = 0;
    in_parallel(4, 10, [&] { return [&](std::size_t i) { done += static_cast<int>(i); }; });
    return done.load();
  });
  if (sum == 77) GTEST_SKIP() << "threads cannot be forbidden here";
  EXPECT_EQ(sum, 45);
}

TEST(WithoutThreads, ItemsAreReadWhenTheyAreAskedFor) {
  const int count = without_threads([] {
    int read = 0;
    ReadAhead<int> items([&](int& item) { return item = ++read, read <= 10; });
    int sum = 0;
    while (const int* item = items.next()) sum += *item;
    return items.next() == nullptr ? sum : 1;
  });
  if (count == 77) GTEST_SKIP() << "threads cannot be forbidden here";
  EXPECT_EQ(count, 55);
}

}  // namespace
}  // namespace planilla
