// A sheet about which somebody was asked: the same readings, but for those that contradict an
// answer.
//
//   SheetSearch sheet(...);
//   AnsweredSheet answered(sheet, answers, items, costs);
//   search.run(answered, start, 0, items.size());
//
// Where no reading of the word is the move of the answer, the word is taken for it all the same, or
// the half-move is taken to be missing before it: whichever what follows makes likelier.
#pragma once

#include <span>
#include <vector>

#include "game/layout/main_line.h"
#include "game/model/given_moves.h"
#include "game/search/beam_search.h"
#include "notation/slips/slips.h"

namespace planilla {

class AnsweredSheet : public Expander {
public:
  // `answers`: those of this game.
  AnsweredSheet(Expander& sheet, std::span<const GivenMove> answers, std::span<const Item> items,
                const SlipCosts& costs)
      : sheet_(sheet), answers_(answers), items_(items), costs_(costs) {}

  void expand(const Hypothesis& hypothesis, std::vector<Step>& out) override;

private:
  Expander& sheet_;
  std::span<const GivenMove> answers_;
  std::span<const Item> items_;
  const SlipCosts& costs_;
};

// The legal move that SAN in English letters names; none if there is none.
Move find_san(const Position& position, const std::string& text);

}  // namespace planilla
