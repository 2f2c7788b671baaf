// unusual-result: result in another spelling.
#include <string_view>
#include <utility>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "game/model/result.h"
#include "rules/unusual_result.h"

namespace planilla::checks {

namespace {

bool is_pgn(std::string_view text) {
  return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*" || text == "0-0";
}

// Results in words are told while the game is read; a scoresheet spells its result as it likes.
// "Qg20-1": other readers take the whole for a move that does not exist.
bool run_together(const Game& game) {
  const std::uint32_t begin = game.terminator_span.begin;
  if (game.terminator_span.empty() || begin == 0) return false;
  const char before = game.text[begin - 1];
  return (before >= '0' && before <= '9') || (before >= 'A' && before <= 'Z') ||
         (before >= 'a' && before <= 'z') || before == '+' || before == '#';
}

void look_for_unusual_result(const Game& game, const GameFacts& facts, Findings& out) {
  if (game.is_sheet) return;
  const auto tell = [&](Span span, std::string_view written, Result result) {
    if (written.empty() || is_pgn(written) || result_text(result).empty()) return;
    Finding finding{rules::unusual_result, span};
    finding.written = written;
    out.push_back(
        std::move(finding.say(diagnostics::UnusualResult{.result = result_text(result)})));
  };
  if (const GameTag* tag = facts.tag(KnownTag::result)) {
    const std::string_view written = tag->value_span.in(game.text);
    // Of a forfeit the end of the moves speaks.
    tell(tag->value_span, is_forfeit(written) ? tag->value : written, game.tag_result);
  }
  if (!run_together(game)) {
    tell(game.terminator_span, game.terminator_span.in(game.text), game.terminator);
    return;
  }
  Finding& finding = out.emplace_back(rules::unusual_result, game.terminator_span);
  finding.written = game.terminator_span.in(game.text);
  finding.severity = Severity::warning;
  finding.say(diagnostics::UnusualResult{.result = result_text(game.terminator), .glued = true});
}

}  // namespace

Check unusual_result() {
  return {
      .rule = rules::unusual_result,
      .group = Group::result,
      .severity = Severity::note,
      .title = "Result in another spelling",
      .why = R"(The result is spelt in a way that PGN does not know: `1:0`, `½-½`, `tablas`,
`0.5-0.5`. It is understood; other programs read on past the end of the game.
Or no blank stands between it and the last move (`Qg20-1`): a warning, since other
programs read neither. `18. Re5 -+ resigns` names nobody, and the sign says that White
is lost, not Black, whose move it is: a warning, and no result is written.

`planilla convert` writes one of PGN's four.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

1. e4 e5 1:0)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

1. e4 e5 1-0)",
      .message =
          "{disputed, select, true {«{written}» does not say of whom, and the sign at the last "
          "move speaks against its player: no result is written} other {{glued, select, true "
          "{«{written}» is run together with the move before it} other {«{written}» is read as "
          "{result}}}}}",
      .args = R"(
result: text; the result, or what stands in its place
glued?: flag; true: it stands at its move without a blank
disputed?: flag; true: whoever resigned is not named, and a sign says that it was not the one to move
)",
      .decided_in =
          "lib/game/replay/replay_results.cpp lib/game/titles/named_winner.cpp "
          "lib/game/titles/resigned_player.cpp",
      .pgn = "8.1.1.7",
      .look = look_for_unusual_result,
  };
}

}  // namespace planilla::checks
