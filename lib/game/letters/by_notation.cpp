// Other notations, each tried from the first word on.
#include <algorithm>

#include "game/letters/language_detector.h"
#include "game/letters/readable_words.h"
#include "game/letters/trial.h"

namespace planilla {

namespace {

constexpr int another_notation = 6;  // half-moves that another notation must read more, if not all
// Half-moves that nobody reads by chance: under tags, a word behind them that is a move, and not
// legal, is a slip, and no other notation's.
constexpr int enough = 8;

}  // namespace

// Where more words stand above the first move than there are moves, those words may be moves in
// another notation.
const LanguageChoice* LanguageDetector::by_notation(const Game& game, std::span<const Token> tokens,
                                                    std::size_t from,
                                                    const LetterReading& letters) const {
  std::size_t above = 0;
  for (std::size_t i = from; i < letters.tokens.front(); ++i)
    above += tokens[i].kind == TokenKind::word;
  if (above <= letters.moves.size()) return nullptr;
  const LanguageChoice* best = nullptr;
  int most = static_cast<int>(letters.moves.size());
  const MovesLeft left(game.text, tokens, from);
  FirstWords first(game.text, tokens, from);
  for (const auto& [other, names] : others_) {
    if (!first.may_be_in(names)) continue;
    const Trial trial = try_alphabet(game.text, tokens, from, game.start, *lexicon_, *other.white,
                                     *other.black, {&left, most + 1});
    if (!trial.complete || trial.plies <= most) continue;
    most = trial.plies;
    best = &other;
  }
  return best;
}

// `own`: the letters that were chosen, none of which read the game to its end.
const LanguageChoice& LanguageDetector::by_other_notation(const Game& game,
                                                          std::span<const Token> tokens,
                                                          std::size_t from,
                                                          const LanguageChoice& own,
                                                          Reached& reached) {
  const LanguageChoice* best = &own;
  const MovesLeft left(game.text, tokens, from);
  FirstWords first(game.text, tokens, from);
  const auto read = [&](const LanguageChoice& choice, int at_least) {
    return try_alphabet(game.text, tokens, from, game.start, *lexicon_, *choice.white,
                        *choice.black, {&left, at_least});
  };
  // Half-moves that the letters read, one slip of the pen allowed.
  const Trial as_it_stands = read(own, reached.words + 1);
  if (!game.is_sheet && as_it_stands.at_move && as_it_stands.plies >= enough) return own;
  int most = std::max(reached.words, as_it_stands.plies);
  for (const auto& [other, names] : others_) {
    if (!first.may_be_in(names)) continue;
    const bool mixed = !other.white->alphabet().beside.empty();
    if (mixed && !reads_more(*other.white, *best->white, game.text, tokens, from)) continue;
    const Trial trial = read(other, mixed ? most : most + 1);
    // A word of the other notation, all words read as they stand, is likelier than a slip.
    const int more = mixed && trial.complete ? 0 : trial.complete || mixed ? 1 : another_notation;
    if (trial.plies < most + more) continue;
    if (reached.unasked) {
      most = std::max(most, excuses().words_with_slip(reached.line, *reached.unasked));
      reached.unasked.reset();
      if (trial.plies < most + more) continue;
    }
    most = trial.plies;
    best = &other;
  }
  return *best;
}

}  // namespace planilla
