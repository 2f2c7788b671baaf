// Kinds of doubtful sheets, written of real games: what does the reader make of them?
//
//   doubt games/ --games 300 --seed 1 [--family masked,stood] [--show-failures 3] [--dump DIR]
//
// A row a family (sheets/doubt.h says what each is). exact: the true game. honest: an error where
// the game cannot be known, with true moves before it, or the game with a question there. short:
// true moves and an error, but elsewhere. wrong, error: a move that was not played, or a rest that
// is lost, with an error. wrong, warning: the same at exit status 0, and a guess at it that
// happened to be right. silent: the same, and nothing is told. Times are CPU time of the reader.
#include <boost/program_options.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "doubt.h"
#include "table.h"

namespace {

using namespace planilla;
using namespace planilla::sheets;
namespace po = boost::program_options;

struct Settings {
  std::vector<std::string> from;
  Choice choice;
  std::string families, dump, data, repair;
  std::size_t show = 0;
};

std::optional<Settings> parse(int argc, char** argv) {
  po::options_description all("doubt [OPTION...]");
  Settings out;
  all.add_options()("help", "this page")("from", po::value(&out.from)->composing(),
                                         "files or folders of English PGN")(
      "games", po::value(&out.choice.games)->default_value(300), "sheets a family")(
      "seed", po::value(&out.choice.seed)->default_value(1), "of the choice and of the doubts")(
      "family", po::value(&out.families), "only these, with commas")(
      "repair", po::value(&out.repair)->default_value("safe"), "safe, suggest, guess or off")(
      "show-failures", po::value(&out.show)->default_value(0), "so many of each family")(
      "dump", po::value(&out.dump), "a folder for all sheets, with what is true of them")(
      "data", po::value(&out.data), "a folder whose files are used in place of the embedded ones");
  po::positional_options_description positional;
  positional.add("from", -1);
  po::variables_map map;
  po::store(po::command_line_parser(argc, argv).options(all).positional(positional).run(), map);
  po::notify(map);
  if (map.count("help") || out.from.empty()) {
    std::cout << all;
    return std::nullopt;
  }
  return out;
}

std::vector<Family> families_of(const std::string& list) {
  std::vector<Family> out;
  for (std::size_t i = 0; i + 1 < family_count; ++i)  // reconcile has a reader of its own
    if (list.empty()) out.push_back(static_cast<Family>(i));
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t comma = std::min(list.find(',', at), list.size());
    const auto family = family_named(list.substr(at, comma - at));
    if (!family) throw std::runtime_error("no family '" + list.substr(at, comma - at) + "'");
    out.push_back(*family);
    at = comma + 1;
  }
  return out;
}

struct Row {
  std::array<std::size_t, verdict_count> verdicts{};
  std::vector<double> seconds;
  std::size_t sheets() const { return seconds.size(); }
};

double quantile(std::vector<double> values, double part) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[std::min(values.size() - 1,
                         static_cast<std::size_t>(part * static_cast<double>(values.size())))];
}

std::vector<std::string> cells(const std::string& name, const Row& row) {
  std::vector<std::string> out = {name, std::to_string(row.sheets())};
  for (const std::size_t count : row.verdicts)
    out.push_back(std::to_string(count) + " (" + percent(count, row.sheets()) + ")");
  out.push_back(decimal(1e3 * quantile(row.seconds, 0.5), 2));
  out.push_back(decimal(1e3 * quantile(row.seconds, 0.99), 1));
  out.push_back(decimal(1e3 * quantile(row.seconds, 1), 0));
  return out;
}

void show(const DoubtSheet& sheet, const Answer& answer, Verdict verdict, std::size_t index) {
  const std::size_t right = agreement(answer.moves, sheet.moves);
  std::printf("--- %s %zu: %s; %s; %zu games, %zu half-moves of %zu, %zu right\n",
              std::string(family_name(sheet.family)).c_str(), index,
              std::string(verdict_name(verdict)).c_str(), sheet.note.c_str(), answer.games,
              answer.moves.size(), sheet.moves.size(), right);
  for (const Finding& finding : answer.findings)
    std::printf("    %s %s\n", finding.severity == Severity::error ? "error" : "warning",
                describe(finding).c_str());
  for (const DoubtfulPly& stop : sheet.stops) {
    if (stop.readings.size() < 2) continue;
    std::printf("    open at ply %zu:", stop.ply + 1);
    for (const std::string& reading : stop.readings) std::printf(" %s", reading.c_str());
    std::printf("\n");
  }
  std::printf("%s\n", sheet.text.c_str());
}

void dump(const DoubtSheet& sheet, const TrueGame& game, const std::string& folder,
          std::size_t index) {
  const std::string stem =
      folder + "/" + std::string(family_name(sheet.family)) + "-" + std::to_string(index);
  std::ofstream(stem + ".txt") << sheet.text;
  if (!sheet.other.empty()) std::ofstream(stem + ".b.txt") << sheet.other;
  TrueGame played = game;
  played.moves = sheet.moves;
  std::ofstream(stem + ".truth.pgn") << to_pgn(played);
}

Row measure(Family family, const std::vector<TrueGame>& games, const Doubters& doubters,
            SheetReader& reader, const Settings& settings) {
  Row row;
  std::size_t shown = 0;
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (row.sheets() == settings.choice.games) break;
    const Random random(settings.choice.seed * 100 + static_cast<std::size_t>(family), i);
    const auto sheet = doubters.write(family, games[i], random);
    if (!sheet) continue;
    if (!settings.dump.empty()) dump(*sheet, games[i], settings.dump, i);
    const Answer answer = reader.read(sheet->text);
    const Verdict verdict = judge(*sheet, answer);
    ++row.verdicts[static_cast<std::size_t>(verdict)];
    row.seconds.push_back(answer.seconds);
    if (verdict > Verdict::honest && shown++ < settings.show) show(*sheet, answer, verdict, i);
  }
  return row;
}

ReadOptions read_options(const Settings& settings) {
  ReadOptions out;
  out.repair = settings.repair == "off"       ? Repair::off
               : settings.repair == "suggest" ? Repair::suggest
               : settings.repair == "guess"   ? Repair::guess
                                              : Repair::safe;
  return out;
}

}  // namespace

int main(int argc, char** argv) try {
  const std::optional<Settings> settings = parse(argc, argv);
  if (!settings) return 2;
  if (!settings->dump.empty()) std::filesystem::create_directories(settings->dump);
  Data data = Data::embedded();
  if (!settings->data.empty()) data.overlay(settings->data);
  const Notations notations(data);
  Choice more = settings->choice;  // not every game has a place for every doubt
  more.games *= 3;
  more.min_plies = 30;
  const std::vector<TrueGame> games = choose_games(notations, settings->from, more);
  if (games.empty()) throw std::runtime_error("no games");
  const Doubters doubters(notations.languages());
  Table table({"family", "sheets", "exact", "honest", "short", "wrong, error", "wrong, warning",
               "silent", "median ms", "p99 ms", "max ms"});
  Row all;
  for (const Family family : families_of(settings->families)) {
    SheetReader reader(notations, read_options(*settings));
    const Row row = measure(family, games, doubters, reader, *settings);
    table.row(cells(std::string(family_name(family)), row));
    for (std::size_t i = 0; i < verdict_count; ++i) all.verdicts[i] += row.verdicts[i];
    all.seconds.insert(all.seconds.end(), row.seconds.begin(), row.seconds.end());
  }
  table.row(cells("all", all));
  std::printf("%s", table.text().c_str());
  return 0;
} catch (const std::exception& error) {
  std::cerr << "doubt: " << error.what() << '\n';
  return 2;
}
