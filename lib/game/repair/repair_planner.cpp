// Rivals leave the best one after another; each parting is a question, and no more is said about
// whoever has left.
#include "game/repair/repair_planner.h"

#include <algorithm>
#include <cmath>

namespace planilla {

namespace {

constexpr double hundredth = 0.01;  // costs are hundredths of a nat

bool as_it_stands(StepKind kind) {
  return kind == StepKind::written || kind == StepKind::ambiguous;
}

// Do they differ in nothing but which of several moves an ambiguous word is, and in what that leads
// to?
bool differ_in_choice_only(const Played& a, const Played& b) {
  if (a.plies.size() != b.plies.size() || a.dropped != b.dropped) return false;
  for (std::size_t i = 0; i < a.plies.size(); ++i) {
    if (a.plies[i].move == b.plies[i].move && a.plies[i].item == b.plies[i].item) continue;
    if (a.plies[i].item != b.plies[i].item || !as_it_stands(a.plies[i].kind) ||
        !as_it_stands(b.plies[i].kind))
      return false;
  }
  return true;
}

// Do they part where the sheet says nothing, in an empty cell or in a half-move that it leaves out?
bool part_where_nothing_stands(const Played& a, const Played& b) {
  const std::size_t ply = first_difference(a, b);
  if (ply >= a.plies.size() || ply >= b.plies.size()) return false;
  const Played::Ply &x = a.plies[ply], &y = b.plies[ply];
  return x.item == y.item && x.kind == y.kind &&
         (x.kind == StepKind::filled || x.kind == StepKind::inserted);
}

// How many stand behind the best that are as good, and are put there. Which of several moves an
// ambiguous word is, and what was played in an empty cell or in a half-move that was left out, the
// sheet does not say: what people usually play decides nothing there.
std::size_t gather_rivals(std::vector<Played>& all, std::uint32_t margin) {
  const Played best = all.front();
  const auto undecided = [&](const Played& one) {
    return differ_in_choice_only(best, one) || part_where_nothing_stands(best, one);
  };
  const auto end = std::stable_partition(all.begin() + 1, all.end(), [&](const Played& one) {
    return one.cost < best.cost + margin || (one.pen < best.pen + margin && undecided(one));
  });
  return static_cast<std::size_t>(end - all.begin()) - 1;
}

void add_once(std::vector<Move>& moves, Move move) {
  if (move && std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
}

}  // namespace

void RepairPlanner::add(const Segment& stretch) {
  std::vector<Played> all = distinct(stretch.paths);
  cost_ += stretch.paths.front().cost;
  weigh(all, position_, previous_, usual_);
  const std::size_t rivals = gather_rivals(all, margin_);
  decide(all, rivals);
  for (const Played::Ply& ply : all.front().plies) {
    previous_ = previous_.after(position_, ply.move);
    position_.play(ply.move);
  }
  plies_ += all.front().plies.size();
}

void RepairPlanner::decide(const std::vector<Played>& all, std::size_t rivals) {
  const Played& best = all.front();
  all_ = &all;
  live_.clear();
  asked_.clear();
  for (std::size_t i = 1; i <= rivals; ++i) live_.push_back(&all[i]);
  std::size_t next = next_parting();
  for (std::size_t ply = 0; ply <= best.plies.size(); ++ply) {
    if (ply != next) {
      if (ply < best.plies.size()) read(ply);
      continue;
    }
    std::vector<Move> moves;
    std::uint32_t item = UINT32_MAX;
    if (ply < best.plies.size()) {
      moves.push_back(best.plies[ply].move);
      item = best.plies[ply].item;
    }
    const auto stay = std::stable_partition(live_.begin(), live_.end(), [&](const Played* rival) {
      return first_difference(best, *rival) != ply;
    });
    for (auto rival = stay; rival != live_.end(); ++rival) {
      asked_.push_back(*rival);
      if (ply >= (*rival)->plies.size()) continue;
      add_once(moves, (*rival)->plies[ply].move);
      item = std::min(item, (*rival)->plies[ply].item);
    }
    live_.erase(stay, live_.end());
    next = next_parting();
    if (item != UINT32_MAX)
      ask(ply, std::move(moves), item);
    else if (ply < best.plies.size())
      read(ply);
  }
  for (const std::uint32_t item : best.dropped) drop(item);
}

// The first ply at which one of the rivals that are left goes another way; SIZE_MAX if there is
// none.
std::size_t RepairPlanner::next_parting() const {
  std::size_t out = SIZE_MAX;
  for (const Played* rival : live_) out = std::min(out, first_difference(all_->front(), *rival));
  return out;
}

// -ln of how likely the rivals are, all together, where the best is 1; at most what search.apart
// lets be known of them.
template <class IsRival>
std::uint32_t RepairPlanner::lead_over(IsRival&& is_rival) const {
  double rivals = 0;
  for (const Played& one : *all_)
    if (is_rival(one)) rivals += std::exp(-hundredth * (one.cost - all_->front().cost));
  if (rivals == 0) return apart_;
  const double lead = -std::log(rivals) / hundredth;
  return static_cast<std::uint32_t>(std::clamp(lead, 0.0, static_cast<double>(apart_)));
}

void RepairPlanner::drop(std::uint32_t item) {
  const std::uint32_t token = items_[item].token;
  const bool told = std::any_of(script_.fixes.begin(), script_.fixes.end(), [&](const Edit& fix) {
    return fix.token == token && fix.kind == FixKind::drop;
  });
  if (told) return;
  const bool open = std::any_of(asked_.begin(), asked_.end(), [&](const Played* rival) {
    return std::find(rival->dropped.begin(), rival->dropped.end(), item) == rival->dropped.end();
  });
  const std::uint32_t lead = lead_over([&](const Played& one) {
    return std::find(one.dropped.begin(), one.dropped.end(), item) == one.dropped.end();
  });
  dropped_.push_back({.token = token, .kind = FixKind::drop, .open = open, .lead = lead});
}

// The best reading of this ply, on which those that are as likely agree; or they have been asked
// about, and differ.
void RepairPlanner::read(std::size_t ply) {
  const Played::Ply& one = all_->front().plies[ply];
  last_item_ = one.item;
  if (one.kind == StepKind::written) return;
  last_fix_ = plies_ + ply;
  Edit fix = fix_of(ply);
  fix.open = !undisputed(ply);
  if (one.kind == StepKind::exchanged && !fix.open) exchanged_.push_back(fix.token);
  script_.fixes.push_back(std::move(fix));
}

bool RepairPlanner::undisputed(std::size_t ply) const {
  const Played::Ply& one = all_->front().plies[ply];
  return std::all_of(asked_.begin(), asked_.end(), [&](const Played* rival) {
    return std::any_of(rival->plies.begin(), rival->plies.end(), [&](const Played::Ply& other) {
      return other.item == one.item && other.move == one.move && other.kind == one.kind;
    });
  });
}

// `moves`: what the ply may be, the best first. `item`: the first of the words that are read so.
void RepairPlanner::ask(std::size_t ply, std::vector<Move> moves, std::uint32_t item) {
  const Played& best = all_->front();
  const bool ends = ply == best.plies.size();
  const auto asked = [&](const Edit& fix) { return fix.open && fix.token == items_[item].token; };
  if (ends && std::any_of(script_.fixes.begin(), script_.fixes.end(), asked))
    return;  // whether it is the last word's move
  if (!ends) last_item_ = best.plies[ply].item;
  const bool passed_over =
      std::find(best.dropped.begin(), best.dropped.end(), item) != best.dropped.end();
  if (passed_over) {
    script_.fixes.push_back({.token = items_[item].token,
                             .kind = FixKind::drop,
                             .open = true,
                             .others = std::move(moves)});
    if (!ends && best.plies[ply].kind != StepKind::written)
      script_.fixes.push_back(fix_of(ply)), script_.fixes.back().open = true;
    return;
  }
  if (ends || best.plies[ply].kind == StepKind::written) {
    script_.questions.push_back({items_[item].token, number_of(ply), std::move(moves)});
    return;
  }
  last_fix_ = plies_ + ply;
  Edit fix = fix_of(ply);
  fix.open = true;
  fix.about_word = fix.kind == FixKind::insert &&
                   std::any_of(asked_.begin(), asked_.end(), [&](const Played* rival) {
                     return first_difference(best, *rival) == ply && ply < rival->plies.size() &&
                            rival->plies[ply].kind != StepKind::inserted;
                   });
  fix.others.assign(moves.begin() + 1, moves.end());
  script_.fixes.push_back(std::move(fix));
}

Edit RepairPlanner::fix_of(std::size_t ply) const {
  const Played::Ply& one = all_->front().plies[ply];
  Edit out;
  out.token = items_[one.item].token;
  out.move = one.move;
  out.others = considered(ply);
  out.lead = lead(ply);
  switch (one.kind) {
    case StepKind::ambiguous:
      out.kind = FixKind::choose;
      break;
    case StepKind::inserted:
      out.kind = FixKind::insert;
      out.tokens = 0;
      break;
    default:
      out.kind = FixKind::replace;
  }
  const auto answer = std::find_if(answers_.begin(), answers_.end(), [&](const GivenMove& given) {
    return given.ply == number_of(ply);
  });
  out.answered = answer != answers_.end() && !answer->move.empty();
  out.stops = answer != answers_.end() && answer->move.empty();
  return out;
}

// What others that have gone the same way play here, cheapest first.
std::vector<Move> RepairPlanner::considered(std::size_t ply) const {
  std::vector<Move> out;
  for (const Played& one : *all_)
    if (first_difference(all_->front(), one) == ply && ply < one.plies.size())
      add_once(out, one.plies[ply].move);
  return out;
}

// Over all together that read this ply otherwise.
std::uint32_t RepairPlanner::lead(std::size_t ply) const {
  const Move move = all_->front().plies[ply].move;
  return lead_over(
      [&](const Played& one) { return ply >= one.plies.size() || one.plies[ply].move != move; });
}

RepairPlan RepairPlanner::write() {
  // What stands behind the last move may be a result in words: that is the replay's business.
  for (Edit& fix : dropped_)
    if (fix.token < items_[last_item_].token) script_.fixes.push_back(std::move(fix));
  std::stable_sort(script_.fixes.begin(), script_.fixes.end(),
                   [](const Edit& a, const Edit& b) { return a.token < b.token; });
  join_neighbours();
  pair_exchanged();
  script_.proof = static_cast<int>(plies_ - last_fix_) - 1;
  return std::move(script_);
}

// A word too many where a half-move is missing is one cause: the word stands for that half-move.
void RepairPlanner::join_neighbours() {
  std::vector<Edit>& fixes = script_.fixes;
  for (std::size_t i = 0; i + 1 < fixes.size(); ++i) {
    const Edit &one = fixes[i], &next = fixes[i + 1];
    const bool behind = one.kind == FixKind::drop && next.kind == FixKind::insert &&
                        next.token <= word_behind(one.token);
    const bool before =
        one.kind == FixKind::insert && next.kind == FixKind::drop && one.token == next.token;
    if (!behind && !before) continue;
    Edit joined = behind ? next : one;
    joined.kind = FixKind::replace;
    joined.token = behind ? one.token : next.token;
    joined.tokens = 1;
    joined.about_word = false;
    joined.open = one.open || next.open;
    joined.lead = std::min(one.lead, next.lead);
    fixes[i] = std::move(joined);
    fixes.erase(fixes.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
}

// Of two words in each other's place each is told with the other: one cause.
void RepairPlanner::pair_exchanged() {
  const auto fix_at = [&](std::uint32_t token) {
    return std::find_if(script_.fixes.begin(), script_.fixes.end(), [&](const Edit& fix) {
      return fix.token == token && fix.kind == FixKind::replace;
    });
  };
  for (std::size_t i = 0; i + 1 < exchanged_.size(); i += 2) {
    const auto one = fix_at(exchanged_[i]), other = fix_at(exchanged_[i + 1]);
    if (one == script_.fixes.end() || other == script_.fixes.end()) return;
    one->partner = other->token;
    other->partner = one->token;
  }
}

// The next word of the main line; no token if it is the last.
std::uint32_t RepairPlanner::word_behind(std::uint32_t token) const {
  const auto found = std::find_if(items_.begin(), items_.end(), [&](const Item& item) {
    return item.token > token && !item.is_number;
  });
  return found == items_.end() ? UINT32_MAX : found->token;
}

}  // namespace planilla
