// Words played one after another. The loop is written once and compiled for each colour, keeps what
// it needs in registers, and collects its elements aside: nothing that it does half a million times
// a second may ask twice.
#include "game/fast/plain_moves.h"

#include "board/castling.h"
#include "board/plain_move.h"
#include "board/resolve.h"
#include "game/model/move_facts.h"
#include "notation/write/san.h"
#include "text/simd/byte_masks.h"

namespace planilla {

namespace {

// What is noted of each move besides its key and the sums.
struct Nothing {
  static constexpr bool elements = false;
  static void keep(PlainRun&) {}
};
struct ElementsOnly : Nothing {
  static constexpr bool elements = true;
};
// And the position before it.
struct ElementsAndBefore : ElementsOnly {
  static void keep(PlainRun& run) { *run.before = *run.position; }
};

// A move of which not all that is claimed is so, or the other way round, or that is oddly spelled.
// Is it marked as SAN would mark it?
[[gnu::noinline]] bool note_oddity(PlainSums& sums, unsigned claims, unsigned facts,
                                   unsigned quirks) {
  sums.false_claims |= claims & ~facts;
  sums.missing_claims |= facts & ~claims;
  sums.quirks |= quirks;
  const unsigned told = claims & (claim_capture | claim_check | claim_mate);
  return (facts & claim_check ? san_claims(told) : told) == san_claims(facts);
}

// In place: a copy would wait for its own parts.
template <Color us>
[[gnu::always_inline]] inline void write_element(const PlainRun& run, Move move, unsigned facts,
                                                 bool is_san) {
  const PlainWord& word = *run.word;
  Element& element = *run.out;
  element.kind = ElementKind::move;
  element.flags =
      static_cast<std::uint8_t>((us == black ? element_black : 0) |
                                (word.numbered * element_numbered) | (is_san * element_is_san));
  element.move = move;
  element.span = word.span();
  element.claims = word.reading.claims;
  element.facts = static_cast<std::uint16_t>(facts);
  element.quirks = word.reading.quirks;
  element.number = run.ply;
}

inline Move as_move(Move move) {
  return move;
}

// The Move is made where it is asked for: the compiler would make it of every move.
[[gnu::noinline]] unsigned facts_of_check_from(const Position& after, unsigned from, unsigned to) {
  return facts_of_check(after, Move::normal(static_cast<Square>(from), static_cast<Square>(to)));
}
inline unsigned facts_of_checking(const Position& after, Move move) {
  return facts_of_check(after, move);
}
inline unsigned facts_of_checking(const Position& after, const PlainMove& m) {
  return facts_of_check_from(after, m.from, m.to);
}

// `facts` are Claim bits but for check and mate; `is_san` is whether the move is written as in SAN,
// but for its marks. All apart: in a struct they would go through memory, and wait there.
template <class Noted, Color us, class Played>
[[gnu::always_inline]] inline void record(PlainRun& run, const Played& played, unsigned facts,
                                          bool is_san) {
  const unsigned claims = run.word->reading.claims, quirks = run.word->reading.quirks;
  if (run.position->in_check()) [[unlikely]]
    facts |= facts_of_checking(*run.position, played);
  if (((claims ^ facts) | quirks) != 0) [[unlikely]]
    is_san &= note_oddity(*run.sums, claims, facts, quirks);
  if constexpr (Noted::elements) {
    ++run.ply;
    write_element<us>(run, as_move(played), facts, is_san);
    ++run.out;
    run.san &= is_san;
  }
  *run.key++ = run.position->key();
  if (us == white) run.numbered += run.word->numbered;
}

// Is as much said of where the piece came from as SAN says?
[[gnu::noinline]] bool origin_is_san(const Position& before, unsigned origin, unsigned role,
                                     Move move) {
  const Disambiguation said = origin == 0   ? Disambiguation::none
                              : origin < 9  ? Disambiguation::file
                              : origin < 17 ? Disambiguation::rank
                                            : Disambiguation::square;
  return disambiguation_of(before, static_cast<Role>(role), move.from(), move.to()) == said;
}

template <class Noted>
[[gnu::always_inline]] inline bool is_san(const Position& before, const QuickReading& reading,
                                          Move move) {
  if (!Noted::elements) return false;
  if (reading.origin_may_be_due) [[unlikely]]
    return origin_is_san(before, reading.origin, reading.role, move);
  return reading.is_san;
}

// Castling, of which every game has some, is asked for directly.
Resolution find_closely(const Position& position, const QuickReading& reading) {
  if (reading.special != castle_short && reading.special != castle_long)
    return resolve(position, pattern_of(reading));
  const int side = reading.special == castle_short;
  if (reading.origin != 0 || !castle_is_legal(position, side)) return {};
  const Color us = position.turn();
  return {Move::castle(position.king_square(us), position.castling().rook[us][side]), 1};
}

// Castling, promotion, en passant, or several candidates. False if it is not one legal move: step()
// says why.
template <class Noted, Color us>
[[gnu::always_inline]] inline bool play_closely(PlainRun& run) {
  Position& position = *run.position;
  const QuickReading& reading = run.word->reading;
  const Resolution found = find_closely(position, reading);
  if (found.count != 1) return false;
  const unsigned facts = facts_of_taking(found.move, position.pieces());
  const bool as_san = is_san<Noted>(position, reading, found.move);
  Noted::keep(run);
  position.play(found.move);
  record<Noted, us>(run, found.move, facts, as_san);
  return true;
}

template <class Noted, Color us>
[[gnu::always_inline]] inline void play_found(PlainRun& run, const PlainMove& move) {
  const bool as_san = is_san<Noted>(*run.position, run.word->reading, as_move(move));
  Noted::keep(run);
  play_plain(*run.position, us, move);
  record<Noted, us>(run, move, takings[us][move.captured] & takes, as_san);
}

// False: there are no more words, or this one is no plain move.
template <class Noted, Color us>
[[gnu::always_inline]] inline bool play_word(PlainRun& run) {
  const QuickReading& reading = run.word->reading;
  const Position& position = *run.position;
  const Bitboard from = plain_sources(us, reading.source).from &
                        position.pieces(us, static_cast<Role>(reading.role)) &
                        origin_masks[reading.origin];
  PlainMove move;
  if (reading.special != 0 || find_plain(position, us, {from, reading.role, reading.source},
                                         move) != Verdict::legal) [[unlikely]] {
    if (!play_closely<Noted, us>(run)) return false;
  } else {
    play_found<Noted, us>(run, move);
  }
  return ++run.word != run.end;
}

template <class Noted>
[[gnu::always_inline]] inline void play_on(PlainRun& run) {
  if (run.position->turn() == black && !play_word<Noted, black>(run)) return;
  while (play_word<Noted, white>(run) && play_word<Noted, black>(run)) {
  }
}

// A copy whose address is nobody's stays in registers.
#if PLANILLA_SSE2
template <class Noted>
PLANILLA_AVX2 PlainRun played_avx2(PlainRun run) {
  play_on<Noted>(run);
  return run;
}
#endif

template <class Noted>
PlainRun played(PlainRun run) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return played_avx2<Noted>(run);
#endif
  play_on<Noted>(run);
  return run;
}

}  // namespace

PlainRun play_words(const PlainRun& run) {
  const unsigned first = run.position->turn();
  PlainRun done = run.out == nullptr      ? played<Nothing>(run)
                  : run.before == nullptr ? played<ElementsOnly>(run)
                                          : played<ElementsAndBefore>(run);
  const auto plies = static_cast<std::uint32_t>(done.key - run.key),
             whites = (plies + 1 - first) / 2;
  done.ply = run.ply + plies;
  run.sums->san &= done.san && run.out != nullptr;
  run.sums->numbered |= done.numbered != 0;
  run.sums->unnumbered |= done.numbered < whites;
  return done;
}

}  // namespace planilla
