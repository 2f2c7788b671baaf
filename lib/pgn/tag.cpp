// A tag token taken apart. The tokenizer has decided where the tag ends (tag_end.cpp); here its
// parts are named and what is wrong with them noted.
#include "pgn/tag.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "pgn/symbols.h"
#include "pgn/tag_end.h"

namespace planilla {
namespace {

constexpr auto npos = std::string_view::npos;

Span span_of(std::size_t begin, std::size_t end) {
  assert(begin <= end && end <= UINT32_MAX);
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(std::max(begin, end))};
}

// The span without blanks at its end.
std::size_t trim_end(std::string_view text, std::size_t begin, std::size_t end) {
  std::size_t last = begin;
  for (std::size_t at = begin; at < end;) {
    const auto s = lex::symbol_at(text, at);
    at += s.length;
    if (s.symbol != lex::Symbol::blank) last = at;
  }
  return last;
}

bool is_blank_between(std::string_view text, std::size_t begin, std::size_t end) {
  return trim_end(text, begin, end) == begin;
}

// Escapes and stray quotes of the value.
void look_into_value(std::string_view text, Tag& tag) {
  for (std::uint32_t at = tag.value.begin; at < tag.value.end; ++at) {
    if (text[at] == '"') tag.faults |= tag_stray_quote;
    if (text[at] != '\\') continue;
    const bool known = at + 1 < tag.value.end && (text[at + 1] == '"' || text[at + 1] == '\\');
    if (!known) tag.faults |= tag_bad_escape;
    tag.escaped |= known;
    at += known;
  }
}

// Quotation marks of print around a value: “Ana” „Ana“ «Ana» 'Ana'.
Span strip_printed_quotes(std::string_view text, Span value) {
  static constexpr std::array<std::string_view, 11> marks = {"\u201C", "\u201D", "\u201E", "\u201F",
                                                             "\u2018", "\u2019", "\u201A", "\u00AB",
                                                             "\u00BB", "'",      "`"};
  for (const std::string_view open : marks) {
    if (!value.in(text).starts_with(open)) continue;
    for (const std::string_view close : marks) {
      const std::string_view inside = value.in(text).substr(open.size());
      if (!inside.ends_with(close)) continue;
      return span_of(value.begin + open.size(), value.end - close.size());
    }
  }
  return value;
}

// The value of a tag whose opening quote is at `quote`; `limit` is where its bracket stands.
void read_quoted(std::string_view text, std::size_t quote, std::size_t limit, Tag& tag) {
  const std::size_t begin = quote + 1;
  std::size_t close = limit > begin ? text.rfind('"', limit - 1) : npos;
  if (close != npos && close < begin) close = npos;
  // A quote with text straight behind it is one of the value (O"Neil), not its end.
  const bool ends = close != npos && (close + 1 == limit || lex::blank_length(text, close + 1) > 0);
  if (!ends) {
    tag.faults |= tag_no_closing_quote;
    tag.value = span_of(begin, trim_end(text, begin, limit));
    return;
  }
  tag.value = span_of(begin, close);
  if (!is_blank_between(text, close + 1, limit)) tag.faults |= tag_trailing_text;
}

// No quote at all, or only a closing one.
void read_unquoted(std::string_view text, std::size_t name_end, std::size_t limit, Tag& tag) {
  const std::size_t begin = lex::skip_blanks_in_line(text, name_end);
  const std::size_t end = trim_end(text, begin, limit);
  tag.value = span_of(begin, end);
  if (tag.value.empty()) {
    tag.faults |= tag_no_value;
  } else if (text[end - 1] == '"') {
    tag.faults |= tag_no_opening_quote;
    --tag.value.end;
  } else {
    tag.faults |= tag_no_opening_quote | tag_no_closing_quote;
    tag.value = strip_printed_quotes(text, tag.value);
  }
}

constexpr bool is_ascii_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// [Name "value"], a name of ASCII letters and a value without escapes or control characters, which
// nearly all tags are, at the price of one look at each byte. False: it is something else, perhaps
// as good.
bool parse_plain_tag(std::string_view text, Tag& tag) {
  const std::uint32_t begin = tag.span.begin + 1, end = tag.span.end - 2;
  if (tag.span.size() < 6 || text[end] != '"' || text[end + 1] != ']') return false;
  std::uint32_t at = begin;
  while (is_ascii_letter(text[at])) ++at;  // the quote is none
  if (at == begin || at + 1 >= end || text[at] != ' ' || text[at + 1] != '"') return false;
  bool odd = false;
  for (std::uint32_t i = at + 2; i < end; ++i) odd |= int{text[i] == '"'} | int{text[i] == '\\'};
  tag.name = {begin, at};
  tag.value = {at + 2, end};
  return !odd;
}

}  // namespace

Tag parse_tag(std::string_view text, Span token) {
  assert(token.begin < token.end && token.end <= text.size() && text[token.begin] == '[');
  text = text.substr(0, token.end);
  Tag tag{.span = token};
  if (parse_plain_tag(text, tag)) return tag;
  const bool closed = token.size() > 1 && text.back() == ']';
  if (!closed) tag.faults |= tag_no_closing_bracket;
  const std::size_t limit = closed ? token.end - 1 : token.end;
  const std::size_t name = lex::skip_blanks_in_line(text, std::min(token.begin + 1, token.end));
  std::size_t name_end = std::min(lex::name_end(text, name), limit);
  tag.name = span_of(name, name_end);

  const std::size_t quote = text.find('"', name_end);
  const bool several = quote != npos && text.find('"', quote + 1) != npos;
  const bool behind_name = quote != npos && is_blank_between(text, name_end, quote);
  if (behind_name || several) {
    if (!behind_name) {
      tag.faults |= tag_bad_name;
      std::size_t end = trim_end(text, name, quote);
      const std::size_t sign = lex::skip_blanks_in_line(text, name_end);
      if (end == sign + 1 && (text[sign] == '=' || text[sign] == ':')) end = name_end;
      tag.name = span_of(name, end);
    }
    read_quoted(text, quote, limit, tag);
  } else {
    read_unquoted(text, name_end, limit, tag);
  }
  look_into_value(text, tag);
  return tag;
}

std::string tag_value(std::string_view text, const Tag& tag) {
  assert(tag.value.end <= text.size());
  const std::string_view written = tag.value.in(text);
  if (!tag.escaped) return std::string(written);
  std::string value;
  value.reserve(written.size());
  for (std::size_t at = 0; at < written.size(); ++at) {
    const bool escape = written[at] == '\\' && at + 1 < written.size() &&
                        (written[at + 1] == '"' || written[at + 1] == '\\');
    at += escape;
    value += written[at];
  }
  return value;
}

void write_tag_value(std::string_view value, std::string& out) {
  bool odd = false;
  for (const char c : value)
    odd |= (c == '"') | (c == '\\') | (static_cast<unsigned char>(c) < 0x20);
  if (!odd) {
    out += value;
    return;
  }
  for (std::size_t at = 0; at < value.size(); ++at) {
    const char c = value[at];
    if (c == '\r' && at + 1 < value.size() && value[at + 1] == '\n') continue;
    if (c == '"' || c == '\\') out += '\\';
    const bool blank = c == '\n' || c == '\r' || c == '\t' || c == '\v' || c == '\f';
    out += blank ? ' ' : c;
  }
}

}  // namespace planilla
