#include <planilla/errors.h>
#include <planilla/sealed.h>

#include "api/editions.h"
#include "api/position_impl.h"
#include "base/data.h"
#include "board/fen.h"
#include "laws/sealed/judged_text.h"
#include "notation/data/language_name.h"
#include "notation/read/notations.h"
#include "notation/write/san.h"
#include "write/findings/display.h"
#include "write/sealed/sealed_report.h"

namespace planilla::api {

namespace {

EnvelopeLetters letters_of(const SealedMove& sealed, const Notations& notations) {
  EnvelopeLetters out{{}, sealed.notation};
  if (sealed.notation != "auto" && notations.find_grammar(sealed.notation) == nullptr)
    throw UnknownName("unknown notation '" + sealed.notation + "'");
  for (const std::string& word : sealed.languages) {
    const Language* language = language_named(notations.languages(), word);
    if (language == nullptr) throw UnknownName("unknown language '" + word + "'");
    out.languages.push_back(language->tag);
  }
  return out;
}

SealedVerdict public_verdict(const SealedReport& report, const planilla::Position& before,
                             const OpenEnvelope& envelope, Messages& messages) {
  const planilla::SealedVerdict& found = report.verdict();
  SealedVerdict out;
  out.kind = sealed_kind_name(found.kind);
  out.loses = found.loses;
  out.outcome = sealed_outcome_name(found.outcome);
  if (found.after) {
    out.san = san(before, found.move);
    append_uci(before, found.move, out.uci);
    out.fen_after = to_fen(*found.after);
  }
  for (const planilla::Move move : found.candidates) out.candidates.push_back(san(before, move));
  out.draw_offer = envelope.draw_offer;
  out.article = found.article;
  for (const SealedReason& reason : found.reasons)
    out.reasons.push_back(messages.text(reason.id, reason.args));
  for (const SealedReading& reading : found.readings)
    out.readings.push_back({reading.alphabet, std::string(sealed_kind_name(reading.kind))});
  out.json = harmless_json(report.json());
  return out;
}

}  // namespace

SealedVerdict judge_sealed(const SealedMove& sealed) {
  const Data data = Data::embedded();
  const Notations notations(data);
  const planilla::Position& before = sealed.before.impl().position;
  const Edition edition = edition_of(sealed.laws);
  Messages messages(data, sealed.ui);
  JudgedText judged = judge_text({.position = before,
                                  .written = sealed.written,
                                  .edition = edition,
                                  .letters = letters_of(sealed, notations)},
                                 notations);
  const SealedReport report({before, edition, sealed.written, judged.struck, judged.envelope},
                            std::move(judged.verdict), messages);
  return public_verdict(report, before, judged.envelope, messages);
}

}  // namespace planilla::api
