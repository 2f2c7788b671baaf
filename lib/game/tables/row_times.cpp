// Along the half-moves of each line, with what stands behind each.
#include "game/tables/row_times.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace planilla {

namespace {

bool is_played(const Element& e) {
  return e.kind == ElementKind::move || e.kind == ElementKind::null_move ||
         e.kind == ElementKind::illegal_move || e.kind == ElementKind::hole;
}

bool is_black(const Element& e) {
  return (e.flags & element_black) != 0;
}

// A half-move, and the times behind it.
struct Cell {
  std::size_t at = 0;
  std::vector<std::size_t> times;
  bool noted = false;  // some stood there, whatever became of them
};

class RowTimes {
public:
  explicit RowTimes(std::vector<Element>& elements) : elements_(elements) {}

  void run() {
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      const Element& e = elements_[i];
      if (is_played(e)) {
        settle();
        last_ = std::move(cell_);
        cell_ = {.at = i};
        in_line_ = true;
      } else if (e.kind == ElementKind::clock) {
        cell_.times.push_back(i);
        cell_.noted = true;
      } else if (e.kind == ElementKind::open || e.kind == ElementKind::close) {
        settle();
        cell_ = last_ = {};
        in_line_ = false;
      }
    }
    settle();
  }

private:
  // One half-move is whole: what are the times behind it?
  void settle() {
    if (cell_.times.size() < 2) return;
    if (cell_.times.size() == 2 && is_row()) {
      const auto place = [&](std::size_t i) {
        return elements_.begin() + static_cast<std::ptrdiff_t>(i);
      };
      std::rotate(place(cell_.at), place(cell_.times.front()), place(cell_.times.front()) + 1);
      ++cell_.at;
      return;
    }
    for (const std::size_t i : cell_.times) {
      elements_[i].kind = ElementKind::remark;
      elements_[i].number = 0;
    }
  }

  // White's half-move stands before Black's, with no time of its own.
  bool is_row() const {
    return in_line_ && cell_.at > last_.at && !last_.noted && is_played(elements_[last_.at]) &&
           !is_black(elements_[last_.at]) && is_black(elements_[cell_.at]);
  }

  std::vector<Element>& elements_;
  Cell last_, cell_;
  bool in_line_ = false;
};

}  // namespace

void put_row_times_in_order(Game& game) {
  if (game.elements.is_compact()) return;
  const auto is_time = [](const Element& e) { return e.kind == ElementKind::clock; };
  if (std::none_of(game.elements.begin(), game.elements.end(), is_time)) return;
  RowTimes(game.elements.edit()).run();
}

}  // namespace planilla
