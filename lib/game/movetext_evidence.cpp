// Readings of a whole game that are tried before a slip of the pen is looked for, or the game is
// stopped at a number.
#include <algorithm>

#include "game/movetext_reader.h"
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

}  // namespace planilla
