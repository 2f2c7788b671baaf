// The terms of the text (time_terms.h), then the stages of a game that they make.
#include "laws/time_control_words.h"

#include <utility>
#include <vector>

#include "base/ascii.h"
#include "laws/time_control.h"
#include "laws/time_terms.h"

namespace planilla {

namespace {

using Item = TimeItem;
using ascii::is_digit;

constexpr std::int64_t longest_increment = 60;

struct Stage {
  std::int64_t moves = 0, seconds = 0, increment = 0;
};

std::string written(const std::vector<Stage>& stages) {
  std::string out;
  for (const Stage& stage : stages) {
    if (!out.empty()) out += ':';
    if (stage.moves != 0) out += std::to_string(stage.moves) + "/";
    out += std::to_string(stage.seconds);
    if (stage.increment != 0) out += "+" + std::to_string(stage.increment);
  }
  return out;
}

class StageReader {
public:
  explicit StageReader(const std::vector<TimeTerm>& terms) : terms_(terms) {}

  // False if the terms have no single meaning.
  bool read() {
    while (at_ < terms_.size())
      if (!between_stages() && !stage()) return false;
    return !stages_.empty();
  }

  const std::vector<Stage>& stages() const { return stages_; }
  bool has_delay() const { return delay_told_; }

private:
  // What a stage says of its time.
  struct Span {
    std::int64_t seconds = 0;
    Item unit = Item::number;  // the last one; number: none
    bool only_seconds = true;
  };

  bool is(Item item, std::size_t ahead = 0) const {
    return at_ + ahead < terms_.size() && terms_[at_ + ahead].item == item;
  }
  bool take(Item item) {
    if (!is(item)) return false;
    ++at_;
    return true;
  }
  bool is_filler(std::size_t ahead = 0) const {
    return is(Item::rest, ahead) || is(Item::within, ahead);
  }
  bool is_unit(std::size_t ahead) const {
    return is(Item::days, ahead) || is(Item::hours, ahead) || is(Item::minutes, ahead) ||
           is(Item::seconds, ahead);
  }

  bool between_stages() {
    if (is(Item::delay)) return delay_before_number();
    if (take(Item::per_move)) {
      take(Item::slash);  // inc/30
      return increment_next_ = true;
    }
    if (is(Item::slash) && is(Item::rest, 1)) ++at_;  // 30 min/end
    if (!is(Item::then) && !is_filler() && !is(Item::comma)) return false;
    of_the_rest_ = is(Item::rest);
    ++at_;
    if (of_the_rest_) take(Item::slash);  // G/60
    return true;
  }

  // "d5", "delay 5 s".
  bool delay_before_number() {
    if (stages_.empty() || delay_told_) return false;
    ++at_;
    take(Item::slash);
    if (!take(Item::number)) return false;
    take(Item::seconds);
    while (take(Item::per_move)) continue;
    return delay_told_ = true;
  }

  // A number, a slash and a number: of moves and minutes, either may be the first. Nobody plays
  // more than sixty moves to a control.
  bool minutes_before_moves() const {
    constexpr std::int64_t most_moves = 60;
    return terms_[at_].value > most_moves && terms_[at_ + 2].value <= most_moves && !is_unit(3);
  }

  // "40 moves in", "40/", "40 in" before a time.
  std::int64_t moves_before() {
    if (!is(Item::number)) return 0;
    const bool between = is(Item::slash, 1) || is(Item::within, 1);
    const bool pair = between && is(Item::number, 2) && !is(Item::moves, 3);
    if ((!pair || minutes_before_moves()) && !is(Item::moves, 1)) return 0;
    const std::int64_t moves = terms_[at_].value;
    at_ += 2;
    while (is_filler() || is(Item::slash)) ++at_;
    return moves;
  }

  bool stage() {
    Stage out;
    const bool slash = is(Item::slash, 1);
    out.moves = moves_before();
    Span span;
    if (!time(out.moves != 0, span)) return false;
    if (slash && out.moves == 1 && span.unit == Item::hours) return false;  // half an hour?
    out.seconds = span.seconds;
    moves_behind(out.moves);
    if (is(Item::delay) && !number_behind()) {  // "5 s delay"
      ++at_;
      const bool fits = !stages_.empty() && !delay_told_ && span.only_seconds && out.moves == 0;
      while (take(Item::per_move)) continue;
      return delay_told_ = fits;
    }
    bool per_move = std::exchange(increment_next_, false);
    if (stages_.empty() && is(Item::per_move) && number_behind()) return settle(out, span, false);
    while (is(Item::per_move) || (is(Item::slash) && is(Item::moves, 1))) {
      at_ += is(Item::slash) ? 2u : 1u;
      per_move = true;
    }
    return settle(out, span, per_move);
  }

