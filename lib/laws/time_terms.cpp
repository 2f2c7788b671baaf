// One pass over the text: digits, then the longest word or sign that begins there.
#include "laws/time_terms.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "base/ascii.h"
#include "base/toml_table.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

using Words = std::map<std::string, TimeItem, std::less<>>;
using ascii::is_digit;

const Words& words() {
  static const Words all = [] {
    Words out;
    TomlTable file = TomlTable::parse(Data::embedded(), "laws/time_words.toml");
    using enum TimeItem;
    const std::pair<const char*, TimeItem> kinds[] = {
        {"rest", rest},   {"then", then},       {"delay", delay},     {"per-move", per_move},
        {"moves", moves}, {"seconds", seconds}, {"minutes", minutes}, {"hours", hours},
        {"days", days},   {"kind", rest},       {"within", within},   {"half", half}};
    for (const auto& [key, item] : kinds)
      for (const std::string& word : file.texts(key)) out[word] = item;
    return out;
  }();
  return all;
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

class TermReader {
public:
  explicit TermReader(std::string_view text) : text_(unicode::to_lower(text)) {}

  bool read(std::vector<TimeTerm>& out) {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      const std::size_t glyph = std::string_view(text_).substr(at_, 2) == "½" ? 2 : 0;
      if (is_digit(c) || glyph != 0) {
        if (!number(out)) return false;
      } else if (c == ' ' || c == '(' || c == ')' || c == '.' || hyphen()) {
        ++at_;
      } else if (!word(out) && !sign(out)) {
        return false;
      }
    }
    return !out.empty();
  }

private:
  static constexpr std::int64_t most = 99'999;

  char char_at(std::size_t at) const { return at < text_.size() ? text_[at] : '\0'; }

  // Between a number and its unit: 5-second delay, 90-minute.
  bool hyphen() const {
    return text_[at_] == '-' && at_ > 0 && is_digit(text_[at_ - 1]) && is_letter(char_at(at_ + 1));
  }

  bool sign(std::vector<TimeTerm>& out) {
    switch (text_[at_++]) {
      case '/':
        out.push_back({TimeItem::slash});
        return true;
      case ':':
      case '|':
        out.push_back({TimeItem::then});
        return true;
      case ',':
      case ';':
        out.push_back({TimeItem::comma});
        return true;
      default:
        return false;
    }
  }

  bool number(std::vector<TimeTerm>& out) {
    TimeTerm term{TimeItem::number};
    term.apart = at_ > 0 && text_[at_ - 1] == ' ';
    while (is_digit(char_at(at_)) && term.value <= most)
      term.value = term.value * 10 + (text_[at_++] - '0');
    out.push_back(term);
    if (term.value > most) return false;
    const std::size_t sign = at_ + (char_at(at_) == ' ' ? 1 : 0);  // "1½", "1 ½"
    if (std::string_view(text_).substr(sign, 2) == "½") {
      at_ = sign + 2;
      out.back().hundredths = 50;
      return true;
    }
    return minutes_behind(out) || (!is_clock(out.back()) && fraction(out.back()));
  }

  // The unit that stands at `at`, blanks before it passed over; `then` if none.
  TimeItem unit_at(std::size_t at) const {
    while (char_at(at) == ' ') ++at;
    const auto [item, size] = longest_word(at);
    return size == 0 ? TimeItem::then : item;
  }

  // "1:30" without a unit: hours or minutes.
  bool is_clock(const TimeTerm& before) const {
    return before.value < 10 && char_at(at_) == ':' && is_digit(char_at(at_ + 1)) &&
           is_digit(char_at(at_ + 2)) && !is_digit(char_at(at_ + 3));
  }

  // "1:30 h": an hour and thirty minutes.
  bool minutes_behind(std::vector<TimeTerm>& out) {
    const std::size_t at = at_;
    const bool digits = char_at(at) == ':' && is_digit(char_at(at + 1)) &&
                        is_digit(char_at(at + 2)) && !is_digit(char_at(at + 3));
    if (!digits || text_[at + 1] > '5' || unit_at(at + 3) != TimeItem::hours) return false;
    out.push_back({TimeItem::hours});
    out.push_back({TimeItem::number, (text_[at + 1] - '0') * 10 + (text_[at + 2] - '0')});
    out.push_back({TimeItem::minutes});
    at_ = at + 3;
    while (text_[at_] == ' ') ++at_;
    at_ += longest_word(at_).second;
    return true;
  }

  // "1.5 h", "1,5 h", "2.5 min": halves and quarters; another comma stands between two stages, and
  // another point means nothing. False for that one.
  bool fraction(TimeTerm& term) {
    const char mark = char_at(at_);
    if (mark != '.' && mark != ',') return true;
    std::size_t end = at_ + 1;
    while (is_digit(char_at(end))) ++end;
    const std::string_view digits = std::string_view(text_).substr(at_ + 1, end - at_ - 1);
    const int hundredths = digits == "5" || digits == "50" ? 50
                           : digits == "25"                ? 25
                           : digits == "75"                ? 75
                                                           : 0;
    const TimeItem unit = unit_at(end);
    const bool fits = unit == TimeItem::hours || (unit == TimeItem::minutes && mark == '.');
    if (hundredths == 0 || !fits) return mark == ',' || digits.empty();
    term.hundredths = hundredths;
    at_ = end;
    return true;
  }

  // The longest word or sign that begins there and does not end inside a longer one.
  std::pair<TimeItem, std::size_t> longest_word(std::size_t at) const {
    constexpr std::size_t longest = 48;
    if (at >= text_.size()) return {};
    for (std::size_t size = std::min(longest, text_.size() - at); size > 0; --size) {
      const std::string_view candidate = std::string_view(text_).substr(at, size);
      const bool cut = is_letter(candidate.back()) && is_letter(char_at(at + size)) &&
                       static_cast<unsigned char>(candidate.back()) < 0x80;
      if (cut) continue;
      const auto found = words().find(candidate);
      if (found != words().end()) return {found->second, size};
    }
    return {};
  }

  bool word(std::vector<TimeTerm>& out) {
    const auto [item, size] = longest_word(at_);
    if (size == 0) return false;
    out.push_back({item});
    at_ += size;
    return true;
  }

  std::string text_;
  std::size_t at_ = 0;
};

}  // namespace

std::optional<std::vector<TimeTerm>> time_terms(std::string_view text) {
  std::vector<TimeTerm> out;
  if (!TermReader(text).read(out)) return std::nullopt;
  return out;
}

bool is_unlimited_time(std::string_view text) {
  static const std::vector<std::string> all =
      TomlTable::parse(Data::embedded(), "laws/time_words.toml").texts("unlimited");
  return std::find(all.begin(), all.end(), unicode::to_lower(text)) != all.end();
}

}  // namespace planilla
