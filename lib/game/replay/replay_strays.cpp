// Text that is part of nothing: behind the result, and signs between the moves.
#include <algorithm>

#include "game/replay/replayer.h"
#include "pgn/symbols.h"
#include "rules/control_character.h"
#include "rules/stray_text.h"
#include "rules/text_between_games.h"

namespace planilla {

// Of the text from `from` up to the next game, which begins at the cursor: the paragraph above that
// game, and those above it that are as short as titles are. no_token: no empty line stands there.
std::size_t Replayer::title_of_next(std::size_t from) const {
  constexpr std::uint32_t longest = 160;  // bytes
  std::size_t title = ReplayOutcome::no_token;
  std::uint32_t end = tokens()[cursor_.at].begin();
  for (std::size_t at = cursor_.at; at > from; --at) {
    const Token& first = tokens()[at - 1];
    const std::uint32_t before = at > 1 ? tokens()[at - 2].end() : first.begin();
    const std::string_view gap = Span{before, first.begin()}.in(text_);
    if (std::count(gap.begin(), gap.end(), '\n') < 2) continue;
    if (title != ReplayOutcome::no_token && end - first.begin() > longest) break;
    title = at - 1;
    end = first.begin();
  }
  return title;
}

// After the result: whatever is no comment is kept as a remark, up to the next game.
void Replayer::take_text_after_end() {
  const std::size_t from = cursor_.at;
  while (cursor_.at < tokens().size() && tokens()[cursor_.at].kind != TokenKind::tag &&
         tokens()[cursor_.at].kind != TokenKind::passage &&
         tokens()[cursor_.at].kind != TokenKind::boundary &&
         tokens()[cursor_.at].kind != TokenKind::comment &&
         tokens()[cursor_.at].kind != TokenKind::line_comment &&
         !(cursor_.at != from && starts_next_game(cursor_.at)))
    ++cursor_.at;
  if (start_.is_sheet && title_at_ == ReplayOutcome::no_token && cursor_.at < tokens().size() &&
      starts_next_game(cursor_.at)) {
    title_at_ = title_of_next(from);
    if (title_at_ == from) {
      cursor_.at = from;
      return;
    }
    cursor_.at = std::min(cursor_.at, title_at_);
  }
  if (cursor_.at == from) ++cursor_.at;
  const Span span{tokens()[from].span.begin, tokens()[cursor_.at - 1].span.end};
  if (span.in(text_).find_first_not_of(".,;:") == std::string_view::npos)
    return;  // of the sentence
  if (goes_on_with_sentence(span)) return;
  raise_once(rules::text_between_games, span);
  add(ElementKind::remark, span);
}

void Replayer::take_junk(const Token& token) {
  const std::string_view text = token.in(text_);
  if (text.find_first_not_of(",;:.") == std::string_view::npos) return;  // punctuation of a sheet
  if (start_.is_sheet && text.find_first_not_of("|-+:=\u2502\u00a6") == std::string_view::npos)
    return;  // its ruling
  const bool control = std::any_of(text.begin(), text.end(), lex::is_control);
  const Rule rule = control ? rules::control_character : rules::stray_text;
  const std::size_t before = out_.findings.size();
  raise_once(rule, token.span);
  if (goes_on_with_junk(rule, token)) {
    out_.elements.back().span.end = token.span.end;
    return;
  }
  junk_ = {out_.elements.size(), rule};
  Element& element = add(ElementKind::unread, token.span);
  if (out_.findings.size() > before)
    element.number = static_cast<std::uint32_t>(start_.findings + before + 1);
}

// Beside what came before: one piece of junk in several tokens.
bool Replayer::goes_on_with_junk(Rule rule, const Token& token) const {
  if (junk_.rule != rule || out_.elements.size() != junk_.element + 1) return false;
  const Span between{out_.elements.back().span.end, token.span.begin};
  return between.in(text_).find_first_not_of(" \t") == std::string_view::npos;
}

}  // namespace planilla
