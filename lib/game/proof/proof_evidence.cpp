// What stands behind a change, and behind its rivals: the evidence on which is judged.
#include <algorithm>

#include "board/half_move.h"
#include "board/resolve.h"
#include "game/evidence/later_marks.h"
#include "game/proof/proof.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

// The pieces that the likeliest spellings of the word name, where the move is another's and its
// spelling much less likely: `Aq4` may be a4, but so it may be a bishop's move to any
// square. No letter names a pawn.
RoleMask likelier_roles(std::span<const Slip> slips, const Position& before, Move move) {
  constexpr std::uint32_t much = 200;  // hundredths of a nat
  const Role moved = role_of(before.piece_on(move.from()));
  const auto own = std::find_if(slips.begin(), slips.end(), [&](const Slip& slip) {
    const Resolution found = resolve(before, slip.pattern);
    return found.count == 1 && found.move == move;
  });
  if (own == slips.end()) return 0;
  unsigned roles = 0;
  for (const Slip& slip : slips) {
    if (slip.cost + much > own->cost) break;
    if ((slip.pattern.roles & role_bit(moved)) != 0) return 0;
    roles |= slip.pattern.roles;
  }
  return static_cast<RoleMask>(roles & ~unsigned{role_bit(pawn)});
}

}  // namespace

// How far the next best meaning of the word can be read under the rest of the plan, and at which
// word it stops. The word as it stands is one of them.
void Proof::weigh_rivals(std::span<Edit> fixes, std::size_t index, Place& place) const {
  Edit& fix = fixes[index];
  const std::vector<Edit> others = PlanReading::others(fixes, index);
  std::vector<Move> tried;
  const std::uint32_t own = price_of(fix, place) + said_behind(place, place.after, others);
  // `price`: of the slip.
  const auto try_move = [&](Move move, bool is_equal, std::uint32_t price = 0) {
    if (move == fix.move || std::find(tried.begin(), tried.end(), move) != tried.end()) return;
    tried.push_back(move);
    Position after = place.before;
    after.play(move);
    Position next = after, at_end = after;
    const bool is_even = place.until > place.behind &&
                         tail_.play(next, place.behind, place.until).item >= place.until;
    if (is_even && std::find(fix.even.begin(), fix.even.end(), move) == fix.even.end())
      fix.even.push_back(move);
    Distance reach = reading_.read(at_end, place.behind, others);
    place.has_even_rival |= is_even;
    place.has_equal_rival |= is_equal && reach.half_moves + few_by_chance >= fix.fits;
    if (fix.kind == FixKind::replace && !fix.has_partner() && reach.item >= place.end) {
      const bool lives = price + said_behind(place, after, others) < own + costs_.proof.choice;
      place.has_live_rival |= lives;
      if (!lives) reach = up_to_false_mark(place, after, reach);
    }
    if (reach.half_moves < fix.rival_fits) return;
    fix.rival_fits = reach.half_moves;
    fix.rival_stops = reach.item < place.end ? items_[reach.item].token : 0;
    fix.rival_ply = place.ply + reach.half_moves + 1;
  };
  if (fix.kind == FixKind::replace) {
    try_equals(place, try_move);
    if (items_[place.item].is_number) return;
    const auto& slips = slips_.of(tail_.written(place.item), tail_.reader(place.before));
    if (const RoleMask likely = likelier_roles(slips, place.before, fix.move); likely != 0) {
      MoveList moves;
      place.before.legal_moves(moves);
      for (const Move move : moves)
        if ((likely & role_bit(role_of(place.before.piece_on(move.from())))) != 0)
          try_move(move, true);
    }
    for (const Slip& slip : slips) {
      if (resolve(place.before, slip.pattern).count == 0) continue;
      MoveList moves;
      legal_matches(place.before, slip.pattern, moves);
      for (const Move move : moves) try_move(move, false, slip.cost);
    }
  } else if (fix.kind == FixKind::insert || fix.kind == FixKind::choose) {
    MoveList moves;
    if (fix.kind == FixKind::insert)
      place.before.legal_moves(moves);
    else
      for (const Reading& reading : tail_.reading(place.before, place.item).readings())
        legal_matches(place.before, reading.pattern, moves);
    for (const Move move : moves) try_move(move, fix.kind == FixKind::insert);
  }
}

