// Words by their letters, then by what they say before a board is asked.
#include "game/reconcile/same_word.h"

#include <algorithm>

#include "game/carried/kept_illegal.h"
#include "game/evidence/moves_so.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

const WordReading& reading_at(const SheetLine& sheet, Span word, const Position& position) {
  const auto at = static_cast<std::size_t>(&sheet.token_at(word) - sheet.tokens.data());
  MoveReader& reader = position.turn() == Color::white ? *sheet.white : *sheet.black;
  return reader.read(sheet.text, sheet.tokens, at);
}

}  // namespace

bool says_same(const SheetLine& a, Span word_of_a, const SheetLine& b, Span word_of_b,
               const Position& position) {
  const Token& one = a.token_at(word_of_a);
  const Token& other = b.token_at(word_of_b);
  if (((one.flags | other.flags) & token_doubtful) != 0) return false;
  if (one.in(a.text) == other.in(b.text)) return true;
  const WordReading& said = reading_at(a, word_of_a, position);
  const WordReading& also = reading_at(b, word_of_b, position);
  return said.kind == WordKind::move && also.kind == WordKind::move &&
         said.all[0].pattern == also.all[0].pattern;
}

std::vector<Move> moves_that_stood(const SheetLine& sheet, Span word, const Position& position) {
  if ((sheet.token_at(word).flags & token_doubtful) != 0) return {};
  const WordReading& said = reading_at(sheet, word, position);
  if (said.kind != WordKind::move) return {};
  std::vector<Move> out = forced_moves(position, said.readings());
  std::erase_if(out, [&](Move move) { return !moves_so(position, move); });
  return out;
}

}  // namespace planilla
