// The grammar of the TimeControl tag, read from left to right.
#include "laws/time_control.h"

#include <utility>

namespace planilla {

namespace {

class ControlReader {
public:
  explicit ControlReader(std::string_view text) : text_(text) {}

  TimeControl read() {
    out_.valid = out_.known = true;
    do {
      if (!field()) return failed();
    } while (take(':'));
    if (at_ != text_.size()) return failed();
    out_.known = out_.known && !out_.periods.empty();
    return std::move(out_);
  }

private:
  TimeControl failed() {
    TimeControl fault;
    fault.fault_at = at_;
    return fault;
  }

  bool take(char c) {
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  bool number(std::int64_t& value) {
    constexpr std::size_t most_digits = 9;
    const std::size_t begin = at_;
    value = 0;
    while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' &&
           at_ - begin < most_digits)
      value = value * 10 + (text_[at_++] - '0');
    return at_ != begin;
  }

  // Engines play for tenths of a second: 10+0.1. Whole seconds are kept.
  void fraction() {
    const auto digit = [&](std::size_t at) {
      return at < text_.size() && text_[at] >= '0' && text_[at] <= '9';
    };
    if (at_ == text_.size() || text_[at_] != '.' || !digit(at_ + 1)) return;
    ++at_;
    while (digit(at_)) ++at_;
  }

  bool field() {
    if (take('?') || take('-')) {
      out_.known = false;
      return true;
    }
    if (take('*')) out_.known = false;
    Period period;
    if (!number(period.seconds)) return false;
    if (take('/')) {
      period.moves = period.seconds;
      if (!number(period.seconds)) return false;
    }
    fraction();
    if (take('+')) {
      if (!number(period.increment)) return false;
      fraction();
    }
    out_.periods.push_back(period);
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  TimeControl out_;
};

}  // namespace

TimeControl parse_time_control(std::string_view text) {
  return ControlReader(text).read();
}

}  // namespace planilla
