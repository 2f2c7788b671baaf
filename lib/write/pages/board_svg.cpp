// The board drawn in squares of 45 units, White below, with the letters of files and ranks around
// it.
#include "write/pages/board_svg.h"

#include <fmt/format.h>

#include "base/data_fault.h"
#include "write/pages/markup.h"

namespace planilla {

namespace {

constexpr std::string_view style =
    "<style>.board .w{fill:#fff;stroke:#1b1b1b;color:#1b1b1b}.board "
    ".b{fill:#2a2826;stroke:#0b0b0b;color:#e8e2d8}"
    ".board use{stroke-width:1.6;stroke-linejoin:round}.eye,.line{fill:none;stroke:currentColor}"
    ".board text{font:13px sans-serif;text-anchor:middle}</style>";

// The <defs> of the report's page: a group for each piece, named by its letter.
std::string_view shapes(const Data& data) {
  const std::string_view page = data.get("pages/report.html"), end = "</defs>";
  const std::size_t from = page.find("<defs>"), to = page.find(end);
  if (from == std::string_view::npos || to == std::string_view::npos)
    throw DataFault(data.origin("pages/report.html"), 0, 0, "data-page-lacks",
                    {{"name", "<defs>"}});
  return page.substr(from, to + end.size() - from);
}

void draw_squares(std::string& out) {
  for (int s = 0; s < 64; ++s)
    out +=
        fmt::format("<rect x=\"{}\" y=\"{}\" width=\"45\" height=\"45\" fill=\"{}\"/>", s % 8 * 45,
                    (7 - s / 8) * 45, (s % 8 + s / 8) % 2 == 0 ? "#b08b65" : "#efe3cd");
  for (int i = 0; i < 8; ++i) {
    out += fmt::format("<text x=\"{}\" y=\"375\">{}</text>", i * 45 + 22.5,
                       static_cast<char>('a' + i));
    out += fmt::format("<text x=\"-9\" y=\"{}\">{}</text>", i * 45 + 27, 8 - i);
  }
}

void draw_pieces(const Position& position, std::string& out) {
  for (int s = 0; s < 64; ++s) {
    const Piece piece = position.piece_on(static_cast<Square>(s));
    if (piece == no_piece) continue;
    out +=
        fmt::format("<use href=\"#{}\" class=\"{}\" x=\"{}\" y=\"{}\"/>", ".PNBRQK"[role_of(piece)],
                    color_of(piece) == white ? 'w' : 'b', s % 8 * 45, (7 - s / 8) * 45);
  }
}

}  // namespace

std::string board_svg(const Data& data, const Position& position, std::string_view title) {
  std::string out =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\" viewBox=\"-18 -2 380 382\" "
      "width=\"380\" "
      "height=\"382\" role=\"img\">";
  out += fmt::format("<title>{}</title>{}{}", markup_text(title), style, shapes(data));
  draw_squares(out);
  draw_pieces(position, out);
  return out + "</svg>";
}

std::string board_shapes(const Data& data) {
  std::string out =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\" "
      "style=\"position:absolute\">";
  out += fmt::format("{}{}<defs><g id=\"squares\">", style, shapes(data));
  draw_squares(out);
  return out + "</g></defs></svg>";
}

std::string board_picture(const Position& position, std::string_view title, Bitboard marked) {
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\" viewBox=\"-18 -2 380 382\" "
      "role=\"img\"><title>{}"
      "</title><use href=\"#squares\"/>",
      markup_text(title));
  for (int s = 0; s < 64; ++s)
    if (marked & bit(static_cast<Square>(s)))
      out += fmt::format(
          "<rect x=\"{}\" y=\"{}\" width=\"45\" height=\"45\" fill=\"#f4d35e\" "
          "fill-opacity=\".6\"/>",
          s % 8 * 45, (7 - s / 8) * 45);
  draw_pieces(position, out);
  return out + "</svg>";
}

std::string board_letter(Role role, const Symbols& letters) {
  const std::string& letter = letters.of[role];
  return letter.empty() ? "P" : letter;
}

std::string square_letter(Piece piece, const Symbols& letters, std::string_view empty) {
  if (piece == no_piece) return std::string(empty);
  std::string letter = board_letter(role_of(piece), letters);
  if (color_of(piece) == black)
    for (char& c : letter)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
  return letter;
}

std::vector<std::string> board_rows(const Position& position, const Symbols& letters) {
  std::vector<std::string> out;
  for (int rank = 7; rank >= 0; --rank) {
    std::string row = std::to_string(rank + 1) + " ";
    for (int file = 0; file < 8; ++file) {
      const Piece piece = position.piece_on(make_square(file, rank));
      row += " " + square_letter(piece, letters, ".");
    }
    out.push_back(row);
  }
  out.push_back("   a b c d e f g h");
  return out;
}

}  // namespace planilla
