// Plain HTML, readable without the script, which only adds keys and a switch between light and
// dark.
#include "write/pages/side_by_side.h"

#include <fmt/format.h>

#include <algorithm>

#include "write/findings/display.h"
#include "write/pages/board_svg.h"
#include "write/pages/markup.h"
#include "write/pages/page_template.h"

namespace planilla {

namespace {

class Page {
public:
  Page(const SideBySide& page, const Data& data, Messages& messages)
      : page_(page), data_(data), messages_(messages) {}

  std::string write() {
    std::string out;
    fill_page(
        data_.get("pages/sheets.html"), data_.origin("pages/sheets.html"),
        [&](std::string_view place) { fill(place, out); }, out);
    return out;
  }

private:
  std::string word(const std::string& key) { return markup_text(messages_.text(key)); }

  void fill(std::string_view place, std::string& out) {
    if (place == "language")
      out += markup_text(messages_.language());
    else if (place == "style")
      out +=
          std::string(data_.get("pages/report.css")) + std::string(data_.get("pages/sheets.css"));
    else if (place == "script")
      out += data_.get("pages/sheets.js");
    else if (place == "shapes")
      out += board_shapes(data_);
    else if (place == "summary")
      out += markup_text(page_.summary);
    else if (place == "remarks")
      remarks(page_.remarks, out);
    else if (place == "heads")
      heads(out);
    else if (place == "rows")
      rows(out);
    else
      out += word(std::string(place));
  }

  void heads(std::string& out) {
    out += fmt::format("<th scope=\"col\">{}</th><th scope=\"col\">{}</th>", word("sides-number"),
                       word("sides-agreed"));
    for (const std::string& sheet : page_.sheets)
      out += fmt::format("<th scope=\"col\">{}</th>", markup_text(one_line(sheet)));
  }

  void rows(std::string& out) {
    for (const SideRow& row : page_.rows) {
      const bool differs = !row.remarks.empty();
      out +=
          fmt::format("<tr{}><th scope=\"row\">{}</th><td class=\"move\">{}</td>",
                      differs ? " class=\"differs\" tabindex=\"0\"" : "", markup_text(row.number),
                      markup_text(row.move.empty() ? "" : messages_.move(row.move)));
      for (const SideCell& cell : row.cells) show(cell, out);
      out += "</tr>\n";
      if (differs) details(row, out);
      if (row.last_alike)
        out += fmt::format("<tr class=\"alike\"><td colspan=\"{}\">{}</td></tr>\n",
                           page_.sheets.size() + 2, word("sides-alike"));
    }
  }

  void show(const SideCell& cell, std::string& out) {
    const std::string text = cell.written.empty() ? "<span class=\"nothing\">–</span>"
                                                  : markup_text(one_line(cell.written));
    out += fmt::format("<td class=\"move\">{}{}{}", cell.differs ? "<mark>" : "", text,
                       cell.differs ? "</mark>" : "");
    if (!cell.time.empty()) out += fmt::format(" <time>{}</time>", markup_text(cell.time));
    out += "</td>";
  }

  void details(const SideRow& row, std::string& out) {
    out += fmt::format("<tr class=\"details\"><td colspan=\"{}\">", page_.sheets.size() + 2);
    remarks(row.remarks, out);
    if (row.versions.size() > 1) {
      out += "<div class=\"versions\">";
      for (const SideVersion& version : row.versions) show(version, out);
      out += "</div>";
    }
    out += "</td></tr>\n";
  }

  void show(const SideVersion& version, std::string& out) {
    const std::string name =
        markup_text(version.after ? messages_.move(version.name) : one_line(version.name));
    out += fmt::format(
        "<figure{}><figcaption><strong class=\"move\">{}</strong> {}<br>{}</figcaption>",
        version.agreed ? " class=\"agreed\"" : "", name, markup_text(one_line(version.sheets)),
        markup_text(version.leads));
    if (version.after)
      out += board_picture(*version.after,
                           messages_.text("sides-board", {{"move", messages_.move(version.name)}}),
                           bit(version.move.from()) | bit(version.move.to()));
    out += "</figure>";
  }

  void remarks(const std::vector<SideRemark>& list, std::string& out) {
    if (list.empty()) return;
    out += "<ul class=\"remarks\">";
    for (const SideRemark& one : list) {
      const std::string severity(severity_name(one.severity));
      out += fmt::format("<li><span class=\"severity {}\">{}</span> <code>{}</code> {}: {}</li>",
                         severity, word("severity-" + severity), markup_text(one.rule),
                         markup_text(one_line(one.sheet)), markup_text(one.sentence));
    }
    out += "</ul>";
  }

  const SideBySide& page_;
  const Data& data_;
  Messages& messages_;
};

}  // namespace

std::string write_side_by_side(const SideBySide& page, const Data& data, Messages& messages) {
  return Page(page, data, messages).write();
}

}  // namespace planilla