// A reading whose marks are false ends, for whoever is told of it, where the first of them stands.
Distance Proof::up_to_false_mark(const Place& place, const Position& after,
                                 const Distance& reach) const {
  const std::uint32_t wrong = hand_.first_wrong(after, place.behind, place.end);
  if (wrong >= place.end) return reach;
  return {words_between(items_, place.behind, wrong), wrong, reach.is_ambiguous};
}

// What the words behind the change say falsely, with another move in place of the word.
std::uint32_t Proof::said_behind(const Place& place, const Position& after,
                                 std::span<const Edit> others) const {
  return reading_.marks(hand_, {{.item = place.behind}, after}, place.end, others);
}

// Moves of which the word says no more than of any other of them: what was not written is any move,
// and a piece that stands where the word sends it has gone anywhere from there.
template <class Try>
void Proof::try_equals(const Place& place, Try try_move) const {
  if (items_[place.item].is_number) return;
  const WordReading& word = tail_.reading(place.before, place.item);
  MoveList moves;
  place.before.legal_moves(moves);
  if (word.kind == WordKind::hole && (tail_.flags(place.item) & (token_masked | token_either)) == 0)
    for (const Move move : moves) try_move(move, true);
  if (word.kind != WordKind::move) return;
  const Color turn = place.before.turn();
  for (const Reading& reading : word.readings()) {
    const MovePattern& pattern = reading.pattern;
    if (!single(pattern.to) || pattern.castle != castle_none) continue;
    const Piece piece = place.before.piece_on(first_square(pattern.to));
    if (piece == no_piece || color_of(piece) != turn ||
        (pattern.roles & role_bit(role_of(piece))) == 0)
      continue;
    for (const Move move : moves)
      if (bit(move.from()) == pattern.to) try_move(move, true);
  }
  if (place.is_legal) try_move(tail_.word(place.before, place.item).move, false);
}

// From which item on the change is needed: what stands before it is legal, and its marks are true,
// without the change too.
std::uint32_t Proof::needed_from(std::span<const Edit> fixes, std::size_t index,
                                 const Place& place) const {
  const bool is_second = fixes[index].is_second_of_two();
  if (is_second) return place.item;
  const std::vector<Edit> others = PlanReading::others(fixes, index);
  Position position = place.before;
  const std::uint32_t fails = reading_.read(position, place.item, others).item;
  const std::uint32_t end =
      others.empty() ? fails : std::min(fails, item_at(items_, place.item, others.front().token));
  const std::uint32_t without = first_false_mark(tail_, items_, {place.before, place.item, end});
  if (without >= end || !marks_are_true(tail_, items_, {start_, 0, place.item})) return fails;
  const std::uint32_t with = first_false_mark(tail_, items_, {place.after, place.behind, end});
  return with > without ? without : fails;
}

// Half-moves that the change explains, in stretches of the plan before that of `limit`. Each change
// behind it takes some.
int Proof::support_of(std::span<const Edit> fixes, std::span<const Place> places, std::size_t index,
                      std::size_t limit) const {
  const auto needed = static_cast<int>(costs_.proof.words);
  const bool is_first = fixes[index].is_first_of_two() && index + 1 < places.size();
  const std::size_t begin = is_first ? index + 1 : index;
  const std::uint32_t from = needed_from(fixes, index, places[index]);
  int support = 0;
  for (std::size_t k = limit; k-- > begin;) {
    const Place& place = places[k];
    const int before = from <= place.behind ? 0
                       : from >= place.until
                           ? place.written
                           : tail_.read(place.after, place.behind, from).half_moves;
    const int own = fixes[k].kind == FixKind::choose ? 0 : needed;
    if (own != 0) support = std::min(support, 3 * needed);
    support = std::max(0, support - own) + place.written - before;
  }
  return support;
}

// Does more than one character of the word stand for another? A word that is legal as it stands is
// not taken for one unlike it.
bool Proof::is_other_word(Move move, const Place& place) const {
  return !comes_near(move, place, costs_.slip.any + costs_.slip.diagonal);
}

