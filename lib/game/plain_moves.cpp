// Words played one after another. The loop is written once and compiled for each colour, keeps what it needs in
// registers, and collects its elements aside: nothing that it does half a million times a second may ask twice.
#include "game/plain_moves.h"

#include "board/plain_move.h"
#include "board/resolve.h"
#include "game/move_facts.h"
#include "notation/san.h"
#include "pgn/byte_masks.h"

namespace planilla {

namespace {

// `facts` are Claim bits but for check and mate; `is_san` is whether the move is written as in SAN, but for its marks.
// All apart: in a struct they would go through memory, and wait there.
template <Color us>
[[gnu::always_inline]] inline void record(PlainRun& run, Move move, unsigned facts, bool is_san) {
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
[[gnu::always_inline]] inline bool play_closely(PlainRun& run) {
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
[[gnu::always_inline]] inline void play_found(PlainRun& run, const PlainMove& move) {
  Position& position = *run.position;
  const unsigned captures = position.piece_on(static_cast<Square>(move.to)) != no_piece;
  const bool as_san = is_san(position, run.word->reading, as_move(move));
  if (run.before) *run.before = position;
  play_plain(position, us, move);
  record<us>(run, as_move(move), captures * claim_capture, as_san);
}

// False: there are no more words, or this one is no plain move.
template <Color us>
[[gnu::always_inline]] inline bool play_word(PlainRun& run) {
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

[[gnu::always_inline]] inline void play_on(PlainRun& run) {
  if (run.position->turn() == black && !play_word<black>(run)) return;
  while (play_word<white>(run) && play_word<black>(run)) {
  }
}

// A copy whose address is nobody's stays in registers.
#if PLANILLA_SSE2
PLANILLA_AVX2 PlainRun words_played_avx2(PlainRun run) {
  play_on(run);
  return run;
}
#endif

}  // namespace

PlainRun play_words(PlainRun run) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return words_played_avx2(run);
#endif
  play_on(run);
  return run;
}

}  // namespace planilla
