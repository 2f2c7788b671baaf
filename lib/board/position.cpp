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

constexpr Square skipped_square(Square from, Square to) {
  return static_cast<Square>((from + to) / 2);
}

}  // namespace

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

// The pieces of a move of any kind.
void Position::move_pieces(Move m) {
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

// What follows once the pieces stand: checks from anywhere, en passant.
void Position::look_around(Move m) {
  checkers_ = checks_against(turn_);
  const bool is_pawn = role_of(board_[m.to()]) == pawn;
  if (is_pawn && (m.from() ^ m.to()) == 16) offer_en_passant(skipped_square(m.from(), m.to()));
}

// Any move: promotions, castling, en passant, lost castling rights, whatever follows a pass in
// check.
void Position::play_special(Move m, Undo& u) {
  const bool is_pawn = role_of(board_[m.from()]) == pawn;
  if (m.is_castle()) u.captured = no_piece;
  if (m.kind() == MoveKind::en_passant) u.captured = make_piece(~turn_, pawn);
  halfmove_clock_ = is_pawn || u.captured != no_piece ? 0 : halfmove_clock_ + 1;
  fullmove_ += turn_;
  key_ ^= zobrist.black_to_move ^ zobrist.en_passant[ep_];
  ep_ = no_square;
  drop_castling(bit(m.from()) | bit(m.to()));
  move_pieces(m);
  turn_ = ~turn_;
  exposed_ = false;
  look_around(m);
}

// The common move, written for the machine: no branch that cannot be foretold, no call on the way.
// An empty square counts as a piece of role 0 whose keys are zero, so that captures are no case of
// their own. Without a slider on the line through its old square, only the piece that moved can
// give check.
void Position::play(Move m, Undo& u) {
  const unsigned from = m.from(), to = m.to();
  const Piece piece = board_[from], captured = board_[to];
  u.key = key_;
  u.checkers = checkers_;
  u.castling = castling_;
  u.ep = ep_;
  u.captured = captured;
  u.exposed = exposed_;
  u.halfmove_clock = halfmove_clock_;
  const Bitboard target = bit(m.to());
  const Bitboard both = bit(m.from()) | target;
  const bool special = m.kind() != MoveKind::normal;
  if ((both & castling_squares_) | Bitboard{special} | Bitboard{exposed_}) [[unlikely]]
    return play_special(m, u);

  const Color us = turn_, them = ~us;
  const unsigned role = role_of(piece);
  key_ ^= zobrist.black_to_move ^ zobrist.en_passant[ep_] ^ zobrist.piece[piece][from] ^
          zobrist.piece[piece][to] ^ zobrist.piece[captured][to];
  by_color_[them] &= ~target;
  by_role_[role_of(captured)] &= ~target;
  by_color_[us] ^= both;
  by_role_[role] ^= both;
  board_[from] = no_piece;
  board_[to] = piece;
  ep_ = no_square;
  turn_ = them;
  fullmove_ += us;
  const std::uint32_t quiet = (role != pawn) & (captured == no_piece);
  halfmove_clock_ = (halfmove_clock_ + 1) & -quiet;

  const Bitboard ours = by_color_[us], theirs = by_color_[them];
  const unsigned their_king = lowest(theirs & by_role_[king]);
  const Bitboard sliders = (by_role_[bishop] | by_role_[rook] | by_role_[queen]) & ours;
  const Bitboard double_step = -static_cast<Bitboard>((role == pawn) & ((from ^ to) == 16));
  const Bitboard beside = pawn_attacks(us, (from + to) / 2) & theirs & by_role_[pawn];
  const Bitboard free = -static_cast<Bitboard>((between(their_king, to) & pieces()) == 0);
  checkers_ = attackers_from(piece, their_king) & target & free;
  if ((line_through(their_king, from) & sliders) | (beside & double_step)) [[unlikely]]
    look_around(m);
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
  exposed_ = u.exposed;
  halfmove_clock_ = u.halfmove_clock;
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
  return u;
}

}  // namespace planilla
