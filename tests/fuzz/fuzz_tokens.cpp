// Any bytes: the tokens cover them, and every tag can be taken apart and written.
#include <cstdio>
#include <cstdlib>

#include "pgn/result_word.h"
#include "pgn/tag.h"
#include "pgn/tokenizer.h"
#include "tests/pgn/cover.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace planilla;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto begin = static_cast<std::uint32_t>(size > 0 ? data[0] % (size + 1) : 0);
  const Span range{size % 3 == 0 ? begin : 0, static_cast<std::uint32_t>(size)};
  std::vector<Token> tokens;
  tokenize(text, range, tokens);
  if (const std::string fault = cover_fault(text, range, tokens); !fault.empty()) {
    std::fprintf(stderr, "%s\n", fault.c_str());
    std::abort();
  }
  for (const Token& token : tokens) {
    if (token.kind == TokenKind::result && !written_score(token.in(text))) std::abort();
    if (token.kind != TokenKind::tag) continue;
    const Tag tag = parse_tag(text, token.span);
    if (tag.value.end > token.end() || tag.name.end > token.end()) std::abort();
    std::string out;
    write_tag_value(tag_value(text, tag), out);
  }
  return 0;
}
