// descriptive-notation: notation that is no evidence.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check descriptive_notation() {
  return {
      .rule = Rule::descriptive_notation,
      .group = Group::laws,
      .severity = Severity::note,
      .title = "Notation that is no evidence",
      .message = "this notation is not the algebraic one and is no evidence under the Laws",
      .laws = {.y1997 = "8.1", .y2009 = "C", .y2018 = "C", .y2023 = "C"},
  };
}

}  // namespace planilla::checks
