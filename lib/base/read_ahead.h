// Things read by a thread of its own, one ahead of the one that uses them.
//
//   ReadAhead<Item> items([&](Item& item) { return read(item); });     // false: there is no more
//   while (Item* item = items.next()) use(*item);        // while the next one is being read
//
// What next() returns stays until the next call, and is used again for one after it, so that its
// memory is not asked for anew. What `read` throws, next() throws. `read` is called by the other
// thread, or by next() where the system gives none, and by nobody once this is gone.
#pragma once

#include <array>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>

namespace planilla {

template <typename Item>
class ReadAhead {
public:
  explicit ReadAhead(std::function<bool(Item&)> read) : read_(std::move(read)) {
    try {
      thread_ = std::thread([this] { work(); });
    } catch (const std::system_error&) {
    }
  }
  ~ReadAhead() {
    if (!thread_.joinable()) return;
    {
      const std::lock_guard lock(mutex_);
      stopped_ = true;
    }
    changed_.notify_all();
    thread_.join();
  }
  ReadAhead(const ReadAhead&) = delete;
  ReadAhead& operator=(const ReadAhead&) = delete;

  // nullptr behind the last.
  Item* next() {
    if (!thread_.joinable()) return read_now();
    std::unique_lock lock(mutex_);
    if (taken_ < given_) ++taken_;  // the one that was given out may be filled again
    changed_.notify_all();
    changed_.wait(lock, [&] { return given_ < made_ || over_; });
    if (given_ < made_) return &items_[given_++ % items_.size()];
    if (error_) std::rethrow_exception(error_);
    return nullptr;
  }

private:
  Item* read_now() {
    over_ = over_ || !read_(items_[0]);
    return over_ ? nullptr : &items_[0];
  }

  void work() {
    for (;;) {
      {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return made_ < taken_ + items_.size() || stopped_; });
        if (stopped_) return;
      }
      bool more = false;
      std::exception_ptr error;
      try {
        more = read_(items_[made_ % items_.size()]);
      } catch (...) {
        error = std::current_exception();
      }
      const std::lock_guard lock(mutex_);
      error_ = error;
      if (more) ++made_;
      over_ = !more;
      changed_.notify_all();
      if (over_) return;
    }
  }

  const std::function<bool(Item&)> read_;
  std::array<Item, 3> items_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t made_ = 0, given_ = 0, taken_ = 0;  // so many were read, given out, used
  bool over_ = false, stopped_ = false;
  std::exception_ptr error_;
  std::thread thread_;  // last: it uses all above
};

}  // namespace planilla
