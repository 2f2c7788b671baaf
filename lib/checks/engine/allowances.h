// Findings that their author allows: in a comment of the game, or of a game by name.
//
//   [White "Uno, Ana"] ...
//   {planilla: allow null-move, stray-text} 1. e4 -- 2. d4 *
//
//   GameAllowances allowed({"Uno, Ana - Dos, Eva=null-move"});    // --allow, [allow]
//   settle_allowances(game, facts, selection, &allowed, findings);
//
// Names are those of Selection: rules, groups, beginnings of rules. A comment counts for its whole
// game, wherever it stands: `{...}`, `;...` or a line that begins with `%`. What allows nothing is
// told by `unused-allowance`, unless its rules are off or look across games. What was not read
// stays unread, and its game broken.
#pragma once

#include <atomic>
#include <deque>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/finding.h"
#include "checks/engine/selection.h"
#include "checks/facts/game_facts.h"
#include "game/model/game.h"

namespace planilla {

// Of --allow: an entry of another form.
struct NoAllowance : std::invalid_argument {
  explicit NoAllowance(const std::string& text)
      : std::invalid_argument("'" + text + "' is not WHITE - BLACK=RULES"), entry(text) {}
  std::string entry;
};

// Allowances for games by the names of their players. Safe from any thread.
class GameAllowances {
public:
  // "WHITE - BLACK=RULES", rules with commas between. Throws NoAllowance, and UnknownRule.
  explicit GameAllowances(const std::vector<std::string>& entries);

  bool allows(std::string_view white, std::string_view black, Rule rule) const;
  // The entries that allowed nothing so far.
  std::vector<std::string> unused() const;

private:
  struct Entry {
    Entry(std::string as_given, std::string names, Selection allowed)
        : text(std::move(as_given)), game(std::move(names)), rules(std::move(allowed)) {}
    std::string text, game;
    Selection rules;
    mutable std::atomic<bool> used = false;
  };
  std::deque<Entry> entries_;
};

// Takes away what is allowed, and adds what allows nothing.
void settle_allowances(const Game& game, const GameFacts& facts, const Selection& selection,
                       const GameAllowances* by_name, Findings& findings);

}  // namespace planilla
