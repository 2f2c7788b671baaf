// Playing moves and taking them back. `play` is the second half of the hot path: the common move is
// straight code with tables in place of branches, and whatever is rare (promotion, castling, en
// passant, a lost castling right) is called out of line.
#include "board/position.h"

#include <cassert>
#include <initializer_list>

#include "board/advance.h"
#include "board/attacks.h"
#include "board/castling.h"
#include "board/fen.h"
#include "board/legality.h"
#include "board/zobrist.h"

namespace planilla {

const Position& Position::initial() {
  static const Position start =
      *parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").position;
  return start;
}

Bitboard Position::snipers_at(Color by, Square s) const {
  const Bitboard queens = by_role_[queen];
  return ((pseudo_attacks(bishop, s) & (by_role_[bishop] | queens)) |
          (pseudo_attacks(rook, s) & (by_role_[rook] | queens))) &
         by_color_[by];
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
  for (Bitboard snipers = snipers_at(by, s); snipers;)
    if (!(between(s, take_lowest(snipers)) & occupied)) return true;
  return false;
}

Bitboard Position::pinned(Color c) const {
  const Square our_king = king_square(c);
  Bitboard out = 0;
  for (Bitboard snipers = snipers_at(~c, our_king); snipers;) {
    const Bitboard shield = between(our_king, take_lowest(snipers)) & pieces();
    if (just_one(shield)) out |= shield & by_color_[c];
  }
  return out;
}

Bitboard Position::checks_against(Color c) const {
  const Square s = king_square(c);
  Bitboard out =
      ((pawn_attacks(c, s) & by_role_[pawn]) | (pseudo_attacks(knight, s) & by_role_[knight])) &
      by_color_[~c];
  for (Bitboard snipers = snipers_at(~c, s); snipers;) {
    const Square sniper = take_lowest(snipers);
    if (!(between(s, sniper) & pieces())) out |= bit(sniper);
  }
  return out;
}

bool Position::gives_check(Move m) const {
  if (m.kind() == MoveKind::normal && !exposed_) {
    const Square hit = king_square(~turn_);
    const Bitboard occupied = (pieces() & ~bit(m.from())) | bit(m.to());
    const Role role = role_of(piece_on(m.from()));
    const Bitboard reach =
        role == pawn ? pawn_attacks(turn_, m.to()) : pseudo_attacks(role, m.to());
    if ((reach & bit(hit)) && !(between(m.to(), hit) & occupied)) return true;
    // From behind the piece that has left.
    Bitboard behind = line_through(m.from(), hit);
    if (behind != 0) behind &= snipers_at(turn_, hit) & ~bit(m.from());
    while (behind != 0)
      if (!(between(hit, take_lowest(behind)) & occupied)) return true;
    return false;
  }
  Position after = *this;
  after.play(m);
  return after.in_check();
}

void Position::put(Piece piece, Square s) {
  assert(s < 64 && piece != no_piece && board_[s] == no_piece);
  board_[s] = piece;
  by_role_[role_of(piece)] |= bit(s);
  by_color_[color_of(piece)] |= bit(s);
}

void Position::take(Piece piece, Square s) {
  assert(s < 64 && board_[s] == piece);
  board_[s] = no_piece;
  by_role_[role_of(piece)] &= ~bit(s);
  by_color_[color_of(piece)] &= ~bit(s);
}

// Whenever rights, en passant or exposure changed.
void Position::settle_care() {
  care_ = 0;
  for (const Color c : {white, black})
    for (const Square s : castling_.rook[c])
      if (s != no_square) care_ |= bit(s) | pieces(c, king);
  if (ep_ != no_square || exposed_) care_ = all_squares;
}

// Before the pieces move: the rights of every king and rook on `touched` go.
void Position::drop_castling(Bitboard touched) {
  for (const Color c : {white, black})
    for (Square& s : castling_.rook[c]) {
      if (s == no_square || !(touched & (bit(s) | pieces(c, king)))) continue;
      key_ ^= zobrist.castling[s];
      s = no_square;
    }
  settle_care();
}

// Keeps `ep`, the square just skipped, if the side to move has a legal capture there.
void Position::offer_en_passant(Square ep) {
  Bitboard capturers = pawn_attacks(~turn_, ep) & pieces(turn_, pawn);
  while (capturers) {
    if (!en_passant_is_safe(*this, take_lowest(capturers), ep)) continue;
    ep_ = ep;
    key_ ^= zobrist.en_passant[ep];
    care_ = all_squares;
    return;
  }
}

// The pieces of a move of any kind.
void Position::move_pieces(Move m) {
  const Square from = m.from(), to = m.to();
  const Piece piece = board_[from];
  assert(piece != no_piece && color_of(piece) == turn_);
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
  const Piece tower = board_[to];
  remove(from);
  remove(m.kind() == MoveKind::en_passant ? static_cast<Square>(to ^ 8) : to);
  if (m.is_castle()) {
    place(piece, castle_king_to(m));
    place(tower, castle_rook_to(m));
  } else {
    place(m.promoted() != no_role ? make_piece(color_of(piece), m.promoted()) : piece, to);
  }
}

// Any move: promotions, castling, en passant, lost castling rights, whatever follows a pass in
// check.
void Position::advance_special(Move m) {
  const Undo u = before(m);
  const bool is_pawn = role_of(board_[m.from()]) == pawn;
  halfmove_clock_ = is_pawn || u.captured != no_piece ? 0 : halfmove_clock_ + 1;
  fullmove_ += turn_;
  key_ ^= zobrist.black_to_move ^ zobrist.en_passant[ep_];
  ep_ = no_square;
  exposed_ = false;
  drop_castling(bit(m.from()) | bit(m.to()));
  move_pieces(m);
  turn_ = ~turn_;
  checkers_ = checks_against(turn_);
  if (is_pawn && (m.from() ^ m.to()) == 16)
    offer_en_passant(static_cast<Square>((m.from() + m.to()) / 2));
}

void Position::advance(Move m) {
  assert(board_[m.from()] != no_piece && color_of(board_[m.from()]) == turn_);
  const Bitboard from = bit(m.from()), to = bit(m.to());
  if (m.kind() != MoveKind::normal || wants_care(from | to)) [[unlikely]]
    return advance_special(m);
  const Role role = role_of(board_[m.from()]);
  const Bitboard beside = fast_sources(turn_, source_place(role, m.to(), false)).beside;
  advance_plainly(
      turn_, {m.from(), m.to(), from, to, role, board_[m.to()], by_role_[king], sliders(), beside});
}

Undo Position::force(Move m) {
  const Undo u = before(m);
  advance_special(m);
  exposed_ = checks_against(~turn_) != 0;
  settle_care();
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
  const bool care =
      castling_ != u.castling || care_ == all_squares || u.ep != no_square || u.exposed;
  castling_ = u.castling;
  key_ = u.key;
  checkers_ = u.checkers;
  ep_ = u.ep;
  exposed_ = u.exposed;
  halfmove_clock_ = u.halfmove_clock;
  if (care) settle_care();
}

Undo Position::pass() {
  const Undo u{key_, checkers_, castling_, ep_, no_piece, exposed_, halfmove_clock_};
  exposed_ = checkers_ != 0;
  key_ ^= zobrist.black_to_move ^ zobrist.en_passant[ep_];
  ep_ = no_square;
  ++halfmove_clock_;
  fullmove_ += turn_;
  turn_ = ~turn_;
  checkers_ = checks_against(turn_);
  settle_care();
  return u;
}

}  // namespace planilla
