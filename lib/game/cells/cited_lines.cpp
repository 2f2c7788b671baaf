// Cells that are no half-moves of the game. Lines that are cited beside it have a board of their
// own, so that long analysis explains itself as well as a main line would.
#include <algorithm>

#include "game/cells/spine_search.h"

namespace planilla::spine {

// "with the idea of d4 6...b5": a number behind a half-move that has none begins another run.
void Search::find_runs_in_words() {
  bool has_number = false;  // the run so far
  for (std::size_t i = 0; i < items_.size(); ++i) {
    CellItem& item = items_[i];
    const bool begins = item.before == Before::words;
    const bool goes_on = item.before == Before::cell && i > 0 && items_[i - 1].in_words &&
                         (item.number == 0 || has_number);
    item.in_words = begins || goes_on;
    has_number = item.number != 0 || (goes_on && has_number);
  }
}

// Does the cell stand behind the last one of the cited line, or have the number that is due in it?
bool Search::goes_on_cited(const State& state, std::uint32_t at) const {
  if (state.cited_item == no_node) return false;
  const CellItem& item = items_[at];
  const bool blacks = state.cited.turn() == black;
  if (item.number != 0)
    return static_cast<int>(item.number) == state.cited.fullmove_number() &&
           (item.for_black == blacks || (blacks && item.before == Before::cell));
  return item.before == Before::cell && state.cited_item + 1 == at;
}

// The position in which the half-move of that number is due: now, or one to three half-moves ago.
const Position* Search::cited_from(const State& state, const CellItem& item) const {
  if (item.number == 0 || state.ply == 0 || state.lost) return nullptr;
  const int back = state.due() - item.half_move();
  if (back < 0 || back > static_cast<int>(state.past.size())) return nullptr;
  if (back > state.ply) return nullptr;
  return back == 0 ? &state.position : &state.past[static_cast<std::size_t>(back - 1)];
}

// "25.Qg2 25.Rf3 Rxf3 is also met": the number of the half-move just played, again.
bool Search::repeats_number(const State& state, std::uint32_t at) const {
  const CellItem& item = items_[at];
  return !doubles_ && at > 0 && state.last_item == at - 1 && item.number != 0 &&
         items_[at - 1].number != 0 && item.half_move() == items_[at - 1].half_move() &&
         item.half_move() + 1 == state.due();
}

// Does the game need the cell, which has the number that is due and is the last one to have it?
bool Search::is_next_of_game(const State& state, std::uint32_t at) const {
  const CellItem& item = items_[at];
  return item.only_here && (!is_cited(state, at) || carries_game(state, at)) && !state.ended &&
         state.ply > 0 && state.due() == item.half_move();
}

// Of the beginning of a line that is cited, by where it stands.
int Search::cost_of_citing(const State& state, std::uint32_t at) const {
  const CellItem& item = items_[at];
  if (item.before == Before::words)
    return is_cited(state, at)         ? Costs::cited_by_words
           : item.told                 ? Costs::cited_in_sentence
           : follows_remark(state, at) ? Costs::cited_behind_remark
                                       : Costs::cited_in_words;
  if (item.before == Before::sentence) return Costs::cited_in_sentence;
  // "5.Ba4 5.Bc4 had been usual 5...Bc5", where the brackets of the variation were lost.
  if (item.before == Before::cell && item.before_words) return Costs::cited_as_subject;
  // "5.Nc3 A quiet move. / 5.d4 is often played": what a sentence is about, in place of a half-move
  // that was played.
  const bool told = item.is_subject || item.in_open_sentence;
  return told && state.instead && state.differs ? Costs::cited_as_subject : Costs::cited_on_line;
}

// The cell as a half-move of a line that is cited beside the game; false: it is none.
bool Search::cite(State& state, std::uint32_t at) {
  const CellItem& item = items_[at];
  if (!readers_.known() || item.kind != PartKind::cell) return false;
  MoveList moves;
  if (goes_on_cited(state, at)) {
    moves_of(state.cited, at, moves);
    if (moves.empty()) return false;
    const bool behind_passed = state.cited_item + 1 != at;  // as of a half-move of the game
    state.score +=
        Costs::legal - (item.before == Before::cell    ? behind_passed ? Costs::goes_back : 0
                        : item.before == Before::line  ? Costs::cited_goes_on_line
                        : item.before == Before::aside ? Costs::cited_goes_on_aside
                                                       : Costs::cited_goes_on);
    if (is_next_of_game(state, at)) state.score -= Costs::only_here;
    // "after 4...Be4 5.f3 Bg6 6.e6 he played 6...Qd6": the line that he went on with was played.
    if (item.told && item.number != 0) state.score -= Costs::told_in_cited;
  } else if (!begin_citing(state, at, moves) && !branch_off(state, at, moves)) {
    return false;
  }
  const bool afresh = item.before == Before::line || item.before == Before::sentence;
  state.passed_due |= afresh && item.number != 0 && item.half_move() == state.due() &&
                      !item.is_subject && !item.is_remark && !item.in_open_sentence;
  add_cited(state, moves[0]);
  state.cited_item = at;
  return true;
}

// "Or 7...e6 8.Qf3", behind a line that 7.Ng5 began: a branch of that line, though it is legal in
// place of a half-move of the game as well.
bool Search::cite_branch(State& state, std::uint32_t at) {
  if (!readers_.known() || items_[at].kind != PartKind::cell || goes_on_cited(state, at))
    return false;
  MoveList moves;
  if (!branch_off(state, at, moves)) return false;
  add_cited(state, moves[0]);
  state.cited_item = at;
  return true;
}

void Search::keep_cited(State state, std::uint32_t at) {
  const CellItem& item = items_[at];
  if (item.is_first_of_two) state.score -= Costs::passed_over;
  if (state.instead) {
    nodes_.push_back({.parent = state.node, .part = item.part, .use = Use::cited});
    state.node = static_cast<std::uint32_t>(nodes_.size() - 1);
  }
  next_.push_back(state);
}

void Search::add_cited(State& state, Move move) {
  cited_moves_.push_back({state.cited_line, move});
  state.cited_line = static_cast<std::uint32_t>(cited_moves_.size() - 1);
  state.cited.play(move);
  ++state.cited_plies;
  if (state.cited_from == state.first)
    state.longest_opening = std::max(state.longest_opening, state.cited_plies);
}

void Search::take_back_cited(State& state, int half_moves) const {
  for (int i = 0; i < half_moves; ++i) state.cited_line = cited_moves_[state.cited_line].parent;
  state.cited_plies -= half_moves;
  std::vector<Move> kept;
  for (std::uint32_t i = state.cited_line; i != no_node; i = cited_moves_[i].parent)
    kept.push_back(cited_moves_[i].move);
  state.cited = state.cited_base;
  for (auto move = kept.rbegin(); move != kept.rend(); ++move) state.cited.play(*move);
}

// A line in place of the half-move that is due, or of one before it.
bool Search::begin_citing(State& state, std::uint32_t at, MoveList& moves) {
  const CellItem& item = items_[at];
  if (item.weak || (item.before == Before::cell && !repeats_number(state, at))) return false;
  const Position* from = cited_from(state, item);
  if (from == nullptr) return false;
  if (item.number == 1 && !item.for_black && item.before != Before::words) return false;
  moves_of(*from, at, moves);
  if (moves.empty()) return false;
  const bool one_more = state.instead && state.cited_from == item.half_move();
  state.alternatives = one_more ? state.alternatives + 1 : 1;
  state.instead = from != &state.position;
  state.cited_from = item.half_move();
  state.about_move = item.about_move || (item.before == Before::cell && !item.before_words);
  const int back = state.due() - item.half_move();
  if (state.instead) {
    Position after = *from;
    after.play(moves[0]);
    const Position& played =
        back == 1 ? state.position : state.past[static_cast<std::size_t>(back - 2)];
    state.differs = after.key() != played.key();
    state.of_sentences = (state.in_words >> (back - 1) & 1) != 0;
    state.as_likely = state.of_sentences || item.before == Before::sentence ||
                      (item.before == Before::words && !item.cited);
  } else {
    state.differs = false;
  }
  if (is_next_of_game(state, at)) state.score -= Costs::only_here;
  state.cited = state.cited_base = *from;
  state.cited_line = no_node;
  state.cited_plies = 0;
  state.cited_in_words = item.before == Before::words;
  state.score += Costs::legal - cost_of_citing(state, at);
  return true;
}

// "After 3.dxe5 Black may try 3...Ne4, but 3...Ng4 is usual": another half-move in place of one of
// the line that is cited.
bool Search::branch_off(State& state, std::uint32_t at, MoveList& moves) {
  const CellItem& item = items_[at];
  if (state.cited_item == no_node || !state.cited_in_words || item.number == 0 || item.weak ||
      item.before != Before::words)
    return false;
  constexpr int farthest = 60;  // half-moves
  const int back = half_move_due(state.cited) - item.half_move();
  if (back < 1 || back > std::min(state.cited_plies, farthest)) return false;
  State branch = state;
  take_back_cited(branch, back);
  moves_of(branch.cited, at, moves);
  if (moves.empty()) return false;
  if (is_next_of_game(state, at)) branch.score -= Costs::only_here;
  branch.score += Costs::legal - cost_of_citing(state, at);
  state = branch;
  return true;
}

// "2.Nf3 Nc6? A bad move. 2...Nc6 3.Bb5": the half-move just played, named again where a sentence
// begins, and the game goes on behind it.
bool Search::repeats_move(const State& from, std::uint32_t at) {
  const CellItem& item = items_[at];
  if (!readers_.known() || from.lost || from.ply == 0 || item.kind != PartKind::cell ||
      item.number == 0 || item.half_move() + 1 != from.due() ||
      (item.before != Before::sentence && item.before != Before::line))
    return false;
  MoveList moves;
  moves_of(from.past[0], at, moves);
  if (moves.size() != 1) return false;
  Position after = from.past[0];
  after.play(moves[0]);
  return after.key() == from.position.key();
}

// No half-move of the game: cited, or nothing.
void Search::pass_over(const State& from, std::uint32_t at) {
  const CellItem& item = items_[at];
  State passed = from;
  if (repeats_move(from, at)) {
    State again = from;
    again.last_item = at;
    next_.push_back(again);
  }
  if (cite(passed, at)) {
    State branch = from;
    if (cite_branch(branch, at) && branch.cited.key() != passed.cited.key()) keep_cited(branch, at);
    keep_cited(passed, at);
    return;
  }
  if (item.kind == PartKind::cell && goes_on(from, at)) {
    MoveList moves;
    if (readers_.known() && !from.lost) moves_of(from.position, at, moves);
    const bool illegal = readers_.known() && !from.lost && moves.empty();
    passed.score -= item.weak || begins_sentence(from, item) ? 2
                    : is_named_again(from, at)               ? Costs::named_again
                    : illegal                                ? Costs::breaks_run_illegally
                                                             : Costs::breaks_run;
    passed.unread |= illegal && !item.weak;
    next_.push_back(passed);
    return;
  }
  // What would carry the game on, and is cited in no sentence.
  const int number = static_cast<int>(item.number);
  if (from.ply > 0 && number >= from.number() && !item.in_words &&
      (number > from.number() || item.for_black >= from.blacks_turn()))
    passed.score -= Costs::passed_over;
  if (ends_game(from, at)) passed.score -= Costs::passes_result;
  // The dash between two moves: the run goes on.
  if (item.kind == PartKind::blank && goes_on(from, at)) passed.last_item = at;
  next_.push_back(passed);
}

// A star alone may rule off what stands above it.
bool Search::tells_result(std::uint32_t at) const {
  return items_[at].kind == PartKind::result && parts_[items_[at].part].in(text_) != "*";
}

// A result right behind the half-move that was played last, and of no title below it.
bool Search::ends_game(const State& from, std::uint32_t at) const {
  return tells_result(at) && at > 0 && from.last_item == at - 1 && !from.ended &&
         items_[at].before <= Before::aside && !is_of_next_title(at);
}

// Does nothing but punctuation follow in the paragraph?
bool Search::ends_text(std::uint32_t part) const {
  for (std::size_t i = part + 1; i < parts_.size(); ++i) {
    if (parts_[i].paragraph || parts_[i].kind == PartKind::heading) return true;
    if (parts_[i].kind != PartKind::separator) return false;
  }
  return true;
}

// `Lagrave – Peña 0-1`, `Lagrave – Peña 0-1 (2)` above a line that begins with 1: a line of words
// with a dash between two of them, behind an empty line.
bool Search::is_of_title_line(std::uint32_t part) const {
  constexpr std::uint32_t longest = 30;  // parts
  std::uint32_t first = part;
  bool dash = false;
  while (!parts_[first].line_start && first > 0 && part - first < longest) {
    --first;
    const PartKind kind = parts_[first].kind;
    if ((kind == PartKind::cell && !parts_[first].weak) || kind == PartKind::masked) return false;
    dash |= kind == PartKind::blank && parts_[first].in(text_).find_first_not_of("_") == 0;
  }
  if (!dash || !parts_[first].paragraph) return false;
  for (std::uint32_t i = part + 1; i < parts_.size() && i < part + longest; ++i) {
    if (parts_[i].kind == PartKind::number && parts_[i].line_start) return parts_[i].value == 1;
    if (parts_[i].kind == PartKind::result || (parts_[i].kind == PartKind::cell && !parts_[i].weak))
      return false;
  }
  return false;
}

// `Eva;Juan;0-1;1. d4 d5`: a result behind words, and in its line the first number of a game.
bool Search::is_of_next_title(std::uint32_t at) const {
  if (items_[at].before != Before::words) return false;
  if (is_of_title_line(items_[at].part)) return true;
  for (std::size_t i = items_[at].part + 1; i < parts_.size() && !parts_[i].line_start; ++i) {
    if (parts_[i].kind == PartKind::number) return parts_[i].value == 1;
    if (parts_[i].kind != PartKind::separator) return false;
  }
  return false;
}

}  // namespace planilla::spine
