// Tags, result, elements.
#include "archive/edits/standing_game.h"

#include <algorithm>

namespace planilla {

namespace {

bool stands(const GameTag& tag, const Game& game) {
  if (tag.added) return false;
  const std::string_view text = tag.span.in(game.text);
  return tag.faults == 0 && text.starts_with('[') && text.substr(1).starts_with(tag.name) &&
         text.substr(1 + tag.name.size()).starts_with(" \"");
}

bool stands(const Element& element) {
  switch (element.kind) {
    case ElementKind::move:
      return (element.flags & (element_repaired | element_ambiguous)) == 0 &&
             (element.flags & element_is_san) != 0;
    case ElementKind::illegal_move:
    case ElementKind::hole:
    case ElementKind::unread:
    case ElementKind::clock:
    case ElementKind::offer:
    case ElementKind::remark:
      return false;
    default:
      return (element.flags & element_unclosed) == 0;
  }
}

}  // namespace

bool stands_as_written(const Game& game) {
  if (game.is_sheet || game.source == nullptr || game.tags.empty()) return false;
  if (game.source->raw != game.source->text || game.source->replaced != 0) return false;
  if (game.terminator == Result::none || game.terminator != game.result) return false;
  if (game.tag_result != Result::none && game.tag_result != game.terminator) return false;
  if (!std::all_of(game.tags.begin(), game.tags.end(),
                   [&](const GameTag& tag) { return stands(tag, game); }))
    return false;
  if (game.is_plain()) return game.plain.san;
  return std::all_of(game.elements.begin(), game.elements.end(),
                     [](const Element& element) { return stands(element); });
}

}  // namespace planilla
