// The games of outputs into a file; one that is compressed gets a frame for every
// `games_of_a_frame` of them.
//
//   FramedSink out(sink, jobs);
//   write_games(output, out);           // outputs in the order of the input, or pieces of parts
//   out.end();
//
// Throws what the sink throws. One thread at a time.
#pragma once

#include "batch/run.h"
#include "files/frames.h"

namespace planilla {

void write_games(const Output& output, FramedSink& out);

// Calls `use(group, text)` for what an output has of each group.
template <typename Use>
void for_each_frame(const Output& output, const Use& use) {
  std::size_t begin = 0;
  for (const FrameEnd& frame : output.frames) {
    use(frame.group, std::string_view(output.games).substr(begin, frame.games_end - begin));
    begin = frame.games_end;
  }
}

}  // namespace planilla
