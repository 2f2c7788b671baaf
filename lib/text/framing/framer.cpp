// One pass over the lines. Nearly all of them are movetext, which their first byte tells; what is
// left is classified by its first bytes once they are there.
#include "text/framing/framer.h"

#include <algorithm>

#include "text/framing/fast_lines.h"
#include "text/framing/words_above.h"

namespace planilla {

namespace {

// `[White "Ana"] 1. e4 e5`
bool holds_first_move(LineKind kind, std::string_view line) {
  return has_moves_behind(kind) && begins_with_move_one(behind_tags(line));
}

}  // namespace

// Flattened: a fifth faster.
[[gnu::flatten]] Framer::Event Framer::scan(std::string_view buffer, Arrival arrival) {
  for (;;) {
    if (!inside_line_) {
      if (open_ && has_tags_) skip_lines(buffer);
      if (at_ == buffer.size()) return Event::starved;
      const Look look = look_at_line(buffer, arrival);
      if (look == Look::starved) return Event::starved;
      if (look == Look::start) return Event::start;
    }
    if (!leave_line(buffer, arrival)) return Event::starved;
  }
}

Framer::Look Framer::look_at_line(std::string_view buffer, Arrival arrival) {
  const char first = buffer[at_];
  if (first == '\n' || first == '\r') return enter_line(LineKind::blank, {});
  // Lines straight behind text may be skipped.
  const bool numbered = first >= '1' && first <= '9' && kind_ != LineKind::text;
  if (is_surely_text(first) && !may_cut_text()) {
    only_escapes_ = first == '%' && (!open_ || only_escapes_);
    const Look look = enter_line(LineKind::text, {});
    numbered_ = numbered_ || numbered;
    return look;
  }

  const std::string_view window = buffer.substr(at_, line_window);
  const char* begin = window.data();
  const char* end = find_line_end(begin, begin + window.size());
  const std::string_view line(begin, static_cast<std::size_t>(end - begin));
  const bool ended = line.size() < window.size();
  if (!ended && arrival == Arrival::more && window.size() < line_window) return Look::starved;
  const bool whole = ended || window.size() < line_window;
  const LineKind kind = classify(line, whole ? LineEnd::seen : LineEnd::cut);
  if (kind == LineKind::text) only_escapes_ = false;
  if (is_tag(kind) && !seen_tag_ && open_) only_words_ = is_below_words(buffer);
  goes_on_ = is_tag(kind) && !is_event(kind) && kind_ == LineKind::text &&
             ends_with_event(line_above(buffer));
  goes_on_ = goes_on_ || (kind == LineKind::tag && goes_on_with(line, buffer));
  heads_game_ = false;
  if (is_tag(kind) && numbered_ && (kind_ == LineKind::text || has_moves_behind(kind_))) {
    const Ahead ahead = first_move_ahead(buffer, arrival);
    if (ahead == Ahead::unknown) return Look::starved;
    heads_game_ = ahead == Ahead::yes;
  }
  const Look look = enter_line(kind, line);
  numbered_ = numbered_ || numbered || holds_first_move(kind, line);
  at_ += line.size();
  return look;
}

// Of the first tag line: is all above it, and it is short enough to be in the buffer, words, or
// comments?
bool Framer::is_below_words(std::string_view buffer) const {
  const std::size_t above = at_ - start_;
  if (forgotten_ != 0 || above >= std::min(text_cut_, longest_words_above)) return false;
  const std::string_view text = buffer.substr(start_, above);
  return are_words_only(text) || are_comments_only(text);
}

// A tag line behind a comment and a blank line: is all of the slice tags and comments, and none of
// this name?
bool Framer::goes_on_with(std::string_view tag_line, std::string_view buffer) const {
  if (kind_ != LineKind::blank || last_filled_ != LineKind::text || !has_tags_) return false;
  const std::size_t above = at_ - start_;
  if (forgotten_ != 0 || above >= std::min(text_cut_, longest_words_above)) return false;
  return are_tags_without(name_of_tag(tag_line), buffer.substr(start_, above));
}

void Framer::start_above_comments(std::string_view buffer, std::size_t begin) {
  const std::size_t first = start_ - std::min(start_ - begin, longest_words_above);
  const std::string_view above = buffer.substr(first, start_ - first);
  const std::string_view comments = above.substr(comments_below_end(above));
  start_line_ -= count_lines(comments);
  start_ -= comments.size();
}

// The end of it, if it is long.
std::string_view Framer::line_above(std::string_view buffer) const {
  std::size_t end = at_;
  while (end > 0 && (buffer[end - 1] == '\n' || buffer[end - 1] == '\r')) --end;
  const std::size_t first = end - std::min(end, line_window);
  const std::string_view above = buffer.substr(first, end - first);
  return above.substr(above.find_last_of("\r\n") + 1);
}

// Behind this tag line and those below it: does the text begin with move number 1?
Framer::Ahead Framer::first_move_ahead(std::string_view buffer, Arrival arrival) const {
  const char* const end = buffer.data() + std::min(buffer.size(), at_ + line_window);
  const bool whole = arrival == Arrival::complete || buffer.size() >= at_ + line_window;
  LineKind before = LineKind::tag;
  for (const char* at = buffer.data() + at_; at != end;) {
    const char* line_end = find_line_end(at, end);
    if (line_end == end && !whole) return Ahead::unknown;
    const std::string_view line(at, static_cast<std::size_t>(line_end - at));
    const LineKind kind = classify(line, LineEnd::seen);
    if (kind == LineKind::text) return begins_with_move_one(line) ? Ahead::yes : Ahead::no;
    const bool starts_itself = is_event(kind) && before == LineKind::blank;
    if (starts_itself) return Ahead::no;
    if (has_moves_behind(kind)) return holds_first_move(kind, line) ? Ahead::yes : Ahead::no;
    before = kind;
    at = line_end == end ? end : line_end + 1;
  }
  return whole ? Ahead::no : Ahead::unknown;
}

Framer::Look Framer::enter_line(LineKind kind, std::string_view line) {
  const bool start = starts_slice(kind, line);
  if (start) {
    open_ = true;
    had_tags_ = has_tags_;
    has_tags_ = is_tag(kind);
    start_ = at_;
    start_line_ = line_;
    forgotten_ = 0;
    numbered_ = false;
  }
  inside_line_ = true;
  has_tags_ = has_tags_ || (is_tag(kind) && !seen_tag_);  // behind words
  seen_tag_ = seen_tag_ || is_tag(kind);
  kind_ = kind;
  if (kind != LineKind::blank) last_filled_ = kind;
  return start ? Look::start : Look::inside;
}

bool Framer::starts_slice(LineKind kind, std::string_view line) const {
  if (is_tag(kind)) {
    if (!seen_tag_) return !only_escapes_ && !only_words_;
    if (goes_on_) return false;
    // kind_ is still that of the line before.
    if (heads_game_) return true;
    if (is_event(kind)) return !is_tag(kind_) || has_moves_behind(kind_);
    return kind_ == LineKind::blank && !is_tag(last_filled_);
  }
  if (kind == LineKind::blank) return false;
  return !open_ || (may_cut_text() && begins_with_move_one(line));
}

bool Framer::may_cut_text() const {
  return open_ && !has_tags_ && kind_ == LineKind::blank && at_ - start_ + forgotten_ >= text_cut_;
}

// To the start of the next line; false if its end has not come yet.
bool Framer::leave_line(std::string_view buffer, Arrival arrival) {
  const char* end = buffer.data() + buffer.size();
  const char* line_end = find_line_end(buffer.data() + at_, end);
  at_ = static_cast<std::size_t>(line_end - buffer.data());
  if (line_end == end) return false;
  std::size_t width = 1;
  if (*line_end == '\r') {
    if (line_end + 1 == end && arrival == Arrival::more) return false;
    if (line_end + 1 != end && line_end[1] == '\n') width = 2;
  }
  at_ += width;
  ++line_;
  inside_line_ = false;
  return true;
}

// In a slice with tags, text behind text and tags behind a tag change nothing but the number of the
// line: none of them starts a slice, and what follows asks only what it stands behind.
void Framer::skip_lines(std::string_view buffer) {
  const char* at = buffer.data() + at_;
  const char* end = buffer.data() + buffer.size();
  FastLines skipped{at};
  if (kind_ == LineKind::text) skipped = fast_text_lines(at, end);
  if (is_tag(kind_) && !has_moves_behind(kind_)) skipped = fast_tag_lines(at, end);
  at_ += static_cast<std::size_t>(skipped.at - at);
  line_ += skipped.count;
}

void Framer::forget_front(std::size_t count) {
  const std::size_t before_slice = std::min(start_, count);
  at_ -= count;
  start_ -= before_slice;
  forgotten_ += count - before_slice;
}

void Framer::forget_blank(std::size_t count) {
  at_ -= count;
}

}  // namespace planilla
