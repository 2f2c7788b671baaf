// A sheet with one slip of the pen in one of its first ten moves, in every language: is it ever
// read in the letters of another one, as if nothing were wrong?
//
//   other_letters games/ --games 20 --seed 1 [--language de,nl] [--show-failures 5]
//
// A row a language of high or medium confidence, a sheet a game and half-move. The slip makes the
// word illegal in the letters of the sheet (sheets/plain_reading.h). exact: the true game. told: an
// error. guessed: other moves, in letters of the language, and no error. other, told: read in other
// letters, with an error. other letters: the same without an error, which must not be.
#include <boost/program_options.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>
#include <sstream>

#include "answer.h"
#include "plain_reading.h"
#include "random.h"
#include "sheet.h"
#include "table.h"

namespace {

using namespace planilla;
using namespace planilla::sheets;
namespace po = boost::program_options;

constexpr std::size_t first_plies = 20;

enum Verdict : std::size_t { exact, told, guessed, other_told, other_letters, verdicts };

struct Settings {
  std::vector<std::string> from;
  Choice choice;
  std::string languages;
  std::size_t show = 0;
};

std::optional<Settings> parse(int argc, char** argv) {
  po::options_description all("other_letters [OPTION...]");
  Settings out;
  all.add_options()("help", "this page")("from", po::value(&out.from)->composing(),
                                         "files or folders of English PGN")(
      "games", po::value(&out.choice.games)->default_value(20), "games")(
      "seed", po::value(&out.choice.seed)->default_value(1), "of the choice and of the slips")(
      "language", po::value(&out.languages), "only these, with commas")(
      "show-failures", po::value(&out.show)->default_value(0), "so many of each language");
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

// One character of the word at `ply` is another, and the word is no legal move any more.
bool slip(std::vector<Word>& words, std::size_t ply, const Language& language, Random& random) {
  Word& word = words[ply];
  if (word.castle || word.to + 1 >= word.text.size()) return false;
  const std::string right = word.text;
  for (int attempt = 0; attempt < 40; ++attempt) {
    word.text = right;
    const std::size_t which = random.below(word.letter > 0 ? 3 : 2);
    if (which == 2) {
      const Role role = static_cast<Role>(knight + random.below(5));
      const std::string letter = random.coin()
                                     ? language.symbols[role].front()
                                     : std::string(1, static_cast<char>('A' + random.below(26)));
      word.text.replace(0, word.letter, letter);
    } else {
      word.text[word.to + which] = static_cast<char>((which == 0 ? 'a' : '1') + random.below(8));
    }
    const std::vector<Word> front(words.begin(),
                                  words.begin() + static_cast<std::ptrdiff_t>(ply) + 1);
    if (word.text != right && !read_plainly(front, language).legal) return true;
  }
  return false;
}

bool shares_letters(const Answer& answer, const Language& language, const Languages& languages) {
  const LanguageClass& own = languages.class_of(language);
  return std::any_of(answer.languages.begin(), answer.languages.end(), [&](const std::string& tag) {
    const Language* one = languages.find(tag);
    return one != nullptr && &languages.class_of(*one) == &own;
  });
}

Verdict judge_letters(const Answer& answer, const TrueGame& game, const Language& language,
                      const Languages& languages) {
  if (answer.games == 1 && answer.moves == game.moves) return exact;
  const bool error = std::any_of(answer.findings.begin(), answer.findings.end(),
                                 [](const Finding& f) { return f.severity == Severity::error; });
  if (shares_letters(answer, language, languages)) return error ? told : guessed;
  return error ? other_told : other_letters;
}

bool wanted(const std::string& list, const std::string& tag) {
  std::istringstream in(list);
  for (std::string one; std::getline(in, one, ',');)
    if (one == tag) return true;
  return list.empty();
}

std::array<std::size_t, verdicts> measure(const Language& language,
                                          const std::vector<TrueGame>& games,
                                          const Languages& languages, SheetReader& reader,
                                          const Settings& settings) {
  std::array<std::size_t, verdicts> out{};
  std::size_t shown = 0;
  for (std::size_t i = 0; i < games.size(); ++i) {
    Random random(settings.choice.seed, i);
    const std::vector<Word> right = write_words(games[i], {&language, &language});
    for (std::size_t ply = 0; ply < first_plies; ++ply) {
      std::vector<Word> words = right;
      if (!slip(words, ply, language, random)) continue;
      const std::string text = lay_out(words, {"", games[i].result});
      const Answer answer = reader.read(text);
      const Verdict verdict = judge_letters(answer, games[i], language, languages);
      ++out[verdict];
      if (verdict != other_letters || shown++ >= settings.show) continue;
      std::printf("--- %s, game %zu, %s -> %s\n%s\n", language.tag.c_str(), i,
                  right[ply].text.c_str(), words[ply].text.c_str(), text.c_str());
    }
  }
  return out;
}

}  // namespace

int main(int argc, char** argv) try {
  const std::optional<Settings> settings = parse(argc, argv);
  if (!settings) return 2;
  const Notations notations(Data::embedded());
  Choice choice = settings->choice;
  choice.min_plies = 2 * first_plies;
  const std::vector<TrueGame> games = choose_games(notations, settings->from, choice);
  if (games.empty()) throw std::runtime_error("no games");
  Table table({"language", "sheets", "exact", "told", "guessed", "other, told", "other letters"});
  std::array<std::size_t, verdicts> all{};
  const auto row = [&](const std::string& name, const std::array<std::size_t, verdicts>& counts) {
    std::size_t sheets = 0;
    for (const std::size_t count : counts) sheets += count;
    std::vector<std::string> cells = {name, std::to_string(sheets)};
    for (const std::size_t count : counts) cells.push_back(std::to_string(count));
    table.row(std::move(cells));
  };
  for (const Language& language : notations.languages().all()) {
    if (language.confidence == Confidence::low || !wanted(settings->languages, language.tag))
      continue;
    SheetReader reader(notations, {.repair = Repair::safe});
    const auto counts = measure(language, games, notations.languages(), reader, *settings);
    row(language.tag, counts);
    for (std::size_t i = 0; i < verdicts; ++i) all[i] += counts[i];
  }
  row("all", all);
  std::printf("%s", table.text().c_str());
  return all[other_letters] == 0 ? 0 : 1;
} catch (const std::exception& error) {
  std::cerr << "other_letters: " << error.what() << '\n';
  return 2;
}
