#include "games/fen_option.h"

#include <utility>

#include "board/fen.h"
#include "laws/unreachable.h"
#include "options/unknown_name.h"
#include "output/output.h"

namespace planilla {

Position position_of_fen(const std::string& fen, Messages& messages, std::string_view name) {
  const FenResult result = parse_fen(fen);
  // What the pieces cannot have is a slip of whoever typed it: nothing is judged by half of it.
  for (const auto& [note, fault] : {std::pair(fen_castling_dropped, "fen-no-such-castling"),
                                    std::pair(fen_en_passant_wrong, "fen-no-such-en-passant")})
    if (result.position && (result.notes & note) != 0)
      throw UsageError(std::string(name) + ": " + messages.text(fault) + " (" + fen + ")");
  if (result.position) return *result.position;
  const auto place = static_cast<std::int64_t>(result.fault_at + 1);
  throw UsageError(std::string(name) + ": " +
                   messages.text("fen-" + std::string(fen_fault_name(result.fault))) + " (" +
                   messages.text("usage-at-byte", {{"place", place}, {"value", fen}}) + ")");
}

void tell_unreachable(const Position& position, Edition edition, Messages& messages) {
  for (const diagnostics::UnreachablePosition& said : unreachable(position, edition))
    ByteSink::to_stderr().write("planilla: " + messages.sentence(Finding(said, Span{})) + "\n");
}

}  // namespace planilla
