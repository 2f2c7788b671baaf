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
  if (const Result winner = winner_said(termination); winner != Result::none)
    return result != winner;
  return names_other_winner(termination, facts, result);
}

// Is the last position mate? Where not all was read, nobody knows.
bool mates(const Game& game, const GameFacts& facts) {
  return !is_whole(game, facts) || (game.plies == 0 && !game.from_fen) || game.final.is_checkmate();
}

// Did some position stand twice? The third time may have been claimed with a move that was written
// on no sheet (Article 9.2).
bool repeats(const Game& game) {
  const GameRecord record = record_of(game);
  for (std::size_t ply = 0; ply < record.keys.size(); ++ply)
    if (occurrences(record.keys, record.clocks, static_cast<int>(ply)) > 1) return true;
  return false;
}

// No pawn, rook or queen: two knights mate nobody who does not help, and some call that too little.
bool is_bare(const Position& position) {
  return (position.pieces(pawn) | position.pieces(rook) | position.pieces(queen)) == 0;
}

// What the moves do not show of a draw that is told; empty where they show it, or may.
std::string_view untrue_draw(const Game& game, const GameFacts& facts,
                             std::string_view termination) {
  const DrawnBy kind = drawn_by(termination);
  if (kind == DrawnBy::otherwise || !is_whole(game, facts) || game.plies == 0) return {};
  if (kind == DrawnBy::stalemate && !game.final.is_stalemate()) return "no-stalemate";
  if (kind == DrawnBy::repetition && !repeats(game)) return "no-repetition";
  if (kind == DrawnBy::insufficient_material && !is_bare(game.final)) return "enough-material";
  return {};
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
  if (said == Result::draw)
    if (const std::string_view untrue = untrue_draw(game, facts, tag->value); !untrue.empty()) {
      out.push_back(at_tag(rules::termination_mismatch, *tag)
                        .say(diagnostics::TerminationMismatch{
                            .kind = chosen(untrue), .result = chosen(result_text(game.result))}));
      return;
    }
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
won, or another winner, by name or by colour. Or the moves do not show the end that
it tells: a mate, a stalemate, a repetition, too little material.

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
          "no_stalemate {Termination says «{value}», but the last position is no stalemate} "
          "no_repetition {Termination says «{value}», but no position stood twice} "
          "enough_material {Termination says «{value}», but a pawn, a rook or a queen is left} "
          "other {Termination says «{value}», but the result is {result}}}",
      .args = R"(
@tag
kind?: word no-mate no-stalemate no-repetition enough-material; an end is told that the moves do not show
result: word 1-0 0-1 1/2-1/2 * 0-0; the result of the game
)",
      .pgn = "9.8.1",
      .needs = KnownTag::termination,
      .look = look,
  };
}

}  // namespace planilla::checks
