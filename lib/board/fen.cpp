// Reading FEN. One pass from left to right, field by field; the first thing that is wrong ends it,
// with the byte where it shows. Nothing is allocated and no field is looked at twice, so that a
// hostile text costs no more than its first fault.
#include "board/fen.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>

#include "board/attacks.h"
#include "board/zobrist.h"

namespace planilla {

namespace {

constexpr std::string_view piece_letters = ".PNBRQK..pnbrqk";
// No game comes near it, and a clock that runs on from it does not overflow.
constexpr std::uint32_t clock_limit = 9'999'999;
constexpr std::string_view blanks = " \t\r\n\v\f";

Piece piece_of_letter(char letter) {
  const std::size_t at = piece_letters.find(letter);
  return letter == '.' || at == std::string_view::npos ? no_piece : static_cast<Piece>(at);
}

// The next word of the text, and where it began.
struct Field {
  std::string_view text;
  std::size_t at = 0;
};

class Fields {
public:
  explicit Fields(std::string_view text) : text_(text) {}

  Field next() {
    at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size());
    const std::size_t begin = at_;
    at_ = std::min(text_.find_first_of(blanks, at_), text_.size());
    return {text_.substr(begin, at_ - begin), begin};
  }

private:
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

// Fills a Position field by field. Each step says whether reading may go on.
class PositionBuilder {
public:
  explicit PositionBuilder(bool chess960) { p_.chess960_ = chess960; }

  FenResult build(std::string_view text) {
    Fields fields(text);
    const Field placement = fields.next();
    if (placement.text.empty()) return failed(FenFault::empty, 0);
    const bool good = read_placement(placement) && check_kings(placement) &&
                      read_turn(fields.next()) && read_castling(fields.next()) && check_checks() &&
                      read_en_passant(fields.next()) && read_halfmoves(fields.next()) &&
                      read_moves(fields.next()) && at_end(fields.next());
    if (good) out_.position = p_;
    return out_;
  }

private:
  FenResult failed(FenFault fault, std::size_t at) {
    fail(fault, at);
    return out_;
  }
  bool fail(FenFault fault, std::size_t at) {
    out_.fault = fault;
    out_.fault_at = at;
    return false;
  }
  bool missing(const Field& field) {
    if (!field.text.empty()) return false;
    out_.notes |= fen_fields_missing;
    return true;
  }

  bool read_placement(const Field& field) {
    int file = 0, rank = 7;
    for (std::size_t i = 0; i < field.text.size(); ++i) {
      const char c = field.text[i];
      const std::size_t at = field.at + i;
      if (c == '/') {
        if (file < 8) return fail(FenFault::rank_too_short, at);
        if (--rank < 0) return fail(FenFault::too_many_ranks, at);
        file = 0;
      } else if (c >= '1' && c <= '9') {
        file += c - '0';
        if (file > 8) return fail(FenFault::rank_too_long, at);
      } else {
        const Piece piece = piece_of_letter(c);
        if (piece == no_piece) return fail(FenFault::bad_piece, at);
        if (file > 7) return fail(FenFault::rank_too_long, at);
        if (!place(piece, make_square(file++, rank), at)) return false;
      }
    }
    const std::size_t end = field.at + field.text.size();
    if (file < 8) return fail(FenFault::rank_too_short, end);
    return rank == 0 || fail(FenFault::too_few_ranks, end);
  }

  bool place(Piece piece, Square s, std::size_t at) {
    const Color c = color_of(piece);
    if (role_of(piece) == pawn && (bit(s) & (rank_mask(0) | rank_mask(7))))
      return fail(FenFault::pawn_on_last_rank, at);
    if (role_of(piece) == king) {
      if (p_.pieces(c, king))
        return fail(c == white ? FenFault::two_white_kings : FenFault::two_black_kings, at);
      king_at_[c] = at;
    }
    p_.put(piece, s);
    p_.key_ ^= zobrist.piece[piece][s];
    return true;
  }

  bool check_kings(const Field& field) {
    if (!p_.pieces(white, king)) return fail(FenFault::no_white_king, field.at);
    return p_.pieces(black, king) || fail(FenFault::no_black_king, field.at);
  }

  bool read_turn(const Field& field) {
    if (missing(field) || field.text == "w") return true;
    if (field.text != "b") return fail(FenFault::bad_turn, field.at);
    p_.turn_ = black;
    p_.key_ ^= zobrist.black_to_move;
    return true;
  }

  bool check_checks() {
    const Color us = p_.turn_;
    if (p_.checks_against(~us) || (pseudo_attacks(king, p_.king_square(us)) & p_.pieces(~us, king)))
      return fail(FenFault::opponent_in_check, king_at_[~us]);
    p_.checkers_ = p_.checks_against(us);
    return std::popcount(p_.checkers_) <= 2 || fail(FenFault::too_many_checkers, king_at_[us]);
  }

  bool read_castling(const Field& field) {
    if (missing(field) || field.text == "-") return true;
    CastlingRights rights;
    for (std::size_t i = 0; i < field.text.size(); ++i)
      if (!read_right(rights, field.text[i])) return fail(FenFault::bad_castling, field.at + i);
    p_.castling_ = rights;
    p_.settle_care();
    for (const Color c : {white, black})
      for (const Square s : rights.rook[c]) p_.key_ ^= zobrist.castling[s];
    return true;
  }

