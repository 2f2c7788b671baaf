// How far an alphabet carries: the main line replayed without making a Game, for choosing between
// alphabets.
//
//   Trial t = try_alphabet(text, tokens, from, start, lexicon, reader, reader);
//   t.plies      // half-moves read before the first that fails
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "board/position.h"
#include "game/model/lexicon.h"
#include "notation/read/move_reader.h"
#include "notation/read/notations.h"
#include "pgn/token.h"

namespace planilla {

struct Trial {
  int plies = 0;
  bool complete = false;  // to the result, the end, or a tag
};

// Given up where the words that are left cannot make it `at_least` so many half-moves.
Trial try_alphabet(std::string_view text, std::span<const Token> tokens, std::size_t from,
                   const Position& start, const Lexicon& lexicon, MoveReader& for_white,
                   MoveReader& for_black, int at_least = 0);

// A notation in which files have names is worth a trial only where a name of a file, rank or piece
// stands soon.
bool may_be_in(const GrammarInfo& notation, std::string_view text, std::span<const Token> tokens,
               std::size_t from);

}  // namespace planilla
