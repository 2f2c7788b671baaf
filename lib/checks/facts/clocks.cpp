// Times in comments, along the main line.
#include "checks/facts/clocks.h"

#include <algorithm>

#include "base/ascii.h"
#include "game/model/walk.h"
#include "laws/time_control_words.h"

namespace planilla {

namespace {

// "1:05:30", "5:30", "330", each with a fraction that is cut off.
std::optional<std::int64_t> seconds_of(std::string_view text) {
  std::int64_t total = 0;
  const char* at = text.data();
  const char* const last = at + text.size();
  for (int parts = 0; parts < 3; ++parts) {
    constexpr std::int64_t most = 1'000'000;
    const char* const first = at;
    std::int64_t value = 0;
    for (; at != last && ascii::is_digit(*at) && value <= most; ++at)
      value = value * 10 + (*at - '0');
    if (at == first || value > most) return std::nullopt;
    total = total * 60 + value;
    if (at == last || *at != ':') break;
    ++at;
  }
  return total;
}

// The argument of a command: "0:05:00" of "[%clk 0:05:00]".
std::string_view argument(std::string_view comment, std::string_view command) {
  const std::size_t at = comment.find(command);
  if (at == std::string_view::npos) return {};
  std::size_t begin = at + command.size();
  while (begin < comment.size() && comment[begin] == ' ') ++begin;
  std::size_t end = begin;
  while (end < comment.size() && comment[end] != ']' && comment[end] != ' ') ++end;
  return comment.substr(begin, end - begin);
}

}  // namespace

NotedTimes::NotedTimes(const Game& game, const GameFacts& facts)
    : game_(&game),
      elements_(game.elements.list(room_)),
      has_left_((facts.commands & command_clk) != 0),
      has_elapsed_((facts.commands & command_emt) != 0) {}

bool NotedTimes::next() {
  while (at_ < elements_.size()) {
    const Element& e = elements_[at_++];
    if (e.kind == ElementKind::open) ++depth_;
    if (e.kind == ElementKind::close) --depth_;
    if (depth_ > 0) continue;
    if (e.kind == ElementKind::move || e.kind == ElementKind::null_move ||
        e.kind == ElementKind::illegal_move || e.kind == ElementKind::hole)
      ++ply_;
    if (e.kind == ElementKind::comment && ply_ > 0 && read(e)) return true;
  }
  return false;
}

bool NotedTimes::read(const Element& comment) {
  const std::string_view text = comment.span.in(game_->text);
  comment_ = comment.span;
  left_text_ = has_left_ ? argument(text, "[%clk ") : std::string_view();
  left_ = seconds_of(left_text_);
  elapsed_ = has_elapsed_ ? seconds_of(argument(text, "[%emt ")) : std::nullopt;
  return left_ || elapsed_;
}

Finding NotedTimes::finding(Rule rule) const {
  Finding finding{rule, comment_};
  finding.ply = ply_;
  finding.move = move_label(game_->start, ply_);
  finding.written = comment_.in(game_->text);
  return finding;
}

ClockWalk::ClockWalk(const Game& game, const GameFacts& facts)
    : times_(game, facts), black_first_(game.start.turn() == black) {
  const std::string_view control = facts.value(KnownTag::time_control);
  control_ = time_control_meant(control);
  endless_ = control_.valid && !control_.known && control != "?";
  if (control_.known)
    last_[0] = {-1, control_.periods.front().seconds}, last_[1] = {0, last_[0].left};
}

bool ClockWalk::next() {
  while (times_.next()) {
    if (!times_.left()) continue;
    const int ply = times_.ply();
    Last& last = last_[ply % 2 == 0];
    const bool known = last.ply == ply - 2 && (ply > 2 || (control_.known && !black_first_));
    before_ = known ? std::optional(last.left) : std::nullopt;
    last = {ply, *times_.left()};
    return true;
  }
  return false;
}

int ClockWalk::move_of_player() const {
  return (times_.ply() + 1) / 2;
}

// At the move that ends a period, or one beside it: clocks differ in when they add.
std::int64_t ClockWalk::bonus() const {
  if (!control_.known) return 0;
  std::int64_t moves = 0;
  for (std::size_t i = 0; i < control_.periods.size(); ++i) {
    const Period& period = control_.periods[i];
    const bool last = i + 1 == control_.periods.size();
    if (period.moves == 0)
      return last ? 0 : control_.periods[i + 1].seconds;  // when the flag falls
    moves += period.moves;
    const std::int64_t next = last ? period.seconds : control_.periods[i + 1].seconds;
    const std::int64_t behind = move_of_player() - moves;
    if (behind >= -1 && behind <= 1) return next;
    if (last && behind > 1 && (behind + 1) % period.moves <= 2) return next;  // it repeats
  }
  return 0;
}

bool ClockWalk::period_may_end() const {
  return bonus() != 0;
}

std::int64_t ClockWalk::allowed() const {
  constexpr std::int64_t usual_increment = 60, usual_period = 600;
  constexpr int first_end = 20;  // no time control ends earlier
  if (!control_.known) {
    const bool period = move_of_player() >= first_end && gained() >= usual_period;
    return period ? gained() : usual_increment;
  }
  std::int64_t increment = 0;
  for (const Period& period : control_.periods) increment = std::max(increment, period.increment);
  return increment + bonus();
}

}  // namespace planilla
