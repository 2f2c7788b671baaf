// Positions along a Game: one position a line, a stack of them for variations.
#include "game/model/walk.h"

#include "board/half_move.h"

namespace planilla {

Walk::Walk(const Game& game) : game_(&game), before_(game.start), after_(game.start) {}

bool Walk::next() {
  if (next_ == game_->elements.size()) return false;
  element_ = game_->elements[next_++];
  switch (element_.kind) {
    case ElementKind::move:
      before_ = after_;
      after_.play(element_.move);
      ++ply_;
      variations_here_ = 0;
      break;
    case ElementKind::illegal_move:
      before_ = after_;
      after_.force(element_.move);
      ++ply_;
      variations_here_ = 0;
      break;
    case ElementKind::null_move:
      before_ = after_;
      after_.pass();
      ++ply_;
      variations_here_ = 0;
      break;
    case ElementKind::open:
      stack_.push_back({before_, after_, ply_, ply_, ++variations_here_, variations_here_});
      after_ = before_;
      --ply_;
      variations_here_ = 0;
      break;
    case ElementKind::close:
      if (stack_.empty()) break;
      before_ = stack_.back().before;
      after_ = stack_.back().after;
      ply_ = stack_.back().ply;
      variations_here_ = stack_.back().count_at;
      stack_.pop_back();
      break;
    default:
      break;
  }
  return true;
}

std::string Walk::path() const {
  std::string out;
  for (const Frame& frame : stack_) {
    if (!out.empty()) out += '/';
    out += std::to_string(frame.replaced) + '.' + std::to_string(frame.ordinal);
  }
  return out;
}

std::string move_label(const Position& start, int ply) {
  const int half_move = half_move_at(start, ply);
  return std::to_string(number_of_half_move(half_move)) +
         (side_of_half_move(half_move) == white ? "." : "...");
}

}  // namespace planilla
