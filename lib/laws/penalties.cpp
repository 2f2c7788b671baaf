// Look-ups by edition, tempo and supervision; the tempo of a control.
#include "laws/penalties.h"

#include <algorithm>

#include "laws/edition_table.h"

namespace planilla {

namespace {

constexpr std::int64_t moves_of_a_game = 60;

std::size_t index_of(Tempo tempo) {
  return static_cast<std::size_t>(tempo);
}

// The seconds that a player has for a game of 60 moves.
std::int64_t seconds_for_a_game(const TimeControl& control) {
  std::int64_t seconds = 0, moves = 0;
  for (const Period& period : control.periods) {
    if (moves >= moves_of_a_game) break;
    const std::int64_t here = period.moves == 0 ? moves_of_a_game - moves
                                                : std::min(period.moves, moves_of_a_game - moves);
    seconds += period.seconds + here * period.increment;
    moves += here;
  }
  return seconds;
}

}  // namespace

std::string_view tempo_name(Tempo tempo) {
  constexpr std::string_view names[] = {"standard", "rapid", "blitz"};
  return names[index_of(tempo)];
}

std::optional<Tempo> tempo_of(const TimeControl& control, Edition edition) {
  const EditionEntry& laws = entry_of(edition);
  if (!control.known || laws.rapid_below == 0) return std::nullopt;
  const std::int64_t seconds = seconds_for_a_game(control);
  if (seconds >= std::int64_t{60} * laws.rapid_below) return Tempo::standard;
  if (laws.blitz_below != 0 && seconds < std::int64_t{60} * laws.blitz_below) return Tempo::blitz;
  if (laws.blitz_up_to != 0 && seconds <= std::int64_t{60} * laws.blitz_up_to) return Tempo::blitz;
  return Tempo::rapid;
}

std::optional<IllegalMoveRule> illegal_move_rule(Edition edition, const Conditions& conditions) {
  const std::size_t tempo = index_of(conditions.tempo);
  return entry_of(edition).illegal_moves[conditions.supervised ? tempo_count + tempo : tempo];
}

std::optional<WrongClaimRule> wrong_claim_rule(Edition edition, Tempo tempo) {
  return entry_of(edition).wrong_claims[index_of(tempo)];
}

std::string_view flag_article(Edition edition, Tempo tempo) {
  return entry_of(edition).flag[index_of(tempo)];
}

std::string_view both_flags_article(Edition edition, Tempo tempo) {
  return entry_of(edition).both_flags[index_of(tempo)];
}

std::string_view quickplay_article(Edition edition, Tempo tempo) {
  return entry_of(edition).quickplay[index_of(tempo)];
}

const GuidelineUse& guideline_use(Edition edition) {
  return entry_of(edition).guidelines;
}

std::optional<bool> agreement_needs_moves(Edition edition) {
  return entry_of(edition).two_moves;
}

SealedDoctrine sealed_doctrine(Edition edition) {
  return entry_of(edition).doctrine;
}

}  // namespace planilla
