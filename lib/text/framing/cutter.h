// One file cut into slices; private to text/.
//
//   Cutter cutter(Feed(...), limits, buffer);
//   while (auto slice = cutter.next()) use(view(buffer).substr(slice->begin, slice->end -
//       slice->begin));
//
// The buffer is the caller's. What is read is appended to it; slices stay where they are until the
// caller takes a front off and says so. Of a slice longer than Limits::game_bytes the rest is read
// over, counted and not kept, so that the buffer never grows beyond one such slice and one read.
#pragma once

#include <cstdint>
#include <optional>

#include "text/framing/feed.h"
#include "text/framing/framer.h"
#include "text/simd/bytes.h"

namespace planilla {

struct Slice {
  std::size_t begin = 0, end = 0;  // in the buffer
  std::uint64_t offset = 0;        // of its first byte, in the file
  std::uint64_t line = 1;
  std::uint64_t skipped = 0;  // bytes of the file after it that were not kept
  std::uint64_t bytes =
      0;  // of the file, with `skipped`, and with blank lines before a first slice
  bool starts_file = false;
  bool has_tags = false;
};

class Cutter {
public:
  // `start`: where the feed stands, at the start of a slice or of the file.
  Cutter(Feed feed, const Limits& limits, Bytes& buffer, const StreamPlace& start = {});

  std::optional<Slice> next();

  // All before it belongs to slices that are given: it can go.
  std::size_t needed_from() const { return mark_; }
  void forget_front(std::size_t count);

  // Of a file that is read to its end without any slice: its bytes (blank lines).
  std::uint64_t unclaimed() const { return pending_; }
  const Feed& feed() const { return feed_; }

private:
  void begin_slice();
  Slice close_slice(std::size_t end);
  void forget_unneeded_bytes();
  void erase(std::size_t begin, std::size_t end);
  std::size_t limit_of_slice() const;
  std::uint64_t size_in_file(std::size_t begin, std::size_t end) const;

  Feed feed_;
  Limits limits_;
  Bytes* buffer_;
  Framer framer_;
  Arrival arrival_ = Arrival::more;
  std::size_t mark_;           // start of the open slice, or of what belongs to none yet
  std::uint64_t offset_ = 0;   // of mark_, in the file
  std::uint64_t pending_ = 0;  // bytes before the open slice that belong to none
  Slice open_;                 // its end: 0, or where a slice that is too long is cut
  bool first_ = true;
  bool done_ = false;
};

}  // namespace planilla
