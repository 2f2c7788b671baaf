// missing-variation-move: variation without a move.
#include "rules/missing_variation_move.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"

namespace planilla::checks {

namespace {

// A remark in parentheses with nothing in it but numbers, glyphs and comments.
// "(5)" is a time or a footnote, no variation.
bool is_bare_number(std::string_view text) {
  return text.size() > 2 &&
         text.substr(1, text.size() - 2).find_first_not_of("0123456789 ") ==
             std::string_view::npos &&
         text.find_first_of("0123456789") != std::string_view::npos;
}

bool holds_no_word(std::string_view text) {
  int depth = 0;
  for (const char c : text) {
    if (c == '{') ++depth;
    if (depth == 0 && std::string_view("()0123456789.!? \t\r\n").find(c) == std::string_view::npos)
      return false;
    if (c == '}' && depth > 0) --depth;
  }
  return true;
}

void look_for_missing_variation_move(const Game& game, const GameFacts& facts, Findings& out) {
  if (!facts.has(ElementKind::open) && !facts.has(ElementKind::remark)) return;
  const std::string_view text = game.text;
  std::size_t open = game.elements.size();  // of the variation just opened, while it has no move
  for (std::size_t i = 0; i < game.elements.size(); ++i) {
    const Element e = game.elements[i];
    const bool moves = e.kind == ElementKind::move || e.kind == ElementKind::null_move ||
                       e.kind == ElementKind::illegal_move || e.kind == ElementKind::unread ||
                       e.kind == ElementKind::hole;
    if (e.kind == ElementKind::open) open = i;
    if (moves) open = game.elements.size();
    if (e.kind == ElementKind::close) {
      if (open < i)
        out.emplace_back(diagnostics::MissingVariationMove{},
                         cover(game.elements[open].span, e.span));
      open = game.elements.size();
    }
    const std::string_view written = e.kind == ElementKind::remark ? e.span.in(text) : "";
    if (written.starts_with('(') && !is_bare_number(written) && holds_no_word(written))
      out.emplace_back(diagnostics::MissingVariationMove{}, e.span);
  }
}

}  // namespace

Check missing_variation_move() {
  return {
      .rule = rules::missing_variation_move,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Variation without a move",
      .why = R"(Parentheses that hold no move, though nothing else either: numbers or a
comment at most. Programs leave them behind when the moves of a variation are
deleted. Some readers stop at them.)",
      .bad = R"(1. e4 (1. {perhaps}) e5 *)",
      .good = R"(1. e4 (1. d4 {perhaps}) 1... e5 *)",
      .message = "variation without a move",
      .args = R"(
@kept?
)",
      .pgn = "8.2.5",
      .needs = {ElementKind::open, ElementKind::remark},
      .look = look_for_missing_variation_move,
  };
}

}  // namespace planilla::checks
