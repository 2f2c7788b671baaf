// The sheet written: text, a picture, a page.
#include "write/envelope/envelope.h"

#include <fmt/format.h>

#include "board/fen.h"
#include "write/findings/display.h"
#include "write/findings/message_catalog.h"
#include "write/pages/board_svg.h"
#include "write/pages/markup.h"

namespace planilla {

namespace {

using Line = std::pair<std::string, std::string>;

// A field's value in the reader's words.
std::string shown(const std::string& field, const std::string& value, const EnvelopeSheet& sheet,
                  Messages& messages) {
  if (value.empty()) return "____________________";
  if (field != "sealed-by" && field != "draw-offer") return one_line(value);
  if (value == "none") return messages.text("envelope-none");
  const std::string_view name = sheet.value(value);
  return messages.text(value) + (name.empty() ? "" : " (" + one_line(name) + ")");
}

std::vector<Line> lines_of(const EnvelopeSheet& sheet, Messages& messages) {
  std::vector<Line> out;
  for (const auto& [field, value] : sheet.fields)
    out.emplace_back(messages.text("envelope-" + field), shown(field, value, sheet, messages));
  out.emplace_back("FEN", to_fen(sheet.position));
  return out;
}

std::string turn_sentence(const EnvelopeSheet& sheet, Messages& messages) {
  return messages.text(
      "envelope-position",
      {{"side", messages.text(sheet.position.turn() == white ? "white" : "black")}});
}

}  // namespace

std::string_view EnvelopeSheet::value(std::string_view field) const {
  for (const auto& [name, text] : fields)
    if (name == field) return text;
  return {};
}

std::string write_envelope_text(const EnvelopeSheet& sheet, const Data& data, Messages& messages) {
  std::string out = messages.text("envelope-title") + "\n\n";
  for (const auto& [label, value] : lines_of(sheet, messages)) out += label + ": " + value + "\n";
  out += "\n" + turn_sentence(sheet, messages) + "\n\n";
  const MessageCatalog catalog(data, messages.language());
  for (const std::string& row : board_rows(sheet.position, catalog.letters)) out += row + "\n";
  return out + "\n" + messages.text("envelope-inside") + "\n";
}

std::string write_envelope_svg(const EnvelopeSheet& sheet, const Data& data, Messages& messages) {
  const std::vector<Line> lines = lines_of(sheet, messages);
  const std::size_t height = 480 + 22 * lines.size();
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 {0}\" width=\"640\" "
      "height=\"{0}\" "
      "font-family=\"sans-serif\" font-size=\"14\">\n<rect width=\"640\" height=\"{0}\" "
      "fill=\"#fff\"/>\n"
      "<text x=\"20\" y=\"34\" font-size=\"20\">{1}</text>\n",
      height, markup_text(messages.text("envelope-title")));
  std::size_t y = 64;
  for (const auto& [label, value] : lines) {
    out += fmt::format("<text x=\"20\" y=\"{}\"><tspan font-weight=\"bold\">{}</tspan> {}</text>\n",
                       y, markup_text(label + ":"), markup_text(value));
    y += 22;
  }
  const std::string sentence = turn_sentence(sheet, messages);
  out += fmt::format(
      "<text x=\"20\" y=\"{}\">{}</text>\n<g transform=\"translate(20 {})\">{}</g>\n</svg>\n", y,
      markup_text(sentence), y + 10, board_svg(data, sheet.position, sentence));
  return out;
}

std::string write_envelope_html(const EnvelopeSheet& sheet, const Data& data, Messages& messages) {
  const std::string title = markup_text(messages.text("envelope-title")),
                    sentence = turn_sentence(sheet, messages);
  std::string out = fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
      "name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>{}</style>\n"
      "</head>\n<body>\n<h1>{}</h1>\n<table>\n",
      messages.language(), title, data.get("pages/envelope.css"), title);
  for (const auto& [label, value] : lines_of(sheet, messages))
    out += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n", markup_text(label),
                       markup_text(value));
  out += fmt::format(
      "</table>\n<figure>\n{}\n<figcaption>{}</figcaption>\n</figure>\n<p>{}</p>\n<p "
      "class=\"signatures\">",
      board_svg(data, sheet.position, sentence), markup_text(sentence),
      markup_text(messages.text("envelope-inside")));
  for (const char* who : {"white", "black", "arbiter"})
    out += fmt::format("<span>{}</span>",
                       markup_text(messages.text("envelope-signature-" + std::string(who))));
  out += "</p>\n</body>\n</html>\n";
  return out;
}

}  // namespace planilla
