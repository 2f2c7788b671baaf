// bad-time-control: timeControl that cannot be read.
#include "rules/bad_time_control.h"
#include "checks/engine/check.h"
#include "checks/facts/glance.h"
#include "checks/facts/place_finding.h"
#include "checks/facts/time_control.h"

namespace planilla::checks {

namespace {

void look(const Game&, const Glance& glance, Findings& out) {
  const GameTag* tag = glance.tag(KnownTag::time_control);
  if (!tag || tag->value.empty()) return;
  const TimeControl control = parse_time_control(tag->value);
  if (!control.valid)
    out.push_back(at_tag(rules::bad_time_control, *tag)
                      .say(diagnostics::BadTimeControl{
                          .at = static_cast<std::int64_t>(control.fault_at) + 1}));
}

}  // namespace

Check bad_time_control() {
  return {
      .rule = rules::bad_time_control,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "TimeControl that cannot be read",
      .why = R"(TimeControl is written in seconds: `5400+30`, `40/7200:3600`, `300`, `*180`
for an hourglass, `-` for none, `?` where it is unknown. Texts such as `90 min
+ 30 s` mean nothing to a program, and clock times cannot be checked against
them.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[TimeControl "90+30 min"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[TimeControl "5400+30"]

1. e4 e5 *)",
      .message = "«{value}» is not a time control",
      .help = "write seconds, as in 40/7200:3600 or 5400+30",
      .args = R"(
@tag
at: number; the character of the value, from 1
)",
      .pgn = "9.6.1",
      .needs = KnownTag::time_control,
      .look = look,
  };
}

}  // namespace planilla::checks
