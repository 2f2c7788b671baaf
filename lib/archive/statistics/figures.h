// The figures of a collection.
//
//   Figures figures;
//   figures.add(game);                        // one per worker
//   sum.merge(figures);                       // the same for any number of workers
//   append_text(sum, messages, out); append_json(sum, out); append_page(sum, messages, out);
//
// Players are counted by what stands in the tags, openings too, or else by the moves. Memory grows
// with the number of different players, not with the number of games.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "archive/eco/openings.h"
#include "game/model/game.h"
#include "write/findings/messages.h"

namespace planilla {

struct Score {
  std::uint64_t games = 0, white_wins = 0, draws = 0, black_wins = 0;
  // Without one of the three results.
  std::uint64_t open() const { return games - white_wins - draws - black_wins; }
  void merge(const Score& other);
};

struct PlayerScore {
  std::uint64_t games = 0, wins = 0, draws = 0, losses = 0;
  void merge(const PlayerScore& other);
};

struct TextHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const {
    return std::hash<std::string_view>()(text);
  }
};

struct Figures {
  Score score;
  std::uint64_t plies = 0, shortest = UINT64_MAX, longest = 0;
  std::map<std::uint32_t, std::uint64_t> lengths;  // full moves in tens: games
  std::map<int, Score> years;
  std::map<std::string, Score, std::less<>> openings;  // by ECO code
  std::map<int, std::uint64_t> ratings;                // in hundreds: players of games
  std::unordered_map<std::string, PlayerScore, TextHash, std::equal_to<>> players;
  std::map<std::string, std::uint64_t, std::less<>> findings;  // by rule

  // `opening`: of the embedded table, for a game whose tags say none; nullptr: not known.
  void add(const Game& game, const Opening* opening = nullptr);
  void merge(const Figures& other);

  // As bytes for another process: the same for the same figures. load() adds them to these; throws
  // PackedError for other bytes.
  void save(std::string& out) const;
  void load(std::string_view bytes);
};

// The keys with the most games, and then by name.
std::vector<std::pair<std::string, PlayerScore>> busiest_players(const Figures&, std::size_t most);
std::vector<std::pair<std::string, Score>> most_played(const Figures&, std::size_t most);

void append_text(const Figures& figures, Messages& messages, std::string& out);
// One object, and a line end.
void append_json(const Figures& figures, std::string& out);
// A page that needs nothing else: no script, plots as SVG.
void append_page(const Figures& figures, Messages& messages, std::string& out);

}  // namespace planilla
