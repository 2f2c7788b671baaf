#include "write/pgn/as_it_stands.h"

namespace planilla {

void append_as_it_stands(const Game& game, std::string& out) {
  std::string_view text = game.extent.empty() ? game.text : game.extent.in(game.text);
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return;
  text = text.substr(first, text.find_last_not_of(" \t\r\n") + 1 - first);
  for (const char c : text)
    if (c != '\r') out += c;
  out += "\n\n";
}

}  // namespace planilla
