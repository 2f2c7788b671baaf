// Reason and candidates of a bad move.
#include "game/replay/bad_move.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "board/fen.h"
#include "notation/write/san.h"
#include "rules/ambiguous_move.h"
#include "rules/arguments/refusal.h"
#include "rules/illegal_move.h"
#include "rules/king_captured.h"
#include "rules/missing_move.h"
#include "rules/missing_promotion_piece.h"
#include "rules/move_after_game_end.h"
#include "rules/wrong_side_to_move.h"

namespace planilla {

namespace {

constexpr std::size_t most_candidates = 8;

constexpr std::string_view role_names[] = {"", "pawn", "knight", "bishop", "rook", "queen", "king"};

std::string square_name(Square s) {
  return {static_cast<char>('a' + file_of(s)), static_cast<char>('1' + rank_of(s))};
}

Bitboard seen_by(const MovePattern& pattern, Bitboard mask, Color turn) {
  return pattern.relative && turn == black ? mirror(mask) : mask;
}

int distance(Square s, Bitboard to) {
  int best = 16;
  for (Bitboard b = to; b; b &= b - 1) {
    const Square t = first_square(b);
    best = std::min(best, std::abs(file_of(s) - file_of(t)) + std::abs(rank_of(s) - rank_of(t)));
  }
  return best;
}

// How far a legal move is from what was written; small is near.
int unlikeness(const Position& position, Move move, const MovePattern& pattern) {
  if (pattern.castle != castle_none) return move.is_castle() ? 1 : 100;
  if (move.is_castle()) return 100;
  const Color turn = position.turn();
  const Role role = role_of(position.piece_on(move.from()));
  int score = 0;
  if (!(pattern.roles & role_bit(role))) score += 6;
  if (!(seen_by(pattern, pattern.from, turn) & bit(move.from()))) score += 3;
  score += 2 * distance(move.to(), seen_by(pattern, pattern.to, turn));
  const bool capture = position.is_capture(move);
  if (capture != ((pattern.claims & claim_capture) != 0)) score += 1;
  return score;
}

std::vector<std::string> nearest_moves(const Position& position,
                                       std::span<const Reading> readings) {
  MoveList moves;
  position.legal_moves(moves);
  std::vector<std::pair<int, Move>> ranked;
  for (const Move move : moves) {
    int best = 100;
    for (const Reading& reading : readings)
      best = std::min(best, unlikeness(position, move, reading.pattern));
    if (best <= 8) ranked.push_back({best, move});
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> out;
  for (const auto& [score, move] : ranked) {
    if (out.size() == most_candidates) break;
    out.push_back(san(position, move));
  }
  return out;
}

void describe_ambiguity(const Position& position, const MoveList& matches, Finding& finding) {
  bool one_square = true;
  for (const Move move : matches)
    one_square = one_square && move.kind() == MoveKind::promotion &&
                 move.from() == matches[0].from() && move.to() == matches[0].to();
  for (const Move move : matches) finding.candidates.push_back(san(position, move));
  if (one_square)
    finding.say(diagnostics::MissingPromotionPiece{.count = matches.size()});
  else
    finding.say(diagnostics::AmbiguousMove{.count = matches.size()});
}

Rule rule_of(Reason reason, bool after_dots) {
  switch (reason) {
    case Reason::wrong_side:
      return after_dots ? rules::missing_move : rules::wrong_side_to_move;
    case Reason::game_over:
      return rules::move_after_game_end;
    case Reason::captures_king:
      return rules::king_captured;
    default:
      return rules::illegal_move;
  }
}

}  // namespace

void add_refusal(const Illegality& why, std::string_view piece, Finding& finding) {
  arguments::Refusal said{.reason = chosen(reason_name(why.reason)), .piece = chosen(piece)};
  const std::string square = why.square != no_square ? square_name(why.square) : "",
                    square2 = why.square2 != no_square ? square_name(why.square2) : "";
  if (!square.empty()) said.square = square;
  if (!square2.empty()) said.square2 = square2;
  finding.add(said);
}

void describe_bad_move(const Position& position, std::span<const Reading> readings,
                       std::string_view written, bool after_dots, Finding& finding) {
  finding.written = written;
  finding.fen = to_fen(position);
  MoveList matches;
  std::uint16_t cost = 0;
  for (const Reading& reading : readings) {
    if (!matches.empty() && reading.cost > cost) break;
    cost = reading.cost;
    MoveList more;
    legal_matches(position, reading.pattern, more);
    for (const Move move : more)
      if (std::find(matches.begin(), matches.end(), move) == matches.end()) matches.push(move);
  }
  if (!matches.empty()) {
    describe_ambiguity(position, matches, finding);
    return;
  }
  const MovePattern& pattern = readings.front().pattern;
  const Illegality why = why_illegal(position, pattern);
  finding.rule = rule_of(why.reason, after_dots);
  const RoleMask roles = pattern.castle != castle_none ? role_bit(king) : pattern.roles;
  const bool one_role = roles != 0 && (roles & (roles - 1)) == 0;
  add_refusal(why, one_role ? role_names[std::countr_zero(roles)] : "piece", finding);
  finding.candidates = nearest_moves(position, readings);
}

}  // namespace planilla
