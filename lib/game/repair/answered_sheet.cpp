// Answers are few, so that looking through them and writing SAN for each legal move costs nothing
// that shows.
#include "game/repair/answered_sheet.h"

#include <algorithm>

#include "game/repair/sheet_search.h"
#include "notation/write/san.h"

namespace planilla {

void AnsweredSheet::expand(const Hypothesis& h, std::vector<Step>& out) {
  sheet_.expand(h, out);
  const auto answer = std::find_if(answers_.begin(), answers_.end(), [&](const GivenMove& a) {
    return a.ply == h.plies + 1 && !a.move.empty();
  });
  if (answer == answers_.end()) return;
  const Move move = find_san(h.position, answer->move);
  // The next word in its place would be a guess about that word, of which nobody said anything.
  constexpr auto exchanged = static_cast<std::uint32_t>(StepKind::exchanged);
  std::erase_if(out, [&](const Step& step) {
    return step.move && (step.move != move || step.label == exchanged);
  });
  if (!move || items_[h.place].is_number || h.context != 0) return;
  const auto has = [&](bool stays) {
    return std::any_of(out.begin(), out.end(),
                       [&](const Step& s) { return s.move && (s.place == h.place) == stays; });
  };
  const bool taken = has(false), inserted = has(true);
  // Whatever the word looks like: somebody said that it is this move.
  for (Step& step : out)
    if (step.move && step.place != h.place) step.cost = std::min(step.cost, costs_.slip.any);
  if (!taken)
    out.push_back({move, h.place + 1, costs_.slip.any, h.context,
                   static_cast<std::uint32_t>(StepKind::changed)});
  if (!inserted)
    out.push_back({move, h.place, costs_.half_move.missing, h.context,
                   static_cast<std::uint32_t>(StepKind::inserted)});
}

Move find_san(const Position& position, const std::string& text) {
  MoveList moves;
  position.legal_moves(moves);
  for (const Move move : moves)
    if (san(position, move) == text) return move;
  return Move();
}

}  // namespace planilla
