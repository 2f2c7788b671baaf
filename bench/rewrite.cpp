// Rewrites games in every language and reads them again with the language found out: how many come
// back?
//
//   rewrite --from games/ --games 500 [--languages es,de] [--plies 10] [--mixed 10] [--plain]
//   [--tags]
//
// A row a language. right: the same moves and nothing said against them; doubted: the same moves,
// with a warning or an error; abstained: other moves (or fewer), and a finding says so; wrong,
// silent: other moves and not a word.
#include <boost/program_options.hpp>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>

#include "random.h"
#include "rewriting.h"
#include "table.h"

namespace {

using namespace planilla;
using namespace planilla::sheets;
namespace po = boost::program_options;

struct Settings {
  std::vector<std::string> from;
  Choice choice;
  std::vector<std::string> languages;
  std::size_t plies = SIZE_MAX;
  std::size_t mixed = 0;
  Marks marks = Marks::all;
  bool tags = false;
  std::size_t show = 0;
  std::string dump;
};

std::vector<std::string> cut(const std::string& list) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t comma = std::min(list.find(',', at), list.size());
    if (comma > at) out.push_back(list.substr(at, comma - at));
    at = comma + 1;
  }
  return out;
}

std::optional<Settings> parse(int argc, char** argv) {
  po::options_description all("rewrite [OPTION...]");
  std::string languages;
  Settings out;
  all.add_options()("help", "this page")("from", po::value(&out.from)->composing(),
                                         "files or folders of English PGN")(
      "games", po::value(&out.choice.games)->default_value(500), "how many, chosen by chance")(
      "seed", po::value(&out.choice.seed)->default_value(1), "of the choice")(
      "languages", po::value(&languages),
      "tags, with commas; else all of high or medium confidence")(
      "plies", po::value(&out.plies), "only so many half-moves of each game")(
      "mixed", po::value(&out.mixed),
      "instead: so many sheets a game with White in one language, Black in another")(
      "plain", "without x, + and #")("tags", "with PGN tags before the moves")(
      "show-failures", po::value(&out.show)->default_value(0), "so many of each row")(
      "dump", po::value(&out.dump), "a folder for the sheets of the failures");
  po::variables_map map;
  po::positional_options_description positional;
  positional.add("from", -1);
  po::store(po::command_line_parser(argc, argv).options(all).positional(positional).run(), map);
  po::notify(map);
  if (map.count("help") || out.from.empty()) {
    std::cout << all;
    return std::nullopt;
  }
  out.languages = cut(languages);
  if (map.count("plain")) out.marks = Marks::none;
  out.tags = map.count("tags") > 0;
  return out;
}

class Run {
public:
  Run(const Settings& settings, const Notations& notations)
      : settings_(settings),
        notations_(notations),
        reader_(notations, {}),
        games_(choose_games(notations, settings.from, settings.choice)),
        languages_(languages_named(notations.languages(), settings.languages)) {}

  // Game by game, so that each sheet comes after one in another language: what a reader may
  // remember of the last one cannot help it.
  void same_language() {
    std::map<std::string, Tally> by_tag;
    for (std::size_t i = 0; i < games_.size(); ++i)
      for (const Language* language : languages_) one(i, language, language, by_tag[language->tag]);
    for (const auto& [tag, tally] : by_tag) row(tag, tally);
    finish();
  }

  // Pairs of languages that do not share their letters, by chance.
  void mixed() {
    std::map<std::string, Tally> by_white;
    for (std::size_t i = 0; i < games_.size(); ++i) {
      Random random(settings_.choice.seed, i);
      for (std::size_t n = 0; n < settings_.mixed; ++n) {
        const Language* white = languages_[random.below(languages_.size())];
        const Language* black = languages_[random.below(languages_.size())];
        const Languages& all = notations_.languages();
        if (&all.class_of(*white) == &all.class_of(*black)) continue;
        one(i, white, black, by_white[white->tag]);
      }
    }
    for (const auto& [tag, tally] : by_white) row(tag + " + another", tally);
    finish();
  }

private:
  void one(std::size_t index, const Language* white, const Language* black, Tally& tally) {
    Rewriting how;
    how.writers.white = white;
    how.writers.black = black;
    how.writers.marks = settings_.marks;
    how.plies = settings_.plies;
    how.tags = settings_.tags;
    const Rewritten done = rewrite(games_[index], how, reader_);
    tally.add(done.outcome);
    seconds_ += done.answer.seconds;
    slowest_ = std::max(slowest_, done.answer.seconds);
    if (done.outcome != Outcome::right)
      failed(done, white == black ? white->tag : white->tag + "+" + black->tag, index);
  }

  void failed(const Rewritten& failure, const std::string& tag, std::size_t index) {
    // Of each row the silent ones first, then those that others tell of.
    const bool silent = failure.outcome == Outcome::silent;
    const std::string row = tag.substr(0, tag.find('+'));
    std::size_t& shown = silent ? shown_silent_[row] : shown_[row];
    if (++shown > settings_.show) return;
    std::fputs(describe(failure, tag + " " + std::to_string(index)).c_str(), stdout);
    if (settings_.dump.empty()) return;
    const std::string stem = settings_.dump + "/" + tag + "-" + std::to_string(index);
    std::ofstream(stem + ".txt") << failure.sheet;
    std::ofstream(stem + ".truth.pgn") << to_pgn(*failure.game);
  }

  static std::vector<std::string> cells(const std::string& name, const Tally& t) {
    return {name,
            std::to_string(t.games),
            percent(t.right, t.games),
            std::to_string(t.doubted),
            std::to_string(t.told),
            std::to_string(t.silent)};
  }

  void row(const std::string& name, const Tally& tally) {
    table_.row(cells(name, tally));
    total_.add(tally);
  }

  void finish() {
    table_.row(cells("all", total_));
    std::fputs(table_.text().c_str(), stdout);
    std::printf("\n%zu games; %.3f ms a sheet, slowest %.1f ms (CPU)\n", games_.size(),
                1e3 * seconds_ / static_cast<double>(std::max<std::size_t>(1, total_.games)),
                1e3 * slowest_);
  }

  const Settings& settings_;
  const Notations& notations_;
  SheetReader reader_;
  std::vector<TrueGame> games_;
  std::vector<const Language*> languages_;
  std::map<std::string, std::size_t> shown_, shown_silent_;
  Table table_{{"language", "games", "right", "doubted", "abstained", "wrong, silent"}};
  Tally total_;
  double seconds_ = 0, slowest_ = 0;
};

}  // namespace

int main(int argc, char** argv) try {
  const std::optional<Settings> settings = parse(argc, argv);
  if (!settings) return 2;
  const Notations notations(Data::embedded());
  if (!settings->dump.empty()) std::filesystem::create_directories(settings->dump);
  Run run(*settings, notations);
  if (settings->mixed > 0)
    run.mixed();
  else
    run.same_language();
  return 0;
} catch (const std::exception& error) {
  std::cerr << "rewrite: " << error.what() << '\n';
  return 2;
}
