// A word that stands as it is, though it may have to be another.
#include "game/repair/question.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "board/fen.h"
#include "game/model/walk.h"
#include "notation/write/san.h"
#include "rules/ambiguous_move.h"
#include "rules/arguments/repair.h"
#include "rules/doubtful_move.h"

namespace planilla {

namespace {

// The finding that stands there already; null: none does.
Finding* known_finding(Game& game, Span word, int ply) {
  const auto known =
      std::find_if(game.findings.begin(), game.findings.end(), [&](const Finding& finding) {
        return finding.span.begin == word.begin && finding.ply == ply &&
               finding.variation.empty() && !finding.applied;
      });
  return known != game.findings.end() ? &*known : nullptr;
}

Finding& new_finding(Game& game, Span word, int ply, const Position& before) {
  Finding& finding = game.findings.emplace_back(diagnostics::DoubtfulMove{}, word);
  finding.ply = ply;
  finding.written = word.in(game.text);
  finding.fen = to_fen(before);
  return finding;
}

// The move at which the walk stands is written with the others beside it, so that reading what was
// written raises the finding again.
void leave_open(Game& game, const Walk& walk) {
  game.elements.edit()[walk.index()].flags |= element_ambiguous;
  game.plain = {};
}

}  // namespace

void raise_question(Game& game, std::span<const Token> tokens, const Question& question) {
  Walk walk(game);
  while (walk.next() && !(walk.depth() == 0 && walk.ply() == question.ply)) {
  }
  const bool inside = walk.depth() == 0 && walk.ply() == question.ply;
  const Position& before = inside ? walk.before() : game.final;
  if (!inside && static_cast<std::uint32_t>(question.ply) != game.plies + 1) return;
  std::vector<std::string> moves;
  for (const Move move : question.moves)
    if (before.is_legal(move)) moves.push_back(san(before, move));
  if (inside)
    std::erase(moves, san(before, walk.element().move));  // what stands there is no change
  const Span word = tokens[question.token].span;
  Finding* const known = known_finding(game, word, question.ply);
  if (known == nullptr && moves.empty()) return;  // nothing that could be asked about
  // For a word that is legal where so many others would do, nothing speaks against it.
  constexpr std::size_t most = 4;
  if (known == nullptr && inside && moves.size() > most) return;
  Finding& finding = known ? *known : new_finding(game, word, question.ply, before);
  finding.applied = false;
  if (finding.rule ==
      rules::ambiguous_move) {  // what the word can be is told, not what else would do
    const auto& can_be = finding.candidates;
    std::erase_if(moves, [&](const std::string& m) {
      return std::find(can_be.begin(), can_be.end(), m) == can_be.end();
    });
    if (!moves.empty()) finding.suggestion = moves.front();
    if (moves.size() < 2) return;
  }
  finding.add(arguments::Repair{.kind = "question"});
  finding.candidates = std::move(moves);
  if (finding.candidates.empty()) return;
  finding.suggestion = finding.candidates.front();
  if (inside && walk.element().kind == ElementKind::move) leave_open(game, walk);
}

void raise_choice(Game& game, std::span<const Token> tokens, const Question& question) {
  Walk walk(game);
  while (walk.next())
    if (walk.depth() == 0 && walk.ply() == question.ply && walk.element().kind == ElementKind::move)
      break;
  const Span word = tokens[question.token].span;
  if (walk.ply() != question.ply || known_finding(game, word, question.ply) != nullptr) return;
  Finding& finding = game.findings.emplace_back(
      diagnostics::AmbiguousMove{.count = question.moves.size() + 1}, word);
  finding.ply = question.ply;
  finding.written = word.in(game.text);
  finding.fen = to_fen(walk.before());
  finding.candidates.push_back(san(walk.before(), walk.element().move));
  for (const Move move : question.moves) finding.candidates.push_back(san(walk.before(), move));
  leave_open(game, walk);
}

GivenMoves answers_about(const Game& game, const GivenMoves& answers) {
  const std::uint64_t line = Locator(*game.source).place(game.extent.begin).line;
  GivenMoves out;
  for (const GivenMove& answer : answers)
    if (answer.file == game.source->file && answer.line == line) out.push_back(answer);
  return out;
}

}  // namespace planilla
