#include <planilla/errors.h>
#include <planilla/sealed.h>

#include "api/position_impl.h"
#include "base/data.h"
#include "board/fen.h"
#include "laws/sealed/open_envelope.h"
#include "notation/data/language_name.h"
#include "notation/read/notations.h"
#include "notation/write/san.h"
#include "write/findings/messages.h"

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

Edition edition_of(const std::string& laws) {
  if (laws.empty()) return newest_edition();
  const std::optional<Edition> found = find_edition(laws);
  if (!found) throw UnknownName("unknown edition of the Laws '" + laws + "'");
  return *found;
}

}  // namespace

SealedVerdict judge_sealed(const SealedMove& sealed) {
  const Data data = Data::embedded();
  const Notations notations(data);
  const planilla::Position& before = sealed.before.impl().position;
  const OpenEnvelope envelope =
      open_envelope(sealed.written, before, notations, letters_of(sealed, notations));
  const planilla::SealedVerdict found = planilla::judge_sealed(
      {before, envelope.alphabets, edition_of(sealed.laws), nullptr, nullptr, envelope.doubt});
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
  Messages messages(data, sealed.ui);
  for (const SealedReason& reason : found.reasons)
    out.reasons.push_back(messages.text(reason.id, reason.args));
  return out;
}

}  // namespace planilla::api
