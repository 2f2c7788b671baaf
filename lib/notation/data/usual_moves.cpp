// What a move does, seen as roughly as a glance at the board does: exchanges on one square, and no
// further.
#include "notation/data/usual_moves.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "board/attacks.h"
#include "notation/data/exchange.h"
#include "notation/data/glance.h"

namespace planilla {

namespace {

constexpr int little = 50, minor_piece = 200, major_piece = 420;

enum Feature : std::size_t {
  wins_piece,
  wins_pawn,
  trades,
  loses_taking,  // captures, by what the exchange comes to
  gives_pawn,
  gives_minor,
  gives_major,  // put where it is taken
  retakes,
  takes_mover,  // on the square of the move before
  saves_pawn,
  saves_minor,
  saves_major,  // from where it would have been taken
  leaves_minor,
  leaves_major,  // another piece where it can be taken
  checks,
  checks_giving,
  mates,
  castles,
  promotes,
  underpromotes,
  double_step,
  edge_pawn,
  goes_back,
  threatens_minor,
  threatens_major,
  passed_pawn,
  open_file,
  near_last,
  of_role,                 // five roles but the pawn, in three phases
  forward = of_role + 15,  // by role
  backward = forward + 6,  // five roles but the pawn
  inward = backward + 5,   // ranks and files nearer to the middle, by role
  develops = inward + 6,   // from the own first rank: all but pawn and king
  again = develops + 4,    // the piece moved last, in three phases
  features_end = again + 3,
};
static_assert(features_end <= fast_feature_count);

constexpr const char* plain_names[] = {
    "wins_piece",    "wins_pawn",   "trades",       "loses_taking",    "gives_pawn",
    "gives_minor",   "gives_major", "retakes",      "takes_mover",     "saves_pawn",
    "saves_minor",   "saves_major", "leaves_minor", "leaves_major",    "checks",
    "checks_giving", "mates",       "castles",      "promotes",        "underpromotes",
    "double_step",   "edge_pawn",   "goes_back",    "threatens_minor", "threatens_major",
    "passed_pawn",   "open_file",   "near_last"};
constexpr const char* role_names[] = {"", "pawn", "knight", "bishop", "rook", "queen", "king"};
constexpr const char* phase_names[] = {"opening", "middlegame", "endgame"};

// The board behind a move, made when somebody asks for it: of most moves nobody does.
class Behind {
public:
  Behind(const Position& before, Move move) : before_(before), move_(move) {}
  const Position& board() {
    if (!after_) after_.emplace(before_).play(move_);
    return *after_;
  }

private:
  const Position& before_;
  Move move_;
  std::optional<Position> after_;
};

// `threatened`: squares that the other side may attack behind the move.
int exchange(const Glance& glance, Move move, Bitboard threatened) {
  if (move.is_castle()) return 0;
  const Position& before = glance.before;
  int gain = worth(before, move.to());
  int mine = worth(before, move.from());
  if (move.promoted() != no_role) {
    gain += piece_values[move.promoted()] - piece_values[pawn];
    mine = piece_values[move.promoted()];
  }
  if (move.kind() == MoveKind::en_passant) gain = piece_values[pawn];
  if (!(threatened & bit(move.to()))) return gain;
  return gain - take_on(before, move.to(), glance.other, glance.occupied_behind(move), mine);
}

int to_middle(Square s) {
  const int file = std::min(file_of(s), 7 - file_of(s)),
            rank = std::min(rank_of(s), 7 - rank_of(s));
  return file + rank;
}

// Where the features of a move go: counted, or their weights added up.
struct Counted {
  void add(std::size_t feature, int times = 1) {
    features.plain[feature] = static_cast<std::int8_t>(features.plain[feature] + times);
  }
  void set_squares(std::size_t from, std::size_t to) {
    features.squares = {static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(to)};
  }
  MoveFeatures features;
};

struct Weighed {
  void add(std::size_t feature, int times = 1) { sum += of_feature[feature] * times; }
  void set_squares(std::size_t from, std::size_t to) { sum += of_feature[from] + of_feature[to]; }
  const int* of_feature;
  int sum = 0;
};

template <class Out>
void mark_exchange(const Glance& glance, PreviousMove previous, Move move, bool gives_check,
                   Bitboard threatened, Out& out) {
  const int gain = exchange(glance, move, threatened);
  if (glance.before.is_capture(move)) {
    out.add(gain >= minor_piece ? wins_piece
            : gain >= little    ? wins_pawn
            : gain > -little    ? trades
                                : loses_taking);
    if (move.to() == previous.to) out.add(previous.took ? retakes : takes_mover);
  } else if (gain <= -little) {
    out.add(gain <= -major_piece ? gives_major : gain <= -minor_piece ? gives_minor : gives_pawn);
  }
  if (gives_check) out.add(gain <= -little ? checks_giving : checks);
}

// Does what is lost with a piece of that worth say more than what is lost already? Nothing is lost
// but the piece, and only which of the two limits it reaches is asked.
bool may_say_more(int value, int lost) {
  return lost < major_piece && (lost < minor_piece || value >= major_piece);
}

// The most that the other player could win by taking a piece that has not moved, as far as it tells
// minor_piece and major_piece apart.
int worst_loss(Glance& glance, Behind& behind, Move move, Bitboard threatened) {
  const Position& placed = move.is_castle() ? behind.board() : glance.before;
  Bitboard rest = threatened & placed.pieces(glance.before.turn()) & ~placed.pieces(pawn) &
                  ~placed.pieces(king) & ~bit(move.from()) & ~bit(move.to());
  int worst = 0;
  for (; rest != 0; rest &= rest - 1) {
    const Square s = first_square(rest);
    const int value = worth(placed, s);
    if (!may_say_more(value, worst)) continue;
    const auto taken = [&](const Position& after) {
      return take_on(after, s, glance.other, after.pieces(), value);
    };
    worst = std::max(worst, glance.leaves_alone(move, s) ? glance.loss(s) : taken(behind.board()));
  }
  return worst;
}

// What the other player could take: from the square left, and from the others as it stands now.
template <class Out>
void mark_threats(Glance& glance, Behind& behind, Move move, Bitboard threatened, Out& out) {
  if (!move.is_castle() && role_of(glance.before.piece_on(move.from())) != king) {
    const int danger = glance.loss(move.from());
    if (danger >= little)
      out.add(danger >= major_piece   ? saves_major
              : danger >= minor_piece ? saves_minor
                                      : saves_pawn);
  }
  const int worst = worst_loss(glance, behind, move, threatened);
  if (worst >= minor_piece) out.add(worst >= major_piece ? leaves_major : leaves_minor);
}

template <class Out>
void mark_way(const Glance& glance, Move move, Out& out) {
  const Position& before = glance.before;
  const Role role = role_of(before.piece_on(move.from()));
  const std::size_t r = static_cast<std::size_t>(role);
  const Square from = before.turn() == white ? move.from() : mirror(move.from());
  const Square to = before.turn() == white ? move.to() : mirror(move.to());
  const std::size_t phase = glance.phase;
  if (role != pawn) out.add(of_role + phase * 5 + r - 2);
  if (move.is_castle()) {
    out.add(castles);
    return;
  }
  if (rank_of(to) > rank_of(from)) out.add(forward + r - 1);
  if (rank_of(to) < rank_of(from)) out.add(backward + r - 2);
  out.add(inward + r - 1, to_middle(to) - to_middle(from));
  if (rank_of(from) == 0 && role >= knight && role <= queen) out.add(develops + r - 2);
  out.set_squares(square_feature(false, phase, role) + from,
                  square_feature(true, phase, role) + to);
  if (role != pawn) return;
  if (rank_of(to) - rank_of(from) == 2) out.add(double_step);
  if (file_of(to) == 0 || file_of(to) == 7) out.add(edge_pawn);
  if (move.promoted() != no_role) out.add(move.promoted() == queen ? promotes : underpromotes);
}

int distance(Square a, Square b) {
  return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
}

Bitboard file_mask(int file) {
  return Bitboard{0x0101010101010101} << file;
}

// No pawn of the other side can stop it or take it any more.
bool is_passed(const Position& before, Square s, Color mine) {
  Bitboard ahead = 0;
  for (int file = std::max(0, file_of(s) - 1); file <= std::min(7, file_of(s) + 1); ++file)
    ahead |= file_mask(file);
  const int rank = rank_of(s);
  ahead &= mine == white ? (rank == 7 ? 0 : ~Bitboard{0} << 8 * (rank + 1))
                         : (rank == 0 ? 0 : ~Bitboard{0} >> 8 * (8 - rank));
  return (ahead & before.pieces(~mine, pawn)) == 0;
}

// What it has to do with the moves before, and what it wants next.
template <class Out>
void mark_plan(const Glance& glance, Behind& behind, PreviousMove previous, Move move, Out& out) {
  const Position& before = glance.before;
  const Color mine = before.turn();
  const Role role = role_of(before.piece_on(move.from()));
  if (previous.own_to == move.from()) {
    out.add(again + glance.phase);
    if (previous.own_from == move.to()) out.add(goes_back);
  }
  if (previous.to != no_square && distance(previous.to, move.to()) <= 1 && previous.to != move.to())
    out.add(near_last);
  if (move.is_castle()) return;
  if (role == pawn && is_passed(before, move.to(), mine)) out.add(passed_pawn);
  if (role == rook &&
      (file_mask(file_of(move.to())) & before.pieces(pawn) & before.pieces(mine)) == 0)
    out.add(open_file);
  // What it threatens to capture next.
  int best = 0;
  const Role moved = move.promoted() != no_role ? move.promoted() : role;
  const Bitboard occupied = glance.occupied_behind(move);
  Bitboard aims =
      before.pieces(~mine) & ~before.pieces(pawn) & ~before.pieces(king) &
      (moved == pawn ? pawn_attacks(mine, move.to()) : pseudo_attacks(moved, move.to()));
  for (; aims != 0; aims &= aims - 1) {
    const Square s = first_square(aims);
    if ((between(move.to(), s) & occupied) || !may_say_more(worth(before, s), best)) continue;
    const Position& after = behind.board();
    best = std::max(best, take_on(after, s, mine, after.pieces(), worth(after, s)));
  }
  if (best >= minor_piece) out.add(best >= major_piece ? threatens_major : threatens_minor);
}

template <class Out>
void mark(Glance& glance, PreviousMove previous, Move move, Out& out) {
  Behind behind(glance.before, move);
  const bool gives_check = glance.gives_check(move);
  const Bitboard threatened = glance.attacked_behind(move);
  mark_exchange(glance, previous, move, gives_check, threatened, out);
  mark_threats(glance, behind, move, threatened, out);
  mark_way(glance, move, out);
  mark_plan(glance, behind, previous, move, out);
  if (gives_check && behind.board().is_checkmate()) out.add(mates);
}

// Of a score in hundredths of a nat; those that are usual are worked out once.
double likelihood(int score) {
  constexpr int most = 1024;
  thread_local std::array<double, 2 * most> known{};
  if (score < -most || score >= most) return std::exp(score / 100.0);
  double& out = known[static_cast<std::size_t>(score + most)];
  if (out == 0) out = std::exp(score / 100.0);
  return out;
}

int score(const UsualWeights& weights, Glance& glance, PreviousMove previous, Move move) {
  Weighed out{weights.of_feature.data()};
  mark(glance, previous, move, out);
  return out.sum;
}

}  // namespace

std::size_t square_feature(bool to, std::size_t phase, Role role) {
  return fast_feature_count +
         (((to ? 1 : 0) * phases + phase) * 6 + static_cast<std::size_t>(role) - 1) * 64;
}

std::string board_name(std::size_t phase, Role role) {
  return std::string(phase_names[phase]) + '_' + role_names[static_cast<std::size_t>(role)];
}

MoveFeatures move_features(const Position& before, PreviousMove previous, Move move) {
  Glance glance(before);
  Counted out;
  mark(glance, previous, move, out);
  return out.features;
}

std::string move_feature_name(std::size_t feature) {
  const auto named = [](std::string prefix, std::size_t role) {
    return prefix + '_' + role_names[role];
  };
  if (feature < of_role) return plain_names[feature];
  if (feature < forward)
    return named(phase_names[(feature - of_role) / 5], (feature - of_role) % 5 + 2);
  if (feature < backward) return named("forward", feature - forward + 1);
  if (feature < inward) return named("backward", feature - backward + 2);
  if (feature < develops) return named("inward", feature - inward + 1);
  if (feature < again) return named("develops", feature - develops + 2);
  if (feature < features_end) return std::string("again_") + phase_names[feature - again];
  return {};
}

int UsualMoves::cost(const Position& before, PreviousMove previous, Move move) {
  const std::uint64_t moves_before =
      ((previous.to * 128u + previous.own_from) * 128u + previous.own_to) * 2u +
      (previous.took ? 1u : 0u);
  const std::uint64_t place = before.key() ^ (moves_before + 1) * 0x9e3779b97f4a7c15ull;
  const auto [known, is_new] = known_.try_emplace(place * 31 + move.bits());
  if (!is_new) return known->second;
  Glance glance(before);
  const int own = score(weights_, glance, previous, move);
  const auto [total, is_first] = total_.try_emplace(place);
  if (is_first) {
    MoveList moves;
    before.legal_moves(moves);
    double sum = 0;
    for (const Move one : moves)
      sum += likelihood(one == move ? own : score(weights_, glance, previous, one));
    total->second = static_cast<int>(100 * std::log(sum / std::max(1, moves.size())));
  }
  known->second = (total->second - own) * weights_.trust / 100;
  return known->second;
}

}  // namespace planilla
