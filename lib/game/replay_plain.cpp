// The loops in which nearly all time goes: numbers that are right and words that are known, on and on. They stop at
// the first token that is anything else, and step() takes that one. A few dozen words are looked up first
// (plain_words.h) and then played.
//
// The loop is written once and compiled for each colour, keeps what it needs in registers, and collects its elements
// aside: nothing that it does half a million times a second may ask twice.
#include "game/replay_plain.h"

#include <algorithm>

#include "board/plain_move.h"
#include "board/resolve.h"
#include "game/replay.h"
#include "notation/san.h"
#include "pgn/byte_masks.h"

namespace planilla {

namespace {

// What the loop has in hand.
struct Run {
  const PlainWord* word;
  const PlainWord* end;
  Position* position;
  Position* before;  // where the one before each move is kept, if it is
  Element* out;
  std::uint64_t* key;
  std::uint32_t ply;
  PlainSums sums;
};

// `facts` are Claim bits but for check and mate; `is_san` is whether the move is written as in SAN, but for its marks.
// All apart: in a struct they would go through memory, and wait there.
template <Color us>
[[gnu::always_inline]] inline void record(Run& run, Move move, unsigned facts, bool is_san) {
  const PlainWord& word = *run.word;
  const unsigned claims = word.reading.claims, quirks = word.reading.quirks;
  unsigned told = claims & (claim_capture | claim_check | claim_mate);
  if (run.position->in_check()) [[unlikely]] {
    facts |= facts_of_check(*run.position, move);
    told = san_claims(told);
  }
  is_san &= told == san_claims(facts);
  Element& element = *run.out;  // in place: a copy would wait for its own parts
  element.kind = ElementKind::move;
  element.flags = static_cast<std::uint8_t>((us == black ? element_black : 0) | (word.numbered * element_numbered) |
                                            (is_san * element_is_san));
  element.move = move;
  element.span = word.span;
  element.claims = static_cast<std::uint16_t>(claims);
  element.facts = static_cast<std::uint16_t>(facts);
  element.quirks = static_cast<std::uint16_t>(quirks);
  element.number = ++run.ply;
  *run.key = run.position->key();
  ++run.out;
  ++run.key;
  run.sums.false_claims |= claims & ~facts;
  run.sums.missing_claims |= facts & ~claims;
  run.sums.quirks |= quirks;
  run.sums.san &= is_san;
  run.sums.numbered |= word.numbered;
  if (us == white) run.sums.unnumbered |= !word.numbered;
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
[[gnu::always_inline]] inline bool play_closely(Run& run) {
  Position& position = *run.position;
  const QuickReading& reading = run.word->reading;
  const Resolution found = resolve(position, pattern_of(reading));
  if (found.count != 1) return false;
  const unsigned facts = facts_of_taking(found.move, position.pieces());
  const bool as_san = is_san(position, reading, found.move);
  if (run.before) *run.before = position;
  position.play(found.move);
  record<us>(run, found.move, facts, as_san);
  return true;
}

template <Color us>
[[gnu::always_inline]] inline void play_found(Run& run, const PlainMove& move) {
  Position& position = *run.position;
  const unsigned captures = position.piece_on(static_cast<Square>(move.to)) != no_piece;
  const bool as_san = is_san(position, run.word->reading, as_move(move));
  if (run.before) *run.before = position;
  play_plain(position, us, move);
  record<us>(run, as_move(move), captures * claim_capture, as_san);
}

// False: there are no more words, or this one is no plain move.
template <Color us>
[[gnu::always_inline]] inline bool play_word(Run& run) {
  const QuickReading& reading = run.word->reading;
  PlainMove move;
  if (reading.special != 0 || find_plain(*run.position, us, {reading.role, reading.to, origin_masks[reading.origin]},
                                         move) != Verdict::legal) [[unlikely]] {
    if (!play_closely<us>(run)) return false;
  } else {
    play_found<us>(run, move);
  }
  return ++run.word != run.end;
}

[[gnu::always_inline]] inline void play_words(Run& run) {
  if (run.position->turn() == black && !play_word<black>(run)) return;
  while (play_word<white>(run) && play_word<black>(run)) {
  }
}

// A copy whose address is nobody's stays in registers.
#if PLANILLA_SSE2
PLANILLA_AVX2 Run words_played_avx2(Run run) {
  play_words(run);
  return run;
}
#endif

Run words_played(Run run) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return words_played_avx2(run);
#endif
  play_words(run);
  return run;
}

}  // namespace

// True if it stopped only because its room is full.
bool Replay::take_plain_tokens(std::size_t end) {
  PlainRoom& room = plain_;
  const PlainWords& words = room.words;
  room.words.collect({.tokens = tokens_.data(),
                      .at = static_cast<std::uint32_t>(at_),
                      .end = static_cast<std::uint32_t>(end),
                      .text = game_->text,
                      .words = {&white_->quick_words(), &black_->quick_words()},
                      .turn = line_.position.turn(),
                      .number = line_.position.fullmove_number(),
                      .numbered = line_.numbered,
                      .odd_numbers = odd_numbers_,
                      .is_sheet = game_->is_sheet});
  if (words.empty()) {
    at_ = words.next();
    line_.numbered = words.numbered();
    return false;
  }
  const Run run = words_played({.word = words.begin(),
                                .end = words.end(),
                                .position = &line_.position,
                                .before = keep_before_ ? &line_.before : nullptr,
                                .out = room.elements.data(),
                                .key = room.keys.data(),
                                .ply = static_cast<std::uint32_t>(line_.ply),
                                .sums = game_->plain});
  const bool all = run.word == words.end();
  at_ = all ? words.next() : token_of(*run.word);
  line_.numbered = all ? words.numbered() : run.word->numbered;
  if (run.out == room.elements.data()) return false;
  game_->elements.insert(game_->elements.end(), room.elements.data(), run.out);
  if (frames_.empty()) game_->keys.insert(game_->keys.end(), room.keys.data(), run.key);
  game_->plain = run.sums;
  game_->plain.elements += static_cast<std::size_t>(run.out - room.elements.data());
  line_.ply = static_cast<int>(run.ply);
  line_.last_move = static_cast<std::uint32_t>(game_->elements.size());
  line_.variations = 0;
  dots_ = false;
  return all && words.full();
}

std::size_t Replay::token_of(const PlainWord& word) const {
  const auto found = std::lower_bound(tokens_.begin() + static_cast<std::ptrdiff_t>(at_), tokens_.end(), word.span.begin,
                                      [](const Token& token, std::uint32_t begin) { return token.begin() < begin; });
  return static_cast<std::size_t>(found - tokens_.begin());
}

// The last token goes the long way: what could follow it need not be asked here.
void Replay::run_plain() {
  if (ended_ || keep_wings_ || tokens_.empty() || game_->text.size() < 8) return;
  const std::size_t end = std::min(tokens_.size() - 1, stop_at_);
  while (at_ < end && take_plain_tokens(end)) {
  }
}

}  // namespace planilla
