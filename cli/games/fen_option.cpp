#include "games/fen_option.h"

#include "board/fen.h"
#include "options/unknown_name.h"

namespace planilla {

Position position_of_fen(const std::string& fen, Messages& messages, std::string_view name) {
  const FenResult result = parse_fen(fen);
  if (result.position) return *result.position;
  throw UsageError(std::string(name) + ": " +
                   messages.text("fen-" + std::string(fen_fault_name(result.fault))) +
                   " (at byte " + std::to_string(result.fault_at + 1) + " of '" + fen + "')");
}

}  // namespace planilla
