// A legal move as text. Disambiguation looks only at pieces of the same kind that reach the same
// square, found backwards from it, so that no list of moves is made.
#include "notation/write/san.h"

#include <cassert>
#include <cstring>

#include "board/attacks.h"
#include "board/castling.h"
#include "board/legality.h"

namespace planilla {

namespace {

// Characters gathered on the stack and appended at once: one move is one append.
class Text {
public:
  explicit Text(std::string& out) : out_(out) {}
  ~Text() { out_.append(buffer_, size_); }
  Text(const Text&) = delete;
  Text& operator=(const Text&) = delete;

  void put(char c) { buffer_[size_++] = c; }
  void put(std::string_view word) {
    if (word.size() == 1) return put(word[0]);
    if (size_ + word.size() + 8 > sizeof buffer_) {
      out_.append(buffer_, size_).append(word);
      size_ = 0;
      return;
    }
    std::memcpy(buffer_ + size_, word.data(), word.size());
    size_ += word.size();
  }
  void file(Square s) { put(static_cast<char>('a' + file_of(s))); }
  void rank(Square s) { put(static_cast<char>('1' + rank_of(s))); }
  void square(Square s) {
    file(s);
    rank(s);
  }

private:
  std::string& out_;
  std::size_t size_ = 0;
  char buffer_[48];
};

// Other pieces of that kind that can legally go to the same square.
Bitboard rivals(const Position& p, Role role, Square from, Square to) {
  Bitboard near = pseudo_attacks(role, to) & p.pieces(p.turn(), role) & ~bit(from);
  Bitboard found = 0;
  while (near) {
    const Square s = take_lowest(near);
    if (between(s, to) & p.pieces()) continue;
    if (piece_move_is_safe(p, s, to)) found |= bit(s);
  }
  return found;
}

void put_departure(const Position& p, Role role, Square from, Square to, Text& text) {
  const Disambiguation departure = disambiguation_of(p, role, from, to);
  if (departure == Disambiguation::file || departure == Disambiguation::square) text.file(from);
  if (departure == Disambiguation::rank || departure == Disambiguation::square) text.rank(from);
}

void put_ending(Move move, std::uint16_t facts, const Symbols& symbols, Text& text) {
  if (move.kind() == MoveKind::promotion) {
    text.put('=');
    text.put(symbols.of[move.promoted()]);
  }
  text.put(san_sign(facts));
}

}  // namespace

Disambiguation disambiguation_of(const Position& before, Role role, Square from, Square to) {
  assert(role_of(before.piece_on(from)) == role && from != to);
  const Bitboard others = rivals(before, role, from, to);
  if (!others) return Disambiguation::none;
  if (!(others & file_mask(file_of(from)))) return Disambiguation::file;
  return others & rank_mask(rank_of(from)) ? Disambiguation::square : Disambiguation::rank;
}

Symbols Symbols::english() {
  return {{"", "", "N", "B", "R", "Q", "K"}};
}

Symbols Symbols::figurine() {
  return {{"", "", "♘", "♗", "♖", "♕", "♔"}};
}

Symbols Symbols::of_language(const Language& language) {
  Symbols out;
  for (Role role : {knight, bishop, rook, queen, king})
    if (!language.symbols[role].empty()) out.of[role] = language.symbols[role].front();
  return out;
}

std::string_view san_sign(std::uint16_t facts) {
  if (facts & claim_mate) return "#";
  return facts & claim_check ? "+" : "";
}

std::size_t san_at_front(const Position& before, Move move, std::string_view text) {
  static const Symbols letters = Symbols::english();
  std::string san;
  append_san(before, move, 0, letters, san);
  return text.starts_with(san) ? san.size() : 0;
}

void append_san(const Position& before, Move move, std::uint16_t facts, const Symbols& symbols,
                std::string& out) {
  Text text(out);
  const Square from = move.from(), to = move.to();
  const Role role = role_of(before.piece_on(from));
  if (move.is_castle()) {
    text.put(move.is_short_castle() ? "O-O" : "O-O-O");
  } else if (role == pawn) {
    if (file_of(from) != file_of(to)) {
      text.file(from);
      text.put('x');
    }
    text.square(to);
  } else {
    text.put(symbols.of[role]);
    if (role != king) put_departure(before, role, from, to, text);
    if (before.piece_on(to) != no_piece) text.put('x');
    text.square(to);
  }
  put_ending(move, facts, symbols, text);
}

void append_lan(const Position& before, Move move, std::uint16_t facts, const Symbols& symbols,
                std::string& out) {
  Text text(out);
  if (move.is_castle()) {
    text.put(move.is_short_castle() ? "O-O" : "O-O-O");
  } else {
    const Role role = role_of(before.piece_on(move.from()));
    if (role != pawn) text.put(symbols.of[role]);
    text.square(move.from());
    text.put(before.is_capture(move) ? 'x' : '-');
    text.square(move.to());
  }
  put_ending(move, facts, symbols, text);
}

void append_uci(const Position& before, Move move, std::string& out) {
  assert(!move || before.piece_on(move.from()) != no_piece);
  Text text(out);
  text.square(move.from());
  const bool king_jumps = move.is_castle() && !before.chess960();
  text.square(king_jumps ? castle_king_to(move) : move.to());
  if (move.kind() == MoveKind::promotion) text.put(" pnbrqk"[move.promoted()]);
}

std::string san(const Position& before, Move move) {
  Position after = before;
  after.play(move);
  std::string out;
  append_san(before, move, facts_of(before, move, after), Symbols::english(), out);
  return out;
}

}  // namespace planilla
