// Breaking lines: words, and the text of comments.
#include "write/pgn/flow.h"

#include <algorithm>
#include <bit>

#include "base/ascii.h"
#include "text/framing/line.h"
#include "text/simd/line_bytes.h"

namespace planilla {

namespace {

constexpr std::string_view blanks_of_pgn = " \t\r\n";

using ascii::is_space;

// How many bytes stand before the first that is no blank.
std::size_t size_of_blanks(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && is_space(text[at])) ++at;
  return at;
}

bool holds_line_end(std::string_view text) {
  const char* end = text.data() + text.size();
  return find_line_end(text.data(), end) != end;
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Text that must not begin a line: it would look like a tag, which begins a game, or like an
// escape.
bool must_not_begin_line(std::string_view text) {
  if (text.starts_with("\ufeff")) text.remove_prefix(3);
  if (text.starts_with('%')) return true;
  return text.size() > 1 && text[0] == '[' && is_letter(text[1]);
}

std::size_t line_end_size(std::string_view text) {
  if (text.starts_with("\r\n")) return 2;
  return text.starts_with('\r') || text.starts_with('\n') ? 1 : 0;
}

std::size_t count_line_ends(std::string_view blanks) {
  std::size_t count = 0;
  while (!blanks.empty()) {
    const std::size_t size = line_end_size(blanks);
    count += size != 0;
    blanks.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return count;
}

// A run of blanks with each line end written as `as`.
void append_blanks(std::string_view blanks, char as, std::string& out) {
  while (!blanks.empty()) {
    const std::size_t size = line_end_size(blanks);
    out += size == 0 ? blanks.front() : as;
    blanks.remove_prefix(std::max<std::size_t>(size, 1));
  }
}

// The text with each line end a blank, to `out`; an empty line stays.
void append_without_line_ends(std::string_view text, std::string& out) {
  while (true) {
    const char* const end = text.data() + text.size();
    auto begin = static_cast<std::size_t>(find_line_end(text.data(), end) - text.data());
    if (begin == text.size()) break;
    while (begin > 0 && is_space(text[begin - 1])) --begin;
    const std::string_view behind = text.substr(begin);
    const std::string_view blanks = behind.substr(0, size_of_blanks(behind));
    out += text.substr(0, begin);
    const bool empty_line = blanks.size() > 1 && count_line_ends(blanks) > 1;
    const bool keep = empty_line && !must_not_begin_line(behind.substr(blanks.size()));
    append_blanks(blanks, keep ? '\n' : ' ', out);
    text = behind.substr(blanks.size());
  }
  out += text;
}

// The size of the word at the start of `text`: up to a blank, but a command in brackets is not
// broken. `no_command` is set once the rest of the text holds no `]`, so that nothing is searched
// twice.
std::size_t word_size(std::string_view text, bool& no_command) {
  std::size_t at = 0;
  while (at < text.size() && !is_space(text[at])) {
    if (!no_command && text.substr(at).starts_with("[%")) {
      const std::size_t close = text.find(']', at);
      if (close != std::string_view::npos) {
        at = close;
      } else {
        no_command = true;
      }
    }
    ++at;
  }
  return at;
}

// The same with the words behind it that must not begin a line.
std::size_t tied_size(std::string_view text, bool& no_command) {
  std::size_t size = word_size(text, no_command);
  while (size < text.size()) {
    const std::string_view behind = text.substr(size);
    const std::size_t blanks = size_of_blanks(behind);
    const std::string_view next = behind.substr(blanks);
    if (next.empty() || !must_not_begin_line(next)) break;
    size += blanks + word_size(next, no_command);
  }
  return size;
}

}  // namespace

void Flow::put_opens() {
  out_->append(opens_, '(');
  opens_ = 0;
}

void Flow::line(std::string_view prefix, std::string_view text) {
  if (opens_ != 0) word("");
  end();
  out_->append(prefix).append(text).push_back('\n');
}

void Flow::end() {
  flush();
  if (column_ != 0) out_->push_back('\n');
  column_ = 0;
}

// Most comments there are: ASCII, no longer than a line, and no blank beside a line end in them.
// They are gathered as well. False: `text` is another.
bool Flow::short_comment(std::string_view text) {
  const std::size_t size = text.size();
  if (opens_ != 0 || size + 2 > columns) return false;
  if (gathered_ + columns + 1 + lex::line_block > sizeof words_) flush();
  char* const first = words_ + gathered_ + (column_ != 0) + 1;
  first[-1] = '{';
  std::memcpy(first, text.data(), size);
  first[size] = '}';
  for (std::size_t at = 0; at < size; at += lex::line_block) {
    const std::uint32_t here =
        size - at < lex::line_block ? (std::uint32_t{1} << (size - at)) - 1 : ~std::uint32_t{0};
    const lex::LineMasks m = lex::line_masks(first + at);
    if ((m.beyond_ascii & here) != 0) return false;
    for (std::uint32_t ends = m.end & here; ends != 0; ends &= ends - 1) {
      char* const end = first + at + std::countr_zero(ends);
      if (is_space(end[-1]) || is_space(end[1])) return false;
      *end = ' ';
    }
  }
  settle_gathered(size + 2);
  return true;
}

void Flow::comment(std::string_view text) {
  if (short_comment(text)) return;
  bool has_empty_line = false;
  if (holds_line_end(text)) {
    changed_.clear();
    append_without_line_ends(text, changed_);
    text = changed_;
    has_empty_line = text.find('\n') != std::string_view::npos;
  }
  const auto fits = [&](std::size_t width) { return width + opens_ + 2 <= columns; };
  // There are no more code points than bytes.
  if (has_empty_line || (!fits(text.size()) && !fits(code_points(text)))) {
    long_comment(text);
    return;
  }
  word([text](std::string& out) {
    out += '{';
    out += text;
    out += '}';
  });
}

// A comment of several lines. Blanks at its ends belong to its first and its last word.
void Flow::long_comment(std::string_view text) {
  bool no_command = false;
  const std::size_t lead = std::min(text.find_first_not_of(blanks_of_pgn), text.size());
  const std::size_t last = text.find_last_not_of(blanks_of_pgn) + 1;  // 0: blanks only
  std::size_t at = lead + tied_size(text.substr(lead), no_command);
  if (at >= last) at = text.size();
  const std::string_view first = text.substr(0, at);
  word([first](std::string& out) { out.append("{").append(first); });
  if (first.find('\n') != std::string_view::npos) advance(first);
  while (at < last) {
    const std::size_t next = text.find_first_not_of(blanks_of_pgn, at);
    const std::size_t end = next + tied_size(text.substr(next), no_command);
    const std::size_t stop = end >= last ? text.size() : end;
    const std::string_view written = text.substr(next, stop - next);
    const std::string_view seen = written.substr(0, written.find('\n'));
    comment_blanks(text.substr(at, next - at), code_points(seen) + (end >= last ? 1 : 0), written);
    *out_ += written;
    advance(written);
    at = stop;
  }
  out_->push_back('}');
  ++column_;
}

// The blanks before the next word of a comment, `width` columns wide: the first one may become a
// line end.
void Flow::comment_blanks(std::string_view blanks, std::size_t width, std::string_view next) {
  const std::size_t first = blanks.find(' ');
  const bool fits = column_ + blanks.size() + width <= columns;
  const bool empty_line = blanks.find('\n') != std::string_view::npos;
  const std::size_t start = out_->size();
  *out_ += blanks;
  if (!fits && !empty_line && first != std::string_view::npos && !must_not_begin_line(next)) {
    (*out_)[start + first] = '\n';
    blanks = std::string_view(*out_).substr(start);
  }
  advance(blanks);
}

void Flow::advance(std::string_view written) {
  const std::size_t line_end = written.rfind('\n');
  if (line_end == std::string_view::npos) {
    column_ += code_points(written);
  } else {
    column_ = code_points(written.substr(line_end + 1));
  }
}

}  // namespace planilla
