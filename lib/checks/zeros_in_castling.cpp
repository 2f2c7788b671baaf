// zeros-in-castling: castling written with zeros.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check zeros_in_castling() {
  return {.rule = Rule::zeros_in_castling, .group = Group::moves, .severity = Severity::note, .title = "Castling written with zeros"};
}

}  // namespace planilla::checks
