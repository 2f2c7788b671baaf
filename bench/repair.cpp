// Real games with slips in them, read with repair: how many come out as they were played?
//
//   repair --from games/ --language es,de,fr,ru --games 1000 [--auto] [--slips 0,1,3,8]
//   [--show-failures 3] repair --from games/ --noise-page 20000          that nothing is slow
//
// A row a number of slips. Sheets that are legal from beginning to end although there are slips in
// them are counted under `unseeable` (in parentheses: those whose marks, x + #, tell all the same),
// and nowhere else. Sheets with several slips of which one would leave a legal game if the others
// were mended (`hidden`: nobody can see that one) are in the first row of their number of slips;
// the row "none hidden" below it is of the other sheets alone.
//
// exact: the true game came out, and nothing was asked. written: it came out, asked about or not.
// answered: that, or after the questions that were put were answered truly (sheets/questions.h).
// moves right: of the true half-moves, by number. asked a game: repairs proposed and not applied.
// wrong, silent: another game, and no warning or error about its moves. wrong, unmarked: another
// game, warned of, but nowhere from the first wrong move on. wrong, unasked: another game, of which
// no error says that somebody has to decide: a repair that was carried out is wrong. honest: true
// moves and an error at a slip, or the game with a question there. short: true moves and an error
// elsewhere. wrong, error: another move, and an error. Times are CPU time; plain: no repair. The
// last table is the calibration: of the repairs that were carried out, by the odds that were
// claimed for them, how many put the move there that was played.
#include <fmt/format.h>
#include <boost/program_options.hpp>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>

#include "checks/engine/check.h"
#include "doubt.h"
#include "questions.h"
#include "rewriting.h"
#include "rules/repaired_move.h"
#include "slipped_sheet.h"
#include "table.h"

