// The numbers of the model. Rows are what is seen, columns the four stories.
#include "archive/duplicates/evidence.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace planilla {

namespace {

// log10 of how likely it is in each story.
struct Likelihood {
  double same = 0;   // one game, written down twice
  double again = 0;  // the same two players, another game
  double other = 0;  // other people
};

constexpr std::array<Likelihood, 9> names = {{
    {-0.1, -0.1, -2.5},  // equal
    {-0.4, -0.4, -2.8},  // compatible
    {-1.5, -1.5, -3.0},  // exchanged
    {-0.8, -0.8, -3.0},  // transliterated
    {-1.3, -1.3, -3.0},  // mistyped
    {0, 0, 0},           // unknown
    {-2.0, -3.0, -2.4},  // doubtful
    {-2.5, -4.0, -1.8},  // given_differ
    {-4.0, -6.0, -0.05}  // different
}};

constexpr std::array<Likelihood, 10> dates = {{
    {-0.15, -1.0, -2.5},  // equal
    {-0.6, -0.9, -1.4},   // compatible
    {0, 0, 0},            // unknown
    {-1.6, -0.7, -2.2},   // days_apart
    {-2.0, -3.0, -4.0},   // exchanged
    {-2.2, -2.0, -3.0},   // one_digit
    {-2.2, -0.6, -1.4},   // weeks_apart
    {-2.4, -0.6, -1.0},   // same_year
    {-2.8, -0.5, -0.7},   // next_year
    {-5.0, -0.3, -0.1}    // years_apart
}};

constexpr std::array<Likelihood, 6> events = {{
    {-0.2, -0.3, -1.6},  // equal
    {-0.7, -0.6, -1.6},  // similar
    {-0.8, -0.5, -0.8},  // same_place
    {0, 0, 0},           // unknown
    {-0.8, -0.4, -0.8},  // other_edition
    {-1.5, -0.3, -0.05}  // different
}};

constexpr std::array<Likelihood, 4> rounds = {{
    {-0.1, -0.9, -0.9},  // equal
    {-0.3, -0.9, -0.9},  // compatible
    {0, 0, 0},           // unknown
    {-1.0, -0.1, -0.1}   // different
}};

constexpr std::array<Likelihood, 4> ratings = {{
    {-0.1, -0.8, -2.0},  // equal
    {-1.2, -0.4, -1.2},  // close
    {0, 0, 0},           // unknown
    {-2.2, -0.8, -0.2}   // far
}};

constexpr double other_colours = -2.0;  // of one game
constexpr Likelihood other_result = {-1.5, -0.3, -0.25};
constexpr Likelihood no_result = {-0.5, -1.5, -1.5};  // of what is the beginning of the other
constexpr Likelihood won_early = {0, -1.0, -1.0};     // the beginning is short, and somebody won
constexpr Likelihood written_alike = {-0.3, -3.0, -3.0};
// Games of one event, or of some weeks, are rated alike, whoever wins: that the ratings are equal
// says who they are, and not which of their games it is.
constexpr Likelihood equal_in_one_event = {-0.1, -0.1, -2.0};
constexpr Likelihood other_round_of_event = {-2.0, -0.1, -0.1};

// How telling it is that so many half-moves agree: an opening is little.
struct Telling {
  double to_10, to_20, to_30, beyond;  // of each half-move
  double most;
};
constexpr Telling for_players = {0.03, 0.05, 0.15, 0.40, 4.8};
constexpr Telling for_others = {0.10, 0.20, 0.30, 0.40, 7.0};

double telling(std::uint32_t plies, const Telling& of) {
  const double n = plies;
  const double sum = std::min(n, 10.0) * of.to_10 + std::clamp(n - 10, 0.0, 10.0) * of.to_20 +
                     std::clamp(n - 20, 0.0, 10.0) * of.to_30 + std::max(n - 30, 0.0) * of.beyond;
  return std::min(sum, of.most);
}

// What it costs to say that one is a faulty copy of the other.
double cost_of(const MovesLikeness& moves) {
  switch (moves.kind) {
    case MovesKind::equal:
      return 0;
    case MovesKind::prefix:
      return -0.8;
    case MovesKind::near:
      return (moves.at_the_end ? -1.2 : -0.6 - 0.35 * moves.edits) - (moves.breaks_off ? 0.4 : 0);
    case MovesKind::apart:
      break;
  }
  return -100;
}

template <typename Match, std::size_t N>
const Likelihood& row(const std::array<Likelihood, N>& table, Match match) {
  return table[static_cast<std::size_t>(match)];
}

// An event is over when its year is.
bool one_event(const PairFacts& facts) {
  return !facts.years_differ &&
         (facts.event == EventMatch::equal || facts.event == EventMatch::similar);
}

const Likelihood& rating_row(const PairFacts& facts, EloMatch match) {
  const bool one_time = !facts.years_differ && facts.date >= DateMatch::days_apart &&
                        facts.date <= DateMatch::same_year;
  const bool one_list = one_event(facts) || one_time;
  return match == EloMatch::equal && one_list ? equal_in_one_event : row(ratings, match);
}

const Likelihood& round_row(const PairFacts& facts) {
  return facts.round == RoundMatch::different && one_event(facts) ? other_round_of_event
                                                                  : row(rounds, facts.round);
}

// Written as another name would be, though it is taken for one.
bool is_misspelt(NameMatch match) {
  return match == NameMatch::mistyped || match == NameMatch::doubtful;
}

// Nothing that is known of the two contradicts that they are one.
bool agree(const PairFacts& facts) {
  if (is_misspelt(facts.white) || is_misspelt(facts.black)) return false;
  const bool one_time = facts.date <= DateMatch::days_apart;
  return one_time && !facts.events_differ && !facts.exchanged &&
         facts.round != RoundMatch::different && !facts.results_differ;
}

}  // namespace

