// Times beside the moves.
#include "game/replay/replayer.h"
#include "game/spelling/minutes.h"

namespace planilla {

// "15:03 1...e5": a time before the number of a row says when the move was told, not what was left.
// "0:05 0:10 1. e4 e5": nor are times there those of the row above.
bool Replayer::is_time_of_day(std::size_t at) const {
  if (!start_.is_sheet) return false;
  const auto is_time = [&](std::size_t i) {
    return tokens()[i].kind == TokenKind::word && parse_noted_time(tokens()[i].in(text_));
  };
  std::size_t next = at + 1;
  while (!begins_line(at) && at > 0 && is_time(at - 1)) --at;
  while (next < tokens().size() && is_time(next) && !begins_line(next)) ++next;
  return begins_line(at) && next < tokens().size() &&
         tokens()[next].kind == TokenKind::move_number && !begins_line(next);
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

// "1. d4 89 d5 88": a comment by its place in the row, game/tables/row_tails.h.
bool Replayer::take_minutes_of_row(const Token& token) {
  const std::string_view word = token.in(text_);
  if (word.empty() || word[0] < '0' || word[0] > '9') return false;
  const std::optional<Minutes> noted = parse_minutes(word);
  if (!noted || noted->has_unit || line().last_move == 0) return false;
  add(ElementKind::clock, token.span).number = noted->seconds;
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
