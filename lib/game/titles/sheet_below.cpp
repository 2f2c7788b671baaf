// The first word of each paragraph behind the moves, and of each line behind the result.
#include "game/titles/sheet_below.h"

#include <algorithm>
#include <array>
#include <vector>

#include "game/layout/sheet.h"
#include "game/tables/token_lines.h"
#include "game/titles/title_names.h"

namespace planilla {

namespace {

Span line_from(std::string_view text, std::size_t begin) {
  const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

// Does a block of headings begin there?
bool begins_headings(std::string_view text, std::size_t begin, const Lexicon& lexicon) {
  const Span line = line_from(text, begin);
  if (line.in(text).find(':') == std::string_view::npos &&
      line.in(text).find(wide_colon) == std::string_view::npos)
    return false;
  const std::vector<Heading> headings = find_headings(text, line, lexicon);
  if (headings.empty() || headings.front().span.begin != begin) return false;
  const auto names_player = [](const Heading& h) { return h.tag == "White" || h.tag == "Black"; };
  if (std::any_of(headings.begin(), headings.end(), names_player)) return true;
  const std::size_t next = text.find_first_not_of(" \t\r\n", line.end);
  return next != std::string_view::npos &&
         !find_headings(text, line_from(text, next), lexicon).empty();
}

// "Source: Chessbase - Mega 2020", "Final score: Smith 1 - Jones 0", which tells of the game above;
// not `Partida 2: Ana Puig - Luis Roca`, `Ronda 3: ...`.
bool has_other_label(std::string_view line, const Lexicon& lexicon) {
  const std::string_view label = line.substr(0, line.find(':'));
  const std::size_t last = label.find_last_not_of(" 0123456789.");
  if (label.size() == line.size() || last == std::string_view::npos) return false;
  const std::string_view words = label.substr(0, last + 1),
                         word = words.substr(words.find_last_of(' ') + 1);
  for (const std::string_view tag :
       {lexicon.heading(label), lexicon.heading(words), lexicon.heading(word)})
    if (!tag.empty()) return tag == "Result";
  return lexicon.title(word).empty();
}

// "Smith - Jones / was an important game too."
bool goes_on_as_sentence(std::string_view text, std::size_t end, const Lexicon& lexicon) {
  const std::size_t next = std::min(text.find_first_not_of("\r\n", end), text.size());
  if (next == text.size() || std::count(&text[end], &text[next], '\n') > 1) return false;
  const std::string_view line = line_from(text, next).in(text),
                         word = line.substr(0, line.find(' '));
  return line.front() >= 'a' && line.front() <= 'z' && line.ends_with('.') &&
         word.find_first_of("0123456789-") == word.npos && lexicon.heading(word).empty();
}

// `Ana Puig - Luis Roca, Barcelona 1987`
bool names_players(std::string_view text, std::size_t begin, const Lexicon& lexicon) {
  const Span line = line_from(text, begin);
  const std::array<std::string_view, 1> lines = {line.in(text)};
  return find_pairing(lines, lexicon).line != Pairing::none &&
         !has_other_label(lines[0], lexicon) && !goes_on_as_sentence(text, line.end, lexicon);
}

// Of the paragraph of tokens[at]: its first token, behind a result that stands in it.
std::size_t first_of_paragraph(std::string_view text, std::span<const Token> tokens,
                               std::size_t at) {
  std::size_t first = at;
  for (std::size_t i = at; i > 0; --i) {
    const std::ptrdiff_t lines = line_ends_before(text, tokens, i);
    if (lines > 0) first = i;
    if (lines > 1 || tokens[i - 1].kind == TokenKind::result ||
        looks_like_move(text, tokens[i - 1]))
      return first;
  }
  return first;
}

}  // namespace

std::size_t sheet_below(std::string_view text, std::span<const Token> tokens,
                        const Lexicon& lexicon) {
  constexpr std::ptrdiff_t paragraph = 2;  // line ends
  bool moves = false, result = false;
  int depth = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    depth += (token.kind == TokenKind::open) - (token.kind == TokenKind::close);
    moves = moves || looks_like_move(text, token);
    result |= token.kind == TokenKind::result && depth <= 0;
    if (token.kind != TokenKind::word || !(moves || result) || depth > 0) continue;
    const std::ptrdiff_t lines = i == 0 ? 0 : line_ends_before(text, tokens, i);
    if (lines < (result ? 1 : paragraph) ||
        !(begins_headings(text, token.begin(), lexicon) ||
          (result && names_players(text, token.begin(), lexicon))))
      continue;
    const auto is_move = [&](const Token& t) { return looks_like_move(text, t); };
    if (std::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(i), tokens.end(), is_move)) break;
    return tokens[first_of_paragraph(text, tokens, i)].begin();
  }
  return text.size();
}

}  // namespace planilla
