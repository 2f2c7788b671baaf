// planilla convert: any supported notation and language to normalised PGN.
#include "command.h"
#include "games/run_games.h"
#include "options/values.h"

namespace planilla::commands {

namespace {

struct ConvertSettings {
  CommonSettings common;
  GamesSettings games{.reading = {.repair = "safe"}};
  std::string to = "en", output, report, answers;
  bool mark_repairs = false, diff = false, interactive = false;

  void add_options(OptionSet& options) {
    games.add_reading(options);
    options.group("Writing");
    options.add({.name = "to",
                 .letter = 't',
                 .value = "TAG",
                 .text = "piece letters of the PGN written (en, es, ..., figurine), or uci, lan",
                 .names = NameKind::game_form},
                into(to));
    add_output(options, output, "instead of stdout; appears only when complete");
    options.add(
        {.name = "mark-repairs", .text = "a comment behind each repaired move: what stood there"},
        into(mark_repairs));
    options.add({.name = "diff",
                 .text = "in place of PGN: the repairs as a unified diff of the input, for patch"},
                into(diff));
    options.add({.name = "interactive",
                 .text = "ask about what the sheet leaves open; answers are kept in INPUT.answers"},
                into(interactive));
    options.add(
        {.name = "answers",
         .value = "FILE",
         .text =
             "answers to what the one INPUT leaves open, as --interactive and the desk keep them"},
        into(answers));
    options.add({.name = "report",
                 .value = "FILE",
                 .text = "findings there instead of stderr",
                 .writes_file = true},
                into(report));
    games.add_reporting(options);
  }
};

int run_convert(const ConvertSettings& settings) {
  return run_games(settings.common, settings.games,
                   {.writes = Writes::games,
                    .output = settings.output,
                    .report = settings.report,
                    .to = settings.to,
                    .diff = settings.diff,
                    .mark_repairs = settings.mark_repairs,
                    .interactive = settings.interactive,
                    .answers = settings.answers});
}

}  // namespace

Command convert() {
  return make_planned_command(
      {.name = "convert",
       .summary = "games in any notation and language to normalised PGN",
       .usage = "planilla convert [OPTION...] [INPUT...]",
       .about = "Reads games in any supported notation and language and writes "
                "normalised PGN to stdout;\n"
                "findings go to stderr. INPUT is a file, a folder, or - (stdin, "
                "also when there is none)."},
      run_convert);
}

}  // namespace planilla::commands
