// Where the next fix of a plan is due.
//
//   PlanCursor due(script);
//   due.seek(at);
//   if (at == due.stop()) carry_out(due.take());
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "game/model/repair_plan.h"

namespace planilla {

class PlanCursor {
public:
  explicit PlanCursor(const RepairPlan& script) : script_(&script) {}

  // The first fix of a token that is not before `at`.
  void seek(std::size_t at) {
    while (next_ < script_->fixes.size() && script_->fixes[next_].token < at) ++next_;
    stop_ = next_ < script_->fixes.size() ? script_->fixes[next_].token : SIZE_MAX;
  }
  std::size_t stop() const { return stop_; }  // its token; SIZE_MAX: there is none
  const Edit& take() { return script_->fixes[next_++]; }
  // Has a fix of that kind been taken?
  bool took(FixKind kind) const {
    return std::any_of(script_->fixes.begin(),
                       script_->fixes.begin() + static_cast<std::ptrdiff_t>(next_),
                       [&](const Edit& fix) { return fix.kind == kind; });
  }
  int proof() const { return script_->proof; }

private:
  const RepairPlan* script_;
  std::size_t next_ = 0;
  std::size_t stop_ = SIZE_MAX;
};

}  // namespace planilla
