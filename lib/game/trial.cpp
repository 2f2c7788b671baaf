// Words outside parentheses, until one is no single legal move.
#include "game/trial.h"

#include "board/resolve.h"

namespace planilla {

namespace {

// The one legal move of a word; none if it is illegal, ambiguous or no move.
Move single_move(const Position& position, const WordReading& word) {
  Move found;
  std::uint16_t cost = 0;
  for (const Reading& reading : word.readings()) {
    if (found && reading.cost > cost) break;
    const Resolution r = resolve(position, reading.pattern);
    if (r.count > 1 || (r.count == 1 && found && found != r.move)) return {};
    if (r.count == 1) {
      found = r.move;
      cost = reading.cost;
    }
  }
  return found;
}

}  // namespace

Trial try_alphabet(std::string_view text, std::span<const Token> tokens, std::size_t from,
                   const Position& start, MoveReader& reader) {
  Trial trial;
  Position position = start;
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
    const WordReading& word = reader.read(text, tokens, at);
    if (word.kind == WordKind::move) {
      const Move move = single_move(position, word);
      if (!move) return trial;
      position.play(move);
      ++trial.plies;
    } else if (word.kind != WordKind::suffix) {
      if (trial.plies > 0) return trial;  // before the first move it may be a title
    }
    at += word.tokens;
  }
  trial.complete = true;
  return trial;
}

}  // namespace planilla
