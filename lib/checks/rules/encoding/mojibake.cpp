// mojibake: text converted wrongly before.
#include <optional>
#include <utility>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/mojibake.h"
#include "checks/facts/place_finding.h"
#include "rules/mojibake.h"

namespace planilla::checks {

namespace {

// Of a text in seven bits the names of the players say whether it is UTF-7.
bool may_be_utf7(const GameFacts& facts) {
  return facts.value(KnownTag::white).find('+') != std::string_view::npos ||
         facts.value(KnownTag::black).find('+') != std::string_view::npos;
}

void look_for_mojibake(const Game& game, const GameFacts& facts, Findings& out) {
  const bool ascii = (game.source && game.source->ascii) || is_ascii(game.text);
  if (ascii && !may_be_utf7(facts)) return;
  const auto tell = [&](Finding finding, std::string_view value) {
    const std::optional<std::string> repair = undo_mojibake(value);
    if (!repair) return;
    finding.written = value;
    out.push_back(std::move(finding.say(diagnostics::Mojibake{.repair = *repair})));
  };
  for (const GameTag& tag : game.tags) tell(at_tag(rules::mojibake, tag), tag.value);
  for (const Element& e : game.elements)
    if (e.kind == ElementKind::comment || e.kind == ElementKind::line_comment ||
        e.kind == ElementKind::remark)
      for (const Span word : words_beyond_ascii(game.text, e.span))
        tell(Finding(rules::mojibake, word), word.in(game.text));
}

}  // namespace

Check mojibake() {
  return {
      .rule = rules::mojibake,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "Text converted wrongly before",
      .why = R"(UTF-8 was once taken for a one-byte character set and converted again:
`MÃ¡laga` for `Málaga`. The message says what it was. A text is only called so
when all of its letters beyond ASCII turn back into valid UTF-8. Or a name is in
UTF-7, as mail wrote it: `M+APw-ller` for `Müller`.

Nothing is changed in the game: write the name again, or convert the file from
its source.)",
      .bad = R"([Event "Torneo"]
[Site "MÃ¡laga"]
[Date "1981.??.??"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 *)",
      .good = R"([Event "Torneo"]
[Site "Málaga"]
[Date "1981.??.??"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 *)",
      .message = "«{written}» was converted wrongly before: it should be «{repair}»",
      .args = R"(
@tag?
repair: text; the value as it was meant
)",
      .needs = {Fact::beyond_ascii, KnownTag::white, KnownTag::black},
      .look = look_for_mojibake,
  };
}

}  // namespace planilla::checks
