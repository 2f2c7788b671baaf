// Which games are wanted: the expressions of --where.
//
//   Filter filter = Filter::parse("WhiteElo >= 2400 and ECO =~ \"^B9\" and plies > 40", notations);
//   if (filter.passes(game)) ...
//
// In: tags by their names (WhiteElo), computed fields in small letters (plies, moves, comments,
// variations, nags, clocks, elo, elo_difference, checkmate, stalemate), functions of tags (year,
// month, day, lower, ascii), of the game (material, position, moves) and has(Tag); compared with
// = != < <= > >= =~ !~ and `in 1990..1999`; joined by and, or, not, and parentheses. Two sides are
// compared as numbers where both are, else as texts, byte by byte; a date beside a number is its
// year. What is not known (no such tag, `?`, no number) compares with nothing.
//
// A Filter may be read by any number of threads.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/message_fault.h"
#include "game/model/game.h"
#include "notation/read/notations.h"

namespace planilla {

// What is wrong with an expression, and at which byte.
struct FilterError : MessageFault {
  FilterError(std::string sentence, Arguments values, std::size_t where)
      : MessageFault("", std::move(sentence), std::move(values)), at(where) {}
  std::size_t at;
};

class FilteredGame;  // archive/filter/filtered_game.h
class FilterDoubts;  // archive/filter/filter_doubts.h

class Filter {
public:
  using Condition = std::function<bool(const FilteredGame&)>;

  // Throws FilterError.
  static Filter parse(std::string_view text, const Notations& notations);
  bool passes(const Game& game) const;
  // Behind the games: what none of them could answer, a sentence each (filter_doubts.h).
  std::vector<MessageFault> doubts() const;

private:
  Filter(Condition condition, std::shared_ptr<FilterDoubts> doubts)
      : condition_(std::move(condition)), doubts_(std::move(doubts)) {}
  Condition condition_;
  std::shared_ptr<FilterDoubts> doubts_;  // the condition notes in it which tags it met
};

}  // namespace planilla
