// descriptive-notation: notation that is no evidence.
#include "rules/descriptive_notation.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"

namespace planilla::checks {

namespace {

void look_for_descriptive_notation(const Game& game, const GameFacts&, Findings& out) {
  if (game.read_as.notation.find("descriptive") == std::string::npos) return;
  out.push_back(Finding(rules::descriptive_notation, {game.extent.begin, game.extent.begin})
                    .say(diagnostics::DescriptiveNotation{.notation = game.read_as.notation}));
}

}  // namespace

Check descriptive_notation() {
  return {
      .rule = rules::descriptive_notation,
      .group = Group::laws,
      .severity = Severity::note,
      .title = "Notation that is no evidence",
      .why = R"(The game is written in descriptive notation (`P-K4`, `P4R`). The Laws know the
algebraic one alone: a scoresheet in another is no evidence in a claim or a
dispute (Article 8.1 and Appendix C).)",
      .bad = R"(1. P-K4 P-K4 2. N-KB3 N-QB3 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 *)",
      .message = "this notation is not the algebraic one and is no evidence under the Laws",
      .args = R"(
notation: text; the notation of the game
)",
      .laws = {.y1997 = "8.1", .y2009 = "C", .y2018 = "C", .y2023 = "C"},
      .law = "Moves are recorded in algebraic notation; sheets in any other are no evidence.",
      .needs = Fact::other_letters,
      .look = look_for_descriptive_notation,
  };
}

}  // namespace planilla::checks
