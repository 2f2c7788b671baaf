// Where games start, found while bytes arrive; private to text/ (the rule itself: docs/framing.md).
//
//   Framer framer(limits.batch_bytes);
//   Framer::Event event = framer.scan(buffer, Arrival::more);   // from framer.position() on
//
// The buffer is the caller's: it may append to it and take bytes off its front (forget) between two
// calls. The same events come out however the bytes are portioned. All positions are indices into
// the buffer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "text/framing/line.h"

namespace planilla {

enum class Arrival { more, complete };  // may bytes still follow those in the buffer?

class Framer {
public:
  enum class Event {
    starved,  // everything was looked at as far as it can be: more bytes, please
    start,    // a slice starts at start(); what came before it is whole
  };

  // Text without tags is cut about every `text_cut` bytes; the file begins at `first` of the
  // buffer, or a slice of it that begins with line `line`.
  Framer(std::size_t text_cut, std::size_t first, std::uint64_t line = 1)
      : text_cut_(text_cut), at_(first), line_(line) {}

  Event scan(std::string_view buffer, Arrival arrival);

  std::size_t position() const { return at_; }  // all before it was looked at
  std::size_t start() const { return start_; }  // of the slice that is open
  bool open() const { return open_; }           // is there a slice: a line that is not blank?
  bool has_tags() const {
    return has_tags_;
  }  // does it begin with a tag line, so far as it was looked at?
  bool had_tags() const { return had_tags_; }  // did the slice before it?
  std::uint64_t start_line() const { return start_line_; }

  // Behind Event::start, of tags; the slice before it, from `begin` on, is in the buffer: comments
  // that stand alone below the end of that game are of the next one.
  void start_above_comments(std::string_view buffer, std::size_t begin);

  // The caller took `count` bytes off the front of the buffer, all of them before position() ...
  void forget_front(std::size_t count);
  // ... or blank ones before position(), while no slice is open.
  void forget_blank(std::size_t count);

private:
  enum class Look { starved, inside, start };
  enum class Ahead { no, yes, unknown };  // unknown: more bytes, please
  Look look_at_line(std::string_view buffer, Arrival arrival);
  Look enter_line(LineKind kind, std::string_view line);
  bool is_below_words(std::string_view buffer) const;
  bool goes_on_with(std::string_view tag_line, std::string_view buffer) const;
  std::string_view line_above(std::string_view buffer) const;
  Ahead first_move_ahead(std::string_view buffer, Arrival arrival) const;
  bool starts_slice(LineKind kind, std::string_view line) const;
  bool may_cut_text() const;
  bool leave_line(std::string_view buffer, Arrival arrival);
  void skip_lines(std::string_view buffer);

  std::size_t text_cut_;
  std::size_t at_ = 0;
  std::uint64_t line_ = 1;  // of at_
  bool inside_line_ = false;
  LineKind kind_ = LineKind::blank;        // of the line that at_ is in, or of the one before it
  LineKind last_filled_ = LineKind::text;  // of the last line that was not blank
  bool seen_tag_ = false;
  bool only_escapes_ = false;  // the open slice is lines that begin with %, as far as it goes
  bool only_words_ = false;    // the first tag line stands below words that are no moves
  bool numbered_ = false;      // text of the open slice begins a line with a digit, as moves do
  bool heads_game_ = false;    // the tag line stands straight behind moves and above move number 1
  bool goes_on_ = false;  // the tag line goes on with an Event at the end of the line above, or
                          // with the tags above the comments that it stands below

  bool open_ = false;
  bool has_tags_ = false, had_tags_ = false;
  std::size_t start_ = 0;
  std::uint64_t start_line_ = 1;
  std::uint64_t forgotten_ = 0;  // bytes of the open slice that were taken off the front
};

}  // namespace planilla
