// control-character: control character.
#include <algorithm>
#include <cstdint>
#include <string_view>
#include <variant>

#include "checks/catalogue/check.h"

namespace planilla::checks {

namespace {

bool is_control(unsigned char c) { return (c < 0x20 && (c < '\t' || c > '\r')) || c == 0x7f; }

// Those of a stretch, counted, and where the first stands.
struct Controls {
  std::uint32_t first = 0;
  std::int64_t count = 0;

  void add(Span span, std::string_view text) {
    for (std::uint32_t at = span.begin; at < span.end; ++at) {
      if (!is_control(static_cast<unsigned char>(text[at]))) continue;
      if (count == 0 || at < first) first = at;
      ++count;
    }
  }
};

bool is_text(ElementKind kind) {
  return kind == ElementKind::comment || kind == ElementKind::line_comment || kind == ElementKind::escape ||
         kind == ElementKind::remark;
}

// Between moves they are met while reading; here those inside of tags and comments.
void look(const Game& game, const Glance&, Findings& out) {
  Controls found;
  for (const GameTag& tag : game.tags)
    if (!tag.added) found.add(tag.span, game.text);
  if (!game.is_plain())
    for (const Element& e : game.elements)
      if (is_text(e.kind)) found.add(e.span, game.text);
  if (found.count == 0) return;
  const auto known = std::find_if(out.begin(), out.end(), [](const Finding& f) { return f.rule == Rule::control_character; });
  if (known != out.end()) {
    std::get<std::int64_t>(known->args.front().value) += found.count;
    return;
  }
  Finding& finding = out.emplace_back(Rule::control_character, Span{found.first, found.first + 1});
  finding.written = finding.span.in(game.text);
  finding.with("count", found.count);
}

}  // namespace

Check control_character() {
  return {
      .rule = Rule::control_character,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "Control character",
      .why = R"(A byte that is neither a letter nor a blank (NUL, backspace, escape ...)
stands in the text. It comes from a damaged file or from word processors, and
other programs stop at it or show nothing. It is part of no move.)",
      .bad = R"(1. e4 \x07 e5 *)",
      .good = R"(1. e4 e5 *)",
      .message = "control character in the text{count, plural, =0 {} one {} other { (# times)}}",
      .pgn = "4.1",
      .look = look,
  };
}

}  // namespace planilla::checks
