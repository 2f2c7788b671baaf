// From the last cell of each run to the number behind its sentence.
#include "game/cells/returning_runs.h"

#include <algorithm>

#include "game/cells/compared_items.h"
#include "game/cells/item_runs.h"

namespace planilla {

namespace {

class Returns {
public:
  Returns(std::vector<CellItem>& items, std::string_view text, const Parts& parts)
      : items_(items), text_(text), parts_(parts) {}

  void run() {
    const bool doubles = repeats_numbers(items_);  // "1. e4 1. e5"
    for (std::size_t i = 1; i + 1 < items_.size(); ++i) {
      items_[i - 1].is_first_of_two = !doubles && is_second_of_number(i);
      if (items_[i - 1].is_first_of_two || (!doubles && is_of_list(i))) cite(i, items_[i]);
      cite_run_of(i);
    }
  }

private:
  void cite_run_of(std::size_t last);
  std::size_t behind_sentences(std::size_t last) const;
  bool is_return(std::size_t last, std::size_t again) const;
  bool goes_on_before(std::size_t last, std::size_t again) const;
  bool goes_on_behind(std::size_t again) const;
  bool speaks_of_run(std::size_t last, std::size_t again) const;
  bool answers_move_above(std::size_t last, std::size_t again) const;
  bool ends_with_result(std::size_t last) const {
    return last + 1 < items_.size() && items_[last + 1].kind == PartKind::result;
  }
  bool stands_in_place(std::size_t first) const;
  bool is_second_of_number(std::size_t at) const;
  bool stands_behind_bullet(std::size_t at) const;
  std::size_t first_numbered() const;
  bool is_of_list(std::size_t at) const;
  std::size_t first_cited(std::size_t last, std::size_t again) const;
  void cite(std::size_t first, const CellItem& again);

