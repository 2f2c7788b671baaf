// The position is found, the text judged, and the verdict put into words.
#include "sealed/sealed_answer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "games/fen_option.h"
#include "laws/sealed/judged_text.h"
#include "options/known_names.h"
#include "sealed/adjourned.h"
#include "write/sealed/sealed_report.h"

namespace planilla {

namespace {

Symbols symbols_of(const Notations& notations, const std::string& tag) {
  const Language* language = notations.languages().find(tag);
  return language ? Symbols::of_language(*language) : Symbols::english();
}

}  // namespace

SealedAnswer judge_envelope(const SealedSettings& settings, const Notations& notations,
                            Messages& messages) {
  const std::string written = fmt::format("{}", fmt::join(settings.words, " "));
  require_notation(settings.notation, notations);
  const Adjourned game = find_adjourned(settings, notations, messages);
  if (settings.fen && !settings.common.quiet)
    tell_unreachable(game.position, game.edition, messages);
  JudgedText judged = judge_text({.position = game.position,
                                  .written = written,
                                  .edition = game.edition,
                                  .letters = {game.languages, settings.notation},
                                  .other_languages = game.other_languages,
                                  .record = &game.record,
                                  .wings = game.wings ? &*game.wings : nullptr},
                                 notations);
  const bool valid = judged.verdict.kind == SealedKind::valid;
  const Symbols symbols = symbols_of(notations, messages.language());
  const SealedReport report({game.position, game.edition, written, judged.struck, judged.envelope},
                            std::move(judged.verdict), messages);
  return {report.text(symbols), report.json(), valid};
}

}  // namespace planilla
