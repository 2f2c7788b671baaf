// Words played one after another. The loop is written once and compiled for each colour, keeps what
// it needs in registers, and writes its rows aside: nothing that it does half a million times a
// second may be asked twice.
#include "game/fast/fast_moves.h"

#include "board/castling.h"
#include "board/fast_move.h"
#include "board/resolve.h"
#include "game/model/move_facts.h"
#include "notation/write/san.h"
#include "text/simd/byte_masks.h"

namespace planilla {

namespace {

// Is the position before each move kept?
struct RowOnly {
  static void keep(FastRun&) {}
};
struct RowAndBefore {
  static void keep(FastRun& run) { *run.before = *run.position; }
};

// A move of which not all that is claimed is so, or the other way round, or that is oddly spelled.
[[gnu::noinline]] void note_oddity(MoveTotals& sums, CompactMove& row, unsigned facts) {
  const unsigned claims = row.spelling.claims;
  sums.false_claims |= claims & ~facts;
  sums.missing_claims |= facts & ~claims;
  sums.quirks |= row.spelling.quirks;
  row.place.marks |= static_cast<std::uint8_t>((claims ^ facts) << 1);
  // Is it marked as SAN would mark it?
  const unsigned told = claims & (claim_capture | claim_check | claim_mate);
  if ((facts & claim_check ? san_claims(told) : told) != san_claims(facts))
    row.spelling.bits &= static_cast<std::uint8_t>(~FastSpelling::is_san);
}

// Two copies of a few bytes: the facts follow once the move is played.
[[gnu::always_inline]] inline void begin_row(const FastRun& run, Move move) {
  run.out->place = run.word->place;
  run.out->place.move_bits = move.bits();
  run.out->spelling = run.word->reading;
}

// The Move is made where it is asked for: the compiler would make it of every move.
[[gnu::noinline]] unsigned facts_of_check_from(const Position& after, unsigned from, unsigned to) {
  return facts_of_check(after, Move::normal(static_cast<Square>(from), static_cast<Square>(to)));
}
inline unsigned facts_of_checking(const Position& after, Move move) {
  return facts_of_check(after, move);
}
inline unsigned facts_of_checking(const Position& after, const FastMove& m) {
  return facts_of_check_from(after, m.from, m.to);
}

// The move of the row was played. `facts` are Claim bits but for check and mate.
template <Color us, class Played>
[[gnu::always_inline]] inline void finish_row(FastRun& run, const Played& played, unsigned facts) {
  if (run.position->in_check()) [[unlikely]]
    facts |= facts_of_checking(*run.position, played);
  CompactMove& row = *run.out++;
  if (((run.word->reading.claims ^ facts) | run.word->reading.quirks) != 0) [[unlikely]]
    note_oddity(*run.sums, row, facts);
  run.common_bits &= row.spelling.bits;
  *run.key++ = run.position->key();
  if (us == white) run.numbered += run.word->place.marks;
}

// Does it say more of where the piece came from than SAN would? Asked before it is played.
[[gnu::noinline]] void compare_origin(const Position& before, const FastRun& run, Move move) {
  const unsigned origin = run.word->reading.origin;
  const Disambiguation said = origin == 0   ? Disambiguation::none
                              : origin < 9  ? Disambiguation::file
                              : origin < 17 ? Disambiguation::rank
                                            : Disambiguation::square;
  const auto role = static_cast<Role>(run.word->reading.role);
  if (disambiguation_of(before, role, move.from(), move.to()) != said)
    run.out->spelling.bits &= static_cast<std::uint8_t>(~FastSpelling::is_san);
}

// Before the move is played.
template <class Noted>
[[gnu::always_inline]] inline void note_before(FastRun& run, Move move) {
  begin_row(run, move);
  if (run.word->reading.bits & FastSpelling::origin_may_be_due) [[unlikely]]
    compare_origin(*run.position, run, move);
  Noted::keep(run);
}

// Castling, of which every game has some, is asked for directly.
Resolution find_closely(const Position& position, const FastReading& reading) {
  if (reading.special() != castle_short && reading.special() != castle_long)
    return resolve(position, pattern_of(reading));
  const int side = reading.special() == castle_short;
  if (reading.origin != 0 || !castle_is_legal(position, side)) return {};
  const Color us = position.turn();
  return {Move::castle(position.king_square(us), position.castling().rook[us][side]), 1};
}

// Castling, promotion, en passant, or several candidates. False if it is not one legal move: step()
// says why.
template <class Noted, Color us>
[[gnu::always_inline]] inline bool play_closely(FastRun& run) {
  Position& position = *run.position;
  const FastReading& reading = run.word->reading;
  const Resolution found = find_closely(position, reading);
  if (found.count != 1) return false;
  const unsigned facts = facts_of_taking(found.move, position.pieces());
  note_before<Noted>(run, found.move);
  position.play(found.move);
  finish_row<us>(run, found.move, facts);
  return true;
}

template <class Noted, Color us>
[[gnu::always_inline]] inline void play_found(FastRun& run, const FastMove& move) {
  note_before<Noted>(run, as_move(move));
  play_plain(*run.position, us, move);
  finish_row<us>(run, move, takings[us][move.captured] & takes);
}

// False: there are no more words, or this one is no plain move.
template <class Noted, Color us>
[[gnu::always_inline]] inline bool play_word(FastRun& run) {
  const FastReading& reading = run.word->reading;
  const Position& position = *run.position;
  const Bitboard from = fast_sources(us, reading.source).from &
                        position.pieces(us, static_cast<Role>(reading.role)) &
                        origin_masks[reading.origin];
  FastMove move;
  if (reading.special() != 0 || find_plain(position, us, {from, reading.role, reading.source},
                                           move) != Verdict::legal) [[unlikely]] {
    if (!play_closely<Noted, us>(run)) return false;
  } else {
    play_found<Noted, us>(run, move);
  }
  return ++run.word != run.end;
}

template <class Noted>
[[gnu::always_inline]] inline void play_on(FastRun& run) {
  if (run.position->turn() == black && !play_word<Noted, black>(run)) return;
  while (play_word<Noted, white>(run) && play_word<Noted, black>(run)) {
  }
}

// A copy whose address is nobody's stays in registers.
#if PLANILLA_SSE2
template <class Noted>
PLANILLA_AVX2 FastRun played_avx2(FastRun run) {
  play_on<Noted>(run);
  return run;
}
#endif

template <class Noted>
FastRun played(FastRun run) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return played_avx2<Noted>(run);
#endif
  play_on<Noted>(run);
  return run;
}

}  // namespace

FastRun play_words(const FastRun& run) {
  const unsigned first = run.position->turn();
  FastRun done = run.before == nullptr ? played<RowOnly>(run) : played<RowAndBefore>(run);
  const auto plies = static_cast<std::uint32_t>(done.key - run.key),
             whites = (plies + 1 - first) / 2;
  run.sums->san &= (done.common_bits & FastSpelling::is_san) != 0;
  run.sums->numbered |= done.numbered != 0;
  run.sums->unnumbered |= done.numbered < whites;
  return done;
}

}  // namespace planilla
