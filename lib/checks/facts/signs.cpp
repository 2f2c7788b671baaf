// Bits from what the glance and the game hold anyway.
#include "checks/facts/signs.h"

#include "laws/dead/unwinnable.h"

namespace planilla {

Signs signs_of(const Game& game, const Glance& glance) {
  Signs out = Sign::game;
  const auto put = [&](Signs sign, bool seen) { out.bits_ |= seen ? sign.bits_ : 0; };
  out.bits_ |= glance.tag_bits | std::uint64_t{glance.kinds} << known_tag_count;
  put(Sign::repeated_tag, glance.repeated_tag);
  put(Sign::no_tag, game.tags.empty() || game.tags.front().added);
  put(Sign::false_claim, glance.false_claims != 0);
  put(Sign::missing_claim, glance.missing_claims != 0);
  put(Sign::quirk, glance.quirks != 0);
  put(Sign::odd_number, glance.odd_numbers);
  put(Sign::clock, (glance.commands & command_clk) != 0);
  put(Sign::draw_claim,
      (glance.commands & command_claim) != 0 || (glance.claims && !glance.claims->empty()));
  put(Sign::other_letters,
      game.read_as.notation != "algebraic" || !game.read_as.black_languages.empty());
  put(Sign::beyond_ascii, !game.source || !game.source->ascii);
  put(Sign::automatic_draws, has_automatic_draws(glance.edition));
  put(Sign::won, game.result == Result::white_wins || game.result == Result::black_wins);
  put(Sign::odd_text, !game.tags_are_plain || !game.is_plain());
  put(Sign::dead_end, game.plies != 0 && is_dead_at_sight(game.final));
  return out;
}

}  // namespace planilla
