// Times in comments, along the main line.
#include "checks/facts/clocks.h"

#include <algorithm>

#include "base/ascii.h"
#include "game/model/walk.h"

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

ClockWalk::ClockWalk(const Game& game, const GameFacts& facts)
    : game_(&game),
      elements_(game.elements.list(room_)),
      has_elapsed_((facts.commands & command_emt) != 0) {
  const std::string_view control = facts.value(KnownTag::time_control);
  control_ = parse_time_control(control);
  endless_ = control_.valid && !control_.known && control != "?";
  if (control_.known)
    last_[0] = {-1, control_.periods.front().seconds}, last_[1] = {0, last_[0].left};
}

bool ClockWalk::next() {
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

bool ClockWalk::read(const Element& comment) {
  const std::string_view text = comment.span.in(game_->text);
  const std::string_view left = argument(text, "[%clk ");
  const std::optional<std::int64_t> seconds = seconds_of(left);
  if (!seconds) return false;
  Last& last = last_[ply_ % 2 == 0];
  const int black_first = game_->start.turn() == black ? 1 : 0;
  const bool known = last.ply == ply_ - 2 && (ply_ > 2 || (control_.known && black_first == 0));
  reading_ = {comment.span, left, *seconds, {}, {}, ply_};
  if (has_elapsed_) reading_.elapsed = seconds_of(argument(text, "[%emt "));
  if (known) reading_.before = last.left;
  last = {ply_, *seconds};
  return true;
}

int ClockWalk::move_of_player() const {
  return (reading_.ply + 1) / 2;
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

Finding ClockWalk::finding(Rule rule) const {
  Finding finding{rule, reading_.comment};
  finding.ply = reading_.ply;
  finding.move = move_label(game_->start, reading_.ply);
  finding.written = reading_.comment.in(game_->text);
  return finding;
}

}  // namespace planilla
