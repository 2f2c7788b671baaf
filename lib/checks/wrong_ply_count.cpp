// wrong-ply-count: plyCount that is wrong.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check wrong_ply_count() {
  return {.rule = Rule::wrong_ply_count, .group = Group::tags, .severity = Severity::warning, .title = "PlyCount that is wrong"};
}

}  // namespace planilla::checks
