// What a move does, seen as roughly as a glance at the board does: exchanges on one square, and no further.
#include "notation/usual_moves.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/toml_table.h"

namespace planilla {

namespace {

// By role, in hundredths of a pawn. Whoever takes with the king into a guarded square loses everything.
constexpr int value_of[] = {0, 100, 300, 320, 500, 900, 10000};
constexpr int little = 50, minor_piece = 200, major_piece = 420;

enum Feature : std::size_t {
  wins_piece, wins_pawn, trades, loses_taking,      // captures, by what the exchange comes to
  gives_pawn, gives_minor, gives_major,             // put where it is taken
  retakes, takes_mover,                             // on the square of the move before
  saves_pawn, saves_minor, saves_major,             // from where it would have been taken
  leaves_minor, leaves_major,                       // another piece where it can be taken
  checks, checks_giving, mates, castles, promotes, underpromotes,
  double_step, edge_pawn,
  of_role,                                          // five roles but the pawn, in three phases
  forward = of_role + 15,                           // by role
  backward = forward + 6,                           // five roles but the pawn
  inward = backward + 5,                            // ranks and files nearer to the middle, by role
  develops = inward + 6,                            // from the own first rank: all but pawn and king
  features_end = develops + 4,
};
static_assert(features_end <= move_feature_count);

constexpr const char* plain_names[] = {
    "wins_piece",  "wins_pawn",    "trades",       "loses_taking", "gives_pawn",    "gives_minor", "gives_major",   "retakes",
    "takes_mover", "saves_pawn",   "saves_minor",  "saves_major",  "leaves_minor",  "leaves_major", "checks",       "checks_giving",
    "mates",       "castles",      "promotes",     "underpromotes", "double_step",  "edge_pawn"};
constexpr const char* role_names[] = {"", "pawn", "knight", "bishop", "rook", "queen", "king"};
constexpr const char* phase_names[] = {"opening", "middlegame", "endgame"};

int worth(const Position& position, Square s) { return value_of[role_of(position.piece_on(s))]; }

// What `by` wins by taking, or not, on a square where something of `value` stands.
int take_on(const Position& position, Square s, Color by, Bitboard occupied, int value) {
  const Bitboard attackers = position.attackers_to(s, occupied) & occupied & position.pieces(by);
  for (const Role role : {pawn, knight, bishop, rook, queen, king}) {
    const Bitboard of_role = attackers & position.pieces(role);
    if (of_role == 0) continue;
    const Bitboard from = of_role & (~of_role + 1);
    return std::max(0, value - take_on(position, s, ~by, occupied ^ from, value_of[role]));
  }
  return 0;
}

int exchange(const Position& before, Move move) {
  if (move.is_castle()) return 0;
  Bitboard occupied = (before.pieces() & ~bit(move.from())) | bit(move.to());
  int gain = worth(before, move.to());
  if (move.kind() == MoveKind::en_passant) {
    gain = value_of[pawn];
    occupied &= ~bit(make_square(file_of(move.to()), rank_of(move.from())));
  }
  int mine = worth(before, move.from());
  if (move.promoted() != no_role) {
    gain += value_of[move.promoted()] - value_of[pawn];
    mine = value_of[move.promoted()];
  }
  return gain - take_on(before, move.to(), ~before.turn(), occupied, mine);
}

int phase_of(const Position& position) {
  if (position.fullmove_number() <= 10) return 0;
  const int pieces = std::popcount(position.pieces() & ~position.pieces(pawn));
  return pieces > 7 ? 1 : 2;
}

int to_middle(Square s) {
  const int file = std::min(file_of(s), 7 - file_of(s)), rank = std::min(rank_of(s), 7 - rank_of(s));
  return file + rank;
}

void mark_exchange(const Position& before, PreviousMove previous, Move move, MoveFeatures& out) {
  const int gain = exchange(before, move);
  if (before.is_capture(move)) {
    ++out[gain >= minor_piece ? wins_piece : gain >= little ? wins_pawn : gain > -little ? trades : loses_taking];
    if (move.to() == previous.to) ++out[previous.took ? retakes : takes_mover];
  } else if (gain <= -little) {
    ++out[gain <= -major_piece ? gives_major : gain <= -minor_piece ? gives_minor : gives_pawn];
  }
  if (before.gives_check(move)) ++out[gain <= -little ? checks_giving : checks];
}

// What the other player could take: from the square left, and from the others as it stands now.
void mark_threats(const Position& before, const Position& after, Move move, MoveFeatures& out) {
  const Color other = ~before.turn();
  if (!move.is_castle()) {
    const int danger = take_on(before, move.from(), other, before.pieces(), std::min(worth(before, move.from()), value_of[queen]));
    if (danger >= little && role_of(before.piece_on(move.from())) != king)
      ++out[danger >= major_piece ? saves_major : danger >= minor_piece ? saves_minor : saves_pawn];
  }
  int worst = 0;
  Bitboard rest = after.pieces(before.turn()) & ~after.pieces(pawn) & ~after.pieces(king) & ~bit(move.to());
  for (; rest != 0; rest &= rest - 1) {
    const Square s = first_square(rest);
    worst = std::max(worst, take_on(after, s, other, after.pieces(), worth(after, s)));
  }
  if (worst >= minor_piece) ++out[worst >= major_piece ? leaves_major : leaves_minor];
}

void mark_way(const Position& before, Move move, MoveFeatures& out) {
  const Role role = role_of(before.piece_on(move.from()));
  const std::size_t r = static_cast<std::size_t>(role);
  const Square from = before.turn() == white ? move.from() : mirror(move.from());
  const Square to = before.turn() == white ? move.to() : mirror(move.to());
  if (role != pawn) ++out[of_role + static_cast<std::size_t>(phase_of(before)) * 5 + r - 2];
  if (move.is_castle()) {
    ++out[castles];
    return;
  }
  if (rank_of(to) > rank_of(from)) ++out[forward + r - 1];
  if (rank_of(to) < rank_of(from)) ++out[backward + r - 2];
  out[inward + r - 1] = static_cast<std::int8_t>(to_middle(to) - to_middle(from));
  if (rank_of(from) == 0 && role >= knight && role <= queen) ++out[develops + r - 2];
  if (role != pawn) return;
  if (rank_of(to) - rank_of(from) == 2) ++out[double_step];
  if (file_of(to) == 0 || file_of(to) == 7) ++out[edge_pawn];
  if (move.promoted() != no_role) ++out[move.promoted() == queen ? promotes : underpromotes];
}

}  // namespace

MoveFeatures move_features(const Position& before, PreviousMove previous, Move move) {
  MoveFeatures out{};
  Position after = before;
  after.play(move);
  mark_exchange(before, previous, move, out);
  mark_threats(before, after, move, out);
  mark_way(before, move, out);
  if (after.is_checkmate()) ++out[mates];
  return out;
}

std::string move_feature_name(std::size_t feature) {
  const auto named = [](std::string prefix, std::size_t role) { return prefix + '_' + role_names[role]; };
  if (feature < of_role) return plain_names[feature];
  if (feature < forward) return named(phase_names[(feature - of_role) / 5], (feature - of_role) % 5 + 2);
  if (feature < backward) return named("forward", feature - forward + 1);
  if (feature < inward) return named("backward", feature - backward + 2);
  if (feature < develops) return named("inward", feature - inward + 1);
  if (feature < features_end) return named("develops", feature - develops + 2);
  return {};
}

UsualWeights::UsualWeights(const Data& data) {
  TomlTable file = TomlTable::parse(data, "repair/usual_moves.toml");
  const auto number = [&](const std::string& key, int lowest, int highest) {
    const std::int64_t value = file.number(key, lowest - 1);
    if (value < lowest || value > highest) file.fail(key, "a number from " + std::to_string(lowest) + " to " + std::to_string(highest) + " is needed");
    return static_cast<int>(value);
  };
  trust = number("trust", 0, 100);
  most = number("most", 0, 100000);
  for (std::size_t i = 0; i < features_end; ++i) of_feature[i] = number(move_feature_name(i), -2000, 2000);
  file.finish();
}

int UsualMoves::score(const MoveFeatures& features) const {
  int sum = 0;
  for (std::size_t i = 0; i < features_end; ++i) sum += weights_.of_feature[i] * features[i];
  return sum;
}

int UsualMoves::cost(const Position& before, PreviousMove previous, Move move) {
  const std::uint64_t place = before.key() ^ (previous.to * 2u + (previous.took ? 1u : 0u)) * 0x9e3779b97f4a7c15ull;
  const auto [known, is_new] = known_.try_emplace(place * 31 + move.bits());
  if (!is_new) return known->second;
  const auto [total, is_first] = total_.try_emplace(place);
  if (is_first) {
    MoveList moves;
    before.legal_moves(moves);
    double sum = 0;
    for (const Move one : moves) sum += std::exp(score(move_features(before, previous, one)) / 100.0);
    total->second = static_cast<int>(100 * std::log(sum / std::max(1, moves.size())));
  }
  known->second = (total->second - score(move_features(before, previous, move))) * weights_.trust / 100;
  return known->second;
}

}  // namespace planilla
