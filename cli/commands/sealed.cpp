// planilla sealed: judges a sealed move in a position, or after the last move of a game.
#include "laws/sealed/sealed.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "board/resolve.h"
#include "command.h"
#include "laws/sealed/open_envelope.h"
#include "laws/sealed/sealed_text.h"
#include "notation/read/notations.h"
#include "options/known_names.h"
#include "options/reading_settings.h"
#include "options/values.h"
#include "output/output.h"
#include "sealed/adjourned.h"
#include "sealed/envelope_sheet.h"
#include "write/findings/display.h"
#include "write/findings/messages.h"
#include "write/sealed/sealed_report.h"

namespace planilla::commands {

namespace {

Symbols symbols_of(const Notations& notations, const std::string& tag) {
  const Language* language = notations.languages().find(tag);
  return language ? Symbols::of_language(*language) : Symbols::english();
}

// Both players wrote one sheet, each in letters of their own: where the text is no move in those of
// the player who sealed, and one in those of the other, nobody loses by it before the arbiter has
// looked.
void judge_in_other_letters(const std::string& text, const Notations& notations,
                            const Adjourned& game, const std::string& notation,
                            SealedVerdict& verdict) {
  if (!verdict.loses.value_or(false) || game.other_languages.empty()) return;
  const OpenEnvelope other =
      open_envelope(text, game.position, notations, {game.other_languages, notation});
  if (!is_legal(other, game.position)) return;
  verdict.loses = std::nullopt;
  verdict.outcome = SealedOutcome::arbiter_decides;
  verdict.reasons.push_back(
      {"sealed-other-letters", {{"languages", joined_names(game.other_languages)}}});
}

int run_sealed(const SealedSettings& settings) {
  if (settings.envelope || !settings.check_envelope.empty()) return run_envelope(settings);
  if (settings.format != "text" && settings.format != "json")
    throw UsageError("--format: '" + settings.format + "' is none of text, json");
  const std::string written = fmt::format("{}", fmt::join(settings.words, " "));
  if (settings.words.empty())
    throw UsageError("sealed: no move given; try: planilla sealed --help");
  const Data data = load_data(settings.common);
  const Notations notations(data);
  Messages messages(data, settings.common.ui);
  require_notation(settings.notation, notations);
  const Adjourned game = find_adjourned(settings, notations, messages);
  std::string text = written;
  const std::string struck = take_struck_out(text);
  const OpenEnvelope envelope =
      open_envelope(text, game.position, notations, {game.languages, settings.notation});
  SealedVerdict verdict =
      judge_sealed({game.position, envelope.alphabets, game.edition, &game.record,
                    game.wings ? &*game.wings : nullptr, envelope.doubt});
  judge_in_other_letters(text, notations, game, settings.notation, verdict);
  const bool valid = verdict.kind == SealedKind::valid;
  const Symbols symbols = symbols_of(notations, messages.language());
  const SealedReport report({game.position, game.edition, written, struck, envelope},
                            std::move(verdict), messages);
  ByteSink out = ByteSink::to_stdout();
  out.write(settings.format == "json" ? harmless_json(report.json())
                                      : harmless(report.text(symbols)));
  out.commit();
  return valid ? 0 : 1;
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
                "established; and what follows for the game. MOVE is the text of the envelope."},
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
}

}  // namespace planilla
