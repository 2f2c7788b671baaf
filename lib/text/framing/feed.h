// A file as bytes ready for framing: its character set is found out first, and UTF-16 becomes UTF-8
// on the way; private to text/.
//
//   Feed feed(Source(file), options);
//   while (feed.append(buffer)) frame(buffer);
//
// A fault of the source ends the feed behind what could be read; what is no text has nothing to
// give. fault() tells.
#pragma once

#include "text/framing/batch.h"
#include "text/simd/bytes.h"

namespace planilla {

class Feed {
public:
  Feed(Source source, const StreamOptions& options);

  // Passes over what comes before a place in the file; before the first append().
  void skip_to(const StreamPlace& place);

  // Appends what the next read gives; false when there is no more.
  bool append(Bytes& out);

  const Guess& guess() const { return guess_; }
  // Why there is no more, where that is not the end of the file.
  const std::optional<InputFault>& fault() const { return fault_; }
  const Source& source() const { return source_; }
  std::uint64_t consumed() const { return source_.consumed(); }

private:
  static constexpr std::size_t least_read = 4u << 10, most_read = 128u << 10;

  void read_sample(std::size_t size);
  bool read_into(Bytes& out, std::size_t size);
  bool append_converted(Bytes& out);

  Source source_;
  std::optional<InputFault> fault_;
  Guess guess_;
  Bytes sample_;                  // read ahead, not given yet; of UTF-16, what is not converted yet
  std::size_t ask_ = least_read;  // bytes of the next read
  bool converts_ = false;
};

}  // namespace planilla
