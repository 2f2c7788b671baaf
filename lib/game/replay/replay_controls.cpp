// A word that control characters have broken: `N\0f3` is Nf3 and a damaged file, not N and then f3.
#include <algorithm>

#include "game/replay/replayer.h"
#include "pgn/symbols.h"
#include "rules/control_character.h"

namespace planilla {

namespace {

bool is_control_run(std::string_view text) {
  return std::all_of(text.begin(), text.end(), lex::is_control);
}

// A number may be the end of a word: N f3, but Nf 3.
bool may_be_part(const Token& token) {
  return token.kind == TokenKind::word || token.kind == TokenKind::move_number;
}

}  // namespace

// Do control characters stand at `at`, with no blank before or behind them?
bool Replayer::breaks_word(std::size_t at) const {
  return at + 1 < tokens().size() && tokens()[at].kind == TokenKind::junk &&
         tokens()[at].begin() == tokens()[at - 1].end() &&
         tokens()[at + 1].begin() == tokens()[at].end() && may_be_part(tokens()[at + 1]) &&
         is_control_run(tokens()[at].in(text_));
}

// Without them the parts are one legal move: that is what was written.
bool Replayer::take_broken_word() {
  if (!breaks_word(cursor_.at + 1)) return false;
  std::string word(tokens()[cursor_.at].in(text_));
  std::size_t end = cursor_.at + 1;
  for (; breaks_word(end); end += 2) word += tokens()[end + 1].in(text_);
  const Token whole{{0, static_cast<std::uint32_t>(word.size())}, TokenKind::word};
  const WordReading& reading = reader(line().position.turn()).read(word, std::span(&whole, 1), 0);
  if (reading.kind != WordKind::move) return false;
  const Match found = match(line().position, reading, keep_wings_ ? &line().wings : nullptr);
  if (found.count != 1 || found.bytes != 0) return false;
  for (std::size_t i = cursor_.at + 1; i < end; i += 2)
    raise_once(rules::control_character, tokens()[i].span);
  play({found.reading->pattern.claims, found.reading->quirks}, found.move,
       {tokens()[cursor_.at].begin(), tokens()[end - 1].end()});
  cursor_.at = end;
  return true;
}

}  // namespace planilla
