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
output, so the place is told. Single bytes among words of UTF-8 that are letters
in a set of single bytes are read as these, and told too.

Either the set was guessed wrongly (see `--encoding`), or the file was
damaged, or two sets are mixed in one game.)",
      .message =
          "{count, plural, one {# byte that means nothing in {encoding} was} other {# "
          "bytes that mean nothing in {encoding} were}} "
          "{read_as, select, nothing {replaced by U+FFFD} other {read as {read_as}}}",
      .help = "name the character set with --encoding if it was guessed wrongly",
      .args = R"(
count: number; bytes that are no character
encoding: text; the character set in which they are none
read_as: text; the set in which they were read; `nothing`: replaced
)",
      .decided_in = "lib/game/carried/text_findings.cpp",
  };
}

}  // namespace planilla::checks
