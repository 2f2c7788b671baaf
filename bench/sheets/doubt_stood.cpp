// An illegal move that nobody noticed, and a game that went on behind it.
#include <algorithm>

#include "board/attacks.h"
#include "doubt_families.h"
#include "notation/write/san.h"

namespace planilla::sheets {

namespace {

struct Line {
  Position position = Position::initial();
  std::vector<std::string> words;
  std::vector<Move> moves;

  void play(Move move, const Language& language) {
    words.push_back(spelled(position, move, language));
    moves.push_back(move);
    position.play(move);
  }
};

// A move of a piece that would be legal were the king not attacked behind it.
Move leaves_king_attacked(const Position& position, Random& random) {
  std::vector<Move> found;
  MoveList legal;
  position.legal_moves(legal);
  for (Bitboard from = position.pieces(position.turn()); from; from &= from - 1) {
    const Square s = first_square(from);
    const Role role = role_of(position.piece_on(s));
    if (role == pawn) continue;
    for (int to = 0; to < 64; ++to) {
      const Square t = make_square(to % 8, to / 8);
      if (bit(t) & (position.pieces(position.turn()) | position.pieces(king))) continue;
      if (!(piece_attacks(role, s, position.pieces()) & bit(t))) continue;
      if (!position.is_legal(Move::normal(s, t))) found.push_back(Move::normal(s, t));
    }
  }
  return found.empty() ? Move() : found[random.below(found.size())];
}

// A rook moves out and back, and its king castles all the same.
bool shuffle_and_castle(Line& line, const Language& language, Random& random) {
  const bool is_white = line.position.turn() == white;
  const int rank = is_white ? 0 : 7;
  const Move castle = Move::castle(make_square(4, rank), make_square(7, rank));
  if (!line.position.is_legal(castle)) return false;
  const Square home = make_square(7, rank), beside = make_square(6, rank);
  for (const auto& [from, to] : {std::pair{home, beside}, std::pair{beside, home}}) {
    const Move step = Move::normal(from, to);
    if (!line.position.is_legal(step)) return false;
    line.play(step, language);
    const Move reply = random_move(line.position, random);
    if (!reply) return false;
    line.play(reply, language);
  }
  const Square king_at = make_square(4, rank);
  if (line.position.in_check() || line.position.piece_on(make_square(5, rank)) != no_piece ||
      line.position.piece_on(make_square(6, rank)) != no_piece ||
      line.position.king_square(line.position.turn()) != king_at ||
      line.position.piece_on(home) != make_piece(line.position.turn(), rook))
    return false;
  line.words.push_back("O-O");
  line.position.force(castle);
  return true;
}

bool step_into_attack(Line& line, const Language& language, Random& random) {
  const Move move = leaves_king_attacked(line.position, random);
  if (!move) return false;
  const Role role = role_of(line.position.piece_on(move.from()));
  const std::string takes = line.position.piece_on(move.to()) != no_piece ? "x" : "";
  const std::string& letter = Symbols::of_language(language).of[role];
  const std::string word = letter + takes + square_name(move.to());
  MoveList legal;
  line.position.legal_moves(legal);
  for (const Move other : legal)  // the word may be a legal move of another piece
    if (role_of(line.position.piece_on(other.from())) == role && other.to() == move.to())
      return false;
  line.words.push_back(word);
  line.position.force(move);
  return true;
}

// The moves of the game where they are still legal, others by chance where not.
bool go_on(Line& line, const TrueGame& game, const Language& language, std::size_t count,
           Random& random) {
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t ply = line.words.size();
    Move move = ply < game.moves.size() ? game.moves[ply] : Move();
    if (!move || !line.position.is_legal(move)) move = random_move(line.position, random);
    if (!move || (bit(move.to()) & line.position.pieces(king) && !move.is_castle())) return false;
    line.play(move, language);
  }
  return true;
}

}  // namespace

Doubtful stood(const TrueGame& game, const Language& language, Random& random) {
  for (int attempt = 0; attempt < 60; ++attempt) {
    const std::size_t most = std::min<std::size_t>(game.moves.size() - 2, 60);
    const std::size_t ply = 4 + random.below(most - 4);
    const bool castles = random.below(3) == 0;
    Line line;
    for (std::size_t i = 0; i < ply; ++i) line.play(game.moves[i], language);
    const bool wants_check = random.coin();
    if (!castles && wants_check && !line.position.in_check()) continue;
    if (castles ? !shuffle_and_castle(line, language, random)
                : !step_into_attack(line, language, random))
      continue;
    DoubtSheet out;
    out.moves = line.moves;
    const std::string word = line.words.back();
    if (!go_on(line, game, language, 10 + random.below(14), random)) continue;
    out.stops = {{out.moves.size(), {}}};
    out.must_stop = true;
    if (random.coin()) out.text = tag_lines(game);
    for (std::size_t i = 0; i < line.words.size(); ++i) {
      if (i % 2 == 0) out.text += std::to_string(i / 2 + 1) + ". ";
      out.text += line.words[i] + (i % 8 == 7 ? '\n' : ' ');
    }
    out.text += out.text[0] == '[' ? game.result + "\n" : "*\n";
    out.note = word + " at ply " + std::to_string(out.moves.size() + 1);
    return out;
  }
  return std::nullopt;
}

}  // namespace planilla::sheets
