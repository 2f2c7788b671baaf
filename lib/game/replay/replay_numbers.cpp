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

// `17. Kt - Q5`: the number that is due, and a move that is legal behind it.
bool Replayer::begins_due_row() const {
  const MoveNumber number = parse_move_number(tokens()[cursor_.at].in(text_));
  const Position& position = line().position;
  return number.has_digits && static_cast<int>(number.value) == position.fullmove_number() &&
         cursor_.at + 1 < tokens().size() && tokens()[cursor_.at + 1].kind == TokenKind::word &&
         legal_at(position, cursor_.at + 1);
}

void Replayer::take_number(const Token& token) {
  if (take_spaced_result() || take_line_of_numbers()) return;
  // "2 Eva Ruiz José Díaz 0-1 1.d4"
  if (!ended_ && is_title_of_next_game(cursor_.at) && !begins_due_row()) {
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
  if (!number.has_digits) return;
  if (line().ply == 0) {
    // "Black played 14...c4": of no game that begins here.
    if (is_first_of_later(number)) missing_move(token.span);
    return;
  }
  if (leaves_a_gap(number) || has_due_row_below(number)) missing_move(token.span);
}

// "1. e4 e5 / 13. h3 hxg4 / 2. Nf3 Nc6": is the number far ahead, and does the one that is due
// stand below it, with a move that is legal here? Then columns were torn apart.
bool Replayer::has_due_row_below(const MoveNumber& number) const {
  constexpr int far = 2;               // numbers
  constexpr std::size_t longest = 80;  // tokens
  const Position& position = line().position;
  const int due = position.fullmove_number();
  if (!start_.is_sheet || !lines_.in_main_line() || number.dots > 1 || position.turn() == black ||
      static_cast<int>(number.value) < due + far)
    return false;
  const std::size_t end = std::min(cursor_.at + longest, tokens().size());
  for (std::size_t i = cursor_.at; i + 1 < end; ++i) {
    const TokenKind kind = tokens()[i].kind;
    if (kind == TokenKind::tag || kind == TokenKind::boundary || kind == TokenKind::result)
      return false;
    if (kind != TokenKind::move_number || tokens()[i + 1].kind != TokenKind::word) continue;
    const MoveNumber below = parse_move_number(tokens()[i].in(text_));
    if (below.has_digits && below.dots <= 1 && static_cast<int>(below.value) == due)
      return legal_at(position, i + 1);
  }
  return false;
}

// Is it a number of Black's behind the first, where White's first half-move is due?
bool Replayer::is_first_of_later(const MoveNumber& number) const {
  const Position& position = line().position;
  return lines_.in_main_line() && number.dots > 1 && number.value > 1 && position.turn() == white &&
         position.fullmove_number() == 1;
}

// How many words stand behind the number, and which number comes next; 0 at the end of the line.
Replayer::NumberedWords Replayer::words_from(std::size_t at) const {
  NumberedWords out;
  std::size_t depth = 0;
  for (; at < tokens().size(); ++at) {
    const Token& token = tokens()[at];
    if (token.kind == TokenKind::open) ++depth;
    if (token.kind == TokenKind::close && depth-- == 0) return out;
    if (depth > 0) continue;
    out.words += token.kind == TokenKind::word || token.kind == TokenKind::hole;
    if (token.kind == TokenKind::tag || token.kind == TokenKind::boundary ||
        token.kind == TokenKind::result)
      return out;
    if (token.kind != TokenKind::move_number) continue;
    out.next = parse_move_number(token.in(text_));
    return out;
  }
  return out;
}

// "1. e4 2. e5 3. Nf3": each half-move has a number of its own.
bool Replayer::counts_half_moves() const {
  for (std::size_t i = start_.from; i + 1 < cursor_.at; ++i)
    if (tokens()[i].kind == TokenKind::move_number && words_from(i + 1).words > 1) return false;
  return true;
}

// Does the number say that the half-move that is due was not written? "12. e4 ... 13. d4", and
// "12. e4 13. d4 Nf6 14. h3", where all that follows is counted so: White's thirteenth move is not
// Black's twelfth. So with "12... Nf6 13. h3", where White's twelfth is due.
bool Replayer::leaves_a_gap(const MoveNumber& number) const {
  const auto value = static_cast<int>(number.value);
  const int expected = line().position.fullmove_number();
  const bool is_whites = number.dots <= 1;
  if (line().position.turn() == black ? !is_whites || value != expected + 1
                                      : is_whites || value != expected)
    return false;
  if (dots_ && is_whites) return true;
  // A word that is none moves all that follow into the next cell: the numbers run ahead.
  if (!lines_.in_main_line() || plan_.took(FixKind::drop)) return false;
  const NumberedWords behind = words_from(cursor_.at);
  const std::size_t most = is_whites ? 2 : 1;
  if (behind.words == 0 || behind.words > most) return false;
  const bool goes_on =
      !behind.next.has_digits || (behind.next.value == number.value + 1 && behind.next.dots <= 1);
  return goes_on && (behind.words == 2 || !counts_half_moves());
}

}  // namespace planilla
