// Move generation against published counts, and against Stockfish where it is installed.
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>

#include "places.h"
#include "tests/board/support.h"

namespace planilla::board_tests {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t leaf_limit = 60'000;
#elif !defined(__OPTIMIZE__)
constexpr std::uint64_t leaf_limit = 60'000;
#else
constexpr std::uint64_t leaf_limit = 5'000'000;
#endif

// Lines of "FEN | leaves at depth 1, 2, ...".
void check_counts(const std::string& file, bool chess960, int at_least) {
  std::ifstream in(std::string(PLANILLA_SOURCE_DIR "/testdata/perft/") + file);
  ASSERT_TRUE(in) << file;
  int positions = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t bar = line.find('|');
    ASSERT_NE(bar, std::string::npos) << line;
    Position p = position(line.substr(0, bar), chess960);
    std::istringstream counts(line.substr(bar + 1));
    std::uint64_t expected = 0;
    for (int depth = 1; counts >> expected && expected <= leaf_limit; ++depth)
      EXPECT_EQ(perft(p, depth), expected) << line << " depth " << depth;
    ++positions;
  }
  EXPECT_GE(positions, at_least);
}

TEST(BoardPerft, StandardPositionsHaveTheirPublishedCounts) {
  check_counts("standard.perft", false, 20);
}

TEST(BoardPerft, Chess960PositionsHaveTheirPublishedCounts) {
  check_counts("chess960.perft", true, 50);
}

// No game reaches it, but a FEN may ask for it: more moves than any legal position has.
TEST(BoardPerft, APositionOfQueensAloneFitsTheMoveList) {
  const Position p = position("KQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/np5Q/knQQQQQQ w - - 0 1");
  int legal_by_trial = 0;
  for (int bits = 0; bits < 65536; ++bits)
    legal_by_trial += p.is_legal(Move::from_bits(static_cast<std::uint16_t>(bits)));
  EXPECT_EQ(legal(p).size(), legal_by_trial);
  EXPECT_GT(legal_by_trial, 256);
}

// --- Stockfish

const char* find_stockfish() {
  for (const char* path :
       {"/usr/games/stockfish", "/usr/bin/stockfish", "/usr/local/bin/stockfish"})
    if (std::filesystem::exists(path)) return path;
  return nullptr;
}

using Divide = std::map<std::string, std::uint64_t>;

struct ClosePipe {
  void operator()(FILE* pipe) const { pclose(pipe); }
};

// The lines "e2e4: 20" of each position, as Stockfish counts them.
std::vector<Divide> ask_stockfish(const std::string& program,
                                  const std::vector<Position>& positions, bool chess960,
                                  int depth) {
  const auto script =
      std::filesystem::path(testing::TempDir()) / (chess960 ? "perft960.uci" : "perft.uci");
  {
    std::ofstream out(script);
    if (chess960) out << "setoption name UCI_Chess960 value true\n";
    for (const Position& p : positions)
      out << "position fen " << (chess960 ? to_shredder_fen(p) : to_fen(p)) << "\ngo perft "
          << depth << "\n";
    out << "quit\n";
  }
  std::unique_ptr<FILE, ClosePipe> pipe(popen((program + " < " + script.string()).c_str(), "r"));
  std::vector<Divide> out(1);
  char line[256];
  while (pipe && std::fgets(line, sizeof line, pipe.get())) {
    const std::string text = line;
    const std::size_t colon = text.find(": ");
    if (text.starts_with("Nodes searched"))
      out.emplace_back();
    else if (colon == 4 || colon == 5)
      out.back()[text.substr(0, colon)] = std::stoull(text.substr(colon + 2));
  }
  out.pop_back();
  return out;
}

Divide divide(Position p, int depth) {
  Divide out;
  for (const Move m : legal(p)) {
    const std::string text = uci(p, m);
    const Undo undo = p.play(m);
    out[text] = depth == 1 ? 1 : perft(p, depth - 1);
    p.undo(m, undo);
  }
  return out;
}

void compare_with_stockfish(bool chess960) {
  const char* program = find_stockfish();
  if (!program) GTEST_SKIP() << "stockfish is not installed: nothing to compare with";
  std::vector<Position> positions;
  for (unsigned seed = 1; seed <= 40; ++seed) {
    const std::vector<Position> game = random_game(seed, 200, chess960);
    for (std::size_t ply = seed % 5; ply < game.size(); ply += 9) positions.push_back(game[ply]);
  }
  constexpr int depth = 2;
  const std::vector<Divide> theirs = ask_stockfish(program, positions, chess960, depth);
  ASSERT_EQ(theirs.size(), positions.size());
  for (std::size_t i = 0; i < positions.size(); ++i)
    EXPECT_EQ(divide(positions[i], depth), theirs[i]) << to_fen(positions[i]);
}

TEST(BoardPerft, RandomPositionsAgreeWithStockfish) {
  compare_with_stockfish(false);
}

TEST(BoardPerft, RandomChess960PositionsAgreeWithStockfish) {
  compare_with_stockfish(true);
}

}  // namespace
}  // namespace planilla::board_tests
