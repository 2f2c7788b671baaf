// Words that are another's: copied from a row nearby, or written where something quite different
// was played. What the pen says of such a word is nothing; only what follows can tell. And what a
// word that is legal as it stands may have been, if another move of it is read farther.
#include <algorithm>
#include <string>

#include "game/evidence/later_marks.h"
#include "game/proof/proof.h"

namespace planilla {

namespace {

std::string without_marks(std::string_view word) {
  std::string out(word);
  std::erase_if(out,
                [](char c) { return std::string_view("x:+#!?").find(c) != std::string::npos; });
  return out;
}

}  // namespace

// Do more than so many legal moves beside that of the fix, whatever the word says, read the text as
// far?
bool Proof::more_fit(std::span<const Edit> fixes, std::size_t index, const Place& place,
                     int most) const {
  const Edit& fix = fixes[index];
  const std::vector<Edit> others = PlanReading::others(fixes, index);
  const int nearly = fix.fits - std::min(few_by_chance, fix.fits / 4);
  MoveList moves;
  place.before.legal_moves(moves);
  int fit = 0;
  for (const Move move : moves) {
    if (move == fix.move) continue;
    Position after = place.before;
    after.play(move);
    if (reading_.read(after, place.behind, others).half_moves >= nearly && ++fit > most)
      return true;
  }
  return false;
}

// Is it the word of a half-move nearby, of either player?
bool Proof::is_copied(const Place& place) const {
  constexpr int near = 2;  // half-moves before it and behind it
  const std::string word = without_marks(tail_.written(place.item));
  const auto same = [&](std::size_t item) { return without_marks(tail_.written(item)) == word; };
  int seen = 0;
  for (std::uint32_t i = place.item; i-- > 0 && seen < near;)
    if (!items_[i].is_number && (++seen, same(i))) return true;
  seen = 0;
  for (std::uint32_t i = place.item + 1; i < items_.size() && seen < near; ++i)
    if (!items_[i].is_number && (++seen, same(i))) return true;
  return false;
}

// "4. c3 ... 6. c3", of which the second is illegal: was it the first that was written in place of
// something else?
bool Proof::may_be_first(const RepairPlan& script, std::span<const Place> places,
                         std::size_t index) const {
  constexpr int back = 24;  // half-moves
  const Place& place = places[index];
  const std::vector<Edit> others = PlanReading::others(script.fixes, index);
  Position base = start_;
  std::uint32_t from = 0;
  if (index > 0) base = places[index - 1].after, from = places[index - 1].behind;
  const std::string word = without_marks(tail_.written(place.item));
  int distance = 0;
  for (std::uint32_t i = place.item; i-- > from && distance < back;) {
    if (items_[i].is_number) continue;
    if (++distance % 2 != 0 || without_marks(tail_.written(i)) != word) continue;
    const Reach before = tail_.read(base, from, i);
    if (before.item < i) return false;
    const int nearly = distance + script.fixes[index].fits - few_by_chance;
    MoveList moves;
    before.position.legal_moves(moves);
    for (const Move move : moves) {
      Position after = before.position;
      after.play(move);
      if (reading_.read(after, i + 1, others).half_moves >= nearly) return true;
    }
  }
  return false;
}

// What the word says besides its move; 0 if it cannot be read.
std::uint16_t Proof::claims_of(const Place& place) const {
  const auto readings = tail_.reading(place.before, place.item).readings();
  return readings.empty() ? 0 : readings.front().pattern.claims;
}

// Does the word name the piece of the move, and its file or its rank? Or nothing at all.
bool Proof::keeps_piece_and_line(Move move, const Place& place) const {
  const unsigned moved = role_bit(role_of(place.before.piece_on(move.from())));
  const auto readings = tail_.reading(place.before, place.item).readings();
  return readings.empty() ||
         std::any_of(readings.begin(), readings.end(), [&](const Reading& reading) {
           const MovePattern& pattern = reading.pattern;
           if ((pattern.roles & moved) == 0 || !single(pattern.to)) return false;
           const Square named = first_square(pattern.to);
           return file_of(named) == file_of(move.to()) || rank_of(named) == rank_of(move.to());
         });
}

// Could the word have been written in place of quite another move? What follows must refute nearly
// all of them, unless one slip of a kind that is made often makes the move of the word.
bool Proof::may_be_other_word(const RepairPlan& script, std::span<const Place> places,
                              std::size_t index) const {
  constexpr int most = 12;
  const Edit& fix = script.fixes[index];
  const Place& place = places[index];
  if (fix.kind != FixKind::replace || fix.has_partner() || items_[place.item].is_number ||
      tail_.reading(place.before, place.item).kind == WordKind::hole)
    return false;
  // Two faults in one word, beside what a column that stands a row too high would explain.
  if ((claims_of(place) & claim_capture) != 0 && !place.before.is_capture(fix.move)) return true;
  const bool is_rare = price_of(fix, place) >= costs_.slip.any + costs_.slip.unlike / 4;
  const bool copied = is_copied(place);
  if ((copied || (is_rare && !keeps_piece_and_line(fix.move, place))) &&
      more_fit(script.fixes, index, place, copied ? 0 : most))
    return true;
  return is_rare && may_be_first(script, places, index);
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
    // What the marks behind it contradict was not played, where they do not contradict the word.
    const auto denies = [&](const Position& position, std::uint32_t from) {
      return first_false_mark(tail_, items_, {position, from, fault}) < fault;
    };
    const bool is_denied = denies(before.position, item);
    for (const Move move : question.moves) {
      if (!before.position.is_legal(move)) continue;
      Position after = before.position;
      after.play(move);
      if (!is_denied && denies(after, item + 1)) continue;
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
