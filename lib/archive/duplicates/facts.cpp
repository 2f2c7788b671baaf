// What is seen of a pair, and in which words it is told.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>

#include "archive/duplicates/editions.h"
#include "archive/duplicates/evidence.h"
#include "archive/duplicates/exchanged_digits.h"
#include "archive/duplicates/unread_moves.h"
#include "archive/identity/game_address.h"
#include "checks/facts/names.h"
#include "pgn/tag_value.h"

namespace planilla {

namespace {

NameMatch match_players(const Person& a, const Person& b, std::uint32_t a_id, std::uint32_t b_id) {
  if (a_id != 0 && b_id != 0 && a_id != b_id) return NameMatch::different;
  const NameMatch match = compare(a, b);
  return a_id != 0 && a_id == b_id && match != NameMatch::unknown
             ? std::min(match, NameMatch::compatible)
             : match;
}

struct Parts {
  int year, month, day;
  explicit Parts(std::int32_t date)
      : year(date / 10000), month(date / 100 % 100), day(date % 100) {}
};

int days_between(Parts a, Parts b) {
  using namespace std::chrono;
  const auto days = [](Parts p) {
    return sys_days(std::chrono::year{p.year} / month{static_cast<unsigned>(p.month)} /
                    day{static_cast<unsigned>(p.day)});
  };
  return static_cast<int>(std::abs((days(a) - days(b)).count()));
}

int digits_changed(std::int32_t a, std::int32_t b) {
  int changed = 0;
  for (; a != 0 || b != 0; a /= 10, b /= 10) changed += a % 10 != b % 10;
  return changed;
}

DateMatch match_years(const Parts& a, const Parts& b) {
  const int apart = std::abs(a.year - b.year);
  return apart == 0   ? DateMatch::same_year
         : apart == 1 ? DateMatch::next_year
                      : DateMatch::years_apart;
}

// Programs write so where the year alone is known.
bool is_first_of_a_year(const Parts& date) {
  return date.month == 1 && date.day == 1;
}

DateMatch match_dates(std::int32_t a, std::int32_t b) {
  const Parts x(a), y(b);
  if (x.year == 0 || y.year == 0) return DateMatch::unknown;
  if (a % 10000 == b % 10000 && have_exchanged_digits(x.year, y.year)) return DateMatch::one_digit;
  const bool whole = x.month * x.day * y.month * y.day != 0;
  if (whole) {
    if (a == b) return DateMatch::equal;
    const int days = days_between(x, y);
    if (days <= 3) return DateMatch::days_apart;
    if (is_first_of_a_year(x) && is_first_of_a_year(y)) return match_years(x, y);
    if (x.year == y.year && x.day == y.month && x.month == y.day) return DateMatch::exchanged;
    if (digits_changed(a, b) == 1) return DateMatch::one_digit;
    if (days <= 60) return DateMatch::weeks_apart;
    return match_years(x, y);
  }
  if (x.year != y.year) return match_years(x, y);
  const bool months_differ = x.month != 0 && y.month != 0 && x.month != y.month;
  return months_differ ? DateMatch::same_year : DateMatch::compatible;
}

// The last days of a year and the first of the next are one time.
bool years_differ(DateMatch match, std::int32_t a, std::int32_t b) {
  return match > DateMatch::days_apart && match != DateMatch::weeks_apart &&
         Parts(a).year != Parts(b).year;
}

// Does a word of the text begin so?
bool holds_word(std::string_view text, std::string_view word) {
  std::size_t at = text.find(word);
  while (at != std::string_view::npos && at != 0 && text[at - 1] != ' ')
    at = text.find(word, at + 1);
  return at != std::string_view::npos;
}

// How many of the words of `a` (three letters or more, or numbers) stand in `b`, and how many there
// are.
std::pair<int, int> words_shared(std::string_view a, std::string_view b) {
  int shared = 0, all = 0;
  while (!a.empty()) {
    const std::size_t end = std::min(a.find(' '), a.size());
    const std::string_view word = a.substr(0, end);
    a.remove_prefix(std::min(end + 1, a.size()));
    if (word.size() < 3) continue;
    ++all;
    shared += holds_word(b, word);
  }
  return {shared, all};
}

struct SharedWords {
  int shared = 0;
  int fewest = 0;  // words of the shorter
};

SharedWords shared_words(const std::string& a, const std::string& b) {
  const auto [ab, a_words] = words_shared(a, b);
  const auto [ba, b_words] = words_shared(b, a);
  return {std::max(ab, ba), std::min(a_words, b_words)};
}

bool are_similar(const std::string& a, const std::string& b) {
  const SharedWords words = shared_words(a, b);
  return words.fewest > 0 && 2 * words.shared >= words.fewest;
}

// "Linares masters" is not "Biel masters": more than half of the words, and all of them if the
// places are others.
bool are_similar_events(const std::string& a, const std::string& b, bool other_place) {
  const SharedWords words = shared_words(a, b);
  return words.fewest > 0 &&
         (other_place ? words.shared >= words.fewest : 2 * words.shared > words.fewest);
}

EventMatch match_events(const StoredGame& a, const StoredGame& b, bool years_differ) {
  const std::string_view a_event = a.text(RecordText::event), b_event = b.text(RecordText::event);
  const std::string_view a_site = a.text(RecordText::site), b_site = b.text(RecordText::site);
  const bool no_event = is_unknown(a_event) || is_unknown(b_event);
  const bool no_site = is_unknown(a_site) || is_unknown(b_site);
  if (!no_event && a_event == b_event) return EventMatch::equal;
  if (no_event && no_site) return EventMatch::unknown;
  if (no_event && a_site == b_site) return EventMatch::same_place;
  const std::string event_a = fold_name(a_event), event_b = fold_name(b_event);
  const std::string site_a = fold_name(a_site), site_b = fold_name(b_site);
  if (!no_event && event_a == event_b) return EventMatch::equal;
  if (years_differ && are_editions(event_a, event_b)) return EventMatch::other_edition;
  const bool one_place = !no_site && (site_a == site_b || are_similar(site_a, site_b));
  if (!no_event && are_similar_events(event_a, event_b, !no_site && !one_place))
    return EventMatch::similar;
  if (one_place) return EventMatch::same_place;
  if (!is_unknown(b_site) && are_similar(event_a, site_b)) return EventMatch::same_place;
  if (!is_unknown(a_site) && are_similar(event_b, site_a)) return EventMatch::same_place;
  return no_event ? EventMatch::unknown : EventMatch::different;
}

std::string_view without_zeros(std::string_view number) {
  return number.substr(std::min(number.find_first_not_of('0'), number.size()));
}

struct RoundAndBoard {
  std::string_view round, board;
};

// "3.12", "6(1)", "6/1"; "(01)" is a round alone.
RoundAndBoard taken_apart(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  const std::size_t begin = text.find_first_of(digits);
  if (begin == std::string_view::npos || text.substr(0, begin).find_first_not_of("( ") != text.npos)
    return {text, {}};
  const std::size_t end = std::min(text.find_first_not_of(digits, begin), text.size());
  const std::size_t board = std::min(text.find_first_of(digits, end), text.size());
  const std::size_t board_end = std::min(text.find_first_not_of(digits, board), text.size());
  if (text.substr(end, board - end).find_first_not_of(".(/ )") != text.npos ||
      text.substr(board_end).find_first_not_of(") ") != text.npos)
    return {text, {}};
  return {without_zeros(text.substr(begin, end - begin)),
          without_zeros(text.substr(board, board_end - board))};
}

RoundMatch match_rounds(std::string_view a, std::string_view b) {
  if (is_unknown(a) || is_unknown(b)) return RoundMatch::unknown;
  const RoundAndBoard x = taken_apart(a), y = taken_apart(b);
  if (x.round != y.round) return RoundMatch::different;
  if (x.board == y.board) return RoundMatch::equal;
  return x.board.empty() || y.board.empty() ? RoundMatch::compatible : RoundMatch::different;
}

// "3.1" and "3.2" of one pair: two games of a mini-match, since nobody has two boards in a round.
bool are_games_of_one_round(std::string_view a, std::string_view b) {
  const RoundAndBoard x = taken_apart(a), y = taken_apart(b);
  return x.round == y.round && !x.board.empty() && !y.board.empty() && x.board != y.board;
}

EloMatch match_ratings(int a, int b) {
  if (a == 0 || b == 0) return EloMatch::unknown;
  if (a == b) return EloMatch::equal;
  return std::abs(a - b) <= 60 ? EloMatch::close : EloMatch::far;
}

bool are_other_addresses(std::string_view a, std::string_view b) {
  return !a.empty() && !b.empty() && a != b && server_of(a) == server_of(b);
}

bool names_nobody(const StoredGame& game) {
  return game.white().unknown() && game.black().unknown();
}

bool is_known(Result result) {
  return result != Result::none && result != Result::unknown && result != Result::odd;
}

// It says nothing of when, where and how it was played.
bool is_line(const StoredGame& game) {
  return game.head().date == 0 && is_unknown(game.text(RecordText::event)) &&
         is_unknown(game.text(RecordText::round)) && !is_known(game.result());
}

// `Blitz` and `Rapid` of one place: what match_events() may take for one event by its place, or by
// all its other words.
bool are_events_apart(const StoredGame& a, const StoredGame& b) {
  const std::string_view one = a.text(RecordText::event), other = b.text(RecordText::event);
  if (is_unknown(one) || is_unknown(other) || one == other) return false;
  const std::string x = fold_name(one), y = fold_name(other);
  if (are_sisters(x, y)) return true;
  const SharedWords words = shared_words(x, y);
  return x != y && words.fewest > 0 && words.shared == 0 &&
         !are_similar(x, fold_name(b.text(RecordText::site))) &&
         !are_similar(y, fold_name(a.text(RecordText::site)));
}

bool is_named_once(const StoredGame& a, const StoredGame& b) {
  return a.white().unknown() != b.white().unknown() || a.black().unknown() != b.black().unknown();
}

std::string plural(std::uint32_t count, const std::string& one) {
  return std::to_string(count) + " " + one + (count == 1 ? "" : "s");
}

std::string moves_reason(const MovesLikeness& moves) {
  switch (moves.kind) {
    case MovesKind::equal:
      return "moves equal";
    case MovesKind::prefix:
      return "one is the beginning of the other: " + plural(moves.shared, "half-move");
    default:
      break;
  }
  if (moves.transposed) return "the same moves in another order";
  if (moves.at_the_end && moves.edits > 2)
    return "the first " + plural(moves.shared, "half-move") + " equal";
  if (moves.at_the_end) return "moves equal but for the last";
  return plural(moves.edits, "half-move") + " of " + std::to_string(moves.shared + moves.edits) +
         " differ" + (moves.edits == 1 ? "s" : "") +
         (moves.breaks_off ? ", and one breaks off" : "");
}

std::string name_reason(const char* side, NameMatch match) {
  constexpr std::array<const char*, 9> words = {"names equal",
                                                "names agree as far as they go",
                                                "surname and given name exchanged",
                                                "names sound alike",
                                                "a name is mistyped",
                                                "name unknown",
                                                "one word of the names differs",
                                                "surnames equal, given names differ",
                                                "names differ"};
  return std::string(side) + ": " + words[static_cast<std::size_t>(match)];
}

void add_name_facts(const PairFacts& facts, std::vector<std::string>& out) {
  if (facts.white == facts.black) {
    constexpr std::array<const char*, 9> both = {"names equal",
                                                 "surnames equal",
                                                 "surnames and given names exchanged",
                                                 "names sound alike",
                                                 "both names mistyped",
                                                 "names unknown",
                                                 "one word of both names differs",
                                                 "given names differ",
                                                 "names differ"};
    out.push_back(both[static_cast<std::size_t>(facts.white)]);
    return;
  }
  out.push_back(name_reason("White", facts.white));
  out.push_back(name_reason("Black", facts.black));
}

}  // namespace

NameMatch match_white(const StoredGame& a, const StoredGame& b) {
  return match_players(a.white(), b.white(), a.head().white_id, b.head().white_id);
}

NameMatch match_black(const StoredGame& a, const StoredGame& b) {
  return match_players(a.black(), b.black(), a.head().black_id, b.head().black_id);
}

// Nearly no long game is played twice. Where the day is not known, more must be alike: draws that
// theory knows are long.
bool have_exchanged_colours(const StoredGame& a, const StoredGame& b) {
  constexpr std::uint32_t of_one_day = 40, won = 48, drawn = 64;  // half-moves
  const RecordHead &x = a.head(), &y = b.head();
  if (x.moves != y.moves || x.start != y.start || x.date != y.date || x.date == 0) return false;
  const bool one_day = x.date % 100 != 0;
  const std::string_view event = a.text(RecordText::event);
  if (!one_day && (is_unknown(event) || event != b.text(RecordText::event))) return false;
  const bool decisive =
      a.result() == b.result() && is_known(a.result()) && a.result() != Result::draw;
  if (x.plies < (one_day ? of_one_day : decisive ? won : drawn)) return false;
  if (a.white().unknown() || a.black().unknown()) return false;
  const NameMatch white = match_players(a.white(), b.black(), x.white_id, y.black_id);
  const NameMatch black = match_players(a.black(), b.white(), x.black_id, y.white_id);
  return white < NameMatch::mistyped && black < NameMatch::mistyped;
}

PairFacts facts_of(const StoredGame& a, const StoredGame& b) {
  PairFacts out;
  out.moves = compare_moves(a, b);
  out.identical = a.head().text != 0 && a.head().text == b.head().text;
  if (out.moves.kind == MovesKind::apart) return out;
  out.white = match_white(a, b);
  out.black = match_black(a, b);
  out.exchanged =
      !(same_person(out.white) && same_person(out.black)) && have_exchanged_colours(a, b);
  if (out.exchanged) out.white = out.black = NameMatch::compatible;
  out.date = match_dates(a.head().date, b.head().date);
  out.years_differ = years_differ(out.date, a.head().date, b.head().date);
  out.event = match_events(a, b, out.years_differ);
  out.round = match_rounds(a.text(RecordText::round), b.text(RecordText::round));
  out.games_of_round = are_games_of_one_round(a.text(RecordText::round), b.text(RecordText::round));
  out.addresses_differ =
      are_other_addresses(a.text(RecordText::address), b.text(RecordText::address));
  out.starts_differ = a.head().start_clock != 0 && a.head().start_clock == b.head().start_clock &&
                      a.head().start_minute != b.head().start_minute;
  out.seats_differ =
      !std::equal(a.head().seats.begin(), a.head().seats.end(), b.head().seats.begin(),
                  [](std::uint16_t x, std::uint16_t y) { return x == y || x == 0 || y == 0; });
  out.variants_differ = a.head().variant != b.head().variant;
  out.unread_differs = !unread_agrees(a, b);
  out.lines = is_line(a) && is_line(b);
  out.events_differ = out.event > EventMatch::similar && !is_unknown(a.text(RecordText::event)) &&
                      !is_unknown(b.text(RecordText::event));
  out.events_apart = out.event > EventMatch::equal && are_events_apart(a, b);
  out.named_once = is_named_once(a, b);
  out.nameless = names_nobody(a) + names_nobody(b);
  out.white_elo = match_ratings(a.head().white_elo, b.head().white_elo);
  out.black_elo = match_ratings(a.head().black_elo, b.head().black_elo);
  if (out.exchanged) out.white_elo = out.black_elo = EloMatch::unknown;
  const bool a_ended = is_known(a.result()), b_ended = is_known(b.result());
  out.results_differ = a_ended && b_ended && a.head().result != b.head().result;
  out.decisive = (a_ended && a.result() != Result::draw) || (b_ended && b.result() != Result::draw);
  const StoredGame& shorter = a.head().plies < b.head().plies ? a : b;
  const bool won = is_known(shorter.result()) && shorter.result() != Result::draw;
  if (won && out.moves.is_beginning()) out.won_in = shorter.head().plies;
  out.unfinished = a.head().plies < b.head().plies ? !a_ended && b_ended : a_ended && !b_ended;
  return out;
}

std::vector<std::string> reasons(const PairFacts& facts) {
  constexpr std::array<const char*, 10> date_words = {
      "dates equal",          "dates agree as far as they go",   "dates unknown",
      "dates few days apart", "day and month exchanged",         "dates differ in one digit",
      "dates weeks apart",    "dates of one year, months apart", "dates a year apart",
      "dates years apart"};
  constexpr std::array<const char*, 6> event_words = {"events equal",
                                                      "events similar",
                                                      "places equal",
                                                      "events unknown",
                                                      "editions of an event differ",
                                                      "events differ"};
  constexpr std::array<const char*, 4> round_words = {"rounds equal", "rounds agree", "",
                                                      "rounds differ"};
  std::vector<std::string> out = {moves_reason(facts.moves)};
  if (facts.identical) out.emplace_back("alike to the last letter");
  if (facts.exchanged)
    out.emplace_back("colours exchanged");
  else
    add_name_facts(facts, out);
  out.push_back(date_words[static_cast<std::size_t>(facts.date)]);
  if (facts.event == EventMatch::same_place && facts.events_differ)
    out.emplace_back("events differ, places equal");
  else if (facts.event != EventMatch::unknown)
    out.push_back(event_words[static_cast<std::size_t>(facts.event)]);
  if (facts.round != RoundMatch::unknown)
    out.push_back(round_words[static_cast<std::size_t>(facts.round)]);
  const auto elos = std::max(facts.white_elo, facts.black_elo);
  if (facts.white_elo == facts.black_elo && elos == EloMatch::equal) out.push_back("ratings equal");
  if (elos == EloMatch::far) out.push_back("ratings differ");
  if (facts.results_differ) out.push_back("results differ");
  if (facts.unfinished && facts.moves.is_beginning()) out.push_back("the shorter has no result");
  if (few_are_won_in(facts.won_in))
    out.push_back("few games are won in " + plural(facts.won_in, "half-move"));
  return out;
}

}  // namespace planilla
