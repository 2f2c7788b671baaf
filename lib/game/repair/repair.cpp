// The search: what is doubted, and how far.
#include "game/repair/repair.h"

#include <algorithm>
#include <optional>

#include "game/evidence/exchanged_rows.h"
#include "game/evidence/missing_row.h"
#include "game/evidence/swapped_columns.h"
#include "game/proof/other_word.h"
#include "game/proof/proof.h"
#include "game/repair/answered_sheet.h"
#include "game/repair/doubted_word.h"
#include "game/repair/live_board.h"
#include "game/repair/near_slip.h"
#include "game/repair/noted_move.h"
#include "game/repair/repair_planner.h"
#include "game/repair/second_hand.h"
#include "game/repair/sheet_search.h"
#include "game/repair/single_change.h"

namespace planilla {

namespace {

// Is the sheet explained by an illegal move that stood? Nothing else can be proved then.
bool stood(const Tail& tail, const Position& start, std::uint32_t fault,
           std::span<const Item> items, const SlipCosts& costs) {
  const auto end = static_cast<std::uint32_t>(items.size());
  const Reach as_written = tail.read(start, 0, end);
  return as_written.item == fault && fault < end &&
         tail.stood(as_written.position, fault, end).half_moves >=
             static_cast<int>(costs.proof.stood);
}

// What the plan of one change does not do leads that plan, which is a rival, by no more.
void bound_leads(RepairPlan& script, const RepairPlan& alone, std::uint32_t lead) {
  for (Edit& fix : script.fixes) {
    const bool is_shared =
        std::any_of(alone.fixes.begin(), alone.fixes.end(), [&](const Edit& other) {
          return other.token == fix.token && other.kind == fix.kind && other.move == fix.move;
        });
    if (!is_shared) fix.lead = std::min(fix.lead, lead);
  }
}

}  // namespace

// A sheet, and what is looked for in it.
struct Repairer::Search {
  const Game& game;
  std::span<const Item> items;
  SheetSearch& sheet;
  Expander& readings;  // of the sheet, with what was answered
  const Tail& tail;
  SingleChange& single;
  std::uint32_t fails = 0;  // the item at which the sheet can be read no further
  Repair mode{};
  std::span<const GivenMove> answers;

