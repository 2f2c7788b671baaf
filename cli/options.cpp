// Options by Boost.Program_options; values checked here so that a wrong one is told before any
// work.
#include "options.h"

#include <boost/program_options.hpp>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "command.h"
#include "config_file.h"
#include "help_page.h"
#include "option_values.h"
#include "write/findings/messages.h"

namespace po = boost::program_options;

namespace planilla {

struct OptionSet::Impl {
  std::string command, usage, summary;
  std::vector<OptionGroup> groups;
  std::string repair = "suggest", format = "text";

  po::options_description& group(const char* name) {
    groups.push_back({name, std::make_unique<po::options_description>(name)});
    return *groups.back().options;
  }
};

namespace {

po::typed_value<std::string>* text(const char* name) {
  return po::value<std::string>()->value_name(name);
}

po::typed_value<std::vector<std::string>>* texts(const char* name) {
  return po::value<std::vector<std::string>>()->value_name(name)->composing();
}

}  // namespace

bool GameRanges::holds(std::uint64_t game) const {
  if (ranges.empty()) return true;
  for (const auto& [first, last] : ranges)
    if (game >= first && game <= last) return true;
  return false;
}

OptionSet::OptionSet(std::string command, std::string usage, std::string summary)
    : impl_(std::make_unique<Impl>()) {
  impl_->command = std::move(command);
  impl_->usage = std::move(usage);
  impl_->summary = std::move(summary);
  impl_->group("General").add_options()("help,h", "this text")(
      "config", text("FILE"),
      "TOML of the same options; planilla.toml of the working folder is read if there")(
      "data", text("DIR"),
      "grammars, locales and profiles that override the built-in ones, file by file");
}

OptionSet::~OptionSet() = default;

OptionSet& OptionSet::add_input() {
  impl_->group("Reading").add_options()(
      "language,l", text("TAG|auto"),
      "language of the moves (BCP-47), or several in order of trust: es,en")(
      "notation,n", text("NAME|auto"),
      "algebraic, figurine, uci, iccf, descriptive-en, ... (planilla list notations)")(
      "encoding", text("NAME|auto"), "character set of the input")(
      "repair", text("off|suggest|safe"),
      "suggest what an unreadable move was; safe also writes it where it is proved")(
      "tag", texts("NAME=VALUE"), "a tag of a bare sheet")(
      "fen", text("FEN"), "the starting position of a bare sheet")("game", texts("N[,M-K]"),
                                                                   "only these games of the input")(
      "laws", text("auto|1997|2009|2018|2023"), "edition of the FIDE Laws")(
      "jobs,j", text("N"), "workers (default: all cores)")(
      "shard", text("I/N"), "only the I-th of N parts of the input, cut at game starts")(
      "progress", text("auto|always|never"), "a bar on stderr");
  return *this;
}

OptionSet& OptionSet::add_reporting() {
  impl_->group("Reporting")
      .add_options()("format,f", text("NAME"), "report format (planilla list formats)")(
          "select", texts("RULES"), "only these rules or groups, comma-separated")(
          "ignore", texts("RULES"), "not these")("extend-select", texts("RULES"), "these too")(
          "per-folder-ignores", texts("FOLDER=RULES"), "not these in the files below FOLDER")(
          "profile", text("NAME"), "a named set of rules and severities")(
          "baseline", text("FILE"), "leave out the findings noted there")(
          "write-baseline", text("FILE"), "note the findings of this run there")(
          "fail-on", text("error|warning|note|never"),
          "from which severity the exit status is 1 (error)")(
          "ui", text("TAG"), "language of messages and reports")("color", text("auto|always|never"),
                                                                 "obeys NO_COLOR");
  return *this;
}

OptionSet& OptionSet::add_illegal() {
  impl_->groups.back().options->add_options()(
      "keep-illegal", po::bool_switch(),
      "an illegal move stands where the rest of the game makes sense only after it");
  return *this;
}

OptionSet& OptionSet::add_writing() {
  impl_->group("Writing").add_options()(
      "to,t", text("TAG"), "piece letters of the PGN written (en, es, ..., figurine), or uci, lan")(
      "output,o", text("FILE"), "instead of stdout; appears only when complete")(
      "mark-repairs", po::bool_switch(), "a comment behind each repaired move: what stood there")(
      "diff", po::bool_switch(),
      "in place of PGN: the repairs as a unified diff of the input, for patch")(
      "interactive", po::bool_switch(),
      "ask about what the sheet leaves open; answers are kept in INPUT.answers")(
      "report", text("FILE"), "findings there instead of stderr");
  return *this;
}

OptionSet& OptionSet::add_check() {
  impl_->group("Checking")
      .add_options()("output,o", text("FILE"), "the report there instead of stdout")(
          "claim", texts("CLAIM"),
          "judge a claim of a draw: 'threefold at 41', 'fifty at 75... with Kf2'")(
          "statistics", po::bool_switch(), "only how often each rule spoke")(
          "max-findings", text("N"), "print no more than N findings");
  return *this;
}

OptionSet& OptionSet::add_format() {
  impl_->group("Output").add_options()("format,f", text("text|json"), "table or JSON")(
      "ui", text("TAG"), "language of the texts")("laws", text("auto|1997|2009|2018|2023"),
                                                  "edition of the FIDE Laws");
  return *this;
}

OptionSet& OptionSet::add_sealed() {
  impl_->group("The sealed move")
      .add_options()("fen", text("FEN"), "the position before the move")(
          "after", text("FILE[:N]"), "or: the position after the last move of game N of FILE")(
          "language,l", text("TAG|auto"), "language of the letters, or several in order of trust")(
          "notation,n", text("NAME|auto"), "how the move is written")(
          "laws", text("auto|1997|2009|2018|2023"), "edition of the FIDE Laws")(
          "format,f", text("text|json"),
          "a verdict in words, or one JSON object; an envelope also as html or svg")(
          "ui", text("TAG"), "language of the text");
  impl_->group("The sheet outside")
      .add_options()("envelope", po::bool_switch(),
                     "print the sheet of the envelope; the move stays inside")(
          "check-envelope", text("FILE"), "hold such a sheet, filled in, against the game")(
          "white-time", text("TIME"), "on the sheet, instead of the clock noted in the game")(
          "black-time", text("TIME"), "the same of Black")(
          "draw-offer", po::bool_switch(), "a draw is offered with the sealed move")(
          "resumption", text("TEXT"), "date, time and place of the resumption");
  return *this;
}

OptionSet& OptionSet::add_reconcile() {
  impl_->group("Comparing")
      .add_options()("retrace", po::bool_switch(),
                     "only up to the last move that all sheets have alike (Laws, E.2.7)");
  return *this;
}

OptionSet& OptionSet::add_export() {
  impl_->group("Data").add_options()("export", text("DIR"),
                                     "write the embedded data files below DIR")(
      "force", po::bool_switch(), "overwrite files that were changed there");
  return *this;
}

OptionSet& OptionSet::add_merging() {
  impl_->group("Reporting")
      .add_options()("format,f", text("NAME"), "report format (planilla list formats)")(
          "output,o", text("FILE"), "the report there instead of stdout")(
          "fail-on", text("error|warning|note|never"),
          "from which severity the exit status is 1 (error)")("ui", text("TAG"),
                                                              "language of the report")(
          "color", text("auto|always|never"), "obeys NO_COLOR")("statistics", po::bool_switch(),
                                                                "only how often each rule spoke")(
          "max-findings", text("N"), "print no more than N findings");
  return *this;
}

OptionSet& OptionSet::default_format(std::string format) {
  impl_->format = std::move(format);
  return *this;
}

OptionSet& OptionSet::default_repair(std::string repair) {
  impl_->repair = std::move(repair);
  return *this;
}

namespace {

po::variables_map read_options(const po::options_description& all,
                               const std::vector<std::string>& arguments,
                               const std::string& command) {
  po::options_description hidden;
  hidden.add_options()("input", po::value<std::vector<std::string>>());
  po::positional_options_description positional;
  positional.add("input", -1);
  po::options_description every;
  every.add(all).add(hidden);
  po::variables_map map;
  try {
    using namespace po::command_line_style;
    const int style = (unix_style | long_allow_adjacent) & ~allow_guessing;
    po::store(
        po::command_line_parser(arguments).options(every).positional(positional).style(style).run(),
        map);
    const std::string config =
        map.count("config") ? map["config"].as<std::string>() : std::string();
    store_config(config, every, map);
    po::notify(map);
  } catch (const po::error& error) {
    throw UsageError(std::string(error.what()) + "; try: planilla " + command + " --help");
  }
  return map;
}

}  // namespace

std::optional<Options> OptionSet::parse(const std::vector<std::string>& arguments) {
  po::options_description all;
  for (const OptionGroup& group : impl_->groups) all.add(*group.options);
  const po::variables_map map = read_options(all, arguments, impl_->command);
  if (map.count("help")) {
    const HelpTexts texts(Data::embedded(), language_of_help(arguments));
    std::fputs(help_page(impl_->usage, impl_->summary, impl_->groups, texts).c_str(), stdout);
    return std::nullopt;
  }
  Options options = options_from(map, impl_->repair, impl_->format);
  const char* data = std::getenv("PLANILLA_DATA");
  if (options.data.empty() && data != nullptr) options.data = data;
  if (options.ui_given) options.ui = ui_language(options.ui);
  if (options.jobs == 0) options.jobs = std::max(1u, std::thread::hardware_concurrency());
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (options.ui.empty() && value != nullptr && *value != '\0') options.ui = ui_language(value);
  }
  if (options.ui.empty()) options.ui = "en";
  return options;
}

bool OptionSet::knows(const std::string& long_name) const {
  for (const OptionGroup& group : impl_->groups)
    if (group.options->find_nothrow(long_name, false) != nullptr) return true;
  return false;
}

bool is_option_of_any_command(const std::string& long_name) {
  if (long_name == "help" || long_name == "config") return false;
  OptionSet games("", "", ""), sealed("", "", "");
  games.add_input()
      .add_reporting()
      .add_illegal()
      .add_writing()
      .add_check()
      .add_reconcile()
      .add_export();
  sealed.add_sealed();
  return games.knows(long_name) || sealed.knows(long_name);
}

}  // namespace planilla
