// Any text read in any notation: answers keep their promises, and come out the same when asked
// again.
//
// The first byte chooses notation and languages, the rest is the text.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <vector>

#include "notation/read/move_reader.h"
#include "notation/read/notations.h"
#include "pgn/tokenizer.h"

namespace {

using namespace planilla;

void require(bool kept, const char* promise) {
  if (kept) return;
  std::fprintf(stderr, "%s\n", promise);
  std::abort();
}

// A reader of each notation, algebraic in several alphabets.
std::vector<MoveReader>& readers() {
  static const Notations notations(Data::embedded());
  static std::vector<MoveReader> all = [] {
    std::vector<MoveReader> out;
    const Languages& languages = notations.languages();
    for (const LanguageClass& group : languages.classes())
      out.emplace_back(notations, Alphabet{{&group}});
    const auto group = [&](const char* tag) { return &languages.class_of(*languages.find(tag)); };
    out.emplace_back(notations, Alphabet{{group("es"), group("en"), group("ru")}});
    for (const GrammarInfo& grammar : notations.grammars())
      if (!grammar.uses_letters) out.emplace_back(notations, Alphabet{{}, grammar.name});
    return out;
  }();
  return all;
}

bool same(const WordReading& a, const WordReading& b) {
  if (a.kind != b.kind || a.count != b.count || a.tokens != b.tokens) return false;
  for (int i = 0; i < a.count; ++i)
    if (!(a.all[i] == b.all[i])) return false;
  return true;
}

void check(const WordReading& word, const std::vector<Token>& tokens, std::size_t at) {
  require(word.tokens >= 1 && at + word.tokens <= tokens.size(), "words that are there");
  require((word.kind == WordKind::move) == (word.count > 0), "a move has readings");
  for (int i = 0; i < word.count; ++i) {
    const Reading& r = word.all[i];
    require(i == 0 || word.all[i - 1].cost <= r.cost, "in order of cost");
    require(r.bytes < tokens[at].span.size(), "less than the word");
    require(at + r.tokens <= tokens.size(), "tokens that are there");
    require(r.pattern.castle != castle_none || (r.pattern.to != 0 && r.pattern.roles != 0),
            "squares and roles");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2 || size > 4096) return 0;
  MoveReader& reader = readers()[data[0] % readers().size()];
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  std::vector<Token> tokens;
  tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, tokens);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tokens[at].kind != TokenKind::word) continue;
    const WordReading first = reader.read(text, tokens, at);
    check(first, tokens, at);
    require(same(first, reader.read(text, tokens, at)), "the same again");
  }
  return 0;
}
