// The search, and what its best paths have in common.
#include "game/repair.h"

#include <algorithm>
#include <optional>

#include "game/answered_sheet.h"
#include "game/played.h"
#include "game/sheet_search.h"

namespace planilla {

namespace {

bool as_it_stands(StepKind kind) { return kind == StepKind::written || kind == StepKind::ambiguous; }

// Do they differ in nothing but which of several moves an ambiguous word is, and in what that leads to?
bool differ_in_choice_only(const Played& a, const Played& b) {
  if (a.plies.size() != b.plies.size() || a.dropped != b.dropped) return false;
  for (std::size_t i = 0; i < a.plies.size(); ++i) {
    if (a.plies[i].move == b.plies[i].move && a.plies[i].item == b.plies[i].item) continue;
    if (a.plies[i].item != b.plies[i].item || !as_it_stands(a.plies[i].kind) || !as_it_stands(b.plies[i].kind))
      return false;
  }
  return true;
}

// Do they part where the sheet says nothing, in an empty cell or in a half-move that it leaves out?
bool part_where_nothing_stands(const Played& a, const Played& b) {
  const std::size_t ply = first_difference(a, b);
  if (ply >= a.plies.size() || ply >= b.plies.size()) return false;
  const Played::Ply &x = a.plies[ply], &y = b.plies[ply];
  return x.item == y.item && x.kind == y.kind && (x.kind == StepKind::filled || x.kind == StepKind::inserted);
}

// How many stand behind the best that are as good, and are put there. Which of several moves an ambiguous word is, and
// what was played where nothing stands, the sheet does not say: what people usually play decides nothing there.
std::size_t gather_rivals(std::vector<Played>& all, std::uint32_t margin) {
  const Played best = all.front();
  const auto end = std::stable_partition(all.begin() + 1, all.end(), [&](const Played& one) {
    return one.cost < best.cost + margin || (one.pen < best.pen + margin && (differ_in_choice_only(best, one) || part_where_nothing_stands(best, one)));
  });
  return static_cast<std::size_t>(end - all.begin()) - 1;
}

class ScriptWriter {
 public:
  ScriptWriter(std::span<const Item> items, const std::vector<Played>& all, std::size_t rivals,
               std::span<const GivenMove> answers)
      : items_(items), all_(all), rivals_(rivals), answers_(answers), best_(all.front()) {}

  Script write() {
    std::size_t end = best_.plies.size();  // fixes stand before this ply
    for (std::size_t i = 1; i <= rivals_; ++i)
      if (!differ_in_choice_only(best_, all_[i])) end = std::min(end, first_difference(best_, all_[i]));
    for (std::size_t ply = 0; ply < end; ++ply) fix(ply);
    const bool asks = end < best_.plies.size() || rivals_ != 0;
    // What stands behind the last move may be a result in words: that is the replay's business.
    const std::uint32_t last = best_.plies.empty() ? 0 : best_.plies.back().item;
    for (const std::uint32_t item : best_.dropped)
      if (item < last && (!asks || end == best_.plies.size() || item < best_.plies[end].item))
        script_.fixes.push_back({items_[item].token, FixKind::drop, Move(), 1, {}});
    std::stable_sort(script_.fixes.begin(), script_.fixes.end(), [](const Fix& a, const Fix& b) { return a.token < b.token; });
    if (differs_at(end)) ask(end);
    if (all_.size() > 1) script_.lead = all_[1].cost - best_.cost;
    return std::move(script_);
  }

 private:
  bool differs_at(std::size_t end) const {
    for (std::size_t i = 1; i <= rivals_; ++i)
      if (!differ_in_choice_only(best_, all_[i]) && first_difference(best_, all_[i]) == end) return true;
    return false;
  }

  void fix(std::size_t ply) {
    const Played::Ply& one = best_.plies[ply];
    if (one.kind == StepKind::written) return;
    Fix out;
    out.token = items_[one.item].token;
    out.move = one.move;
    const bool open = one.kind == StepKind::ambiguous && is_open(ply);
    const std::size_t considered = open ? rivals_ + 1 : all_.size();
    for (std::size_t i = 1; i < considered; ++i)
      if (first_difference(best_, all_[i]) == ply && ply < all_[i].plies.size() &&
          std::find(out.others.begin(), out.others.end(), all_[i].plies[ply].move) == out.others.end())
        out.others.push_back(all_[i].plies[ply].move);
    switch (one.kind) {
      case StepKind::ambiguous: out.kind = open ? FixKind::either : FixKind::choose; break;
      case StepKind::inserted: out.kind = FixKind::insert; out.tokens = 0; break;
      default: out.kind = FixKind::replace;
    }
    out.answered = std::any_of(answers_.begin(), answers_.end(),
                               [&](const GivenMove& answer) { return answer.ply == static_cast<int>(ply) + 1; });
    script_.proof = static_cast<int>(best_.plies.size() - ply - 1);
    script_.fixes.push_back(std::move(out));
  }

