// Words outside parentheses, until one is no single legal move.
#include "game/letters/trial.h"

#include <algorithm>
#include <string>
#include <vector>

#include "notation/read/match.h"
#include "notation/read/notations.h"

namespace planilla {

Trial try_alphabet(std::string_view text, std::span<const Token> tokens, std::size_t from,
                   const Position& start, const Lexicon& lexicon, MoveReader& for_white,
                   MoveReader& for_black) {
  Trial trial;
  Position position = start;
  const bool relative = for_white.grammar().relative;
  Wings wings(start);
  std::vector<Token> split;  // the tokens, once a word was split
  int depth = 0;
  for (std::size_t at = from; at < tokens.size();) {
    const TokenKind kind = tokens[at].kind;
    if (kind == TokenKind::open) ++depth;
    if (kind == TokenKind::close && depth > 0) --depth;
    if (depth == 0 && (kind == TokenKind::result || kind == TokenKind::tag)) break;
    if (depth > 0 || kind != TokenKind::word) {
      ++at;
      continue;
    }
    MoveReader& reader = position.turn() == white ? for_white : for_black;
    const WordReading& word = reader.read(text, tokens, at);
    if (word.kind == WordKind::move) {
      const Match found = match(position, word, relative ? &wings : nullptr);
      if (found.count != 1) return trial;
      position.play(found.move);
      wings.play(found.move);
      ++trial.plies;
      if (found.bytes != 0) {  // run together: what is left of the token is the next word
        if (split.empty()) split.assign(tokens.begin(), tokens.end());
        split[at].span.begin += found.bytes;
        tokens = split;
      } else {
        at += found.tokens;
      }
      continue;
    }
    if (word.kind == WordKind::null_move) {
      position.pass();
      ++trial.plies;
      at += word.tokens;
      continue;
    }
    if (word.kind != WordKind::suffix &&
        trial.plies > 0) {  // before the first move it may be a title
      const Lexicon::Phrase phrase = lexicon.phrase_at(text, tokens, at);
      if (phrase.tokens == 0) return trial;
      if (phrase.result != Result::none && phrase.result != Result::draw) break;
      at += phrase.tokens;
      continue;
    }
    at += word.tokens;
  }
  trial.complete = true;
  return trial;
}

bool may_be_in(const GrammarInfo& notation, std::string_view text, std::span<const Token> tokens,
               std::size_t from) {
  if (notation.ranks.empty()) return true;
  constexpr std::size_t soon = 60;  // tokens
  const auto begin = tokens.begin() + static_cast<std::ptrdiff_t>(from);
  const auto end = begin + static_cast<std::ptrdiff_t>(std::min(soon, tokens.size() - from));
  std::vector<std::string> ranks;
  for (const std::string& rank : notation.ranks) ranks.push_back(fold_words(rank));
  return std::any_of(begin, end, [&](const Token& token) {
    return token.kind == TokenKind::word &&
           std::find(ranks.begin(), ranks.end(), fold_words(token.in(text))) != ranks.end();
  });
}

}  // namespace planilla
