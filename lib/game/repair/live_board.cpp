// The last two words, on the board before them.
#include "game/repair/live_board.h"

#include <algorithm>

namespace planilla {

namespace {

bool tells(Result result, Square of_white, Square of_black) {
  const Square d4 = make_square(3, 3), e4 = make_square(4, 3), d5 = make_square(3, 4),
               e5 = make_square(4, 4);
  const auto is = [&](Square w, Square b) {
    return (of_white == w || of_white == no_square) && (of_black == b || of_black == no_square);
  };
  switch (result) {
    case Result::white_wins:
      return is(e4, d5);
    case Result::black_wins:
      return is(d4, e5);
    case Result::draw:
      return is(e4, e5) || is(d4, d5);
    default:
      return is(e4, d5) || is(d4, e5) || is(e4, e5) || is(d4, d5);
  }
}

}  // namespace

bool may_be_played(const Tail& tail, std::span<const Item> items, const Position& start,
                   std::span<const Edit> kings, std::size_t which) {
  std::uint32_t item = item_at(items, 0, kings.front().token);
  Position position = tail.read(start, 0, item).position;
  for (std::size_t i = 0; i < which; ++i) {
    item = item_at(items, item, kings[i + 1].token);
    position.pass();
  }
  return tail.word(position, item).count > 0;
}

std::vector<Edit> live_board_tail(const Tail& tail, std::span<const Item> items,
                                  std::uint32_t fault, const Position& start, Result result) {
  std::vector<std::uint32_t> words;  // the last three, the last one first
  for (std::size_t i = items.size(); i-- > 0 && words.size() < 3;)
    if (!items[i].is_number) words.push_back(static_cast<std::uint32_t>(i));
  if (words.empty() || fault < words[std::min<std::size_t>(1, words.size() - 1)]) return {};
  // Both kings, the second of which must be illegal; or one alone, which must be.
  for (std::size_t count = std::min<std::size_t>(2, words.size()); count > 0; --count) {
    const std::uint32_t first = words[count - 1];
    if (count == 1 && fault != first) continue;
    const Reach before = tail.read(start, 0, first);
    if (before.item < first) continue;
    Square squares[2] = {no_square, no_square};
    bool all = true;
    Position position = before.position;
    for (std::size_t i = 0; i < count; ++i) {
      const Square s = tail.king_in_centre(position, words[count - 1 - i]);
      all &= s != no_square;
      squares[position.turn()] = s;
      position.pass();
    }
    if (!all || !tells(result, squares[white], squares[black])) continue;
    std::vector<Edit> out;
    for (std::size_t i = count; i-- > 0;)
      out.push_back({.token = items[words[i]].token,
                     .kind = FixKind::drop,
                     .partner = count == 2 ? items[words[1 - i]].token : no_partner,
                     .no_play = true});
    return out;
  }
  return {};
}

}  // namespace planilla
