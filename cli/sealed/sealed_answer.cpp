// The verdict on a sealed move, held against the letters of both players.
#include "sealed/sealed_answer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/ascii.h"
#include "board/resolve.h"
#include "games/fen_option.h"
#include "laws/sealed/open_envelope.h"
#include "laws/sealed/sealed.h"
#include "laws/sealed/sealed_text.h"
#include "laws/sealed/signs_in_order.h"
#include "laws/sealed/struck_out.h"
#include "options/known_names.h"
#include "sealed/adjourned.h"
#include "write/sealed/sealed_report.h"

namespace planilla {

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

// A text without a meaning whose signs make a legal move in another order.
void judge_slip(const std::string& text, const Notations& notations, const Adjourned& game,
                const std::string& notation, SealedVerdict& verdict) {
  if (!verdict.loses.value_or(false) || verdict.kind != SealedKind::unreadable) return;
  const std::optional<std::string> meant = signs_in_order(text);
  if (!meant) return;
  const OpenEnvelope other =
      open_envelope(*meant, game.position, notations, {game.languages, notation});
  if (!is_legal(other, game.position)) return;
  SealedVerdict then = judge_sealed({game.position, other.alphabets, game.edition});
  verdict.candidates =
      then.kind == SealedKind::valid ? std::vector<Move>{then.move} : std::move(then.candidates);
  verdict.loses = std::nullopt;
  verdict.outcome = SealedOutcome::arbiter_decides;
  verdict.reasons.push_back({"sealed-signs-in-order", {{"meant", *meant}}});
}

bool is_alphanumeric(char c) {
  return ascii::is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Where a character stands that could not be read: "C?3", "Cf_". Behind a whole move a question
// mark is an annotation, and the move was read.
std::size_t place_of_mask(const std::string& text) {
  for (std::size_t at = text.find_first_of("?_*"); at != std::string::npos;
       at = text.find_first_of("?_*", at + 1)) {
    const bool before = at > 0 && is_alphanumeric(text[at - 1]);
    const bool behind = at + 1 < text.size() && is_alphanumeric(text[at + 1]);
    if (before || behind) return at;
  }
  return std::string::npos;
}

// Handwriting is the arbiter's to read; the legal moves that it can be are named.
void judge_mask(std::string text, const Notations& notations, const Adjourned& game,
                const std::string& notation, SealedVerdict& verdict) {
  if (!verdict.loses.value_or(false) || verdict.kind != SealedKind::unreadable) return;
  const std::size_t mask = place_of_mask(text);
  if (mask == std::string::npos) return;
  std::vector<Move> moves;
  for (const char c : std::string_view("abcdefgh12345678")) {
    text[mask] = c;
    const OpenEnvelope other =
        open_envelope(text, game.position, notations, {game.languages, notation});
    const SealedVerdict then = judge_sealed({game.position, other.alphabets, game.edition});
    if (then.kind == SealedKind::valid) moves.push_back(then.move);
  }
  if (moves.empty()) return;
  verdict.candidates = std::move(moves);
  verdict.loses = std::nullopt;
  verdict.outcome = SealedOutcome::arbiter_decides;
  verdict.reasons.push_back({"sealed-masked", {}});
}

}  // namespace

SealedAnswer judge_envelope(const SealedSettings& settings, const Notations& notations,
                            Messages& messages) {
  const std::string written = fmt::format("{}", fmt::join(settings.words, " "));
  require_notation(settings.notation, notations);
  const Adjourned game = find_adjourned(settings, notations, messages);
  if (settings.fen && !settings.common.quiet)
    tell_unreachable(game.position, game.edition, messages);
  std::string text = written;
  const std::string struck = take_struck_out(text, notations.languages());
  const OpenEnvelope envelope =
      open_envelope(text, game.position, notations, {game.languages, settings.notation});
  SealedVerdict verdict =
      judge_sealed({game.position, envelope.alphabets, game.edition, &game.record,
                    game.wings ? &*game.wings : nullptr, envelope.doubt, envelope.both_texts});
  judge_slip(text, notations, game, settings.notation, verdict);
  judge_mask(text, notations, game, settings.notation, verdict);
  judge_in_other_letters(text, notations, game, settings.notation, verdict);
  const bool valid = verdict.kind == SealedKind::valid;
  const Symbols symbols = symbols_of(notations, messages.language());
  const SealedReport report({game.position, game.edition, written, struck, envelope},
                            std::move(verdict), messages);
  return {report.text(symbols), report.json(), valid};
}

}  // namespace planilla
