// Bits from what the facts and the game hold anyway.
#include "checks/facts/fact_set.h"

#include "laws/dead/unwinnable.h"

namespace planilla {

FactSet fact_set_of(const Game& game, const GameFacts& facts) {
  FactSet out = Fact::game;
  const auto put = [&](FactSet sign, bool seen) { out.bits_ |= seen ? sign.bits_ : 0; };
  out.bits_ |= facts.tag_bits | std::uint64_t{facts.kinds} << known_tag_count;
  put(Fact::repeated_tag, facts.repeated_tag);
  put(Fact::no_tag, game.tags.empty() || game.tags.front().added);
  put(Fact::false_claim, facts.false_claims != 0);
  put(Fact::missing_claim, facts.missing_claims != 0);
  put(Fact::quirk, facts.quirks != 0);
  put(Fact::odd_number, facts.odd_numbers());
  put(Fact::clock, (facts.commands & (command_clk | command_emt)) != 0);
  put(Fact::draw_claim,
      (facts.commands & command_claim) != 0 || (facts.claims && !facts.claims->empty()));
  put(Fact::other_letters,
      game.read_as.notation != "algebraic" || !game.read_as.black_languages.empty());
  put(Fact::beyond_ascii, !game.source || !game.source->ascii);
  put(Fact::automatic_draws, has_automatic_draws(facts.edition));
  put(Fact::won, game.result == Result::white_wins || game.result == Result::black_wins);
  put(Fact::odd_text, !game.tags_are_plain || !game.is_ordinary());
  put(Fact::dead_end, (game.plies != 0 || game.from_fen) && is_dead_at_sight(game.final));
  return out;
}

}  // namespace planilla