namespace {
using namespace planilla;
using namespace planilla::sheets;
namespace po = boost::program_options;

struct Settings {
  std::vector<std::string> from;
  Choice choice;
  std::string languages, slips, repair, dump, data;
  std::size_t show = 0, noise = 0, kind = 0;
  double seconds = 0;
  bool automatic = false, tags = false, questions = true;
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

std::size_t number(const std::string& text) {
  std::size_t value = 0;
  const char* end = text.data() + text.size();
  if (std::from_chars(text.data(), end, value).ptr != end)
    throw std::runtime_error("--slips: '" + text + "' is no number");
  return value;
}

std::optional<Settings> parse(int argc, char** argv) {
  po::options_description all("repair [OPTION...]");
  Settings out;
  all.add_options()("help", "this page")("from", po::value(&out.from)->composing(),
                                         "files or folders of English PGN")(
      "games", po::value(&out.choice.games)->default_value(1000), "how many, chosen by chance")(
      "seed", po::value(&out.choice.seed)->default_value(1), "of the choice and of the slips")(
      "language", po::value(&out.languages)->default_value("es"),
      "of the sheets; several with commas")("auto", "the reader is not told the language")(
      "no-questions", "nobody answers them: faster, and `asked` is then `exact`")(
      "slips", po::value(&out.slips)->default_value("0,1,3,8"), "slips a game")(
      "kind", po::value(&out.kind)->default_value(0),
      "only slips of this kind, 1 to 9; 0: the standard mix")(
      "repair", po::value(&out.repair)->default_value("safe"), "safe, suggest, guess or off")(
      "tags", "with PGN tags before the moves")(
      "seconds", po::value(&out.seconds)->default_value(0), "stop after so many; 0: when done")(
      "show-failures", po::value(&out.show)->default_value(0), "so many of each row")(
      "dump", po::value(&out.dump),
      "a folder for sheet and truth of what did not come out exactly")(
      "data", po::value(&out.data), "a folder whose files are used in place of the embedded ones")(
      "noise-page", po::value(&out.noise)->default_value(0),
      "instead: pages of so many bytes that are no game");
  po::positional_options_description positional;
  positional.add("from", -1);
  po::variables_map map;
  po::store(po::command_line_parser(argc, argv).options(all).positional(positional).run(), map);
  po::notify(map);
  if (map.count("help") || out.from.empty() || out.kind > slip_kinds) {
    std::cout << all;
    return std::nullopt;
  }
  out.automatic = map.count("auto") > 0;
  out.tags = map.count("tags") > 0;
  out.questions = map.count("no-questions") == 0;
  return out;
}

struct Row {
  std::size_t games = 0, exact = 0, written = 0, answered = 0, questions = 0, silent = 0,
              unmarked = 0, unasked = 0, unseeable = 0, by_marks = 0, hidden = 0, moves = 0,
              moves_right = 0, honest = 0, short_of_it = 0, wrong_error = 0;
  std::vector<double> seconds, plain;
};

double quantile(std::vector<double> values, double part) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[std::min(values.size() - 1,
                         static_cast<std::size_t>(part * static_cast<double>(values.size())))];
}

std::string milliseconds(double seconds) {
  return decimal(1e3 * seconds, 2);
}

ReadOptions read_options(const Settings& settings, const Language& language, Repair repair) {
  ReadOptions options;
  if (!settings.automatic) options.languages = {language.tag};
  options.repair = repair;
  return options;
}

// Nothing from the first wrong move on says that something is wrong.
bool unmarked(const Answer& answer, const std::vector<Move>& truth) {
  const int wrong = static_cast<int>(agreement(answer.moves, truth)) + 1;
  return std::none_of(answer.findings.begin(), answer.findings.end(),
                      [&](const Finding& f) { return f.ply == 0 || f.ply >= wrong; });
}

std::size_t proposals(const Answer& answer) {
  return static_cast<std::size_t>(
      std::count_if(answer.findings.begin(), answer.findings.end(), [](const Finding& f) {
        return !f.applied.value_or(false) && (!f.suggestion.empty() || !f.candidates.empty());
      }));
}

struct Claims {
  std::size_t repairs = 0, right = 0;
};

// Somebody has to decide.
bool asks(const Answer& answer) {
  return std::any_of(answer.findings.begin(), answer.findings.end(), [](const Finding& f) {
    return check_of(f.rule).severity == Severity::error && !f.applied.value_or(false);
  });
}

class Bench {
public:
  Bench(const Settings& settings, const Notations& notations, const Language& language)
      : settings_(settings),
        language_(language),
        reader_(notations, read_options(settings, language,
                                        settings.repair == "off"       ? Repair::off
                                        : settings.repair == "suggest" ? Repair::suggest
                                        : settings.repair == "guess"   ? Repair::guess
                                                                       : Repair::safe)),
        plain_(notations, read_options(settings, language, Repair::off)) {
    manner_.pens = pens_of(notations.languages(), language);
    manner_.tags = settings.tags;
    if (settings.kind > 0) {
      manner_.mix.fill(0);
      manner_.mix[settings.kind - 1] = 1;
    }
  }

  void run(const std::vector<TrueGame>& games, std::chrono::steady_clock::time_point end) {
    Table table({"slips", "games", "exact", "written", "answered", "moves right", "asked a game",
                 "honest", "short", "wrong, error", "wrong, warning", "wrong, silent",
                 "wrong, unmarked", "hidden", "unseeable", "median ms", "p99 ms", "plain ms"});
    for (const std::string& slips : cut(settings_.slips)) {
      Row row, seen;
      shown_ = 0;
      for (std::size_t i = 0; i < games.size() && std::chrono::steady_clock::now() < end; ++i)
        one(games[i], i, number(slips), row, seen);
      table.row(cells(slips, row));
      if (row.hidden > 0) table.row(cells(slips + ", none hidden", seen));
    }
    std::printf("\n%s, %s, repair %s\n\n%s", language_.name.c_str(),
                settings_.automatic ? "not told" : "told", settings_.repair.c_str(),
                table.text().c_str());
    if (!kinds_.empty()) print_kinds();
    print_calibration();
    std::fflush(stdout);
  }

