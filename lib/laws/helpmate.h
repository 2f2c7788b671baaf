// A search for a helpmate: both sides work together to mate one of them.
//
//   HelpmateSearch search;                       // keep it: its memory is used again
//   switch (search.run(position, white, 10'000)) {
//     case Possibility::possible: show(search.line()); ...
//
// Best first: of all positions seen so far, the one that looks nearest to mate is opened next, and no
// position is opened twice. When none is left, every position that can arise has been seen and mate is
// impossible. A helpmate is a walk to a goal, not a fight, so that this finds it in few steps.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "laws/unwinnable.h"

namespace planilla {

class HelpmateSearch {
 public:
  // What "nearer to mate" means.
  enum class Idea : std::uint8_t {
    net,    // few squares left to the loser's king: where there are many pieces
    kings,  // the loser's king at the edge, the winner's in front of it: where there are few
  };

  Possibility run(const Position& root, Color winner, Idea idea, int limit);
  std::vector<Move> line() const;  // after `possible`
  int positions() const { return seen_count_; }  // looked at

 private:
  struct Node {
    std::int32_t parent;
    Move move;
    std::uint16_t depth : 15;
    bool changed : 1;  // by a capture or a pawn's move: walls may have opened or closed
  };
  static constexpr int buckets = 512;

  bool expand(int node);
  bool is_new(std::uint64_t key);
  void go_to(int node);
  void push(int node, int score);
  int pop();

  Color winner_ = white;
  Idea idea_ = Idea::net;
  Position root_;
  Position here_;
  int here_node_ = 0;
  std::vector<Node> nodes_;
  std::vector<std::uint64_t> seen_;  // open addressing; 0 is an empty place
  std::array<std::vector<std::int32_t>, buckets> open_;
  int lowest_open_ = 0, highest_open_ = 0;
  unsigned pops_ = 0;
  std::uint64_t random_ = 0;  // the same in every run
  int seen_count_ = 0;
  std::vector<Move> path_;
  int mate_ = -1;
};

}  // namespace planilla
