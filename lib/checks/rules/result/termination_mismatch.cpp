// termination-mismatch: termination that contradicts the result.
#include <string>
#include <string_view>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/main_line.h"
#include "checks/facts/place_finding.h"
#include "checks/facts/termination.h"
#include "rules/termination_mismatch.h"

namespace planilla::checks {

namespace {

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

bool decided(Result result) {
  return result == Result::white_wins || result == Result::black_wins || result == Result::draw;
}

// "Uno won by resignation", as servers write it; only a winner who is one of the two is compared.
bool names_other_winner(std::string_view termination, const GameFacts& facts, Result result) {
  const std::size_t won = termination.find(" won ");
  if (won == std::string_view::npos) return false;
  const std::string winner(termination.substr(0, won));
  const bool white = winner == lower(facts.value(KnownTag::white));
  const bool black = winner == lower(facts.value(KnownTag::black));
  if (white == black) return false;
  return result != (white ? Result::white_wins : Result::black_wins);
}

bool contradicts(std::string_view termination, const GameFacts& facts, Result result) {
  if (termination == "unterminated") return decided(result);
  for (const std::string_view ended :
       {"normal", "time forfeit", "adjudication", "rules infraction"})
    if (termination == ended) return !decided(result) && result != Result::both_lose;
  if (says_draw(termination)) return result != Result::draw;
  return names_other_winner(termination, facts, result);
}

// Is the last position mate? Where not all was read, nobody knows.
bool mates(const Game& game, const GameFacts& facts) {
  return !is_whole(game, facts) || (game.plies == 0 && !game.from_fen) || game.final.is_checkmate();
}

void look(const Game& game, const GameFacts& facts, Findings& out) {
  const GameTag* tag = facts.tag(KnownTag::termination);
  const GameTag* result = facts.tag(KnownTag::result);
  if (!tag || !result) return;
  if (ended(tag->value) == Ended::by_checkmate && !mates(game, facts)) {
    out.push_back(at_tag(rules::termination_mismatch, *tag)
                      .say(diagnostics::TerminationMismatch{
                          .kind = "no-mate", .result = chosen(result_text(game.result))}));
    return;
  }
  const Result said = game.tag_result != Result::none ? game.tag_result : game.terminator;
  if (said == Result::none || said == Result::odd || !contradicts(lower(tag->value), facts, said))
    return;
  out.push_back(at_tag(rules::termination_mismatch, *tag)
                    .say(diagnostics::TerminationMismatch{.result = chosen(result_text(said))}));
}

}  // namespace

Check termination_mismatch() {
  return {
      .rule = rules::termination_mismatch,
      .group = Group::result,
      .severity = Severity::warning,
      .title = "Termination that contradicts the result",
      .why = R"(The tag Termination says how the game ended, and the result says otherwise: an
unterminated game with a winner, a normal end with `*`, a draw that somebody
won, or another winner.

One of the two was changed and the other forgotten.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]
[Termination "unterminated"]

1. e4 e5 1-0)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]
[Termination "normal"]

1. e4 e5 1-0)",
      .message =
          "{kind, select, no_mate {Termination says «{value}», but the last position is no mate} "
          "other {Termination says «{value}», but the result is {result}}}",
      .args = R"(
@tag
kind?: word no-mate; `no-mate`: a mate is told, and the last position is none
result: word 1-0 0-1 1/2-1/2 * 0-0; the result of the game
)",
      .pgn = "9.8.1",
      .needs = KnownTag::termination,
      .look = look,
  };
}

}  // namespace planilla::checks