  void noise(const TrueGame& game) {
    for (const Noise kind : {Noise::characters, Noise::move_words, Noise::disorder}) {
      const std::string page =
          noise_page(kind, settings_.noise, game, language_, Random(settings_.choice.seed));
      const Answer answer = reader_.read(page);
      std::printf(
          "%s, %zu bytes of %s: %.1f ms, %zu games, %zu plies read, %zu findings about moves\n",
          language_.tag.c_str(), page.size(),
          kind == Noise::characters   ? "characters"
          : kind == Noise::move_words ? "words like moves"
                                      : "a game's moves in disorder",
          1e3 * answer.seconds, answer.games, answer.moves.size(), answer.findings.size());
    }
  }

private:
  void one(const TrueGame& game, std::size_t index, std::size_t slips, Row& row, Row& seen) {
    const SlippedSheet sheet =
        write_slipped(game, slips, manner_, Random(settings_.choice.seed * 1000 + slips, index));
    Row* kind = slips == 1 && sheet.slips.size() == 1 ? &kinds_[sheet.slips[0].kind] : nullptr;
    if (sheet.legal) {
      for (Row* r : {&row, &seen, kind})
        if (r != nullptr) ++r->unseeable, r->by_marks += !sheet.marks_agree;
      return;
    }
    const Answer answer = reader_.read(sheet.text);
    row.plain.push_back(plain_.read(sheet.text).seconds);
    const bool written = answer.games <= 1 && answer.moves == game.moves;
    Asked asked{written, 0};
    if (!written && settings_.questions)
      asked = answer_questions(sheet.text, answer, game.moves, language_, reader_);
    const bool silent = judge(answer, game.moves) == Outcome::silent;
    const Verdict verdict = judge(doubts_of(sheet), answer);
    count_claims(answer, game.moves);
    const bool unsaid = !written && !silent && unmarked(answer, game.moves);
    for (Row* r : {&row, sheet.hidden == 0 ? &seen : nullptr, kind}) {
      if (r == nullptr) continue;
      ++r->games;
      r->exact += written && !asks(answer);
      r->written += written;
      r->answered += asked.exact;
      r->questions += proposals(answer);
      r->silent += silent;
      r->unmarked += unsaid;
      r->honest += !written && verdict == Verdict::honest;
      r->short_of_it += !written && verdict == Verdict::short_of_it;
      r->wrong_error += !written && verdict == Verdict::wrong_error;
      r->unasked += !written && !asks(answer);
      r->hidden += sheet.hidden > 0;
      r->seconds.push_back(answer.seconds);
      r->moves += game.moves.size();
      for (std::size_t i = 0; i < std::min(game.moves.size(), answer.moves.size()); ++i)
        r->moves_right += game.moves[i] == answer.moves[i];
    }
    if (!written || asks(answer) || (slips == 0 && answer.repaired > 0))
      failed(sheet, answer, asked, index);
  }

  // By whole and half powers of ten of the odds.
  void count_claims(const Answer& answer, const std::vector<Move>& truth) {
    for (const Finding& finding : answer.findings) {
      if (finding.rule != rules::repaired_move || finding.ply < 1) continue;
      for (const Argument& argument : finding.args) {
        if (argument.name != "lead") continue;
        const auto ply = static_cast<std::size_t>(finding.ply) - 1;
        Claims& claims = claims_[std::get<std::int64_t>(argument.value) / 115];
        ++claims.repairs;
        claims.right +=
            ply < truth.size() && ply < answer.moves.size() && answer.moves[ply] == truth[ply];
      }
    }
  }

  void print_calibration() const {
    Table table({"odds claimed, log10", "repairs", "right", "share"});
    for (const auto& [half, claims] : claims_)
      table.row({decimal(0.5 * static_cast<double>(half), 1), std::to_string(claims.repairs),
                 std::to_string(claims.right),
                 fmt::format("{:.2f} %", 100.0 * static_cast<double>(claims.right) /
                                             static_cast<double>(claims.repairs))});
    std::printf("\n%s", table.text().c_str());
  }

