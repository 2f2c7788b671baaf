// The loop in which nearly all time goes: numbers that are right and words that are known, on and on. It stops at
// the first token that is anything else, and step() takes that one.
//
// It is written once and compiled for each colour, keeps what it needs in registers, and collects its elements aside,
// a few dozen at a time: nothing that it does half a million times a second may ask twice.
#include "game/replay_plain.h"

#include <algorithm>
#include <cstring>

#include "board/plain_move.h"
#include "board/resolve.h"
#include "game/replay.h"
#include "notation/san.h"
#include "pgn/byte_masks.h"

namespace planilla {

namespace {

// None in a sheet for a number 1, which may begin the next game, nor where the numbers of this one are odd.
[[gnu::noinline]] DueNumber due_number(int number, bool odd_numbers, bool is_sheet) {
  DueNumber due;
  if (odd_numbers || number <= 0 || number > 9999 || (is_sheet && number == 1)) return due;
  unsigned digits = 0;
  for (int left = number; left > 0; left /= 10, ++digits)
    due.bare = due.bare << 8 | static_cast<unsigned>('0' + left % 10);
  due.dotted = due.bare | std::uint64_t{'.'} << 8 * digits;
  due.one = std::uint64_t{1} << 8 * (digits - 1);
  due.good_for = 10 - static_cast<unsigned>(number) % 10;
  return due;
}

// The bytes of a short word; none of a long one. Eight are read, if need be from before the word.
[[gnu::always_inline]] inline std::uint64_t bytes_at(const PlainRun& run, Span span) {
  const std::uint32_t size = span.end - span.begin;
  if (size > 7) [[unlikely]]
    return 0;
  const std::uint32_t begin = std::min(span.begin, run.last_begin);
  std::uint64_t bytes;
  std::memcpy(&bytes, run.text + begin, 8);
  if (begin != span.begin) [[unlikely]]
    bytes >>= 8 * (span.begin - begin);
  return bytes & ((std::uint64_t{1} << size * 8) - 1);
}

// "12." or "12", with no more said, and the number that is due.
[[gnu::always_inline]] inline bool take_number(PlainRun& run) {
  const std::uint64_t bytes = bytes_at(run, run.token->span);
  if ((bytes == 0) | run.numbered | ((bytes != run.due.dotted) & (bytes != run.due.bare))) [[unlikely]]
    return false;
  run.numbered = true;
  return ++run.token != run.end;
}

[[gnu::always_inline]] inline void count_on(PlainRun& run) {
  if (--run.due.good_for == 0) [[unlikely]] {
    run.due = due_number(run.position->fullmove_number(), run.odd_numbers, run.is_sheet);
  } else {
    run.due.bare += run.due.one;
    run.due.dotted += run.due.one;
  }
}

// `facts` are Claim bits but for check and mate; `is_san` is whether the move is written as in SAN, but for its marks.
// All apart: in a struct they would go through memory, and wait there.
template <Color us>
[[gnu::always_inline]] inline void record(PlainRun& run, const QuickReading& reading, Move move, unsigned facts,
                                          bool is_san) {
  unsigned told = reading.claims & (claim_capture | claim_check | claim_mate);
  if (run.position->in_check()) [[unlikely]] {
    facts |= facts_of_check(*run.position, move);
    told = san_claims(told);
  }
  is_san &= told == san_claims(facts);
  Element& element = *run.out;  // in place: a copy would wait for its own parts
  element.kind = ElementKind::move;
  element.flags = static_cast<std::uint8_t>((us == black ? element_black : 0) | (run.numbered ? element_numbered : 0) |
                                            (is_san ? element_is_san : 0));
  element.move = move;
  element.span = run.token->span;
  element.claims = reading.claims;
  element.facts = static_cast<std::uint16_t>(facts);
  element.quirks = reading.quirks;
  element.number = ++run.ply;
  *run.key = run.position->key();
  ++run.out;
  ++run.key;
  run.numbered = false;
}

// Is as much said of where the piece came from as SAN says?
[[gnu::noinline]] bool origin_is_san(const Position& before, unsigned origin, unsigned role, Move move) {
  const Disambiguation said = origin == 0  ? Disambiguation::none
                         : origin < 9 ? Disambiguation::file
                         : origin < 17 ? Disambiguation::rank
                                       : Disambiguation::square;
  return disambiguation_of(before, static_cast<Role>(role), move.from(), move.to()) == said;
}

[[gnu::always_inline]] inline bool is_san(const Position& before, const QuickReading& reading, Move move) {
  if ((reading.origin == 0) | (reading.role == pawn)) [[likely]]
    return reading.is_san;
  return reading.is_san && origin_is_san(before, reading.origin, reading.role, move);
}

// Castling, promotion, en passant, or several candidates. False if it is not one legal move: step() says why.
template <Color us>
[[gnu::always_inline]] inline bool take_closely(PlainRun& run, const QuickReading& reading) {
  Position& position = *run.position;
  const Resolution found = resolve(position, pattern_of(reading));
  if (found.count != 1) return false;
  const unsigned facts = facts_of_taking(found.move, position.pieces());
  const bool as_san = is_san(position, reading, found.move);
  if (run.before) *run.before = position;
  position.play(found.move);
  record<us>(run, reading, found.move, facts, as_san);
  return true;
}

template <Color us>
[[gnu::always_inline]] inline void take_found(PlainRun& run, const QuickReading& reading, const PlainMove& move) {
  Position& position = *run.position;
  const unsigned captures = position.piece_on(static_cast<Square>(move.to)) != no_piece;
  const bool as_san = is_san(position, reading, as_move(move));
  if (run.before) *run.before = position;
  play_plain(position, us, move);
  record<us>(run, reading, as_move(move), captures * claim_capture, as_san);
}

// The next word is on its way from the table while this move is played.
template <Color us>
[[gnu::always_inline]] inline void look_ahead(const PlainRun& run) {
  const Token* next = run.token + (us == white ? 1 : 2);  // a number stands before White's
  if (next < run.end) run.words[us ^ 1]->prefetch(bytes_at(run, next->span));
}

// One move, with its number. False: what stands at run.token is not for this loop.
template <Color us>
[[gnu::always_inline]] inline bool take_plain(PlainRun& run) {
  if (us == white && run.token->kind == TokenKind::move_number && !take_number(run)) return false;
  const Token& token = *run.token;
  if (token.kind != TokenKind::word || MoveReader::may_continue(run.text, token, *(run.token + 1))) return false;
  const std::uint64_t bytes = bytes_at(run, token.span);
  if (bytes == 0) [[unlikely]]
    return false;
  const QuickReading* known = run.words[us]->find(bytes);
  if (!known) [[unlikely]]
    return false;
  const QuickReading reading = *known;
  look_ahead<us>(run);
  PlainMove move;
  if (reading.special != 0 || find_plain(*run.position, us, {reading.role, reading.to, origin_masks[reading.origin]},
                                         move) != Verdict::legal) [[unlikely]] {
    if (!take_closely<us>(run, reading)) return false;
  } else {
    take_found<us>(run, reading, move);
  }
  if (us == black) count_on(run);
  return ++run.token != run.end;
}

[[gnu::always_inline]] inline void take_plain_moves(PlainRun& run) {
  if (run.position->turn() == black && !take_plain<black>(run)) return;
  while (run.out < run.full && take_plain<white>(run) && take_plain<black>(run)) {
  }
}

// A copy whose address is nobody's stays in registers.
#if PLANILLA_SSE2
PLANILLA_AVX2 PlainRun moves_taken_avx2(PlainRun run) {
  take_plain_moves(run);
  return run;
}
#endif

PlainRun moves_taken(PlainRun run) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return moves_taken_avx2(run);
#endif
  take_plain_moves(run);
  return run;
}

}  // namespace

