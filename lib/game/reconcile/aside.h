// What stands on a sheet between and behind its moves and is none of them.
//
//   const std::vector<Span> aside = aside_of(game, tokens, lexicon);
//   sheet_line(text, tokens, first, white, black, aside);
//
// `game` is the sheet read by itself: its remarks, times, variations, and all from its result on.
// Where that reading stopped, the words behind it are looked at one by one: times, what says a
// result, and sentences behind the two moves of a row. A word that the reading passed over as a
// slip is not among them: beside another sheet it may be a move.
#pragma once

#include <span>
#include <vector>

#include "base/span.h"
#include "game/model/game.h"
#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

// The result of a sheet that could not be read to its end, as its last words say it; and where.
struct ResultSaid {
  Result result = Result::none;
  Span span;
};
ResultSaid result_said(std::string_view text, std::span<const Token> tokens,
                       const Lexicon& lexicon);

std::vector<Span> aside_of(const Game& game, std::span<const Token> tokens, const Lexicon& lexicon);

}  // namespace planilla
