// What a game shows at a glance, a bit each, and what of it a check must see before it is asked:
// most checks have nothing to look for in most games, and a bit is cheaper than a question.
//
//   // of a Check: it is asked where that is seen
//   .needs = Sign::false_claim
//   .needs = {KnownTag::date, KnownTag::utc_date}       // ... where any of these is
//   if (signs_of(game, glance).any_of(check.needs)) check.look(game, glance, found);
//
// A check that says nothing of its needs is asked about every game. One that is not asked would
// have found nothing: a test asks them all, over all test data.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "checks/facts/glance.h"
#include "game/model/game.h"

namespace planilla {

enum class Sign : std::uint8_t {
  game,           // any at all
  repeated_tag,   // some name may stand twice
  no_tag,         // none that stands in the text
  false_claim,    // of some move: claimed and not so
  missing_claim,  // ... so and not claimed
  quirk,          // ... spelt oddly
  odd_number,     // of a move, or none where one is due
  clock,          // [%clk ...]
  draw_claim,     // [%claim ...], or one that was asked for
  other_letters,  // than algebraic, or two alphabets
  beyond_ascii,
  automatic_draws,  // are in force under the edition of the Laws
  won,              // by a player
  odd_text,         // not all of it was read without a second look
  dead_end,         // the last position is dead at sight
};

class Signs {
public:
  constexpr Signs() = default;
  constexpr Signs(KnownTag tag) : Signs(static_cast<unsigned>(tag), 0) {}
  constexpr Signs(ElementKind kind) : Signs(static_cast<unsigned>(kind), known_tag_count) {}
  constexpr Signs(Sign sign)
      : Signs(static_cast<unsigned>(sign), known_tag_count + element_kinds) {}
  constexpr Signs(std::initializer_list<Signs> all) {
    for (const Signs& some : all) bits_ |= some.bits_;
  }

  constexpr bool any_of(Signs others) const { return (bits_ & others.bits_) != 0; }

private:
  friend Signs signs_of(const Game& game, const Glance& glance);
  static constexpr unsigned element_kinds = static_cast<unsigned>(ElementKind::unread) + 1;
  static_assert(known_tag_count + element_kinds + static_cast<unsigned>(Sign::dead_end) < 64);
  constexpr Signs(unsigned place, std::size_t behind)
      : bits_(std::uint64_t{1} << (place + behind)) {}

  std::uint64_t bits_ = 0;
};

// Of a glance that has its edition and its claims.
Signs signs_of(const Game& game, const Glance& glance);

}  // namespace planilla
