// Two lines with one number, of which the upper is marked.
#include "game/doubt/crossed_rows.h"

#include <algorithm>

#include "game/doubt/doubt_tokens.h"
#include "game/doubt/row_lines.h"
#include "game/model/fold_words.h"

namespace planilla {

namespace {

// A number, one half-move or two, and words behind the last of them.
bool is_numbered_row(const RowLine& line) {
  constexpr std::size_t most = 2;
  const auto other = std::find_if_not(line.words.begin(), line.words.end(), names_move);
  const auto moves = static_cast<std::size_t>(other - line.words.begin());
  return line.number != 0 && line.dots <= 1 && moves > 0 && moves <= most && moves == line.moves();
}

}  // namespace

// "XXX", "==", "[tachado]", "no"
bool CrossedRows::is_mark(std::string_view said) const {
  constexpr std::string_view strokes = "xX=/-~#";
  if (said.empty()) return false;
  if (strokes.find(said.front()) != strokes.npos &&
      said.find_first_not_of(said.front()) == said.npos)
    return said.size() > 1 || said == "X" || said == "x";
  if (grammar_.crossed_behind.contains(said)) return true;
  while (!said.empty() && std::string_view("[(:").find(said.front()) != said.npos)
    said.remove_prefix(1);
  while (!said.empty() && std::string_view("]):").find(said.back()) != said.npos)
    said.remove_suffix(1);
  const std::string folded = fold_words(said);
  return words_.contains(folded) || negates_.contains(folded);
}

bool CrossedRows::is_crossed(const RowLine& line) const {
  if (!is_numbered_row(line) || (line.before.empty() && line.behind.empty())) return false;
  return (line.before.empty() || is_mark(line.before)) &&
         (line.behind.empty() || is_mark(line.behind));
}

void CrossedRows::find(std::string_view text, std::vector<Token>& tokens) const {
  if (tokens.empty() || !stand_in_order(tokens)) return;
  const std::vector<RowLine> lines = row_lines(text, {tokens.front().begin(), tokens.back().end()});
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    const RowLine &line = lines[i], &below = lines[i + 1];
    if (line.number != below.number || !is_numbered_row(below) || !below.before.empty() ||
        !is_crossed(line))
      continue;
    const auto begin = std::find_if(tokens.begin(), tokens.end(), [&](const Token& token) {
      return token.begin() >= line.span.begin;
    });
    const auto end = std::find_if(
        begin, tokens.end(), [&](const Token& token) { return token.begin() >= line.span.end; });
    if (begin == end) continue;
    *begin = {line.span, TokenKind::comment, 0};
    tokens.erase(begin + 1, end);
  }
}

}  // namespace planilla
