// The verdict on a sealed move as JSON and as text.
#include "write/sealed/sealed_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "board/fen.h"
#include "notation/write/san.h"
#include "write/findings/piece_letters.h"

namespace planilla {

namespace {

using Json = nlohmann::ordered_json;

std::vector<std::string> english(const Position& position, const std::vector<Move>& moves) {
  std::vector<std::string> out;
  for (const Move move : moves) out.push_back(san(position, move));
  return out;
}

std::string uci(const Position& position, Move move) {
  std::string out;
  append_uci(position, move, out);
  return out;
}

Json json_of(const Position& position, const SealedReading& reading) {
  Json out{{"language", reading.alphabet}, {"verdict", sealed_kind_name(reading.kind)}};
  if (reading.kind == SealedKind::valid) out["move"] = san(position, reading.moves[0]);
  if (reading.kind == SealedKind::ambiguous) out["candidates"] = english(position, reading.moves);
  return out;
}

// Names joined by commas: "es, ca".
std::string joined_names(const std::vector<std::string>& names) {
  return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

SealedReport::SealedReport(const SealedCase& what, SealedVerdict verdict, Messages& messages)
    : case_(what), verdict_(std::move(verdict)), messages_(messages) {
  const OpenEnvelope& envelope = case_.envelope;
  std::vector<SealedReason>& reasons = verdict_.reasons;
  if (!case_.struck.empty()) reasons.push_back({"sealed-struck-out", {{"struck", case_.struck}}});
  if (!envelope.rest.empty())
    reasons.push_back({"sealed-more-than-a-move", {{"rest", envelope.rest}}});
  const int due = case_.position.fullmove_number();
  if (envelope.number != 0 && envelope.number != due)
    reasons.push_back({"sealed-wrong-number",
                       {{"number", std::int64_t{envelope.number}}, {"due", std::int64_t{due}}}});
  if (!envelope.evidence) reasons.push_back({"sealed-not-evidence", {}});
}

std::string SealedReport::json() const {
  const SealedVerdict& v = verdict_;
  Json out;
  out["verdict"] = sealed_kind_name(v.kind);
  out["loses"] = v.loses ? Json(*v.loses) : Json(nullptr);
  out["outcome"] = sealed_outcome_name(v.outcome);
  if (v.after) {
    out["move"] = san(case_.position, v.move);
    out["uci"] = uci(case_.position, v.move);
  }
  out["written"] = case_.written;
  out["candidates"] = english(case_.position, v.candidates);
  out["draw_offer"] = case_.envelope.draw_offer;
  out["article"] = v.article;
  out["laws"] = edition_name(case_.edition);
  out["reasons"] = Json::array();
  for (const SealedReason& reason : v.reasons)
    out["reasons"].push_back(messages_.text(reason.id, reason.args));
  out["fen_before"] = to_fen(case_.position);
  if (v.after) out["fen_after"] = to_fen(*v.after);
  for (const SealedReading& reading : v.readings)
    out["readings"].push_back(json_of(case_.position, reading));
  return out.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string SealedReport::text(const Symbols& symbols) const {
  const SealedVerdict& v = verdict_;
  const auto names_of = [&](const std::vector<Move>& moves) {
    std::vector<std::string> names;
    for (const std::string& name : english(case_.position, moves))
      names.push_back(in_letters(name, symbols));
    return joined_names(names);
  };
  const auto sentence = [&](SealedKind kind, const std::vector<Move>& moves) {
    const std::string key = "sealed-" + std::string(sealed_kind_name(kind));
    const char* argument = kind == SealedKind::valid ? "move" : "moves";
    return messages_.text(key, {{"written", case_.written}, {argument, names_of(moves)}});
  };
  std::string out = sentence(v.kind, v.after ? std::vector<Move>{v.move} : v.candidates) + "\n";
  std::string outcome = messages_.text("sealed-" + std::string(sealed_outcome_name(v.outcome)));
  if (!v.article.empty())
    outcome =
        messages_.text("sealed-article", {{"outcome", outcome},
                                          {"article", std::string(v.article)},
                                          {"edition", std::string(edition_name(case_.edition))}});
  out += outcome + "\n";
  if (v.kind != SealedKind::ambiguous && !v.candidates.empty())
    out += messages_.text("sealed-may-be", {{"moves", names_of(v.candidates)}}) + "\n";
  if (case_.envelope.draw_offer) out += messages_.text("sealed-draw-offer") + "\n";
  for (const SealedReason& reason : v.reasons)
    out += "- " + messages_.text(reason.id, reason.args) + "\n";
  for (const SealedReading& reading : v.readings)
    out += "  " +
           messages_.text("sealed-reading", {{"languages", reading.alphabet},
                                             {"verdict", sentence(reading.kind, reading.moves)}}) +
           "\n";
  return out;
}

}  // namespace planilla
