// Precision and recall of `planilla clean` on archives with planted duplicates and traps.
//
//   duplicates make --from big.pgn --games 20000 --seed 7 --to planted.pgn      # and
//   planted.pgn.truth planilla clean planted.pgn -o kept.pgn --decisions why.jsonl duplicates score
//   planted.pgn.truth why.jsonl
//
// docs/duplicates.md says what is planted and what came out.
#include <fmt/format.h>

#include <boost/program_options.hpp>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

#include "base/data.h"
#include "planted.h"

namespace {

using namespace planilla;
using namespace planilla::twins;
namespace po = boost::program_options;

int make(const po::variables_map& map) {
  const Data data = Data::embedded();
  const Notations notations(data);
  const std::string to = map["to"].as<std::string>();
  const auto seed = map["seed"].as<std::uint64_t>();
  const std::vector<sheets::TrueGame> games = sheets::choose_games(
      notations, map["from"].as<std::vector<std::string>>(),
      {.games = map["games"].as<std::size_t>(), .seed = seed, .min_plies = 40});
  std::ofstream archive(to), truth(to + ".truth");
  for (const Entry& entry : plant(games, {.seed = seed})) {
    archive << to_pgn(entry);
    truth << static_cast<int>(entry.kind) << '\t' << entry.twin << '\n';
  }
  return archive.flush() && truth.flush() ? 0 : 2;
}

struct Truth {
  Kind kind{};
  std::size_t twin = 0;
};

std::vector<Truth> read_truth(const std::string& path) {
  std::ifstream file(path);
  std::vector<Truth> out;
  for (std::size_t kind = 0, twin = 0; file >> kind >> twin;)
    out.push_back({static_cast<Kind>(kind), twin});
  return out;
}

struct Sums {
  std::size_t planted = 0, found = 0, wrong = 0;
};

int score(const std::vector<std::string>& paths) {
  const std::vector<Truth> truth = read_truth(paths.at(0));
  std::map<std::size_t, Kind> kind_of_twin;  // the kind of the copy
  std::map<Kind, Sums> sums;
  for (const Truth& one : truth)
    if (one.kind != Kind::base && !is_trap(one.kind)) kind_of_twin[one.twin] = one.kind;
  for (const Truth& one : truth)
    if (one.kind != Kind::base) ++sums[one.kind].planted;
  std::ifstream file(paths.at(1));
  std::size_t right = 0, wrong = 0;
  for (std::string line; std::getline(file, line);) {
    const auto decision = nlohmann::json::parse(line);
    const Truth& kept = truth.at(decision["kept"]["game"].get<std::size_t>() - 1);
    const Truth& dropped = truth.at(decision["dropped"]["game"].get<std::size_t>() - 1);
    if (kept.twin == dropped.twin) {
      ++right;
      ++sums[kind_of_twin.at(kept.twin)].found;
      continue;
    }
    ++wrong;
    ++sums[is_trap(kept.kind) ? kept.kind : dropped.kind].wrong;
    std::cout << "wrong: " << line << '\n';
  }
  std::size_t planted = 0;
  for (const auto& [kind, sum] : sums) {
    if (kind != Kind::base && !is_trap(kind)) planted += sum.planted;
    fmt::print("{:<16} {:>7} {:>7} {:>6} {}\n", kind_name(kind), sum.planted, sum.found, sum.wrong,
               is_trap(kind) || kind == Kind::base
                   ? std::string()
                   : fmt::format("recall {:.5f}", static_cast<double>(sum.found) /
                                                      static_cast<double>(sum.planted)));
  }
  fmt::print(
      "precision {:.5f}  recall {:.5f}  ({} right, {} wrong, {} planted)\n",
      static_cast<double>(right) / static_cast<double>(std::max<std::size_t>(1, right + wrong)),
      static_cast<double>(right) / static_cast<double>(std::max<std::size_t>(1, planted)), right,
      wrong, planted);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  po::options_description all("duplicates make|score [OPTION...]");
  all.add_options()("help", "this page")("from", po::value<std::vector<std::string>>()->composing(),
                                         "files or folders of English PGN")(
      "games", po::value<std::size_t>()->default_value(10000), "base games, chosen by chance")(
      "seed", po::value<std::uint64_t>()->default_value(1), "of the choice and the planting")(
      "to", po::value<std::string>(), "the archive written")(
      "word", po::value<std::vector<std::string>>(), "make, or score TRUTH DECISIONS");
  po::positional_options_description positional;
  positional.add("word", -1);
  po::variables_map map;
  po::store(po::command_line_parser(argc, argv).options(all).positional(positional).run(), map);
  po::notify(map);
  std::vector<std::string> words;
  if (map.count("word")) words = map["word"].as<std::vector<std::string>>();
  if (!words.empty() && words[0] == "make" && map.count("from") && map.count("to"))
    return make(map);
  if (words.size() == 3 && words[0] == "score") return score({words[1], words[2]});
  std::cout << all;
  return 2;
}
