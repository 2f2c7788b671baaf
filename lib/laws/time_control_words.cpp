// The text as items (numbers with units, slashes, pluses, words), then as stages of a game.
#include "laws/time_control_words.h"

#include <algorithm>
#include <map>
#include <vector>

#include "base/ascii.h"
#include "base/toml_table.h"
#include "laws/time_control.h"

namespace planilla {

namespace {

enum class Item : std::uint8_t {
  number,
  hours,
  minutes,
  seconds,
  moves,
  per_move,
  then,
  rest,
  slash
};

struct TimeTerm {
  Item item{};
  std::int64_t value = 0;
};

using Words = std::map<std::string, Item, std::less<>>;

std::string lower(std::string_view text) {
  std::string out;
  for (const char c : text) out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return out;
}

bool is_unlimited(std::string_view text) {
  static const std::vector<std::string> all =
      TomlTable::parse(Data::embedded(), "laws/time_words.toml").texts("unlimited");
  return std::find(all.begin(), all.end(), lower(text)) != all.end();
}

const Words& words() {
  static const Words all = [] {
    Words out;
    TomlTable file = TomlTable::parse(Data::embedded(), "laws/time_words.toml");
    const std::pair<const char*, Item> kinds[] = {
        {"rest", Item::rest},   {"then", Item::then},       {"per-move", Item::per_move},
        {"moves", Item::moves}, {"seconds", Item::seconds}, {"minutes", Item::minutes},
        {"hours", Item::hours}, {"kind", Item::then}};
    for (const auto& [key, item] : kinds)
      for (const std::string& word : file.texts(key)) out[word] = item;
    return out;
  }();
  return all;
}

using ascii::is_digit;

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

class Pieces {
public:
  explicit Pieces(std::string_view text) : text_(lower(text)) {}

  // False if something in it is no word of a time control.
  bool read(std::vector<TimeTerm>& out) {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == ' ' || c == ',' || c == ';' || c == '(' || c == ')' || c == '.') {
        ++at_;
      } else if (is_digit(c)) {
        out.push_back({Item::number, number()});
        if (out.back().value > most) return false;
      } else if (!word(out)) {
        if (c != '/' && c != ':') return false;
        out.push_back({c == '/' ? Item::slash : Item::then, 0});
        ++at_;
      }
    }
    return !out.empty();
  }

private:
  static constexpr std::int64_t most = 99'999;

  std::int64_t number() {
    std::int64_t value = 0;
    while (at_ < text_.size() && is_digit(text_[at_]) && value <= most)
      value = value * 10 + (text_[at_++] - '0');
    return value;
  }

  // The longest word or sign that begins here and does not end inside a longer one.
  bool word(std::vector<TimeTerm>& out) {
    constexpr std::size_t longest = 48;
    for (std::size_t size = std::min(longest, text_.size() - at_); size > 0; --size) {
      const std::string_view candidate = std::string_view(text_).substr(at_, size);
      const bool cut = is_letter(candidate.back()) && at_ + size < text_.size() &&
                       is_letter(text_[at_ + size]) &&
                       static_cast<unsigned char>(candidate.back()) < 0x80;
      if (cut) continue;
      const auto found = words().find(candidate);
      if (found == words().end()) continue;
      out.push_back({found->second, 0});
      at_ += size;
      return true;
    }
    return false;
  }

  std::string text_;
  std::size_t at_ = 0;
};

struct Stage {
  std::int64_t moves = 0, seconds = 0, increment = 0;
};

class Stages {
public:
  explicit Stages(const std::vector<TimeTerm>& pieces) : pieces_(pieces) {}

  std::optional<std::string> read() {
    while (at_ < pieces_.size()) {
      if (is(Item::then) || is(Item::rest)) {
        of_the_rest_ = is(Item::rest);
        ++at_;
        if (of_the_rest_ && is(Item::slash)) ++at_;  // G/60
        continue;
      }
      if (!stage()) return std::nullopt;
    }
    return written();
  }

private:
  bool is(Item item, std::size_t ahead = 0) const {
    return at_ + ahead < pieces_.size() && pieces_[at_ + ahead].item == item;
  }
  bool is_unit(std::size_t ahead) const {
    return is(Item::hours, ahead) || is(Item::minutes, ahead) || is(Item::seconds, ahead);
  }

