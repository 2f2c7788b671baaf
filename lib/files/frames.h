// A compressed file in frames: each group of what is written is packed by itself, so that groups
// are packed at the same time, and files are joined by copying their frames.
//
//   FramedSink out(sink, jobs);                  // a ByteSink; where it does not compress, all
//   goes out.write(7, bytes);                         // through as it comes out.write(7, more); //
//   the same frame out.write(8, other);                         // the next one out.write(piece);
//   // made by another process, by a FrameMaker out.end();                                   //
//   before the sink is finished
//
// The bytes of a file depend on the groups and on what is in them, not on the pieces in which they
// came, nor on the number of jobs. Numbers of groups rise. Several frames of .zst, members of .gz,
// streams of .bz2, one behind the other, are one file to every tool.
//
// Throws what the packer and the sink throw. One thread at a time.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <future>
#include <semaphore>
#include <string>
#include <string_view>

#include "files/byte_sink.h"
#include "files/packer.h"

namespace planilla {

// Packs groups on threads, and gives them out in their order.
class FrameMaker {
public:
  using Take = std::function<void(FramePiece&&)>;
  using IsWhole = std::function<bool(std::uint64_t group)>;

  // `is_whole`: false for a group of which others have pieces too: its bytes are given out as they
  // are. So are those of a group that is very large.
  FrameMaker(Packing packing, unsigned jobs, Take take, IsWhole is_whole = {});
  ~FrameMaker();
  FrameMaker(const FrameMaker&) = delete;
  FrameMaker& operator=(const FrameMaker&) = delete;

  void write(std::uint64_t group, std::string_view bytes);
  // Gives out all that was written; the next bytes begin a group.
  void end();

private:
  struct Waiting {
    std::uint64_t group = 0;
    std::future<std::string> packed;
  };
  void close_group();
  void give_oldest();
  void give_raw();

  const Packing packing_;
  const Take take_;
  const IsWhole is_whole_;
  std::counting_semaphore<> idle_;  // jobs that may begin
  std::deque<Waiting> waiting_;     // after what its tasks use
  std::uint64_t group_ = 0;
  std::string raw_;         // of the group
  bool passed_on_ = false;  // what came before of the group was given out as it is
};

// False for .xz, which finds much less alike within a frame: its files are one stream.
bool packs_in_frames(Packing packing);

class FramedSink {
public:
  FramedSink(ByteSink& sink, unsigned jobs);
  void write(std::uint64_t group, std::string_view bytes);
  void write(const FramePiece& piece);
  // ByteSink::write_from, of an output that is not packed.
  void write_from(int descriptor, std::uint64_t at, std::size_t size) {
    sink_.write_from(descriptor, at, size);
  }
  bool packs() const { return packing_ != Packing::none; }
  void end();

private:
  ByteSink& sink_;
  const Packing packing_;
  FrameMaker maker_;
};

}  // namespace planilla
