// Reading, framing and forgetting in turn.
#include "text/framing/cutter.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "text/charset/utf8.h"

namespace planilla {

namespace {

// Of a slice that passes Limits::game_bytes, in shares of these.
constexpr std::size_t shares = 16;
constexpr std::size_t least_piece = 16;  // bytes, whatever the limit

// A place to cut at is looked for so far back, or less where pieces are small.
constexpr std::size_t farthest_back = 64u << 10;

// Behind the last line end, else behind the last blank, else where no character is cut.
std::size_t place_to_cut(std::string_view text, std::size_t begin, std::size_t end,
                         std::size_t back) {
  const std::size_t from = std::max(begin + 1, end - std::min(end - begin, back));
  for (std::size_t at = end; at > from; --at)
    if (ends_line(text, at - 1)) return at;
  for (std::size_t at = end; at > from; --at)
    if (text[at - 1] == ' ' || text[at - 1] == '\t') return at;
  const std::size_t character = character_start(text, end);
  return character > begin ? character : end;
}

// From `begin`, which stands at `line` and `column`, to `end`.
void move_on(std::string_view text, std::size_t begin, std::size_t end, std::uint64_t& line,
             std::uint64_t& column) {
  for (std::size_t at = begin; at < end; ++at) {
    if (ends_line(text, at))
      ++line, column = 1;
    else
      column += (static_cast<unsigned char>(text[at]) & 0xc0) != 0x80;
  }
}

}  // namespace

Cutter::Cutter(Feed feed, const Limits& limits, Bytes& buffer, const StreamPlace& start)
    : feed_(std::move(feed)),
      limits_(limits),
      buffer_(&buffer),
      framer_(limits.batch_bytes, buffer.size(), start.line),
      mark_(buffer.size()),
      offset_(start.offset),
      first_(start.offset == feed_.begin().offset) {}

std::optional<Slice> Cutter::next() {
  for (;;) {
    if (end_ != End::open) return give_end();
    if (done_ && !begin_text()) return std::nullopt;
    look_further();
    if (end_ == End::open && framer_.open() && is_too_long(framer_.position())) return give_piece();
  }
}

void Cutter::look_further() {
  const bool was_open = framer_.open();
  const bool starts = framer_.scan(view(*buffer_), arrival_) == Framer::Event::start;
  if (was_open) open_.has_tags = starts ? framer_.had_tags() : framer_.has_tags();
  const bool heads_next = starts && was_open && framer_.has_tags();
  if (heads_next && !open_.goes_on && !is_too_long(framer_.start()))
    framer_.start_above_comments(view(*buffer_), mark_);
  if (starts) {
    if (was_open)
      end_ = End::next_slice;
    else
      begin_slice();
  } else if (arrival_ == Arrival::more) {
    if (!framer_.open()) forget_blank_lines();
    if (!feed_.append(*buffer_)) arrival_ = Arrival::complete;
  } else {
    done_ = true;
    if (was_open)
      end_ = End::file;
    else
      pass_blank_end();
  }
}

// The next member of an archive; false behind the last.
bool Cutter::begin_text() {
  const bool follows = feed_.next_text();
  const StreamPlace begin = feed_.begin();
  if (follows) {
    pending_ += begin.offset - offset_;  // of members that are no text
    offset_ = begin.offset;
    framer_ = Framer(limits_.batch_bytes, buffer_->size(), begin.line);
    mark_ = buffer_->size();
    arrival_ = Arrival::more;
    first_ = true;
    done_ = false;
  }
  return follows;
}

// What is between mark_ and the start belongs to no slice: blank lines before the first.
void Cutter::begin_slice() {
  const std::size_t start = framer_.start();
  const std::uint64_t gap = size_in_file(mark_, start);
  offset_ += gap;
  mark_ = start;
  open_ = {.offset = offset_,
           .line = framer_.start_line(),
           .bytes = pending_ + gap,
           .start = offset_,
           .starts_file = std::exchange(first_, false),
           .member_offset = feed_.begin().offset,
           .member_line = feed_.begin().line,
           .has_tags = framer_.has_tags()};
  pending_ = 0;
}

// A piece of the slice that ends, or the last of it.
std::optional<Slice> Cutter::give_end() {
  const std::size_t end = end_ == End::file ? buffer_->size() : framer_.start();
  if (is_too_long(end)) return give_piece();
  const Slice last = take_until(end);
  if (end_ == End::next_slice) begin_slice();
  end_ = End::open;
  return last;
}

bool Cutter::is_too_long(std::size_t end) const {
  const std::size_t piece = std::max(limits_.game_bytes / shares, least_piece);
  return end - mark_ > (open_.goes_on ? piece : std::max(limits_.game_bytes, piece));
}

Slice Cutter::give_piece() {
  Slice piece = take_until(end_of_piece());
  piece.is_cut = true;
  open_ = {.offset = offset_,
           .line = piece.line,
           .column = piece.column,
           .start = piece.start,
           .member_offset = piece.member_offset,
           .member_line = piece.member_line,
           .goes_on = true};
  move_on(view(*buffer_), piece.begin, piece.end, open_.line, open_.column);
  return piece;
}

std::size_t Cutter::end_of_piece() const {
  const std::size_t share = limits_.game_bytes / shares;
  const std::size_t size = std::max(open_.goes_on ? share : share * (shares - 1), least_piece);
  const std::size_t back = std::min(std::max(share, least_piece), farthest_back);
  return place_to_cut(view(*buffer_), mark_, mark_ + size, back);
}

Slice Cutter::take_until(std::size_t end) {
  Slice slice = open_;
  slice.begin = mark_;
  slice.end = end;
  const std::uint64_t size = size_in_file(mark_, end);
  slice.bytes += size;
  offset_ += size;
  mark_ = end;
  return slice;
}

void Cutter::forget_blank_lines() {
  const std::size_t seen = framer_.position();
  const std::uint64_t blank = size_in_file(mark_, seen);
  offset_ += blank;
  pending_ += blank;
  const auto first = buffer_->begin();
  buffer_->erase(first + static_cast<std::ptrdiff_t>(mark_),
                 first + static_cast<std::ptrdiff_t>(seen));
  framer_.forget_blank(seen - mark_);
}

void Cutter::pass_blank_end() {
  const std::uint64_t blank = size_in_file(mark_, buffer_->size());
  offset_ += blank;
  pending_ += blank;
  mark_ = buffer_->size();
}

void Cutter::forget_front(std::size_t count) {
  framer_.forget_front(count);
  mark_ -= count;
}

std::uint64_t Cutter::size_in_file(std::size_t begin, std::size_t end) const {
  assert(begin <= end);
  // Only UTF-16 has been converted at this stage.
  const Encoding encoding = feed_.guess().encoding;
  if (encoding != Encoding::utf16le && encoding != Encoding::utf16be) return end - begin;
  return encoded_size(view(*buffer_).substr(begin, end - begin), encoding);
}

}  // namespace planilla
