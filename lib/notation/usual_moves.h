// How usual a move is among people: what helps to tell two readings apart that the pen leaves equal.
//
//   UsualMoves usual(notations.usual_weights());
//   int cost = usual.cost(position, previous, move);      // below 0: likelier than the average legal move
//
// A queen is not often put where a pawn takes her, and what was taken is mostly retaken. A move has features
// (move_features); each has a weight, in hundredths of a nat, in repair/usual_moves.toml; a move is as likely as
// the exponential of their sum, among all that are legal. The weights come from games as they were played
// (bench/usual_moves.cpp), not from sheets. It is weak evidence, and taken as such: `trust` in that file says how
// much of it counts.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "base/data.h"
#include "board/position.h"

namespace planilla {

// The move before: where it went, and whether it took something there.
struct PreviousMove {
  Square to = no_square;
  bool took = false;

  static PreviousMove of(const Position& before, Move move) { return {move.to(), before.is_capture(move)}; }
};

inline constexpr std::size_t move_feature_count = 64;
using MoveFeatures = std::array<std::int8_t, move_feature_count>;

// How often each feature is there. `previous` is that of the other player.
MoveFeatures move_features(const Position& before, PreviousMove previous, Move move);
// Its key in repair/usual_moves.toml; "" if there is none of that number.
std::string move_feature_name(std::size_t feature);

struct UsualWeights {
  explicit UsualWeights(const Data& data);  // repair/usual_moves.toml; DataError for a fault in it

  std::array<int, move_feature_count> of_feature{};
  int trust = 0;  // of a hundred
  int most = 0;   // that it counts, between two readings of a text
};

class UsualMoves {
 public:
  explicit UsualMoves(const UsualWeights& weights) : weights_(weights) {}

  // In hundredths of a nat, against a choice by chance among the legal moves. Remembered for the positions asked
  // about since forget().
  int cost(const Position& before, PreviousMove previous, Move move);
  int most() const { return weights_.most; }
  void forget() {
    known_.clear();
    total_.clear();
  }

 private:
  int score(const MoveFeatures& features) const;

  const UsualWeights& weights_;
  std::unordered_map<std::uint64_t, int> total_, known_;
};

}  // namespace planilla
