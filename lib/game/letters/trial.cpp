// Words outside parentheses, until one is no single legal move.
#include "game/letters/trial.h"

#include <algorithm>

#include "board/square_in_text.h"
#include "notation/read/match.h"

namespace planilla {

namespace {

// How many moves a word can be at most: several run together end in a rank, or are castling.
int most_moves(std::string_view word) {
  const auto size = static_cast<int>(word.size());
  if (std::any_of(word.begin(), word.end(), [](char c) { return (c & 0x80) != 0; })) return size;
  if (size < 4 || word.find_first_of("012345678O") == word.npos) return 1;
  return size / 2;
}

}  // namespace

Trial try_alphabet(std::string_view text, std::span<const Token> tokens, std::size_t from,
                   const Position& start, const Lexicon& lexicon, MoveReader& for_white,
                   MoveReader& for_black, TrialGoal goal) {
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
    if (goal.left != nullptr && trial.plies + goal.left->at(at) < goal.at_least) return trial;
    MoveReader& reader = position.turn() == white ? for_white : for_black;
    const WordReading& word = reader.read(text, tokens, at);
    if (word.kind == WordKind::move) {
      const Match found = match(position, word, relative ? &wings : nullptr);
      // `P-B4` of either bishop tells the notation as well as a move does.
      const bool is_told = found.count == 1 || (relative && found.count > 1);
      trial.at_move = !is_told;
      if (trial.at_move) return trial;
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
      if (holds_square(tokens[at].in(text))) return trial;  // a move, if anything
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

MovesLeft::MovesLeft(std::string_view text, std::span<const Token> tokens, std::size_t from)
    : from_(from), most_(tokens.size() - from) {
  int most = 0;
  for (std::size_t i = tokens.size(); i-- > from; most_[i - from] = most)
    if (tokens[i].kind == TokenKind::word) most += most_moves(tokens[i].in(text));
}

bool FirstWords::may_be_in(std::span<const std::string> names) {
  if (names.empty()) return true;
  constexpr std::size_t soon = 60;  // tokens
  if (words_.empty())
    for (const Token& token : tokens_.subspan(from_, std::min(soon, tokens_.size() - from_)))
      if (token.kind == TokenKind::word) words_.push_back(fold_words(token.in(text_)));
  return std::find_first_of(words_.begin(), words_.end(), names.begin(), names.end()) !=
         words_.end();
}

}  // namespace planilla
