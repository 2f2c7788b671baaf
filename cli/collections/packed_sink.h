// An output that is compressed as its name says: .gz .zst .bz2 .xz; any other name is written as it
// is.
//
//   PackedSink out(outputs.open("clean.pgn.zst", "--output", Holds::games), "clean.pgn.zst");
//   out.write(bytes);
//   out.finish();               // before Outputs::commit()
//
// The same bytes go in and the same come out on every run: no times, no names.
#pragma once

#include <memory>
#include <string_view>

#include "output/output.h"

namespace planilla {

class PackedSink {
public:
  PackedSink(ByteSink& sink, std::string_view name);
  PackedSink(PackedSink&&) noexcept;
  ~PackedSink();

  void write(std::string_view bytes);
  void finish();

private:
  struct Packer;
  ByteSink* sink_;
  std::unique_ptr<Packer> packer_;  // nullptr: written as it is
};

}  // namespace planilla
