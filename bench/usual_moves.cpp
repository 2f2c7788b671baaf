// What people play: the weights of repair/usual_moves.toml, from games.
//
//   usual_moves --from games.pgn > repair/usual_moves.toml
//
//   usual_moves --trust --from games.pgn how much of it counts, where what follows is known
//
// Each move of a game was chosen among the legal ones of its position; the weights are those under
// which all these choices together are likeliest (a conditional logit, by AdaGrad, one position at
// a time). Games are real ones as they were played: nothing here knows of sheets or slips.
#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "notation/data/usual_moves.h"
#include "true_game.h"

namespace {

using namespace planilla;

class Weights {
public:
  // Returns -log of what the choice was likely before.
  double learn(const Position& position, PreviousMove previous, Move chosen) {
    MoveList moves;
    position.legal_moves(moves);
    features_.clear();
    likely_.clear();
    double total = 0;
    std::size_t index = SIZE_MAX;
    for (const Move move : moves) {
      if (move == chosen) index = features_.size();
      features_.push_back(move_features(position, previous, move));
      likely_.push_back(std::exp(score(features_.back())));
      total += likely_.back();
    }
    if (index == SIZE_MAX) return 0;
    step(total, index);
    return std::log(total / likely_[index]);
  }

  int hundredths(std::size_t i) const { return static_cast<int>(std::lround(100 * weights_[i])); }

private:
  double score(const MoveFeatures& features) const {
    double sum = 0;
    features.each([&](std::size_t i, int times) { sum += weights_[i] * times; });
    return sum;
  }

  void step(double total, std::size_t chosen) {
    for (std::size_t m = 0; m < features_.size(); ++m) {
      const double part = (m == chosen ? 1 : 0) - likely_[m] / total;
      features_[m].each([&](std::size_t i, int times) {
        if (slope_[i] == 0) touched_.push_back(i);
        slope_[i] += part * times;
      });
    }
    for (const std::size_t i : touched_) {
      seen_[i] += slope_[i] * slope_[i];
      weights_[i] += 0.1 * slope_[i] / std::sqrt(seen_[i] + 1);
      slope_[i] = 0;
    }
    touched_.clear();
  }

  std::array<double, move_feature_count> weights_{}, seen_{}, slope_{};
  std::vector<std::size_t> touched_;
  std::vector<MoveFeatures> features_;
  std::vector<double> likely_;
};

void print(const Weights& weights) {
  for (std::size_t i = 0; i < fast_feature_count; ++i)
    if (const std::string name = move_feature_name(i); !name.empty())
      std::printf("%s = %d\n", name.c_str(), weights.hundredths(i));
  for (const bool to : {false, true}) {
    std::printf("\n[%s]\n", to ? "to" : "from");
    for (std::size_t phase = 0; phase < phases; ++phase)
      for (const Role role : {pawn, knight, bishop, rook, queen, king}) {
        std::printf("%s = [\n", board_name(phase, role).c_str());
        for (std::size_t rank = 8; rank-- > 0;) {
          std::printf("  \"");
          for (std::size_t file = 0; file < 8; ++file)
            std::printf(file == 0 ? "%4d" : " %4d",
                        weights.hundredths(square_feature(to, phase, role) + 8 * rank + file));
          std::printf("\",\n");
        }
        std::printf("]\n");
      }
  }
}

// How much a move, the reply, and what follows weigh where the rest of the game is known: for each
// legal move after which the next half-moves of the game would be legal too, its cost, that of the
// reply, and of those behind.
class Trust {
public:
  explicit Trust(const Notations& notations) : usual_(notations.usual_weights()) {}

  void see(const sheets::TrueGame& game, std::size_t ply, const Position& position,
           PreviousMove previous) {
    constexpr std::size_t behind = 7;
    if (ply + behind >= game.moves.size()) return;
    MoveList moves;
    position.legal_moves(moves);
    std::vector<Costs> all;
    for (const Move move : moves) {
      Costs costs{static_cast<double>(usual_.cost(position, previous, move)), 0, 0};
      Position after = position;
      PreviousMove before = previous.after(after, move);
      after.play(move);
      bool legal = true;
      for (std::size_t i = 1; i <= behind && legal; ++i) {
        const Move next = game.moves[ply + i];
        legal = after.is_legal(next);
        if (!legal) break;
        costs[i == 1 ? 1 : 2] += usual_.cost(after, before, next);
        before = before.after(after, next);
        after.play(next);
      }
      if (!legal) continue;
      if (move == game.moves[ply])
        all.insert(all.begin(), costs);
      else
        all.push_back(costs);
    }
    usual_.forget();
    if (all.size() > 1) choices_.push_back(std::move(all));
  }

  void learn() {
    std::array<double, 3> weight{}, seen{};
    double lost = 0;
    for (int pass = 0; pass < 30; ++pass) {
      lost = 0;
      for (const auto& all : choices_) {
        std::array<double, 3> mean{};
        double total = 0, first = 0;
        for (const Costs& one : all) {
          double score = 0;
          for (std::size_t k = 0; k < 3; ++k) score -= weight[k] * one[k] / 100;
          const double likely = std::exp(score);
          if (total == 0) first = likely;
          total += likely;
          for (std::size_t k = 0; k < 3; ++k) mean[k] += likely * one[k] / 100;
        }
        lost += std::log(total / first);
        for (std::size_t k = 0; k < 3; ++k) {
          const double slope = mean[k] / total - all[0][k] / 100;
          seen[k] += slope * slope;
          weight[k] += 0.1 * slope / std::sqrt(seen[k] + 1);
        }
      }
    }
    std::fprintf(stderr,
                 "%zu choices, %.3f nats each; the move %.2f, the reply %.2f, behind %.2f\n",
                 choices_.size(), lost / static_cast<double>(choices_.size()), weight[0], weight[1],
                 weight[2]);
  }

private:
  using Costs = std::array<double, 3>;
  UsualMoves usual_;
  std::vector<std::vector<Costs>> choices_;
};

}  // namespace

int main(int argc, char** argv) try {
  std::vector<std::string> from(argv + std::min(argc, 1), argv + argc);
  const bool trust = !from.empty() && from[0] == "--trust";
  if (trust) from.erase(from.begin());
  const Notations notations(Data::embedded());
  const std::vector<sheets::TrueGame> games = sheets::choose_games(
      notations, from, {.games = trust ? 1000u : 6000u, .seed = trust ? 6u : 5u});
  Weights weights;
  Trust known(notations);
  for (int pass = 0; pass < (trust ? 1 : 2); ++pass) {
    double lost = 0;
    std::size_t plies = 0;
    for (const sheets::TrueGame& game : games) {
      Position position = Position::initial();
      PreviousMove previous;
      for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
        const Move move = game.moves[ply];
        if (!trust)
          lost += weights.learn(position, previous, move);
        else if ((ply + plies) % 7 == 0)
          known.see(game, ply, position, previous);
        previous = previous.after(position, move);
        position.play(move);
      }
      plies += game.moves.size();
    }
    if (!trust)
      std::fprintf(stderr, "%zu games, %zu half-moves, %.3f nats each\n", games.size(), plies,
                   lost / static_cast<double>(plies));
  }
  if (trust)
    known.learn();
  else
    print(weights);
  return 0;
} catch (const std::exception& error) {
  std::cerr << "usual_moves: " << error.what() << '\n';
  return 2;
}
