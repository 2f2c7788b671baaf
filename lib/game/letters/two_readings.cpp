// A walk to the first move in which they differ.
#include "game/letters/two_readings.h"

#include <algorithm>
#include <string>

#include "board/fen.h"
#include "game/model/walk.h"
#include "notation/write/san.h"
#include "rules/two_readings.h"

namespace planilla {

void raise_two_readings(Game& game, const std::vector<LetterReading>& readings) {
  Walk walk(game);
  while (walk.next()) {
    if (walk.depth() != 0 || walk.element().kind != ElementKind::move) continue;
    const std::size_t ply = walk.element().number - 1;
    std::vector<std::string> candidates;
    for (const LetterReading& reading : readings) {
      if (ply >= reading.moves.size()) continue;
      std::string move = san(walk.before(), reading.moves[ply]);
      if (std::find(candidates.begin(), candidates.end(), move) == candidates.end())
        candidates.push_back(std::move(move));
    }
    if (candidates.size() < 2) continue;
    Element& element = game.elements.edit()[walk.index()];
    element.flags |= element_ambiguous;
    game.plain = {};
    Finding& finding = game.findings.emplace_back(rules::two_readings, element.span);
    finding.ply = static_cast<int>(ply) + 1;
    finding.written = element.span.in(game.text);
    finding.candidates = std::move(candidates);
    finding.fen = to_fen(walk.before());
    return;
  }
}

}  // namespace planilla
