// A cell on a board.
#include <algorithm>
#include <string>

#include "board/resolve.h"
#include "game/cells/shape.h"
#include "game/cells/spine.h"
#include "game/spelling/spaced_move.h"
#include "notation/read/match.h"
#include "notation/write/san.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

void add_all(const MoveList& from, MoveList& to) {
  for (const Move move : from)
    if (std::find(to.begin(), to.end(), move) == to.end()) to.push(move);
}

// Of nearly all patterns it is one move or none: no list of all moves is made for them.
void matches(const Position& position, const MovePattern& pattern, MoveList& out) {
  const Resolution found = resolve(position, pattern);
  if (found.count == 1)
    out.push(found.move);
  else if (found.count > 1)
    legal_matches(position, pattern, out);
}

void moves_of_word(std::string_view word, MoveReader& reader, const Position& position,
                   MoveList& out) {
  moves_of_reading(read_cell(word, reader), position, out);
}

}  // namespace

WordReading read_cell(std::string_view word, MoveReader& reader) {
  if (match_spaced_move(word, 0) == word.size()) return reader.read_whole(word);
  std::vector<Token> tokens;
  tokenize(word, {0, static_cast<std::uint32_t>(word.size())}, tokens);
  if (tokens.empty() || tokens.front().kind != TokenKind::word) return {};
  return reader.read(word, tokens, 0);
}

void moves_of_reading(const WordReading& reading, const Position& position, MoveList& out) {
  if (reading.kind != WordKind::move) return;
  std::uint16_t cost = 0;
  for (const Reading& one : reading.readings()) {
    if (out.size() > 0 && one.cost > cost) break;
    if (one.bytes != 0 || (one.tokens != 0 && one.tokens < reading.tokens)) continue;
    cost = one.cost;
    MoveList more;
    matches(position, one.pattern, more);
    if (more.empty()) matches(position, or_castling(position, one.pattern), more);
    add_all(more, out);
  }
}

void moves_of_masked(std::string_view text, Span span, MoveReader& reader, const Position& position,
                     MoveList& out) {
  const std::string_view word = span.in(text);
  if (const Either either = find_either(word); !either.first.empty()) {
    for (const std::string_view one : {either.first, either.second}) {
      MoveList found;
      moves_of_word(one, reader, position, found);
      add_all(found, out);
    }
    return;
  }
  const Mask mask = find_mask(word);
  if (mask.length == 0) return;
  const std::string before(word.substr(0, mask.at)), after(word.substr(mask.at + mask.length));
  const auto try_fill = [&](const std::string& fill) {
    MoveList found;
    moves_of_word(before + fill + after, reader, position, found);
    add_all(found, out);
  };
  for (const char* fill :
       {"a", "b", "c", "d", "e", "f", "g", "h", "1", "2", "3", "4", "5", "6", "7", "8", "x", "+"})
    try_fill(fill);
  for (const LanguageClass* one : reader.alphabet().classes)
    for (const Role role : {knight, bishop, rook, queen, king, pawn})
      for (const std::string& letter : one->symbols[role]) try_fill(letter);
  // In alphabets without letters of their own.
  if (reader.alphabet().classes.empty())
    for (const char* fill : {"K", "Q", "R", "B", "N", "P", "T", "D", "A", "C"}) try_fill(fill);
}

}  // namespace planilla
