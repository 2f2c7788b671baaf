// Most games end long before any of this: a table of counts by a few bits of the keys tells so.
#include "checks/facts/main_line.h"

#include <algorithm>
#include <array>
#include <utility>

#include "board/half_move.h"
#include "checks/facts/place_finding.h"
#include "game/model/walk.h"
#include "rules/arguments/claimable.h"
#include "rules/arguments/passed_over.h"

namespace planilla {

namespace {

constexpr std::size_t long_enough_to_repeat = 17;  // positions until one can stand a fifth time
constexpr std::size_t long_enough_to_count = 151;  // until 75 moves can have passed

bool is_decisive(Result result) {
  return result == Result::white_wins || result == Result::black_wins;
}

template <class Use>
void along_main_line(const Game& game, Use use) {
  Walk walk(game);
  while (walk.next()) {
    const ElementKind kind = walk.element().kind;
    const bool moves = kind == ElementKind::move || kind == ElementKind::null_move ||
                       kind == ElementKind::illegal_move;
    if (moves && walk.depth() == 0 && !use(walk)) return;
  }
}

}  // namespace

GameRecord record_of(const Game& game) {
  GameRecord record;
  record.add(game.start);
  along_main_line(game, [&](const Walk& walk) {
    record.add(walk.after());
    return true;
  });
  return record;
}

std::vector<Position> positions_of(const Game& game) {
  std::vector<Position> out{game.start};
  along_main_line(game, [&](const Walk& walk) {
    out.push_back(walk.after());
    return true;
  });
  return out;
}

bool may_have_drawn(const Game& game) {
  const std::vector<std::uint64_t>& keys = game.keys;
  const auto clock = static_cast<std::size_t>(game.start.halfmove_clock());
  if (keys.size() + clock >= long_enough_to_count) return true;
  if (keys.size() < long_enough_to_repeat) return false;
  std::array<std::uint8_t, 256> counts{};
  std::uint8_t most = 0;
  for (const std::uint64_t key : keys) most = std::max(most, ++counts[key >> 56]);
  return most >= 5;
}

Finding at_ply(Rule rule, const Game& game, int ply) {
  Finding finding{rule, game.terminator_span};
  along_main_line(game, [&](const Walk& walk) {
    if (walk.ply() != ply) return true;
    finding = at_move(rule, walk, game);
    finding.suggestion.clear();
    return false;
  });
  return finding;
}

bool is_whole(const Game& game, const GameFacts& facts) {
  if (facts.has(ElementKind::unread) || facts.has(ElementKind::hole) ||
      facts.has(ElementKind::illegal_move))
    return false;
  return !facts.has(ElementKind::null_move) || game.plies == 0;
}

void tell_passed_over(Rule rule, DrawKind kind, const Game& game, const GameFacts& facts,
                      Findings& out) {
  if (!has_automatic_draws(facts.edition) || !may_have_drawn(game)) return;
  for (const DrawEvent& event : draw_events(record_of(game), facts.edition)) {
    const int after = static_cast<int>(game.plies) - event.ply;
    if (event.kind != kind || event.ply == 0 || (after == 0 && !is_decisive(game.result))) continue;
    Finding finding = at_ply(rule, game, event.ply);
    if (is_decisive(game.result)) finding.severity = Severity::error;
    finding.add(arguments::PassedOver{.after = after, .result = chosen(result_text(game.result))});
    out.push_back(std::move(finding));
  }
}

void tell_claimable(Rule rule, DrawKind kind, const Game& game, const GameFacts& facts,
                    Findings& out) {
  if (game.keys.size() + static_cast<std::size_t>(game.start.halfmove_clock()) < 9) return;
  for (const DrawEvent& event : draw_events(record_of(game), facts.edition)) {
    if (event.kind != kind || event.ply == 0) continue;
    Finding finding = at_ply(rule, game, event.ply);
    const bool white_to_move = side_of_half_move(half_move_at(game.start, event.ply + 1)) == white;
    finding.add(arguments::Claimable{.side = chosen(white_to_move ? "white" : "black"),
                                     .after = static_cast<std::int64_t>(game.plies) - event.ply});
    out.push_back(std::move(finding));
  }
}

}  // namespace planilla
