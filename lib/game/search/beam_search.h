// Several readings of one text, side by side: the one engine for alphabets, repairs and two sheets
// of a game.
//
//   class Reader : public Expander {
//     void expand(const Hypothesis& h, std::vector<Step>& out) override {
//       for (each reading of the word at h.place) out.push_back({move, h.place + 1, cost,
//           h.context, label});
//     }
//   };
//   BeamSearch search(limits);
//   search.run(reader, start, 0, end);
//   for (const Path& path : search.best(5)) tell(path.cost, path.steps);
//
// A hypothesis is (position, place, context): what has been played, how far the text is read, and
// whatever else tells hypotheses apart (the alphabet of each player, colours shifted by one). Steps
// carry costs; a step leads to a later place, or stays at its place for a price (a half-move that
// the text leaves out).
//
// Equal hypotheses are merged, but all steps into them are kept: a real ambiguity (either rook to
// d8, taken at once) leaves two paths into one position, and both are told. Places are worked off
// in rising order; of each only the cheapest `width` hypotheses, none dearer than `slack` above the
// best, are followed, and no more than `nodes` are made: any input ends within these limits. Costs
// are in hundredths of a nat (repair/costs.toml).
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "board/position.h"

namespace planilla {

struct Step {
  Move move;                // none: text is passed over without a move
  std::uint32_t place = 0;  // where reading goes on; never before the place it left
  std::uint32_t cost = 0;   // must be above 0 if the place stays
  std::uint32_t context = 0;
  std::uint32_t label = 0;  // the caller's own note on how the text was read
};

struct Hypothesis {
  Position position;
  std::uint32_t place = 0;
  std::uint32_t context = 0;
  std::uint32_t cost = 0;  // of the cheapest way here
  int plies = 0;           // moves played on that way
  std::uint32_t best = 0;  // the least cost at its place
};

class Expander {
public:
  virtual ~Expander() = default;
  virtual void expand(const Hypothesis& hypothesis, std::vector<Step>& out) = 0;
};

struct BeamLimits {
  std::uint32_t width = 64;      // hypotheses followed at one place
  std::uint32_t slack = 4000;    // cost above the best of the place
  std::uint32_t nodes = 100000;  // hypotheses made in all
};

struct Path {
  std::uint32_t cost = 0;
  std::uint32_t context = 0;  // of its end
  std::uint32_t place = 0;    // where it begins
  std::vector<Step> steps;
};

// Part of the way, between two hypotheses through which all ways go that matter: what is read in it
// does not bear on the rest.
struct Segment {
  std::vector<Path> paths;  // cheapest first
};

class BeamSearch {
public:
  explicit BeamSearch(BeamLimits limits = {}) : limits_(limits) {}

  // Reads from `first` until place `end`. May be called again: earlier results are forgotten.
  void run(Expander& expander, const Position& start, std::uint32_t first, std::uint32_t end,
           std::span<const std::uint32_t> contexts = {});

  bool reached_end() const { return !ends_.empty(); }
  bool exhausted() const { return exhausted_; }  // a limit cut it short: absence proves nothing
  // Something was left behind for want of width that cost less than the best path does `ahead`
  // places further on: a wider search may find a better one.
  bool too_narrow(std::uint32_t ahead) const;
  std::uint32_t furthest() const { return furthest_; }  // the last place any hypothesis stood at
  std::size_t made() const { return nodes_.size(); }    // hypotheses: what the search cost

  // The cheapest paths to the end, cheapest first, at most `count`; equal costs in a fixed order.
  std::vector<Path> best(std::size_t count) const;
  // The same to the furthest place that was reached.
  std::vector<Path> best_partial(std::size_t count) const;
  // The way to the end, or else to the furthest place, cut where all paths no dearer than `within`
  // above the best go through one hypothesis. The first paths of all stretches together are the
  // best path. At most `count` of each.
  std::vector<Segment> stretches(std::uint32_t within, std::size_t count) const;

private:
  static constexpr std::uint32_t nowhere = UINT32_MAX;

  struct Node {
    std::uint64_t key = 0;  // of its position
    std::uint32_t place = 0, context = 0, cost = 0;
    int plies = 0;
    std::uint32_t first_edge = 0;  // into edges_, +1; 0: a start
    std::uint32_t position = 0;    // into positions_
  };
  // The nodes of one place by key and context, open addressing. One table is small enough to stay
  // in the cache, as one of all places would not.
  struct Table {
    std::vector<std::uint64_t> slots;  // half of the hash, and the node, +1; 0: free
    std::size_t used = 0;
  };
  struct Layer {
    std::vector<std::uint32_t> nodes;
    std::uint32_t left_behind = UINT32_MAX;  // the least cost that was not followed
    std::uint32_t table = nowhere;           // into tables_; nowhere: it is not begun, or done
  };
  struct Edge {
    std::uint32_t from = 0;
    std::uint32_t next = 0;  // the next edge into the same node, +1
    Step step;
  };

  std::uint32_t make(const Position& position, std::uint32_t place, std::uint32_t context);
  Table& table_of(Layer& layer);
  std::uint64_t& slot_of(Table& table, std::uint64_t key, std::uint32_t context,
                         std::uint64_t hash);
  static void grow(Table& table);
  void give_back(Layer& layer);
  std::uint32_t keep(const Position& position);
  void add(const Hypothesis& from, std::uint32_t from_index, const Step& step);
  void work_off(Expander& expander, std::uint32_t place, std::uint32_t end);
  std::vector<Path> paths_to(const std::vector<std::uint32_t>& nodes, std::size_t count) const;
  std::vector<Path> paths_between(std::uint32_t start, const std::vector<std::uint32_t>& ends,
                                  std::uint32_t most, std::size_t count) const;
  std::vector<std::uint32_t> cuts(const std::vector<std::uint32_t>& ends,
                                  std::uint32_t within) const;

  BeamLimits limits_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<Table> tables_;
  std::vector<std::uint32_t> free_tables_;
  // Of the places that are still to be worked off, and which of them are free again.
  std::vector<Position> positions_;
  std::vector<std::uint32_t> free_positions_;
  std::vector<Layer> layers_;  // by place - first
  std::uint32_t first_ = 0;
  std::vector<std::uint32_t> changed_here_;  // new or cheaper at the place being worked off
  std::vector<std::uint32_t> ends_, furthest_nodes_;
  std::uint32_t furthest_ = 0;
  bool exhausted_ = false;
};

}  // namespace planilla
