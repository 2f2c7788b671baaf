// planilla position: what the Laws say of a position, and of an event in it.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "board/fen.h"
#include "command.h"
#include "games/fen_option.h"
#include "games/written_answer.h"
#include "laws/time_control_words.h"
#include "options/reading_settings.h"
#include "options/report_settings.h"
#include "options/values.h"
#include "output/output.h"
#include "rules/fen_repaired.h"
#include "write/findings/messages.h"
#include "write/position/position_report.h"

namespace planilla::commands {

namespace {

struct PositionSettings {
  CommonSettings common;
  std::vector<std::string> fen;
  std::string event, by, clock, control, laws = "auto", format = "text", output;
  unsigned count = 1;
  bool supervised = false, claimed = false;

  void add_options(OptionSet& options) {
    constexpr std::uint64_t most_illegal_moves = 99;
    options.words(fen);
    options.group("The event");
    options.add({.name = "event",
                 .text = "what happened in the position",
                 .choices = {"flag", "illegal-move", "resignation", "agreement", "both-flags",
                             "quickplay-claim"}},
                into(event));
    options.add({.name = "by",
                 .text = "the player whose flag fell, who moved illegally, resigned or claims",
                 .choices = {"white", "black"}},
                into(by));
    options.add(
        {.name = "clock", .text = "the player whose clock runs", .choices = {"white", "black"}},
        into(clock));
    options.add({.name = "control",
                 .value = "TIME",
                 .text = "the time control, as PGN or people write it: 300+3, 90 min + 30 s"},
                into(control));
    options.add(
        {.name = "count", .value = "N", .text = "the how many-th illegal move of the player (1)"},
        number_into(count, most_illegal_moves));
    options.add({.name = "supervised",
                 .text = "rapid or blitz with an arbiter for so few games that the Competition "
                         "Rules apply"},
                into(supervised));
    options.add({.name = "claimed", .text = "the opponent claimed in time"}, into(claimed));
    add_laws(options, laws);
    options.add({.name = "format",
                 .letter = 'f',
                 .text = "in words, one JSON object, or a page to print",
                 .choices = {"text", "json", "html"}},
                into(format));
    add_output(options, output, "instead of stdout");
  }
};

Color color_of(const std::string& name) {
  return name == "white" ? white : black;
}

// The player of the event: named, or of a flag the one whose clock runs.
Color player_of(PositionEvent event, const PositionSettings& settings) {
  if (!is_of_a_player(event)) return white;
  if (!settings.by.empty()) return color_of(settings.by);
  if (event == PositionEvent::flag && !settings.clock.empty()) return color_of(settings.clock);
  throw UsageFault("--event " + std::string(event_name(event)) + ": ", "usage-event-whose");
}

TimeControl control_of(const std::string& written) {
  const TimeControl control = time_control_meant(written);
  if (!control.valid || !control.known)
    throw UsageFault("--control: ", "usage-no-control", {{"value", written}});
  return control;
}

EventCase case_of(const PositionSettings& settings) {
  if (settings.count == 0)
    throw UsageFault("--count: ", "usage-too-small", {{"value", "0"}, {"least", "1"}});
  EventCase out;
  if (!settings.event.empty()) out.event = *find_event(settings.event);
  out.by = player_of(out.event, settings);
  out.edition = laws_of_games(settings.laws).value_or(newest_edition());
  out.conditions.supervised = settings.supervised;
  out.count = static_cast<int>(settings.count);
  out.claimed = settings.claimed;
  if (settings.control.empty()) return out;
  const TimeControl control = control_of(settings.control);
  out.periods = control.periods.size();
  out.increment = std::any_of(control.periods.begin(), control.periods.end(),
                              [](const Period& period) { return period.increment != 0; });
  if (const auto tempo = tempo_of(control, out.edition)) out.conditions.tempo = *tempo;
  return out;
}

// Who may castle, and what can be taken in passing, then nobody has said.
void tell_missing_fields(const std::string& fen, const Position& position, Messages& messages) {
  if ((parse_fen(fen).notes & fen_fields_missing) == 0) return;
  const std::string read = to_fen(position);
  const Finding finding(diagnostics::FenRepaired{.fen = read, .what = "fields"}, Span{});
  ByteSink::to_stderr().write("planilla: " + messages.sentence(finding) + "\n");
}

int run_position(const PositionSettings& settings) {
  if (settings.fen.empty())
    throw UsageFault("position: ", "usage-no-fen", {}, "planilla position --help");
  const Data data = load_data(settings.common);
  Messages messages(data, settings.common.ui);
  const std::string fen = fmt::format("{}", fmt::join(settings.fen, " "));
  const Position position = position_of_fen(fen, messages, "FEN");
  if (!settings.common.quiet) tell_missing_fields(fen, position, messages);
  const EventCase what = case_of(settings);
  if (!settings.common.quiet) tell_unreachable(position, what.edition, messages);
  const PositionFacts facts = facts_of(position);
  const EventVerdict verdict = judge_event(position, facts, what);
  const PositionReport report{
      position, facts, what, verdict,
      settings.clock.empty() ? std::nullopt : std::optional(color_of(settings.clock))};
  write_answer(settings.format == "json"   ? report.json(messages)
               : settings.format == "html" ? report.html(data, messages)
                                           : report.text(data, messages),
               settings.output, {}, settings.common);
  return 0;
}

}  // namespace

Command position() {
  return make_command(
      {.name = "position",
       .summary = "what the Laws say of a position and of an event in it",
       .usage = "planilla position FEN [OPTION...]",
       .about = "Says what the Laws say of a position: can each side still win, is it dead; and "
                "what follows\nfrom a fallen flag, an illegal move, a resignation, an agreement."},
      run_position);
}

}  // namespace planilla::commands
