// Line by line.
#include "game/markup/lost_bytes.h"

#include <algorithm>

#include "board/square_in_text.h"
#include "game/markup/html.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

constexpr std::string_view no_break = "\u00a0";

bool holds_moves(std::string_view line) {
  constexpr int enough = 2;
  return squares_named(line, enough) >= enough;
}

// The line with its lost bytes at its end.
std::string closed_up(std::string_view line) {
  std::string out;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] == lost_byte) continue;
    const bool blank = line.substr(at, no_break.size()) == no_break;
    out += blank ? ' ' : line[at];
    at += blank;
  }
  const bool carriage_return = out.ends_with('\r');
  if (carriage_return) out.pop_back();
  out.resize(line.size() - carriage_return, ' ');
  if (carriage_return) out += '\r';
  return out;
}

}  // namespace

bool shows_odd_blanks(std::string_view text) {
  return text.starts_with(byte_order_mark) || text.find(no_break) != std::string_view::npos;
}

void settle_lost_bytes(std::string& text) {
  if (text.starts_with(byte_order_mark)) blank(text, 0, byte_order_mark.size());
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    if (line.find(lost_byte) != line.npos || line.find(no_break) != line.npos) {
      if (holds_moves(line))
        std::replace(text.begin() + static_cast<std::ptrdiff_t>(begin),
                     text.begin() + static_cast<std::ptrdiff_t>(end), lost_byte, ' ');
      else
        text.replace(begin, end - begin, closed_up(line));
    }
    begin = end + 1;
  }
}

}  // namespace planilla
