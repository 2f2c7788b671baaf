// The script is followed on the board once; then each change is weighed, the first one first.
#include "game/proof/proof.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "board/half_move.h"
#include "board/resolve.h"
#include "game/evidence/later_marks.h"
#include "game/spelling/descriptive_word.h"
#include "notation/write/san.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

std::size_t changes_of(const RepairPlan& script) {
  return static_cast<std::size_t>(std::count_if(
      script.fixes.begin(), script.fixes.end(),
      [](const Edit& fix) { return fix.kind != FixKind::choose && !fix.is_second_of_two(); }));
}

// Two half-moves and more that were left out, and as many words that are none: of a sheet whose
// rows were read wrongly.
bool moves_rows(const RepairPlan& script) {
  const auto count = [&](FixKind kind) {
    return std::count_if(script.fixes.begin(), script.fixes.end(),
                         [&](const Edit& fix) { return fix.kind == kind; });
  };
  return count(FixKind::drop) > 1 && count(FixKind::insert) > 1;
}

// The only change, and all other meanings of the word end before it does.
bool is_alone(const RepairPlan& script, std::size_t index) {
  const Edit& fix = script.fixes[index];
  return script.fixes.size() == 1 && script.questions.empty() && fix.kind == FixKind::replace &&
         fix.rival_stops != 0 && fix.rival_fits + 1 < fix.fits;
}

}  // namespace

bool Proof::judges(const Edit& fix) {
  return fix.kind != FixKind::gap && fix.kind != FixKind::stands && !fix.answered &&
         !(fix.kind == FixKind::choose && fix.open);
}

std::vector<Proof::Place> Proof::follow(const RepairPlan& script) const {
  std::vector<Place> places(script.fixes.size());
  Position position = start_;
  std::uint32_t at = 0;
  int ply = 0;
  const auto end = static_cast<std::uint32_t>(items_.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Edit& fix = script.fixes[i];
    const std::uint32_t item = item_at(items_, at, fix.token);
    const Reach reach = tail_.read(position, at, item);
    if (i > 0) places[i - 1].written = reach.half_moves, places[i - 1].until = reach.item;
    position = reach.position;
    ply += reach.half_moves;
    Place& place = places[i];
    place.item = std::min(item, end);
    place.until = place.item;
    if (reach.item < item || item >= end) {  // not where the script thinks it is: nothing follows
      places.resize(i);
      return places;
    }
    place.before = position;
    place.behind = item_at(items_, item, fix.token + fix.tokens);
    place.is_legal = !items_[item].is_number && tail_.word(position, item).count == 1;
    if (puts_a_move(fix)) {
      if (!position.is_legal(fix.move)) {
        places.resize(i);
        return places;
      }
      position.play(fix.move);
      ++ply;
    }
    place.after = position;
    place.ply = ply;
    at = place.behind;
  }
  if (!places.empty()) {
    const Reach reach = tail_.read(position, at, end);
    places.back().written = reach.half_moves;
    places.back().until = reach.item;
  }
  return places;
}

// Does the word before it say the same?
bool Proof::is_written_twice(const Place& place) const {
  std::uint32_t before = place.item;
  while (before > 0 && items_[before - 1].is_number) --before;
  return before > 0 && tail_.written(before - 1) == tail_.written(place.item);
}

// Is it one of two words that say the same as the two before them? A row that was copied again.
bool Proof::is_of_row_twice(const Place& place) const {
  const auto is_word = [&](std::uint32_t item) { return !items_[item].is_number; };
  std::vector<std::uint32_t> words;  // up to two before it, the word, and the next
  for (std::uint32_t i = place.item; i-- > 0 && words.size() < 3;)
    if (is_word(i)) words.insert(words.begin(), i);
  const std::size_t before = words.size();
  words.push_back(place.item);
  for (std::uint32_t i = place.item + 1; i < items_.size() && words.size() < before + 2; ++i)
    if (is_word(i)) words.push_back(i);
  const auto is_row = [&](std::size_t first) {
    return first + 3 < words.size() &&
           tail_.written(words[first]) == tail_.written(words[first + 2]) &&
           tail_.written(words[first + 1]) == tail_.written(words[first + 3]);
  };
  return is_row(0) || is_row(1);
}

// Does the next number count on from the word that is passed over, or from two that stand in each
// other's place? Else a sentence may end there:
// "7... d6 pero h3 Ca5 8. c3". A move that is written twice takes two cells: the numbers run ahead.
// One that is left out without its cell makes them fall behind, by one.
bool Proof::number_fits(const Edit& fix, const Place& place) const {
  std::uint32_t at = place.behind;
  while (at < items_.size() && items_[at].number == 0) ++at;
  if (at >= items_.size()) return true;
  Position before = place.before;
  if (puts_a_move(fix)) before.play(fix.move);
  const Position position = tail_.read(before, place.behind, at).position;
  const int due = half_move_due(position);
  const int said = items_[at].half_move();
  if (fix.kind == FixKind::insert) return said >= due - 1 && said <= due + 1;
  constexpr int long_enough = 30;  // half-moves: of games without a row hardly any goes on so far
  return said == due || (said == due + 1 && is_written_twice(place)) ||
         (said == due + 2 && fix.fits >= long_enough && is_of_row_twice(place));
}

