// The ways in which a Source gets its bytes; private to text/.
//
// Readers stand on each other: a file, what is compressed in it, the members of an archive in that.
// A Reader throws SourceError, with the name of the file in front, when the one below fails it, and
// only after it gave all that could be had.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "text/input/source.h"

namespace planilla {

// Whether `first`, the first bytes of a file, begins with `magic`, or is all of a file that breaks
// off inside of it; a single byte says nothing.
inline bool begins_with(std::string_view first, std::string_view magic) {
  constexpr std::size_t least = 2;
  return first.starts_with(magic) || (first.size() >= least && magic.starts_with(first));
}

// What all readers of one Source share.
struct Source::Passage {
  std::string name;    // of the file
  bool found = false;  // in a folder: an archive without games is no fault there
  const Reader* bottom = nullptr;
  std::vector<InputFault> faults;
  std::uint64_t passed_over = 0;
  int open_archives = 0;  // one inside the other
  // Of the archive that is opened next: what stands before the names of its members, and where in
  // all that is given its first byte will stand.
  std::string inside;
  std::uint64_t begin = 0;
  std::vector<SourceMember> members;
  std::size_t lines_known = 0;         // of how many of them
  std::uint64_t passed = 0, line = 1;  // so far, where there are members
  bool after_return = false;           // the last byte given was a CR

  [[noreturn]] void fail(InputFaultKind kind, std::string reason) const {
    throw SourceError(name, {kind, std::move(reason)});
  }
  // Throws where `given` bytes of one layer are too many for the file they come from.
  void refuse_bomb(std::uint64_t given) const;
  // Counts the lines of bytes that are given, up to each member that begins in them.
  void count_lines(std::string_view bytes);
};

class Source::Reader {
public:
  virtual ~Reader() = default;
  virtual std::size_t read(char* buffer, std::size_t size) = 0;
  virtual std::uint64_t consumed() const = 0;
  virtual std::uint64_t total() const = 0;
  virtual std::optional<std::uint64_t> size() const { return std::nullopt; }
  // Moves to `offset` from the first byte; false if it cannot.
  virtual bool seek(std::uint64_t offset) { return (void)offset, false; }
  // Source::enter, Source::frames.
  virtual bool enter(const FramePlace& frame) { return (void)frame, false; }
  virtual std::vector<FramePlace> frames() const { return {}; }
};

// A file descriptor read with read(2).
class Source::PlainReader : public Source::Reader {
public:
  PlainReader(const InputFile& file, const Passage& passage);
  // Owns `descriptor`.
  PlainReader(int descriptor, const Passage& passage);
  ~PlainReader() override;
  PlainReader(const PlainReader&) = delete;
  PlainReader& operator=(const PlainReader&) = delete;

  std::size_t read(char* buffer, std::size_t size) override;
  bool seek(std::uint64_t offset) override;
  std::uint64_t consumed() const override { return position_; }
  std::uint64_t total() const override { return total_; }
  std::optional<std::uint64_t> size() const override;

private:
  void look();
  void end_command();
  void refuse_changed() const;

  const Passage& passage_;
  int descriptor_ = -1;
  pid_t child_ = -1;  // of the command whose output is read
  bool close_ = true;
  bool regular_ = false;
  bool ended_ = false;          // a terminal would be asked once more for its end
  std::uint64_t start_ = 0;     // of a stdin that is a file, where it stood
  std::uint64_t position_ = 0;  // bytes that read(2) gave
  std::uint64_t total_ = 0;
  timespec written_{};  // when the file was, last
};

// Another reader whose first bytes can be looked at without taking them.
class Source::PeekReader : public Source::Reader {
public:
  explicit PeekReader(std::unique_ptr<Reader> below) : below_(std::move(below)) {}

