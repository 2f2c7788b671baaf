// A table of words.
#include "game/letters/unread_words.h"

#include <bit>
#include <span>

namespace planilla {

const Reading* first_reading(std::string_view text, Span word, MoveReader& reader) {
  const Token token{word, TokenKind::word, 0};
  const WordReading& found = reader.read(text, std::span(&token, 1), 0);
  return found.kind == WordKind::move ? &found.readings().front() : nullptr;
}

bool is_unread(const Reading* first) {
  return first == nullptr || first->cost == cost_variant || (first->quirks & quirk_homoglyph) != 0;
}

ClassSet UnreadWords::unread(std::string_view text, Span word, ClassSet wanted) {
  key_ = word.in(text);
  if (known_.size() >= most) known_.clear();
  Known& known = known_[key_];
  for (ClassSet left = wanted & ~known.asked; left != 0; left &= left - 1) {
    const ClassSet one = left & -left;
    MoveReader& reader = *readers_[static_cast<std::size_t>(std::countr_zero(left))];
    if (is_unread(first_reading(text, word, reader))) known.unread |= one;
    known.asked |= one;
  }
  return known.unread & wanted;
}

ClassSet UnreadWords::in_two_words(const ReadMoves& game, ClassSet wanted) {
  ClassSet once = 0, twice = 0;
  int depth = 0;
  for (const Element e : game.elements) {
    depth += e.kind == ElementKind::open ? 1 : e.kind == ElementKind::close ? -1 : 0;
    if (depth != 0 || e.kind != ElementKind::move) continue;
    const ClassSet missed = unread(game.text, e.span, wanted & ~twice);
    twice |= once & missed;
    once |= missed;
    if (twice == wanted) break;
  }
  return twice;
}

}  // namespace planilla
