// How far an alphabet carries: the main line replayed without making a Game, for choosing between
// alphabets.
//
//   Trial t = try_alphabet(text, tokens, from, start, lexicon, reader, reader);
//   t.plies      // half-moves read before the first that fails
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/position.h"
#include "game/model/lexicon.h"
#include "notation/read/move_reader.h"
#include "pgn/token.h"

namespace planilla {

struct Trial {
  int plies = 0;
  bool complete = false;  // to the result, the end, or a tag
  bool at_move = false;   // it ends at a word that is a move in these letters, and not legal
};

// How many half-moves the words from a token on can be at most, whatever the notation.
class MovesLeft {
public:
  MovesLeft(std::string_view text, std::span<const Token> tokens, std::size_t from);
  int at(std::size_t token) const { return most_[token - from_]; }

private:
  std::size_t from_;
  std::vector<int> most_;
};

// A trial that shall read more than another.
struct TrialGoal {
  const MovesLeft* left = nullptr;
  int at_least = 0;  // half-moves; given up where the words that are left cannot be so many
};

Trial try_alphabet(std::string_view text, std::span<const Token> tokens, std::size_t from,
                   const Position& start, const Lexicon& lexicon, MoveReader& for_white,
                   MoveReader& for_black, TrialGoal goal = {});

// The first words of a text. A notation in which files have names is worth a trial only where a
// name of a file, rank or piece is among them.
class FirstWords {
public:
  FirstWords(std::string_view text, std::span<const Token> tokens, std::size_t from)
      : text_(text), tokens_(tokens), from_(from) {}

  // `names`: folded (game/model/lexicon.h); a notation that has none may be anywhere.
  bool may_be_in(std::span<const std::string> names);

private:
  std::string_view text_;
  std::span<const Token> tokens_;
  std::size_t from_;
  std::vector<std::string> words_;  // folded, once somebody asks
};

}  // namespace planilla