  // False if `letter` is none, or names a right twice. A right without its king or rook is dropped.
  bool read_right(CastlingRights& rights, char letter) {
    const Color c = letter >= 'a' ? black : white;
    const char lower = static_cast<char>(letter | 0x20);
    const bool by_file = lower >= 'a' && lower <= 'h';
    if (!by_file && lower != 'k' && lower != 'q') return false;
    const Square k = p_.king_square(c);
    const int file = lower - 'a';
    const int side = by_file ? file > file_of(k) : lower == 'k';
    bool& seen = seen_[c][by_file && file == file_of(k) ? 2 : side];
    if (seen) return false;
    seen = true;
    const Square rook_square = by_file ? rook_on_file(c, file) : outermost_rook(c, side);
    if (rook_square == no_square || rank_of(k) != home(c)) {
      out_.notes |= fen_castling_dropped;
      return true;
    }
    rights.rook[c][side] = rook_square;
    const bool usual = file_of(k) == 4 && file_of(rook_square) == (side ? 7 : 0);
    if (by_file || !usual) p_.chess960_ = true;
    if (!usual) out_.notes |= fen_only_chess960;
    return true;
  }

  static int home(Color c) { return c == white ? 0 : 7; }

  Square rook_on_file(Color c, int file) const {
    const Square s = make_square(file, home(c));
    return p_.board_[s] == make_piece(c, rook) ? s : no_square;
  }

  Square outermost_rook(Color c, int side) const {
    const int king_file = file_of(p_.king_square(c));
    const int step = side ? -1 : 1;
    for (int file = side ? 7 : 0; file != king_file; file += step) {
      const Square s = rook_on_file(c, file);
      if (s != no_square) return s;
    }
    return no_square;
  }

  bool read_en_passant(const Field& field) {
    if (missing(field) || field.text == "-") return true;
    if (field.text.size() != 2 || field.text[0] < 'a' || field.text[0] > 'h')
      return fail(FenFault::bad_en_passant, field.at);
    if (field.text[1] != '3' && field.text[1] != '6')
      return fail(FenFault::bad_en_passant, field.at + 1);
    const Square ep = make_square(field.text[0] - 'a', field.text[1] - '1');
    if (!could_be_skipped(ep)) {
      out_.notes |= fen_en_passant_wrong;
      return true;
    }
    p_.offer_en_passant(ep);
    if (p_.ep_ == no_square) out_.notes |= fen_en_passant_dropped;
    return true;
  }

  bool could_be_skipped(Square ep) const {
    if (rank_of(ep) != (p_.turn_ == white ? 5 : 2)) return false;
    const Square came_from = static_cast<Square>(ep ^ 24), stands_on = static_cast<Square>(ep ^ 8);
    return p_.board_[stands_on] == make_piece(~p_.turn_, pawn) && p_.board_[ep] == no_piece &&
           p_.board_[came_from] == no_piece;
  }

  bool read_halfmoves(const Field& field) {
    std::uint32_t value = 0;
    if (missing(field)) return true;
    if (!read_number(field, clock_limit, value))
      return fail(FenFault::bad_halfmove_clock, field.at);
    p_.halfmove_clock_ = value;
    return true;
  }

  bool read_moves(const Field& field) {
    std::uint32_t value = 1;
    if (missing(field)) return true;
    if (!read_number(field, clock_limit, value))
      return fail(FenFault::bad_fullmove_number, field.at);
    p_.fullmove_ = value;
    return true;
  }

  static bool read_number(const Field& field, std::uint32_t limit, std::uint32_t& value) {
    const char* end = field.text.data() + field.text.size();
    const auto [stop, error] = std::from_chars(field.text.data(), end, value);
    return error == std::errc() && stop == end && value <= limit;
  }

  bool at_end(const Field& field) {
    return field.text.empty() || fail(FenFault::trailing_text, field.at);
  }

  Position p_;
  FenResult out_;
  std::array<std::size_t, 2> king_at_{};
  bool seen_[2][3] = {};  // rights named: queenside, kingside, on the king's own file
};

FenResult parse_fen(std::string_view text, bool chess960) {
  return PositionBuilder(chess960).build(text);
}

std::string_view fen_fault_name(FenFault fault) {
  static constexpr std::string_view names[] = {"none",
                                               "empty",
                                               "bad-piece",
                                               "rank-too-long",
                                               "rank-too-short",
                                               "too-few-ranks",
                                               "too-many-ranks",
                                               "no-white-king",
                                               "no-black-king",
                                               "two-white-kings",
                                               "two-black-kings",
                                               "pawn-on-last-rank",
                                               "bad-turn",
                                               "bad-castling",
                                               "bad-en-passant",
                                               "bad-halfmove-clock",
                                               "bad-fullmove-number",
                                               "opponent-in-check",
                                               "too-many-checkers",
                                               "trailing-text"};
  return names[static_cast<std::size_t>(fault)];
}

}  // namespace planilla
