// Move numbers: the right one is passed over, any other is kept and told.
#include "game/replay/replayer.h"

#include <algorithm>

#include "game/spelling/move_number.h"

namespace planilla {

// "12." before White's move, "12..." before Black's where something stands between it and White's.
bool Replayer::is_right(const MoveNumber& number) const {
  if (odd_numbers_ || line().numbered || !number.has_digits) return false;
  if (static_cast<int>(number.value) != line().position.fullmove_number()) return false;
  if (line().position.turn() == white) return number.dots <= 1;
  const bool after_move = !out_.elements.empty() && out_.elements.back().kind == ElementKind::move;
  return number.dots > 1 && !after_move;
}

// So that a game of nothing but numbers takes no more room than its text.
bool Replayer::many_numbers_before() const {
  constexpr std::size_t many = 16;
  const std::vector<Element>& elements = out_.elements;
  return elements.size() >= many &&
         std::all_of(elements.end() - many, elements.end(),
                     [](const Element& e) { return e.kind == ElementKind::move_number; });
}

void Replayer::take_number(const Token& token) {
  if (take_spaced_result()) return;
  if (!ended_ && is_title_of_next_game(cursor_.at)) {  // "2 Eva Ruiz José Díaz 0-1 1.d4"
    title_at_ = cursor_.at;
    return;
  }
  const MoveNumber number = parse_move_number(token.in(text_));
  if (number.has_digits && number.value == 0 && number.dots == 0) {  // no number of any move
    take_junk(token);
    ++cursor_.at;
    return;
  }
  ++cursor_.at;
  if (is_right(number)) {
    line().numbered = true;
    dots_ |= number.dots > 1;
    return;
  }
  odd_numbers_ = true;
  if (many_numbers_before()) {  // no moves between: they mean nothing more
    out_.elements.back().span.end = token.span.end;
    return;
  }
  Element& element = add(ElementKind::move_number, token.span);
  element.number = number.value;
  if (number.dots > 1) {
    element.flags |= element_black;
    dots_ = true;
  }
  // "12. e4 ... 13. d4": Black's twelfth move was played and not written.
  const int expected = line().position.fullmove_number();
  if (dots_ && number.dots <= 1 && number.has_digits && line().position.turn() == black &&
      static_cast<int>(number.value) == expected + 1 && line().ply > 0)
    missing_move(token.span);
}

}  // namespace planilla
