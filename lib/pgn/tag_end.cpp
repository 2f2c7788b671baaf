// The end of a tag is the first unescaped quote with `]` behind it; if there is none on the line,
// the last quote with `]` behind it, then the last `]`, then the end of the line. Each looks at a
// line once.
#include "pgn/tag_end.h"

#include "pgn/symbols.h"
#include "pgn/tag.h"

namespace planilla::lex {
namespace {

bool in_name(std::string_view text, std::size_t at) {
  if (at >= text.size()) return false;
  const Symbol s = symbol_at(text, at).symbol;
  return s == Symbol::letter || s == Symbol::digit || text[at] == '_';
}

struct LineScan {
  std::size_t close = 0;       // past the unescaped close
  std::size_t late_close = 0;  // past the last close that an escape hides
  std::size_t bracket = 0;     // past the last ]
  std::size_t line_end = 0;
};

// Looks through a value from behind its opening quote to its close or to the end of the line.
LineScan scan_value(std::string_view text, std::size_t at) {
  LineScan found;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '\n' || c == '\r') break;
    if (c == ']') found.bracket = at + 1;
    if (c == '\\' && (is_at(text, at + 1, '"') || is_at(text, at + 1, '\\'))) {
      ++at;
      if (text[at] != '"') continue;
      if (const std::size_t end = close_behind(text, at)) found.late_close = end;
    } else if (c == '"') {
      if (const std::size_t end = close_behind(text, at)) {
        found.close = end;
        break;
      }
    }
  }
  found.line_end = at;
  return found;
}

// Where the opening quote stands; 0 if this is not a bracket, a name and a quote. `[White="Ana"]`
// and `[White: "Ana"]` are tags with another sign than PGN's blank.
std::size_t opening_quote(std::string_view text, std::size_t at) {
  const std::size_t name = skip_blanks_in_line(text, at + 1);
  const std::size_t end = name_end(text, name);
  if (end == name) return 0;
  std::size_t quote = skip_blanks_in_line(text, end);
  if (is_at(text, quote, '=') || is_at(text, quote, ':'))
    quote = skip_blanks_in_line(text, quote + 1);
  return is_at(text, quote, '"') ? quote : 0;
}

}  // namespace

std::size_t name_end(std::string_view text, std::size_t at) {
  if (!in_name(text, at)) return at;
  while (in_name(text, at) || is_at(text, at, '-')) ++at;
  return at;
}

std::size_t close_behind(std::string_view text, std::size_t quote) {
  const std::size_t bracket = skip_blanks_in_line(text, quote + 1);
  return is_at(text, bracket, ']') ? bracket + 1 : 0;
}

TagEnd quoted_tag_end(std::string_view text, std::size_t at) {
  const std::size_t quote = opening_quote(text, at);
  if (quote == 0) return {};
  const LineScan line = scan_value(text, quote + 1);
  if (line.close > 0) return {line.close};
  if (line.late_close > 0) return {line.late_close};
  const std::size_t end = line.bracket > 0 ? line.bracket : line.line_end;
  const Tag tag =
      parse_tag(text, {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)});
  return {end, (tag.faults & (tag_no_closing_bracket | tag_no_closing_quote)) == 0};
}

TagEnd bare_tag_end(std::string_view text, std::size_t at) {
  const std::size_t name = skip_blanks_in_line(text, at + 1);
  if (name >= text.size() || text[name] < 'A' || text[name] > 'Z') return {};
  std::size_t end = name_end(text, name);
  if (!is_at(text, end, ']') && skip_blanks_in_line(text, end) == end) return {};
  std::size_t quotes = 0;
  for (; end < text.size() && text[end] != ']'; ++end) {
    if (text[end] == '[' || text[end] == '\n' || text[end] == '\r') return {};
    quotes += text[end] == '"';
  }
  if (end == text.size()) return {};
  const std::size_t next = skip_blanks_in_line(text, ++end);
  const bool last =
      next == text.size() || text[next] == '\n' || text[next] == '\r' || text[next] == '[';
  return last ? TagEnd{end, quotes >= 2} : TagEnd{};
}

}  // namespace planilla::lex
