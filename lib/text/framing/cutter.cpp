// Reading, framing and forgetting in turn.
#include "text/framing/cutter.h"

#include <cassert>
#include <utility>

#include "text/charset/utf8.h"

namespace planilla {

Cutter::Cutter(Feed feed, const Limits& limits, Bytes& buffer, const StreamPlace& start)
    : feed_(std::move(feed)),
      limits_(limits),
      buffer_(&buffer),
      framer_(limits.batch_bytes, buffer.size(), start.line),
      mark_(buffer.size()),
      offset_(start.offset),
      first_(start.offset == 0) {}

std::optional<Slice> Cutter::next() {
  while (!done_) {
    const bool was_open = framer_.open();
    if (framer_.scan(view(*buffer_), arrival_) == Framer::Event::start) {
      std::optional<Slice> whole;
      if (was_open) whole = close_slice(framer_.start());
      begin_slice();
      if (whole) return whole;
    } else if (arrival_ == Arrival::more) {
      forget_unneeded_bytes();
      if (!feed_.append(*buffer_)) arrival_ = Arrival::complete;
    } else {
      done_ = true;
      if (was_open) return close_slice(buffer_->size());
      pending_ += size_in_file(mark_, buffer_->size());
    }
  }
  return std::nullopt;
}

// What is between mark_ and the start belongs to no slice: blank lines before the first.
void Cutter::begin_slice() {
  const std::size_t start = framer_.start();
  const std::uint64_t gap = size_in_file(mark_, start);
  offset_ += gap;
  mark_ = start;
  open_ = {.begin = start,
           .offset = offset_,
           .line = framer_.start_line(),
           .bytes = pending_ + gap,
           .starts_file = std::exchange(first_, false),
           .has_tags = framer_.has_tags()};
  pending_ = 0;
}

Slice Cutter::close_slice(std::size_t end) {
  Slice slice = open_;
  const std::uint64_t size = size_in_file(slice.begin, end) + slice.skipped;
  slice.bytes += size;
  offset_ += size;
  if (slice.end == 0 && end - slice.begin > limits_.game_bytes) slice.end = limit_of_slice();
  if (slice.end == 0)
    slice.end = end;
  else
    slice.skipped += size_in_file(slice.end, end);
  mark_ = end;
  return slice;
}

std::size_t Cutter::limit_of_slice() const {
  return character_start(view(*buffer_), open_.begin + limits_.game_bytes);
}

void Cutter::forget_unneeded_bytes() {
  const std::size_t seen = framer_.position();
  if (!framer_.open()) {
    const std::uint64_t blank = size_in_file(mark_, seen);
    offset_ += blank;
    pending_ += blank;
    erase(mark_, seen);
  } else if (seen > mark_ + limits_.game_bytes) {
    if (open_.end == 0) open_.end = limit_of_slice();
    open_.skipped += size_in_file(open_.end, seen);
    erase(open_.end, seen);
  }
}

void Cutter::erase(std::size_t begin, std::size_t end) {
  assert(begin <= end);
  const auto first = buffer_->begin();
  buffer_->erase(first + static_cast<std::ptrdiff_t>(begin),
                 first + static_cast<std::ptrdiff_t>(end));
  framer_.forget_inside(end - begin);
}

void Cutter::forget_front(std::size_t count) {
  framer_.forget_front(count);
  mark_ -= count;
  if (!framer_.open()) return;
  open_.begin -= count;
  if (open_.end != 0) open_.end -= count;
}

std::uint64_t Cutter::size_in_file(std::size_t begin, std::size_t end) const {
  assert(begin <= end);
  // Only UTF-16 has been converted at this stage.
  const Encoding encoding = feed_.guess().encoding;
  if (encoding != Encoding::utf16le && encoding != Encoding::utf16be) return end - begin;
  return encoded_size(view(*buffer_).substr(begin, end - begin), encoding);
}

}  // namespace planilla
