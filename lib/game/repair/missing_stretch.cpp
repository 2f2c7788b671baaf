// One pass over the main line, which counts words.
#include "game/repair/missing_stretch.h"

#include <vector>

#include "game/layout/main_line.h"

namespace planilla {

namespace {

constexpr int least = 3;        // half-moves: fewer are put in by a repair
constexpr int most_words = 12;  // between the jump and the fault: the moves may be legal by chance
constexpr std::uint32_t agree = 2;  // numbers behind the jump that count on

int half_move(const Item& item) {
  return 2 * static_cast<int>(item.number) + (item.dots > 1 ? 1 : 0);
}

// Do the next numbers count on from items[at]?
bool counts_on(std::span<const Item> items, std::size_t at) {
  std::uint32_t number = items[at].number, seen = 0;
  for (std::size_t i = at + 1; i < items.size() && seen < agree; ++i) {
    if (!items[i].is_number || items[i].number == 0) continue;
    if (items[i].number == number && items[i].dots > 1) continue;  // "13... Nd7" of the same move
    if (items[i].number != number + 1) return false;
    number = items[i].number;
    ++seen;
  }
  return seen > 0;
}

}  // namespace

std::optional<Edit> missing_stretch(std::string_view text, std::span<const Token> tokens,
                                    std::size_t from, std::size_t fault, const Position& start) {
  const std::vector<Item> items = main_line(text, tokens, from);
  int due = 2 * start.fullmove_number() + (start.turn() == black ? 1 : 0);
  std::optional<Edit> found;
  int words_behind = 0;
  for (std::size_t i = 0; i < items.size() && items[i].token <= fault; ++i) {
    if (!items[i].is_number) {
      ++due;
      if (items[i].token < fault) ++words_behind;
      continue;
    }
    if (items[i].number == 0) continue;
    const int missing = half_move(items[i]) - due;
    if (missing >= least && counts_on(items, i)) {
      found = Edit{.token = items[i].token, .kind = FixKind::gap, .missing = missing};
      words_behind = 0;
    }
    if (missing >= least || missing < 0) due = half_move(items[i]);
  }
  if (words_behind > most_words) return std::nullopt;
  return found;
}

}  // namespace planilla
