// planilla sealed: judges a sealed move in a position, or after the last move of a game.
#include "laws/sealed/sealed.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "adjourned.h"
#include "board/fen.h"
#include "board/resolve.h"
#include "command.h"
#include "envelope_sheet.h"
#include "laws/sealed/sealed_text.h"
#include "notation/read/notations.h"
#include "notation/write/san.h"
#include "options.h"
#include "output.h"
#include "shared_data.h"
#include "write/findings/messages.h"
#include "write/findings/piece_letters.h"

namespace planilla::commands {

namespace {

using Json = nlohmann::ordered_json;

std::string join(const std::vector<std::string>& parts) {
  return fmt::format("{}", fmt::join(parts, ", "));
}

// The text as each alphabet reads it, and what stands in it besides.
struct Envelope {
  std::vector<AlphabetReadings> alphabets;
  bool draw_offer = false;
  bool evidence = true;
  std::string rest;
  EnvelopeDoubt doubt = EnvelopeDoubt::none;
};

std::vector<const LanguageClass*> classes_of(const Notations& notations,
                                             const std::vector<std::string>& tags) {
  const Languages& languages = notations.languages();
  std::vector<const LanguageClass*> out;
  for (const std::string& tag : tags) {
    const Language* language = languages.find(tag);
    if (!language) throw UsageError("--language: unknown language '" + tag + "'");
    out.push_back(&languages.class_of(*language));
  }
  if (tags.empty())
    for (const LanguageClass& one : languages.classes())
      if (!one.by_name_only) out.push_back(&one);
  return out;
}

std::string name_of(const LanguageClass& one) {
  std::vector<std::string> tags;
  for (const Language* language : one.languages) tags.push_back(language->tag);
  return join(tags);
}

Envelope open_envelope(const std::string& written, const Notations& notations,
                       const std::vector<std::string>& tags, const GrammarInfo& grammar) {
  Envelope out;
  out.evidence = grammar.evidence;
  const OfferWords offers(notations.languages());
  std::vector<EnvelopeDoubt> doubts;
  bool well = false;  // in some alphabet it is a move and nothing else
  for (const LanguageClass* one : classes_of(notations, tags)) {
    MoveReader reader(notations, {{one}, grammar.name});
    EnvelopeText text = read_envelope(written, reader, offers);
    const std::string name = tags.empty() ? name_of(*one) : tags[out.alphabets.size()];
    const bool reads = !text.readings.empty() || text.doubt != EnvelopeDoubt::none;
    if (reads) out.draw_offer |= text.draw_offer;
    if (out.rest.empty()) out.rest = text.rest;
    doubts.push_back(reads ? text.doubt : EnvelopeDoubt::none);
    well |= !text.readings.empty() && text.doubt == EnvelopeDoubt::none;
    out.alphabets.push_back({name, std::move(text.readings)});
    if (!grammar.uses_letters) break;
  }
  if (!well) out.doubt = *std::max_element(doubts.begin(), doubts.end());
  return out;
}

bool is_read(const Envelope& envelope) {
  for (const AlphabetReadings& one : envelope.alphabets)
    if (!one.readings.empty()) return true;
  return false;
}

// Some reading of it is a legal move.
bool is_legal(const Envelope& envelope, const Position& position) {
  for (const AlphabetReadings& one : envelope.alphabets)
    for (const Reading& reading : one.readings) {
      MoveList fits;
      legal_matches(position, reading.pattern, fits);
      if (!fits.empty()) return true;
    }
  return false;
}

// In the notation named; else in algebraic, and only if nothing is legal so, in any other where it
// is; if it is legal in none, in the first where it can be read.
Envelope open_envelope(const std::string& written, const Notations& notations,
                       const std::vector<std::string>& tags, const std::string& notation,
                       const Position& position) {
  const GrammarInfo* first = notations.find_grammar(notation == "auto" ? "algebraic" : notation);
  if (!first) throw UsageError("--notation: unknown notation '" + notation + "'");
  Envelope plain = open_envelope(written, notations, tags, *first);
  if (notation != "auto" || is_legal(plain, position) || plain.doubt != EnvelopeDoubt::none)
    return plain;
  if (!is_read(plain) && !plain.rest.empty()) return plain;
  for (const GrammarInfo& grammar : notations.grammars()) {
    Envelope other = open_envelope(written, notations, tags, grammar);
    if (is_legal(other, position)) return other;
    if (!is_read(plain) && is_read(other)) plain = std::move(other);
  }
  return plain;
}

// The verdict as JSON and as text.
class Report {
public:
  Report(const Adjourned& game, const std::string& written, const Envelope& envelope,
         SealedVerdict verdict, Messages& messages, const Symbols& symbols)
      : game_(game),
        written_(written),
        envelope_(envelope),
        v_(std::move(verdict)),
        messages_(messages),
        symbols_(symbols) {
    if (!envelope.rest.empty())
      v_.reasons.push_back({"sealed-more-than-a-move", {{"rest", envelope.rest}}});
    if (!envelope.evidence) v_.reasons.push_back({"sealed-not-evidence", {}});
  }

