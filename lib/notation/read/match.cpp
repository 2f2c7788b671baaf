#include "notation/read/match.h"

#include <algorithm>

#include "board/castling.h"
#include "board/ways.h"

namespace planilla {

namespace {

// Of several moves that fit a descriptive pattern, those of the right wing, of these those that
// take nothing if the text names no capture, and of these those that give check if the text says
// so, or give none if a hand that tells checks does not. Each looks only if it leaves something.
Resolution narrow(const Position& position, const MovePattern& pattern, const Wings* wings) {
  MoveList fits;
  legal_matches(position, pattern, fits);
  const auto keep = [&](auto wanted) {
    MoveList kept;
    for (Move m : fits)
      if (wanted(m)) kept.push(m);
    if (!kept.empty()) fits = kept;
  };
  if (wings && pattern.wing != Wing::unknown)
    keep([&](Move m) { return wings->of(m.from()) == pattern.wing; });
  if (pattern.captured == 0 && (pattern.claims & (claim_capture | claim_en_passant)) == 0)
    keep([&](Move m) { return !position.is_capture(m); });
  const bool says_check =
      (pattern.claims & (claim_check | claim_mate | claim_double | claim_discovered)) != 0;
  if (says_check || (wings && wings->tells_checks()))
    keep([&](Move m) { return position.gives_check(m) == says_check; });
  return {fits.empty() ? Move{} : fits[0], fits.size() > 1 ? 2 : fits.size()};
}

Resolution resolve_reading(const Position& position, const MovePattern& pattern,
                           const Wings* wings) {
  const Resolution found = resolve(position, pattern);
  return found.count > 1 && pattern.relative ? narrow(position, pattern, wings) : found;
}

// "Kg1", in Chess960 "Kxh1", of a king that cannot walk there: the square where it ends, or its own
// rook, name castling. "Kh1" of standard chess is a move of somebody who had castled.
bool may_name_castling(const Position& position, const MovePattern& pattern) {
  if (pattern.roles != role_bit(king) || !single(pattern.to) || pattern.captured != 0) return false;
  const int file = file_of(first_square(pattern.to));
  return position.chess960() || file == 2 || file == 6;
}

bool may_match(const Position& position, Color color, const MovePattern& pattern) {
  const bool may_castle = position.can_castle(color, 0) || position.can_castle(color, 1);
  if (pattern.relative || !single(pattern.to)) return pattern.castle == castle_none || may_castle;
  if ((pattern.roles & role_bit(king)) && may_castle) return true;
  const Square to = first_square(pattern.to);
  for (const Role role : {pawn, knight, bishop, rook, queen, king})
    if ((pattern.roles & role_bit(role)) &&
        (ways_to(role, color, to) & position.pieces(color, role) & pattern.from))
      return true;
  return false;
}

}  // namespace

Wings::Wings(const Position& start) {
  for (Square s = 0; s < 64; ++s) {
    const bool stands = start.piece_on(s) != no_piece;
    wings_[s] = !stands ? Wing::unknown : file_of(s) < 4 ? Wing::queenside : Wing::kingside;
  }
}

void Wings::play(Move move) {
  if (!move.is_castle()) {
    wings_[move.to()] = wings_[move.from()];
    wings_[move.from()] = Wing::unknown;
    return;
  }
  const Wing king_wing = wings_[move.from()], rook_wing = wings_[move.to()];
  wings_[move.from()] = wings_[move.to()] = Wing::unknown;
  wings_[castle_king_to(move)] = king_wing;
  wings_[castle_rook_to(move)] = rook_wing;
}

MovePattern or_castling(const Position& position, MovePattern pattern) {
  pattern.allows_castle = may_name_castling(position, pattern);
  return pattern;
}

Match match(const Position& position, const WordReading& word, const Wings* wings) {
  Match out;
  for (const Reading& reading : word.readings()) {
    if (out.reading && reading.cost > out.reading->cost) break;
    const Resolution found = resolve_reading(position, reading.pattern, wings);
    if (found.count == 0) continue;
    if (out.reading) {
      if (found.count == 1 && found.move == out.move) continue;
      out.count = 2;
      break;
    }
    out.reading = &reading;
    out.move = found.move;
    out.count = found.count;
    out.tokens = reading.tokens ? reading.tokens : word.tokens;
    out.bytes = reading.bytes;
  }
  if (out.reading) return out;
  for (const Reading& reading : word.readings()) {
    if (!may_name_castling(position, reading.pattern)) continue;
    const Resolution found = resolve(position, or_castling(position, reading.pattern));
    if (found.count == 1)
      return {&reading, found.move, 1, reading.tokens ? reading.tokens : word.tokens,
              reading.bytes};
  }
  return out;
}

bool may_match(const Position& position, Color color, const WordReading& word) {
  if (word.kind != WordKind::move) return false;
  const auto readings = word.readings();
  return std::any_of(readings.begin(), readings.end(), [&](const Reading& reading) {
    return may_match(position, color, reading.pattern);
  });
}

// Nearly every word has one reading that is cheaper than all others, and one move that fits it.
Match match_and_play(Position& position, const WordReading& word) {
  const Reading& first = word.all[0];
  if (word.count > 0 && first.bytes == 0 && (word.count == 1 || word.all[1].cost > first.cost)) {
    const Resolution found = resolve_and_play(position, first.pattern);
    if (found.count == 1)
      return {&first, found.move, 1, first.tokens ? first.tokens : word.tokens, 0};
    if (found.count == 0 && word.count == 1 && !may_name_castling(position, first.pattern))
      return {};
  }
  const Match found = match(position, word);
  if (found.count > 0 && found.bytes == 0) position.play(found.move);
  return found;
}

}  // namespace planilla
