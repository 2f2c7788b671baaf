// Readings of a whole game that are tried before a slip of the pen is looked for, or the game is
// stopped at a number.
#include <algorithm>

#include "game/movetext_reader.h"
#include "game/repair/doubtful_words.h"
#include "game/repair/missing_stretch.h"
#include "game/spelling/move_number.h"

namespace planilla {

// A game that no alphabet reads to its end; nullptr where the letter of another language for the
// knight does not either.
const LanguageChoice* MovetextReader::read_foreign_knight(Game& game, std::size_t from,
                                                          const LanguageChoice& choice) {
  if (!outcome_.faulted() || options_.repair == Repair::off || !options_.answers.empty() ||
      choice.white->grammar().relative)
    return nullptr;
  const LanguageChoice* found =
      foreign_knight_.find(game, tokens_of(game, from), behind_title(game, from));
  if (found == nullptr) return nullptr;
  run(game, from, *found);
  if (!outcome_.faulted()) return found;
  run(game, from, choice);
  return nullptr;
}

namespace {

// The next number of White's behind tokens[at]; the place behind the game where there is none.
std::size_t next_row(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  for (++at; at < tokens.size(); ++at) {
    const TokenKind kind = tokens[at].kind;
    if (kind == TokenKind::result || kind == TokenKind::tag || kind == TokenKind::boundary) break;
    if (kind != TokenKind::move_number) continue;
    const MoveNumber number = parse_move_number(tokens[at].in(text));
    if (number.has_digits && number.dots <= 1) break;
  }
  return at;
}

std::uint32_t number_of(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  return at < tokens.size() && tokens[at].kind == TokenKind::move_number
             ? parse_move_number(tokens[at].in(text)).value
             : 0;
}

}  // namespace

// "13.Te1 Ce7 12.Ag3 c6 14.h4": the game was read to its end as it stands. Do two numbers stand in
// each other's place, and not the rows? These could not be played in the order of their numbers.
bool MovetextReader::numbers_are_exchanged(const Game& game, std::size_t from,
                                           const LanguageChoice& choice, const Edit& gap) {
  const std::string_view text = game.text;
  const std::span<const Token> all = tokens_of(game, from);
  const std::size_t first = gap.token, second = next_row(text, all, first);
  const std::size_t third = next_row(text, all, second);
  const std::uint32_t number = number_of(text, all, first), behind = number_of(text, all, third);
  if (outcome_.faulted() || number < 2 || number_of(text, all, second) + 1 != number ||
      (behind != 0 && behind != number + 1))
    return false;
  std::vector<Token> exchanged(all.begin(), all.end());
  const auto at = [&](std::size_t i) { return exchanged.begin() + static_cast<std::ptrdiff_t>(i); };
  std::rotate(at(first), at(second), at(third));
  Movetext movetext;
  movetext.open(text, exchanged);
  return attempt(movetext, game, from, choice, {nullptr, options_.repair}).outcome.faulted();
}

// The word at which the reading stops is several moves: true if one of them at least leads to the
// end, whatever later words are then.
bool MovetextReader::read_several_ways(Game& game, std::size_t from, const LanguageChoice& choice) {
  MoveReader& reader = game.final.turn() == white ? *choice.white : *choice.black;
  const std::span<const Token> tokens = tokens_of(game, from);
  if (options_.repair == Repair::guess || reader.grammar().relative ||
      !fits_several(game, tokens, outcome_.fault, reader))
    return false;
  const std::optional<RepairPlan> plan = repairer().read_several_ways(
      game, tokens, behind_title(game, from), *choice.white, *choice.black);
  if (!plan) return false;
  run(game, from, choice, &*plan);
  return true;
}

namespace {

// Where the first move of the main line stands that is said to take or to check, and does not;
// UINT32_MAX: none is.
std::uint32_t first_false_mark(const Game& game) {
  int depth = 0;
  for (const Element& element : game.elements) {
    depth += (element.kind == ElementKind::open) - (element.kind == ElementKind::close);
    constexpr std::uint16_t check = claim_check | claim_mate;
    const std::uint16_t claims = element.claims, facts = element.facts;
    const bool takes = (claims & claim_capture & ~facts) != 0;
    const bool checks = (claims & check) != 0 && (facts & check) == 0;
    if (depth == 0 && element.kind == ElementKind::move && (takes || checks))
      return element.span.begin;
  }
  return UINT32_MAX;
}

}  // namespace

// All words are legal, but a number in between is ahead, those behind it count on, and too little
// follows to prove that no half-move is missing there: the game stops at it.
void MovetextReader::stop_at_jump(Game& game, std::size_t from, const LanguageChoice& choice,
                                  const RepairPlan& changes) {
  const bool has_odd_number =
      !game.elements.is_compact() &&
      std::any_of(game.elements.begin(), game.elements.end(),
                  [](const Element& e) { return e.kind == ElementKind::move_number; });
  if (!has_odd_number || options_.repair == Repair::guess) return;
  const JumpSearch search{game.is_sheet ? missing_row : 2 * missing_row, first_false_mark(game),
                          changes.fixes};
  const auto gap =
      unproved_jump(game.text, tokens_of(game, from), behind_title(game, from), game.start, search);
  if (!gap || numbers_are_exchanged(game, from, choice, *gap)) return;
  // Behind a word that may be several moves the reading goes on only as it does.
  const std::uint32_t number = tokens_[gap->token].begin();
  if (std::any_of(game.elements.begin(), game.elements.end(), [&](const Element& e) {
        return e.span.begin < number && (e.flags & element_ambiguous) != 0;
      }))
    return;
  RepairPlan plan;
  for (const Edit& fix : changes.fixes)
    if (fix.token < gap->token) plan.fixes.push_back(fix);
  plan.fixes.push_back(*gap);
  run(game, from, choice, &plan);
}

}  // namespace planilla
