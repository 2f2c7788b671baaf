// A sheet that somebody began, and somebody else went on with in the letters of another language:
//
//   23. Cf3 Cd5   24. Sd4 Lb7   25. Dg4 Tc8      // Spanish, then German
//
//   SecondHand hand(notations, {game.text, tokens, items, white, black});
//   hand.find(tail, game.start, fault)           // the moves of the German words; {}: none
//
// From the word on that cannot be read, all words are moves in those letters, to the end, or up to
// where the first hand goes on to the end; several of them cannot be read in the first letters, so
// that one slip is no rival. Where two languages differ in a move, nothing is said.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "game/evidence/tail.h"
#include "game/model/repair_plan.h"
#include "notation/read/notations.h"

namespace planilla {

class SecondHand {
public:
  struct Sheet {
    std::string_view text;
    std::span<const Token> tokens;
    std::span<const Item> items;
    const MoveReader& white;
    const MoveReader& black;
  };

  SecondHand(const Notations& notations, const Sheet& sheet)
      : notations_(notations), sheet_(sheet) {}

  // `fault`: the item at which the sheet as it stands can be read no further.
  std::vector<Edit> find(const Tail& tail, const Position& start, std::uint32_t fault) const;

private:
  bool may_be_of(const LanguageClass& letters, std::string_view word) const;
  struct Stretch {
    std::vector<Edit> fixes;
    int unreadable = 0;  // words, in the letters of the first hand
    Reach end;
  };
  Stretch read_in(const LanguageClass& letters, const Tail& tail, const Reach& before) const;
  std::vector<Edit> read_on(const Tail& tail, const Reach& before, int hands) const;

  const Notations& notations_;
  Sheet sheet_;
};

}  // namespace planilla
