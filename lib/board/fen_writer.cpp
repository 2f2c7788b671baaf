// Writing FEN.
#include "board/fen.h"

namespace planilla {

namespace {

constexpr std::string_view letters_by_piece = ".PNBRQK..pnbrqk";

char file_letter(Square s) {
  return static_cast<char>('a' + file_of(s));
}

char in_case_of(Color c, char lower) {
  return static_cast<char>(c == white ? lower & ~0x20 : lower);
}

void write_rank(const Position& p, int rank, std::string& out) {
  int empty = 0;
  const auto flush = [&] {
    if (empty != 0) out += static_cast<char>('0' + empty);
    empty = 0;
  };
  for (int file = 0; file < 8; ++file) {
    const Piece piece = p.piece_on(make_square(file, rank));
    if (piece == no_piece) {
      ++empty;
      continue;
    }
    flush();
    out += letters_by_piece[piece];
  }
  flush();
}

// Has the side another rook farther out than the castling rook? Then K or Q would name that one.
bool is_outermost(const Position& p, Color c, int side, Square s) {
  const Bitboard rooks = p.pieces(c, rook) & rank_mask(rank_of(s));
  const Bitboard below = bit(s) - 1;
  const Bitboard outside = side ? ~(below | bit(s)) : below;
  return (rooks & outside) == 0;
}

enum class Style { xfen, shredder };

void write_castling(const Position& p, Style style, std::string& out) {
  const std::size_t begin = out.size();
  for (int c = 0; c < 2; ++c)
    for (int side = 1; side >= 0; --side) {
      const Color color = static_cast<Color>(c);
      const Square s = p.castling().rook[color][side];
      if (s == no_square) continue;
      const bool plain = style == Style::xfen && is_outermost(p, color, side, s);
      out += in_case_of(color, plain ? (side ? 'k' : 'q') : file_letter(s));
    }
  if (out.size() == begin) out += '-';
}

std::string write_fen(const Position& p, Style style) {
  std::string out;
  out.reserve(90);
  for (int rank = 7; rank >= 0; --rank) {
    write_rank(p, rank, out);
    out += rank != 0 ? '/' : ' ';
  }
  out += p.turn() == white ? "w " : "b ";
  write_castling(p, style, out);
  out += ' ';
  const Square ep = p.en_passant();
  if (ep == no_square) {
    out += '-';
  } else {
    out += file_letter(ep);
    out += static_cast<char>('1' + rank_of(ep));
  }
  out.append(" ").append(std::to_string(p.halfmove_clock()));
  out.append(" ").append(std::to_string(p.fullmove_number()));
  return out;
}

}  // namespace

std::string to_fen(const Position& position) {
  return write_fen(position, Style::xfen);
}

std::string to_shredder_fen(const Position& position) {
  return write_fen(position, Style::shredder);
}

}  // namespace planilla