// Is it the move of a word that one slip, which costs less than `below`, makes of the one written?
bool Proof::comes_near(Move move, const Place& place, std::uint32_t below) const {
  const auto& slips = slips_.of(tail_.written(place.item), tail_.reader(place.before));
  return std::any_of(slips.begin(), slips.end(), [&](const Slip& slip) {
    if (slip.cost >= below) return false;
    const Resolution found = resolve(place.before, slip.pattern);
    if (found.count < 2) return found.count == 1 && found.move == move;
    MoveList moves;
    legal_matches(place.before, slip.pattern, moves);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
  });
}

// Is the first number behind the place that of the half-move that stands there without its word?
bool Proof::number_denies_word(const Place& place) const {
  int due = half_move_due(place.before);
  for (std::uint32_t i = place.behind; i < place.until; ++i) {
    if (!items_[i].is_number)
      ++due;
    else if (items_[i].number != 0)
      return items_[i].half_move() <= due;
  }
  return false;
}

// "Db3 Db3 Cd6" of a hand that writes no x, or "4. Nxd4 Nxd4 5. d6 6. Nc3": is a word that would be
// passed over legal, and the reply to it left out? Only numbers could tell.
bool Proof::may_lack_reply(const Edit& fix, const Place& place) const {
  if (fix.kind != FixKind::drop || !place.is_legal || number_denies_word(place)) return false;
  const Match word = tail_.word(place.before, place.item);
  if (word.count != 1) return false;
  Position after = place.before;
  after.play(word.move);
  MoveList replies;
  after.legal_moves(replies);
  return std::any_of(replies.begin(), replies.end(), [&](Move reply) {
    Position position = after;
    position.play(reply);
    return tail_.play(position, place.behind, place.until).item >= place.until;
  });
}

// Is the text explained as well by a slip in the word that fails without the change?
bool Proof::slips_at_fault(std::span<const Edit> fixes, std::size_t index,
                           const Place& place) const {
  const std::vector<Edit> others = PlanReading::others(fixes, index);
  Position position = place.before;
  const Distance without = reading_.read(position, place.item, others);
  if (without.item >= items_.size()) return true;
  const int there = reading_.best_at(position, without.item, others);
  return there > 0 && without.half_moves + there + few_by_chance >= fixes[index].fits;
}

// Of a plan that has lost a change.
void Proof::forget_measures(RepairPlan& script) {
  for (Edit& fix : script.fixes) {
    fix.even.clear();
    fix.rival_fits = fix.rival_ply = 0;
    fix.rival_stops = 0;
  }
}

// What is told of a change is legal as it stands: it ends where the next change begins. Which of
// its moves an ambiguous word is changes nothing, and two words in each other's place are one
// change.
void Proof::end_evidence(RepairPlan& script) const {
  const std::vector<Place> places = follow(script);
  for (std::size_t i = 0; i < places.size(); ++i) {
    Edit& fix = script.fixes[i];
    int fits = places[i].written;
    const auto goes_on = [&](const Edit& next) {
      return next.kind == FixKind::choose || next.is_second_of_two() ||
             (next.kind == FixKind::drop && fits == 0);
    };
    for (std::size_t next = i + 1; next < places.size() && goes_on(script.fixes[next]); ++next)
      fits += places[next].written + puts_a_move(script.fixes[next]);
    if (fits == 0 || fits >= fix.fits) continue;
    fix.fits = fits;
    fix.rival_fits = std::min(fix.rival_fits, fits);
    fix.to_end = false;
  }
}

void Proof::tell(RepairPlan& script) const {
  std::vector<Place> places = follow(script);
  if (places.empty() || places.size() < script.fixes.size()) return;
  measure(script, places);
  end_evidence(script);
}

// How far the text fits behind each change, and behind its rivals.
void Proof::measure(RepairPlan& script, std::vector<Place>& places) const {
  for (std::size_t i = 0; i < places.size(); ++i) {
    Edit& fix = script.fixes[i];
    fix.fits = places[i].written;
    for (std::size_t k = i + 1; k < places.size(); ++k)
      fix.fits += places[k].written + puts_a_move(script.fixes[k]);
    places[i].end = places.back().until;
    fix.to_end =
        fix.fits > 0 && places.size() == script.fixes.size() && places[i].end >= items_.size();
    fix.fails_soon = puts_a_move(fix) && fix.fits < few_by_chance && places[i].end < items_.size();
    weigh_rivals(script.fixes, i, places[i]);
    fix.odds = odds_of(fix.lead);
  }
}

}  // namespace planilla
