#include "batch/framed_games.h"

namespace planilla {

void write_games(const Output& output, FramedSink& out) {
  for (const FramePiece& piece : output.pieces) out.write(piece);
  for_each_frame(output,
                 [&out](std::uint64_t group, std::string_view text) { out.write(group, text); });
}

}  // namespace planilla
