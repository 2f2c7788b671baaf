// planilla sealed: judges a sealed move in a position, or after the last move of a game.
#include "laws/sealed/sealed.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "board/fen.h"
#include "board/resolve.h"
#include "command.h"
#include "laws/sealed/open_envelope.h"
#include "laws/sealed/sealed_text.h"
#include "notation/read/notations.h"
#include "notation/write/san.h"
#include "options/known_names.h"
#include "options/reading_settings.h"
#include "options/values.h"
#include "output/output.h"
#include "sealed/adjourned.h"
#include "sealed/envelope_sheet.h"
#include "write/findings/display.h"
#include "write/findings/messages.h"
#include "write/findings/piece_letters.h"

namespace planilla::commands {

namespace {

using Json = nlohmann::ordered_json;

std::string join(const std::vector<std::string>& parts) {
  return fmt::format("{}", fmt::join(parts, ", "));
}

// The verdict as JSON and as text.
class Report {
public:
  Report(const Adjourned& game, const std::string& written, const OpenEnvelope& envelope,
         SealedVerdict verdict, Messages& messages, const Symbols& symbols)
      : game_(game),
        written_(written),
        envelope_(envelope),
        v_(std::move(verdict)),
        messages_(messages),
        symbols_(symbols) {
    if (!envelope.rest.empty())
      v_.reasons.push_back({"sealed-more-than-a-move", {{"rest", envelope.rest}}});
    const int due = game.position.fullmove_number();
    if (envelope.number != 0 && envelope.number != due)
      v_.reasons.push_back(
          {"sealed-wrong-number",
           {{"number", std::int64_t{envelope.number}}, {"due", std::int64_t{due}}}});
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
  const OpenEnvelope& envelope_;
  SealedVerdict v_;
  Messages& messages_;
  const Symbols& symbols_;
};

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
  verdict.reasons.push_back({"sealed-other-letters", {{"languages", join(game.other_languages)}}});
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
  if (!struck.empty()) verdict.reasons.push_back({"sealed-struck-out", {{"struck", struck}}});
  const bool valid = verdict.kind == SealedKind::valid;
  const Symbols symbols = symbols_of(notations, messages.language());
  Report report(game, written, envelope, std::move(verdict), messages, symbols);
  ByteSink out = ByteSink::to_stdout();
  out.write(settings.format == "json" ? harmless_json(report.json()) : harmless(report.text()));
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