// By how much the change must lead. Where another meaning of the word fits as far, only the pen
// speaks for it; and a word that is legal as it stands speaks for itself.
std::uint32_t Proof::margin_of(const Edit& fix, const Place& place) const {
  const bool chooses = fix.kind == FixKind::choose;
  const bool is_even =
      (chooses || fix.kind == FixKind::replace) && place.has_even_rival && place.written > 0;
  if (chooses) return is_even ? costs_.proof.even : costs_.proof.choice;
  return is_even || (place.is_legal && !fix.has_partner()) ? costs_.proof.even
                                                           : costs_.proof.margin;
}

// Does the number before the word say that it is Black's, "8. ... Af3", where White is to move?
bool Proof::is_others_word(const Edit& fix, const Place& place) const {
  if (fix.kind != FixKind::replace || place.before.turn() != white) return false;
  std::uint32_t at = place.item;
  while (at > 0 && items_[at - 1].is_number)  // the dots may be a token of their own
    if (items_[--at].dots > 1) return true;
  return false;
}

// Do marks behind the change say that it was another move? Of a hand whose marks are right so far.
// Where the word is legal as it stands any false mark does, however far behind it.
bool Proof::marks_speak_against(const Edit& fix, const Place& place) const {
  Position after = place.before;
  if (puts_a_move(fix)) after.play(fix.move);
  const Stretch behind{after, place.behind, place.until};
  if (place.is_legal && fix.kind == FixKind::replace &&
      first_false_mark(tail_, items_, behind) < place.until)
    return marks_are_true(tail_, items_, {start_, 0, place.item});
  Bitboard named = 0;
  if (fix.kind == FixKind::replace && !items_[place.item].is_number)
    for (const Reading& reading : tail_.reading(place.before, place.item).readings())
      if (reading.pattern.to != all_squares) named |= reading.pattern.to;
  return marks_contradict(tail_, items_, behind, named) &&
         marks_are_true(tail_, items_, {start_, 0, place.item});
}

// What a word may have been that stays as it is.
void Proof::ask_about(RepairPlan& script, std::size_t index, const Place& place) {
  const Edit& fix = script.fixes[index];
  const int ply = place.ply + (puts_a_move(fix) ? 0 : 1);
  std::erase_if(script.questions, [&](const Question& q) { return q.ply >= ply; });
  std::vector<Move> moves;
  if (puts_a_move(fix)) moves.push_back(fix.move);
  moves.insert(moves.end(), fix.others.begin(), fix.others.end());
  script.questions.push_back({fix.token, ply, std::move(moves)});
}

void Proof::end_at(RepairPlan& script, std::size_t index, const Place& place) {
  if (place.is_legal && script.fixes[index].kind != FixKind::insert) {
    ask_about(script, index, place);
    script.fixes.resize(index);
    return;
  }
  Edit fix = script.fixes[index];
  fix.to_end = fix.to_end && index + 1 == script.fixes.size();  // with no other change behind it
  script.fixes.resize(index);
  // Without it nothing more can be read: that it is no move says nobody.
  if (fix.kind == FixKind::drop && fix.fits == 0) return;
  const int ply = place.ply + (puts_a_move(fix) ? 0 : 1);
  std::erase_if(script.questions, [&](const Question& q) { return q.ply >= ply; });
  fix.stops = true;
  script.fixes.push_back(std::move(fix));
}

// Is enough written behind the change that is legal only with it? For a word that is legal as it
// stands, and for one that is put in or passed over, that counts only as far as the changes behind
// it are proved too.
bool Proof::has_support(const RepairPlan& script, std::span<const Place> places, std::size_t index,
                        std::size_t limit) const {
  const Edit& fix = script.fixes[index];
  const Place& place = places[index];
  // What parts the readings of an ambiguous word may be no unproved change; a mask is none.
  const bool parts_at_change =
      place.has_even_rival && index + 1 < places.size() &&
      (tail_.flags(item_at(items_, 0, script.fixes[index + 1].token)) & token_doubtful) == 0;
  if (fix.kind == FixKind::choose)
    return place.written > 0 && (!parts_at_change || index + 1 < limit);
  const bool rewrites = place.is_legal && fix.kind == FixKind::replace;
  const bool is_spelt = fix.kind == FixKind::replace && !place.is_legal;
  const int support = support_of(script.fixes, places, index, is_spelt ? places.size() : limit);
  if (rewrites && !fix.has_partner() && is_other_word(fix.move, place)) return false;
  if (rewrites)
    return support >= static_cast<int>(costs_.proof.legal) &&
           (fix.has_partner() || !slips_at_fault(script.fixes, index, place));
  const std::uint32_t needed = is_unlike(fix, place)     ? costs_.proof.unlike
                               : is_alone(script, index) ? costs_.proof.alone
                                                         : costs_.proof.words;
  return support >= static_cast<int>(needed);
}

