// The script is followed on the board once; then each change is weighed, the first one first.
#include "game/repair/proof.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "board/half_move.h"
#include "board/resolve.h"
#include "game/evidence/later_marks.h"
#include "game/repair/missing_row.h"
#include "notation/write/san.h"

namespace planilla {

namespace {

bool puts_a_move(const Edit& fix) {
  return fix.kind == FixKind::replace || fix.kind == FixKind::choose || fix.kind == FixKind::insert;
}

bool judges(const Edit& fix) {
  return fix.kind != FixKind::gap && fix.kind != FixKind::stands && !fix.answered &&
         !(fix.kind == FixKind::choose && fix.open);
}

std::size_t changes_of(const RepairPlan& script) {
  return static_cast<std::size_t>(
      std::count_if(script.fixes.begin(), script.fixes.end(), [](const Edit& fix) {
        return fix.kind != FixKind::choose && !(fix.partner != 0 && fix.partner < fix.token);
      }));
}

// The only change, and all other meanings of the word end before it does.
bool is_alone(const RepairPlan& script, std::size_t index) {
  const Edit& fix = script.fixes[index];
  return script.fixes.size() == 1 && script.questions.empty() && fix.kind == FixKind::replace &&
         fix.rival_stops != 0 && fix.rival_fits + 1 < fix.fits;
}

}  // namespace

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

// How far the next best meaning of the word can be read, and at which word it stops.
void Proof::weigh_rivals(Edit& fix, const Place& place) {
  const auto try_move = [&](Move move) {
    if (move == fix.move) return;
    Position after = place.before;
    after.play(move);
    const Reach reach = tail_.read(after, place.behind, place.until);
    const bool is_even = reach.item >= place.until && place.until > place.behind;
    if (is_even && std::find(fix.even.begin(), fix.even.end(), move) == fix.even.end())
      fix.even.push_back(move);
    if (reach.half_moves < fix.rival_fits) return;
    fix.rival_fits = reach.half_moves;
    fix.rival_stops = reach.item < place.until ? items_[reach.item].token : 0;
    fix.rival_ply = place.ply + reach.half_moves + 1;
  };
  if (fix.kind == FixKind::replace && !items_[place.item].is_number) {
    for (const Slip& slip : slips_.of(tail_.written(place.item), tail_.reader(place.before))) {
      if (resolve(place.before, slip.pattern).count == 0) continue;
      MoveList moves;
      legal_matches(place.before, slip.pattern, moves);
      for (const Move move : moves) try_move(move);
    }
  } else if (fix.kind == FixKind::insert || fix.kind == FixKind::choose) {
    MoveList moves;
    if (fix.kind == FixKind::insert)
      place.before.legal_moves(moves);
    else
      for (const Reading& reading : tail_.reading(place.before, place.item).readings())
        legal_matches(place.before, reading.pattern, moves);
    for (const Move move : moves) try_move(move);
  }
}

// Is the sheet explained as well by an illegal move that was played as it is written?
bool Proof::stood(const std::vector<Place>& places, std::uint32_t fault) const {
  const auto end = static_cast<std::uint32_t>(items_.size());
  const Reach as_written = tail_.read(start_, 0, end);
  if (as_written.item >= end || as_written.item != fault) return false;
  const Reach behind = tail_.stood(as_written.position, fault, end);
  if (behind.half_moves == 0) return false;
  std::uint32_t farthest = places.back().until;
  for (const Place& place : places)
    if (place.item > fault) farthest = std::min(farthest, place.item);
  return behind.half_moves >= static_cast<int>(costs_.proof.stood) || behind.item >= farthest;
}

// Is the sheet explained as well by a row that was left out?
bool Proof::misses_row(const std::vector<Place>& places, std::uint32_t fault,
                       std::uint32_t cost) const {
  // A word that is legal as it stands was likely meant so, unless much speaks against it.
  constexpr int much = 30;  // half-moves
  const bool rewrites = std::any_of(places.begin(), places.end(), [](const Place& place) {
    return place.is_legal && place.written < much;
  });
  if (fault >= items_.size() || (cost < costs_.proof.row && !rewrites)) return false;
  const std::uint32_t until = std::max(places.back().until, fault + 1);
  const std::uint32_t enough = cost + costs_.proof.margin;
  return missing_row_cost(tail_, items_, start_, {fault, until, enough}, costs_) < enough;
}

// Does the word before it say the same?
bool Proof::is_written_twice(const Place& place) const {
  std::uint32_t before = place.item;
  while (before > 0 && items_[before - 1].is_number) --before;
  return before > 0 && tail_.written(before - 1) == tail_.written(place.item);
}

// Does the next number count on from the word that is passed over, or from two that stand in each
// other's place? Else a sentence may end there:
// "7... d6 pero h3 Ca5 8. c3". A move that is written twice takes two cells: the numbers run ahead.
bool Proof::number_fits(const Edit& fix, const Place& place) const {
  std::uint32_t at = place.behind;
  while (at < items_.size() && items_[at].number == 0) ++at;
  if (at >= items_.size()) return true;
  Position before = place.before;
  if (puts_a_move(fix)) before.play(fix.move);
  const Position position = tail_.read(before, place.behind, at).position;
  const int due = half_move_due(position);
  const int said = items_[at].half_move();
  return said == due || (said == due + 1 && is_written_twice(place));
}

// By how much the change must lead. Where another meaning of the word fits as far, only the pen
// speaks for it.
std::uint32_t Proof::margin_of(const Edit& fix, const Place& place) const {
  if (fix.kind == FixKind::choose) return costs_.proof.choice;
  const bool rival_fits = fix.kind == FixKind::replace && fix.rival_fits > 0 &&
                          fix.rival_fits >= place.written && fix.rival_stops == 0;
  return rival_fits ? costs_.proof.even : costs_.proof.margin;
}

// Do marks behind the change say that it was another move? Of a hand whose marks are right so far.
bool Proof::marks_speak_against(const Edit& fix, const Place& place) const {
  Position after = place.before;
  if (puts_a_move(fix)) after.play(fix.move);
  Bitboard named = 0;
  if (fix.kind == FixKind::replace && !items_[place.item].is_number)
    for (const Reading& reading : tail_.reading(place.before, place.item).readings())
      if (reading.pattern.to != all_squares) named |= reading.pattern.to;
  return marks_contradict(tail_, items_, {after, place.behind, place.until}, named) &&
         marks_are_true(tail_, items_, {start_, 0, place.item});
}

void Proof::end_at(RepairPlan& script, std::size_t index, const Place& place) const {
  Edit fix = script.fixes[index];
  script.fixes.resize(index);
  const int ply = place.ply + (puts_a_move(fix) ? 0 : 1);
  std::erase_if(script.questions, [&](const Question& q) { return q.ply >= ply; });
  if (place.is_legal && fix.kind != FixKind::insert) {
    std::vector<Move> moves;
    if (puts_a_move(fix)) moves.push_back(fix.move);
    moves.insert(moves.end(), fix.others.begin(), fix.others.end());
    script.questions.push_back({fix.token, ply, std::move(moves)});
    return;
  }
  fix.stops = true;
  script.fixes.push_back(std::move(fix));
}

void Proof::weigh(RepairPlan& script, std::uint32_t fault, std::uint32_t cost) {
  if (script.fixes.empty()) return;
  const std::vector<Place> places = follow(script);
  if (places.size() < script.fixes.size()) {  // cannot be followed word by word
    script.fixes.resize(places.size());
    if (places.empty()) return;
  }
  const bool too_many = changes_of(script) > 2 &&
                        changes_of(script) * costs_.proof.words_a_change > items_.size() * 2 / 3;
  std::optional<bool> explained;  // asked last: it takes longest
  const auto explained_otherwise = [&] {
    if (!explained) explained = stood(places, fault) || misses_row(places, fault, cost);
    return *explained;
  };
  const auto needed = static_cast<int>(costs_.proof.words);
  const auto alone = static_cast<int>(costs_.proof.alone);
  constexpr int few = 4;  // half-moves that are legal by chance
  const auto support_needed = [&](std::size_t i, const Place& place) {
    if (place.is_legal && script.fixes[i].kind == FixKind::replace)
      return static_cast<int>(costs_.proof.legal);
    return is_alone(script, i) ? alone : needed;
  };
  int support = 0;
  std::vector<int> supports(places.size());
  for (std::size_t i = places.size(); i-- > 0;) {
    const Edit& fix = script.fixes[i];
    support = std::max(0, support - (fix.kind == FixKind::choose ? 0 : needed)) + places[i].written;
    supports[i] = support;
    if (fix.kind != FixKind::choose) support = std::min(support, 3 * needed);
  }
  for (std::size_t i = 0; i < places.size(); ++i) {
    Edit& fix = script.fixes[i];
    fix.fits = places[i].written;
    for (std::size_t k = i + 1; k < places.size(); ++k)
      fix.fits += places[k].written + puts_a_move(script.fixes[k]);
    fix.to_end = fix.fits > 0 && places.size() == script.fixes.size() &&
                 places.back().until >= items_.size();
    fix.fails_soon = puts_a_move(fix) && fix.fits < few && places.back().until < items_.size();
    weigh_rivals(fix, places[i]);
    fix.odds = static_cast<int>(fix.lead / 230);
    if (!judges(fix)) continue;
    // An empty cell that several moves fit: all are told, and one is written.
    if (fix.open && script.fixes.size() == 1 && supports[i] >= alone &&
        tail_.reading(places[i].before, places[i].item).kind == WordKind::hole)
      continue;
    const bool exchanged_first = fix.partner > fix.token;
    const int behind = exchanged_first && i + 1 < supports.size() ? supports[i + 1] : supports[i];
    const std::uint32_t margin = margin_of(fix, places[i]);
    const std::size_t last = exchanged_first && i + 1 < places.size() ? i + 1 : i;
    const bool numbers_fit = (fix.kind != FixKind::drop && fix.partner == 0) ||
                             number_fits(script.fixes[last], places[last]);
    // Two words with the other player's move between them: as many such exchanges were a slip
    // elsewhere.
    const bool apart = exchanged_first && places[i].written > 0;
    const bool proved = !fix.open && !apart && fix.lead >= margin && numbers_fit && !too_many &&
                        (fix.kind == FixKind::choose ? places[i].written > 0
                                                     : behind >= support_needed(i, places[i])) &&
                        !marks_speak_against(fix, places[i]) && !explained_otherwise();
    if (proved) continue;
    end_at(script, i, places[i]);
    return;
  }
}

// Moves of the same piece with which the text can be read as far as with the first: one that no
// slip comes near may have been meant. Where there are many they say nothing.
void Proof::add_as_far(const Position& before, std::uint32_t item, Helps& helps) const {
  constexpr std::size_t most = 4;
  const Move written = tail_.word(before, item).move;
  const auto end = static_cast<std::uint32_t>(items_.size());
  MoveList legal;
  before.legal_moves(legal);
  Helps more;
  for (const Move move : legal) {
    const bool is_known =
        move == written || std::any_of(helps.begin(), helps.end(),
                                       [&](const auto& one) { return one.second == move; });
    if (is_known || before.piece_on(move.from()) != before.piece_on(written.from())) continue;
    Position after = before;
    after.play(move);
    const Reach reach = tail_.read(after, item + 1, end);
    if (reach.item >= helps.front().first) more.push_back({reach.item, move});
  }
  if (more.size() <= most) helps.insert(helps.end(), more.begin(), more.end());
}

void Proof::weigh_questions(RepairPlan& script) const {
  const auto end = static_cast<std::uint32_t>(items_.size());
  const std::uint32_t fault = tail_.read(start_, 0, end).item;
  std::erase_if(script.questions, [&](Question& question) {
    const std::uint32_t item = item_at(items_, 0, question.token);
    const Reach before = tail_.read(start_, 0, item);
    const bool is_changed = !script.fixes.empty() && script.fixes.front().token < question.token;
    if (is_changed || before.item < item || item >= fault || items_[item].is_number) return false;
    if (tail_.word(before.position, item).count != 1) return false;
    Helps helps;
    for (const Move move : question.moves) {
      if (!before.position.is_legal(move)) continue;
      Position after = before.position;
      after.play(move);
      const Reach reach = tail_.read(after, item + 1, end);
      if (reach.item > fault) helps.push_back({reach.item, move});
    }
    std::stable_sort(helps.begin(), helps.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    if (!helps.empty()) add_as_far(before.position, item, helps);
    question.moves.clear();
    for (const auto& [reach, move] : helps) question.moves.push_back(move);
    return helps.empty();
  });
}

}  // namespace planilla
