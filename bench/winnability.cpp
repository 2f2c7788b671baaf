// Judges every position of a labelled file and prints how often and how fast the answer was right.
//
//   winnability FILE [full|fast] [POSITIONS] [-v]
//
// `full` asks can_win(), which gives a line of moves with every "can"; `fast` asks can_win_fast(),
// which gives none. Both prove what they say. Speed is told by the clock and by processor time,
// which other work on the machine disturbs less.
//
// A line is two characters and a FEN: "WB" both sides can still win, "W-" only White, "-B", "--".
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

#include "board/fen.h"
#include "laws/dead/unwinnable.h"

namespace {

using namespace planilla;

struct Labelled {
  std::string text;
  Position position;
  bool can[2];
};

std::vector<Labelled> read_positions(const char* path) {
  std::vector<Labelled> out;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    if (line.size() < 4 || line[0] == '#') continue;
    const FenResult fen = parse_fen(line.substr(3));
    if (!fen.position) {
      std::printf("not read: %s\n", line.c_str());
      continue;
    }
    out.push_back({line, *fen.position, {line[0] == 'W', line[1] == 'B'}});
  }
  return out;
}

struct Table {
  long right = 0, wrong_possible = 0, wrong_impossible = 0, undetermined = 0;
  void count(Possibility verdict, bool label) {
    if (verdict == Possibility::undetermined)
      ++undetermined;
    else if ((verdict == Possibility::possible) == label)
      ++right;
    else if (label)
      ++wrong_impossible;
    else
      ++wrong_possible;
  }
};

const char* name(Possibility verdict) {
  static const char* const names[] = {"possible", "impossible", "undetermined"};
  return names[static_cast<int>(verdict)];
}

// Plays the line: is it legal, and does it mate?
bool proves(Position p, Color winner, const std::vector<Move>& line) {
  for (const Move move : line) {
    if (!p.is_legal(move)) return false;
    p.play(move);
  }
  return p.is_checkmate() && p.turn() != winner;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fputs("usage: winnability FILE [full|fast] [POSITIONS] [-v]\n", stderr);
    return 2;
  }
  const bool fast = argc > 2 && !std::strcmp(argv[2], "fast");
  SearchLimits limits;
  if (argc > 3 && std::atoi(argv[3])) limits.positions = std::atoi(argv[3]);
  const bool tell = !std::strcmp(argv[argc - 1], "-v");
  const std::vector<Labelled> all = read_positions(argv[1]);
  Table table;
  double slowest = 0;
  long looked = 0, false_lines = 0, plies = 0, lines = 0;
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  const std::clock_t start_cpu = std::clock();
  for (const Labelled& item : all)
    for (const Color side : {white, black}) {
      const auto begin = tell ? Clock::now() : start;
      Winnability result;
      if (fast)
        result.verdict = can_win_fast(item.position, side);
      else
        result = can_win(item.position, side, limits);
      looked += result.positions;
      table.count(result.verdict, item.can[side]);
      if (!fast && result.verdict == Possibility::possible) {
        ++lines;
        plies += static_cast<long>(result.helpmate.size());
        if (tell) false_lines += !proves(item.position, side, result.helpmate);
      }
      if (!tell) continue;
      const double took = std::chrono::duration<double>(Clock::now() - begin).count();
      slowest = took > slowest ? took : slowest;
      if (result.verdict == Possibility::undetermined || took > 0.05 ||
          (result.verdict == Possibility::possible) != item.can[side])
        std::printf("%s: %s for %s, %.1f ms, %d\n", item.text.c_str(), name(result.verdict),
                    side ? "black" : "white", took * 1e3, result.positions);
    }
  const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
  const double cpu = static_cast<double>(std::clock() - start_cpu) / CLOCKS_PER_SEC;
  const double count = static_cast<double>(all.size());
  std::printf(
      "%s: positions %zu, right %ld, wrong possible %ld, wrong impossible %ld, undetermined %ld\n",
      fast ? "fast, without lines" : "full, with lines", all.size(), table.right,
      table.wrong_possible, table.wrong_impossible, table.undetermined);
  std::printf("positions/s %.0f, of processor time %.0f, seconds %.2f\n", count / seconds,
              count / cpu, seconds);
  if (fast) return 0;
  std::printf(
      "searched %.1f positions a question, mean line %.1f plies, false lines %ld, slowest %.1f "
      "ms\n",
      static_cast<double>(looked) / 2 / count,
      lines ? static_cast<double>(plies) / static_cast<double>(lines) : 0.0, false_lines,
      slowest * 1e3);
}