// A move in place of a word that names none, of which no single slip makes that move.
bool Proof::is_unlike(const Edit& fix, const Place& place) const {
  return fix.kind == FixKind::replace && !place.is_legal && !fix.has_partner() &&
         !items_[place.item].is_number &&
         tail_.reading(place.before, place.item).kind != WordKind::hole &&
         !comes_near(fix.move, place, UINT32_MAX);
}

// But for what explains the whole sheet otherwise. `limit`: the first change that is not proved.
bool Proof::is_proved(const RepairPlan& script, std::span<const Place> places, std::size_t index,
                      std::size_t limit) const {
  const Edit& fix = script.fixes[index];
  const Place& place = places[index];
  if (!judges(fix)) return true;
  // An empty cell that several moves fit: all are told, and one is written.
  const bool is_hole = !items_[place.item].is_number &&
                       tail_.reading(place.before, place.item).kind == WordKind::hole;
  if (fix.open && script.fixes.size() == 1 && is_hole &&
      place.written >= static_cast<int>(costs_.proof.alone))
    return true;
  // A word of another notation is no slip in this one.
  if (fix.kind == FixKind::replace && !place.is_legal && !items_[place.item].is_number &&
      looks_descriptive(tail_.written(place.item)))
    return false;
  const bool is_first = fix.is_first_of_two();
  const std::size_t last = is_first && index + 1 < places.size() ? index + 1 : index;
  // A word that names no move, "24. c3 hmm Tf1 Tab8", is one only where the row leaves it a cell.
  const bool moves_on = fix.kind == FixKind::drop || fix.kind == FixKind::insert ||
                        (fix.kind == FixKind::replace && is_unlike(fix, place));
  const bool numbers_fit =
      (!moves_on && !fix.has_partner()) || number_fits(script.fixes[last], places[last]);
  // Two words with the other player's move between them: as many such exchanges were a slip
  // elsewhere.
  const bool is_apart = is_first && place.written > 0;
  return !fix.open && !is_apart && !place.has_equal_rival && !place.has_live_rival && numbers_fit &&
         fix.lead >= margin_of(fix, place) && has_support(script, places, index, limit) &&
         !is_others_word(fix, place) && !marks_speak_against(fix, place) &&
         !may_lack_reply(fix, place) && !may_be_other_word(script, places, index);
}

// Of two words in each other's place neither is changed alone.
std::size_t Proof::first_unproved(const RepairPlan& script, std::span<const Place> places,
                                  std::size_t limit) const {
  for (std::size_t i = 0; i < limit; ++i) {
    if (is_proved(script, places, i, limit)) continue;
    const Edit& fix = script.fixes[i];
    for (std::size_t first = 0; first < i && fix.has_partner(); ++first)
      if (script.fixes[first].partner == fix.token) return first;
    return i;
  }
  return limit;
}

// How many are proved from the first on, where that of `limit` is not.
std::size_t Proof::proved_before(const RepairPlan& script, std::span<const Place> places,
                                 std::size_t limit) const {
  std::size_t stop = limit;
  for (limit = stop + 1; stop < limit;) {
    limit = stop;
    stop = first_unproved(script, places, limit);
  }
  return stop;
}

void Proof::judge(RepairPlan& script, std::uint32_t fault, std::uint32_t cost) {
  if (script.fixes.empty()) return;
  std::vector<Place> places = follow(script);
  if (places.size() < script.fixes.size()) {  // cannot be followed word by word
    script.fixes.resize(places.size());
    if (places.empty()) return;
  }
  measure(script, places);
  const auto is_judged = [](const Edit& fix) { return judges(fix); };
  const auto first =
      std::find_if(script.fixes.begin(), script.fixes.end(), is_judged) - script.fixes.begin();
  const bool too_many = moves_rows(script) ||
                        (changes_of(script) > 2 &&
                         changes_of(script) * costs_.proof.words_a_change > items_.size() * 2 / 3);
  std::size_t stop = proved_before(script, places, places.size());
  // Asked last: it takes longest.
  const auto judged = std::min(static_cast<std::size_t>(first), places.size());
  if (judged < stop &&
      (too_many || stood(script, places, fault) || misses_row(script, places, fault, cost)))
    stop = judged;
  for (std::size_t i = judged; i < stop;) {
    if (!has_rival_beside(script, places, i)) {
      ++i;
      continue;
    }
    stop = proved_before(script, places, i);
    i = judged;
  }
  if (stop == places.size()) return;
  const bool keeps_word = places[stop].is_legal && script.fixes[stop].kind == FixKind::replace &&
                          judged < stop + 1 && !script.fixes[stop].has_partner() &&
                          stop + 1 < script.fixes.size();
  if (!keeps_word) {
    end_at(script, stop, places[stop]);
    return;
  }
  ask_about(script, stop, places[stop]);
  script.fixes.erase(script.fixes.begin() + static_cast<std::ptrdiff_t>(stop));
  forget_measures(script);
  judge(script, fault, cost);
}

void Proof::weigh(RepairPlan& script, std::uint32_t fault, std::uint32_t cost) {
  judge(script, fault, cost);
  end_evidence(script);
}

}  // namespace planilla
