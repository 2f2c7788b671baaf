// planilla sealed: judges a sealed move in a position, or after the last move of a game.
#include "command.h"
#include "games/written_answer.h"
#include "notation/read/notations.h"
#include "options/reading_settings.h"
#include "options/report_settings.h"
#include "options/values.h"
#include "sealed/envelope_sheet.h"
#include "sealed/sealed_answer.h"
#include "write/findings/display.h"
#include "write/findings/messages.h"

namespace planilla::commands {

namespace {

int run_sealed(const SealedSettings& settings) {
  if (settings.envelope || !settings.check_envelope.empty()) return run_envelope(settings);
  if (settings.format != "text" && settings.format != "json")
    throw UnknownName(NameKind::value, settings.format, {"text", "json"}, "--format: ");
  if (settings.words.empty())
    throw UsageFault("sealed: ", "usage-sealed-no-move", {}, "planilla sealed --help");
  const Data data = load_data(settings.common);
  const Notations notations(data);
  Messages messages(data, settings.common.ui);
  const SealedAnswer answer = judge_envelope(settings, notations, messages);
  write_answer(settings.format == "json" ? harmless_json(answer.json) : harmless(answer.text),
               settings.output, settings.reads(), settings.common);
  return answer.valid ? 0 : 1;
}

}  // namespace

Command sealed() {
  return make_command(
      {.name = "sealed",
       .summary = "judge a sealed move in a position",
       .usage = "planilla sealed (--fen FEN | --after FILE[:N]) [OPTION...] MOVE\n"
                "       planilla sealed --after FILE[:N] (--envelope | --check-envelope FILE) "
                "[OPTION...]",
       .about = "Judges a sealed move as the Laws do: valid, ambiguous, illegal, or without a "
                "meaning that can be\n"
                "established; and what follows for the game. MOVE is the text of the envelope.",
       .says_no = "the move is not valid, or the sheet is not that of the game"},
      run_sealed);
}

}  // namespace planilla::commands

namespace planilla {

void SealedSettings::add_options(OptionSet& options) {
  options.words(words);
  options.group("The sheet outside");
  options.add(
      {.name = "envelope", .text = "print the sheet of the envelope; the move stays inside"},
      into(envelope));
  options.add({.name = "check-envelope",
               .value = "FILE",
               .text = "hold such a sheet, filled in, against the game"},
              into(check_envelope));
  options.add({.name = "white-time",
               .value = "TIME",
               .text = "on the sheet, instead of the clock noted in the game"},
              into(white_time));
  options.add({.name = "black-time", .value = "TIME", .text = "the same of Black"},
              into(black_time));
  options.add({.name = "draw-offer", .text = "a draw is offered with the sealed move"},
              into(draw_offer));
  options.add(
      {.name = "resumption", .value = "TEXT", .text = "date, time and place of the resumption"},
      into(resumption));
  options.group("The sealed move");
  options.add({.name = "fen", .value = "FEN", .text = "the position before the move"}, into(fen));
  options.add({.name = "after",
               .value = "FILE[:N]",
               .text = "or: the position after the last move of game N of FILE"},
              into(after));
  add_language(options, languages, "language of the letters, or several in order of trust");
  add_notation(options, notation, "how the move is written");
  add_laws(options, laws);
  options.add({.name = "format",
               .letter = 'f',
               .text = "a verdict in words, or one JSON object; an envelope also as html or svg",
               .choices = {"text", "json", "html", "svg"}},
              into(format));
  add_output(options, output, "instead of stdout");
}

}  // namespace planilla
