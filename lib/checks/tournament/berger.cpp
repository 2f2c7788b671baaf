// Whoever has the last number meets number 1, N/2 + 1, 2, N/2 + 2 ... in the rounds: so one player
// taken for the last numbers all others.
#include "checks/tournament/berger.h"

#include <algorithm>
#include <map>
#include <optional>

namespace planilla {

namespace {

using PlayerNumbers =
    std::map<std::uint32_t, int>;  // of players; 0 is nobody, where their number is odd

class Table {
public:
  explicit Table(const std::vector<BergerGame>& games) : games_(games) {
    for (const BergerGame& game : games) {
      players_[game.white] = 0;
      players_[game.black] = 0;
      rounds_ = std::max(rounds_, game.round);
    }
    if (players_.size() % 2 != 0) players_[nobody] = 0;
    size_ = static_cast<int>(players_.size());
  }

  bool has_its_rounds() const { return rounds_ == size_ - 1; }
  const PlayerNumbers& players() const { return players_; }

  // nullopt: with him as the last the rounds are not those of the table.
  std::optional<std::vector<std::size_t>> wrong_colors(std::uint32_t last) const {
    PlayerNumbers numbers;
    numbers[last] = size_;
    for (int round = 1; round <= rounds_; ++round) numbers[opponent(last, round)] = pivot(round);
    // In every round another opponent, and no player without one.
    if (numbers.size() != players_.size() ||
        !std::equal(numbers.begin(), numbers.end(), players_.begin(),
                    [](const auto& a, const auto& b) { return a.first == b.first; }))
      return std::nullopt;
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < games_.size(); ++i) {
      const int white = numbers.at(games_[i].white), black = numbers.at(games_[i].black);
      if (is_of(games_[i].round, white, black)) continue;
      if (!is_of(games_[i].round, black, white)) return std::nullopt;
      out.push_back(i);
    }
    return out;
  }

private:
  static constexpr std::uint32_t nobody = 0;

  int pivot(int round) const { return round % 2 != 0 ? (round + 1) / 2 : (size_ + round) / 2; }

  bool is_of(int round, int white, int black) const {
    const int middle = pivot(round), modulus = size_ - 1;
    if (white == size_) return black == middle && round % 2 == 0;
    if (black == size_) return white == middle && round % 2 != 0;
    const int ahead = (white - middle + modulus) % modulus,
              behind = (middle - black + modulus) % modulus;
    return ahead == behind && ahead > 0 && ahead <= (size_ - 2) / 2;
  }

  // Nobody's opponent is the player who has no game.
  std::uint32_t opponent(std::uint32_t player, int round) const {
    std::vector<std::uint32_t> idle;
    for (const auto& [one, number] : players_)
      if (one != nobody) idle.push_back(one);
    for (const BergerGame& game : games_) {
      if (game.round != round) continue;
      if (game.white == player) return game.black;
      if (game.black == player) return game.white;
      std::erase(idle, game.white);
      std::erase(idle, game.black);
    }
    return player == nobody && idle.size() == 1 ? idle.front() : nobody;
  }

  const std::vector<BergerGame>& games_;
  PlayerNumbers players_;
  int rounds_ = 0, size_ = 0;
};

}  // namespace

std::vector<std::size_t> against_berger(const std::vector<BergerGame>& games) {
  const Table table(games);
  if (!table.has_its_rounds()) return {};
  std::optional<std::vector<std::size_t>> best;
  for (const auto& [player, number] : table.players()) {
    const auto wrong = table.wrong_colors(player);
    if (wrong && (!best || wrong->size() < best->size())) best = wrong;
  }
  constexpr std::size_t share = 8;  // more may be no table at all
  if (!best || best->size() * share >= games.size()) return {};
  return *best;
}

}  // namespace planilla
