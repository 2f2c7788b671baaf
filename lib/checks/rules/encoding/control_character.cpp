// control-character: control character.
#include <algorithm>
#include <cstdint>
#include <string_view>
#include <variant>

#include "base/number_argument.h"
#include "checks/engine/check.h"
#include "pgn/symbols.h"
#include "rules/arguments/places.h"
#include "rules/control_character.h"

namespace planilla::checks {

namespace {

bool holds_control(std::string_view text) {
  unsigned char any = 0;
  for (const char c : text) any |= lex::is_control(static_cast<unsigned char>(c));
  return any != 0;
}

// From the first tag to the last.
std::string_view tag_section(const Game& game) {
  std::uint32_t begin = UINT32_MAX, end = 0;
  for (const GameTag& tag : game.tags) {
    if (tag.added || tag.span.empty()) continue;
    begin = std::min(begin, tag.span.begin);
    end = std::max(end, tag.span.end);
  }
  return end == 0 ? std::string_view() : game.text.substr(begin, end - begin);
}

// Those of a stretch, counted, and where the first stands.
struct Controls {
  std::uint32_t first = 0;
  std::int64_t count = 0;

  void add(Span span, std::string_view text) {
    for (std::uint32_t at = span.begin; at < span.end; ++at) {
      if (lex::is_control(static_cast<unsigned char>(text[at])) == 0) continue;
      if (count == 0 || at < first) first = at;
      ++count;
    }
  }
};

bool is_text(ElementKind kind) {
  return kind == ElementKind::comment || kind == ElementKind::line_comment ||
         kind == ElementKind::escape || kind == ElementKind::remark;
}

// Between moves they are met while reading; here those inside of tags and comments.
void look_for_control_character(const Game& game, const GameFacts&, Findings& out) {
  Controls found;
  if (holds_control(tag_section(game)))
    for (const GameTag& tag : game.tags)
      if (!tag.added) found.add(tag.span, game.text);
  if (!game.is_ordinary())
    for (const Element& e : game.elements)
      if (is_text(e.kind) && holds_control(e.span.in(game.text))) found.add(e.span, game.text);
  if (found.count == 0) return;
  for (Finding& known : out) {
    std::int64_t* count =
        known.rule == rules::control_character ? number_argument(known, "count") : nullptr;
    if (count == nullptr) continue;
    *count += found.count;
    return;
  }
  Finding& finding =
      out.emplace_back(diagnostics::ControlCharacter{}, Span{found.first, found.first + 1});
  finding.written = finding.span.in(game.text);
  finding.add(arguments::Places{.count = found.count});
}

}  // namespace

Check control_character() {
  return {
      .rule = rules::control_character,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "Control character",
      .why = R"(A byte that is neither a letter nor a blank (NUL, backspace, escape ...)
stands in the text. It comes from a damaged file or from word processors, and
other programs stop at it or show nothing. It is part of no move.)",
      .bad = R"(1. e4 \x07 e5 *)",
      .good = R"(1. e4 e5 *)",
      .message = "control character in the text{count, plural, =0 {} one {} other { (# times)}}",
      .args = R"(
@places?
@kept?
)",
      .decided_in =
          "lib/game/replay/replay_controls.cpp "
          "lib/game/replay/replay_strays.cpp",
      .pgn = "4.1",
      .needs = Fact::odd_text,
      .look = look_for_control_character,
  };
}

}  // namespace planilla::checks