  // Fewer than `size` bytes only where there are no more.
  std::string_view peek(std::size_t size);
  std::size_t read(char* buffer, std::size_t size) override;
  bool seek(std::uint64_t offset) override;
  bool enter(const FramePlace& frame) override;
  std::vector<FramePlace> frames() const override { return below_->frames(); }
  std::uint64_t consumed() const override;
  std::uint64_t total() const override { return below_->total(); }
  std::optional<std::uint64_t> size() const override { return below_->size(); }

private:
  std::unique_ptr<Reader> below_;
  std::string peeked_;
  std::size_t taken_ = 0;  // of peeked_
  std::optional<SourceError> failed_;
};

// .zip .7z .tar .rar, through libarchive: the members that hold games, one after another.
class Source::ArchiveReader : public Source::Reader {
public:
  ArchiveReader(std::unique_ptr<PeekReader> file, Passage& passage, int depth);
  ~ArchiveReader() override;
  // Of at least 512 first bytes, where there are so many.
  static bool recognises(std::string_view first_bytes);

  std::size_t read(char* buffer, std::size_t size) override;
  std::uint64_t consumed() const override;
  std::uint64_t total() const override;

private:
  struct State;
  class MemberReader;
  bool open_member();
  std::unique_ptr<State> state_;
};

// .zst, through libzstd: libarchive 3.6 does not know a file that begins with a skippable frame, as
// those of Lichess do.
class Source::ZstdReader : public Source::Reader {
public:
  ZstdReader(std::unique_ptr<PeekReader> file, const Passage& passage);
  ~ZstdReader() override;
  static bool recognises(std::string_view first_bytes);

  std::size_t read(char* buffer, std::size_t size) override;
  std::uint64_t consumed() const override;
  std::uint64_t total() const override;
  bool enter(const FramePlace& frame) override;
  std::vector<FramePlace> frames() const override;

private:
  void note_frame(std::uint64_t offset);
  struct State;
  std::unique_ptr<State> state_;
};

// .gz, through zlib: libarchive does not look at the check sums of gzip.
class Source::GzipReader : public Source::Reader {
public:
  GzipReader(std::unique_ptr<PeekReader> file, const Passage& passage);
  ~GzipReader() override;
  static bool recognises(std::string_view first_bytes);

  std::size_t read(char* buffer, std::size_t size) override;
  std::uint64_t consumed() const override;
  std::uint64_t total() const override;

private:
  struct State;
  std::unique_ptr<State> state_;
};

// .bz2, through libbz2: libarchive drops what it had when the file breaks off.
class Source::Bzip2Reader : public Source::Reader {
public:
  Bzip2Reader(std::unique_ptr<PeekReader> file, const Passage& passage);
  ~Bzip2Reader() override;
  static bool recognises(std::string_view first_bytes);

  std::size_t read(char* buffer, std::size_t size) override;
  std::uint64_t consumed() const override;
  std::uint64_t total() const override;

private:
  struct State;
  std::unique_ptr<State> state_;
};

// .xz, through liblzma, for the same reason.
class Source::XzReader : public Source::Reader {
public:
  XzReader(std::unique_ptr<PeekReader> file, const Passage& passage);
  ~XzReader() override;
  static bool recognises(std::string_view first_bytes);

  std::size_t read(char* buffer, std::size_t size) override;
  std::uint64_t consumed() const override;
  std::uint64_t total() const override;

private:
  struct State;
  std::unique_ptr<State> state_;
};

class Source::MemoryReader : public Source::Reader {
public:
  MemoryReader(std::string bytes, std::size_t chunk) : bytes_(std::move(bytes)), chunk_(chunk) {}
  std::size_t read(char* buffer, std::size_t size) override;
  bool seek(std::uint64_t offset) override;
  std::uint64_t consumed() const override { return at_; }
  std::uint64_t total() const override { return bytes_.size(); }
  std::optional<std::uint64_t> size() const override { return bytes_.size(); }

private:
  std::string bytes_;
  std::size_t chunk_;
  std::size_t at_ = 0;
};

}  // namespace planilla
