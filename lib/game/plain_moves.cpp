// Words played one after another. The loop is written once and compiled for each colour, keeps what it needs in
// registers, and collects its elements aside: nothing that it does half a million times a second may ask twice.
#include "game/plain_moves.h"

#include "board/castling.h"
#include "board/plain_move.h"
#include "board/resolve.h"
#include "game/move_facts.h"
#include "notation/san.h"
#include "text/byte_masks.h"

namespace planilla {

namespace {

// The position before each move is kept, or not.
struct Kept {
  static void keep(PlainRun& run) { *run.before = *run.position; }
};
struct NotKept {
  static void keep(PlainRun&) {}
};

// A move of which not all that is claimed is so, or the other way round, or that is oddly spelled. Is it marked as SAN
// would mark it?
[[gnu::noinline]] bool note_oddity(PlainSums& sums, unsigned claims, unsigned facts, unsigned quirks) {
  sums.false_claims |= claims & ~facts;
  sums.missing_claims |= facts & ~claims;
  sums.quirks |= quirks;
  const unsigned told = claims & (claim_capture | claim_check | claim_mate);
  return (facts & claim_check ? san_claims(told) : told) == san_claims(facts);
}

// `facts` are Claim bits but for check and mate; `is_san` is whether the move is written as in SAN, but for its marks.
// All apart: in a struct they would go through memory, and wait there.
template <Color us>
[[gnu::always_inline]] inline void record(PlainRun& run, Move move, unsigned facts, bool is_san) {
  const PlainWord& word = *run.word;
  const unsigned claims = word.reading.claims, quirks = word.reading.quirks;
  if (run.position->in_check()) [[unlikely]] facts |= facts_of_check(*run.position, move);
  if (((claims ^ facts) | quirks) != 0) [[unlikely]] is_san &= note_oddity(*run.sums, claims, facts, quirks);
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
  run.san &= is_san;
  if (us == white) run.numbered += word.numbered;
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
  if (reading.san == QuickReading::San::if_origin_is_due) [[unlikely]]
    return origin_is_san(before, reading.origin, reading.role, move);
  return reading.san == QuickReading::San::yes;
}

// Castling, of which every game has some, is asked for directly.
Resolution find_closely(const Position& position, const QuickReading& reading) {
  if (reading.special != castle_short && reading.special != castle_long) return resolve(position, pattern_of(reading));
  const int side = reading.special == castle_short;
  if (reading.origin != 0 || !castle_is_legal(position, side)) return {};
  const Color us = position.turn();
  return {Move::castle(position.king_square(us), position.castling().rook[us][side]), 1};
}

// Castling, promotion, en passant, or several candidates. False if it is not one legal move: step() says why.
template <class Before, Color us>
[[gnu::always_inline]] inline bool play_closely(PlainRun& run) {
  Position& position = *run.position;
  const QuickReading& reading = run.word->reading;
  const Resolution found = find_closely(position, reading);
  if (found.count != 1) return false;
  const unsigned facts = facts_of_taking(found.move, position.pieces());
  const bool as_san = is_san(position, reading, found.move);
  Before::keep(run);
  position.play(found.move);
  record<us>(run, found.move, facts, as_san);
  return true;
}

template <class Before, Color us>
[[gnu::always_inline]] inline void play_found(PlainRun& run, const PlainMove& move) {
  Position& position = *run.position;
  const unsigned captures = position.piece_on(static_cast<Square>(move.to)) != no_piece;
  const bool as_san = is_san(position, run.word->reading, as_move(move));
  Before::keep(run);
  play_plain(position, us, move);
  record<us>(run, as_move(move), captures * claim_capture, as_san);
}

// False: there are no more words, or this one is no plain move.
template <class Before, Color us>
[[gnu::always_inline]] inline bool play_word(PlainRun& run) {
  const QuickReading& reading = run.word->reading;
  PlainMove move;
  if (reading.special != 0 || find_plain(*run.position, us, {reading.role, reading.to, origin_masks[reading.origin]},
                                         move) != Verdict::legal) [[unlikely]] {
    if (!play_closely<Before, us>(run)) return false;
  } else {
    play_found<Before, us>(run, move);
  }
  return ++run.word != run.end;
}

template <class Before>
[[gnu::always_inline]] inline void play_on(PlainRun& run) {
  if (run.position->turn() == black && !play_word<Before, black>(run)) return;
  while (play_word<Before, white>(run) && play_word<Before, black>(run)) {
  }
}

// A copy whose address is nobody's stays in registers.
#if PLANILLA_SSE2
template <class Before>
PLANILLA_AVX2 PlainRun played_avx2(PlainRun run) {
  play_on<Before>(run);
  return run;
}
#endif

template <class Before>
PlainRun played(PlainRun run) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return played_avx2<Before>(run);
#endif
  play_on<Before>(run);
  return run;
}

}  // namespace

PlainRun play_words(const PlainRun& run) {
  const std::uint32_t ply = run.ply, first = run.position->turn();
  const PlainRun done = run.before ? played<Kept>(run) : played<NotKept>(run);
  const std::uint32_t whites = (done.ply - ply + 1 - first) / 2;
  run.sums->san &= done.san;
  run.sums->numbered |= done.numbered != 0;
  run.sums->unnumbered |= done.numbered < whites;
  return done;
}

}  // namespace planilla
