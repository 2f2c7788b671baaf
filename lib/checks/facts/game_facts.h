// What one pass over a game shows, made once a game by run_checks and shared by all checks: a check
// on a good game costs a test of a bit or a pointer.
//
//   GameFacts facts = GameFacts::at(game);
//   if (!(facts.false_claims & claim_check)) return;          // nothing to look for
//   if (const GameTag* elo = facts.tag(KnownTag::white_elo))  // no search by name
//
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "checks/facts/dates.h"
#include "game/model/game.h"
#include "laws/edition.h"

namespace planilla {

struct DrawClaim;  // checks/facts/draw_claim.h

enum class KnownTag : std::uint8_t {
  event,
  site,
  date,
  round,
  white,
  black,
  result,  // the roster, in its order
  white_elo,
  black_elo,
  white_title,
  black_title,
  white_fide_id,
  black_fide_id,
  event_date,
  utc_date,
  eco,
  board,
  fen,
  setup,
  ply_count,
  time_control,
  termination,
  variant,
};
inline constexpr std::size_t known_tag_count = 23;
inline constexpr std::size_t roster_size = 7;

std::string_view tag_name(KnownTag tag);             // "WhiteElo"
std::optional<KnownTag> find_tag(std::string_view);  // and back

// First tag of each name; nullptr where there is none.
using KnownTags = std::array<const GameTag*, known_tag_count>;
KnownTags known_tags(const Game& game);

// What reading has counted of the moves (MoveTotals), here of all of them, however they were read:
// `elements` are all of the game's. And what the tags and the comments show.
struct GameFacts : MoveTotals {
  static GameFacts at(const Game& game, int today = 0);

  // First tag of that name, added ones included; nullptr if there is none.
  const GameTag* tag(KnownTag name) const { return tags[static_cast<std::size_t>(name)]; }
  std::string_view value(KnownTag name) const {
    return tag(name) ? tag(name)->value : std::string_view();
  }
  bool has(ElementKind kind) const { return (kinds >> static_cast<unsigned>(kind) & 1u) != 0; }
  // A number that is not simply right, or none before a move of White.
  bool odd_numbers() const { return unnumbered || has(ElementKind::move_number); }

  KnownTags tags{};
  std::uint32_t tag_bits = 0;                      // a bit for each of `tags` that is there
  bool repeated_tag = false;                       // some name, known or not, may stand twice
  Date date;                                       // of the Date tag
  int today = 0;                                   // 20240131; 0: unknown
  Edition edition = newest_edition();              // of the Laws, by which the game is judged
  const std::vector<DrawClaim>* claims = nullptr;  // asked for; nullptr: none
  int no_draw_before = 0;  // no draw may be agreed before that move; 0: as the Laws have it
};

}  // namespace planilla
