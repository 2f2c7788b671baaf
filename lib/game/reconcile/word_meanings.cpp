// Each word as it stands and with each slip; then the sum over the sheets.
#include "game/reconcile/word_meanings.h"

#include <algorithm>

#include "board/resolve.h"
#include "game/reconcile/same_word.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

class Meanings {
public:
  Meanings(std::size_t sheets, const Position& position) : sheets_(sheets), position_(position) {}

  void add(std::size_t sheet, Move move, std::uint32_t cost, bool plain) {
    auto found =
        std::find_if(all.begin(), all.end(), [&](const Meaning& m) { return m.move == move; });
    if (found == all.end())
      found = all.insert(all.end(), {move, std::vector(sheets_, no_meaning), 0, false});
    found->costs[sheet] = std::min(found->costs[sheet], cost);
    found->plain |= plain;
  }
  void add_pattern(std::size_t sheet, const MovePattern& pattern, std::uint32_t cost) {
    if (resolve(position_, pattern).count == 0) return;
    MoveList moves;
    legal_matches(position_, pattern, moves);
    for (const Move move : moves) add(sheet, move, cost, false);
  }

  std::vector<Meaning> all;

private:
  std::size_t sheets_;
  const Position& position_;
};

}  // namespace

std::vector<std::size_t> witnesses(const std::vector<SheetLine>& sheets,
                                   const std::vector<Span>& words, const Position& position) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const auto says_too = [&](std::size_t k) {
      return says_same(sheets[k], words[k], sheets[i], words[i], position);
    };
    if (sheets[i].has_word(words[i]) && std::none_of(out.begin(), out.end(), says_too))
      out.push_back(i);
  }
  return out;
}

std::vector<Meaning> meanings_of(const std::vector<SheetLine>& sheets,
                                 const std::vector<Span>& words, const Position& position,
                                 Slips& slips, const SlipCosts& costs) {
  Meanings found(sheets.size(), position);
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    if (!sheets[i].has_word(words[i])) continue;
    const SheetLine& sheet = sheets[i];
    const Token& token = sheet.token_at(words[i]);
    const MoveReader& reader = *(position.turn() == white ? sheet.white : sheet.black);
    if ((token.flags & (token_masked | token_either)) != 0) {
      for (const MovePattern& pattern : slips.meant(token.in(sheet.text), token.flags, reader))
        found.add_pattern(i, pattern, costs.half_move.hole);
      continue;
    }
    MoveList moves;
    sheet.moves_at(token.span, position, moves);
    for (const Move move : moves)
      found.add(i, move, moves.size() > 1 ? costs.half_move.ambiguous : 0, true);
    for (const Slip& slip : slips.of(token.in(sheet.text), reader))
      found.add_pattern(i, slip.pattern, slip.cost);
  }
  for (const std::size_t i : witnesses(sheets, words, position))
    for (Meaning& meaning : found.all)
      meaning.cost += meaning.costs[i] == no_meaning ? costs.slip.unlike : meaning.costs[i];
  std::stable_sort(found.all.begin(), found.all.end(),
                   [](const Meaning& a, const Meaning& b) { return a.cost < b.cost; });
  return std::move(found.all);
}

}  // namespace planilla