  // Is the word that stands here about the number behind it: d5, inc/30?
  bool number_behind() const {
    return is(Item::number, 1) || (is(Item::slash, 1) && is(Item::number, 2));
  }

  // "2h/40", "2 hours for 40 moves", "2 h 40 moves".
  void moves_behind(std::int64_t& moves) {
    if (moves != 0) return;
    if (is(Item::slash) && is(Item::number, 1)) {
      moves = terms_[at_ + 1].value;
      at_ += 2;
      take(Item::moves);
      return;
    }
    std::size_t fillers = 0;
    while (is_filler(fillers)) ++fillers;
    if (!is(Item::number, fillers) || !is(Item::moves, fillers + 1)) return;
    moves = terms_[at_ + fillers].value;
    at_ += fillers + 2;
  }

  // "2h", "1h30", "1 h 30 min", "90"; without a unit the value is kept as it stands.
  bool time(bool of_moves, Span& out) {
    if (!is(Item::number)) return false;
    while (is(Item::number) && !(is(Item::moves, 1) && out.unit != Item::number)) {
      const TimeTerm& number = terms_[at_];
      if (!is_unit(1)) return value_alone(number, out);
      const Item unit = terms_[at_ + 1].item;
      if (out.unit != Item::number) {
        if (unit <= out.unit) return true;  // "2h 1h": the next stage
        if (unit == Item::seconds && number.value != 0) return is_increment(number, out);
      }
      add(number, unit, out);
      at_ += 2;
      half_behind(out);
      const bool goes_on = is(Item::comma) && is(Item::number, 1) && is(Item::minutes, 2);
      if (goes_on && !of_moves && unit == Item::hours) ++at_;  // "1 hour, 30 minutes"
    }
    return true;
  }

  static void add(const TimeTerm& number, Item unit, Span& out) {
    const std::int64_t size = unit == Item::days      ? 86'400
                              : unit == Item::hours   ? 3600
                              : unit == Item::minutes ? 60
                                                      : 1;
    out.seconds += number.value * size + number.hundredths * size / 100;
    out.only_seconds &= unit == Item::seconds;
    out.unit = unit;
  }

  // "one hour and a half".
  void half_behind(Span& out) {
    if (out.unit == Item::hours && take(Item::half)) out.seconds += 1800;
  }

  // A number without a unit: "90", or behind hours, "1h30".
  bool value_alone(const TimeTerm& number, Span& out) {
    ++at_;
    if (out.unit == Item::number) {
      out.seconds = number.value;
      return number.hundredths == 0;
    }
    if (out.unit != Item::hours || number.apart || number.value >= 60) return false;
    out.seconds += number.value * 60;
    out.only_seconds = false;
    return true;
  }

  // "90 min 30 s" has an increment; "2 min 30 s" may be one time as well.
  bool is_increment(const TimeTerm& seconds, const Span& before) const {
    constexpr std::int64_t long_game = 600, quarter = 15;
    return is(Item::per_move, 2) || before.seconds >= long_game || seconds.value % quarter != 0;
  }

  // A time without a unit is of minutes in the first stage, of an increment behind it.
  bool settle(Stage out, const Span& span, bool per_move) {
    constexpr std::int64_t many_moves = 20, most_hours = 5;
    const bool first = stages_.empty();
    bool only_seconds = span.only_seconds;
    if (span.unit == Item::number) {
      if (first && !per_move) {
        if (out.moves >= many_moves && out.seconds <= most_hours) return false;  // 40/2: hours?
        out.seconds *= 60;
        only_seconds = false;
        bare_ = true;
      } else if (!per_move && (out.moves != 0 || stages_.back().moves != 0)) {
        if (!bare_ && !of_the_rest_) return false;  // 90'/40 + 30: seconds a move, or minutes?
        out.seconds *= 60;
        only_seconds = false;
      }
    }
    if (span.unit == Item::days) {
      if (per_move && out.moves == 0) out.moves = 1;  // three days per move
      if (out.moves == 0) return false;
      return add_stage(out);
    }
    const bool increment =
        !first && only_seconds && out.moves == 0 && out.seconds <= longest_increment;
    if (increment) return add_increment(out.seconds);
    return !per_move && add_stage(out);
  }

  bool add_stage(Stage out) {
    // Nothing follows the rest of the game.
    if (!stages_.empty() && stages_.back().moves == 0) return false;
    if (increment_told_) out.increment = stages_.back().increment;
    stages_.push_back(out);
    return out.seconds > 0;
  }

  bool add_increment(std::int64_t seconds) {
    if (increment_told_) return false;
    for (Stage& stage : stages_) stage.increment = seconds;
    return increment_told_ = true;
  }

