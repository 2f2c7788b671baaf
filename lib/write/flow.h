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
#include <string>
#include <string_view>

#include "write/columns.h"

namespace planilla {

class Flow {
public:
  static constexpr std::size_t columns = 79;

  explicit Flow(std::string& out) : out_(&out) {}

  // `append` adds the word, which has no blank or line end in it.
  template <std::invocable<std::string&> Append>
  void word(Append&& append) {
    const std::size_t start = out_->size();
    if (column_ != 0) out_->push_back(' ');
    if (opens_ != 0) put_opens();
    append(*out_);
    settle(start, code_points(written_since(start)));
  }
  // The same for a word of ASCII, whose columns need no counting.
  template <std::invocable<std::string&> Append>
  void ascii_word(Append&& append) {
    const std::size_t start = out_->size();
    if (column_ != 0) out_->push_back(' ');
    if (opens_ != 0) put_opens();
    append(*out_);
    settle(start, written_since(start).size());
  }
  void word(std::string_view text) {
    word([text](std::string& out) { out += text; });
  }

  void open() { ++opens_; }
  void close();
  // `text` stands between the braces and holds none of them that closes.
  void comment(std::string_view text);
  // A line of its own; neither part holds a line end.
  void line(std::string_view prefix, std::string_view text);
  // Ends the last line.
  void end();

private:
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
  void long_comment(std::string_view text);
  void comment_blanks(std::string_view blanks, std::size_t width, std::string_view next);
  void advance(std::string_view written);

  std::string* out_;
  std::size_t column_ = 0;  // code points on the line so far
  std::size_t opens_ = 0;   // parentheses waiting for their word
};

}  // namespace planilla
