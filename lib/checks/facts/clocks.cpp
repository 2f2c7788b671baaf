// Times in comments, along the main line.
#include "checks/facts/clocks.h"

#include <algorithm>
#include <cstring>

#include "game/model/noted_seconds.h"
#include "game/model/walk.h"
#include "laws/time_control_words.h"
#include "text/simd/aside_bytes.h"

namespace planilla {

namespace {

constexpr std::int64_t no_time = -1;

// Of "1:05:30]", as nearly all are.
std::int64_t usual_seconds(std::uint64_t bytes) {
  constexpr std::uint64_t form = 0x30303a30303a30, seven = ~std::uint64_t{0} >> 8;
  // Of digits beyond 9, in tens beyond 5, and of other colons.
  constexpr std::uint64_t to_high_bit = 0x767a7f767a7f76;
  const std::uint64_t value = (bytes & seven) ^ form;
  if (((value + to_high_bit) | value) & 0x80808080808080) return no_time;
  if (static_cast<char>(bytes >> 56) != ']') return no_time;
  const auto digit = [value](unsigned at) {
    return static_cast<std::int64_t>(value >> 8 * at & 0xf);
  };
  return digit(0) * 3600 + (digit(2) * 10 + digit(3)) * 60 + digit(5) * 10 + digit(6);
}

// Of what stands up to the bracket that ends the command.
std::int64_t seconds_of(const char* at, const char* last) {
  if (last - at >= 8) {
    std::uint64_t bytes;
    std::memcpy(&bytes, at, sizeof bytes);
    if (const std::int64_t usual = usual_seconds(bytes); usual != no_time) return usual;
  }
  const std::string_view text(at, static_cast<std::size_t>(last - at));
  return seconds_noted(text.substr(0, text.find(']'))).value_or(no_time);
}

// Of "clk " and "emt ", which stand behind "[%": CommentCommand bits.
unsigned time_command(const char* name) {
  if (std::memcmp(name, "clk ", 4) == 0) return command_clk;
  return std::memcmp(name, "emt ", 4) == 0 ? command_emt : 0;
}

}  // namespace

NotedTimes::NotedTimes(const Game& game, const GameFacts& facts)
    : game_(&game),
      elements_(game.elements.list(room_)),
      wanted_(facts.commands & (command_clk | command_emt)) {}

bool NotedTimes::next() {
  while (at_ < elements_.size()) {
    const Element& e = elements_[at_++];
    switch (e.kind) {
      case ElementKind::open:
        ++depth_;
        break;
      case ElementKind::close:
        --depth_;
        break;
      case ElementKind::move:
      case ElementKind::null_move:
      case ElementKind::illegal_move:
      case ElementKind::hole:
        ply_ += depth_ <= 0;
        break;
      case ElementKind::comment:
        if (depth_ <= 0 && ply_ > 0 && read(e)) return true;
        break;
      default:
        break;
    }
  }
  return false;
}

// The first of each command counts.
bool NotedTimes::read(const Element& comment) {
  constexpr std::ptrdiff_t name = 4;  // bytes
  const char* const begin = game_->text.data() + comment.span.begin;
  const char* const end = game_->text.data() + comment.span.end;
  unsigned wanted = wanted_;
  comment_ = comment.span;
  left_begin_ = 0;
  left_.known = elapsed_.known = false;
  const char* const readable = game_->text.data() + game_->text.size();
  // A bracket stands before it.
  for (const char* at = begin + 1; wanted != 0 && end - at > name; ++at) {
    at = lex::find_percent(at, end, readable);
    if (end - at <= name) break;
    const unsigned command = time_command(at + 1) & wanted;
    if (command == 0 || at[-1] != '[') continue;
    wanted &= ~command;
    const char* argument = at + 1 + name;
    while (argument != end && *argument == ' ') ++argument;
    Seconds& noted = command == command_emt ? elapsed_ : left_;
    noted.value = seconds_of(argument, end);
    noted.known = noted.value != no_time;
    if (command == command_clk) left_begin_ = static_cast<std::size_t>(argument - begin);
  }
  return left_.known || elapsed_.known;
}

std::string_view NotedTimes::left_text() const {
  if (left_begin_ == 0) return {};
  const std::string_view text = comment_.in(game_->text).substr(left_begin_);
  return text.substr(0, text.find_first_of("] "));
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