  const std::vector<TimeTerm>& terms_;
  std::vector<Stage> stages_;
  std::size_t at_ = 0;
  bool bare_ = false, increment_told_ = false, increment_next_ = false;
  bool delay_told_ = false, of_the_rest_ = false;
};

// Valid as PGN, and meant so: "90+30" is ninety seconds only to the letter, and "40/90:30+30" too.
bool is_meant_in_seconds(const TimeControl& control) {
  constexpr std::int64_t most_minutes = 180, seconds_a_move = 15;
  if (!control.known) return true;
  const Period& first = control.periods.front();
  if (first.seconds > most_minutes) return true;
  if (first.moves >= 20) return first.seconds >= first.moves * seconds_a_move;
  return first.moves != 0 || control.periods.size() > 1 || first.seconds < 3 ||
         first.increment < 2 || first.increment * 8 < first.seconds;
}

// "1:30:00", "0:30", "30": seconds, of hours, minutes and seconds, of which two digits each stand
// behind the first number. Nothing if it is none of these, or more than a day.
std::optional<std::int64_t> seconds_on_clock(std::string_view text, std::size_t fewest_colons) {
  constexpr std::int64_t longest = 86'400;
  std::int64_t seconds = 0, number = 0;
  std::size_t colons = 0, digits = 0;
  for (const char c : text) {
    if (is_digit(c) && digits < 2) {
      number = number * 10 + (c - '0');
      ++digits;
    } else if (c == ':' && digits > 0 && colons < 2 &&
               (colons == 0 || (digits == 2 && number < 60))) {
      seconds = (seconds + number) * 60;
      number = 0, digits = 0;
      ++colons;
    } else {
      return std::nullopt;
    }
  }
  const bool whole = colons == 0 ? digits > 0 : digits == 2 && number < 60;
  if (!whole || colons < fewest_colons || seconds + number > longest) return std::nullopt;
  return seconds + number;
}

// "1:30:00+0:30", "40/2:00:00": times as a clock shows them. To the letter PGN has three stages
// there, of a second, of thirty, and of none.
std::optional<std::string> read_off_clock(std::string_view text) {
  const std::size_t slash = text.find('/') + 1, plus = text.find('+');  // 0: no slash
  if (plus < slash || text.substr(0, slash).find_first_not_of("0123456789/") != text.npos)
    return std::nullopt;
  const auto main_time = seconds_on_clock(text.substr(slash, plus - slash), 2);
  if (!main_time || *main_time == 0) return std::nullopt;
  std::string out = std::string(text.substr(0, slash)) + std::to_string(*main_time);
  if (plus == text.npos) return out;
  const auto increment = seconds_on_clock(text.substr(plus + 1), 0);
  if (!increment) return std::nullopt;
  return *increment == 0 ? out : out + '+' + std::to_string(*increment);
}

bool is_too_long(std::string_view text) {
  constexpr std::size_t longest = 200;
  return text.size() > longest;
}

// One number, signs around it perhaps, and no word: it says nothing of its unit.
bool is_number_alone(const std::vector<TimeTerm>& terms) {
  std::size_t numbers = 0, words = 0;
  for (const TimeTerm& term : terms) {
    const bool sign =
        term.item == Item::then || term.item == Item::comma || term.item == Item::slash;
    numbers += term.item == Item::number;
    words += term.item != Item::number && !sign;
  }
  return numbers == 1 && words == 0;
}

// The stages that people's words name; nothing if they have no single meaning, or if a delay is
// told and none is wanted, or the other way round.
std::optional<std::string> read_words(std::string_view text, bool delay) {
  const auto terms = time_terms(text);
  if (!terms || is_number_alone(*terms)) return std::nullopt;
  StageReader reader(*terms);
  if (!reader.read() || reader.has_delay() != delay) return std::nullopt;
  return written(reader.stages());
}

}  // namespace

std::optional<std::string> pgn_time_control(std::string_view text) {
  if (text.empty() || is_too_long(text)) return std::nullopt;
  if (std::optional<std::string> read = read_off_clock(text)) return read;
  const TimeControl control = parse_time_control(text);
  if (control.valid && is_meant_in_seconds(control)) return std::nullopt;
  if (is_unlimited_time(text)) return "-";
  std::optional<std::string> out = read_words(text, false);
  if (out && *out == text) return std::nullopt;
  return out;
}

std::optional<std::string> time_control_without_delay(std::string_view text) {
  if (is_too_long(text) || parse_time_control(text).valid) return std::nullopt;
  return read_words(text, true);
}

TimeControl time_control_meant(std::string_view text) {
  const std::optional<std::string> meant = pgn_time_control(text);
  return parse_time_control(meant ? std::string_view(*meant) : text);
}

}  // namespace planilla
