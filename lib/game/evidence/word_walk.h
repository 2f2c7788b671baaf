// Word after word of a stretch on one board.
//
//   walk_words(tail, items, position, from, end, [&](std::uint32_t item, const Match& found) {
//     return found.count == 1;      // false: the walk ends before the word is played
//   });
//
// Numbers and suffixes are passed over. Ends at the first word that is not legal, too.
#pragma once

#include <cstdint>
#include <span>

#include "game/evidence/tail.h"
#include "game/layout/main_line.h"

namespace planilla {

template <class Use>
void walk_words(const Tail& tail, std::span<const Item> items, Position& position,
                std::uint32_t from, std::uint32_t end, Use use) {
  for (std::uint32_t at = from; at < end;) {
    if (items[at].is_number) {
      ++at;
      continue;
    }
    const WordReading& word = tail.reading(position, at);
    std::uint32_t tokens = word.tokens;
    if (word.kind != WordKind::suffix) {
      const Match found = tail.word(position, at);
      if (found.count == 0 || found.bytes != 0 || !use(at, found)) return;
      position.play(found.move);
      tokens = found.tokens;
    }
    at = item_at(items, at + 1, items[at].token + tokens);
  }
}

}  // namespace planilla
