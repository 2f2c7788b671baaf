// Both scoresheets of real games, each with slips of its own: what `planilla reconcile` is measured
// with.
//
//   two_sheets --from games/ --games 100 --to /tmp/pairs [--languages es,de] [--slips 2] [--seed 1]
//
// Writes NNN.a.txt (White's sheet), NNN.b.txt (Black's) and NNN.truth.pgn into the folder, from 001
// on. The slips of the two sheets are independent; a pair in which both are wrong about the same
// half-move is kept, since players copy from each other and the same square is easily misread
// twice. A sheet without a visible slip (legal from beginning to end) is kept too: only the other
// one tells.
#include <fmt/format.h>

#include <boost/program_options.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>

#include "rewriting.h"
#include "slipped_sheet.h"

namespace {

using namespace planilla;
using namespace planilla::sheets;
namespace po = boost::program_options;

struct Settings {
  std::vector<std::string> from;
  Choice choice;
  std::vector<std::string> languages;
  std::size_t slips = 2;
  std::string to;
};

std::optional<Settings> parse(int argc, char** argv) {
  po::options_description all("two_sheets [OPTION...]");
  Settings out;
  std::string languages;
  all.add_options()("help", "this page")("from", po::value(&out.from)->composing(),
                                         "files or folders of English PGN")(
      "to", po::value(&out.to), "the folder written into")(
      "games", po::value(&out.choice.games)->default_value(100), "how many, chosen by chance")(
      "seed", po::value(&out.choice.seed)->default_value(1), "of the choice and of the slips")(
      "languages", po::value(&languages)->default_value("es,de"), "of the two sheets")(
      "slips", po::value(&out.slips)->default_value(2), "on each sheet");
  po::positional_options_description positional;
  positional.add("from", -1);
  po::variables_map map;
  po::store(po::command_line_parser(argc, argv).options(all).positional(positional).run(), map);
  po::notify(map);
  const std::size_t comma = languages.find(',');
  if (map.count("help") || out.from.empty() || out.to.empty() || comma == std::string::npos) {
    std::cout << all;
    return std::nullopt;
  }
  out.languages = {languages.substr(0, comma), languages.substr(comma + 1)};
  return out;
}

void write(const std::string& path, const std::string& text) {
  std::ofstream file(path);
  file << text;
  if (!file.flush()) throw std::runtime_error(path + ": could not be written");
}

}  // namespace

int main(int argc, char** argv) try {
  const std::optional<Settings> settings = parse(argc, argv);
  if (!settings) return 2;
  std::filesystem::create_directories(settings->to);
  const Notations notations(Data::embedded());
  const auto writers = languages_named(notations.languages(), settings->languages);
  const auto games = choose_games(notations, settings->from, settings->choice);
  for (std::size_t i = 0; i < games.size(); ++i) {
    const std::string stem = fmt::format("{}/{:03}", settings->to, i + 1);
    for (std::size_t side = 0; side < 2; ++side) {
      Manner manner;
      manner.pens = pens_of(notations.languages(), *writers[side]);
      const Random random(settings->choice.seed * 2 + side, i);
      const SlippedSheet sheet = write_slipped(games[i], settings->slips, manner, random);
      write(stem + (side == 0 ? ".a.txt" : ".b.txt"), sheet.text);
    }
    write(stem + ".truth.pgn", to_pgn(games[i]));
  }
  std::printf("%zu games written into %s\n", games.size(), settings->to.c_str());
  return 0;
} catch (const std::exception& error) {
  std::cerr << "two_sheets: " << error.what() << '\n';
  return 2;
}
