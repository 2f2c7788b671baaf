// The line of each sheet beside the agreed game.
#include "game/reconcile/proved_alone.h"

#include <algorithm>

namespace planilla {

namespace {

// How many half-moves from `ply` on the sheet has as they were agreed, as it was read by itself.
std::size_t as_agreed(const SheetLine& sheet, std::size_t ply, const Agreement& game) {
  const std::vector<SheetLine::Alone::Read>& line = sheet.alone->line;
  const std::size_t end = std::min(line.size(), game.moves.size());
  std::size_t out = ply;
  while (out < end && line[out].move == game.moves[out]) ++out;
  return std::max(out, ply) - ply;
}

}  // namespace

Move said_alone(const SheetLine& sheet, std::size_t ply, const Agreement& game) {
  if (!sheet.alone || sheet.alone->line.size() <= ply || as_agreed(sheet, 0, game) < ply) return {};
  return sheet.alone->line[ply].move;
}

bool proves_alone(const std::vector<SheetLine>& sheets, std::size_t ply, const Agreement& game) {
  constexpr std::size_t enough = 12;  // half-moves
  bool out = false;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const Move said = said_alone(sheets[i], ply, game);
    if (!said) continue;
    if (said != game.moves[ply]) return false;
    const std::vector<SheetLine::Alone::Read>& line = sheets[i].alone->line;
    const Span word = game.words[ply][i];
    if (word.size() == 0 || line[ply].begin != word.begin) continue;
    const std::size_t goes_on = as_agreed(sheets[i], ply + 1, game);
    out |= goes_on >= std::min(enough, line.size() - ply - 1);
  }
  return out;
}

}  // namespace planilla
