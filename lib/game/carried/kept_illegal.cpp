// One illegal move after another: each that takes the reading farthest, and farther than a pass
// would.
#include "game/carried/kept_illegal.h"

#include <algorithm>

#include "board/castling.h"
#include "board/legality.h"
#include "board/pattern_squares.h"
#include "notation/write/san.h"

namespace planilla {

namespace {

constexpr std::size_t most_moves = 16;       // of one game
constexpr std::size_t most_candidates = 16;  // for one word
constexpr std::size_t long_way =
    16;  // tokens behind a move that prove it, where the end is not reached

constexpr std::string_view opening = "[%illegal ";

void add(Move move, std::vector<Move>& out) {
  if (std::find(out.begin(), out.end(), move) == out.end()) out.push_back(move);
}

// With any own rook that stands beyond the king, if the squares where the two end are free.
void castle(const Position& p, unsigned sides, std::vector<Move>& out) {
  const Square king_at = p.king_square(p.turn());
  for (Bitboard rooks = p.pieces(p.turn(), rook); rooks; rooks &= rooks - 1) {
    const Move move = Move::castle(king_at, first_square(rooks));
    if (rank_of(move.to()) != rank_of(king_at) ||
        !(sides & (move.is_short_castle() ? castle_short : castle_long)))
      continue;
    const Bitboard ends = bit(castle_king_to(move)) | bit(castle_rook_to(move));
    if (!(ends & p.pieces() & ~bit(move.from()) & ~bit(move.to()))) add(move, out);
  }
}

void pawn_to(const Position& p, const MovePattern& pattern, Square from, Square to,
             std::vector<Move>& out) {
  const bool aside = file_of(from) != file_of(to);
  if (aside != ((pattern.claims & (claim_capture | claim_en_passant)) || pattern.captured != 0 ||
                pattern.from_file))
    return;
  const Square passed = static_cast<Square>(to ^ 8);
  if (aside && p.piece_on(to) == no_piece && p.piece_on(passed) == make_piece(~p.turn(), pawn))
    add(Move::en_passant(from, to), out);
  if (!(bit(to) & last_ranks)) return add(Move::normal(from, to), out);
  for (const Role role : {queen, rook, bishop, knight})
    if (pattern.promotion == 0 || (pattern.promotion & role_bit(role)))
      add(Move::promotion(from, to, role), out);
}

void pieces(const Position& p, const MovePattern& pattern, std::vector<Move>& out) {
  const PatternSquares squares(pattern, p.turn());
  for (Bitboard from = p.pieces(p.turn()) & squares.from; from; from &= from - 1) {
    const Square s = first_square(from);
    const Role role = role_of(p.piece_on(s));
    if (!(pattern.roles & role_bit(role))) continue;
    for (Bitboard to = squares.to & ~p.pieces(p.turn()) & ~p.pieces(king); to; to &= to - 1) {
      if (out.size() > most_candidates) return;
      if (role == pawn)
        pawn_to(p, pattern, s, first_square(to), out);
      else if (pattern.promotion == 0)
        add(Move::normal(s, first_square(to)), out);
    }
  }
}

// e1g1 of a king that may not castle is still castling.
bool leaps_like_castling(const Position& p, const MovePattern& pattern, std::vector<Move>& out) {
  const PatternSquares squares(pattern, p.turn());
  const Square home = p.king_square(p.turn());
  if (!pattern.allows_castle || !(pattern.roles & role_bit(king)) || !(squares.from & bit(home)) ||
      !single(squares.to))
    return false;
  const Square to = first_square(squares.to);
  if (rank_of(to) != rank_of(home) || std::abs(file_of(to) - file_of(home)) != 2) return false;
  castle(p, to > home ? castle_short : castle_long, out);
  return !out.empty();
}

Square square_at(std::string_view text) {
  if (text.size() < 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8')
    return no_square;
  return make_square(text[0] - 'a', text[1] - '1');
}

}  // namespace

std::vector<Move> forced_moves(const Position& position, std::span<const Reading> readings) {
  std::vector<Move> out;
  for (const Reading& reading : readings) {
    if (!out.empty()) break;  // the plainest that means anything
    if (reading.pattern.castle != castle_none)
      castle(position, reading.pattern.castle, out);
    else if (!leaps_like_castling(position, reading.pattern, out))
      pieces(position, reading.pattern, out);
  }
  return out;
}

std::string kept_illegal_text(const Position& before, Move move) {
  std::string out{opening};
  append_lan(before, move, 0, Symbols::english(), out);
  if (move.kind() == MoveKind::en_passant) out += " e.p.";
  return out + ']';
}

// Every move it can mean is written and compared: there is one form only.
std::optional<Move> parse_kept_illegal(std::string_view comment, const Position& p) {
  if (!comment.starts_with('{') || !comment.ends_with(']' + std::string("}"))) return std::nullopt;
  const std::string_view text = comment.substr(1, comment.size() - 2);
  if (!text.starts_with(opening) || text.size() < opening.size() + 4) return std::nullopt;
  std::vector<Move> moves;
  castle(p, castle_either, moves);
  std::string_view squares = text.substr(opening.size());
  if (std::string_view("KQRBN").find(squares.front()) != std::string_view::npos)
    squares.remove_prefix(1);
  const Square from = square_at(squares);
  const Square to = squares.size() < 5 ? no_square : square_at(squares.substr(3));
  if (from != no_square && to != no_square && from != to && (bit(from) & p.pieces(p.turn())) &&
      !(bit(to) & (p.pieces(p.turn()) | p.pieces(king)))) {
    moves.push_back(Move::normal(from, to));
    if (p.piece_on(from) == make_piece(p.turn(), pawn)) {
      if (p.piece_on(static_cast<Square>(to ^ 8)) == make_piece(~p.turn(), pawn) &&
          file_of(from) != file_of(to) && p.piece_on(to) == no_piece)
        moves.push_back(Move::en_passant(from, to));
      if (bit(to) & last_ranks)
        for (const Role role : {queen, rook, bishop, knight})
          moves.push_back(Move::promotion(from, to, role));
    }
  }
  const auto found = std::find_if(moves.begin(), moves.end(),
                                  [&](Move m) { return kept_illegal_text(p, m) == text; });
  if (found == moves.end()) return std::nullopt;
  return *found;
}

RepairPlan KeptIllegal::find(Reach reach, const Try& try_it) const {
  RepairPlan script;
  std::vector<std::size_t> reached;  // with each
  while (reach.fault < tokens_.size() && script.fixes.size() < most_moves) {
    const std::optional<Edit> fix = stands_at(reach, script, try_it);
    if (!fix) break;
    script.fixes.push_back(*fix);
    reach = try_it(script);
    reached.push_back(reach.fault);
  }
  // The last must be proved by what follows it; those before are proved by it.
  while (!reached.empty() && reached.back() < tokens_.size() &&
         reached.back() < script.fixes.back().token + long_way) {
    reached.pop_back();
    script.fixes.pop_back();
  }
  return script;
}

// The game is read as far as `now`. Tries every move of the word, and a pass in its place.
std::optional<Edit> KeptIllegal::stands_at(const Reach& now, RepairPlan& script,
                                           const Try& try_it) const {
  const Position& here = now.position;
  const std::size_t fault = now.fault;
  const WordReading reading = (here.turn() == white ? white_ : black_).read(text_, tokens_, fault);
  if (reading.kind != WordKind::move) return std::nullopt;
  const std::vector<Move> moves = forced_moves(here, reading.readings());
  if (moves.empty() || moves.size() > most_candidates) return std::nullopt;
  const auto reach = [&](Move move) {
    script.fixes.push_back(
        {static_cast<std::uint32_t>(fault), FixKind::stands, move, reading.tokens, {}});
    const Reach reached = try_it(script);
    script.fixes.pop_back();
    const bool goes_on = reached.plies > now.plies + 1;
    return goes_on ? reached.fault : 0;
  };
  // Who stands in check cannot pass: nothing to compare with.
  std::size_t rival = here.in_check() ? 0 : reach(Move());
  std::size_t farthest = 0;
  Move best;
  for (const Move move : moves) {
    const std::size_t reached = reach(move);
    if (reached > farthest)
      best = move, rival = std::max(rival, farthest), farthest = reached;
    else
      rival = std::max(rival, reached);
  }
  if (farthest <= rival) return std::nullopt;
  return Edit{static_cast<std::uint32_t>(fault), FixKind::stands, best, reading.tokens, {}};
}

}  // namespace planilla
