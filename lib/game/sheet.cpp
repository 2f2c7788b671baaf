// Heading lines, and what is left of a sheet as tokens.
#include "game/sheet.h"

#include <algorithm>

#include "game/columns.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

constexpr std::size_t longest_heading_word = 40;

bool is_blank(char c) { return c == ' ' || c == '\t'; }

Span trim(std::string_view text, Span span) {
  while (span.begin < span.end && is_blank(text[span.begin])) ++span.begin;
  while (span.end > span.begin && is_blank(text[span.end - 1])) --span.end;
  return span;
}

// The tag of the words in `span` (before a colon), or "".
std::string_view heading_tag(std::string_view text, Span span, const Lexicon& lexicon) {
  const Span words = trim(text, span);
  if (words.empty() || words.size() > longest_heading_word) return {};
  return lexicon.heading(words.in(text));
}

// Where the next heading of the line begins: after a tab or two blanks, words and a colon.
std::uint32_t next_heading(std::string_view text, Span rest, const Lexicon& lexicon) {
  for (std::uint32_t i = rest.begin; i + 1 < rest.end; ++i) {
    const bool gap = text[i] == '\t' || (text[i] == ' ' && text[i + 1] == ' ');
    if (!gap) continue;
    const std::size_t colon = text.find(':', i);
    if (colon == std::string_view::npos || colon >= rest.end) return rest.end;
    if (!heading_tag(text, {i, static_cast<std::uint32_t>(colon)}, lexicon).empty()) return i;
  }
  return rest.end;
}

bool is_line_end(char c) { return c == '\n' || c == '\r'; }

}  // namespace

std::vector<Heading> find_headings(std::string_view text, Span line, const Lexicon& lexicon) {
  std::vector<Heading> out;
  while (!line.empty()) {
    const std::size_t colon = text.find(':', line.begin);
    if (colon == std::string_view::npos || colon >= line.end) break;
    const Span words{line.begin, static_cast<std::uint32_t>(colon)};
    const std::string_view tag = heading_tag(text, words, lexicon);
    if (tag.empty()) break;
    const Span rest{static_cast<std::uint32_t>(colon + 1), line.end};
    const std::uint32_t end = next_heading(text, rest, lexicon);
    Heading heading;
    heading.span = trim(text, {line.begin, end});
    heading.value = trim(text, {rest.begin, end});
    heading.tag = tag;
    const auto& languages = lexicon.languages_of_heading(trim(text, words).in(text));
    if (!languages.empty()) heading.language = languages.front();
    out.push_back(heading);
    line.begin = end;
  }
  return out;
}

void tokenize_sheet(std::string_view text, Span range, const Lexicon& lexicon, std::vector<Token>& out) {
  std::uint32_t from = range.begin;
  for (std::uint32_t begin = range.begin; begin < range.end;) {
    std::uint32_t end = begin;
    bool colon = false;
    while (end < range.end && !is_line_end(text[end])) colon |= text[end++] == ':';
    if (colon && !find_headings(text, {begin, end}, lexicon).empty()) {
      tokenize(text, {from, begin}, out);
      out.push_back({trim(text, {begin, end}), TokenKind::tag, 0});
      from = end;
    }
    begin = end + 1;
  }
  tokenize(text, {from, range.end}, out);
  put_columns_in_order(text, out);
}

}  // namespace planilla
