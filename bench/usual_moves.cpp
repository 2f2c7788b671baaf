// What people play: the weights of repair/usual_moves.toml, from games.
//
//   usual_moves --from games.pgn > repair/usual_moves.toml
//
// Each move of a game was chosen among the legal ones of its position; the weights are those under
// which all these choices together are likeliest (a conditional logit, by AdaGrad, one position at a
// time). Games are real ones as they were played: nothing here knows of sheets or slips.
#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "notation/usual_moves.h"
#include "true_game.h"

namespace {

using namespace planilla;

class Weights {
public:
  // Returns -log of what the choice was likely before.
  double learn(const Position& position, PreviousMove previous, Move chosen) {
    MoveList moves;
    position.legal_moves(moves);
    std::vector<MoveFeatures> features;
    std::vector<double> likely;
    double total = 0;
    int index = -1;
    for (const Move move : moves) {
      if (move == chosen) index = static_cast<int>(features.size());
      features.push_back(move_features(position, previous, move));
      likely.push_back(std::exp(score(features.back())));
      total += likely.back();
    }
    if (index < 0) return 0;
    step(features, likely, total, static_cast<std::size_t>(index));
    return std::log(total / likely[static_cast<std::size_t>(index)]);
  }

  int hundredths(std::size_t i) const { return static_cast<int>(std::lround(100 * weights_[i])); }

private:
  double score(const MoveFeatures& features) const {
    double sum = 0;
    for (std::size_t i = 0; i < move_feature_count; ++i) sum += weights_[i] * features[i];
    return sum;
  }

  void step(const std::vector<MoveFeatures>& features, const std::vector<double>& likely,
            double total, std::size_t chosen) {
    for (std::size_t i = 0; i < move_feature_count; ++i) {
      double slope = features[chosen][i];
      for (std::size_t m = 0; m < features.size(); ++m)
        slope -= likely[m] / total * features[m][i];
      if (slope == 0) continue;
      seen_[i] += slope * slope;
      weights_[i] += 0.1 * slope / std::sqrt(seen_[i] + 1);
    }
  }

  std::array<double, move_feature_count> weights_{}, seen_{};
};

}  // namespace

int main(int argc, char** argv) try {
  const std::vector<std::string> from(argv + std::min(argc, 1), argv + argc);
  const Notations notations(Data::embedded());
  const std::vector<sheets::TrueGame> games =
      sheets::choose_games(notations, from, {.games = 4000, .seed = 5});
  Weights weights;
  double lost = 0;
  std::size_t plies = 0;
  for (int pass = 0; pass < 2; ++pass) {
    lost = 0;
    plies = 0;
    for (const sheets::TrueGame& game : games) {
      Position position = Position::initial();
      PreviousMove previous;
      for (const Move move : game.moves) {
        lost += weights.learn(position, previous, move);
        ++plies;
        previous = PreviousMove::of(position, move);
        position.play(move);
      }
    }
    std::fprintf(stderr, "%zu games, %zu half-moves, %.3f nats each\n", games.size(), plies,
                 lost / static_cast<double>(plies));
  }
  for (std::size_t i = 0; i < move_feature_count; ++i)
    if (const std::string name = move_feature_name(i); !name.empty())
      std::printf("%s = %d\n", name.c_str(), weights.hundredths(i));
  return 0;
} catch (const std::exception& error) {
  std::cerr << "usual_moves: " << error.what() << '\n';
  return 2;
}
