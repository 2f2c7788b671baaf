// A search for a helpmate: both sides work together to mate one of them.
//
//   HelpmateSearch search;                       // reuse it: it keeps its buffers
//   switch (search.run(position, white, ideas, 10'000)) {
//     case Possibility::possible: show(search.line()); ...
//
// A best-first search: the position with the least heuristic distance (laws/dead/heuristic.h) is
// expanded next, and no position twice. If the open list runs empty, every reachable position was
// seen and mate is impossible. Both sides cooperate, so that few expansions suffice. Several
// heuristics take turns, each with an open list of its own.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "laws/dead/heuristic.h"
#include "laws/dead/open_list.h"
#include "laws/dead/unwinnable.h"

namespace planilla {

class HelpmateSearch {
public:
  // `limit`: positions to expand, at most.
  Possibility run(const Position& root, Color winner, std::span<const Idea> ideas, int limit);
  // Expands only the likely moves of each position: the answer is never `impossible`.
  Possibility probe(const Position& root, Color winner, Idea idea, int limit);
  std::vector<Move> line() const;                // after `possible`
  int positions() const { return seen_count_; }  // looked at

private:
  enum class Width : std::uint8_t { all, likely };

  struct Node {
    std::int32_t parent;
    Move move;
    std::uint16_t depth : 14;
    std::uint16_t changed : 1;  // by a capture or a pawn's move: walls may have opened or closed
    std::uint16_t opened : 1;
  };

  Possibility search(const Position& root, Color winner, int limit);
  void keep_likely(MoveList& moves) const;
  bool walled_in();
  bool expand(int node);
  bool is_new(std::uint64_t key);
  void grow_seen();
  void go_to(int node);
  void add(int parent, Move move, bool changed, const Position& position);

  Color winner_ = white;
  Width width_ = Width::all;
  Position root_, here_;
  int here_node_ = 0;
  int mate_ = -1;
  int seen_count_ = 0;
  int failed_tests_ = 0, asked_ = 0;
  std::span<const Idea> ideas_;
  std::array<OpenList, idea_count> open_;  // by place in ideas_
  std::vector<Node> nodes_;
  std::vector<std::uint64_t> seen_;  // keys, open addressing; 0 is an empty place
  std::vector<Move> path_;
};

}  // namespace planilla
