// undecodable-bytes: bytes that mean nothing in their character set.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check undecodable_bytes() {
  return {
      .rule = Rule::undecodable_bytes,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "Bytes that mean nothing in their character set",
      .message = "bytes that mean nothing in {encoding} were replaced by U+FFFD",
      .help = "name the character set with --encoding if it was guessed wrongly",
  };
}

}  // namespace planilla::checks
