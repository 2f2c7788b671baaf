// A position and the rules of movement, Chess960 included.
//
//   Position p = Position::initial();
//   MoveList moves;
//   p.legal_moves(moves);                       // 20 of them
//   Undo undo = p.play(Move::normal(12, 28));   // e2e4
//   p.undo(Move::normal(12, 28), undo);
//
// A Position is always one in which both sides have exactly one king (parse_fen in board/fen.h sees
// to it); the side not to move may not be in check. `play` takes a legal move and does not look:
// legality is asked of legal_moves(), is_legal() or resolve(). Everything is incremental: hash,
// checkers, and no allocation. Under 200 bytes; cheap to copy.
#pragma once

#include <cstdint>

#include "board/move.h"
#include "board/types.h"

namespace planilla {

// Which rooks may still castle: the squares of the rooks, by colour and side ([0] queenside/long,
// [1] kingside/short), no_square where the right is lost.
struct CastlingRights {
  Square rook[2][2] = {{no_square, no_square}, {no_square, no_square}};
  friend bool operator==(const CastlingRights&, const CastlingRights&) = default;
};

// What `play` cannot recompute.
struct Undo {
  std::uint64_t key;
  Bitboard checkers;
  CastlingRights castling;
  Square ep;
  Piece captured;
  bool exposed;
  std::uint32_t halfmove_clock;
};

struct FastMove;  // board/advance.h

class Position {
public:
  static const Position& initial();

  Color turn() const { return turn_; }
  Piece piece_on(Square s) const { return board_[s]; }
  Bitboard pieces() const { return by_color_[white] | by_color_[black]; }
  Bitboard pieces(Color c) const { return by_color_[c]; }
  Bitboard pieces(Role r) const { return by_role_[r]; }
  Bitboard pieces(Color c, Role r) const { return by_color_[c] & by_role_[r]; }
  Bitboard sliders() const { return by_role_[bishop] | by_role_[rook] | by_role_[queen]; }
  Square king_square(Color c) const { return first_square(pieces(c, king)); }
  Bitboard checkers() const { return checkers_; }  // of the side to move's king
  bool in_check() const { return checkers_ != 0; }
  // The square a pawn just skipped, only where some pawn can *legally* capture there; else
  // no_square.
  Square en_passant() const { return ep_; }
  const CastlingRights& castling() const { return castling_; }
  bool can_castle(Color c, int side) const { return castling_.rook[c][side] != no_square; }
  bool chess960() const { return chess960_; }
  int halfmove_clock() const {
    return static_cast<int>(halfmove_clock_);
  }  // half-moves since capture or pawn move
  int fullmove_number() const { return static_cast<int>(fullmove_); }
  // Zobrist key: pieces, side to move, castling rights, legal en passant. Equal positions in the
  // sense of Article 9.2 have equal keys.
  std::uint64_t key() const { return key_; }

  // All pieces of either colour that attack `s`, given `occupied`.
  Bitboard attackers_to(Square s, Bitboard occupied) const;
  bool attacked_by(Color by, Square s, Bitboard occupied) const;
  // Sliders of colour `by` that would attack `s` on an empty board.
  Bitboard snipers_at(Color by, Square s) const;
  // Own pieces that may not leave the line between their king and a slider.
  Bitboard pinned(Color c) const;

  void legal_moves(MoveList& out) const;
  bool is_legal(Move m) const;  // false for anything that is not exactly a legal move here
  bool has_legal_move() const;
  bool is_checkmate() const { return in_check() && !has_legal_move(); }
  bool is_stalemate() const { return !in_check() && !has_legal_move(); }

  bool is_capture(Move m) const {
    return m.kind() == MoveKind::en_passant || (!m.is_castle() && board_[m.to()] != no_piece);
  }
  // Does this legal move give check?
  bool gives_check(Move m) const;

  // Costs nothing if the Undo is discarded.
  Undo play(Move m) {
    const Undo u = before(m);
    advance(m);
    return u;
  }
  void undo(Move m, const Undo& u);
  // A null move ("--"): the side to move passes. Not a move of chess; for variations that contain
  // one. Taken back by undo(Move(), ...). A side that passes in check leaves its king to be taken;
  // no move ever takes it, though.
  Undo pass();
  // A move that is not legal and was played all the same: a piece of the side to move goes from one
  // square to another that holds neither a piece of its own (but for castling) nor a king. Taken
  // back like any other. A king that it leaves in check is never taken.
  Undo force(Move m);

private:
  friend class PositionBuilder;  // board/fen.cpp
  friend struct FastPath;        // board/fast_move.h

  void put(Piece piece, Square s);
  void take(Piece piece, Square s);
  Undo before(Move m) const {
    const Piece taken = m.kind() == MoveKind::en_passant ? make_piece(~turn_, pawn)
                        : m.is_castle()                  ? no_piece
                                                         : board_[m.to()];
    return {key_, checkers_, castling_, ep_, taken, exposed_, halfmove_clock_};
  }
  void advance(Move m);
  bool wants_care(Bitboard touched) const;
  void advance_plainly(unsigned us, const FastMove& m);
  void advance_special(Move m);
  void move_pieces(Move m);
  void drop_castling(Bitboard touched);
  void settle_care();
  void offer_en_passant(Square ep);
  Bitboard checks_against(Color c) const;

  Bitboard by_role_[7] = {};
  Bitboard by_color_[2] = {};
  Piece board_[64] = {};
  Bitboard checkers_ = 0;
  // A move that touches one of these is no common one: of kings and rooks with a right to castle,
  // which it loses; or all squares, while a pawn can be taken en passant or the king of the side
  // that moved is exposed.
  Bitboard care_ = 0;
  std::uint64_t key_ = 0;
  CastlingRights castling_;
  Square ep_ = no_square;
  Color turn_ = white;
  bool chess960_ = false;
  bool exposed_ =
      false;  // the other side passed, or stayed, in check: its king may be attacked from anywhere
  std::uint32_t halfmove_clock_ = 0;
  std::uint32_t fullmove_ = 1;
};

}  // namespace planilla
