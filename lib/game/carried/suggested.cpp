// The elements from the first suggestion on become text.
#include "game/carried/suggested.h"

#include <algorithm>

#include "base/ascii.h"
#include "rules/doubtful_move.h"

namespace planilla {

namespace {

// Where the finding stands that speaks for the element, counted from 1; 0: there is none.
std::uint32_t suggestion_of(const Game& game, const Element& element) {
  const bool is_put_in =
      element.kind == ElementKind::move && (element.flags & element_repaired) != 0;
  if (!is_put_in && element.kind != ElementKind::remark) return 0;
  std::uint32_t number = 0;
  for (const Finding& finding : game.findings) {
    ++number;
    if (finding.applied != false || finding.span.begin > element.span.begin) continue;
    const bool is_of_word = finding.span.end >= element.span.end;
    const bool is_drop = finding.rule == rules::doubtful_move && finding.span == element.span;
    if (is_put_in ? is_of_word : is_drop) return number;
  }
  return 0;
}

// The number before the move is of its text.
std::uint32_t begin_with_number(const Game& game, const Element& move) {
  std::uint32_t begin = move.span.begin;
  if ((move.flags & element_numbered) == 0) return begin;
  constexpr std::string_view of_numbers = " \t\r\n.)";
  while (begin > 0 && of_numbers.find(game.text[begin - 1]) != std::string_view::npos) --begin;
  while (begin > 0 && ascii::is_digit(game.text[begin - 1])) --begin;
  return begin;
}

}  // namespace

void leave_suggested_unread(Game& game) {
  if (game.elements.is_compact()) return;
  std::vector<Element>& elements = game.elements.edit();
  std::size_t at = 0;
  std::uint32_t number = 0;
  for (int depth = 0; at < elements.size(); ++at) {
    depth += elements[at].kind == ElementKind::open;
    depth -= elements[at].kind == ElementKind::close;
    if (depth == 0 && (number = suggestion_of(game, elements[at])) != 0) break;
  }
  if (number == 0) return;
  Element unread;
  unread.kind = ElementKind::unread;
  unread.number = number;
  unread.span = {begin_with_number(game, elements[at]), elements[at].span.end};
  std::size_t from = at;
  if (at > 0 && elements[at - 1].kind == ElementKind::move_number)
    unread.span.begin = elements[--from].span.begin;
  std::vector<Element> kept;
  const std::uint32_t end = game.terminator_span.empty() ? UINT32_MAX : game.terminator_span.begin;
  std::size_t behind = at + 1;
  for (; behind < elements.size() && elements[behind].span.begin < end; ++behind) {
    const Span next = elements[behind].span;
    // Columns were read one after another.
    if (next.begin < unread.span.begin) {
      kept.push_back(unread);
      unread.span = next;
    }
    unread.span.end = std::max(unread.span.end, next.end);
  }
  kept.push_back(unread);
  const auto place = [&](std::size_t i) {
    return elements.begin() + static_cast<std::ptrdiff_t>(i);
  };
  elements.erase(place(from), place(behind));
  elements.insert(place(from), kept.begin(), kept.end());
}

}  // namespace planilla
