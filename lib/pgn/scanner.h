// One token at a time, by the rules: the whole definition, for any bytes.
//
//   Scanner scanner(text, {0, size}, tokens);
//   for (std::size_t at = scanner.skip_blanks(0); at < size; at = scanner.skip_blanks(at)) {
//     at = scanner.token(at);
//   }
//
// tokenizer.cpp walks over ordinary movetext by itself, faster, and comes here for the rest.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "pgn/symbols.h"
#include "pgn/token.h"
#include "pgn/token_sink.h"

namespace planilla::lex {

class Scanner {
public:
  Scanner(std::string_view text, Span range, std::vector<Token>& out)
      : text_(text.substr(0, range.end)), begin_(range.begin), sink_(out) {}

  // The token that begins at `at`, which is no blank, to the sink; where it ends.
  std::size_t token(std::size_t at);

  std::size_t skip_blanks(std::size_t at) const {
    while (const std::size_t length = blank_length(text_, at)) at += length;
    return at;
  }

  std::string_view text() const { return text_; }  // up to the end of the range
  TokenSink& sink() { return sink_; }

private:
  std::size_t emit(std::size_t at, std::size_t end, TokenKind kind, unsigned flags = 0);
  std::size_t symbol_token(std::size_t at);
  std::size_t tag(std::size_t at);
  std::size_t comment(std::size_t at);
  std::size_t open(std::size_t at);
  std::size_t close(std::size_t at);
  std::size_t nag(std::size_t at);
  std::size_t stars(std::size_t at);
  template <typename Belongs>
  std::size_t run(std::size_t at, TokenKind kind, Belongs belongs);

  bool is(std::size_t at, Symbol symbol) const { return symbol_at(text_, at).symbol == symbol; }
  bool is_junk(std::size_t at) const {
    return text_[at] == ']' || text_[at] == '}' || is(at, Symbol::control);
  }
  bool in_column_1(std::size_t at) const {
    return at == 0 || text_[at - 1] == '\n' || text_[at - 1] == '\r';
  }
  std::size_t line_end(std::size_t at) const;
  bool expects_tag(std::size_t at) const;

  std::string_view text_;
  std::size_t begin_;
  std::uint32_t depth_ = 0;  // variations open
  TokenSink sink_;
};

}  // namespace planilla::lex
