// Are two records of one game? Odds, from parts that are said.
//
//   PairFacts facts = facts_of(a, b);           // two StoredGames
//   double odds = odds_of(facts);               // log10; 3: a thousand to one that it is one game
//   for (const std::string& reason : reasons(facts)) ...     // "moves equal", "dates one day
//   apart"
//
// Four stories are weighed against each other: it is one game that was written down twice; the same
// two players met again and played the same moves; one of them did, against somebody else; other
// people did. Each part (moves, names, dates, events, rounds, results, ratings) says how likely
// what is seen would be in each story; the parts are added as logarithms. How often games coincide
// by chance is in the moves: an opening counts for little, what comes behind it for more, and no
// number of moves alone is proof against the same game under other names.
// docs/duplicates.md lists the numbers.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "archive/duplicates/likeness.h"
#include "archive/identity/stored_game.h"

namespace planilla {

enum class DateMatch : std::uint8_t {
  equal,
  compatible,  // one says less: 1999.??.??
  unknown,
  days_apart,  // up to three
  exchanged,   // day and month
  one_digit,
  weeks_apart,  // up to sixty days
  same_year,
  next_year,
  years_apart,
};
enum class EventMatch : std::uint8_t {
  equal,
  similar,
  same_place,
  unknown,
  other_edition,  // another number in the name, and another year
  different
};
enum class RoundMatch : std::uint8_t { equal, compatible, unknown, different };
enum class EloMatch : std::uint8_t { equal, close, unknown, far };

struct PairFacts {
  MovesLikeness moves;
  NameMatch white = NameMatch::unknown, black = NameMatch::unknown;
  DateMatch date = DateMatch::unknown;
  EventMatch event = EventMatch::unknown;
  RoundMatch round = RoundMatch::unknown;
  EloMatch white_elo = EloMatch::unknown, black_elo = EloMatch::unknown;
  bool years_differ = false;      // both known, and more than days lie between
  bool results_differ = false;    // both known
  bool decisive = false;          // one of them says that somebody won
  bool unfinished = false;        // only the longer says how it ended
  std::uint32_t won_in = 0;       // half-moves of the beginning, if it says that somebody won
  bool identical = false;         // written alike to the last letter
  bool addresses_differ = false;  // of the games on one server
  bool starts_differ = false;     // hours and minutes at which they began, both known
  bool games_of_round = false;    // by their rounds the first and the second of a mini-match
  bool seats_differ = false;      // boards, sections or stages, both known
  bool variants_differ = false;   // the rules they were played by
  bool unread_differs = false;    // one of them stops, and its text goes on otherwise
  bool lines = false;             // neither says when, where, and how it ended
  bool events_differ = false;     // both are named, and not alike
  bool events_apart = false;      // both are named, and no word, or all but one, is in both
  bool named_once = false;        // a player whom only one of them names
  bool exchanged = false;         // each player has the other colour; names are matched crosswise
  int nameless = 0;               // how many of them name neither player
};

inline bool same_person(NameMatch match) {
  return match != NameMatch::different && match != NameMatch::given_differ;
}

// The moves alone are looked at first: of games that are apart nothing else is filled in.
PairFacts facts_of(const StoredGame& a, const StoredGame& b);
// Surely other people on either side: such are never one game. Fast: nearly all pairs end here.
bool are_other_people(const StoredGame& a, const StoredGame& b);

// The same long game of one day, each player with the other colour: one of them was typed so.
bool have_exchanged_colours(const StoredGame& a, const StoredGame& b);

NameMatch match_white(const StoredGame& a, const StoredGame& b);
NameMatch match_black(const StoredGame& a, const StoredGame& b);

enum class TwinKind : std::uint8_t { none, exact, prefix, near };
std::string_view twin_kind_name(TwinKind kind);  // "exact"

double odds_of(const PairFacts& facts);
// Something that no odds outweigh: other people (another given name, jr and sr), another address on
// one server, or dates, events and rounds that differ where the moves do not show that they are one
// game.
bool are_two_games(const PairFacts& facts);
// What they are to each other, odds considered; none if they are two games.
TwinKind twin_kind(const PairFacts& facts, double odds);
std::vector<std::string> reasons(const PairFacts& facts);

// A game that ends so early without mate was rather cut than resigned.
inline bool few_are_won_in(std::uint32_t plies) {
  return plies != 0 && plies <= 24;
}

inline constexpr double odds_needed = 1.0;

}  // namespace planilla
