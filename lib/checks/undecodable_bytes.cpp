// undecodable-bytes: bytes that mean nothing in their character set.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check undecodable_bytes() {
  return {.rule = Rule::undecodable_bytes, .group = Group::encoding, .severity = Severity::warning, .title = "Bytes that mean nothing in their character set"};
}

}  // namespace planilla::checks
