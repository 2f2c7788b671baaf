// What an illegal word needs before any other word was changed: a look before all ways to it are
// tried.
//
//   FaultNeeds needs(tail, items, fault);
//   needs.extend_to(item);                        // ever farther before the fault
//   if (needs.judge(position, color) == FaultNeeds::Need::landing)
//     ... one more half-move of that player, which needs.landings().take(before, move)
//
// "Nf5" wants a knight on a square from which it goes to f5. Where none stands on the board before
// items[item], and no word between it and the fault puts one there, a half-move that is not written
// must have. What can stand where is estimated from above, so that no way that fits is passed over:
// pieces that leave, and whatever is in their way, are not looked at. Of kings, castling and words
// that do not name one square nothing is said.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "board/position.h"
#include "game/evidence/tail.h"
#include "game/layout/main_line.h"

namespace planilla {

// Where a half-move must end: a piece of the role on one of its squares.
struct Landings {
  std::array<Bitboard, 7> squares{};  // by role

  bool take(const Position& before, Move move) const;
  // Is one of the legal moves taken?
  bool take_any(const Position& before) const;

private:
  bool may_take(const Position& before) const;
};

class FaultNeeds {
public:
  // `fault`: the item of a word.
  FaultNeeds(const Tail& tail, std::span<const Item> items, std::uint32_t fault)
      : tail_(tail), items_(items), fault_(fault), begin_(fault) {}

  // Words from that item on are read as they stand.
  void extend_to(std::uint32_t item);
  // Whose word the illegal one is where `turn` is to play the first of them.
  Color mover(Color turn) const { return words_ % 2 == 0 ? turn : ~turn; }

  enum class Need : std::uint8_t {
    nothing,     // the word may be legal
    landing,     // only with another half-move of its player, one of landings()
    impossible,  // there is none
  };
  // `position`: before the first of the words. `color`: whose word the illegal one is.
  Need judge(const Position& position, Color color);
  const Landings& landings() const { return needed_; }

private:
  bool wants(const WordReading& word, Color color);
  bool hear(const WordReading& word);
  bool can_land(const Position& position, Color color) const;

  const Tail& tail_;
  std::span<const Item> items_;
  std::uint32_t fault_, begin_;
  int words_ = 0;         // before the fault, from begin_ on
  bool is_known_ = true;  // each takes one token and puts a piece on squares that are known
  Landings arrivals_;     // of either player, by these words
  Landings needed_;
};

}  // namespace planilla
