#include "reconcile/evidence.h"

#include <charconv>

#include "board/fen.h"
#include "options/option.h"

namespace planilla {

std::pair<int, std::string> known_move(const std::string& written, const Position& start) {
  int number = 0;
  const char* const end = written.data() + written.size();
  const auto [dot, fault] = std::from_chars(written.data(), end, number);
  const std::size_t at = static_cast<std::size_t>(dot - written.data());
  const std::size_t move = written.find_first_not_of(". ", at);
  if (fault != std::errc() || at == written.size() || written[at] != '.' ||
      move == std::string::npos)
    throw UsageFault("--played: ", "usage-no-move-number", {{"value", written}});
  const auto half = [](int of, Color side) { return 2 * of + (side == black ? 1 : 0); };
  const Color side = written.compare(at, 3, "...") == 0 ? black : white;
  const int ply = half(number, side) - half(start.fullmove_number(), start.turn()) + 1;
  if (ply < 1) throw UsageFault("--played: ", "usage-before-start", {{"value", written}});
  return {ply, written.substr(move)};
}

Position position_of_pieces(const std::string& fen) {
  const std::string pieces = fen.substr(0, fen.find(' '));
  // Whoever is to move: a king may stand in check in the end.
  for (const char* const rest : {" w - - 0 1", " b - - 0 1"})
    if (const FenResult read = parse_fen(pieces + rest); read.position) return *read.position;
  throw UsageFault("--final-position: ", "usage-fen-beginning", {{"value", fen}});
}

std::optional<Position> final_position(const std::string& fen) {
  if (const FenResult read = parse_fen(fen); read.position) return read.position;
  const std::string pieces = fen.substr(0, fen.find(' '));
  for (const char* const rest : {" w - - 0 1", " b - - 0 1"})
    if (const FenResult read = parse_fen(pieces + rest); read.position) return read.position;
  return std::nullopt;
}

}  // namespace planilla
