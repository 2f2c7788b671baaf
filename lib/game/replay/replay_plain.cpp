// Numbers that are right and words that are known, on and on, among the tokens of a text of which
// something is odd. They stop at the first token that is anything else, and step() takes that one.
// A few dozen words are looked up first (plain_words.h) and then played (plain_moves.h).
#include "game/replay/replay_plain.h"

#include <algorithm>

#include "game/fast/plain_moves.h"
#include "game/replay/replay.h"

namespace planilla {

// True if it stopped only because its room is full.
bool Replay::take_plain_tokens(std::size_t end) {
  PlainRoom& room = plain_;
  const PlainWords& words = room.words;
  room.words.collect({.tokens = tokens_.data(),
                      .at = static_cast<std::uint32_t>(at_),
                      .end = static_cast<std::uint32_t>(end),
                      .text = game_->text,
                      .words = {&white_->quick_words(), &black_->quick_words()},
                      .turn = line_.position.turn(),
                      .number = line_.position.fullmove_number(),
                      .numbered = line_.numbered,
                      .odd_numbers = odd_numbers_,
                      .is_sheet = game_->is_sheet});
  if (words.empty()) {
    at_ = words.next();
    line_.numbered = words.numbered();
    return false;
  }
  const PlainRun run = play_words({.word = words.begin(),
                                   .end = words.end(),
                                   .position = &line_.position,
                                   .before = keep_before_ ? &line_.before : nullptr,
                                   .out = room.elements.data(),
                                   .key = room.keys.data(),
                                   .ply = static_cast<std::uint32_t>(line_.ply),
                                   .sums = &game_->plain});
  const bool all = run.word == words.end();
  at_ = all ? words.next() : token_of(*run.word);
  line_.numbered = all ? words.numbered() : run.word->numbered;
  if (run.out == room.elements.data()) return false;
  game_->elements.append(room.elements.data(), run.out);
  if (frames_.empty()) game_->keys.insert(game_->keys.end(), room.keys.data(), run.key);
  game_->plain.elements += static_cast<std::size_t>(run.out - room.elements.data());
  line_.ply = static_cast<int>(run.ply);
  line_.last_move = static_cast<std::uint32_t>(game_->elements.size());
  line_.variations = 0;
  dots_ = false;
  return all && words.full();
}

std::size_t Replay::token_of(const PlainWord& word) const {
  const auto found = std::lower_bound(
      tokens_.begin() + static_cast<std::ptrdiff_t>(at_), tokens_.end(), word.begin,
      [](const Token& token, std::uint32_t begin) { return token.begin() < begin; });
  return static_cast<std::size_t>(found - tokens_.begin());
}

// The last token goes the long way: what could follow it need not be asked here.
void Replay::run_plain() {
  if (ended_ || keep_wings_ || tokens_.empty() || game_->text.size() < 8) return;
  const std::size_t end = std::min(tokens_.size() - 1, stop_at_);
  while (at_ < end && take_plain_tokens(end)) {
  }
}

}  // namespace planilla
