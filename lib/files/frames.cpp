// A task a group. The window is the same for any number of jobs, so that pieces are given out at
// the same moments.
#include "files/frames.h"

#include <algorithm>
#include <utility>

namespace planilla {

namespace {

constexpr std::size_t most_waiting = 16;
constexpr std::size_t largest_group = 8u << 20;

// Taken for a while.
class Taken {
public:
  explicit Taken(std::counting_semaphore<>& semaphore) : semaphore_(semaphore) {
    semaphore_.acquire();
  }
  ~Taken() { semaphore_.release(); }
  Taken(const Taken&) = delete;
  Taken& operator=(const Taken&) = delete;

private:
  std::counting_semaphore<>& semaphore_;
};

}  // namespace

FrameMaker::FrameMaker(Packing packing, unsigned jobs, Take take, IsWhole is_whole)
    : packing_(packing),
      take_(std::move(take)),
      is_whole_(std::move(is_whole)),
      idle_(static_cast<std::ptrdiff_t>(std::max(1u, jobs))) {}

FrameMaker::~FrameMaker() = default;

void FrameMaker::write(std::uint64_t group, std::string_view bytes) {
  if (bytes.empty()) return;
  if (group != group_) close_group();
  group_ = group;
  raw_ += bytes;
  if (passed_on_ || raw_.size() > largest_group || (is_whole_ && !is_whole_(group))) give_raw();
}

void FrameMaker::end() {
  close_group();
  while (!waiting_.empty()) give_oldest();
}

void FrameMaker::close_group() {
  passed_on_ = false;
  if (raw_.empty()) return;
  // Where no thread can be had the task is done when it is asked for.
  std::future<std::string> packed =
      std::async(std::launch::async | std::launch::deferred, [this, raw = std::exchange(raw_, {})] {
        const Taken taken(idle_);
        return packed_frame(packing_, raw);
      });
  waiting_.push_back({group_, std::move(packed)});
  if (waiting_.size() > most_waiting) give_oldest();
}

void FrameMaker::give_oldest() {
  Waiting oldest = std::move(waiting_.front());
  waiting_.pop_front();
  take_({oldest.group, packing_, oldest.packed.get()});
}

void FrameMaker::give_raw() {
  while (!waiting_.empty()) give_oldest();
  passed_on_ = true;
  take_({group_, Packing::none, std::exchange(raw_, {})});
}

bool packs_in_frames(Packing packing) {
  return packing != Packing::none && packing != Packing::xz;
}

FramedSink::FramedSink(ByteSink& sink, unsigned jobs)
    : sink_(sink),
      packing_(sink.packing()),
      maker_(packing_, jobs, [this](FramePiece&& piece) { sink_.write(piece); }) {}

void FramedSink::write(std::uint64_t group, std::string_view bytes) {
  if (!packs_in_frames(packing_))
    sink_.write(bytes);
  else
    maker_.write(group, bytes);
}

void FramedSink::write(const FramePiece& piece) {
  if (piece.packing == Packing::none) return write(piece.group, piece.bytes);
  if (piece.packing != packing_ || !packs_in_frames(packing_))
    return write(piece.group, unpacked_frame(piece.packing, piece.bytes));
  maker_.end();
  sink_.write(piece);
}

void FramedSink::end() {
  maker_.end();
}

}  // namespace planilla