  std::vector<CellItem>& items_;
  std::string_view text_;
  const Parts& parts_;
};

// The next item behind results, "was 1-0 in Smith-Jones", and behind runs that stand in sentences.
std::size_t Returns::behind_sentences(std::size_t last) const {
  constexpr std::size_t farthest = 60;  // items
  std::size_t at = last + 1;
  if (items_[last].kind != PartKind::cell) return items_.size();
  while (at < items_.size() && at <= last + farthest &&
         (items_[at].kind == PartKind::result || items_[at].before == Before::words ||
          (at > last + 1 && items_[at].before == Before::cell)))
    ++at;
  return at;
}

// Does items_[again], behind items_[last], begin afresh with its number?
bool Returns::is_return(std::size_t last, std::size_t again) const {
  const CellItem& item = items_[again];
  const bool fresh = item.before == Before::sentence || item.before == Before::line;
  return fresh && item.number != 0 && !item.is_subject && item.kind == PartKind::cell &&
         items_[last].kind == PartKind::cell;
}

// Do the numbers behind a line that goes back go on where the run before it ended, and not where
// the line did? Then the line is an aside: "4.Ba4 Nf6 is usual. 4.Bxc6 dxc6 5.Nxe5 Qd4. 5.O-O Be7".
bool Returns::goes_on_before(std::size_t last, std::size_t again) const {
  const int due = half_move_of(items_, last) + 1;
  const std::size_t end = end_of_run(items_, again);
  return end < items_.size() && items_[end].number != 0 && items_[end].half_move() == due;
}

// Do two half-moves at least begin with items_[again], be it with the number of the second on
// another line?
bool Returns::goes_on_behind(std::size_t again) const {
  const std::size_t end = end_of_run(items_, again);
  return end > again + 1 || (end < items_.size() && items_[end].number != 0 &&
                             items_[end].half_move() == half_move_of(items_, end - 1) + 1);
}

// "is nothing", "was better", "1/2-1/2 Smith-Jones".
bool Returns::speaks_of_run(std::size_t last, std::size_t again) const {
  const std::uint32_t part = items_[last].part;
  if (cites_behind(parts_, part)) return true;
  const bool result =
      ends_with_result(last) && again > last + 1 && begins_sentence(parts_, items_[last + 1].part);
  return (result || goes_on_in_words(parts_, part)) &&
         (goes_on_behind(again) || answers_move_above(last, again));
}

// "11.Rc1 / / 11.Be2 Be6 12.O-O c5 is modest. For instance 13.dxc5 / / 11...Be6": does the run that
// ends with items_[last] begin a paragraph with another half-move in place of the one above it, and
// items_[again] a paragraph with the answer to that?
bool Returns::answers_move_above(std::size_t last, std::size_t again) const {
  std::size_t first = last;
  while (items_[first].before == Before::cell && first > 0) --first;
  return items_[first].paragraph && items_[again].paragraph && stands_in_place(first) &&
         items_[again].half_move() == items_[first].half_move() + 1;
}

// "5.O-O 5...b5 6.Bb3 Bb7": does the run that begins with items_[first] name the half-move before
// it again, with another move?
bool Returns::stands_in_place(std::size_t first) const {
  return first > 0 && items_[first].number != 0 &&
         is_rival(items_, text_, parts_, first - 1, first);
}

// "10.Bc2 10.Bd5 deserves attention. 10...c5": White's half-move again, another one, with words
// about it, and then Black's.
bool Returns::is_second_of_number(std::size_t at) const {
  const CellItem &item = items_[at], &next = items_[at + 1];
  return item.before == Before::cell && stands_in_place(at) && items_[at - 1].number != 0 &&
         !item.for_black && next.for_black && next.number == item.number &&
         goes_on_in_words(parts_, item.part);
}

bool Returns::stands_behind_bullet(std::size_t at) const {
  const std::size_t first = first_part_of(items_, parts_, at);
  if (first == items_[at].part || first == 0 || !parts_[first - 1].line_start) return false;
  const std::string_view bullet = parts_[first - 1].in(text_);
  return bullet == "-" || bullet == "\u2013" || bullet == "\u2022" || bullet == "*";
}

// The first half-move with a number: a dash above it, "- Rubinstein's game", is none.
std::size_t Returns::first_numbered() const {
  const auto first = std::find_if(items_.begin(), items_.end(), [](const CellItem& item) {
    return item.kind == PartKind::cell && item.number != 0;
  });
  return static_cast<std::size_t>(first - items_.begin());
}

// "7.Nbd2 More natural are: / - 7.Ng5 d5 8.f4 / - 7.exd6 cxd6": does a bullet that begins its line
// stand before another half-move with the number of one above, where the game has no bullets?
bool Returns::is_of_list(std::size_t at) const {
  constexpr std::size_t farthest = 60;  // items
  const CellItem& item = items_[at];
  if (item.kind != PartKind::cell || item.number == 0) return false;
  if (!stands_behind_bullet(at) || stands_behind_bullet(first_numbered())) return false;
  for (std::size_t k = at; k-- > 0 && at - k <= farthest;)
    if (is_rival(items_, text_, parts_, k, at)) return true;
  return false;
}

// From where on the run that ends with items_[last] was not played; its end: it was.
std::size_t Returns::first_cited(std::size_t last, std::size_t again) const {
  const int half = items_[again].half_move();
  const auto begins = [&](std::size_t at) { return items_[at].before != Before::cell; };
  std::size_t first = last;
  while (!begins(first) && half_move_of(items_, first) > half) --first;
  if (half_move_of(items_, first) != half) return last + 1;
  std::size_t begin = first;
  while (!stands_in_place(begin) && !begins(begin)) --begin;
  if (stands_in_place(begin)) return begin;
  if (ends_with_result(last) && !goes_on_in_words(parts_, items_[last].part)) return last + 1;
  return items_[first].told ? last + 1 : first;
}

void Returns::cite(std::size_t first, const CellItem& again) {
  items_[first].before = Before::words;
  items_[first].cited = true;
  if (items_[first].number != 0) return;
  items_[first].number = again.number;
  items_[first].for_black = again.for_black;
}

void Returns::cite_run_of(std::size_t last) {
  const std::size_t again = behind_sentences(last);
  if (again == items_.size() || !is_return(last, again)) return;
  const std::size_t first = first_cited(last, again);
  if (first > last) return;
  items_[again].returns = items_[first].before == Before::cell;
  if (goes_on_before(last, again) || !speaks_of_run(last, again)) return;
  cite(first, items_[again]);
}

}  // namespace

void cite_before_return(std::vector<CellItem>& items, std::string_view text, const Parts& parts) {
  Returns(items, text, parts).run();
}

}  // namespace planilla
