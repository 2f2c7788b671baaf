#include "api/public_game.h"

#include <planilla/errors.h>

#include "board/fen.h"
#include "game/model/walk.h"
#include "notation/write/san.h"

namespace planilla {

namespace {

api::Place place_of(Span span, const GameText& text, Locator& locator) {
  const Place place = locator.place(span.begin);
  return {place.line, place.column, place.offset,
          encoded_size(span.in(text.text), text.encoding.encoding)};
}

api::Move public_move(const Walk& walk, const Game& game, Locator& locator) {
  const Element& element = walk.element();
  api::Move out;
  out.san = san(walk.before(), element.move);
  append_uci(walk.before(), element.move, out.uci);
  out.fen = to_fen(walk.after());
  out.written = element.span.in(game.text);
  out.place = place_of(element.span, *game.source, locator);
  return out;
}

}  // namespace

api::Severity public_severity(Severity severity) {
  return static_cast<api::Severity>(severity);
}

static_assert(static_cast<int>(api::Severity::note) == static_cast<int>(Severity::note));
static_assert(static_cast<int>(api::Severity::error) == static_cast<int>(Severity::error));

api::Game public_game(const Game& game, Locator& locator) {
  api::Game out;
  for (const GameTag& tag : game.tags)
    out.tags.push_back({std::string(tag.name), std::string(tag.value)});
  out.start_fen = to_fen(game.start);
  for (Walk walk(game); walk.next();)
    if (walk.depth() == 0 && walk.element().kind == ElementKind::move)
      out.moves.push_back(public_move(walk, game, locator));
  out.result = result_text(game.result);
  if (out.result.empty()) out.result = "*";
  out.languages = languages_of_both(game.read_as);
  out.notation = game.read_as.notation;
  return out;
}

api::Finding public_finding(const Finding& finding, Severity severity, const GameText& text,
                            Locator& locator) {
  api::Finding out = public_finding(finding, severity);
  out.place = place_of(finding.span, text, locator);
  return out;
}

api::Finding public_finding(const Finding& finding, Severity severity) {
  api::Finding out;
  out.rule = rule_id(finding.rule);
  out.severity = public_severity(severity);
  out.ply = finding.ply;
  out.variation = finding.variation;
  out.move = finding.move;
  out.written = finding.written;
  out.candidates = finding.candidates;
  out.suggestion = finding.suggestion;
  out.applied = finding.applied;
  out.fen = finding.fen;
  out.article = finding.article;
  out.more = finding.more;
  for (const Argument& argument : finding.args)
    out.arguments.push_back({argument.name, argument.value});
  return out;
}

Finding finding_of(const api::Finding& finding) {
  const std::optional<Rule> rule = find_rule(finding.rule);
  if (!rule) throw api::UnknownName("unknown rule '" + finding.rule + "'");
  Finding out(*rule, {});
  out.ply = finding.ply;
  out.variation = finding.variation;
  out.move = finding.move;
  out.written = finding.written;
  out.candidates = finding.candidates;
  out.suggestion = finding.suggestion;
  out.applied = finding.applied;
  out.fen = finding.fen;
  out.article = finding.article;
  out.more = finding.more;
  for (const api::Argument& argument : finding.arguments)
    out.args.push_back({argument.name, argument.value});
  return out;
}

}  // namespace planilla

namespace planilla::api {

std::string_view Game::tag(std::string_view name) const {
  for (const Tag& one : tags)
    if (one.name == name) return one.value;
  return {};
}

bool Game::is_clean() const {
  for (const Finding& finding : findings)
    if (finding.severity != Severity::note) return false;
  return true;
}

}  // namespace planilla::api