double odds_of(const PairFacts& facts) {
  if (facts.moves.kind == MovesKind::apart) return -100;
  constexpr double before_again = -1.0;  // how much rarer than copies, before anything is seen
  constexpr double before_one = -0.5;
  constexpr double before_other = 1.0;
  const Likelihood& white = row(names, facts.white);
  const Likelihood& black = row(names, facts.black);
  double same = cost_of(facts.moves) + white.same + black.same;
  if (facts.exchanged) same += other_colours;
  const double by_players = -telling(facts.moves.shared, for_players);
  double again = before_again + by_players + white.again + black.again;
  double other = before_other - telling(facts.moves.shared, for_others) + white.other + black.other;
  // One of them met somebody else.
  const double met =
      same_person(facts.white) ? white.again - 1.0 + black.other : white.other + black.again - 1.0;
  const bool one_differs = same_person(facts.white) != same_person(facts.black);
  double one = one_differs ? before_one + by_players + met : -100;
  const auto add = [&](const Likelihood& seen) {
    same += seen.same;
    again += seen.again;
    one += seen.other;
    other += seen.other;
  };
  add(row(dates, facts.date));
  add(row(events, facts.event));
  add(round_row(facts));
  add(rating_row(facts, facts.white_elo));
  add(rating_row(facts, facts.black_elo));
  if (facts.results_differ) add(other_result);
  if (facts.identical) add(written_alike);
  if (facts.unfinished && facts.moves.is_beginning()) add(no_result);
  if (few_are_won_in(facts.won_in)) add(won_early);
  const double most = std::max({again, one, other});
  const double rivals = most + std::log10(std::pow(10, again - most) + std::pow(10, one - most) +
                                          std::pow(10, other - most));
  return same - rivals;
}

bool are_other_people(const StoredGame& a, const StoredGame& b) {
  const bool same = same_person(match_white(a, b)) && same_person(match_black(a, b));
  return !same && !have_exchanged_colours(a, b);
}

TwinKind twin_kind(const PairFacts& facts, double odds) {
  if (odds < odds_needed || are_two_games(facts)) return TwinKind::none;
  if (facts.moves.kind == MovesKind::near || !agree(facts)) return TwinKind::near;
  return facts.moves.kind == MovesKind::equal ? TwinKind::exact : TwinKind::prefix;
}

std::string_view twin_kind_name(TwinKind kind) {
  constexpr std::array<std::string_view, 4> text = {"none", "exact", "prefix", "near"};
  return text[static_cast<std::size_t>(kind)];
}

}  // namespace planilla
