// What a change at the word gains beyond the fault, beside what one at the fault gains.
#include "game/repair/doubted_word.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "game/evidence/later_marks.h"
#include "game/evidence/sheet_rows.h"
#include "game/evidence/shifted_column.h"
#include "game/proof/plan_reading.h"

namespace planilla {

namespace {

// As many as are legal by chance behind a row that was left out, once in two hundred games.
constexpr int many = 24;

// Reads from `item` on; how far, and how far the marks of the words are as the board has them.
class Marks {
public:
  Marks(const Tail& tail, std::span<const Item> items, const PlanEnd& at)
      : tail_(tail),
        items_(items),
        count_(marks_are_true(tail, items, {at.position, at.item, at.fails})) {}

  // The first item from there on that is not legal, or is marked as what it is not.
  std::uint32_t reach(const Position& position, std::uint32_t item) const {
    const auto end = static_cast<std::uint32_t>(items_.size());
    const std::uint32_t legal = tail_.read(position, item, end).item;
    return count_ ? std::min(legal, first_false_mark(tail_, items_, {position, item, legal}))
                  : legal;
  }

private:
  const Tail& tail_;
  std::span<const Item> items_;
  bool count_;  // has the hand made no false mark so far?
};

// How far the words from `item` on can be read behind the most helpful move there.
std::uint32_t farthest(const Marks& marks, const Position& before, std::uint32_t item) {
  MoveList moves;
  before.legal_moves(moves);
  std::uint32_t out = item;
  for (const Move move : moves) {
    Position after = before;
    after.play(move);
    out = std::max(out, marks.reach(after, item));
  }
  return out;
}

// The most words behind the fault that are legal with another move in its place, without it, or
// with a half-move put in before it.
int gain_at_fault(const Marks& marks, std::span<const Item> items, const PlanEnd& at) {
  const std::uint32_t next = at.fails + 1;
  const std::uint32_t reach =
      std::max({marks.reach(at.at_fault, next), farthest(marks, at.at_fault, at.fails),
                farthest(marks, at.at_fault, next)});
  return words_between(items, next, reach);
}

struct Doubted {
  const Question* question = nullptr;
  std::vector<Move> moves;  // that gain so much
  int gain = 0, fits = 0;
};

Doubted doubt_of(const Tail& tail, const Marks& marks, std::span<const Item> items,
                 const PlanEnd& at, const Question& question) {
  Doubted out{&question, {}, 0, 0};
  const std::uint32_t item = item_at(items, at.item, question.token);
  const Reach before = tail.read(at.position, at.item, item);
  if (item < at.item || before.item < item || item >= at.stops || items[item].is_number ||
      tail.word(before.position, item).count != 1)
    return out;
  for (const Move move : question.moves) {
    if (!before.position.is_legal(move)) continue;
    Position after = before.position;
    after.play(move);
    const std::uint32_t reach = marks.reach(after, item + 1);
    const int gain = words_between(items, at.fails, std::max(at.fails, reach));
    if (gain > out.gain + few_by_chance) out.moves.clear();
    if (gain == 0 || gain + few_by_chance < out.gain) continue;
    out.moves.push_back(move);
    if (gain > out.gain) out.gain = gain, out.fits = words_between(items, item + 1, reach);
  }
  return out;
}

// Ends the plan at a word that is legal, and that nothing is put in place of.
void stop_at(RepairPlan& plan, const PlanEnd& at, Edit&& stop, int ply) {
  plan.fixes.resize(at.fixes);
  plan.fixes.push_back(std::move(stop));
  std::erase_if(plan.questions, [&](const Question& one) { return one.ply >= ply; });
}

// The word as it stands ends there: said as the next best reading.
void name_fault(Edit& stop, std::span<const Item> items, const PlanEnd& at, std::uint32_t item,
                int ply) {
  stop.stops = true;
  stop.rival_fits = words_between(items, item + 1, at.fails);
  stop.rival_ply = ply + stop.rival_fits + 1;
  stop.rival_stops = items[at.fails].token;
}

// At a word that nothing is put in place of.
void stop_as(FixKind kind, std::span<const Item> items, const PlanEnd& at, std::uint32_t item,
             RepairPlan& plan) {
  const int ply = at.ply + words_between(items, at.item, item) + 1;
  Edit stop{.token = items[item].token, .kind = kind};
  name_fault(stop, items, at, item, ply);
  stop_at(plan, at, std::move(stop), ply);
}

bool stop_at_question(const Tail& tail, std::span<const Item> items, const PlanEnd& at,
                      RepairPlan& plan) {
  const Marks marks(tail, items, at);
  std::vector<Doubted> all;
  int best = 0;
  for (const Question& question : plan.questions) {
    all.push_back(doubt_of(tail, marks, items, at, question));
    best = std::max(best, all.back().gain);
  }
  const int enough = at.fixes < plan.fixes.size() && plan.fixes[at.fixes].kind == FixKind::gap
                         ? many
                         : few_by_chance + 1;
  if (best < enough || best < gain_at_fault(marks, items, at) + few_by_chance) return false;
  const auto first = std::find_if(
      all.begin(), all.end(), [&](const Doubted& one) { return one.gain + few_by_chance >= best; });
  const Question& question = *first->question;
  Edit stop{.token = question.token, .move = first->moves.front(), .fits = first->fits};
  stop.others.assign(first->moves.begin() + 1, first->moves.end());
  name_fault(stop, items, at, item_at(items, at.item, question.token), question.ply);
  stop_at(plan, at, std::move(stop), question.ply);
  return true;
}

// The word that fails is that of the player's half-move before: which of the two was another move?
// The first as likely, where a move in its place makes as much legal.
bool stop_at_first_of_two(const Tail& tail, std::span<const Item> items, const PlanEnd& at,
                          RepairPlan& plan) {
  std::uint32_t first = at.fails;
  int seen = 0;
  while (first > at.item && seen < 2) seen += items[--first].is_number ? 0 : 1;
  if (at.stops < at.fails || seen < 2 || items[at.fails].is_number ||
      tail.written(first) != tail.written(at.fails))
    return false;
  const Marks marks(tail, items, at);
  const Position before = tail.read(at.position, at.item, first).position;
  const int gain = words_between(items, at.fails, farthest(marks, before, first + 1));
  if (gain <= few_by_chance || gain + few_by_chance < gain_at_fault(marks, items, at)) return false;
  stop_as(FixKind::again, items, at, first, plan);
  return true;
}

// The row at which the reading ends is that above it, or below it, once more.
bool stop_at_row_twice(const Tail& tail, std::span<const Item> items, const PlanEnd& at,
                       RepairPlan& plan) {
  const std::vector<SheetRow> rows = rows_of_items(items);
  const std::size_t ends = row_of(rows, at.stops);
  const auto is_twice = [&](std::size_t row) {
    return row + 1 < rows.size() && rows[row].words == 2 && rows[row + 1].words == 2 &&
           tail.written(rows[row].first) == tail.written(rows[row + 1].first) &&
           tail.written(rows[row].second) == tail.written(rows[row + 1].second);
  };
  const std::size_t row = ends > 0 && is_twice(ends - 1) ? ends - 1 : ends;
  if (!is_twice(row) || rows[row].first < at.item || rows[row].first >= at.stops) return false;
  stop_as(FixKind::row, items, at, rows[row].first, plan);
  return true;
}

// Captures and checks that the hand has marked as it should.
int true_marks(const Tail& tail, std::span<const Item> items, const Position& start,
               std::uint32_t end) {
  constexpr std::uint16_t marks = claim_capture | claim_check | claim_mate;
  Position position = start;
  int out = 0;
  for (std::uint32_t at = 0; at < end; ++at) {
    if (items[at].is_number) continue;
    const Match found = tail.word(position, at);
    if (found.count != 1) break;
    out += (found.reading->pattern.claims & marks) != 0 ? 1 : 0;
    position.play(found.move);
  }
  return out;
}

void stop_at_false_mark(const Tail& tail, std::span<const Item> items, const Position& start,
                        const PlanEnd& at, RepairPlan& plan) {
  constexpr int near = 6, enough = 2;  // half-moves; marks
  const std::uint32_t item = first_false_mark(tail, items, {at.position, at.item, at.stops});
  if (item >= at.stops || words_between(items, item, at.stops) > near ||
      true_marks(tail, items, start, at.fixes == 0 ? item : at.item) < enough)
    return;
  stop_as(FixKind::marks, items, at, item, plan);
}

}  // namespace

void stop_at_doubted_word(const Tail& tail, std::span<const Item> items, const Position& start,
                          RepairPlan& plan) {
  const PlanEnd at = end_of(tail, items, start, plan);
  const bool reads_on = at.fixes < plan.fixes.size() && !plan.fixes[at.fixes].stops &&
                        plan.fixes[at.fixes].kind != FixKind::gap;
  if (at.fails >= items.size() || reads_on) return;
  if (stop_at_row_twice(tail, items, at, plan)) return;
  if (!stop_at_question(tail, items, at, plan) && !stop_at_first_of_two(tail, items, at, plan))
    stop_at_false_mark(tail, items, start, at, plan);
}

bool stop_at_shifted_column(const Tail& tail, std::span<const Item> items, std::uint32_t fault,
                            const Position& start, UsualMoves& usual, RepairPlan& plan) {
  const std::optional<std::uint32_t> item = shifted_column(tail, items, fault, start, usual);
  if (!item) return false;
  stop_as(FixKind::column, items, {.position = start, .fails = fault, .at_fault = start}, *item,
          plan);
  return true;
}

}  // namespace planilla
