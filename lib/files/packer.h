// Bytes compressed as the name of their file says: .gz .zst .bz2 .xz.
//
//   if (std::unique_ptr<Packer> packer = packer_of("clean.pgn.zst")) {
//     write(packer->pack(bytes));          // what is ready of the compressed stream; often nothing
//     write(packer->finish());             // the rest of it
//   }
//
// A view that is returned is valid until the next call. The same bytes go in and the same come out
// on every run: no times, no names, nothing behind the end of the stream. Throws
// std::runtime_error where the compressor fails. One thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace planilla {

enum class Packing : std::uint8_t { none, gzip, zstd, bzip2, xz };

// As the name of a file asks for it.
Packing packing_of(std::string_view path);

// A piece of a file that is compressed in frames, one for each group of what is in it (frames.h): a
// whole frame, or, with Packing::none, bytes as they are, which others of their group may follow.
struct FramePiece {
  std::uint64_t group = 0;
  Packing packing = Packing::none;
  std::string bytes;
};

class Packer {
public:
  virtual ~Packer() = default;
  virtual std::string_view pack(std::string_view bytes) = 0;
  virtual std::string_view finish() = 0;
};

// nullptr: no compression.
std::unique_ptr<Packer> make_packer(Packing packing);
std::unique_ptr<Packer> packer_of(std::string_view path);

// A stream of its own, whole; and back.
std::string packed_frame(Packing packing, std::string_view bytes);
std::string unpacked_frame(Packing packing, std::string_view bytes);

}  // namespace planilla
