// Files of one kind each, made from the same games: what the speed of reading is measured on.
//
//   const std::vector<TrueGame> games = random_games(100, 7);
//   for (const Kind& kind : kinds()) save(kind.name, kind_file(kind, games, notations, 7).text);
//
// `book` is the plain export format. The other kinds change one thing: `lichess` adds clocks and
// evaluations, `annotated` comments, NAGs and variations, `faulty` and `broken` put a move that is
// not legal into 1.5 % and 10 % of the games, `tiny` keeps one to six moves, `spanish`, `russian`
// and `figurine` change the letters, `bulletin` has a title and a sentence in each game and no
// tags, `prose` holds no chess at all. The same games and seed give the same bytes on every
// machine.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "notation/read/notations.h"
#include "true_game.h"

namespace planilla::sheets {

struct Kind {
  std::string_view name;      // of the file, without .pgn
  std::string_view language;  // to be told with -l; "" where nothing is told
};

const std::vector<Kind>& kinds();

struct KindFile {
  std::string text;
  std::size_t plies = 0;  // of the main lines, and of the variations in them
};

KindFile kind_file(const Kind& kind, const std::vector<TrueGame>& games, const Notations& notations,
                   std::uint64_t seed);

// Games of legal moves chosen by chance, 20 to 120 half-moves long.
std::vector<TrueGame> random_games(std::size_t count, std::uint64_t seed);

}  // namespace planilla::sheets
