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

#include <memory>
#include <string_view>

namespace planilla {

class Packer {
public:
  virtual ~Packer() = default;
  virtual std::string_view pack(std::string_view bytes) = 0;
  virtual std::string_view finish() = 0;
};

// nullptr: the name asks for no compression.
std::unique_ptr<Packer> packer_of(std::string_view path);

}  // namespace planilla
