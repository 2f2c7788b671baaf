// What follows the last move belongs to the key: a word is read with the sign behind it.
#include "game/letters/proven_texts.h"

#include <cstring>

namespace planilla {

std::string_view ProvenTexts::key_of(const ReadMoves& game) {
  key_.clear();
  if (game.is_sheet || game.elements.empty()) return key_;
  const std::string_view moves = game.text.substr(game.elements.front().span.begin);
  if (moves.size() > longest) return key_;
  const std::uint64_t start = game.start.key();
  key_.resize(sizeof start);
  std::memcpy(key_.data(), &start, sizeof start);
  return key_.append(moves);
}

bool ProvenTexts::holds(const ReadMoves& game) {
  const std::string_view key = key_of(game);
  return !key.empty() && texts_.count(key_) != 0;
}

void ProvenTexts::add(const ReadMoves& game) {
  if (key_of(game).empty()) return;
  if (texts_.size() >= most) texts_.clear();
  texts_.insert(key_);
}

}  // namespace planilla
