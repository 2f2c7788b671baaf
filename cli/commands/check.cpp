// planilla check: validates; the report goes to stdout.
#include "command.h"
#include "games/run_games.h"
#include "options/values.h"

namespace planilla::commands {

namespace {

struct CheckSettings {
  CommonSettings common;
  GamesSettings games;
  LimitSettings limits;
  std::string output;
  std::vector<std::string> claims;
  unsigned no_draw_before = 0;

  void add_options(OptionSet& options) {
    games.add_reading(options);
    options.group("Checking");
    add_output(options, output, "the report there instead of stdout");
    options.add({.name = "claim",
                 .value = "CLAIM",
                 .text = "judge a claim of a draw: 'threefold at 41', 'fifty at 75... with Kf2'",
                 .repeats = true},
                into(claims));
    constexpr std::uint64_t most_moves = 9999;
    options.add(
        {.name = "no-draw-before", .value = "N", .text = "no draw may be agreed before move N"},
        number_into(no_draw_before, most_moves));
    games.add_reporting(options);
    limits.add_options(options);
  }
};

int run_check(const CheckSettings& settings) {
  return run_games(settings.common, settings.games,
                   {.writes = Writes::report,
                    .output = settings.output,
                    .claims = settings.claims,
                    .no_draw_before = settings.no_draw_before,
                    .limits = settings.limits});
}

}  // namespace

Command check() {
  return make_planned_command(
      {.name = "check",
       .summary = "validate games; a report on stdout",
       .usage = "planilla check [OPTION...] [INPUT...]",
       .about =
           "Reads every game of the input, replays it, and reports what is wrong, where, and why.\n"
           "INPUT is a file, a folder, or - (stdin, also when there is none)."},
      run_check);
}

}  // namespace planilla::commands
