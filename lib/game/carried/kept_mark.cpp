#include "game/carried/kept_mark.h"

#include <algorithm>

namespace planilla {

void keep_mark(Game& game) {
  const Span mark = game.findings.back().span;
  std::vector<Element>& elements = game.elements.edit();
  Element element;
  element.kind = ElementKind::unread;
  element.span = mark;
  element.number = static_cast<std::uint32_t>(game.findings.number_of_last());
  const auto behind = std::find_if(elements.begin(), elements.end(),
                                   [&](const Element& e) { return e.span.begin >= mark.begin; });
  elements.insert(behind, element);
}

}  // namespace planilla
