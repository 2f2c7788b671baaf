// Workers, the chain that hands game numbers along, and the window that puts outputs back in order.
#include "batch/run.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace planilla {

namespace {

// Everything the workers share. One mutex for the input, one for the order.
class Pipeline {
public:
  Pipeline(GameStream& stream, const Sink& sink, std::size_t window)
      : stream_(stream), sink_(sink), window_(window) {}

  void work(Worker& worker) {
    Batch batch;
    while (take(batch)) {
      const std::uint64_t games = worker.read(batch);
      const std::uint64_t first = number_games(batch.index, games);
      Output output;
      worker.render(first, output);
      output.summary.bytes += batch.bytes_read;
      deliver(batch.index, std::move(output));
    }
  }

  void fail(std::exception_ptr error) {
    const std::lock_guard lock(order_mutex_);
    if (!error_) error_ = error;
    stopped_ = true;
    order_changed_.notify_all();
  }

  void rethrow() const {
    if (error_) std::rethrow_exception(error_);
  }

private:
  bool take(Batch& batch) {
    const std::lock_guard lock(input_mutex_);
    {
      const std::lock_guard order(order_mutex_);
      if (stopped_) return false;
    }
    if (!stream_.next(batch)) return false;
    return true;
  }

  // The number of the first game of batch `index`: waits until the batches before it are counted.
  std::uint64_t number_games(std::uint64_t index, std::uint64_t games) {
    std::unique_lock lock(order_mutex_);
    order_changed_.wait(lock, [&] { return counted_ == index || stopped_; });
    const std::uint64_t first = games_ + 1;
    games_ += games;
    ++counted_;
    order_changed_.notify_all();
    return first;
  }

  void deliver(std::uint64_t index, Output output) {
    std::unique_lock lock(order_mutex_);
    order_changed_.wait(lock, [&] { return index < written_ + window_ || stopped_; });
    if (stopped_) return;
    waiting_.emplace(index, std::move(output));
    if (writing_) return;  // the worker that writes now takes it too
    writing_ = true;
    while (!stopped_ && !waiting_.empty() && waiting_.begin()->first == written_) {
      Output next = std::move(waiting_.begin()->second);
      waiting_.erase(waiting_.begin());
      lock.unlock();
      write(next);
      lock.lock();
      ++written_;
      order_changed_.notify_all();
    }
    writing_ = false;
  }

  void write(Output& output) {
    try {
      sink_(output);
    } catch (...) {
      fail(std::current_exception());
    }
  }

  GameStream& stream_;
  const Sink& sink_;
  const std::size_t window_;
  std::mutex input_mutex_;
  std::mutex order_mutex_;
  std::condition_variable order_changed_;
  std::map<std::uint64_t, Output> waiting_;
  std::uint64_t counted_ = 0, written_ = 0, games_ = 0;
  bool writing_ = false;
  bool stopped_ = false;
  std::exception_ptr error_;
};

// As many as there is memory for, and one at least.
std::vector<std::unique_ptr<Worker>> make_workers(unsigned jobs, const MakeWorker& make) {
  std::vector<std::unique_ptr<Worker>> workers;
  workers.reserve(jobs);
  workers.push_back(make());
  try {
    while (workers.size() < jobs) workers.push_back(make());
  } catch (const std::bad_alloc&) {
    workers.resize((workers.size() + 1) / 2);  // the others need room to work
  }
  return workers;
}

}  // namespace

ReportedFinding& Output::tell(const Finding& finding, Severity severity) {
  ReportedFinding& out = told.emplace_back();
  out.rule = finding.rule;
  out.severity = severity;
  out.count = 1 + finding.more;
  out.end = report.size();
  return out;
}

void end_frame_piece(std::uint64_t number, std::size_t games_end, Output& out) {
  const std::uint64_t group = frame_group(number);
  if (out.frames.empty() || out.frames.back().group != group) out.frames.push_back({group, 0});
  out.frames.back().games_end = games_end;
}

void run(GameStream& stream, unsigned jobs, const MakeWorker& make, const Sink& sink) {
  if (jobs == 0) jobs = 1;
  Pipeline pipeline(stream, sink, jobs * 4);
  std::vector<std::unique_ptr<Worker>> workers = make_workers(jobs, make);
  const auto work = [&](Worker& worker) {
    try {
      pipeline.work(worker);
    } catch (...) {
      pipeline.fail(std::current_exception());
    }
  };
  std::vector<std::thread> threads;
  threads.reserve(workers.size());
  try {
    for (std::size_t i = 1; i < workers.size(); ++i)
      threads.emplace_back(work, std::ref(*workers[i]));
  } catch (const std::system_error&) {
    // The system gives no more threads: those that run, and this one, do the work.
  } catch (const std::bad_alloc&) {
  }
  work(*workers[0]);
  for (std::thread& thread : threads) thread.join();
  pipeline.rethrow();
}

}  // namespace planilla
