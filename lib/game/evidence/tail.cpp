// Word after word on one board.
#include "game/evidence/tail.h"

#include <algorithm>
#include <vector>

#include "board/resolve.h"
#include "game/carried/kept_illegal.h"
#include "game/evidence/moves_so.h"

namespace planilla {

namespace {

bool is_same(const Position& a, const Position& b) {
  return a.key() == b.key() && a.fullmove_number() == b.fullmove_number() &&
         a.halfmove_clock() == b.halfmove_clock();
}

}  // namespace

Match Tail::word(const Position& position, std::uint32_t item) const {
  const WordReading& reading = this->reading(position, item);
  if (reading.kind != WordKind::move) return {};
  return match(position, reading);
}

Reach Tail::read(const Position& start, std::uint32_t from, std::uint32_t end) const {
  if (from == 0) return read_from_start(start, end);
  Reach out{{}, start};
  static_cast<Distance&>(out) = play(out.position, from, end);
  return out;
}

Reach Tail::read_from_start(const Position& start, std::uint32_t end) const {
  if (stops_.empty() || !is_same(stops_.front().before, start)) {
    stops_.clear();
    Position position = start;
    const Distance all = follow(position, 0, static_cast<std::uint32_t>(items_.size()),
                                [&](std::uint32_t item, bool is_ambiguous) {
                                  stops_.push_back({item, is_ambiguous, position});
                                });
    if (stops_.empty() || stops_.back().item != all.item)
      stops_.push_back({all.item, all.is_ambiguous, position});
  }
  auto stop =
      std::find_if(stops_.begin(), stops_.end(), [&](const Stop& one) { return one.item >= end; });
  if (stop == stops_.end()) --stop;
  return {{static_cast<int>(stop - stops_.begin()), std::min(stop->item, end), stop->is_ambiguous},
          stop->before};
}

Distance Tail::play(Position& position, std::uint32_t from, std::uint32_t end) const {
  return follow(position, from, end, [](std::uint32_t, bool) {});
}

// `note` hears of each word that may be a move, before it is played.
template <class Note>
Distance Tail::follow(Position& position, std::uint32_t from, std::uint32_t end, Note note) const {
  Distance out;
  std::uint32_t at = from;
  while (at < end) {
    if (items_[at].is_number) {
      ++at;
      continue;
    }
    const WordReading& reading = this->reading(position, at);
    if (reading.kind == WordKind::suffix) {
      at = words_.behind(at, reading.tokens);
      continue;
    }
    if (reading.kind != WordKind::move) break;
    note(at, out.is_ambiguous);
    const Match found = match_and_play(position, reading);
    if (found.count == 0 || found.bytes != 0) break;
    out.is_ambiguous |= found.count > 1;
    ++out.half_moves;
    at = words_.behind(at, found.tokens);
  }
  out.item = std::min(at, end);
  return out;
}

Reach Tail::stood(const Position& position, std::uint32_t item, std::uint32_t end) const {
  Reach best;
  best.item = item;
  best.position = position;
  if (items_[item].is_number) return best;
  const WordReading& reading = this->reading(position, item);
  if (reading.kind != WordKind::move) return best;
  const std::uint32_t tokens = reading.tokens;
  for (const Move move : forced_moves(position, reading.readings())) {
    if (!moves_so(position, move)) continue;
    Position after = position;
    after.force(move);
    Reach reach = read_in_check(after, words_.behind(item, tokens), end, position.turn());
    if (reach.half_moves > best.half_moves) best = reach;
  }
  return best;
}

// A check that nobody saw may stand for several moves: those of `side` are forced meanwhile.
Reach Tail::read_in_check(const Position& position, std::uint32_t from, std::uint32_t end,
                          Color side) const {
  Reach out = read(position, from, end);
  while (out.item < end && out.position.turn() == side && out.position.in_check()) {
    const WordReading& word = reading(out.position, out.item);
    if (word.kind != WordKind::move) break;
    const std::vector<Move> moves = forced_moves(out.position, word.readings());
    const auto move =
        std::find_if(moves.begin(), moves.end(), [&](Move m) { return moves_so(out.position, m); });
    if (move == moves.end()) break;
    Position after = out.position;
    after.force(*move);
    const Reach rest = read(after, words_.behind(out.item, word.tokens), end);
    const int half_moves = out.half_moves + 1 + rest.half_moves;
    out = rest;
    out.half_moves = half_moves;
  }
  return out;
}

Square Tail::king_in_centre(const Position& position, std::uint32_t item) const {
  const WordReading& reading = this->reading(position, item);
  if (reading.kind != WordKind::move) return no_square;
  for (const Reading& one : reading.readings()) {
    if (one.pattern.roles != role_bit(king) || one.pattern.castle != castle_none) continue;
    for (const int file : {3, 4})
      for (const int rank : {3, 4})
        if (one.pattern.to == bit(make_square(file, rank))) return make_square(file, rank);
  }
  return no_square;
}

}  // namespace planilla
