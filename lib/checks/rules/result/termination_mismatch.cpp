// termination-mismatch: termination that contradicts the result.
#include <string>
#include <string_view>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/main_line.h"
#include "checks/facts/place_finding.h"
#include "checks/facts/termination.h"
#include "game/model/result.h"
#include "laws/dead/unwinnable.h"
#include "notation/read/fold.h"
#include "rules/termination_mismatch.h"

namespace planilla::checks {

namespace {

bool decided(Result result) {
  return result == Result::white_wins || result == Result::black_wins || result == Result::draw;
}

// "Uno won by resignation", as servers write it; only a winner who is one of the two is compared.
Result winner_named(std::string_view termination, const GameFacts& facts) {
  const std::size_t won = termination.find(" won ");
  if (won == std::string_view::npos) return Result::none;
  const std::string winner(termination.substr(0, won));
  const bool white = winner == to_lower(facts.value(KnownTag::white));
  const bool black = winner == to_lower(facts.value(KnownTag::black));
  if (white == black) return Result::none;
  return white ? Result::white_wins : Result::black_wins;
}

bool is_in_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

// Has the phrase a word of the name? "Black won" may speak of Joe Black, who has White. Both in
// lower case; what is shorter than three bytes is no colour.
bool shares_word(std::string_view phrase, std::string_view name) {
  const auto is_in_name = [&](std::string_view word) {
    for (std::size_t at = name.find(word); at != std::string_view::npos;
         at = name.find(word, at + 1)) {
      const std::size_t end = at + word.size();
      if ((at == 0 || !is_in_word(name[at - 1])) && (end == name.size() || !is_in_word(name[end])))
        return true;
    }
    return false;
  };
  constexpr std::size_t shortest = 3;
  for (std::size_t begin = 0, end = 0; begin < phrase.size(); begin = end + 1) {
    for (end = begin; end < phrase.size() && is_in_word(phrase[end]);) ++end;
    if (end - begin >= shortest && is_in_name(phrase.substr(begin, end - begin))) return true;
  }
  return false;
}

bool may_be_a_name(std::string_view phrase, const GameFacts& facts) {
  return shares_word(phrase, to_lower(facts.value(KnownTag::white))) ||
         shares_word(phrase, to_lower(facts.value(KnownTag::black)));
}

// Is a draw the right result though that side is said to have won? It is where a flag falls or a
// player resigns and the other one cannot mate (Articles 6.9 and 5.1.2). Some federations ask for
// material that can force mate; a pawn, a rook or a queen is enough for all of them.
bool may_be_drawn(const Game& game, const GameFacts& facts, std::string_view termination,
                  Color winner) {
  const Position& end = game.final;
  if (is_whole(game, facts) && (game.plies != 0 || game.from_fen)) {
    const Bitboard strong = end.pieces(pawn) | end.pieces(rook) | end.pieces(queen);
    return (end.pieces(winner) & strong) == 0 || can_win_fast(end, winner) != Possibility::possible;
  }
  const Ended how = ended(termination);
  return how == Ended::on_time || how == Ended::by_resignation;
}

bool contradicts_winner(Result winner, const Game& game, const GameFacts& facts,
                        std::string_view termination, Result result) {
  if (result == winner) return false;
  return result != Result::draw ||
         !may_be_drawn(game, facts, termination, winner == Result::white_wins ? white : black);
}

// A drawn result where a flag fell, and both sides can mate: whoever overstepped lost.
bool draws_on_time(const Game& game, const GameFacts& facts, std::string_view termination) {
  return is_whole(game, facts) && (game.plies != 0 || game.from_fen) &&
         !may_be_drawn(game, facts, termination, white) &&
         !may_be_drawn(game, facts, termination, black);
}

bool contradicts(std::string_view termination, const Game& game, const GameFacts& facts,
                 Result result) {
  if (termination == "time forfeit" && result == Result::draw)
    return draws_on_time(game, facts, termination);
  if (termination == "unterminated") return decided(result);
  for (const std::string_view ended :
       {"normal", "time forfeit", "adjudication", "rules infraction"})
    if (termination == ended) return !decided(result) && result != Result::both_lose;
  const bool drawn = says_draw(termination);
  if (drawn && result == Result::draw) return false;
  if (const WinnerSaid winner = winner_said(termination); winner.result != Result::none)
    return !may_be_a_name(winner.words, facts) &&
           contradicts_winner(winner.result, game, facts, termination, result);
  const Result winner = winner_named(termination, facts);
  // "Uno resigned (stalemate missed)", "Dos won on time (stalemate missed)": it was no draw.
  if (drawn) return winner != result && ended(termination) != Ended::by_resignation;
  if (winner != Result::none) return contradicts_winner(winner, game, facts, termination, result);
  return result == Result::draw && ended(termination) == Ended::on_time &&
         draws_on_time(game, facts, termination);
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

// "+/-" or "1-0F" beside a normal end: the game was not played, or not to its end.
bool is_forfeited(const Game& game, const GameFacts& facts) {
  const auto tells = [](std::string_view written) {
    return is_forfeit(written) && parse_result(written) != Result::both_lose;
  };
  const GameTag* result = facts.tag(KnownTag::result);
  return tells(game.terminator_span.in(game.text)) ||
         (result != nullptr && tells(result->value_span.in(game.text)));
}

void look_for_termination_mismatch(const Game& game, const GameFacts& facts, Findings& out) {
  const GameTag* tag = facts.tag(KnownTag::termination);
  const GameTag* result = facts.tag(KnownTag::result);
  if (!tag || !result) return;
  if (ended(tag->value) == Ended::by_checkmate && !mates(game, facts)) {
    out.push_back(at_tag(rules::termination_mismatch, *tag)
                      .say(diagnostics::TerminationMismatch{
                          .kind = "no-mate", .result = chosen(result_text(game.result))}));
    return;
  }
  if (to_lower(tag->value) == "normal" && is_forfeited(game, facts)) {
    out.push_back(at_tag(rules::termination_mismatch, *tag)
                      .say(diagnostics::TerminationMismatch{
                          .kind = "forfeited", .result = chosen(result_text(game.result))}));
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
  if (said == Result::none || said == Result::odd ||
      !contradicts(to_lower(tag->value), game, facts, said))
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
          "forfeited {Termination says «{value}», but the result is that of a forfeit} "
          "other {Termination says «{value}», but the result is {result}}}",
      .args = R"(
@tag
kind?: word no-mate no-stalemate no-repetition enough-material forfeited; an end is told that the moves or the written result do not show
result: word 1-0 0-1 1/2-1/2 * 0-0; the result of the game
)",
      .pgn = "9.8.1",
      .needs = KnownTag::termination,
      .look = look_for_termination_mismatch,
  };
}

}  // namespace planilla::checks
