// The verdict on a sealed move, held against the letters of both players.
#include "sealed/sealed_answer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "board/resolve.h"
#include "games/fen_option.h"
#include "laws/sealed/masked_moves.h"
#include "laws/sealed/open_envelope.h"
#include "laws/sealed/sealed.h"
#include "laws/sealed/signs_in_order.h"
#include "laws/sealed/struck_out.h"
#include "notation/data/doubt_grammar.h"
#include "options/known_names.h"
#include "options/values.h"
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

bool is_lost_unread(const SealedVerdict& verdict) {
  return verdict.loses.value_or(false) && verdict.kind == SealedKind::unreadable;
}

void leave_to_arbiter(std::vector<Move> candidates, SealedReason reason, SealedVerdict& verdict) {
  verdict.candidates = std::move(candidates);
  verdict.loses = std::nullopt;
  verdict.outcome = SealedOutcome::arbiter_decides;
  verdict.reasons.push_back(std::move(reason));
}

void add_single_move(const std::string& text, const Notations& notations, const Adjourned& game,
                     const std::string& notation, std::vector<Move>& moves) {
  const OpenEnvelope other =
      open_envelope(text, game.position, notations, {game.languages, notation});
  const SealedVerdict then = judge_sealed({game.position, other.alphabets, game.edition});
  const bool is_new = std::find(moves.begin(), moves.end(), then.move) == moves.end();
  if (then.kind == SealedKind::valid && is_new) moves.push_back(then.move);
}

// Handwriting is the arbiter's to read; the legal moves that it can be are named.
void judge_mask(const std::string& text, const Notations& notations, const Adjourned& game,
                const std::string& notation, SealedVerdict& verdict) {
  if (!is_lost_unread(verdict)) return;
  const MaskPlace mask = first_mask(text, notations);
  if (mask.size == 0) return;
  std::vector<Move> moves = masked_moves(text, game.position, notations, game.languages);
  if (moves.empty())  // in other notations
    for (const char c : std::string_view("abcdefgh12345678")) {
      std::string meant = text;
      meant.replace(mask.at, mask.size, 1, c);
      add_single_move(meant, notations, game, notation, moves);
    }
  if (!moves.empty()) leave_to_arbiter(std::move(moves), {"sealed-masked", {}}, verdict);
}

// "Ae3 -> Cbd2", "--Ae3-- Cbd2", a stroke whose end was forgotten: a sign that takes a move back
// stands among the moves; each of them by itself is named.
void judge_signs_of_correction(const std::string& text, const Notations& notations,
                               const Adjourned& game, const std::string& notation,
                               SealedVerdict& verdict) {
  if (!is_lost_unread(verdict)) return;
  const DoubtGrammar& doubt = notations.doubt_grammar();
  std::vector<std::string> signs(doubt.replaced_by.begin(), doubt.replaced_by.end());
  for (const std::string& around : doubt.crossed_around)
    signs.push_back(around.size() > 1 ? around : around + around);
  std::sort(signs.begin(), signs.end(),
            [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
  std::string parted = text;
  bool found = false;
  for (const std::string& sign : signs)
    for (std::size_t at = 0; sign.size() > 1 && (at = parted.find(sign, at)) != parted.npos;) {
      parted.replace(at, sign.size(), sign.size(), ' ');
      found = true;
    }
  std::vector<Move> moves;
  for (const std::string& word : split(parted, ' '))
    if (found) add_single_move(word, notations, game, notation, moves);
  if (!moves.empty()) leave_to_arbiter(std::move(moves), {"sealed-two-texts", {}}, verdict);
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
  judge_signs_of_correction(text, notations, game, settings.notation, verdict);
  judge_mask(text, notations, game, settings.notation, verdict);
  judge_in_other_letters(text, notations, game, settings.notation, verdict);
  const bool valid = verdict.kind == SealedKind::valid;
  const Symbols symbols = symbols_of(notations, messages.language());
  const SealedReport report({game.position, game.edition, written, struck, envelope},
                            std::move(verdict), messages);
  return {report.text(symbols), report.json(), valid};
}

}  // namespace planilla
