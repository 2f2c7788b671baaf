// How usual a move is among people: what helps to tell two readings apart that the pen leaves
// equal.
//
//   UsualMoves usual(notations.usual_weights());
//   // below 0: likelier than the average legal move
//   int cost = usual.cost(position, previous, move);
//
// A queen is not often put where a pawn takes her, and what was taken is mostly retaken. A move has
// features (move_features); each has a weight, in hundredths of a nat, in repair/usual_moves.toml;
// a move is as likely as the exponential of their sum, among all that are legal. The weights come
// from games as they were played (bench/usual_moves.cpp), not from sheets. It is weak evidence, and
// taken as such: `trust` in that file says how much of it counts.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <unordered_map>

#include "base/data.h"
#include "board/position.h"

namespace planilla {

// The move before: where it went, and whether it took something there; and the one before that, of
// the player whose turn it is.
struct PreviousMove {
  Square to = no_square;
  bool took = false;
  Square own_from = no_square, own_to = no_square, from = no_square;

  // What there is before the next move.
  PreviousMove after(const Position& before, Move move) const {
    return {move.to(), before.is_capture(move), from, to, move.from()};
  }
};

inline constexpr std::size_t fast_feature_count = 80;  // a multiple of 8
inline constexpr std::size_t phases = 3,
                             move_feature_count = fast_feature_count + 2 * phases * 6 * 64;

// What a move does, how often; and the squares where it begins and ends, which are features each by
// phase and role.
struct MoveFeatures {
  std::array<std::int8_t, fast_feature_count> plain{};
  std::array<std::uint16_t, 2> squares{};  // 0: castling, which has none

  template <class Use>
  void each(Use use) const {
    // Nearly all are 0: eight at a time.
    for (std::size_t first = 0; first < plain.size(); first += 8) {
      std::uint64_t eight;
      std::memcpy(&eight, plain.data() + first, 8);
      if (eight == 0) continue;
      for (std::size_t i = first; i < first + 8; ++i)
        if (plain[i] != 0) use(i, plain[i]);
    }
    for (const std::uint16_t square : squares)
      if (square != 0) use(std::size_t{square}, 1);
  }
};

// How often each feature is there. `previous` is that of the other player.
MoveFeatures move_features(const Position& before, PreviousMove previous, Move move);
// Its key in repair/usual_moves.toml; "" if there is none of that number. Those of squares stand
// there as boards.
std::string move_feature_name(std::size_t feature);
// The number of the first of a board of 64: "to" or "from", its phase and role.
std::size_t square_feature(bool to, std::size_t phase, Role role);
std::string board_name(std::size_t phase, Role role);  // "opening_knight"

struct UsualWeights {
  explicit UsualWeights(const Data& data);  // repair/usual_moves.toml; DataError for a fault in it

  std::array<int, move_feature_count> of_feature{};
  int trust = 1;  // of a hundred, beside what the pen says
  int most = 0;   // that it counts, between two readings of a text
};

class UsualMoves {
public:
  explicit UsualMoves(const UsualWeights& weights) : weights_(weights) {}

  // In hundredths of a nat, against a choice by chance among the legal moves. Remembered for the
  // positions asked about since forget().
  int cost(const Position& before, PreviousMove previous, Move move);
  int most() const { return weights_.most; }
  void forget() {
    known_.clear();
    total_.clear();
  }

private:
  const UsualWeights& weights_;
  std::unordered_map<std::uint64_t, int> total_, known_;
};

}  // namespace planilla
