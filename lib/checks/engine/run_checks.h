// Runs the selected checks over one game.
//
//   // game.findings that are selected, and what the checks add
//   run_checks(game, selection, findings);
//
// The result is sorted by place in the text, then by rule. One cause, one finding: the table in
// docs/rules/precedence.md says which rule speaks where one implies another; it is applied here.
#pragma once

#include <optional>
#include <vector>

#include "checks/engine/check.h"
#include "checks/engine/selection.h"
#include "checks/facts/draw_claim.h"
#include "checks/facts/game_facts.h"
#include "laws/edition.h"

namespace planilla {

class GameAllowances;

// What a check may know besides the game. The library reads no clock: who wants `future-date` to
// speak says what day it is.
struct CheckSettings {
  int today = 0;                  // 20240131; 0: unknown
  int no_draw_before = 0;         // no draw may be agreed before that move; 0: as the Laws have it
  std::optional<Edition> laws;    // nullopt: the edition in force on the date of the game
  std::vector<DrawClaim> claims;  // made in every game of the input
  const GameAllowances* allowed = nullptr;  // checks/engine/allowances.h; must outlive the checks
};

// Appends to `out`.
void run_checks(const Game& game, const Selection& selection, Findings& out,
                const CheckSettings& settings = {});

// The same for many games of one selection, which must outlive it.
class GameChecks {
public:
  GameChecks(const Selection& selection, const CheckSettings& settings);

  const Selection& selection() const { return *selection_; }
  GameFacts facts(const Game& game) const;
  void run(const Game& game, const GameFacts& facts, Findings& out) const;

private:
  const Selection* selection_;
  const CheckSettings* settings_;
  struct Asked {
    FactSet needs;
    decltype(Check::look) look;
  };
  std::vector<Asked> asked_;
};

}  // namespace planilla
