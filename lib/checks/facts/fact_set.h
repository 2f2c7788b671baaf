// What a game shows at a glance, a bit each, and what of it a check must see before it is asked:
// most checks have nothing to look for in most games, and a bit is cheaper than a question.
//
//   // of a Check: it is asked where that is seen
//   .needs = Fact::false_claim
//   .needs = {KnownTag::date, KnownTag::utc_date}       // ... where any of these is
//   if (fact_set_of(game, facts).any_of(check.needs)) check.look(game, facts, found);
//
// A check that says nothing of its needs is asked about every game. One that is not asked would
// have found nothing: a test asks them all, over all test data.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "checks/facts/game_facts.h"
#include "game/model/game.h"

namespace planilla {

enum class Fact : std::uint8_t {
  game,           // any at all
  repeated_tag,   // some name may stand twice
  no_tag,         // none that stands in the text
  false_claim,    // of some move: claimed and not so
  missing_claim,  // ... so and not claimed
  quirk,          // ... spelt oddly
  odd_number,     // of a move, or none where one is due
  clock,          // [%clk ...] or [%emt ...]
  draw_claim,     // [%claim ...], or one that was asked for
  other_letters,  // than algebraic, or two alphabets
  beyond_ascii,
  automatic_draws,  // are in force under the edition of the Laws
  won,              // by a player
  odd_text,         // not all of it was read without a second look
  dead_end,         // the last position is dead at sight
};

class FactSet {
public:
  constexpr FactSet() = default;
  constexpr FactSet(KnownTag tag) : FactSet(static_cast<unsigned>(tag), 0) {}
  constexpr FactSet(ElementKind kind) : FactSet(static_cast<unsigned>(kind), known_tag_count) {}
  constexpr FactSet(Fact fact)
      : FactSet(static_cast<unsigned>(fact), known_tag_count + element_kinds) {}
  constexpr FactSet(std::initializer_list<FactSet> all) {
    for (const FactSet& some : all) bits_ |= some.bits_;
  }

  constexpr bool any_of(FactSet others) const { return (bits_ & others.bits_) != 0; }

private:
  friend FactSet fact_set_of(const Game& game, const GameFacts& facts);
  static constexpr unsigned element_kinds = static_cast<unsigned>(ElementKind::unread) + 1;
  static_assert(known_tag_count + element_kinds + static_cast<unsigned>(Fact::dead_end) < 64);
  constexpr FactSet(unsigned place, std::size_t behind)
      : bits_(std::uint64_t{1} << (place + behind)) {}

  std::uint64_t bits_ = 0;
};

// Of facts that have their edition and their claims.
FactSet fact_set_of(const Game& game, const GameFacts& facts);

}  // namespace planilla
