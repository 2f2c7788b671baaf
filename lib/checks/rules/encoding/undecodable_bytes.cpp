// undecodable-bytes: bytes that mean nothing in their character set.
#include "rules/undecodable_bytes.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check undecodable_bytes() {
  return {
      .rule = rules::undecodable_bytes,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "Bytes that mean nothing in their character set",
      .why = R"(Some bytes have no meaning in the character set that the text was read in;
each became U+FFFD, the replacement character. What stood there is lost to the
output, so the place is told.

Either the set was guessed wrongly (see `--encoding`), or the file was
damaged, or two sets are mixed in one game.)",
      .message =
          "{count, plural, one {# byte that means nothing in {encoding} was} other {# "
          "bytes that mean nothing in {encoding} were}} replaced by U+FFFD",
      .help = "name the character set with --encoding if it was guessed wrongly",
      .args = R"(
count: number; bytes that are no character
encoding: text; the character set in which they are none
)",
      .decided_in = "lib/game/carried/text_findings.cpp",
  };
}

}  // namespace planilla::checks
