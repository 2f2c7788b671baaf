// The names of the variant and of the tag that numbers its start position.
#include "checks/facts/chess960.h"

#include "game/model/variant.h"

namespace planilla {

bool is_chess960(const GameFacts& facts) {
  return variant_of(facts.value(KnownTag::variant)) == Variant::chess960;
}

const GameTag* start_number_tag(const Game& game) {
  for (const char* name : {"Chess960Number", "SetupNumber", "StartPosition", "PositionNumber",
                           "Chess960Position", "FRCNumber", "StartPositionNumber"})
    if (const GameTag* tag = game.tag(name)) return tag;
  return nullptr;
}

bool is_beginning(const Position& start) {
  return start.turn() == white && start.fullmove_number() == 1 &&
         start.pieces(white, pawn) == rank_mask(1) && start.pieces(black, pawn) == rank_mask(6);
}

}  // namespace planilla
