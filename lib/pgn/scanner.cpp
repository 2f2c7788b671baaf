// Every token by its first byte.
#include "pgn/scanner.h"

#include "pgn/spelling.h"
#include "pgn/tag_end.h"
#include "pgn/word.h"

namespace planilla::lex {

std::size_t Scanner::emit(std::size_t at, std::size_t end, TokenKind kind, unsigned flags) {
  if (!sink_.empty() && sink_.last().end() == at) flags |= token_glued;
  Token* out = sink_.room(1);
  const Span span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
  *out = {span, kind, static_cast<std::uint8_t>(flags)};
  sink_.wrote(out + 1);
  return end;
}

std::size_t Scanner::token(std::size_t at) {
  switch (text_[at]) {
    case '[':
      return tag(at);
    case '{':
      return comment(at);
    case ';':
      return emit(at, line_end(at), TokenKind::line_comment);
    case '(':
      return open(at);
    case ')':
      return close(at);
    case '$':
      return nag(at);
    case '*':
      return stars(at);
    case ',':
      return run(at, TokenKind::junk, [this](std::size_t i) { return text_[i] == ','; });
    case '%':
      if (in_column_1(at)) return emit(at, line_end(at), TokenKind::escape);
      break;
    default:
      break;
  }
  return symbol_token(at);
}

template <typename Belongs>
std::size_t Scanner::run(std::size_t at, TokenKind kind, Belongs belongs) {
  std::size_t end = at + 1;
  while (end < text_.size() && belongs(end)) ++end;
  return emit(at, end, kind);
}

std::size_t Scanner::symbol_token(std::size_t at) {
  const SymbolAt s = symbol_at(text_, at);
  if (s.symbol == Symbol::mark) {
    return run(at, TokenKind::glyph, [this](std::size_t i) { return is(i, Symbol::mark); });
  }
  if (s.symbol == Symbol::picture) return emit(at, at + s.length, TokenKind::glyph);
  if (is_junk(at)) return run(at, TokenKind::junk, [this](std::size_t i) { return is_junk(i); });
  const Piece piece = scan_word(text_, at, depth_);
  return emit(at, piece.end, piece.kind);
}

std::size_t Scanner::line_end(std::size_t at) const {
  const std::size_t end = text_.find_first_of("\r\n", at);
  return end == std::string_view::npos ? text_.size() : end;
}

// Behind a tag, or at the start of a line as the first token: here a tag may do without quotes.
bool Scanner::expects_tag(std::size_t at) const {
  if (!sink_.empty()) return sink_.last().kind == TokenKind::tag;
  if (in_column_1(begin_)) return true;
  return text_.substr(begin_, at - begin_).find_first_of("\r\n") != std::string_view::npos;
}

std::size_t Scanner::tag(std::size_t at) {
  TagEnd found = quoted_tag_end(text_, at);
  if (found.end == 0 && expects_tag(at)) found = bare_tag_end(text_, at);
  if (found.end == 0) {
    if (const std::size_t length = match_clock(text_, at))
      return emit(at, at + length, TokenKind::word);
    if (const std::size_t length = match_figures(text_, at))
      return emit(at, at + length, TokenKind::passage);
    return emit(at, at + 1, TokenKind::junk);
  }
  return emit(at, found.end, TokenKind::tag, found.closed ? 0 : token_unclosed);
}

std::size_t Scanner::comment(std::size_t at) {
  const std::size_t close = text_.find('}', at);
  const bool closed = close != std::string_view::npos;
  const std::size_t end = closed ? close + 1 : text_.size();
  const bool nested = text_.substr(at + 1, end - at - 1).find('{') != std::string_view::npos;
  unsigned flags = closed ? 0 : token_unclosed;
  if (nested) flags |= token_nested;
  return emit(at, end, TokenKind::comment, flags);
}

std::size_t Scanner::open(std::size_t at) {
  if (const std::size_t length = match_offer(text_, at)) {
    return emit(at, at + length, TokenKind::offer);
  }
  if (const std::size_t length = match_clock(text_, at)) {
    return emit(at, at + length, TokenKind::word);
  }
  ++depth_;
  return emit(at, at + 1, TokenKind::open);
}

std::size_t Scanner::close(std::size_t at) {
  depth_ -= depth_ > 0;
  return emit(at, at + 1, TokenKind::close);
}

std::size_t Scanner::nag(std::size_t at) {
  std::size_t end = at + 1;
  while (is_digit(text_, end)) ++end;
  return emit(at, end, end > at + 1 ? TokenKind::nag : TokenKind::junk);
}

// One star is a result, a row of them decoration.
std::size_t Scanner::stars(std::size_t at) {
  std::size_t end = at + 1;
  while (is_at(text_, end, '*')) ++end;
  return emit(at, end, end == at + 1 ? TokenKind::result : TokenKind::junk);
}

}  // namespace planilla::lex
