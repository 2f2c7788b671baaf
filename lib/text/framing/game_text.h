// The text of one game as framing cut it out of its file, and where a place in it stands in that
// file.
//
//   Place place = Locator(game).place(finding.span.begin);   // line 14, column 13, offset 812
//
// A GameText does not own its bytes: the Batch does (text/framing/batch.h). What must outlive the
// batch is copied:
//
//   std::shared_ptr<const GameText> kept = copy_with_bytes(game);
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "text/charset/encoding.h"

namespace planilla {

struct GameText {
  std::string_view text;   // UTF-8, line ends as they came (LF, CRLF, CR)
  std::string_view raw;    // as it came, before conversion; of UTF-16 the same as `text`
  std::uint32_t file = 0;  // index of its InputFile
  // Of its first byte, in the file after decompression, before conversion.
  std::uint64_t offset = 0;
  std::uint64_t line = 1;    // of its first byte
  std::uint64_t column = 1;  // in code points
  // A game that passes Limits::game_bytes is cut (text/framing/cutter.h): there is more of it in
  // the next text, or it goes on with the one before.
  bool is_cut = false;
  bool goes_on = false;
  Guess encoding;            // what its bytes were in before conversion
  std::size_t replaced = 0;  // bytes that became U+FFFD
  std::size_t borrowed = 0;  // bytes that are no UTF-8 and were read in another set
  bool ascii = false;        // nothing but ASCII: says nothing about the character set of its file
  bool starts_file = false;  // the first slice of its file, or of its member of an archive
  bool has_tags = false;     // framing saw a tag line at its start
  // Where that member begins, in the file; of a file 0 and 1.
  std::uint64_t member_offset = 0, member_line = 1;
};

// The same text with bytes of its own, which live as long as the result. Costs a copy of the bytes.
std::shared_ptr<const GameText> copy_with_bytes(const GameText& game);

struct Place {
  std::uint64_t line = 1;    // from 1; LF, CRLF and CR end a line
  std::uint64_t column = 1;  // from 1, in code points, without a byte order mark before the line
  std::uint64_t offset = 0;  // bytes of the file
};

// Answers in time linear in the distance from the last question when places are asked for in rising
// order, so that a game of one 10 MB line with many findings costs one pass.
class Locator {
public:
  explicit Locator(const GameText& game);
  Place place(std::uint32_t at);
  // The whole line around `at` without its line end, at most `limit` code points of it around `at`,
  // with "…" where it was cut; `column_in_excerpt` (from 0, code points) is where `at` falls in
  // what is returned. A byte order mark at the start of the line is left out.
  std::string line_around(std::uint32_t at, std::size_t limit,
                          std::size_t& column_in_excerpt) const;

private:
  void restart();
  void step();

  const GameText* game_;
  std::uint32_t at_ = 0;
  std::size_t raw_at_ = 0;
  Place here_;
};

}  // namespace planilla
