// What an edition prescribes at a tempo: illegal moves, wrong claims, flags.
//
//   const Tempo tempo = tempo_of(parse_time_control("300+3"), edition);      // Tempo::blitz
//   if (const auto rule = illegal_move_rule(edition, {tempo, false}))
//     rule->loses_at, rule->minutes, rule->article       // 2, 1, "7.5.5, A.5.2" in 2023
//
// nullopt is *undetermined*: no source tells. An edition that knows no such penalty at all does not
// occur. Minutes are for the opponent. Source: laws/editions.toml.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "laws/edition.h"
#include "laws/time_control.h"

namespace planilla {

enum class Tempo : std::uint8_t { standard, rapid, blitz };
std::string_view tempo_name(Tempo tempo);  // "blitz"

// By the time of a game of 60 moves, increments included. nullopt: the control is not known, or the
// edition does not say where the limits are.
std::optional<Tempo> tempo_of(const TimeControl& control, Edition edition);

struct Conditions {
  Tempo tempo = Tempo::standard;
  bool supervised = false;  // an arbiter for so few games that the Competition Rules apply
};

struct IllegalMoveRule {
  std::optional<int> minutes;    // for the opponent, of each that does not lose
  int loses_at = 0;              // the illegal move of a player that loses
  bool on_claim = false;         // only if the opponent claims before the next move
  std::optional<bool> may_draw;  // a draw instead if the opponent cannot mate
  bool doubtful = false;         // the sources differ on the minutes
  std::string article;           // may be empty
};
std::optional<IllegalMoveRule> illegal_move_rule(Edition edition, const Conditions& conditions);

struct WrongClaimRule {
  int minutes = 0;
  int halves_up_to = 0;  // or half of the claimant's time, up to so many minutes; 0: no such choice
};
std::optional<WrongClaimRule> wrong_claim_rule(Edition edition, Tempo tempo);

// The articles on one fallen flag, and on two; empty: no source.
std::string_view flag_article(Edition edition, Tempo tempo);
std::string_view both_flags_article(Edition edition, Tempo tempo);
// The article on a claim in a quickplay finish, that the opponent cannot win by normal means or
// does not try to; "none": there is no such claim at that tempo; empty: no source.
std::string_view quickplay_article(Edition edition, Tempo tempo);

// When the guidelines on flags and quickplay finishes hold.
struct GuidelineUse {
  bool without_increment = false;  // only in games without one
  std::string announced;           // the article that wants them announced; empty: none
};
const GuidelineUse& guideline_use(Edition edition);

// Does agreement on a draw need a move of each player? nullopt: undetermined.
std::optional<bool> agreement_needs_moves(Edition edition);

// A sealed move that is illegal or ambiguous: `strict` loses (FIDE), `reasonable` gets the
// reasonable interpretation, and of several the opponent may choose (US Chess 19G).
enum class SealedDoctrine : std::uint8_t { strict, reasonable };
SealedDoctrine sealed_doctrine(Edition edition);

}  // namespace planilla
