// What follows the last move belongs to the key: a word is read with the sign behind it.
#include "game/letters/proven_texts.h"

#include <cstdint>
#include <cstring>
#include <string_view>

namespace planilla {

bool ProvenTexts::take_key(const ReadMoves& game) {
  if (game.is_sheet || game.elements.empty()) return false;
  const std::string_view moves = game.text.substr(game.elements.front().span.begin);
  if (moves.size() > longest) return false;
  const std::uint64_t start = game.start.key();
  key_.resize(sizeof start);
  std::memcpy(key_.data(), &start, sizeof start);
  key_ += moves;
  return true;
}

bool ProvenTexts::holds(const ReadMoves& game) {
  return take_key(game) && texts_.count(key_) != 0;
}

void ProvenTexts::add(const ReadMoves& game) {
  if (!take_key(game)) return;
  if (texts_.size() >= most) texts_.clear();
  texts_.insert(key_);
}

}  // namespace planilla
