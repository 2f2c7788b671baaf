#include "laws/dead/helpmate.h"

#include <algorithm>

#include "laws/dead/mating_material.h"
#include "laws/dead/mobility.h"

namespace planilla {

namespace {

constexpr std::size_t first_places = 2048;
constexpr int first_wall_test = 1000;  // positions expanded before walls are tested
constexpr int max_depth = 16000;

}  // namespace

void HelpmateSearch::grow_seen() {
  std::vector<std::uint64_t> old(std::max(first_places, 4 * seen_.size()));
  old.swap(seen_);
  const std::size_t mask = seen_.size() - 1;
  for (const std::uint64_t key : old) {
    if (!key) continue;
    std::size_t i = key >> 20 & mask;
    while (seen_[i]) i = (i + 1) & mask;
    seen_[i] = key;
  }
}

bool HelpmateSearch::is_new(std::uint64_t key) {
  key |= 1;
  if (2 * static_cast<std::size_t>(seen_count_) >= seen_.size()) grow_seen();
  const std::size_t mask = seen_.size() - 1;
  std::size_t i = key >> 20 & mask;
  for (; seen_[i]; i = (i + 1) & mask)
    if (seen_[i] == key) return false;
  seen_[i] = key;
  ++seen_count_;
  return true;
}

// Sets `here_` to the position of the node.
void HelpmateSearch::go_to(int node) {
  const Node& target = nodes_[static_cast<std::size_t>(node)];
  if (node != 0 && target.parent == here_node_) {
    here_.play(target.move);
  } else {
    path_.clear();
    for (int n = node; n > 0; n = nodes_[static_cast<std::size_t>(n)].parent)
      path_.push_back(nodes_[static_cast<std::size_t>(n)].move);
    here_ = root_;
    for (auto move = path_.rbegin(); move != path_.rend(); ++move) here_.play(*move);
  }
  here_node_ = node;
}

// True if walls rule out mate here. Tested less often the more tests have failed.
bool HelpmateSearch::walled_in() {
  if (seen_count_ < first_wall_test || (failed_tests_ > 50 && ++asked_ % 16 != 0)) return false;
  const bool answer = Mobility(here_).rules_out_mate_by(winner_);
  failed_tests_ = answer ? 0 : failed_tests_ + 1;
  return answer;
}

void HelpmateSearch::add(int parent, Move move, bool changed, const Position& position) {
  const int depth = std::min(max_depth, nodes_[static_cast<std::size_t>(parent)].depth + 1);
  nodes_.push_back({parent, move, static_cast<std::uint16_t>(depth), changed, false});
  for (std::size_t i = 0; i < ideas_.size(); ++i)
    open_[i].push(static_cast<std::int32_t>(nodes_.size()) - 1,
                  heuristic_distance(position, winner_, ideas_[i]) + depth / 64);
}

// Keeps the moves that usually shorten the distance to mate: of the kings, of the strongest winning
// pieces, and one or two waiting moves.
void HelpmateSearch::keep_likely(MoveList& moves) const {
  if (here_.in_check()) return;
  RoleMask likely = role_bit(king);
  if (here_.turn() == winner_) {
    const Bitboard majors = here_.pieces(queen) | here_.pieces(rook);
    likely |= here_.pieces(winner_) & majors ? role_bit(queen) | role_bit(rook)
              : here_.pieces(winner_, pawn)  ? role_bit(pawn)
                                             : role_bit(knight) | role_bit(bishop);
  }
  int kept = 0, waits = 0;
  for (const Move m : moves) {
    const Role role = role_of(here_.piece_on(m.from()));
    if (!(likely & role_bit(role)) && ++waits > 1) continue;
    moves.begin()[kept++] = m;
  }
  moves.shrink(kept);
}

// Expands a node; true if one of its children is mate.
bool HelpmateSearch::expand(int node) {
  nodes_[static_cast<std::size_t>(node)].opened = true;
  go_to(node);
  if (nodes_[static_cast<std::size_t>(node)].changed && walled_in()) return false;
  MoveList moves;
  here_.legal_moves(moves);
  if (width_ == Width::likely) keep_likely(moves);
  for (const Move move : moves) {
    Position next = here_;
    const bool takes = here_.is_capture(move);
    const bool changes = takes || role_of(here_.piece_on(move.from())) == pawn;
    next.play(move);
    if (!is_new(next.key())) continue;
    if (next.in_check() && next.turn() != winner_ && !next.has_legal_move()) {
      mate_ = static_cast<int>(nodes_.size());
      nodes_.push_back({node, move, 0, false, true});
      return true;
    }
    if (changes && too_little_to_mate(next, winner_)) continue;
    add(node, move, changes, next);
  }
  return false;
}

Possibility HelpmateSearch::run(const Position& root, Color winner, std::span<const Idea> ideas,
                                int limit) {
  ideas_ = ideas;
  width_ = Width::all;
  return search(root, winner, limit);
}

Possibility HelpmateSearch::probe(const Position& root, Color winner, Idea idea, int limit) {
  ideas_ = {&idea, 1};
  width_ = Width::likely;
  const Possibility found = search(root, winner, limit);
  ideas_ = {};
  return found == Possibility::possible ? found : Possibility::undetermined;
}

Possibility HelpmateSearch::search(const Position& root, Color winner, int limit) {
  winner_ = winner;
  root_ = here_ = root;
  here_node_ = 0;
  seen_count_ = failed_tests_ = asked_ = 0;
  if (seen_.size() > first_places) seen_ = {};
  std::fill(seen_.begin(), seen_.end(), 0);
  for (OpenList& list : open_) list.clear();
  nodes_.assign(1, {-1, Move(), 0, false, false});
  is_new(root.key());
  for (std::size_t i = 0; i < ideas_.size(); ++i) open_[i].push(0, 0);
  for (std::size_t turn = 0;; turn = (turn + 1) % ideas_.size()) {
    int node = open_[turn].pop();
    while (node >= 0 && nodes_[static_cast<std::size_t>(node)].opened) node = open_[turn].pop();
    if (node < 0) return Possibility::impossible;  // every list holds all unexpanded nodes
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
