// A file as bytes ready for framing: its character set is found out first, and UTF-16 becomes UTF-8
// on the way; private to text/.
//
//   Feed feed(Source(file), options);
//   do {
//     while (feed.append(buffer)) frame(buffer);
//   } while (feed.next_text());
//
// A file is one text, and of an archive each member is a text of its own, with a character set of
// its own. It ends where characters of another width begin. A fault of the source ends the feed
// behind what could be read; what is no text has nothing to give. faults() tells.
#pragma once

#include "text/framing/batch.h"
#include "text/simd/bytes.h"

namespace planilla {

class Feed {
public:
  Feed(Source source, const StreamOptions& options);

  // Passes over what comes before a place in the file; before the first append().
  void skip_to(const StreamPlace& place);

  // Appends what the next read gives; false when there is no more of the text.
  bool append(Bytes& out);
  // Goes on to the next member, whatever is left of this one; false where none follows.
  bool next_text();

  // Of the text.
  const Guess& guess() const { return guess_; }
  // Where the text begins, as bytes and lines of the file are counted.
  const StreamPlace& begin() const { return begin_; }
  // Why something could not be read so far, beside what the source tells.
  const std::vector<InputFault>& faults() const { return faults_; }
  const Source& source() const { return source_; }
  std::uint64_t consumed() const { return source_.consumed(); }

private:
  static constexpr std::size_t least_read = 4u << 10, most_read = 128u << 10;

  void open_text();
  void refuse_text(InputFault fault);
  void refuse_other_width(std::uint64_t at);
  bool skip_in_text(const StreamPlace& place);
  void read_sample(std::size_t size);
  bool read_into(Bytes& out, std::size_t size);
  void read_source(Bytes& out, std::size_t size);
  bool append_converted(Bytes& out);
  const SourceMember* next_member();

  Source source_;
  Limits limits_;
  std::optional<Encoding> encoding_;  // as it was named
  std::vector<InputFault> faults_;
  bool over_ = false;  // the source gives no more: it is not asked again (a terminal would wait)
  StreamPlace begin_;
  std::size_t members_ = 0;  // of the source, that begin at begin_ or before it
  Guess guess_;
  Bytes sample_;                  // read ahead, not given yet; of UTF-16, what is not converted yet
  std::uint64_t position_ = 0;    // in the file, behind what was read of this text
  Bytes behind_;                  // of the members behind it: what a read gave too much
  std::size_t behind_taken_ = 0;  // of it, that is read by now
  std::size_t ask_ = least_read;  // bytes of the next read
  bool converts_ = false;
};

}  // namespace planilla
