// Times beside the moves.
#include "game/replay/replayer.h"
#include "game/spelling/minutes.h"

namespace planilla {

// "15:03 1...e5": a time before the number of a row says when the move was told, not what was left.
bool Replayer::is_time_of_day(std::size_t at) const {
  return start_.is_sheet && begins_line(at) && at + 1 < tokens().size() &&
         tokens()[at + 1].kind == TokenKind::move_number && !begins_line(at + 1);
}

bool Replayer::take_clock(Span span) {
  const std::optional<std::uint32_t> seconds = parse_noted_time(span.in(text_));
  if (!seconds) return false;
  if (is_time_of_day(cursor_.at)) {
    add(ElementKind::remark, span);
    return true;
  }
  add(ElementKind::clock, span).number = *seconds;
  return true;
}

// In parentheses: "(12')"; without its unit in a sheet that notes several.
bool Replayer::take_minutes(Span span) {
  const std::optional<Minutes> noted = parse_minutes(span.in(text_));
  if (!noted || line().last_move == 0) return false;
  if (!noted->has_unit) {
    if (!start_.is_sheet || !lines_.in_main_line()) return false;
    if (!minutes_) minutes_ = notes_minutes(text_, tokens(), start_.from);
    if (!*minutes_) return false;
  }
  add(ElementKind::clock, span).number = noted->seconds;
  return true;
}

}  // namespace planilla