// True if it stopped only because its room is full.
bool Replay::take_plain_tokens(std::size_t end) {
  PlainRoom& room = plain_;
  const PlainRun run = moves_taken(
      {.token = &tokens_[at_],
       .end = &tokens_[end],
       .text = game_->text.data(),
       .last_begin = static_cast<std::uint32_t>(game_->text.size() - 8),
       .words = {&white_->quick_words(), &black_->quick_words()},
       .position = &line_.position,
       .before = keep_before_ ? &line_.before : nullptr,
       .out = room.elements.data(),
       .full = room.elements.data() + room.elements.size() - 1,
       .key = room.keys.data(),
       .ply = static_cast<std::uint32_t>(line_.ply),
       .due = due_number(line_.position.fullmove_number(), odd_numbers_, game_->is_sheet),
       .numbered = line_.numbered,
       .odd_numbers = odd_numbers_,
       .is_sheet = game_->is_sheet});
  at_ = static_cast<std::size_t>(run.token - tokens_.data());
  line_.numbered = run.numbered;
  if (run.out == room.elements.data()) return false;
  game_->elements.insert(game_->elements.end(), room.elements.data(), run.out);
  if (frames_.empty()) game_->keys.insert(game_->keys.end(), room.keys.data(), run.key);
  line_.ply = static_cast<int>(run.ply);
  line_.last_move = static_cast<std::uint32_t>(game_->elements.size());
  line_.variations = 0;
  dots_ = false;
  return run.out >= run.full;
}

// The last token goes the long way: what could follow it need not be asked here.
void Replay::run_plain() {
  if (ended_ || keep_wings_ || tokens_.empty() || game_->text.size() < 8) return;
  const std::size_t end = std::min(tokens_.size() - 1, stop_at_);
  while (at_ < end && take_plain_tokens(end)) {
  }
}

}  // namespace planilla
