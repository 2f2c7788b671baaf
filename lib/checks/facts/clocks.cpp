// Times in comments, along the main line.
#include "checks/facts/clocks.h"

#include <algorithm>
#include <charconv>

#include "game/model/walk.h"

namespace planilla {

namespace {

// "1:05:30", "5:30", "330", each with a fraction that is cut off.
std::optional<std::int64_t> seconds_of(std::string_view text) {
  std::int64_t total = 0;
  const char* at = text.data();
  const char* const last = at + text.size();
  for (int parts = 0; parts < 3; ++parts) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(at, last, value);
    if (error != std::errc() || value < 0 || value > 1'000'000) return std::nullopt;
    total = total * 60 + value;
    at = end;
    if (at == last || *at != ':') break;
    ++at;
  }
  return total;
}

// The argument of a command: "0:05:00" of "[%clk 0:05:00]".
std::string_view argument(std::string_view comment, std::string_view command) {
  const std::size_t at = comment.find(command);
  if (at == std::string_view::npos) return {};
  std::string_view rest = comment.substr(at + command.size());
  rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
  return rest.substr(0, rest.find_first_of("] "));
}

}  // namespace

ClockWalk::ClockWalk(const Game& game, const GameFacts& facts) : game_(&game) {
  const std::string_view control = facts.value(KnownTag::time_control);
  control_ = parse_time_control(control);
  endless_ = control_.valid && !control_.known && control != "?";
  if (control_.known)
    last_[0] = {-1, control_.periods.front().seconds}, last_[1] = {0, last_[0].left};
}

bool ClockWalk::next() {
  while (at_ < game_->elements.size()) {
    const Element& e = game_->elements[at_++];
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
  reading_ = {comment.span, left, *seconds, {}, seconds_of(argument(text, "[%emt ")), ply_};
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
