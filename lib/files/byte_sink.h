// Where bytes go: stdout, stderr, or a file that appears only when complete.
//
//   ByteSink out = ByteSink::to_file("bulletin.pgn");   // written beside it: part_file.h
//   out.write(bytes);
//   out.commit();                         // renames; without it nothing is left behind
//
// A file is compressed as its name says: .gz .zst .bz2 .xz (packer.h).
//
// A device, a pipe or /dev/stdout is written to as it stands. A descriptor that does not block is
// waited for. What goes to a terminal or to stderr is written at once, the rest in blocks.
//
// A full disk throws std::system_error; a closed pipe throws ClosedPipe, which main takes as a
// quiet end. A ByteSink belongs to one thread at a time. A run with outputs of its own choice of
// names opens them by outputs.h, which looks that no input is overwritten.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "files/packer.h"
#include "files/part_file.h"

namespace planilla {

struct ClosedPipe {};

class ByteSink {
public:
  static ByteSink to_stdout();
  static ByteSink to_stderr();
  static ByteSink to_file(const std::string& path);
  ByteSink(ByteSink&&) noexcept;
  ByteSink& operator=(ByteSink&&) = delete;
  ~ByteSink();

  void write(std::string_view bytes);
  // So many bytes of another file, from `at` on; where nothing packs them, the system copies them
  // from file to file.
  void write_from(int descriptor, std::uint64_t at, std::size_t size);
  // Of a file in frames (frames.h): a piece of another group than the one before begins a frame. A
  // piece that is a frame already must be of packing().
  void write(const FramePiece& piece);
  Packing packing() const { return packing_; }
  // Everything is where it goes to, but a file is not renamed yet: of several outputs all are
  // finished before the first takes its place.
  void finish();
  // finish(), and a file takes its place.
  void commit();
  bool is_terminal() const;

private:
  ByteSink(int descriptor, std::string name);
  void put(std::string_view bytes);
  std::size_t copy_from(int descriptor, std::uint64_t at, std::size_t size);
  void close_frame();
  void flush();
  void write_through(std::string_view bytes);

  int descriptor_;
  std::string name_;     // for messages
  bool closes_ = false;  // a device or a pipe that was opened here
  bool at_once_ = false;
  bool copies_ = true;  // from files, as far as the system can
  std::string buffer_;
  std::unique_ptr<PartFile> part_;
  Packing packing_ = Packing::none;
  std::unique_ptr<Packer> packer_;  // of the frame that is written; nullptr: none is open
  bool packed_any_ = false;         // there is a frame in the file
  std::uint64_t group_ = 0;         // of the frame that is open, or was written last
};

}  // namespace planilla
