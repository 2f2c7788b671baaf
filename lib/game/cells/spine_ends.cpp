// The end of the text: what it says of the hypotheses that are left, and whether two of them are
// nearly as likely.
#include <algorithm>

#include "board/half_move.h"
#include "game/cells/spine_search.h"

namespace planilla::spine {

namespace {
constexpr int many = 8;  // half-moves

// "6.h3, with an even game", "6.h3 was possible".
bool words_follow(const Parts& parts, std::uint32_t at) {
  if (begins_sentence(parts, at)) return true;
  const bool comma = at + 1 < parts.size() && parts[at + 1].kind == PartKind::separator;
  return comma && at + 2 < parts.size() && parts[at + 2].kind == PartKind::word &&
         (parts[at + 2].is_small || !parts[at + 2].line_start);
}
}  // namespace

// From the first half-move on.
std::vector<std::uint32_t> Search::played_nodes(const State& state) const {
  std::vector<std::uint32_t> out;
  for (std::uint32_t node = state.node; node != no_node; node = nodes_[node].parent)
    if (nodes_[node].use == Use::played) out.push_back(node);
  std::reverse(out.begin(), out.end());
  return out;
}

// Where the best reading parts from one that costs little more and comes to other moves; one that
// only ends earlier is no rival.
std::uint32_t Search::first_doubt() const {
  const std::vector<std::uint32_t> best = played_nodes(states_.front());
  std::size_t first = best.size();
  for (const State& state : states_) {
    if (state.score + Costs::clear_lead <= states_.front().score) break;
    const std::vector<std::uint32_t> other = played_nodes(state);
    const std::size_t both = std::min(best.size(), other.size());
    for (std::size_t i = 0; i < both && i < first; ++i) {
      if (nodes_[best[i]].move == nodes_[other[i]].move) continue;
      if (nodes_[best[i]].part != nodes_[other[i]].part) first = i;
      break;  // one cell that can be two moves is the replay's to tell
    }
  }
  return first < best.size() ? nodes_[best[first]].part : no_node;
}

// How many half-moves the line that is cited in place of some that are played goes on behind the
// game, where the text ends with it; -1: it does not.
int Search::farther_at_end(const State& state) const {
  if (state.cited_item + 1 != items_.size() || !state.differs || state.ended) return -1;
  return std::max(half_move_due(state.cited) - state.due(), -1);
}

// "5...Be6! The best move. / 5...Bf5 6.Nc3 is slow. / 5...e6 6.Nd7 loses", and the text ends: is
// the last line only one of several in place of the half-move?
bool Search::has_alternatives(const State& state, int farther) {
  constexpr int two = 2, three = 3;
  return state.alternatives >= (farther < many ? two : three);
}

// Does a line begin with White's first half-move between two items?
bool Search::begins_opening(std::uint32_t behind, std::uint32_t before) const {
  for (std::uint32_t i = behind + 1; i < before; ++i)
    if (items_[i].number == 1 && !items_[i].for_black) return true;
  return false;
}

// "4.Bxc6 dxc6 5.Nxe5 / / 4.Ba4 Nf6", and the text ends: the half-move that is played in place of a
// line which no word calls a citation.
std::uint32_t Search::doubt_of_return() const {
  const State& best = states_.front();
  std::size_t at = items_.size();
  while (at > 0 && items_[at - 1].before == Before::cell) --at;
  if (at == 0 || !items_[--at].returns || best.ended || best.alternatives > 1 ||
      begins_opening(best.last_item, at))
    return no_node;
  const std::vector<std::uint32_t> played = played_nodes(best);
  int half_move = best.due();
  std::uint32_t rival = no_node;
  for (std::size_t i = played.size(); i-- > 0;) {
    if (nodes_[played[i]].part >= items_[at].part) return no_node;
    if (--half_move == items_[at].half_move()) rival = nodes_[played[i]].part;
  }
  return rival;
}

// "fourteen / 7.Kf1 ... / of them 7.Bd2": the last half-move stands in a sentence, and another one
// with its number ends a line above it, as in columns that were copied across.
std::uint32_t Search::doubt_of_row_above() const {
  constexpr std::uint32_t farthest = 4;  // items
  const State& best = states_.front();
  if (best.last_item == no_node || best.ended) return no_node;
  const CellItem& last = items_[best.last_item];
  if (last.before != Before::words || last.told || last.number == 0) return no_node;
  const auto ends_line = [&](const CellItem& item) {
    std::uint32_t at = item.part + 1;
    while (at < parts_.size() && !parts_[at].line_start &&
           (parts_[at].kind == PartKind::dots || parts_[at].kind == PartKind::glyph))
      ++at;
    return at < parts_.size() && parts_[at].line_start;
  };
  for (std::uint32_t i = best.last_item; i-- > 0 && best.last_item - i <= farthest;) {
    const CellItem& item = items_[i];
    if (item.kind == PartKind::cell && item.number != 0 && item.before == Before::words &&
        item.half_move() == last.half_move() && ends_line(item) &&
        parts_[item.part].in(text_) != parts_[last.part].in(text_))
      return last.part;
  }
  return no_node;
}

// "2.Nf3 d6 was better 2...Nc6 3.Bb5 a6", and the text ends: the half-move that the last words are
// about, or of which they tell. Nothing that follows says which one was played.
std::uint32_t Search::doubt_at_end() const {
  if (const std::uint32_t rival = doubt_of_return(); rival != no_node) return rival;
  if (const std::uint32_t row = doubt_of_row_above(); row != no_node) return row;
  const State& best = states_.front();
  const int farther = farther_at_end(best);
  if (farther <= 0 || !best.about_move || has_alternatives(best, farther)) return no_node;
  int half_move = best.due();
  for (std::uint32_t node = best.node; node != no_node; node = nodes_[node].parent)
    if (nodes_[node].use == Use::played && --half_move == best.cited_from) return nodes_[node].part;
  return no_node;
}

// The text ends within a line that was taken for a citation in place of a half-move, and that goes
// farther than the game does: the game may have gone on so.
void Search::weigh_ends() {
  for (State& state : states_) {
    // "12.Nf3 12.Nc3 had been usual": no game ends before the first of the two.
    if (state.passed_due && !state.ended) state.score -= Costs::ends_in_other;
    // "lost with 1.e4 and c5. He plays 1. e4 c5 2. a3": the second line is the game.
    if (state.longest_opening > state.ply) state.score -= Costs::shorter_than_cited;
    const int farther = farther_at_end(state);
    if (farther < 0 || has_alternatives(state, farther)) continue;
    const CellItem& last = items_[state.cited_item];
    if (farther == 0 && (!state.about_move || last.cited || last.before_words)) continue;
    // "6...O-O Here 6...h6 7.O-O was possible.": a whole sentence that is not about the move.
    const bool told = !state.about_move && !state.of_sentences && words_follow(parts_, last.part);
    state.score -= (state.as_likely && !told) || (state.about_move && farther >= many)
                       ? std::min(Costs::ends_in_cited + farther, Costs::ends_in_long_cited)
                       : Costs::ends_in_other;
  }
  std::stable_sort(states_.begin(), states_.end(),
                   [](const State& a, const State& b) { return a.score > b.score; });
}

// A sign of the result right behind the last half-move, or alone on its line, and none behind it in
// this game: what follows is analysis, as legal as it may be.
bool Search::surely_ends(const State& from, std::uint32_t at) const {
  const CellItem& item = items_[at];
  if (!tells_result(at) || from.ply == 0 || from.ended || is_of_next_title(at)) return false;
  const bool behind_move =
      from.last_item + 1 == at && (item.before == Before::cell || item.before == Before::line);
  const bool alone = parts_[item.part].line_start &&
                     (item.part + 1 == parts_.size() || parts_[item.part + 1].line_start);
  if (!behind_move && !alone) return false;
  for (std::uint32_t i = at + 1; i < items_.size() && items_[i].kind != PartKind::heading; ++i)
    if (items_[i].kind == PartKind::result) return false;
  return true;
}

}  // namespace planilla::spine
