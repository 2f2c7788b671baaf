// bad-time-control: timeControl that cannot be read.
#include "rules/bad_time_control.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "laws/time_control.h"
#include "laws/time_control_words.h"

namespace planilla::checks {

namespace {

void look_for_bad_time_control(const Game& game, const GameFacts& facts, Findings& out) {
  const GameTag* tag = facts.tag(KnownTag::time_control);
  if (!tag || tag->value.empty()) return;
  const std::string_view written =
      tag->value_span.empty() ? tag->value : tag->value_span.in(game.text);
  const TimeControl control = parse_time_control(written);
  const std::optional<std::string> meant = pgn_time_control(written);
  if (control.valid && !meant) return;
  const std::optional<std::string> rest = time_control_without_delay(written);
  GameTag as_it_stood = *tag;
  as_it_stood.value = written;
  Finding finding = at_tag(rules::bad_time_control, as_it_stood);
  diagnostics::BadTimeControl said{.kind = chosen(rest            ? "delay"
                                                  : !meant        ? "other"
                                                  : control.valid ? "minutes"
                                                                  : "words")};
  if (!control.valid) said.at = static_cast<std::int64_t>(control.fault_at) + 1;
  if (meant) said.meant = *meant;
  if (rest) said.meant = *rest;
  finding.say(said);
  out.push_back(std::move(finding));
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
+ 30 s` mean nothing to most programs, and clock times cannot be checked against
them; `90+30` says ninety seconds where ninety minutes are meant.

Where the meaning is single, `planilla convert` writes PGN's form and keeps what
stood there as a comment. A delay (`G/60 d5`) has no form in PGN: it is told, and
the tag stays.)",
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
      .message =
          "{kind, select, minutes {«{value}» would be seconds, and minutes are meant: PGN writes "
          "{meant}} words {«{value}» is not a time control of PGN, which writes {meant}} delay "
          "{«{value}» "
          "has a delay, for which PGN has no form; without it PGN writes {meant}} other {«{value}» "
          "is not a time control}}",
      .help = "write seconds, as in 40/7200:3600 or 5400+30",
      .args = R"(
@tag
kind: word minutes words delay other; `minutes`: PGN would read seconds; `words`: people's words of a single meaning; `delay`: with a delay, which PGN cannot write
at?: number; the character of the value at which PGN's grammar ends, from 1
meant?: text; what PGN writes for it, of a delay without it
)",
      .pgn = "9.6.1",
      .needs = KnownTag::time_control,
      .look = look_for_bad_time_control,
  };
}

}  // namespace planilla::checks
