// Lists of alternatives in running text.
#include <algorithm>
#include <utility>
#include <vector>

#include "game/cells/parts.h"

namespace planilla {

namespace {

constexpr std::uint32_t number_behind = 2;  // parts from the letter: `)`, the number

// A list: its letters, and behind its last item.
struct List {
  std::vector<std::uint32_t> letters;
  std::uint32_t end = 0;
};

// The half-move that the item begins with; 0: with none.
std::uint32_t first_half_move(const Parts& parts, std::uint32_t letter) {
  const std::uint32_t number = letter + number_behind;
  return number < parts.size() && parts[number].kind == PartKind::number ? parts[number].half_move()
                                                                         : 0;
}

// Does the number that is due stand behind the last item? Then the item ends there, at a full stop
// before it or at the end of its paragraph; 0: it does not.
std::uint32_t end_of_last(const Parts& parts, std::uint32_t letter, std::uint32_t due) {
  const bool goes_back = first_half_move(parts, letter) == due;
  std::uint32_t stop = 0;
  bool moves = false;
  for (std::uint32_t i = letter + number_behind + 1; i < parts.size(); ++i) {
    const Part& part = parts[i];
    if (part.kind == PartKind::heading || part.kind == PartKind::result) return 0;
    if (stop == 0 && moves && (part.paragraph || part.is_stop)) stop = i;
    moves |= part.kind == PartKind::cell;
    if (part.kind == PartKind::number && part.half_move() == due &&
        (goes_back || part.line_start || stop != 0))
      return stop != 0 ? stop : i;
  }
  return 0;
}

// The list that begins with marks[first]; without letters: none.
List list_at(const Parts& parts, std::string_view text, std::span<const std::uint32_t> marks,
             std::size_t first) {
  List out;
  const std::uint32_t half = first_half_move(parts, marks[first]);
  const std::uint32_t due = half_move_before(parts, marks[first]) + 1;
  const char begins = parts[marks[first]].in(text).front();
  if ((begins != 'a' && begins != 'A') || half == 0 || due == 1 || (half != due && half + 1 != due))
    return {};
  for (std::size_t k = first; k < marks.size(); ++k) {
    const std::string_view letter = parts[marks[k]].in(text);
    if (letter.size() != 1 || letter[0] != begins + static_cast<char>(k - first) ||
        first_half_move(parts, marks[k]) != half)
      break;
    out.letters.push_back(marks[k]);
  }
  if (out.letters.size() < 2) return {};
  out.end = end_of_last(parts, out.letters.back(), due);
  return out.end != 0 ? out : List{};
}

// The item: from its letter to before parts[end], and before the signs there.
void open_item(Parts& parts, std::uint32_t letter, std::uint32_t end) {
  while (end > letter + number_behind && parts[end - 1].kind == PartKind::separator) --end;
  parts[letter].kind = PartKind::open;
  parts[letter].span.end = parts[letter + 1].span.end;
  close_before(parts, end, letter);
}

}  // namespace

void open_lists(Parts& parts, std::string_view text, std::span<const std::uint32_t> marks) {
  std::vector<List> lists;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    List list = list_at(parts, text, marks, i);
    if (list.letters.empty()) continue;
    i += list.letters.size() - 1;
    lists.push_back(std::move(list));
  }
  // From behind, so that the places before stay what they are.
  std::reverse(lists.begin(), lists.end());
  for (const List& list : lists) {
    std::uint32_t end = list.end;
    for (std::size_t k = list.letters.size(); k-- > 0; end = list.letters[k])
      open_item(parts, list.letters[k], end);
  }
}

}  // namespace planilla
