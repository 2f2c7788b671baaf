// Words by themselves, without a board.
#include "game/unrivalled.h"

#include <algorithm>
#include <array>

namespace planilla {

namespace {

bool same_readings(const WordReading& a, const WordReading& b) {
  return a.kind == b.kind && std::equal(a.readings().begin(), a.readings().end(), b.readings().begin(), b.readings().end());
}

bool goes_with_moves(ElementKind kind) {
  return kind == ElementKind::nag || kind == ElementKind::comment || kind == ElementKind::line_comment ||
         kind == ElementKind::move_number;
}

}  // namespace

// What a pawn becomes may be said in two words: left to the search.
bool Unrivalled::is(const Game& game, std::span<MoveReader* const> readers) {
  struct Player {
    std::uint64_t able = ~std::uint64_t{0}, differing = 0;
  };
  std::array<Player, 2> players;
  bool moves = false;
  for (const Element& e : game.elements) {
    if (e.kind != ElementKind::move) {
      if (!goes_with_moves(e.kind)) return false;
      continue;
    }
    const std::string_view word = e.span.in(game.text);
    if (!(e.flags & element_is_san) || e.move.kind() == MoveKind::promotion) return false;
    const Look& seen = look(word, readers);
    moves = true;
    Player& player = players[e.flags & element_black];
    player.able &= seen.able;
    player.differing |= seen.differing;
  }
  return moves && (players[0].able & players[0].differing) == 0 && (players[1].able & players[1].differing) == 0;
}

// Who cannot read the word at all counts among those that differ.
const Unrivalled::Look& Unrivalled::look(std::string_view word, std::span<MoveReader* const> readers) {
  key_ = word;
  if (const auto found = known_.find(key_); found != known_.end()) return found->second;
  if (known_.size() >= most_words) known_.clear();
  const std::array<Token, 1> tokens = {Token{{0, static_cast<std::uint32_t>(key_.size())}, TokenKind::word}};
  const WordReading own = readers[0]->read(key_, tokens, 0);
  Look out;
  for (std::size_t i = 0; i < readers.size(); ++i) {
    const WordReading& reading = readers[i]->read(key_, tokens, 0);
    const std::uint64_t one = std::uint64_t{1} << i;
    if (reading.kind != WordKind::unreadable) out.able |= one;
    if (!same_readings(own, reading)) out.differing |= one;
  }
  return known_.emplace(key_, out).first->second;
}

}  // namespace planilla
