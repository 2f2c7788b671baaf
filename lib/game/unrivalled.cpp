// Words by themselves, without a board.
#include "game/unrivalled.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace planilla {

namespace {

constexpr std::size_t table_size = 1 << 14;
constexpr std::size_t longest = 7;  // of SAN that promotes nothing: Qa1xb2+

bool same_readings(const WordReading& a, const WordReading& b) {
  return a.kind == b.kind && std::equal(a.readings().begin(), a.readings().end(), b.readings().begin(), b.readings().end());
}

constexpr std::uint32_t bit_of(ElementKind kind) { return 1u << static_cast<unsigned>(kind); }
constexpr std::uint32_t beside_moves = bit_of(ElementKind::nag) | bit_of(ElementKind::comment) |
                                       bit_of(ElementKind::line_comment) | bit_of(ElementKind::move_number);

// What a pawn becomes may be said in two words: left to the search.
bool are_plain_moves(const Game& game) {
  bool moves = false;
  for (const Element& e : game.elements) {
    if (e.kind != ElementKind::move) {
      if (!(bit_of(e.kind) & beside_moves)) return false;
      continue;
    }
    if (!(e.flags & element_is_san) || e.move.kind() == MoveKind::promotion || e.span.size() > longest) return false;
    moves = true;
  }
  return moves;
}

bool names_piece(char c) { return c >= 'A' && c <= 'Z' && c != 'O'; }

}  // namespace

bool Unrivalled::is(const Game& game, std::span<MoveReader* const> readers) {
  if (!are_plain_moves(game)) return false;
  Player players[2];
  for (Player& player : players) player.able = readers.size() < 64 ? (Readers{1} << readers.size()) - 1 : ~Readers{0};
  hear(game, Words::of_pieces, readers, players);
  hear(game, Words::of_pawns, readers, players);
  return !players[0].has_rival() && !players[1].has_rival();
}

// Who has dropped out already is asked no more.
void Unrivalled::hear(const Game& game, Words words, std::span<MoveReader* const> readers, Player (&players)[2]) {
  for (const Element& e : game.elements) {
    if (e.kind != ElementKind::move) continue;
    const std::string_view word = e.span.in(game.text);
    if (names_piece(word.front()) != (words == Words::of_pieces)) continue;
    Player& player = players[e.flags & element_black];
    const Look& seen = look(word, player.able, readers);
    player.differing |= seen.differing;
    player.able &= seen.able;
  }
}

// Who cannot read the word at all counts among those that differ.
const Unrivalled::Look& Unrivalled::look(std::string_view word, Readers wanted, std::span<MoveReader* const> readers) {
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, word.data(), word.size());
  Look& seen = place_of(bytes);
  const Readers fresh = wanted & ~seen.asked;
  if (fresh == 0) return seen;
  key_ = word;
  const std::array<Token, 1> tokens = {Token{{0, static_cast<std::uint32_t>(key_.size())}, TokenKind::word}};
  const WordReading own = readers[0]->read(key_, tokens, 0);
  for (Readers left = fresh; left != 0; left &= left - 1) {
    const WordReading& reading = readers[static_cast<std::size_t>(std::countr_zero(left))]->read(key_, tokens, 0);
    const Readers one = left & -left;
    if (reading.kind != WordKind::unreadable) seen.able |= one;
    if (!same_readings(own, reading)) seen.differing |= one;
  }
  seen.asked |= fresh;
  return seen;
}

Unrivalled::Look& Unrivalled::place_of(std::uint64_t word) {
  if (used_ * 2 >= known_.size()) forget();
  std::size_t at = static_cast<std::size_t>(word * 0x9e3779b97f4a7c15ull >> 50);
  static_assert(table_size == std::size_t{1} << (64 - 50));
  while (known_[at].word != word && known_[at].word != 0) at = (at + 1) % table_size;
  used_ += known_[at].word == 0;
  known_[at].word = word;
  return known_[at];
}

void Unrivalled::forget() {
  known_.assign(table_size, Look{});
  used_ = 0;
}

}  // namespace planilla