  std::string json() {
    Json out;
    out["verdict"] = sealed_kind_name(v_.kind);
    out["loses"] = v_.loses ? Json(*v_.loses) : Json(nullptr);
    out["outcome"] = sealed_outcome_name(v_.outcome);
    if (v_.after) {
      out["move"] = san(game_.position, v_.move);
      out["uci"] = uci(v_.move);
    }
    out["written"] = written_;
    out["candidates"] = english(v_.candidates);
    out["draw_offer"] = envelope_.draw_offer;
    if (!v_.article.empty()) out["article"] = v_.article;
    out["laws"] = edition_name(game_.edition);
    out["reasons"] = Json::array();
    for (const SealedReason& reason : v_.reasons)
      out["reasons"].push_back(messages_.text(reason.id, reason.args));
    out["fen_before"] = to_fen(game_.position);
    if (v_.after) out["fen_after"] = to_fen(*v_.after);
    for (const SealedReading& reading : v_.readings) out["readings"].push_back(json_of(reading));
    return out.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
  }

  std::string text() {
    std::string out =
        sentence(v_.kind, v_.after ? std::vector<Move>{v_.move} : v_.candidates) + "\n";
    std::string outcome = messages_.text("sealed-" + std::string(sealed_outcome_name(v_.outcome)));
    if (!v_.article.empty())
      outcome =
          messages_.text("sealed-article", {{"outcome", outcome},
                                            {"article", std::string(v_.article)},
                                            {"edition", std::string(edition_name(game_.edition))}});
    out += outcome + "\n";
    if (envelope_.draw_offer) out += messages_.text("sealed-draw-offer") + "\n";
    for (const SealedReason& reason : v_.reasons)
      out += "- " + messages_.text(reason.id, reason.args) + "\n";
    for (const SealedReading& reading : v_.readings)
      out +=
          "  " +
          messages_.text("sealed-reading", {{"languages", reading.alphabet},
                                            {"verdict", sentence(reading.kind, reading.moves)}}) +
          "\n";
    return out;
  }

private:
  std::vector<std::string> english(const std::vector<Move>& moves) const {
    std::vector<std::string> out;
    for (const Move move : moves) out.push_back(san(game_.position, move));
    return out;
  }

  std::string uci(Move move) const {
    std::string out;
    append_uci(game_.position, move, out);
    return out;
  }

  Json json_of(const SealedReading& reading) const {
    Json out{{"language", reading.alphabet}, {"verdict", sealed_kind_name(reading.kind)}};
    if (reading.kind == SealedKind::valid) out["move"] = san(game_.position, reading.moves[0]);
    if (reading.kind == SealedKind::ambiguous) out["candidates"] = english(reading.moves);
    return out;
  }

  std::string sentence(SealedKind kind, const std::vector<Move>& moves) {
    std::vector<std::string> names;
    for (const std::string& name : english(moves)) names.push_back(in_letters(name, symbols_));
    const std::string key = "sealed-" + std::string(sealed_kind_name(kind));
    const char* argument = kind == SealedKind::valid ? "move" : "moves";
    return messages_.text(key, {{"written", written_}, {argument, join(names)}});
  }

  const Adjourned& game_;
  const std::string& written_;
  const Envelope& envelope_;
  SealedVerdict v_;
  Messages& messages_;
  const Symbols& symbols_;
};

Symbols symbols_of(const Notations& notations, const std::string& tag) {
  const Language* language = notations.languages().find(tag);
  return language ? Symbols::of_language(*language) : Symbols::english();
}

int run_sealed(const std::vector<std::string>& arguments) {
  OptionSet set(
      "sealed",
      "planilla sealed (--fen FEN | --after FILE[:N]) [OPTION...] MOVE\n"
      "       planilla sealed --after FILE[:N] (--envelope | --check-envelope FILE) [OPTION...]",
      "Judges a sealed move as the Laws do: valid, ambiguous, illegal, or without a meaning that "
      "can be\n"
      "established; and what follows for the game. MOVE is the text of the envelope.");
  set.add_sealed();
  const std::optional<Options> options = set.parse(arguments);
  if (!options) return 0;
  if (options->envelope || !options->check_envelope.empty()) return run_envelope(*options);
  if (options->format != "text" && options->format != "json")
    throw UsageError("--format: '" + options->format + "' is none of text, json");
  const std::string written = fmt::format("{}", fmt::join(options->inputs, " "));
  if (options->inputs.empty())
    throw UsageError("sealed: no move given; try: planilla sealed --help");
  const Data data = load_data(*options);
  const Notations notations(data);
  Messages messages(data, options->ui);
  const Adjourned game = find_adjourned(*options, notations, messages);
  const Envelope envelope =
      open_envelope(written, notations, game.languages, options->notation, game.position);
  SealedVerdict verdict =
      judge_sealed({game.position, envelope.alphabets, game.edition, &game.record,
                    game.wings ? &*game.wings : nullptr, envelope.doubt});
  const bool valid = verdict.kind == SealedKind::valid;
  const Symbols symbols = symbols_of(notations, messages.language());
  Report report(game, written, envelope, std::move(verdict), messages, symbols);
  ByteSink out = ByteSink::to_stdout();
  out.write(options->format == "json" ? report.json() : report.text());
  out.commit();
  return valid ? 0 : 1;
}

}  // namespace

Command sealed() {
  return {"sealed", "judge a sealed move in a position", run_sealed};
}

}  // namespace planilla::commands
