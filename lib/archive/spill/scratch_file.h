// A file that nobody else sees, for what does not fit into memory: it has no name, and is gone when
// the program ends, however it ends. It lies in TMPDIR, else in /var/tmp or /tmp.
//
//   ScratchFile file;
//   std::uint64_t at = file.append(bytes);
//   file.read(at, buffer, size);               // any thread, once nothing is appended any more
//
// It is made when something is written to it. Throws std::system_error where it cannot be made,
// written or read (a full disk).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace planilla {

class ScratchFile {
public:
  explicit ScratchFile(std::size_t buffered = 1 << 18) : buffered_(buffered) {}
  ~ScratchFile();
  ScratchFile(ScratchFile&&) noexcept;
  ScratchFile& operator=(ScratchFile&&) = delete;

  // Where it begins.
  std::uint64_t append(std::string_view bytes);
  // Room for so many bytes, which are written there later; where it begins. A file is written so
  // or by append(), not both.
  std::uint64_t reserve(std::size_t size);
  // Into such room; any thread.
  void write_at(std::uint64_t at, std::string_view bytes);
  // Writes what is still in memory: before the first read.
  void flush();
  // Exactly `size` bytes.
  void read(std::uint64_t at, char* out, std::size_t size) const;
  // At most that; how many there were.
  std::size_t read_some(std::uint64_t at, char* out, std::size_t size) const;
  // To copy from, once nothing is appended any more; -1 while nothing was written.
  int descriptor() const { return fd_; }
  std::uint64_t size() const { return written_ + buffer_.size(); }
  // Forgets all, and gives the disk back.
  void clear();

private:
  void write(std::string_view bytes);
  void open();

  int fd_ = -1;
  std::size_t buffered_;
  std::string buffer_;
  std::uint64_t written_ = 0;
};

}  // namespace planilla