  void failed(const SlippedSheet& sheet, const Answer& answer, const Asked& asked,
              std::size_t index) {
    const std::size_t slips = sheet.slips.size();
    if (!settings_.dump.empty()) {
      const std::string stem = settings_.dump + "/" + language_.tag + "-" + std::to_string(slips) +
                               "-" + std::to_string(index);
      std::ofstream(stem + ".txt") << sheet.text;
      std::ofstream(stem + ".truth.pgn") << to_pgn(*sheet.game);
    }
    if (shown_++ >= settings_.show) return;
    const Rewritten shown{sheet.game, sheet.text, sheet.game->moves, answer,
                          judge(answer, sheet.game->moves)};
    std::string text =
        describe(shown, language_.tag + " " + std::to_string(slips) + "-" + std::to_string(index) +
                            failure_name(sheet, answer, asked));
    for (const Slip& slip : sheet.slips)
      text += "  slip at ply " + std::to_string(slip.ply + 1) + ": " +
              std::string(slip_name(slip.kind)) + ", " + slip.before + " -> " + slip.after + "\n";
    std::fputs(text.c_str(), stdout);
  }

  // What kept it from coming out exactly.
  static std::string failure_name(const SlippedSheet& sheet, const Answer& answer,
                                  const Asked& asked) {
    std::string out = asks(answer) ? " (asked" : " (unasked";
    if (answer.moves == sheet.game->moves)
      out += ", right";
    else if (asked.exact)
      out += ", answered";
    return out + (sheet.hidden > 0 ? ", hidden)" : ")");
  }

  static std::vector<std::string> cells(const std::string& name, const Row& r) {
    return {name,
            std::to_string(r.games),
            percent(r.exact, r.games),
            percent(r.written, r.games),
            percent(r.answered, r.games),
            percent(r.moves_right, r.moves),
            decimal(static_cast<double>(r.questions) /
                        static_cast<double>(std::max<std::size_t>(1, r.games)),
                    2),
            percent(r.honest, r.games),
            percent(r.short_of_it, r.games),
            percent(r.wrong_error, r.games),
            fmt::format("{:.2f} %", 100.0 * static_cast<double>(r.unasked) /
                                        static_cast<double>(std::max<std::size_t>(1, r.games))),
            percent(r.silent, r.games),
            percent(r.unmarked, r.games),
            percent(r.hidden, r.games),
            std::to_string(r.unseeable) + " (" + std::to_string(r.by_marks) + ")",
            milliseconds(quantile(r.seconds, 0.5)),
            milliseconds(quantile(r.seconds, 0.99)),
            milliseconds(quantile(r.plain, 0.5))};
  }

  void print_kinds() const {
    Table table({"one slip", "games", "exact", "written", "answered", "wrong, silent",
                 "wrong, unmarked", "wrong, unasked", "unseeable"});
    for (const auto& [kind, r] : kinds_)
      table.row({std::string(slip_name(kind)), std::to_string(r.games), percent(r.exact, r.games),
                 percent(r.written, r.games), percent(r.answered, r.games),
                 std::to_string(r.silent), std::to_string(r.unmarked), std::to_string(r.unasked),
                 std::to_string(r.unseeable) + " (" + std::to_string(r.by_marks) + ")"});
    std::printf("\n%s", table.text().c_str());
  }

  const Settings& settings_;
  const Language& language_;
  SheetReader reader_, plain_;
  Manner manner_;
  std::map<SlipKind, Row> kinds_;
  std::map<std::int64_t, Claims> claims_;  // by half powers of ten
  std::size_t shown_ = 0;
};

}  // namespace

int main(int argc, char** argv) try {
  const std::optional<Settings> settings = parse(argc, argv);
  if (!settings) return 2;
  if (!settings->dump.empty()) std::filesystem::create_directories(settings->dump);
  Data data = Data::embedded();
  if (!settings->data.empty()) data.overlay(settings->data);
  const Notations notations(data);
  const std::vector<TrueGame> games = choose_games(notations, settings->from, settings->choice);
  if (games.empty()) throw std::runtime_error("no games");
  const auto end = settings->seconds > 0
                       ? std::chrono::steady_clock::now() +
                             std::chrono::milliseconds(static_cast<long>(1e3 * settings->seconds))
                       : std::chrono::steady_clock::time_point::max();
  for (const Language* language :
       languages_named(notations.languages(), cut(settings->languages))) {
    Bench bench(*settings, notations, *language);
    if (settings->noise > 0)
      bench.noise(games.front());
    else
      bench.run(games, end);
  }
  return 0;
} catch (const std::exception& error) {
  std::cerr << "repair: " << error.what() << '\n';
  return 2;
}
