// Ordinary text is walked over quickly (fast_walk.h). Where it meets anything else, the Scanner
// takes over, up to the next blank. Both give the same tokens.
#include "pgn/tokenizer.h"

#include "pgn/fast_walk.h"
#include "pgn/scanner.h"
#include "pgn/symbols.h"

namespace planilla {
namespace {

// Tokens by the rules, at least one, up to one that begins behind an ASCII blank.
std::size_t scan(lex::Scanner& scanner, std::size_t begin) {
  const std::string_view text = scanner.text();
  std::size_t at = scanner.skip_blanks(begin);
  while (at < text.size()) {
    at = scanner.skip_blanks(scanner.token(at));
    if (at < text.size() && lex::is_ascii_blank(text[at - 1])) break;
  }
  return at;
}

}  // namespace

void tokenize(std::string_view text, Span range, std::vector<Token>& out) {
  lex::Scanner scanner(text, range, out);
  std::size_t at = range.begin;
  while (at < scanner.text().size()) {
    at = lex::fast_walk(scanner.text(), at, scanner.sink());
    if (at < scanner.text().size()) at = scan(scanner, at);
  }
}

}  // namespace planilla
