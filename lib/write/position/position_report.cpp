// The facts of a position as lines of label and sentence; JSON beside them.
#include "write/position/position_report.h"

#include <nlohmann/json.hpp>

#include "board/fen.h"
#include "notation/write/san.h"
#include "write/findings/message_catalog.h"
#include "write/pages/board_svg.h"
#include "write/pages/fact_sheet.h"

namespace planilla {

namespace {

using Json = nlohmann::ordered_json;

std::string side_name(Color side) {
  return side == white ? "white" : "black";
}

// "Qb7#" and what leads to it, in English SAN.
std::vector<std::string> line_of(Position position, const std::vector<Move>& moves) {
  std::vector<std::string> out;
  for (const Move move : moves) {
    out.push_back(san(position, move));
    position.play(move);
  }
  return out;
}

// "1. Qb7#", "1... Kh8 2. Qg7#", in the letters of the reader.
std::string numbered(const Position& position, const std::vector<std::string>& moves,
                     const Messages& messages) {
  std::string out;
  int number = position.fullmove_number();
  bool whites = position.turn() == white;
  for (const std::string& move : moves) {
    if (!out.empty()) out += ' ';
    if (whites || out.empty()) out += std::to_string(number) + (whites ? ". " : "... ");
    out += messages.move(move);
    if (!whites) ++number;
    whites = !whites;
  }
  return out;
}

Json can_win_json(const PositionReport& report, Color side) {
  const Winnability& w = report.facts.can_win[side];
  Json out;
  out["can_win"] = w.verdict == Possibility::undetermined
                       ? Json(nullptr)
                       : Json(w.verdict == Possibility::possible);
  if (w.verdict == Possibility::possible) out["line"] = line_of(report.position, w.helpmate);
  return out;
}

std::string can_win_text(const PositionReport& report, Color side, Messages& messages) {
  const Winnability& w = report.facts.can_win[side];
  const Argument name{"side", side_name(side)};
  if (w.verdict == Possibility::impossible) return messages.text("position-cannot-win", {name});
  if (w.verdict == Possibility::undetermined) return messages.text("position-may-win", {name});
  if (w.helpmate.empty()) return messages.text("position-has-won", {name});
  const std::string line =
      numbered(report.position, line_of(report.position, w.helpmate), messages);
  return messages.text("position-can-win", {name, {"line", line}});
}

// "K Q P3": the men of a side, in the reader's letters.
std::string material(const Position& position, Color side, const Symbols& letters) {
  std::string out;
  for (const Role role : {king, queen, rook, bishop, knight, pawn}) {
    int count = 0;
    for (Bitboard men = position.pieces(side, role); men; men &= men - 1) ++count;
    if (count == 0) continue;
    out += (out.empty() ? "" : " ") + board_letter(role, letters);
    if (count > 1) out += std::to_string(count);
  }
  return out;
}

std::string legal_moves(const PositionReport& report, Messages& messages) {
  if (report.facts.legal_moves.empty()) return messages.text("position-no-moves");
  std::string all;
  for (const Move move : report.facts.legal_moves)
    all += (all.empty() ? "" : " ") + messages.move(san(report.position, move));
  return messages.text(
      "position-moves",
      {{"count", static_cast<std::int64_t>(report.facts.legal_moves.size())}, {"moves", all}});
}

std::string state(const PositionReport& report, Messages& messages) {
  const std::string dead = report.facts.dead == Answer::yes  ? "position-dead"
                           : report.facts.dead == Answer::no ? "position-not-dead"
                                                             : "position-dead-unknown";
  std::string out = messages.text(dead);
  if (report.facts.checkmate) return messages.text("position-checkmate");
  if (report.facts.stalemate) return messages.text("position-stalemate");
  if (report.facts.check) out = messages.text("position-check") + "; " + out;
  return out;
}

std::string result_text(const PositionReport& report, Messages& messages) {
  if (report.verdict.result.empty()) return messages.text("position-no-result");
  return std::string(report.verdict.result);
}

FactSheet sheet_of(const PositionReport& report, const Data& data, Messages& messages) {
  const Symbols letters = MessageCatalog(data, messages.language()).letters;
  FactSheet out{messages.text("position-title"), report.position, {}, {}};
  const auto line = [&](const char* label, std::string value) {
    out.lines.emplace_back(messages.text(label), std::move(value));
  };
  line("position-label-turn", messages.text(side_name(report.position.turn())));
  line("white", can_win_text(report, white, messages));
  line("black", can_win_text(report, black, messages));
  line("position-label-state", state(report, messages));
  line("position-label-material", material(report.position, white, letters) + " – " +
                                      material(report.position, black, letters));
  line("position-label-moves", legal_moves(report, messages));
  if (report.what.event != PositionEvent::none) {
    line("position-label-event",
         messages.text("position-event", {{"event", std::string(event_name(report.what.event))},
                                          {"side", side_name(report.what.by)}}));
    line("position-label-tempo",
         messages.text("position-tempo",
                       {{"tempo", std::string(tempo_name(report.what.conditions.tempo))}}));
  }
  line("position-label-result", result_text(report, messages));
  const std::string laws(edition_name(report.what.edition));
  line("position-label-laws",
       report.verdict.article.empty()
           ? laws
           : messages.text("position-article",
                           {{"article", report.verdict.article}, {"edition", laws}}));
  for (const EventReason& reason : report.verdict.reasons)
    out.reasons.push_back(messages.text(reason.id, reason.args));
  return out;
}

}  // namespace

std::string PositionReport::json(Messages& messages) const {
  Json out;
  out["fen"] = to_fen(position);
  out["turn"] = side_name(position.turn());
  out["laws"] = edition_name(what.edition);
  out["white"] = can_win_json(*this, white);
  out["black"] = can_win_json(*this, black);
  out["dead"] =
      facts.dead == Answer::undetermined ? Json(nullptr) : Json(facts.dead == Answer::yes);
  out["check"] = facts.check;
  out["checkmate"] = facts.checkmate;
  out["stalemate"] = facts.stalemate;
  out["legal_moves"] = Json::array();
  for (const Move move : facts.legal_moves) out["legal_moves"].push_back(san(position, move));
  if (clock) out["clock"] = side_name(*clock);
  if (what.event != PositionEvent::none) {
    out["event"] = event_name(what.event);
    if (is_of_a_player(what.event)) out["by"] = side_name(what.by);
    out["tempo"] = tempo_name(what.conditions.tempo);
  }
  out["result"] = verdict.result.empty() ? Json(nullptr) : Json(verdict.result);
  if (verdict.penalty) {
    const IllegalMoveRule& rule = *verdict.penalty;
    out["penalty"] = {{"minutes", rule.minutes ? Json(*rule.minutes) : Json(nullptr)},
                      {"loses_at", rule.loses_at}};
  } else if (what.event == PositionEvent::illegal_move) {
    out["penalty"] = nullptr;
  }
  if (!verdict.article.empty()) out["article"] = verdict.article;
  out["reasons"] = Json::array();
  for (const EventReason& reason : verdict.reasons)
    out["reasons"].push_back(messages.text(reason.id, reason.args));
  return out.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string PositionReport::text(const Data& data, Messages& messages) const {
  const FactSheet sheet = sheet_of(*this, data, messages);
  std::string out;
  for (const auto& [label, value] : sheet.lines) out += label + ": " + value + "\n";
  for (const std::string& reason : sheet.reasons) out += "- " + reason + "\n";
  return out;
}

std::string PositionReport::html(const Data& data, Messages& messages) const {
  return write_fact_sheet(sheet_of(*this, data, messages), data, messages);
}

}  // namespace planilla