  // "40 moves in", "40/" before a time; "/40", "/40 moves" behind it.
  bool stage() {
    Stage out;
    if (is(Item::number) && (is(Item::moves, 1) || (is(Item::slash, 1) && is(Item::number, 2)))) {
      out.moves = pieces_[at_].value;
      at_ += 2;
      while (is(Item::rest) || is(Item::slash)) ++at_;
    }
    bool only_seconds = true, unit = false;
    if (!time(out.seconds, only_seconds, unit)) return false;
    if (is(Item::slash) && is(Item::number, 1) && out.moves == 0) {
      out.moves = pieces_[at_ + 1].value;
      at_ += 2;
      if (is(Item::moves)) ++at_;
    }
    if (is(Item::rest) && is(Item::number, 1) && is(Item::moves, 2) && out.moves == 0) {
      out.moves = pieces_[at_ + 1].value;  // 2 hours for 40 moves
      at_ += 3;
    }
    bool per_move = false;
    while (is(Item::per_move) || (is(Item::slash) && is(Item::moves, 1))) {
      at_ += is(Item::slash) ? 2u : 1u;
      per_move = true;
    }
    return settle(out, only_seconds, unit, per_move);
  }

  // "2h", "1h30", "1 h 30 min", "90"; without a unit the value is kept as it stands.
  bool time(std::int64_t& seconds, bool& only_seconds, bool& unit) {
    if (!is(Item::number)) return false;
    while (is(Item::number)) {
      const std::int64_t value = pieces_[at_].value;
      if (!is_unit(1)) {
        if (unit && last_unit_ == Item::hours)
          seconds += value * 60;  // 1h30
        else if (unit)
          return false;
        else
          seconds = value;
        ++at_;
        return true;
      }
      last_unit_ = pieces_[at_ + 1].item;
      seconds += value * (last_unit_ == Item::hours ? 3600 : last_unit_ == Item::minutes ? 60 : 1);
      only_seconds &= last_unit_ == Item::seconds;
      unit = true;
      at_ += 2;
    }
    return true;
  }

  // A time without a unit is of minutes in the first stage, of an increment behind it.
  bool settle(Stage out, bool only_seconds, bool unit, bool per_move) {
    constexpr std::int64_t longest_increment = 60, many_moves = 20, most_hours = 5;
    const bool first = stages_.empty();
    if (!unit) {
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
    const bool increment =
        !first && only_seconds && out.moves == 0 && out.seconds <= longest_increment;
    if (per_move && !increment) return false;
    if (!increment) {
      if (!first && stages_.back().moves == 0)
        return false;  // nothing follows the rest of the game
      if (!first && increment_told_) out.increment = stages_.back().increment;
      stages_.push_back(out);
      return out.seconds > 0;
    }
    if (increment_told_) return false;
    for (Stage& stage : stages_) stage.increment = out.seconds;
    increment_told_ = true;
    return true;
  }

  std::optional<std::string> written() const {
    if (stages_.empty()) return std::nullopt;
    std::string out;
    for (const Stage& stage : stages_) {
      if (!out.empty()) out += ':';
      if (stage.moves != 0) out += std::to_string(stage.moves) + "/";
      out += std::to_string(stage.seconds);
      if (stage.increment != 0) out += "+" + std::to_string(stage.increment);
    }
    return out;
  }

  const std::vector<TimeTerm>& pieces_;
  std::vector<Stage> stages_;
  std::size_t at_ = 0;
  Item last_unit_{};
  bool bare_ = false, increment_told_ = false, of_the_rest_ = false;
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

}  // namespace

std::optional<std::string> pgn_time_control(std::string_view text) {
  constexpr std::size_t longest = 200;
  if (text.empty() || text.size() > longest) return std::nullopt;
  if (std::optional<std::string> read = read_off_clock(text)) return read;
  const TimeControl control = parse_time_control(text);
  if (control.valid && is_meant_in_seconds(control)) return std::nullopt;
  if (is_unlimited(text)) return "-";
  std::vector<TimeTerm> pieces;
  if (!Pieces(text).read(pieces)) return std::nullopt;
  // A number alone says nothing of its unit.
  if (pieces.size() == 1) return std::nullopt;
  std::optional<std::string> out = Stages(pieces).read();
  if (out && *out == text) return std::nullopt;
  return out;
}

TimeControl time_control_meant(std::string_view text) {
  const std::optional<std::string> meant = pgn_time_control(text);
  return parse_time_control(meant ? std::string_view(*meant) : text);
}

}  // namespace planilla
