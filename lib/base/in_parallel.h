// Work of index 0 to count - 1, on as many threads as `jobs`, this one among them.
//
//   in_parallel(jobs, pieces.size(), [&] {                     // once for each thread
//     return [&, buffer = std::string()](std::size_t i) mutable { use(pieces[i], buffer); };
//   });
//
// Which thread does what is not said. What is thrown first is thrown here, when all have ended.
// Where the system gives fewer threads, those that it gives do the work.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace planilla {

template <typename MakeWorker>
void in_parallel(unsigned jobs, std::size_t count, const MakeWorker& make) {
  std::atomic<std::size_t> next{0};
  std::exception_ptr error;
  std::atomic<bool> failed{false};
  const auto run = [&] {
    try {
      auto worker = make();
      for (std::size_t i = next++; i < count && !failed; i = next++) worker(i);
    } catch (...) {
      if (!failed.exchange(true)) error = std::current_exception();
    }
  };
  std::vector<std::thread> threads;
  try {
    const std::size_t most = std::min<std::size_t>(jobs, count);
    threads.reserve(most);
    while (threads.size() + 1 < most) threads.emplace_back(run);
  } catch (const std::system_error&) {
  } catch (const std::bad_alloc&) {
  }
  run();
  for (std::thread& thread : threads) thread.join();
  if (error) std::rethrow_exception(error);
}

}  // namespace planilla