  // Does a rival that lives choose another move here?
  bool is_open(std::size_t ply) const {
    for (std::size_t i = 1; i <= rivals_; ++i)
      if (ply < all_[i].plies.size() && all_[i].plies[ply].move != best_.plies[ply].move) return true;
    return false;
  }

  void ask(std::size_t ply) {
    Question question;
    question.ply = static_cast<int>(ply) + 1;
    std::uint32_t item = UINT32_MAX;
    for (std::size_t i = 0; i <= rivals_; ++i) {
      if (ply >= all_[i].plies.size()) continue;
      const Played::Ply& one = all_[i].plies[ply];
      item = std::min(item, one.item);
      if (std::find(question.moves.begin(), question.moves.end(), one.move) == question.moves.end())
        question.moves.push_back(one.move);
    }
    if (item == UINT32_MAX) return;
    question.token = items_[item].token;
    script_.question = std::move(question);
  }

  std::span<const Item> items_;
  const std::vector<Played>& all_;
  std::size_t rivals_;  // all_[1..rivals_] are as good as the best
  std::span<const GivenMove> answers_;
  const Played& best_;
  Script script_;
};

}  // namespace

Script Repairer::find(const Game& game, std::span<const Token> tokens, std::size_t from, std::size_t fault,
                      MoveReader& white, MoveReader& black, std::span<const GivenMove> answers) {
  if (white.grammar().relative || black.grammar().relative) return {};
  const std::vector<Item> items = main_line(game.text, tokens, from);
  constexpr std::size_t most_items = 4000;
  if (items.empty() || items.size() > most_items) return {};
  SheetSearch sheet(game.text, tokens, items, white, black, slips_, costs_);
  if (sheet.passes()) return {};
  AnsweredSheet answered(sheet, answers, items, costs_);
  Expander& readings = answers.empty() ? static_cast<Expander&>(sheet) : answered;
  const std::uint32_t fails = item_at(items, 0, static_cast<std::uint32_t>(fault));
  std::optional<Hypotheses> search = read_beyond(sheet, readings, game.start, fails, static_cast<std::uint32_t>(items.size()));
  if (!search) return {};
  std::vector<Played> all = distinct(search->reached_end() ? search->best(costs_.search.listed) : search->best_partial(costs_.search.listed));
  if (all.empty()) return {};
  weigh(all, game.start, usual_);
  const std::size_t rivals = gather_rivals(all, costs_.search.margin);
  Script script = ScriptWriter(items, all, rivals, answers).write();
  // A sheet of which every third word is changed has been read as something else.
  if (script.fixes.size() > 3 && script.fixes.size() * 3 > items.size()) return {};
  return script;
}

// Doubts the stretch before each fault that is met, one after another, until the end is reached. Where there is
// no getting on, everything up to the fault is doubted, more broadly; then that is the end.
std::optional<Hypotheses> Repairer::read_beyond(SheetSearch& sheet, Expander& readings, const Position& start, std::uint32_t fault,
                                                std::uint32_t end) const {
  constexpr std::uint32_t beyond = 3;
  std::uint32_t width = costs_.search.width;
  std::uint32_t reached = fault;
  sheet.doubt(fault - std::min(fault, costs_.search.back), fault + beyond);
  for (std::uint32_t round = 0; round < costs_.search.rounds; ++round) {
    Hypotheses search({.width = width, .slack = costs_.search.slack, .nodes = costs_.search.nodes});
    search.run(readings, start, 0, end);
    if (search.reached_end()) return search;
    const bool farther = search.furthest() > reached;
    if (!farther && width == costs_.search.wide) {
      if (reached < fault + costs_.search.proof) return std::nullopt;
      return search;
    }
    if (!farther) width = costs_.search.wide;
    reached = std::max(reached, search.furthest());
    sheet.doubt(farther ? reached - std::min(reached, costs_.search.back) : 0, reached + beyond);
  }
  return std::nullopt;
}

}  // namespace planilla
