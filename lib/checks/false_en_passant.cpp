// false-en-passant: en passant mark without en passant.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check false_en_passant() {
  return {.rule = Rule::false_en_passant, .group = Group::moves, .severity = Severity::warning, .title = "En passant mark without en passant"};
}

}  // namespace planilla::checks
