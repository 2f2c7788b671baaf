#include "sealed/envelope_sheet.h"

#include <nlohmann/json.hpp>
#include <system_error>

#include "games/read_bytes.h"
#include "games/written_answer.h"
#include "notation/read/notations.h"
#include "sealed/adjourned.h"
#include "write/envelope/envelope.h"
#include "write/findings/display.h"

namespace planilla {

namespace {

std::string side_name(Color side) {
  return side == white ? "white" : "black";
}

// Who offered the draw that stands: the last mover in the game, or who seals, with the move.
std::string offer_of(const Adjourned& game, const SealedSettings& settings) {
  if (settings.draw_offer) return side_name(game.position.turn());
  return game.offer_stands ? side_name(~game.position.turn()) : "none";
}

std::string time_of(const std::string& given, const std::string& noted, Messages& messages) {
  if (!given.empty() || noted.empty()) return given;
  return messages.text("envelope-time-left", {{"time", noted}});
}

EnvelopeSheet sheet_of(const Adjourned& game, const SealedSettings& settings, Messages& messages) {
  EnvelopeSheet out;
  out.position = game.position;
  for (const char* field : {"event", "round", "date", "white", "black"}) {
    std::string value;
    for (const auto& [name, text] : game.tags)
      if (name == field) value = text;
    out.fields.emplace_back(field, value);
  }
  out.fields.emplace_back("white-time", time_of(settings.white_time, game.time[white], messages));
  out.fields.emplace_back("black-time", time_of(settings.black_time, game.time[black], messages));
  out.fields.emplace_back("sealed-by", side_name(game.position.turn()));
  out.fields.emplace_back("move-number", std::to_string(game.position.fullmove_number()));
  out.fields.emplace_back("draw-offer", offer_of(game, settings));
  out.fields.emplace_back("resumption", settings.resumption);
  return out;
}

std::string written(const EnvelopeSheet& sheet, const std::string& format, const Data& data,
                    Messages& messages) {
  if (format == "svg") return write_envelope_svg(sheet, data, messages);
  if (format == "html") return write_envelope_html(sheet, data, messages);
  return write_envelope_text(sheet, data, messages);
}

// One line a difference; the sentence that there is none.
std::string told(const std::vector<EnvelopeDifference>& differences, Messages& messages) {
  if (differences.empty()) return messages.text("envelope-agrees") + "\n";
  const auto in_words = [&](const EnvelopeDifference& one, const std::string& value) {
    if (one.field != "sealed-by" && one.field != "draw-offer") return one_line(value);
    if (value == "none") return messages.text("envelope-none");
    return value == "white" || value == "black" ? messages.text(value) : one_line(value);
  };
  std::string out;
  for (const EnvelopeDifference& one : differences)
    out += messages.text(one.written.empty() ? "envelope-missing" : "envelope-differs",
                         {{"field", messages.text("envelope-" + one.field)},
                          {"written", in_words(one, one.written)},
                          {"value", in_words(one, one.game)}}) +
           "\n";
  return out;
}

std::string json(const std::vector<EnvelopeDifference>& differences) {
  nlohmann::ordered_json out{{"agrees", differences.empty()},
                             {"differences", nlohmann::ordered_json::array()}};
  for (const EnvelopeDifference& one : differences) {
    nlohmann::ordered_json object{{"field", one.field}};
    if (!one.written.empty()) object["written"] = one.written;
    object["game"] = one.game;
    out["differences"].push_back(std::move(object));
  }
  return out.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

// What the option --format may be.
void check_format(const std::string& format, bool checks) {
  const bool known =
      format == "text" || (checks ? format == "json" : format == "html" || format == "svg");
  if (known) return;
  const std::vector<std::string> forms = checks ? std::vector<std::string>{"text", "json"}
                                                : std::vector<std::string>{"text", "html", "svg"};
  throw UnknownName(NameKind::value, format, forms, "--format: ");
}

std::string bytes_of(const std::string& name) {
  try {
    return read_bytes(name);
  } catch (const std::system_error&) {
    throw UsageFault("--check-envelope: ", "usage-cannot-read", {{"value", name}});
  }
}

EnvelopeSheet read_file(const std::string& name, const Data& data) {
  EnvelopeSheet out = read_envelope_sheet(bytes_of(name), data);
  if (out.fields.empty())
    throw UsageFault("--check-envelope: ", "usage-no-envelope-line", {{"value", name}});
  return out;
}

// A time may be written in words, but not without a number.
void require_time(const std::string& option, const std::string& value) {
  if (!value.empty() && value.find_first_of("0123456789") == value.npos)
    throw UsageFault(option + ": ", "usage-no-time", {{"value", value}});
}

}  // namespace

int run_envelope(const SealedSettings& settings) {
  const bool checks = !settings.check_envelope.empty();
  if (checks && settings.envelope) throw UsageFault("sealed: ", "usage-sealed-which-sheet");
  if (!settings.words.empty()) throw UsageFault("sealed: ", "usage-sealed-move-inside");
  check_format(settings.format, checks);
  require_time("--white-time", settings.white_time);
  require_time("--black-time", settings.black_time);
  const Data data = load_data(settings.common);
  const Notations notations(data);
  Messages messages(data, settings.common.ui);
  const EnvelopeSheet sheet =
      sheet_of(find_adjourned(settings, notations, messages), settings, messages);
  std::vector<EnvelopeDifference> differences;
  if (checks) differences = compare_envelopes(read_file(settings.check_envelope, data), sheet);
  const std::string text = !checks ? written(sheet, settings.format, data, messages)
                           : settings.format == "json" ? harmless_json(json(differences))
                                                       : harmless(told(differences, messages));
  write_answer(text, settings.output, settings.reads(), settings.common);
  return differences.empty() ? 0 : 1;
}

}  // namespace planilla
