// The loop in which nearly all time goes: numbers that are right and words that are known, on and on. It stops at
// the first token that is anything else, and step() takes that one.
#include <algorithm>

#include "board/plain_move.h"
#include "board/resolve.h"
#include "game/replay.h"
#include "notation/san.h"
#include "pgn/byte_masks.h"

namespace planilla {

namespace {

// "12." or "12", with no more said, and the number that is due.
inline bool is_number(const char* text, std::uint32_t size, unsigned due) {
  if (text[size - 1] == '.') --size;
  if (size == 0 || size > 4) return false;
  unsigned value = 0;
  for (std::uint32_t i = 0; i < size; ++i) {
    const unsigned digit = static_cast<unsigned char>(text[i]) - unsigned{'0'};
    if (digit > 9) return false;
    value = value * 10 + digit;
  }
  return value == due;
}

}  // namespace

// In a sheet a number 1 may begin the next game.
[[gnu::always_inline]] inline bool Replay::take_plain_number(const Token& token) {
  const unsigned due = static_cast<unsigned>(line_.position.fullmove_number());
  if (odd_numbers_ | line_.numbered | (line_.position.turn() == black) | (game_->is_sheet & (due == 1))) return false;
  if (!is_number(game_->text.data() + token.begin(), token.end() - token.begin(), due)) return false;
  line_.numbered = true;
  return true;
}

[[gnu::always_inline]] inline bool Replay::take_plain_word(std::size_t at) {
  const Color turn = line_.position.turn();
  const QuickReading* quick = reader(turn).quick(game_->text, tokens_, at);
  if (!quick) return false;
  PlainMove move;
  QuickReading reading = *quick;
  const PlainPattern pattern{reading.role, reading.to, origin_masks[reading.origin]};
  if (reading.special != 0 || find_plain(line_.position, pattern, move) != Verdict::legal) [[unlikely]]
    return take_closely(reading, tokens_[at].span);
  if (reading.origin != 0 && reading.role != pawn) [[unlikely]]  // was it needed?
    reading.is_san = reading.is_san && san_at_front(line_.position, as_move(move), tokens_[at].in(game_->text)) != 0;
  if (keep_before_) line_.before = line_.position;
  const bool captures = line_.position.piece_on(static_cast<Square>(move.to)) != no_piece;
  play_plain(line_.position, move);
  record_plain(reading, move, captures, tokens_[at].span);
  return true;
}

// Castling, promotion, en passant, or several candidates. False if it is not one legal move: step() says why.
[[gnu::noinline]] bool Replay::take_closely(const QuickReading& reading, Span span) {
  const Resolution found = resolve(line_.position, pattern_of(reading));
  if (found.count != 1) return false;
  play({reading.claims, reading.quirks}, found.move, span);
  return true;
}

[[gnu::always_inline]] inline void Replay::record_plain(const QuickReading& reading, const PlainMove& move, bool captures, Span span) {
  std::uint16_t facts = captures ? claim_capture : 0;
  if (line_.position.in_check()) [[unlikely]]
    facts |= facts_of_check(line_.position, as_move(move));
  const bool is_san = reading.is_san & (san_claims(reading.claims) == san_claims(facts));
  const unsigned flags = (line_.position.turn() == white ? element_black : 0) |
                         (line_.numbered ? element_numbered : 0) | (is_san ? element_is_san : 0);
  Element& element = game_->elements.emplace_back();  // in place: a copy would wait for its own parts
  element.kind = ElementKind::move;
  element.flags = static_cast<std::uint8_t>(flags);
  element.move = as_move(move);
  element.span = span;
  element.claims = reading.claims;
  element.facts = facts;
  element.quirks = reading.quirks;
  element.number = static_cast<std::uint32_t>(++line_.ply);
  if (frames_.empty()) game_->keys.push_back(line_.position.key());
  line_.last_move = static_cast<std::uint32_t>(game_->elements.size());
  line_.variations = 0;
  line_.numbered = dots_ = false;
}

// The last token goes the long way: what could follow it need not be asked here.
[[gnu::always_inline]] inline void Replay::run_plain_here() {
  const std::size_t end = std::min(tokens_.size() - 1, stop_at_);
  while (at_ < end) {
    const Token& token = tokens_[at_];
    if (token.kind == TokenKind::word ? !take_plain_word(at_)
                                      : token.kind != TokenKind::move_number || !take_plain_number(token))
      return;
    ++at_;
  }
}

#if PLANILLA_SSE2
PLANILLA_AVX2 void Replay::run_plain_avx2() { run_plain_here(); }
#endif

void Replay::run_plain() {
  if (ended_ || keep_wings_ || tokens_.empty()) return;
#if PLANILLA_SSE2
  if (lex::has_avx2()) return run_plain_avx2();
#endif
  run_plain_here();
}

}  // namespace planilla
