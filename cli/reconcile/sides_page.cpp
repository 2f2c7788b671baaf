#include "reconcile/sides_page.h"

#include <algorithm>

#include "game/model/walk.h"
#include "game/reconcile/versions.h"
#include "notation/write/san.h"
#include "rules/sheet_doubles_move.h"
#include "write/findings/report_line.h"

namespace planilla {

namespace {

class Builder {
public:
  Builder(const SidesPage& from, Messages& messages)
      : from_(from),
        messages_(messages),
        positions_(positions_along(from.sheets[0]->game.start, from.game.moves)) {
    for (const auto& sheet : from.sheets) lines_.push_back(sheet->line);
  }

  SideBySide build() {
    for (const auto& sheet : from_.sheets) out_.sheets.push_back(title_of(*sheet));
    for (std::size_t ply = 1; ply <= from_.game.moves.size(); ++ply) {
      add_doubled(ply);
      add_row(ply);
    }
    const std::size_t behind = from_.game.moves.size() + 1;
    add_doubled(behind);
    SideRow rest;  // where reading stopped
    add_remarks(behind, false, rest);
    rest.cells.resize(lines_.size());
    if (!rest.remarks.empty()) out_.rows.push_back(std::move(rest));
    for (std::size_t i = 0; i < from_.findings.size(); ++i)
      for (const Finding& finding : from_.findings[i])
        if (finding.ply == 0) add(i, finding, out_.remarks);
    return std::move(out_);
  }

private:
  static std::string title_of(const ReadSheet& sheet) {
    const std::string_view white = sheet.game.tag_value("White"),
                           black = sheet.game.tag_value("Black");
    const bool known = white.find_first_not_of('?') != std::string_view::npos ||
                       black.find_first_not_of('?') != std::string_view::npos;
    return known ? sheet.name + " (" + std::string(white) + " – " + std::string(black) + ")"
                 : sheet.name;
  }

  std::string number(std::size_t ply) const {
    return move_label(positions_[0], static_cast<int>(ply));
  }

  std::string place(std::size_t ply) const {
    return number(ply) + " " + messages_.move(san(positions_[ply - 1], from_.game.moves[ply - 1]));
  }

  void add(std::size_t sheet, const Finding& finding, std::vector<SideRemark>& out) {
    if (!from_.selection.on(finding.rule)) return;
    SideRemark remark{from_.selection.severity(finding), std::string(rule_id(finding.rule)),
                      messages_.sentence(finding), from_.sheets[sheet]->name};
    const bool asked = std::any_of(
        out.begin(), out.end(), [&](const SideRemark& r) { return r.sentence == remark.sentence; });
    if (asked) return;  // a question is put to every sheet
    out.push_back(std::move(remark));
  }

  void add_remarks(std::size_t ply, bool doubled, SideRow& row) {
    for (std::size_t i = 0; i < from_.findings.size(); ++i)
      for (const Finding& finding : from_.findings[i])
        if (finding.ply == static_cast<int>(ply) &&
            (finding.rule == rules::sheet_doubles_move) == doubled)
          add(i, finding, row.remarks);
  }

  // Words that were passed over stand in a row of their own.
  void add_doubled(std::size_t ply) {
    for (const Departure& departure : from_.game.departures) {
      if (departure.kind != SheetReading::doubled || departure.ply != static_cast<int>(ply))
        continue;
      SideRow row;
      row.cells.resize(lines_.size());
      row.cells[departure.sheet] = {
          std::string(departure.span.in(lines_[departure.sheet].text)), true, {}};
      for (const Finding& finding : from_.findings[departure.sheet])
        if (finding.rule == rules::sheet_doubles_move && finding.span.begin == departure.span.begin)
          add(departure.sheet, finding, row.remarks);
      out_.rows.push_back(std::move(row));
    }
  }

  bool departs(std::size_t ply, std::size_t sheet) const {
    return std::any_of(from_.game.departures.begin(), from_.game.departures.end(),
                       [&](const Departure& d) {
                         return d.ply == static_cast<int>(ply) && d.sheet == sheet &&
                                d.kind != SheetReading::doubled && d.kind != SheetReading::ended;
                       });
  }

  void add_row(std::size_t ply) {
    SideRow row;
    row.ply = static_cast<int>(ply);
    row.number = number(ply);
    row.move = san(positions_[ply - 1], from_.game.moves[ply - 1]);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const Span word = from_.game.words[ply - 1][i];
      SideCell cell{std::string(word.in(lines_[i].text)), departs(ply, i), {}};
      if (const auto time = from_.sheets[i]->times.find(word.begin);
          word.size() != 0 && time != from_.sheets[i]->times.end())
        cell.time = clock_text(time->second);
      row.cells.push_back(std::move(cell));
    }
    add_remarks(ply, false, row);
    row.last_alike = from_.game.same_to == static_cast<int>(ply) && ply < from_.game.moves.size();
    if (!row.remarks.empty()) add_versions(ply, row);
    out_.rows.push_back(std::move(row));
  }

  void add_versions(std::size_t ply, SideRow& row) {
    for (const Version& version :
         versions(lines_, positions_[0], from_.game, static_cast<int>(ply))) {
      SideVersion side;
      side.agreed = version.agreed;
      side.leads = leads(version);
      for (const std::size_t sheet : version.sheets)
        side.sheets += (side.sheets.empty() ? "" : ", ") + from_.sheets[sheet]->name;
      if (version.move) {
        side.name = san(positions_[ply - 1], version.move);
        side.move = version.move;
        side.after = positions_[ply - 1];
        side.after->play(version.move);
      } else {
        side.name = version.word.in(lines_[version.sheets[0]].text);
      }
      row.versions.push_back(std::move(side));
    }
  }

  std::string leads(const Version& version) {
    switch (version.end) {
      case VersionEnd::illegal:
        return messages_.text("sides-leads-illegal");
      case VersionEnd::legal:
        return messages_.text(from_.game.to_end ? "sides-leads-legal" : "sides-leads-on");
      case VersionEnd::together:
        return messages_.text("sides-leads-together",
                              {{"place", place(static_cast<std::size_t>(version.ply))}});
      case VersionEnd::stops:
        break;
    }
    return messages_.text(
        "sides-leads-stop",
        {{"place", number(static_cast<std::size_t>(version.ply))},
         {"written", std::string(version.stopped_at.in(lines_[version.stopped_on].text))}});
  }

  const SidesPage& from_;
  Messages& messages_;
  std::vector<Position> positions_;  // positions_[n] after n half-moves
  std::vector<SheetLine> lines_;
  SideBySide out_;
};

}  // namespace

SideBySide side_by_side(const SidesPage& page, Messages& messages) {
  return Builder(page, messages).build();
}

std::string sides_page(const SidesPage& page, const Summary& summary, const Data& data,
                       Messages& messages) {
  SideBySide sides = side_by_side(page, messages);
  sides.summary = summary_sentence(summary, messages);
  return write_side_by_side(sides, data, messages);
}

}  // namespace planilla
