// What no odds outweigh.
#include "archive/duplicates/evidence.h"

namespace planilla {

namespace {

bool one_day(DateMatch match) {
  return match == DateMatch::equal || match == DateMatch::exchanged;
}

bool one_round(const PairFacts& facts) {
  return facts.round == RoundMatch::equal || facts.round == RoundMatch::compatible;
}

constexpr std::uint32_t theory = 64;  // half-moves that players may repeat

// How much of what is known says that they are two games: the date, the event, the round. The
// edition of an event goes by the date.
int contradictions(const PairFacts& facts) {
  const bool rounds = facts.round == RoundMatch::different;
  const bool dates =
      facts.date >= DateMatch::one_digit || (rounds && facts.date == DateMatch::days_apart);
  return dates + (facts.event == EventMatch::different) + rounds;
}

// One round of one day, or all moves on one day of one event, and so much is alike that it was not
// played twice.
bool is_one_seat(const PairFacts& facts) {
  constexpr std::uint32_t long_enough = 40;  // half-moves
  const bool all = facts.moves.kind == MovesKind::equal && facts.event <= EventMatch::similar &&
                   !facts.games_of_round;
  return facts.date == DateMatch::equal && (all || one_round(facts)) && facts.decisive &&
         facts.moves.shared >= long_enough;
}

// Each ended otherwise, and the date, the round or the event says that they are two.
bool is_played_again(const PairFacts& facts) {
  if (is_one_seat(facts)) return false;
  const bool others = contradictions(facts) != 0 || facts.events_apart;
  return facts.results_differ && others && facts.moves.shared < theory;
}

// A draw that theory knows, by repetition as a rule: two rounds, or two events of one place, of one
// day.
bool is_draw_of_one_day(const PairFacts& facts) {
  constexpr std::uint32_t known_draw = 44, anywhere = 36;  // half-moves
  if (facts.decisive) return false;
  if (facts.round == RoundMatch::different) return facts.moves.shared < known_draw;
  const std::uint32_t enough = facts.date == DateMatch::equal ? known_draw : anywhere;
  return facts.events_apart && facts.moves.shared < enough;
}

// The same trap, sprung on somebody who is named in one of them alone: `NN` in a simultaneous
// display is somebody else.
bool is_trap(const PairFacts& facts) {
  constexpr std::uint32_t miniature = 40;  // half-moves
  return facts.named_once && facts.moves.shared < miniature;
}

// The end of the shorter is not in the longer, or is nowhere.
bool ends_differ(const PairFacts& facts) {
  return facts.moves.is_beginning() || facts.moves.at_the_end;
}

// The shorter has no result: it was cut rather than played so.
bool is_fragment(const PairFacts& facts) {
  return facts.moves.is_beginning() && facts.unfinished;
}
constexpr std::uint32_t short_fragment = 30;  // half-moves: an opening

// Two dates of which one may be a slip, of a draw that was agreed early: people repeat such draws,
// in a match, and in the next edition of an event. Only what does not repeat says that they are
// one: ratings from year to year, the round of one event.
bool is_draw_of_two_days(const PairFacts& facts) {
  constexpr std::uint32_t short_draw = 30, short_in_editions = 40;  // half-moves
  const bool editions = facts.event == EventMatch::other_edition;
  if (facts.decisive || facts.moves.shared >= (editions ? short_in_editions : short_draw))
    return false;
  if (facts.years_differ)
    return facts.event >= EventMatch::other_edition || facts.white_elo != EloMatch::equal ||
           facts.black_elo != EloMatch::equal;
  return facts.date == DateMatch::one_digit &&
         (facts.event == EventMatch::different || !one_round(facts));
}

// Two of date, event and round differ: one may be a slip. A draw by repetition that theory knows is
// played again so, and a name with a slip is somebody else's.
bool is_contradicted(const PairFacts& facts) {
  // Two events of one place: an opening that is played again there.
  const bool elsewhere = facts.event == EventMatch::same_place && facts.events_apart;
  if (elsewhere && contradictions(facts) == 1 && facts.moves.shared < short_fragment) return true;
  if (contradictions(facts) < 2) return false;
  if (facts.white == NameMatch::mistyped || facts.black == NameMatch::mistyped) return true;
  if (facts.moves.shared < short_fragment) return true;
  if (is_fragment(facts)) return false;
  return facts.moves.shared < theory && (!facts.decisive || ends_differ(facts));
}

// Lines of an opening book: nobody played them, and each is a line of its own, whatever it begins
// with. What nobody is known to have played is no copy of a game either.
bool is_book_line(const PairFacts& facts) {
  constexpr std::uint32_t known_opening = 40;  // half-moves
  if (facts.moves.shared >= known_opening) return false;
  if (facts.moves.kind == MovesKind::equal) return facts.nameless == 1;
  return facts.nameless != 0 || facts.lines;
}

// Broken off, or called off, and played again another day.
bool is_begun_twice(const PairFacts& facts) {
  constexpr std::uint32_t begun = 20;  // half-moves
  return facts.moves.is_beginning() && facts.moves.shared < begun &&
         facts.date >= DateMatch::days_apart && facts.date != DateMatch::exchanged;
}

// A short game is no beginning of one that ended otherwise.
bool is_ended_otherwise(const PairFacts& facts) {
  constexpr std::uint32_t short_game = 20;  // half-moves
  return facts.results_differ && facts.moves.is_beginning() && facts.moves.shared < short_game;
}

// A short game with a result of its own is no beginning of what was played in another round.
bool is_short_game_of_round(const PairFacts& facts) {
  constexpr std::uint32_t opening = 30;  // half-moves
  return facts.round == RoundMatch::different && facts.moves.is_beginning() && !facts.unfinished &&
         facts.moves.shared < opening;
}

// Games that began in other minutes by one clock, which servers write.
bool is_another_start(const PairFacts& facts) {
  constexpr std::uint32_t short_game = 40;  // half-moves
  return facts.starts_differ && facts.moves.shared < short_game;
}

// Colours are exchanged in one of them, or the players met again with the same moves: nothing else
// may speak against one game, and a draw that theory knows needs the same round.
bool is_return_game(const PairFacts& facts) {
  if (!facts.exchanged) return false;
  if (facts.round == RoundMatch::different || facts.event >= EventMatch::other_edition) return true;
  return !facts.decisive && !one_round(facts) && facts.moves.shared < theory;
}

// A name of which one word differs may be cut short or a slip, or another person's. It is the same
// person's where nothing else differs, and the game is long: nobody plays it twice in one round.
bool are_perhaps_others(const PairFacts& facts) {
  if (facts.white != NameMatch::doubtful && facts.black != NameMatch::doubtful) return false;
  const bool one_time = facts.date <= DateMatch::unknown;
  const bool one_event = facts.event <= EventMatch::unknown;
  const bool told = facts.date == DateMatch::equal && facts.event <= EventMatch::similar;
  constexpr std::uint32_t of_one_round = 24, of_one_day = 40, long_game = 60;  // half-moves
  const bool one_seat = told && facts.round == RoundMatch::equal;
  return !one_time || !one_event || facts.round == RoundMatch::different ||
         facts.moves.kind == MovesKind::apart ||
         facts.moves.shared < (one_seat ? of_one_round
                               : told   ? of_one_day
                                        : long_game);
}

// Two boards of one match, or the same players in two sections of an event: what theory knows is
// played on both.
bool is_another_seat(const PairFacts& facts) {
  return facts.seats_differ && facts.moves.shared < theory;
}

// A move or two, of a game that was not played: everybody's, unless the day says which.
bool is_hardly_begun(const PairFacts& facts) {
  constexpr std::uint32_t few = 4;  // half-moves
  return facts.moves.shared > 0 && facts.moves.shared < few && !facts.identical &&
         facts.date != DateMatch::equal;
}

bool are_two_rounds(const PairFacts& facts) {
  if (facts.round != RoundMatch::different || one_day(facts.date)) return false;
  // A match repeats its openings to the end of a short game, never a long one; a game that somebody
  // won is not played again to its end.
  const std::uint32_t long_enough = ends_differ(facts) ? theory
                                    : facts.decisive   ? 26
                                                       : 40;  // half-moves
  return facts.moves.shared < long_enough;
}

}  // namespace

bool are_two_games(const PairFacts& facts) {
  if (!same_person(facts.white) || !same_person(facts.black)) return true;
  return facts.addresses_differ || facts.unread_differs || facts.variants_differ ||
         is_another_seat(facts) || is_hardly_begun(facts) || is_another_start(facts) ||
         is_book_line(facts) || is_trap(facts) || is_played_again(facts) ||
         is_draw_of_one_day(facts) || is_draw_of_two_days(facts) || is_contradicted(facts) ||
         is_begun_twice(facts) || is_ended_otherwise(facts) || is_short_game_of_round(facts) ||
         is_return_game(facts) || are_perhaps_others(facts) || are_two_rounds(facts);
}

}  // namespace planilla
