#include "write/pages/fact_sheet.h"

#include <fmt/format.h>

#include "board/fen.h"
#include "write/pages/board_svg.h"
#include "write/pages/markup.h"

namespace planilla {

std::string write_fact_sheet(const FactSheet& sheet, const Data& data, Messages& messages) {
  const std::string fen = to_fen(sheet.position);
  std::string out = fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n"
      "<style>{}</style>\n</head>\n<body>\n<h1>{}</h1>\n<figure>\n{}\n<figcaption><code>{}</code>"
      "</figcaption>\n</figure>\n<table>\n",
      messages.language(), markup_text(sheet.title), data.get("pages/facts.css"),
      markup_text(sheet.title), board_svg(data, sheet.position, fen), markup_text(fen));
  for (const auto& [label, value] : sheet.lines)
    out += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n", markup_text(label),
                       markup_text(value));
  out += "</table>\n<ul>\n";
  for (const std::string& reason : sheet.reasons)
    out += fmt::format("<li>{}</li>\n", markup_text(reason));
  return out + fmt::format("</ul>\n<p class=\"signature\">{}</p>\n</body>\n</html>\n",
                           markup_text(messages.text("position-signature")));
}

}  // namespace planilla
