// Words flowing into lines below 80 columns, as the export format of PGN asks (8.2.1).
//
//   Flow flow(out);
//   flow.word([](std::string& o) { o += "1."; });
//   flow.word([](std::string& o) { o += "e4"; });
//   flow.comment("best by test");
//   flow.line("; ", "a line of its own");
//   flow.open();                       // joined to the word that follows
//   flow.close();                      // joined to the word before
//   flow.end();
//
// One blank stands between words, as many words as fit stand on a line, columns are code points.
//
// Comments keep a person's text byte for byte, except that a line end inside counts as a blank, and
// a blank may become a line end. Lines are broken only at a blank, never inside `[%clk 0:10:00]`,
// and never where the next line would look like a tag or an escape. An empty line inside a comment
// is kept. A comment that fits on a line is not broken. Written text, read and written again, gives
// the same bytes.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

#include "write/pgn/columns.h"

namespace planilla {

class Flow {
public:
  static constexpr std::size_t columns = 79;

  explicit Flow(std::string& out) : out_(&out) {}

  // `append` adds the word, which has no blank or line end in it.
  template <std::invocable<std::string&> Append>
  void word(Append&& append) {
    const std::size_t start = begin_word();
    append(*out_);
    settle(start, code_points(written_since(start)));
  }
  // The same for a word of ASCII, whose columns need no counting.
  template <std::invocable<std::string&> Append>
  void ascii_word(Append&& append) {
    const std::size_t start = begin_word();
    append(*out_);
    settle(start, written_since(start).size());
  }
  void word(std::string_view text) {
    word([text](std::string& out) { out += text; });
  }

  // The same for most words there are: up to 8 bytes of ASCII, of the 8 that can be read at
  // `bytes`. They are gathered, and cost no call.
  void short_word(const char* bytes, std::size_t size) {
    if (opens_ > 1) return word(std::string_view(bytes, size));
    if (gathered_ + 16 > sizeof words_) flush();
    char* const begin = words_ + gathered_ + (column_ != 0);
    *begin = '(';
    std::memcpy(begin + opens_, bytes, 8);
    settle_gathered(opens_ + size);
    opens_ = 0;
  }

  void open() { ++opens_; }
  void close() {
    if (opens_ != 0) word("");
    if (gathered_ + 2 > sizeof words_) flush();
    if (column_ >= columns) {
      words_[gathered_++] = '\n';
      column_ = 0;
    }
    words_[gathered_++] = ')';
    ++column_;
  }
  // `text` stands between the braces and holds none of them that closes.
  void comment(std::string_view text);
  // A line of its own; neither part holds a line end.
  void line(std::string_view prefix, std::string_view text);
  // Ends the last line.
  void end();

private:
  std::size_t begin_word() {
    flush();
    const std::size_t start = out_->size();
    if (column_ != 0) out_->push_back(' ');
    if (opens_ != 0) put_opens();
    return start;
  }
  void flush() {
    if (gathered_ != 0) out_->append(words_, gathered_);
    gathered_ = 0;
  }
  void put_opens();
  std::string_view written_since(std::size_t start) const {
    return std::string_view(*out_).substr(start);
  }
  // The word begins at `start`, with the blank before it, `width` columns in all: that blank
  // becomes a line end if the word does not fit.
  void settle(std::size_t start, std::size_t width) {
    column_ += width;
    if (column_ > columns && column_ != width) {
      (*out_)[start] = '\n';
      column_ = width - 1;
    }
  }
  // So many bytes of ASCII stand behind those that were gathered, and room for a blank before them.
  void settle_gathered(std::size_t width) {
    const bool fits = column_ + width < columns, begun = column_ != 0;
    if (begun) words_[gathered_] = fits ? ' ' : '\n';
    gathered_ += width + begun;
    column_ = (fits ? column_ + begun : 0) + width;
  }
  bool short_comment(std::string_view text);
  void long_comment(std::string_view text);
  void comment_blanks(std::string_view blanks, std::size_t width, std::string_view next);
  void advance(std::string_view written);

  std::string* out_;
  std::size_t column_ = 0;  // code points on the line so far
  std::size_t opens_ = 0;   // parentheses waiting for their word
  std::size_t gathered_ = 0;
  std::string changed_;  // a comment without its line ends
  char words_[2048];     // written and not yet in out_
};

}  // namespace planilla
