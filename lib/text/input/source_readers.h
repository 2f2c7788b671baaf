// The ways in which a Source gets its bytes; private to text/.
//
// A Reader throws SourceError, with the name of the file in front, when the environment fails it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "text/input/source.h"

namespace planilla {

class Source::Reader {
public:
  virtual ~Reader() = default;
  virtual std::size_t read(char* buffer, std::size_t size) = 0;
  virtual std::uint64_t consumed() const = 0;
  virtual std::uint64_t total() const = 0;
  virtual std::optional<std::uint64_t> size() const { return std::nullopt; }
};

// A file descriptor read with read(2). `peek` looks at the first bytes without taking them.
class Source::PlainReader : public Source::Reader {
public:
  explicit PlainReader(const InputFile& file);
  ~PlainReader() override;
  PlainReader(const PlainReader&) = delete;
  PlainReader& operator=(const PlainReader&) = delete;

  std::string_view peek(std::size_t size);
  std::size_t read(char* buffer, std::size_t size) override;
  // Moves to `offset` from the first byte; false if this is no regular file.
  bool seek(std::uint64_t offset);
  std::uint64_t consumed() const override { return position_ - (peeked_.size() - taken_); }
  std::uint64_t total() const override { return total_; }
  std::optional<std::uint64_t> size() const override;
  const std::string& name() const { return name_; }

private:
  std::size_t read_descriptor(char* buffer, std::size_t size);

  std::string name_;
  int descriptor_ = -1;
  bool close_ = true;
  bool regular_ = false;
  std::uint64_t start_ = 0;     // of a stdin that is a file, where it stood
  std::uint64_t position_ = 0;  // bytes that read(2) gave
  std::uint64_t total_ = 0;
  std::string peeked_;
  std::size_t taken_ = 0;  // of peeked_
};

// .bz2 .xz .zip, through libarchive.
class Source::ArchiveReader : public Source::Reader {
public:
  explicit ArchiveReader(std::unique_ptr<PlainReader> file);
  ~ArchiveReader() override;
  static bool recognises(std::string_view first_bytes);

  std::size_t read(char* buffer, std::size_t size) override;
  std::uint64_t consumed() const override;
  std::uint64_t total() const override;

private:
  struct State;
  std::unique_ptr<State> state_;
};

// .zst, through libzstd: libarchive 3.6 does not know a file that begins with a skippable frame, as
// those of Lichess do.
class Source::ZstdReader : public Source::Reader {
public:
  explicit ZstdReader(std::unique_ptr<PlainReader> file);
  ~ZstdReader() override;
  static bool recognises(std::string_view first_bytes);

  std::size_t read(char* buffer, std::size_t size) override;
  std::uint64_t consumed() const override;
  std::uint64_t total() const override;

private:
  struct State;
  std::unique_ptr<State> state_;
};

// .gz, through zlib: libarchive does not look at the check sums of gzip.
class Source::GzipReader : public Source::Reader {
public:
  explicit GzipReader(std::unique_ptr<PlainReader> file);
  ~GzipReader() override;
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
  std::uint64_t consumed() const override { return at_; }
  std::uint64_t total() const override { return bytes_.size(); }
  std::optional<std::uint64_t> size() const override { return bytes_.size(); }

private:
  std::string bytes_;
  std::size_t chunk_;
  std::size_t at_ = 0;
};

}  // namespace planilla
