#include "laws/sealed/sealed_reading.h"

#include <algorithm>
#include <bit>

#include "board/attacks.h"
#include "board/pattern_squares.h"
#include "board/resolve.h"
#include "laws/sealed/sealed_words.h"

namespace planilla {

namespace {

constexpr std::uint16_t check_claims_mask =
    claim_check | claim_mate | claim_double | claim_discovered;

std::string_view role_name(Role role) {
  static constexpr std::string_view names[] = {"",     "pawn",  "knight", "bishop",
                                               "rook", "queen", "king"};
  return names[role];
}

// Descriptive notation writes no more than is needed, and counts the check as part of it.
void keep_checks(const Position& before, const MovePattern& pattern, MoveList& moves) {
  if (!pattern.relative || !(pattern.claims & check_claims_mask)) return;
  MoveList checks;
  for (const Move move : moves)
    if (before.gives_check(move)) checks.push(move);
  if (!checks.empty()) moves = checks;
}

// "KKt": of the pieces that can go there the one that began on the king's wing.
void keep_wing(const MovePattern& pattern, const Wings& wings, MoveList& moves) {
  if (!pattern.relative || pattern.wing == Wing::unknown) return;
  MoveList kept;
  for (const Move move : moves)
    if (wings.of(move.from()) == pattern.wing) kept.push(move);
  if (!kept.empty()) moves = kept;
}

// On which wing the piece began, as the position alone tells: of two knights or rooks by the one
// that stands where it began (`told_by`). Two bishops of a wing are a promoted one's doing.
Wing wing_told(const Position& before, Square s, Square& told_by) {
  const Color us = before.turn();
  const Role role = role_of(before.piece_on(s));
  const auto other = [](Wing wing) {
    return wing == Wing::queenside ? Wing::kingside : Wing::queenside;
  };
  if (role != knight && role != rook) return Wing::unknown;
  Bitboard all = before.pieces(us, role);
  if (std::popcount(all) != 2) return Wing::unknown;
  const std::string_view files = role == knight ? "bg" : "ah";
  while (all) {
    const Square at = take_lowest(all);
    const bool on_first_rank = rank_of(us == white ? at : mirror(at)) == 0;
    const std::size_t wing = files.find(static_cast<char>('a' + file_of(at)));
    if (!on_first_rank || wing == files.npos) continue;
    told_by = at;
    const Wing named = wing == 0 ? Wing::queenside : Wing::kingside;
    return at == s ? named : other(named);
  }
  return Wing::unknown;
}

void keep_wing_told(const Position& before, const MovePattern& pattern, MoveList& moves,
                    SealedLook& look) {
  if (!pattern.relative || pattern.wing == Wing::unknown || moves.size() < 2) return;
  MoveList kept;
  bool is_told = true;
  for (const Move move : moves) {
    const Wing wing = wing_told(before, move.from(), look.wing_told_by);
    is_told &= wing != Wing::unknown;
    if (wing == pattern.wing) kept.push(move);
  }
  look.wing_unknown = !is_told;
  if (is_told && !kept.empty()) moves = kept;
}

SealedReason illegality(const Position& before, const MovePattern& pattern) {
  if (pattern.promotion & (role_bit(king) | role_bit(pawn)))
    return {"sealed-no-such-promotion", {}};
  const Illegality why = why_illegal(before, pattern);
  SealedReason reason{"reason-" + std::string(reason_name(why.reason)), {}};
  if (why.square != no_square) reason.args.push_back({"square", square_name(why.square)});
  if (why.square2 != no_square) reason.args.push_back({"square2", square_name(why.square2)});
  return reason;
}

void add_false_claims(const Position& before, Move move, std::uint16_t claims,
                      std::vector<SealedReason>& out) {
  Position after = before;
  after.play(move);
  const std::uint16_t wrong = check_claims(before, move, claims, after).false_claims;
  if (wrong & claim_capture) out.push_back({"sealed-false-capture", {}});
  if (wrong & claim_en_passant) out.push_back({"sealed-false-en-passant", {}});
  if (wrong & claim_mate) out.push_back({"sealed-false-mate", {}});
  if (wrong & (claim_check | claim_double | claim_discovered))
    out.push_back({"sealed-false-check", {}});
}

// Men of the same kind that the text fits too, and whom only a pin or a check keeps from going
// there.
void add_rivals(const Position& before, const MovePattern& pattern, Move move,
                std::vector<SealedReason>& out) {
  if (pattern.castle != castle_none || move.is_castle()) return;
  const Color us = before.turn();
  Bitboard rivals = before.pieces(us) & PatternSquares(pattern, us).from & ~bit(move.from());
  while (rivals) {
    const Square s = take_lowest(rivals);
    if (!(pattern.roles & role_bit(role_of(before.piece_on(s))))) continue;
    MovePattern narrowed = pattern;
    narrowed.from = pattern.relative && us == black ? bit(mirror(s)) : bit(s);
    const Reason reason = why_illegal(before, narrowed).reason;
    if (reason != Reason::pinned && reason != Reason::king_in_check) continue;
    const bool pinned = reason == Reason::pinned;
    const std::string_view role = role_name(role_of(before.piece_on(s)));
    out.push_back({pinned ? "sealed-rival-pinned" : "sealed-rival-in-check",
                   {{"piece", std::string(role)}, {"square", square_name(s)}}});
  }
}

bool differ_only_in_promotion(const std::vector<Move>& moves) {
  return std::all_of(moves.begin(), moves.end(), [&](Move m) {
    return m.kind() == MoveKind::promotion && m.from() == moves[0].from() &&
           m.to() == moves[0].to();
  });
}

// "exd5 e.p.": en passant, and the square is that of the pawn taken.
std::vector<Move> captures_of_the_pawn_named(const Position& before,
                                             const AlphabetReadings& alphabet) {
  std::vector<Move> out;
  for (const Reading& reading : alphabet.readings) {
    MovePattern pattern = reading.pattern;
    if (!(pattern.claims & claim_en_passant) || pattern.relative || !single(pattern.to)) continue;
    pattern.to = before.turn() == white ? pattern.to << 8 : pattern.to >> 8;
    MoveList fits;
    legal_matches(before, pattern, fits);
    for (const Move move : fits)
      if (move.kind() == MoveKind::en_passant &&
          std::find(out.begin(), out.end(), move) == out.end())
        out.push_back(move);
  }
  return out;
}

}  // namespace

SealedLook look_at(const Position& before, const AlphabetReadings& alphabet, const Wings* wings) {
  SealedLook look;
  look.result.alphabet = alphabet.alphabet;
  std::vector<Move>& moves = look.result.moves;
  for (const Reading& reading : alphabet.readings) {
    if (!moves.empty() && reading.cost > look.reading->cost) break;
    MoveList fits;
    legal_matches(before, reading.pattern, fits);
    if (wings)
      keep_wing(reading.pattern, *wings, fits);
    else
      keep_wing_told(before, reading.pattern, fits, look);
    keep_checks(before, reading.pattern, fits);
    if (!look.reading || (moves.empty() && !fits.empty())) look.reading = &reading;
    for (const Move move : fits)
      if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
  }
  for (const Reading& reading : alphabet.readings) {
    const MovePattern pattern = or_castling(before, reading.pattern);
    if (!moves.empty() || !pattern.allows_castle) continue;
    MoveList fits;
    legal_matches(before, pattern, fits);
    moves.assign(fits.begin(), fits.end());
    if (!moves.empty()) look.reading = &reading;
  }
  if (moves.empty()) look.meant = captures_of_the_pawn_named(before, alphabet);
  look.result.kind = alphabet.readings.empty() ? SealedKind::unreadable
                     : moves.empty()           ? SealedKind::illegal
                     : moves.size() == 1       ? SealedKind::valid
                                               : SealedKind::ambiguous;
  return look;
}

void add_reasons(const Position& before, const SealedLook& look, std::vector<SealedReason>& out) {
  const std::vector<Move>& moves = look.result.moves;
  switch (look.result.kind) {
    case SealedKind::unreadable:
      break;
    case SealedKind::illegal:
      out.push_back(illegality(before, look.reading->pattern));
      break;
    case SealedKind::ambiguous:
      if (differ_only_in_promotion(moves))
        out.push_back({"sealed-promotion-missing", {}});
      else
        out.push_back(
            {"sealed-several-moves", {{"count", static_cast<std::int64_t>(moves.size())}}});
      break;
    case SealedKind::valid:
      if (look.reading->quirks & quirk_case) out.push_back({"sealed-odd-case", {}});
      if (look.wing_told_by != no_square)
        out.push_back({"sealed-wing-told-by", {{"square", square_name(look.wing_told_by)}}});
      add_false_claims(before, moves[0], look.reading->pattern.claims, out);
      add_rivals(before, look.reading->pattern, moves[0], out);
  }
}

}  // namespace planilla