  void prove(RepairPlan& plan, std::uint32_t cost, Slips& slips, const SlipCosts& costs,
             UsualMoves& usual) const {
    Proof proof(tail, items, slips, costs, usual, game.start);
    if (mode == Repair::guess) {
      proof.tell(plan);
      return;
    }
    proof.weigh(plan, fails, cost);
    if (answers.empty()) proof.weigh_questions(plan);
  }
};

RepairPlan Repairer::find(const Game& game, std::span<const Token> tokens, std::size_t from,
                          std::size_t fault, MoveReader& white, MoveReader& black, Repair mode,
                          std::span<const GivenMove> answers) {
  if (white.grammar().relative || black.grammar().relative) return {};
  const std::vector<Item> items = main_line(game.text, tokens, from);
  constexpr std::size_t most_items = 4000;
  if (items.empty() || items.size() > most_items) return {};
  WordReadings words(game.text, tokens, items, white, black);
  SheetSearch sheet(words, slips_, costs_);
  if (sheet.passes()) return {};
  sheet.learn(game);
  AnsweredSheet answered(sheet, answers, items, costs_);
  Expander& readings = answers.empty() ? static_cast<Expander&>(sheet) : answered;
  const std::uint32_t fails = item_at(items, 0, static_cast<std::uint32_t>(fault));
  const Tail tail(words);
  SingleChange single(sheet, tail, items, game.start, costs_.search.apart / 2);
  const Search search{game, items, sheet, readings, tail, single, fails, mode, answers};
  if (game.is_sheet && answers.empty()) {
    const SecondHand hand(notations_, {game.text, tokens, items, white, black});
    if (std::vector<Edit> fixes = hand.find(tail, game.start, fails); !fixes.empty())
      return {.fixes = std::move(fixes)};
    if (const auto noted = noted_move(game, tokens, tail, items, fails, costs_.search.apart))
      return {.fixes = {*noted}};
  }
  if (answers.empty())
    if (std::optional<RepairPlan> other = explain_otherwise(search)) return *std::move(other);
  RepairPlan plan = find_slips(search);
  if (game.is_sheet && answers.empty() && mode != Repair::guess) {
    const bool is_slip = single.reached_end() && single.paths().front().cost <= costs_.search.dear;
    if (!is_slip && stop_at_shifted_column(tail, items, fails, game.start, usual_, plan))
      return plan;
    stop_at_missing_row(tail, items, game.start, single, plan);
    stop_at_doubted_word(tail, items, game.start, plan);
  }
  return plan;
}

// By what is no slip of the pen: the kings of an electronic board, an illegal move that stood,
// columns exchanged.
std::optional<RepairPlan> Repairer::explain_otherwise(const Search& s) const {
  const Game& game = s.game;
  // One king alone on a sheet that somebody wrote is a slip of the pen, and so may two be; one that
  // tells no victory may be a slip of anybody.
  const bool is_won =
      game.tag_result == Result::white_wins || game.tag_result == Result::black_wins;
  const auto may_be_slip = [&](std::span<const Edit> kings) {
    if (kings.size() == 1) return game.is_sheet || !is_won;
    return may_be_played(s.tail, s.items, game.start, kings, 1) ||
           (game.is_sheet && may_be_played(s.tail, s.items, game.start, kings, 0));
  };
  RepairPlan kings{.fixes = live_board_tail(s.tail, s.items, s.fails, game.start, game.tag_result)};
  if (!kings.fixes.empty() && !may_be_slip(kings.fixes)) return kings;
  if (s.mode != Repair::guess && stood(s.tail, game.start, s.fails, s.items, costs_))
    return RepairPlan();
  SwappedColumns swapped =
      swapped_columns(s.tail, s.items, s.fails, game.start, costs_.search.apart);
  if (!swapped.fixes.empty()) return RepairPlan{.fixes = std::move(swapped.fixes)};
  if (swapped.is_likely && s.mode != Repair::guess) return RepairPlan();
  return std::nullopt;
}

// Rows in each other's place: where a slip explains the sheet as well, or a row that was left out,
// neither is proved, unless it is a slip that is cheaper than the exchange.
std::optional<RepairPlan> Repairer::exchange_rows(const Search& s) const {
  // A word that is several moves as it stands is no fault of its row.
  const Reach before = s.tail.read(s.game.start, 0, s.fails);
  if (s.fails < s.items.size() && before.item == s.fails &&
      s.tail.word(before.position, s.fails).count != 0)
    return std::nullopt;
  const std::uint32_t slip = s.single.reached_end() ? s.single.paths().front().cost : UINT32_MAX;
  if (s.mode == Repair::guess || slip <= costs_.half_move.swapped_own) return std::nullopt;
  ExchangedRows rows = exchanged_rows(s.tail, s.items, s.fails, s.game.start, costs_.search.apart);
  if (!rows.is_likely) return std::nullopt;
  const std::uint32_t enough = 2 * costs_.half_move.swapped_own + costs_.proof.margin;
  const RowSearch search{s.fails, static_cast<std::uint32_t>(s.items.size()), enough};
  const HandMarks hand(s.tail, s.items, costs_, s.game.start);
  const OtherWords words(s.tail, s.items, hand, costs_, s.game.start);
  const auto is_other_word = [&] {
    return words.cost({rows.fixes, 0, OtherWords::Others::undone, search.until, enough}) < enough;
  };
  if (slip <= costs_.search.dear ||
      missing_row_cost(s.tail, s.items, s.game.start, search, costs_) < enough ||
      (!rows.fixes.empty() && is_other_word()))
    rows.fixes.clear();
  return RepairPlan{.fixes = std::move(rows.fixes)};
}

RepairPlan Repairer::find_slips(const Search& s) {
  SingleChange& single = s.single;
  const bool is_sheet = s.game.is_sheet;
  RepairPlanner writer(s.items, s.answers, costs_, usual_, s.game.start);
  LookBack look_back = LookBack::needed;
  if (s.answers.empty()) {
    single.run(s.fails - std::min(s.fails, costs_.search.back), s.fails);
    if (std::optional<RepairPlan> rows = exchange_rows(s)) return *std::move(rows);
    if (is_enough(single, is_sheet)) {
      writer.add({single.likely_paths(costs_.search.apart, costs_.search.listed)});
      RepairPlan script = writer.write();
      s.prove(script, writer.cost(), slips_, costs_, usual_);
      return script;
    }
    if (single.reached_end() && (is_sheet ? !single.left_out() : !single.is_cut()))
      look_back = LookBack::done;
    // What a machine has written has no slips of the pen, each of which needs another.
    if (!is_sheet && !single.is_cut() && single.furthest() < s.fails + costs_.search.proof)
      return {};
  }
  const auto end = static_cast<std::uint32_t>(s.items.size());
  std::optional<BeamSearch> search =
      read_beyond(s.sheet, s.readings, s.game.start, s.fails, end, look_back);
  if (!search) return {};
  for (const Segment& stretch : search->stretches(costs_.search.apart, costs_.search.listed))
    writer.add(stretch);
  RepairPlan script = writer.write();
  std::uint32_t cost = writer.cost();
  if (single.reached_end() && search->reached_end()) {
    RepairPlanner one(s.items, s.answers, costs_, usual_, s.game.start);
    one.add({single.likely_paths(costs_.search.apart, costs_.search.listed)});
    RepairPlan alone = one.write();
    if (one.cost() <= cost) {  // it was lost among cheaper beginnings
      script = std::move(alone);
      cost = one.cost();
    } else {
      bound_leads(script, alone, one.cost() - cost);
    }
  }
  // A sheet of which every third word is changed, as far as it was read, has been read as something
  // else; what somebody answered is no guess.
  const auto guessed = std::count_if(script.fixes.begin(), script.fixes.end(),
                                     [](const Edit& fix) { return !fix.answered; });
  const std::size_t changes = static_cast<std::size_t>(guessed) + script.questions.size();
  const std::size_t read = search->reached_end() ? s.items.size() : search->furthest();
  if (changes > 3 && changes * 3 > read) return {};
  s.prove(script, cost, slips_, costs_, usual_);
  return script;
}

// Does a slip explain the words as far as the row does, up to a second one? It is as likely then,
// but behind others, which may have come of the row. Of 170 sheets with a row left out one in eight
// could be read with a slip so far, of those with two slips all.
bool Repairer::is_rather_slip(const NearSlip& slip, const MissingRow& row, std::uint32_t until,
                              std::uint32_t end) const {
  return slip.reaches >= until && slip.reaches < end && slip.cost < row.cost + costs_.proof.margin;
}

// Where no change explains the rest of the sheet, and a row that was left out does: the first place
// where it may have stood ends the reading. What stands behind it is legal by chance as likely as
// not.
void Repairer::stop_at_missing_row(const Tail& tail, std::span<const Item> items,
                                   const Position& start, const SingleChange& single,
                                   RepairPlan& plan) {
  constexpr std::uint32_t far_enough = 24;  // items behind the fault
  constexpr int fewest = 6;                 // half-moves among them
  const auto end = static_cast<std::uint32_t>(items.size());
  if (!plan.fixes.empty() && plan.fixes.back().to_end) return;
  const PlanEnd at = end_of(tail, items, start, plan);
  const std::uint32_t fault = at.fails;
  const bool is_lost = at.fixes < plan.fixes.size() && is_settled(plan.fixes[at.fixes]);
  if (fault >= end || is_lost) return;
  const std::uint32_t until = std::min(end, fault + far_enough);
  if (words_between(items, fault, until) < fewest) return;
  const RowStart from{at.position, at.item};
  const MissingRow row = find_missing_row(tail, items, from, {fault, until, 0}, costs_);
  if (row.cost == no_missing_row) return;
  const bool is_first = at.fixes == 0 && plan.questions.empty();
  if (is_first &&
      is_rather_slip(find_near_slip(tail, items, slips_, at.at_fault, fault), row, until, end))
    return;
  if (single.reached_end() && single.paths().front().cost + costs_.proof.margin < row.cost) return;
  const bool has_number = row.first > 0 && items[row.first - 1].is_number;
  const std::uint32_t token = items[has_number ? row.first - 1 : row.first].token;
  plan.fixes.resize(at.fixes);
  Edit gap{.token = token, .kind = FixKind::gap, .missing = 2};
  gap.fillings = static_cast<int>(row.fillings);
  gap.rival_stops = items[fault].token;
  plan.fixes.push_back(gap);
  std::erase_if(plan.questions, [&](const Question& one) { return one.token >= token; });
}

RepairPlan Repairer::find_in_text(const Game& game, std::span<const Token> tokens, std::size_t from,
                                  std::size_t fault, MoveReader& white, MoveReader& black) {
  constexpr int fewest_behind = 8;  // half-moves
  const std::vector<Item> items = main_line(game.text, tokens, from);
  constexpr std::size_t most_items = 600;
  if (items.empty() || items.size() > most_items) return {};
  WordReadings words(game.text, tokens, items, white, black);
  SheetSearch sheet(words, slips_, costs_);
  if (sheet.passes()) return {};
  sheet.learn(game);
  const Tail tail(words);
  const std::uint32_t fails = item_at(items, 0, static_cast<std::uint32_t>(fault));
  if (stood(tail, game.start, fails, items, costs_)) return {};
  if (const auto noted = noted_move(game, tokens, tail, items, fails, costs_.search.apart))
    return {.fixes = {*noted}};
  SingleChange single(sheet, tail, items, game.start, costs_.search.apart / 2);
  single.run(fails - std::min(fails, costs_.search.back), fails);
  if (!single.reached_end() || single.left_out()) return {};
  RepairPlanner writer(items, {}, costs_, usual_, game.start);
  writer.add({single.likely_paths(costs_.search.apart, costs_.search.listed)});
  RepairPlan plan = writer.write();
  Proof(tail, items, slips_, costs_, usual_, game.start).weigh(plan, fails, writer.cost());
  const bool proved = plan.questions.empty() && plan.fixes.size() == 1 &&
                      plan.fixes[0].kind == FixKind::replace && !plan.fixes[0].stops &&
                      plan.fixes[0].token == fault && plan.fixes[0].to_end &&
                      plan.fixes[0].fits >= fewest_behind;
  return proved ? plan : RepairPlan();
}

// Does one change explain the sheet, and more cheaply than two could? What a machine has written
// has no second slip that would, if something follows the change: of 2,000 games of which one word
// was like no move that was played, readings with two and three slips of the pen beside it made 158
// another game, and 57 without.
bool Repairer::is_enough(const SingleChange& single, bool is_sheet) const {
  if (!single.reached_end()) return false;
  const std::uint32_t cost = single.paths().front().cost;
  if (is_sheet) return !single.left_out() && cost <= costs_.search.dear;
  return !single.is_cut() && (cost < costs_.slip.any + costs_.slip.unlike ||
                              single.half_moves_behind() >= costs_.proof.words);
}

// Behind the last stretch that costs more than one slip would; 0: there is none. One slip that
// stands farther back than was doubted may explain all of it.
std::uint32_t Repairer::dear(const BeamSearch& search) const {
  std::uint32_t out = 0;
  for (const Segment& stretch : search.stretches(costs_.search.apart, 1))
    if (const Path& best = stretch.paths.front(); best.cost > costs_.search.dear)
      for (const Step& step : best.steps)
        if (step.cost > 0) out = std::max(out, step.place);
  return out;
}

// Doubts the stretch before each fault that is met, one after another, until the end is reached;
// more broadly, if something better may have been left behind on the way. Where there is no getting
// on, everything up to the fault is doubted, more broadly; then that is the end.
std::optional<BeamSearch> Repairer::read_beyond(SheetSearch& sheet, Expander& readings,
                                                const Position& start, std::uint32_t fault,
                                                std::uint32_t end, LookBack look_back) const {
  constexpr std::uint32_t beyond = 3, soon = 6;
  std::uint32_t width = costs_.search.width;
  std::uint32_t reached = fault;
  sheet.doubt(fault - std::min(fault, costs_.search.back), fault + beyond);
  bool looked_back = look_back == LookBack::done;
  std::size_t effort = 0;
  std::optional<BeamSearch> found;  // it came to the end; a wider one may come to a better
  for (std::uint32_t round = 0; round < costs_.search.rounds; ++round) {
    BeamSearch search({.width = width,
                       .slack = costs_.search.slack,
                       .nodes = costs_.search.nodes / costs_.search.width * width});
    search.run(readings, start, 0, end);
    effort += search.made();
    if (search.reached_end()) {
      if (looked_back || effort > costs_.search.effort) return search;
      if (const std::uint32_t dear_until = dear(search); dear_until > 0) {
        looked_back = true;
        sheet.doubt(0, dear_until);
        found = std::move(search);
        width = costs_.search.wide;
        continue;
      }
      if (width == costs_.search.wide || !search.too_narrow(soon)) return search;
      found = std::move(search);
      width = costs_.search.wide;
      continue;
    }
    if (found) return found;
    const bool farther = search.furthest() > reached;
    if ((!farther && width == costs_.search.wide) || effort > costs_.search.effort) {
      if (reached < fault + costs_.search.proof) return std::nullopt;
      return search;
    }
    // Who gets on by a few words only has lost the right reading.
    const bool lost = !farther || (search.furthest() < reached + costs_.search.proof &&
                                   width != costs_.search.wide);
    if (lost) width = costs_.search.wide;
    reached = std::max(reached, search.furthest());
    sheet.doubt(lost ? 0 : reached - std::min(reached, costs_.search.back), reached + beyond);
  }
  return found;
}

}  // namespace planilla
