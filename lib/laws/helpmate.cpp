#include "laws/helpmate.h"

#include <algorithm>

#include "board/attacks.h"
#include "laws/freedom.h"
#include "laws/mating_material.h"

namespace planilla {

namespace {

int distance(Square a, Square b) {
  const int files = std::abs(file_of(a) - file_of(b)), ranks = std::abs(rank_of(a) - rank_of(b));
  return std::max(files, ranks);
}

constexpr Bitboard dark_squares = 0xaa55aa55aa55aa55ull;

int edge_distance(Square s) {
  const int f = file_of(s), r = rank_of(s);
  return std::min(std::min(f, 7 - f), std::min(r, 7 - r));
}

int promotion_distance(const Position& p, Color c) {
  int best = 20;
  for (Bitboard pawns = p.pieces(c, pawn); pawns;) {
    const Square s = take_lowest(pawns);
    const Bitboard ahead = file_mask(file_of(s)) & (c == white ? ~Bitboard{0} << s << 1 : (bit(s) - 1));
    const int way = c == white ? 7 - rank_of(s) : rank_of(s);
    best = std::min(best, way + std::popcount(ahead & p.pieces()) + 2 * std::popcount(ahead & p.pieces(pawn)));
  }
  return best;
}

int flights(const Position& p, Color winner, Square k) {
  const Bitboard occupied = p.pieces() ^ bit(k);
  int count = 0;
  for (Bitboard beside = pseudo_attacks(king, k) & ~p.pieces(~winner); beside;)
    count += !p.attacked_by(winner, take_lowest(beside), occupied);
  return count;
}

// Moves of the two kings until the loser's stands at the edge and the winner's two squares in front of it.
struct KingWalks {
  std::uint8_t steps[64][64];  // loser's king, winner's king
};

Square inward(Square edge, int by) {
  int f = file_of(edge), r = rank_of(edge);
  if (r == 0 || r == 7) r += r == 0 ? by : -by;
  else f += f == 0 ? by : -by;
  return make_square(f, r);
}

constexpr bool on_edge(Square s) {
  return file_of(s) == 0 || file_of(s) == 7 || rank_of(s) == 0 || rank_of(s) == 7;
}

KingWalks make_walks() {
  KingWalks walks;
  for (Square k = 0; k < 64; ++k)
    for (Square w = 0; w < 64; ++w) {
      int best = 99;
      for (Square to = 0; to < 64; ++to)
        if (on_edge(to)) best = std::min(best, distance(k, to) + distance(w, inward(to, 2)));
      walks.steps[k][w] = static_cast<std::uint8_t>(best);
    }
  return walks;
}

const KingWalks king_walks = make_walks();

// A side with knights and bishops alone mates in a corner, mostly with one of the loser's men in the way.
int corner_farness(const Position& p, Color winner, Square k, Square w) {
  int corner = 9, helper = 8;
  const Bitboard bishops = p.pieces(winner, bishop);
  for (const Square c : {make_square(0, 0), make_square(7, 0), make_square(0, 7), make_square(7, 7)}) {
    const bool dark = c == 0 || c == 63;
    const Bitboard useful = bishops & (dark ? dark_squares : ~dark_squares);
    if (useful || p.pieces(winner, knight)) corner = std::min(corner, distance(k, c));
  }
  Bitboard helpers = p.pieces(~winner) & ~p.pieces(king) & ~p.pieces(queen);
  while (helpers) helper = std::min(helper, distance(take_lowest(helpers), k));
  if (helper == 8 || std::popcount(p.pieces(winner)) > 2) helper = 1;
  return 3 * corner + 3 * std::max(0, distance(k, w) - 2) + 2 * helper;
}

// Smaller looks nearer to mate.
int farness(const Position& p, Color winner, HelpmateSearch::Idea idea) {
  constexpr int buckets=512;
  const Color loser = ~winner;
  const Square k = p.king_square(loser), w = p.king_square(winner);
  const bool major = p.pieces(winner) & (p.pieces(queen) | p.pieces(rook));
  // What mates comes first: a rook or a queen, or a pawn that becomes one; else it takes the loser's help.
  const bool pawns = !major && p.pieces(winner, pawn);
  const int stage = major ? 0 : pawns ? 110 + 6 * promotion_distance(p, winner) : 280;
  int score = 0;
  if (stage == 280) {
    const int weight = idea == HelpmateSearch::Idea::net ? 4 : 2;
    return stage + corner_farness(p, winner, k, w) + weight * flights(p, winner, k);
  }
  if (idea == HelpmateSearch::Idea::net) {
    if (!pawns) score = 5 * flights(p, winner, k) + distance(k, w);
    score += 2 * edge_distance(k);
    if (p.turn() == loser && p.in_check() && score >= 2) score -= 2;
  } else {
    score = 3 * king_walks.steps[k][w];
    if (!pawns) score += score < 6 ? flights(p, winner, k) : 6;
    score += 4 * std::popcount(p.pieces(loser));
  }
  return std::min(stage + score, buckets - 9);
}

}  // namespace

bool HelpmateSearch::is_new(std::uint64_t key) {
  key |= 1;
  if (2 * static_cast<std::size_t>(seen_count_) >= seen_.size()) {
    std::vector<std::uint64_t> old(std::max<std::size_t>(1024, 4 * seen_.size()));
    old.swap(seen_);
    for (const std::uint64_t k : old)
      if (k) {
        std::size_t i = k >> 20 & (seen_.size() - 1);
        while (seen_[i]) i = (i + 1) & (seen_.size() - 1);
        seen_[i] = k;
      }
  }
  std::size_t i = key >> 20 & (seen_.size() - 1);
  while (seen_[i]) {
    if (seen_[i] == key) return false;
    i = (i + 1) & (seen_.size() - 1);
  }
  seen_[i] = key;
  ++seen_count_;
  return true;
}

void HelpmateSearch::push(int node, int score) {
  open_[static_cast<std::size_t>(score)].push_back(node);
  lowest_open_ = std::min(lowest_open_, score);
  highest_open_ = std::max(highest_open_, score);
}

// The most promising position; now and then any other, so that no plain is searched to its end.
int HelpmateSearch::pop() {
  while (lowest_open_ < buckets && open_[static_cast<std::size_t>(lowest_open_)].empty()) ++lowest_open_;
  if (lowest_open_ == buckets) return -1;
  auto* bucket = &open_[static_cast<std::size_t>(lowest_open_)];
  if (++pops_ % 4 == 0) {
    random_ = random_ * 6364136223846793005u + 1442695040888963407u;
    const int span = highest_open_ - lowest_open_ + 1;
    for (int i = lowest_open_ + static_cast<int>((random_ >> 33) % static_cast<unsigned>(span)); i >= lowest_open_; --i)
      if (!open_[static_cast<std::size_t>(i)].empty()) {
        bucket = &open_[static_cast<std::size_t>(i)];
        break;
      }
    std::swap((*bucket)[(random_ >> 40) % bucket->size()], bucket->back());
  }
  const int node = bucket->back();
  bucket->pop_back();
  return node;
}

// Sets `here_` to the position of the node.
void HelpmateSearch::go_to(int node) {
  const Node& target = nodes_[static_cast<std::size_t>(node)];
  if (node != here_node_ && target.parent == here_node_) {
    here_.play(target.move);
    here_node_ = node;
    return;
  }
  path_.clear();
  for (int n = node; n > 0; n = nodes_[static_cast<std::size_t>(n)].parent)
    path_.push_back(nodes_[static_cast<std::size_t>(n)].move);
  here_ = root_;
  for (auto move = path_.rbegin(); move != path_.rend(); ++move) here_.play(*move);
  here_node_ = node;
}

// Looks at what follows from a position; true if mate does.
bool HelpmateSearch::expand(int node) {
  go_to(node);
  const Node& from = nodes_[static_cast<std::size_t>(node)];
  const auto depth = static_cast<std::uint16_t>(from.depth + 1);
  if (from.changed && seen_count_ > 1000 && Freedom(here_).rules_out_mate_by(winner_)) return false;
  MoveList moves;
  here_.legal_moves(moves);
  for (const Move move : moves) {
    Position next = here_;
    const bool takes = here_.is_capture(move);
    const bool changes = takes || role_of(here_.piece_on(move.from())) == pawn;
    next.play(move);
    if (!is_new(next.key())) continue;
    if (next.in_check() && next.turn() != winner_ && !next.has_legal_move()) {
      mate_ = static_cast<int>(nodes_.size());
      nodes_.push_back({node, move, depth, false});
      return true;
    }
    if ((takes || move.promoted() != no_role) && too_little_to_mate(next, winner_)) continue;
    nodes_.push_back({node, move, depth, changes});
    push(static_cast<int>(nodes_.size()) - 1, std::min(buckets - 1, farness(next, winner_, idea_) + depth / 64));
  }
  return false;
}

Possibility HelpmateSearch::run(const Position& root, Color winner, Idea idea, int limit) {
  idea_ = idea;
  winner_ = winner;
  root_ = here_ = root;
  here_node_ = 0;
  nodes_.assign(1, {-1, Move(), 0, false});
  seen_.clear();
  seen_count_ = 0;
  for (auto& bucket : open_) bucket.clear();
  lowest_open_ = highest_open_ = 0;
  random_ = pops_ = 0;
  mate_ = -1;
  is_new(root.key());
  push(0, 0);
  while (true) {
    const int node = pop();
    if (node < 0) return Possibility::impossible;
    if (expand(node)) return Possibility::possible;
    if (positions() > limit) return Possibility::undetermined;
  }
}

std::vector<Move> HelpmateSearch::line() const {
  std::vector<Move> out;
  for (int n = mate_; n > 0; n = nodes_[static_cast<std::size_t>(n)].parent)
    out.push_back(nodes_[static_cast<std::size_t>(n)].move);
  std::reverse(out.begin(), out.end());
  return out;
}

}  // namespace planilla
