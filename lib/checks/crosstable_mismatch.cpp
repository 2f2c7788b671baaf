// crosstable-mismatch: results that disagree with the crosstable.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check crosstable_mismatch() {
  return {.rule = Rule::crosstable_mismatch, .group = Group::archive, .severity = Severity::warning, .title = "Results that disagree with the crosstable"};
}

}  // namespace planilla::checks
