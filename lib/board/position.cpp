// Playing moves and taking them back. `play` is the second half of the hot path: the common move is
// straight code with tables in place of branches, and whatever is rare (promotion, castling, en
// passant, a lost castling right) is called out of line.
#include "board/position.h"

#include <initializer_list>

#include "board/attacks.h"
#include "board/castling.h"
#include "board/fen.h"
#include "board/legality.h"
#include "board/zobrist.h"

namespace planilla {

namespace {

constexpr std::uint16_t clock_limit = 65535;

constexpr Square skipped_square(Square from, Square to) {
  return static_cast<Square>((from + to) / 2);
}

}  // namespace

const Position& Position::initial() {
  static const Position start =
      *parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").position;
  return start;
}

Bitboard Position::attackers_to(Square s, Bitboard occupied) const {
  const Bitboard queens = by_role_[queen];
  return (pawn_attacks(black, s) & pieces(white, pawn)) |
         (pawn_attacks(white, s) & pieces(black, pawn)) |
         (pseudo_attacks(knight, s) & by_role_[knight]) |
         (pseudo_attacks(king, s) & by_role_[king]) |
         (bishop_attacks(s, occupied) & (by_role_[bishop] | queens)) |
         (rook_attacks(s, occupied) & (by_role_[rook] | queens));
}

bool Position::attacked_by(Color by, Square s, Bitboard occupied) const {
  const Bitboard near = (pawn_attacks(~by, s) & by_role_[pawn]) |
                        (pseudo_attacks(knight, s) & by_role_[knight]) |
                        (pseudo_attacks(king, s) & by_role_[king]);
  if (near & by_color_[by]) return true;
  const Bitboard queens = by_role_[queen];
  const Bitboard far = (bishop_attacks(s, occupied) & (by_role_[bishop] | queens)) |
                       (rook_attacks(s, occupied) & (by_role_[rook] | queens));
  return (far & by_color_[by]) != 0;
}

Bitboard Position::pinned(Color c) const {
  const Square our_king = lowest(pieces(c, king));
  const Bitboard queens = by_role_[queen];
  Bitboard snipers = ((pseudo_attacks(rook, our_king) & (by_role_[rook] | queens)) |
                      (pseudo_attacks(bishop, our_king) & (by_role_[bishop] | queens))) &
                     by_color_[~c];
  Bitboard out = 0;
  while (snipers) {
    const Bitboard shield = between(our_king, take_lowest(snipers)) & pieces();
    if (single(shield)) out |= shield & by_color_[c];
  }
  return out;
}

Bitboard Position::checks_against(Color c) const {
  const Square s = lowest(pieces(c, king));
  const Bitboard occupied = pieces();
  const Bitboard queens = by_role_[queen];
  return ((pawn_attacks(c, s) & by_role_[pawn]) | (pseudo_attacks(knight, s) & by_role_[knight]) |
          (bishop_attacks(s, occupied) & (by_role_[bishop] | queens)) |
          (rook_attacks(s, occupied) & (by_role_[rook] | queens))) &
         by_color_[~c];
}

bool Position::gives_check(Move m) const {
  Position after = *this;
  after.play(m);
  return after.in_check();
}

void Position::put(Piece piece, Square s) {
  board_[s] = piece;
  by_role_[role_of(piece)] |= bit(s);
  by_color_[color_of(piece)] |= bit(s);
}

void Position::take(Piece piece, Square s) {
  board_[s] = no_piece;
  by_role_[role_of(piece)] &= ~bit(s);
  by_color_[color_of(piece)] &= ~bit(s);
}

void Position::set_castling(const CastlingRights& rights) {
  castling_ = rights;
  castling_squares_ = 0;
  for (const Color c : {white, black})
    for (const Square s : rights.rook[c])
      if (s != no_square) castling_squares_ |= bit(s) | pieces(c, king);
}

// Before the pieces move: the rights of every king and rook on `touched` go.
void Position::drop_castling(Bitboard touched) {
  CastlingRights rights = castling_;
  for (const Color c : {white, black})
    for (Square& s : rights.rook[c]) {
      if (s == no_square || !(touched & (bit(s) | pieces(c, king)))) continue;
      key_ ^= zobrist.castling[s];
      s = no_square;
    }
  set_castling(rights);
}

// Keeps `ep`, the square just skipped, if the side to move has a legal capture there.
void Position::offer_en_passant(Square ep) {
  Bitboard capturers = pawn_attacks(~turn_, ep) & pieces(turn_, pawn);
  while (capturers) {
    if (!en_passant_is_safe(*this, take_lowest(capturers), ep)) continue;
    ep_ = ep;
    key_ ^= zobrist.en_passant[ep];
    return;
  }
}

// The pieces of a promotion, an en passant capture or castling.
void Position::play_special(Move m) {
  const Square from = m.from(), to = m.to();
  const Piece piece = board_[from];
  const auto remove = [this](Square s) {
    const Piece taken = board_[s];
    if (taken == no_piece) return;
    key_ ^= zobrist.piece[taken][s];
    take(taken, s);
  };
  const auto place = [this](Piece p, Square s) {
    key_ ^= zobrist.piece[p][s];
    put(p, s);
  };
  remove(from);
  switch (m.kind()) {
    case MoveKind::castle: {
      const Piece tower = board_[to];
      remove(to);
      place(piece, castle_king_to(m));
      place(tower, castle_rook_to(m));
      break;
    }
    case MoveKind::en_passant:
      remove(static_cast<Square>(to ^ 8));
      place(piece, to);
      break;
    default:
      remove(to);
      place(make_piece(turn_, m.promoted()), to);
  }
}

Undo Position::play(Move m) {
  const Square from = m.from(), to = m.to();
  const Color us = turn_;
  const Piece piece = board_[from];
  Undo u{key_, checkers_, castling_, ep_, board_[to], halfmove_clock_};
  key_ ^= zobrist.black_to_move ^ zobrist.en_passant[ep_];
  ep_ = no_square;
  if ((bit(from) | bit(to)) & castling_squares_) [[unlikely]]
    drop_castling(bit(from) | bit(to));
  if (m.kind() == MoveKind::normal) [[likely]] {
    // An empty square counts as a piece of role 0 with keys of zero: captures need no branch.
    key_ ^= zobrist.piece[piece][from] ^ zobrist.piece[piece][to] ^ zobrist.piece[u.captured][to];
    by_color_[~us] &= ~bit(to);
    by_role_[role_of(u.captured)] &= ~bit(to);
    by_color_[us] ^= bit(from) | bit(to);
    by_role_[role_of(piece)] ^= bit(from) | bit(to);
    board_[from] = no_piece;
    board_[to] = piece;
  } else {
    play_special(m);
    if (m.is_castle()) u.captured = no_piece;
    if (m.kind() == MoveKind::en_passant) u.captured = make_piece(~us, pawn);
  }
  const bool resets = role_of(piece) == pawn || u.captured != no_piece;
  halfmove_clock_ = resets ? 0 : halfmove_clock_ + (halfmove_clock_ != clock_limit);
  fullmove_ += us;
  turn_ = ~us;
  checkers_ = checks_against(turn_);
  if (role_of(piece) == pawn && (from ^ to) == 16) offer_en_passant(skipped_square(from, to));
  return u;
}

void Position::undo(Move m, const Undo& u) {
  const Color us = turn_ = ~turn_;
  fullmove_ -= us;
  const Square from = m.from(), to = m.to();
  if (m.is_castle()) {
    take(make_piece(us, king), castle_king_to(m));
    take(make_piece(us, rook), castle_rook_to(m));
    put(make_piece(us, king), from);
    put(make_piece(us, rook), to);
  } else if (m) {
    const Piece piece = board_[to];
    take(piece, to);
    put(m.kind() == MoveKind::promotion ? make_piece(us, pawn) : piece, from);
    const bool aside = m.kind() == MoveKind::en_passant;
    if (u.captured != no_piece) put(u.captured, aside ? static_cast<Square>(to ^ 8) : to);
  }
  if (castling_ != u.castling) set_castling(u.castling);
  key_ = u.key;
  checkers_ = u.checkers;
  ep_ = u.ep;
  halfmove_clock_ = u.halfmove_clock;
}

Undo Position::pass() {
  const Undo u{key_, checkers_, castling_, ep_, no_piece, halfmove_clock_};
  key_ ^= zobrist.black_to_move ^ zobrist.en_passant[ep_];
  ep_ = no_square;
  halfmove_clock_ += halfmove_clock_ != clock_limit;
  fullmove_ += turn_;
  turn_ = ~turn_;
  checkers_ = checks_against(turn_);
  return u;
}

}  // namespace planilla
