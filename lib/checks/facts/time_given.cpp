#include "checks/facts/time_given.h"

#include <algorithm>

namespace planilla {

TimeGiven::TimeGiven(const TimeControl& control) : control_(&control) {
  begin_period(0);
}

// With all periods behind it that begin when a flag falls.
void TimeGiven::begin_period(std::size_t index) {
  const std::vector<Period>& all = control_->periods;
  increment_ = 0;
  for (index_ = index;; ++index_) {
    seconds_ += all[index_].seconds;
    increment_ = std::max(increment_, all[index_].increment);
    if (all[index_].moves != 0 || index_ + 1 == all.size()) break;
  }
  ends_ = all[index_].moves == 0 ? 0 : ends_ + all[index_].moves;
}

void TimeGiven::next_move() {
  if (ends_ != 0 && moves_ == ends_)
    begin_period(std::min(index_ + 1, control_->periods.size() - 1));
  ++moves_;
  seconds_ += increment_;
}

std::int64_t TimeGiven::next_period() const {
  if (ends_ == 0) return 0;
  return control_->periods[std::min(index_ + 1, control_->periods.size() - 1)].seconds;
}

}  // namespace planilla
