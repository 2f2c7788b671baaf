// fen-without-setup: fEN without SetUp.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check fen_without_setup() {
  return {.rule = Rule::fen_without_setup, .group = Group::tags, .severity = Severity::note, .title = "FEN without SetUp"};
}

}  // namespace planilla::checks
