// Words outside parentheses, until one is no single legal move.
#include "game/letters/trial.h"

#include <algorithm>
#include <string>
#include <vector>

#include "notation/read/match.h"
#include "notation/read/notations.h"

namespace planilla {

namespace {

// How many moves a word can be at most: several run together end in a rank, or are castling.
int most_moves(std::string_view word) {
  const auto size = static_cast<int>(word.size());
  if (std::any_of(word.begin(), word.end(), [](char c) { return (c & 0x80) != 0; })) return size;
  if (size < 4 || word.find_first_of("012345678O") == word.npos) return 1;
  return size / 2;
}

// How many half-moves the words can be at most that were not reached yet.
class MovesLeft {
public:
  MovesLeft(std::string_view text, std::span<const Token> tokens, std::size_t from)
      : text_(text), tokens_(tokens), at_(from) {
    for (std::size_t i = from; i < tokens.size(); ++i) most_ += most_at(i);
  }
  int from(std::size_t at) {
    while (at_ < at) most_ -= most_at(at_++);
    return most_;
  }

private:
  int most_at(std::size_t i) const {
    return tokens_[i].kind == TokenKind::word ? most_moves(tokens_[i].in(text_)) : 0;
  }

  std::string_view text_;
  std::span<const Token> tokens_;
  std::size_t at_;
  int most_ = 0;
};

}  // namespace

Trial try_alphabet(std::string_view text, std::span<const Token> tokens, std::size_t from,
                   const Position& start, const Lexicon& lexicon, MoveReader& for_white,
                   MoveReader& for_black, int at_least) {
  Trial trial;
  MovesLeft left(text, at_least > 0 ? tokens : std::span<const Token>(), from);
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
    if (at_least > 0 && trial.plies + left.from(at) < at_least) return trial;
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
  if (notation.words.empty()) return true;
  constexpr std::size_t soon = 60;  // tokens
  const auto begin = tokens.begin() + static_cast<std::ptrdiff_t>(from);
  const auto end = begin + static_cast<std::ptrdiff_t>(std::min(soon, tokens.size() - from));
  std::vector<std::string> names;
  for (const std::string& name : notation.words) names.push_back(fold_words(name));
  return std::any_of(begin, end, [&](const Token& token) {
    return token.kind == TokenKind::word &&
           std::find(names.begin(), names.end(), fold_words(token.in(text))) != names.end();
  });
}

}  // namespace planilla
