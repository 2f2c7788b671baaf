// Numbers that are right and words that are known, on and on, among the tokens of a text of which
// something is odd. They stop at the first token that is anything else, and step() takes that one.
// A few dozen words are looked up first (fast_tokens.h) and then played (fast_moves.h).
#include "game/replay/replay_fast.h"

#include <algorithm>

#include "game/fast/fast_moves.h"
#include "game/replay/replayer.h"

namespace planilla {

// True if it stopped only because its room is full.
bool Replayer::take_plain_tokens(std::size_t end) {
  FastRoom& room = plain_;
  const FastTokens& words = room.words;
  room.words.collect(
      {.tokens = tokens().data(),
       .at = static_cast<std::uint32_t>(cursor_.at),
       .end = static_cast<std::uint32_t>(end),
       .text = text_,
       .words = {&readers_.white.fast_words(), &readers_.black.fast_words()},
       .turn = line().position.turn(),
       .number = line().position.fullmove_number(),
       .numbered = line().numbered,
       .odd_numbers = odd_numbers_,
       .is_sheet = start_.is_sheet,
       .pass_asides = !movetext_.has_choices(),
       .after_aside = out_.elements.empty() || out_.elements.back().kind != ElementKind::move});
  if (words.empty()) {
    stop_plainly(words.next(), words.numbered());
    return false;
  }
  const Color first = line().position.turn();
  const FastRun run = play_words({.word = words.begin(),
                                  .end = words.end(),
                                  .position = &line().position,
                                  .before = keep_before_ ? &line().before : nullptr,
                                  .out = room.moves.data(),
                                  .key = room.keys.data(),
                                  .sums = &out_.plain});
  const bool all = run.word == words.end();
  const auto count = static_cast<std::size_t>(run.out - room.moves.data());
  if (count != 0) {
    append_moves({room.moves.data(), count}, first);
    if (lines_.in_main_line()) out_.keys.insert(out_.keys.end(), room.keys.data(), run.key);
    out_.plain.elements += count;
    out_.plain.kinds = kind_bit(ElementKind::move);
    line().last_move = static_cast<std::uint32_t>(out_.elements.size());
    line().variations = 0;
    dots_ = false;
  }
  stop_plainly(all ? words.next() : token_of(*run.word),
               all ? words.numbered() : run.word->place.marks != 0);
  return count != 0 && all && words.full();
}

// The moves just played, of which `first` made the first, and what stands between them. The cursor
// is behind the last then.
void Replayer::append_moves(std::span<const CompactMove> moves, Color first) {
  std::vector<Element>& out = out_.elements;
  const bool asides = plain_.words.has_asides();
  auto ply = static_cast<std::uint32_t>(line().ply);
  for (const CompactMove& move : moves) {
    if (asides) {
      for (; tokens()[cursor_.at].begin() != move.place.begin; ++cursor_.at) take_aside();
      ++cursor_.at;
    }
    out.push_back(element_of(move, ++ply, first));
    first = ~first;
  }
  line().ply = static_cast<int>(ply);
}

// The loops stopped before the token `at`. A number that they passed before Black's move had dots.
void Replayer::stop_plainly(std::size_t at, bool numbered) {
  if (plain_.words.has_asides())
    for (; cursor_.at < at; ++cursor_.at) take_aside();
  cursor_.at = at;
  line().numbered = numbered;
  dots_ |= numbered && line().position.turn() == black;
}

// The token at the cursor: is_aside(), or the number of a move.
void Replayer::take_aside() {
  const Token& token = cursor_.token();
  if (token.kind == TokenKind::comment) {
    if (!take_minutes_of_row(token)) add(ElementKind::comment, token.span);
  } else if (token.kind == TokenKind::nag)
    take_nag(token);
  else if (token.kind == TokenKind::glyph)
    take_glyph(token);
}

// Not by order: columns side by side are read one after another.
std::size_t Replayer::token_of(const FastWord& word) const {
  std::size_t at = cursor_.at;
  while (tokens()[at].begin() != word.place.begin) ++at;
  return at;
}

// The last token goes the long way: what could follow it need not be asked here.
void Replayer::run_plain() {
  if (ended_ || keep_wings_ || tokens().empty() || text_.size() < 8) return;
  const std::size_t end = std::min(tokens().size() - 1, plan_.stop());
  while (cursor_.at < end && take_plain_tokens(end)) {
  }
}

}  // namespace planilla
