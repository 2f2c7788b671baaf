#include "serve/two_sheets.h"

#include <algorithm>

#include "board/fen.h"
#include "notation/write/san.h"
#include "reconcile/reconciled.h"
#include "reconcile/sides_page.h"
#include "write/findings/messages.h"

namespace planilla {

namespace {

using Json = nlohmann::ordered_json;

Json remarks_json(const std::vector<SideRemark>& remarks) {
  Json out = Json::array();
  for (const SideRemark& remark : remarks)
    out.push_back({{"severity", severity_name(remark.severity)},
                   {"rule", remark.rule},
                   {"message", remark.sentence},
                   {"sheet", remark.sheet}});
  return out;
}

Json versions_json(const std::vector<SideVersion>& versions, const Position& before) {
  Json out = Json::array();
  for (const SideVersion& version : versions) {
    std::string uci;
    if (version.after) append_uci(before, version.move, uci);
    out.push_back({{"move", version.name},
                   {"legal", version.after.has_value()},
                   {"uci", uci},
                   {"sheets", version.sheets},
                   {"leads", version.leads},
                   {"agreed", version.agreed}});
  }
  return out;
}

Json candidate_json(const Position& before, Move move) {
  std::string uci;
  append_uci(before, move, uci);
  return {{"move", san(before, move)},
          {"legal", true},
          {"uci", uci},
          {"sheets", ""},
          {"leads", ""},
          {"agreed", false}};
}

Json row_json(const SideRow& row, const Agreement& game, const std::vector<Position>& positions) {
  Json cells = Json::array();
  for (const SideCell& cell : row.cells)
    cells.push_back({{"written", cell.written}, {"differs", cell.differs}, {"time", cell.time}});
  const auto ply = static_cast<std::size_t>(row.ply);
  const auto question = std::find_if(game.questions.begin(), game.questions.end(),
                                     [&](const Undecided& q) { return q.ply == row.ply; });
  const bool asks = question != game.questions.end();
  Json versions = Json::array();
  if (ply > 0) versions = versions_json(row.versions, positions[ply - 1]);
  if (asks && row.versions.empty())  // it stands on no sheet
    for (const Move move : question->moves)
      versions.push_back(candidate_json(positions[ply - 1], move));
  std::string uci;
  if (ply > 0) append_uci(positions[ply - 1], game.moves[ply - 1], uci);
  return {{"ply", row.ply},
          {"number", row.number},
          {"move", row.move},
          {"uci", uci},
          {"fen", to_fen(positions[ply > 0 ? ply : positions.size() - 1])},
          {"asks", asks},
          {"cells", std::move(cells)},
          {"remarks", remarks_json(row.remarks)},
          {"proved", ply <= game.proved},
          {"versions", std::move(versions)}};
}

// The tags, and the result, that are not the same on all sheets which have them.
Json tags_json(const ReadSheets& sheets, const Reconciled& game) {
  struct Value {
    std::string value, sheets;
  };
  std::vector<std::pair<std::string, std::vector<Value>>> tags{{"Result", {}}};
  const auto take = [&](std::string_view name, std::string_view value, const std::string& sheet) {
    if (value.find_first_not_of("?.*") == std::string_view::npos) return;
    auto tag = std::find_if(tags.begin(), tags.end(), [&](auto& one) { return one.first == name; });
    if (tag == tags.end()) tag = tags.insert(tags.end(), {std::string(name), {}});
    auto& values = tag->second;
    auto same =
        std::find_if(values.begin(), values.end(), [&](auto& v) { return v.value == value; });
    if (same == values.end()) same = values.insert(values.end(), {std::string(value), {}});
    same->sheets += (same->sheets.empty() ? "" : ", ") + sheet;
  };
  for (const auto& sheet : sheets) {
    for (const GameTag& tag : sheet->game.tags)
      if (tag.name != "Result") take(tag.name, tag.value, sheet->name);
    take("Result", result_text(sheet->game.result), sheet->name);
  }
  Json out = Json::array();
  for (const auto& [name, values] : tags) {
    if (values.size() < 2) continue;
    Json all = Json::array();
    for (const Value& one : values) all.push_back({{"value", one.value}, {"sheets", one.sheets}});
    out.push_back({{"name", name}, {"written", game.tag(name)}, {"values", std::move(all)}});
  }
  return out;
}

}  // namespace

Json two_sheets(const TwoSheets& asked, const Data& data, const Notations& notations,
                const Selection& selection) {
  const ReadSheets sheets =
      read_sheets(asked.texts, {.languages = asked.languages, .notation = asked.notation},
                  notations, asked.pause);
  std::vector<SheetLine> lines;
  for (const auto& sheet : sheets) lines.push_back(sheet->line);
  Slips slips(notations);
  const Position& start = sheets[0]->game.start;
  const Agreement game =
      agree(lines, start, slips, notations,
            {.played = asked.played, .final = asked.final ? &*asked.final : nullptr}, asked.pause);
  const Reconciled reconciled(sheets, game, asked.known, game.proved);
  const std::vector<Position> positions = positions_along(start, game.moves);
  Messages messages(data, asked.ui);
  const SideBySide sides = side_by_side({sheets, game, reconciled.findings(), selection}, messages);
  Json rows = Json::array();
  for (const SideRow& row : sides.rows) rows.push_back(row_json(row, game, positions));
  return {{"sheets", sides.sheets},
          {"rows", std::move(rows)},
          {"tags", tags_json(sheets, reconciled)},
          {"remarks", remarks_json(sides.remarks)},
          {"start", to_fen(start)},
          {"fen", to_fen(positions.back())},
          {"whole", game.to_end && game.proved == game.moves.size()},
          {"fits", !game.misses_final},
          {"pgn", written(reconciled.pgn(game.proved), asked.to, notations)}};
}

}  // namespace planilla
