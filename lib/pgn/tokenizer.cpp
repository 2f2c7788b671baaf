// The tokenizer's walk over the text: blanks, then one token by its first byte, and again.
#include "pgn/tokenizer.h"

#include <cstring>

#include "pgn/spelling.h"
#include "pgn/symbols.h"
#include "pgn/tag_end.h"
#include "pgn/token_sink.h"
#include "pgn/word.h"

namespace planilla {
namespace {

using lex::Symbol;

class Tokenizer {
public:
  Tokenizer(std::string_view text, Span range, std::vector<Token>& out)
      : text_(text.substr(0, range.end)), begin_(range.begin), last_end_(range.begin), sink_(out) {}

  void run() {
    std::size_t at = begin_;
    while ((at = skip_blanks(at)) < text_.size()) at = token(at);
  }

private:
  std::size_t skip_blanks(std::size_t at) const {
    while (const std::size_t length = lex::blank_length(text_, at)) at += length;
    return at;
  }

  std::size_t emit(std::size_t at, std::size_t end, TokenKind kind, unsigned flags = 0) {
    if (at == last_end_ && at != begin_) flags |= token_glued;
    sink_.reserve(1);
    sink_.put({{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)},
               kind,
               static_cast<std::uint8_t>(flags)});
    last_end_ = end;
    return end;
  }

  std::size_t token(std::size_t at) {
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

  std::size_t symbol_token(std::size_t at) {
    const lex::SymbolAt s = lex::symbol_at(text_, at);
    if (s.symbol == Symbol::mark) {
      return run(at, TokenKind::glyph, [this](std::size_t i) { return is(i, Symbol::mark); });
    }
    if (s.symbol == Symbol::picture) return emit(at, at + s.length, TokenKind::glyph);
    if (is_junk(at)) return run(at, TokenKind::junk, [this](std::size_t i) { return is_junk(i); });
    const lex::Piece piece = lex::scan_word(text_, at, depth_);
    return emit(at, piece.end, piece.kind);
  }

  template <typename Belongs>
  std::size_t run(std::size_t at, TokenKind kind, Belongs belongs) {
    std::size_t end = at + 1;
    while (end < text_.size() && belongs(end)) ++end;
    return emit(at, end, kind);
  }

  bool is(std::size_t at, Symbol symbol) const {
    return lex::symbol_at(text_, at).symbol == symbol;
  }
  bool is_junk(std::size_t at) const {
    return text_[at] == ']' || text_[at] == '}' || is(at, Symbol::control);
  }

  bool in_column_1(std::size_t at) const {
    return at == 0 || text_[at - 1] == '\n' || text_[at - 1] == '\r';
  }

  std::size_t line_end(std::size_t at) const {
    const std::size_t end = text_.find_first_of("\r\n", at);
    return end == std::string_view::npos ? text_.size() : end;
  }

  // Behind a tag, or at the start of a line as the first token: here a tag may do without quotes.
  bool expects_tag(std::size_t at) const {
    if (!sink_.empty()) return sink_.last().kind == TokenKind::tag;
    if (in_column_1(begin_)) return true;
    return text_.substr(begin_, at - begin_).find_first_of("\r\n") != std::string_view::npos;
  }

  std::size_t tag(std::size_t at) {
    lex::TagEnd found = lex::quoted_tag_end(text_, at);
    if (found.end == 0 && expects_tag(at)) found = lex::bare_tag_end(text_, at);
    if (found.end == 0) return emit(at, at + 1, TokenKind::junk);
    return emit(at, found.end, TokenKind::tag, found.closed ? 0 : token_unclosed);
  }

  std::size_t comment(std::size_t at) {
    const std::size_t close = text_.find('}', at);
    const bool closed = close != std::string_view::npos;
    const std::size_t end = closed ? close + 1 : text_.size();
    const bool nested = text_.substr(at + 1, end - at - 1).find('{') != std::string_view::npos;
    unsigned flags = closed ? 0 : token_unclosed;
    if (nested) flags |= token_nested;
    return emit(at, end, TokenKind::comment, flags);
  }

  std::size_t open(std::size_t at) {
    if (const std::size_t length = lex::match_offer(text_, at)) {
      return emit(at, at + length, TokenKind::offer);
    }
    if (const std::size_t length = lex::match_clock(text_, at)) {
      return emit(at, at + length, TokenKind::word);
    }
    ++depth_;
    return emit(at, at + 1, TokenKind::open);
  }

  std::size_t close(std::size_t at) {
    depth_ -= depth_ > 0;
    return emit(at, at + 1, TokenKind::close);
  }

  std::size_t nag(std::size_t at) {
    std::size_t end = at + 1;
    while (lex::is_digit(text_, end)) ++end;
    return emit(at, end, end > at + 1 ? TokenKind::nag : TokenKind::junk);
  }

  // One star is a result, a row of them decoration.
  std::size_t stars(std::size_t at) {
    std::size_t end = at + 1;
    while (lex::is_at(text_, end, '*')) ++end;
    return emit(at, end, end == at + 1 ? TokenKind::result : TokenKind::junk);
  }

  std::string_view text_;
  std::size_t begin_;
  std::size_t last_end_;
  std::uint32_t depth_ = 0;
  lex::TokenSink sink_;
};

}  // namespace

void tokenize(std::string_view text, Span range, std::vector<Token>& out) {
  Tokenizer(text, range, out).run();
}

}  // namespace planilla
