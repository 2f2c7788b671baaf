// One file cut into slices, or each member of an archive; private to text/.
//
//   Cutter cutter(Feed(...), limits, buffer);
//   while (auto slice = cutter.next()) use(view(buffer).substr(slice->begin, slice->end -
//       slice->begin));
//
// The buffer is the caller's. What is read is appended to it; slices stay where they are until the
// caller takes a front off and says so.
//
// A slice longer than Limits::game_bytes comes in pieces: the first holds fifteen sixteenths of
// that, so that it stays below the limit where it is written again, the others a sixteenth each.
// They are cut at a line end or a blank, where one is near. So the buffer never grows beyond one
// such slice and one read, and every byte is in some slice.
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
  std::uint64_t line = 1, column = 1;
  std::uint64_t bytes = 0;   // of the file, with blank lines before a first slice
  std::uint64_t start = 0;   // the offset of its first piece: its own, unless it goes on
  bool starts_file = false;  // or a member of an archive
  std::uint64_t member_offset = 0, member_line = 1;  // where that begins
  bool has_tags = false;
  bool is_cut = false;   // another piece follows
  bool goes_on = false;  // a piece that is not the first
};

class Cutter {
public:
  // `start`: where the feed stands, at the start of a slice, of the file or of a member of it.
  Cutter(Feed feed, const Limits& limits, Bytes& buffer, const StreamPlace& start = {});

  std::optional<Slice> next();

  // All before it belongs to slices that are given: it can go.
  std::size_t needed_from() const { return mark_; }
  void forget_front(std::size_t count);

  // At the end of the file: its bytes behind the last slice that belong to none (blank lines, what
  // is no text).
  std::uint64_t unclaimed() const { return pending_; }
  const Feed& feed() const { return feed_; }

private:
  // Where the open slice ends: not yet seen, where the framer found the next one, with the file.
  enum class End : std::uint8_t { open, next_slice, file };

  void look_further();
  bool begin_text();
  void begin_slice();
  std::optional<Slice> give_end();
  bool is_too_long(std::size_t end) const;
  Slice give_piece();
  Slice take_until(std::size_t end);
  std::size_t end_of_piece() const;
  void forget_blank_lines();
  void pass_blank_end();
  std::uint64_t size_in_file(std::size_t begin, std::size_t end) const;

  Feed feed_;
  Limits limits_;
  Bytes* buffer_;
  Framer framer_;
  Arrival arrival_ = Arrival::more;
  std::size_t mark_;           // start of the open piece, or of what belongs to none yet
  std::uint64_t offset_ = 0;   // of mark_, in the file
  std::uint64_t pending_ = 0;  // bytes before the open slice that belong to none
  Slice open_;                 // begins at mark_; its end is not known
  End end_ = End::open;
  bool first_ = true;
  bool done_ = false;
};

}  // namespace planilla
