// Writes one file of each kind (bench/sheets/kinds.h) into a folder, from real games or random
// ones.
//
//   make_kinds --out DIR --from games.pgn --games 10000 [--seed 1]
//   make_kinds --out DIR --random 200 [--seed 1]
//
// Prints a line a file: its name, the language to be told or `-`, games, half-moves.
#include <boost/program_options.hpp>

#include <filesystem>
#include <fstream>
#include <iostream>

#include "base/data.h"
#include "kinds.h"

namespace {

using namespace planilla;
using namespace planilla::sheets;
namespace po = boost::program_options;

int run(int argc, char** argv) {
  po::options_description all("make_kinds [OPTION...]");
  std::string out;
  std::vector<std::string> from;
  Choice choice;
  std::size_t random = 0;
  all.add_options()("help", "this page")("out", po::value(&out)->required(), "folder to write to")(
      "from", po::value(&from)->composing(), "files or folders of English PGN")(
      "games", po::value(&choice.games)->default_value(1000), "how many of them")(
      "random", po::value(&random)->default_value(0), "random games instead of real ones")(
      "seed", po::value(&choice.seed)->default_value(1), "of every choice");
  po::variables_map given;
  po::store(po::parse_command_line(argc, argv, all), given);
  if (given.contains("help")) {
    std::cout << all;
    return 0;
  }
  po::notify(given);
  const Data data = Data::embedded();
  const Notations notations(data);
  const std::vector<TrueGame> games =
      random > 0 ? random_games(random, choice.seed) : choose_games(notations, from, choice);
  std::filesystem::create_directories(out);
  for (const Kind& kind : kinds()) {
    std::ofstream file(std::filesystem::path(out) / (std::string(kind.name) + ".pgn"));
    const KindFile made = kind_file(kind, games, notations, choice.seed);
    file << made.text;
    if (!file.flush()) throw std::runtime_error("cannot write to " + out);
    std::cout << kind.name << ' ' << (kind.language.empty() ? "-" : kind.language) << ' '
              << games.size() << ' ' << made.plies << '\n';
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) try {
  return run(argc, argv);
} catch (const std::exception& error) {
  std::cerr << "make_kinds: " << error.what() << '\n';
  return 2;
}
