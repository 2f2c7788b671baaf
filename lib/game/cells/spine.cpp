// A beam over the cells outside of brackets.
#include "game/cells/spine.h"

#include <algorithm>

#include "game/cells/compared_items.h"
#include "game/cells/item_runs.h"
#include "game/cells/spine_search.h"
#include "game/model/move_facts.h"

namespace planilla {

namespace spine {

namespace {
bool takes(const Position& position, Move move) {
  return (facts_of_taking(move, position.pieces()) & (claim_capture | claim_en_passant)) != 0;
}
// Are some moves set apart, the first of them among these, and others not?
bool are_set_apart(const std::vector<CellItem>& items) {
  constexpr int enough = 4;
  int apart = 0, plain = 0;
  bool first = false;
  for (const CellItem& item : items) {
    if (item.kind != PartKind::cell || item.weak) continue;
    if (apart + plain == 0) first = item.set_apart;
    ++(item.set_apart ? apart : plain);
  }
  return first && apart >= enough && plain > 0;
}

// "Possible were 10...Bd7 or 10...Re8 11.h3 Bd7 Black retreats.": behind a list of half-moves with
// one number, the next one of White, which stands nowhere else, and a sentence about it.
bool goes_on_behind_list(const std::vector<CellItem>& items, const Parts& parts, std::size_t at) {
  if (at >= items.size()) return false;
  const CellItem& item = items[at];
  if (item.before != Before::cell || item.number == 0 || item.for_black ||
      item.half_move() != items[at - 1].half_move() + 1)
    return false;
  const bool again =
      std::any_of(items.begin() + static_cast<std::ptrdiff_t>(at) + 1, items.end(),
                  [&](const CellItem& other) { return other.number == item.number; });
  if (again) return false;
  const std::uint32_t behind = items[end_of_run(items, at) - 1].part + 1;
  return behind < parts.size() && parts[behind].kind == PartKind::word && !parts[behind].is_small;
}

// "Black has 2...d6, 2...Nc6 or 2...e6": a list of moves is none of the game's.
void find_listed(std::vector<CellItem>& items, std::string_view text, const Parts& parts) {
  constexpr std::uint32_t near = 3;  // parts between two of them: a comma, a word, a number
  const auto goes_on = [&](const CellItem& item, const CellItem& next) {
    return item.kind == PartKind::cell && next.kind == PartKind::cell && item.number != 0 &&
           next.number != 0 && item.half_move() == next.half_move() &&
           next.part - item.part <= near + 1 && next.before != Before::line &&
           parts[item.part].in(text) != parts[next.part].in(text);
  };
  for (std::size_t i = 0; i + 1 < items.size(); ++i) {
    if (items[i].before != Before::words && !items[i].listed) continue;
    if (items[i].told || !goes_on(items[i], items[i + 1])) continue;
    items[i].listed = items[i + 1].listed = true;
    if (goes_on_behind_list(items, parts, i + 2)) items[i + 2].before = Before::sentence;
  }
}

// "The usual move is 3...Ng4, and 3...Ne4 is rarer": two moves with one number, each in a sentence
// that does not say that it was played. At most one of them was.
void find_rivals(std::vector<CellItem>& items, std::string_view text, const Parts& parts) {
  constexpr std::size_t farthest = 40;  // items
  const auto may_be_rival = [](const CellItem& item) {
    return item.kind == PartKind::cell && item.number != 0 && item.before == Before::words &&
           !item.told && !item.cited;
  };
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!may_be_rival(items[i])) continue;
    for (std::size_t k = i + 1; k < items.size() && k < i + farthest; ++k) {
      if (items[k].kind == PartKind::heading || (items[k].number == 1 && !items[k].for_black))
        break;
      if (!may_be_rival(items[k]) || items[k].half_move() != items[i].half_move() ||
          parts[items[k].part].in(text) == parts[items[i].part].in(text))
        continue;
      items[i].rival = items[k].rival = true;
      // "A trap: 8...Nxe4?? / / Note that 8...Qxe4 is a blunder": the end of a paragraph, and what
      // a sentence is about.
      CellItem& last = ends_paragraph(parts, items[i].part) ? items[i] : items[k];
      CellItem& subject = &last == &items[i] ? items[k] : items[i];
      if (!ends_paragraph(parts, last.part) || !goes_on_in_words(parts, subject.part)) continue;
      last.rival = false;
      subject.is_remark = true;
    }
  }
}

}  // namespace

Search::Search(std::string_view text, const Parts& parts, const CellReaders& readers,
               const Position& start)
    : text_(text), parts_(parts), readers_(readers), items_(items_of(text, parts)) {
  State first;
  first.position = start;
  first.past.fill(start);
  first.first = half_move_due(start);
  states_.push_back(first);
  numbered_ = std::count_if(items_.begin(), items_.end(), [](const CellItem& item) {
                return item.number != 0 && item.kind == PartKind::cell;
              }) >= 3;
  set_apart_ = are_set_apart(items_);
  doubles_ = repeats_numbers(items_);
  find_runs_in_words();
  if (!doubles_) find_listed(items_, text, parts);
  if (!doubles_) find_rivals(items_, text, parts);
}

void Search::keep(State state, std::uint32_t at, Use use, bool starts, Move move) {
  nodes_.push_back(
      {state.node, items_[at].part, use, starts, static_cast<bool>(move), move, state.gap});
  state.gap = false;
  if (starts && state.second_game == no_node) state.second_game = items_[at].part;
  state.node = static_cast<std::uint32_t>(nodes_.size() - 1);
  if (use != Use::result) state.last_item = at;
  next_.push_back(state);
}

void Search::moves_of(const Position& position, std::uint32_t at, MoveList& out) {
  const Color turn = position.turn();
  const Span span = parts_[items_[at].part].span;
  if (items_[at].kind == PartKind::masked) {
    moves_of_masked(text_, span, readers_.of(turn), position, out);
    return;
  }
  if (read_item_ != at) {
    read_item_ = at;
    reading_[0].reset();
    reading_[1].reset();
  }
  std::optional<WordReading>& reading = reading_[turn == black];
  if (!reading) reading = read_cell(span.in(text_), readers_.of(turn));
  moves_of_reading(*reading, position, out);
}

// Where it stands, what speaks against its being the next half-move.
int Search::cost_of_place(const State& from, std::uint32_t at, const CellItem& item,
                          bool in_run) const {
  if (begins_sentence(from, item)) return Costs::begins_sentence;
  if (in_run) return 0;
  if (set_apart_ && !from.ended && item.set_apart) return Costs::after_sentence;
  const bool numbered = item.number != 0;
  const bool cited = item.before == Before::words || item.before == Before::sentence;
  const int behind_end = cited ? Costs::cited_after_result : Costs::after_result;
  int cost = from.ended ? behind_end : 0;
  cost += (set_apart_ ? Costs::not_set_apart : 0) + (item.is_remark ? Costs::is_remark : 0);
  const Before before = item.before == Before::cell ? item.behind_blank : item.before;
  switch (before) {
    case Before::cell:  // a run of which the beginning was passed over
      if (numbered && item.half_move() == from.due() && follows_passed(from, at))
        return cost + Costs::goes_back;
      if (from.about_move && from.cited_item + 1 == at) cost += Costs::parts_cited;
      // "Here 5...h6 6.Nbd2 was possible", where d6 was played: all of it, or nothing.
      if (from.instead && from.differs && from.cited_item + 1 == at && !item.only_here)
        cost += Costs::parts_cited;
      if (numbered && item.only_here)
        return cost + (item.line_start ? Costs::line_behind_cited : Costs::due_in_cited);
      return cost + (numbered ? Costs::inside_run_numbered : Costs::inside_run);
    case Before::aside:
      return cost + (numbered ? 0 : Costs::no_number_aside);
    case Before::line:
      if (item.in_open_sentence && is_of_citing_sentence(from, at))
        cost += Costs::parts_cited_sentence;
      return cost +
             (numbered || !numbered_ || (item.for_black && from.blacks_turn())
                  ? 0
                  : std::max(Costs::least_on_line,
                             Costs::no_number_line - Costs::habit_of_lines * from.bare_lines));
    case Before::sentence:
      return cost + (numbered                  ? Costs::after_sentence
                     : leads_on(from, at)      ? Costs::reply_that_leads_on
                     : is_last_reply(from, at) ? Costs::last_reply
                                               : Costs::no_number_sentence);
    case Before::words:
      if (from.unread) cost += Costs::fills_unreadable;
      if (item.again) cost += Costs::stands_again;
      if (item.other_game && from.ply > 0) cost += Costs::other_game;
      if (follows_remark(from, at) && item.half_move() == from.due() && from.last_item + 1 == at)
        return cost + Costs::least_in_sentence;
      if (item.told && numbered && item.half_move() == from.due()) return cost + Costs::told;
      if (is_of_citing_sentence(from, at)) cost += Costs::parts_cited_sentence;
      if (is_reply_in_words(from, at)) return cost + Costs::reply_that_leads_on;
      if (is_announced_end(at)) return cost + Costs::told;
      if (!numbered && follows_unwritten(from, at)) cost += Costs::told_for_unwritten;
      if (item.listed) cost += Costs::is_listed;
      if (item.rival) cost += Costs::has_rival;
      if (!numbered) return cost + Costs::no_number_sentence + 3;
      if (is_cited(from, at) && !carries_game(from, at)) return cost + Costs::in_sentence;
      return cost + std::max(Costs::least_in_sentence,
                             Costs::in_plain_sentence - Costs::habit * from.entries);
  }
  return cost;
}

void Search::play(State to, std::uint32_t at, bool starts) {
  if (!readers_.known() || to.lost) {
    to.score += readers_.known() ? Costs::lost_goes_on : Costs::by_number;
    ++to.ply;
    keep(to, at, Use::played, starts);
    return;
  }
  MoveList moves;
  moves_of(to.position, at, moves);
  const std::string_view word = parts_[items_[at].part].in(text_);
  const bool captures = word.find('x') != std::string_view::npos;
  for (const Move move : moves) {
    State after = to;
    if (captures && !takes(to.position, move)) after.score -= Costs::no_capture;
    after.play(move);
    after.score += Costs::legal;
    if (says_mate(at) && after.position.is_checkmate()) after.score += Costs::mates;
    keep(after, at, Use::played, starts, move);
  }
  if (!moves.empty() || starts || items_[at].weak) return;
  if (to.ply == 0) return;
  to.lost = true;
  to.score -= Costs::illegal;
  ++to.ply;
  keep(to, at, Use::played, starts);
}

// `4. —, g6` behind words: White's half-move was read before them, and a dash stands for it.
CellItem Search::behind_dash(const State& from, std::uint32_t at) const {
  CellItem out = items_[at];
  if (at == 0 || out.for_black || from.last_item == at - 1 || !from.blacks_turn()) return out;
  const CellItem& dash = items_[at - 1];
  if (out.number != 0 && out.number != dash.number) return out;
  if (dash.kind != PartKind::blank || dash.for_black ||
      static_cast<int>(dash.number) != from.number() || parts_[dash.part].word_of_number)
    return out;
  for (std::uint32_t i = dash.part + 1; i < out.part; ++i)
    if (parts_[i].kind != PartKind::separator || parts_[i].line_start) return out;
  out.number = dash.number;
  out.for_black = true;
  out.before = dash.before;
  out.cited = dash.cited;
  return out;
}

void Search::take_cell(const State& from, std::uint32_t at) {
  const CellItem item = behind_dash(from, at);
  const bool in_run = goes_on(from, at);
  State to = from;
  to.score -= cost_of_place(from, at, item, in_run);
  const bool in_words = !in_run && (item.before == Before::words || item.before == Before::aside);
  to.replies += !in_run && item.before == Before::sentence && item.number == 0 && item.for_black;
  to.bare_lines += !in_run && item.before == Before::line && item.number == 0;
  to.entries += !in_run && item.before == Before::words && item.number != 0 && !item.cited;
  to.begun_in_words |= from.ply == 0 && in_words && !item.line_start && item.number == 1;
  to.in_words = static_cast<std::uint8_t>(to.in_words << 1 | in_words);
  to.ended = false;
  if (item.weak && !in_run && item.number == 0) return;
  if (!in_run && is_second_of_pair(from, at)) return;
  if (item.number != 0) {
    const int value = static_cast<int>(item.number);
    const bool is_shifted = item.line_start && value == from.number() + from.shift;
    const int expected = is_shifted ? value : from.number();
    const bool side =
        item.for_black == from.blacks_turn() ||
        ((doubles_ || item.lent_number) && from.blacks_turn() && in_run && value == expected);
    if (value == expected && side) {
      if (!is_shifted) to.shift = 0;
      play(to, at, false);
      return;
    }
    if (value == expected && !side && !item.for_black && in_run && !is_only_blacks(from, at))
      return;
    if (value == expected && !item.for_black && from.blacks_turn() && from.ply > 0) {
      if (!in_run) to.score -= Costs::number_again;
      play(to, at, false);
      return;
    }
    const int due = from.due();
    const int here = item.half_move();
    if (here > due && from.ply > 0) {
      State lost = to;
      lost.score -= from.lost ? Costs::gap_again : Costs::gap + std::min(here - due, 20);
      lost.lost = lost.gap = true;
      lost.ply += here - due;
      play(lost, at, false);
    }
    if (!in_run && !(item.before == Before::line && from.last_item == at - 1)) return;
    if (from.blacks_turn() && !item.for_black) return;
    to.score -= due - here >= Costs::far_back ? Costs::page_again : Costs::misprint;
    if (item.line_start && value + 1 == from.number()) to.shift = -1;
    if (!to.lost && readers_.known()) {
      MoveList moves;
      moves_of(to.position, at, moves);
      if (moves.empty()) return;
    }
    play(to, at, false);
    return;
  }
  if (from.lost && !in_run && item.before != Before::aside && numbered_) return;
  play(to, at, false);
}

// A dash where a half-move is due: one that was not written. Elsewhere it parts two moves.
void Search::take_blank(const State& from, std::uint32_t at) {
  const CellItem& item = items_[at];
  if (from.ply == 0 || from.ended) return;
  // `16. Sg5 ...`: Black's half-move is still to come.
  const bool to_come =
      parts_[item.part].kind == PartKind::dots && from.blacks_turn() && item.next_black &&
      (item.next_number == 0 || item.next_number == static_cast<std::uint32_t>(from.number()));
  if (to_come) return;
  const bool in_run = goes_on(from, at);
  State to = from;
  if (item.number != 0) {
    if (static_cast<int>(item.number) != from.number() || item.for_black != from.blacks_turn())
      return;
  } else if (!in_run) {
    return;
  }
  to.score -= Costs::unwritten;
  to.lost = true;
  ++to.ply;
  keep(to, at, Use::unwritten, false);
  // One dash for both players, where the next number shows it.
  if (item.next_number == static_cast<std::uint32_t>(from.number()) + 1 && !from.blacks_turn() &&
      !item.next_black) {
    ++to.ply;
    to.score -= 1;
    keep(to, at, Use::unwritten, false);
  }
}

void Search::begin_game(const State& from, std::uint32_t at) {
  const CellItem& item = items_[at];
  if (from.ply == 0 || item.number != 1 || item.for_black || item.kind != PartKind::cell) return;
  // "La Dragón es 1.e4 c5 2.Cf3": an opening that is cited.
  const bool titled = item.before == Before::words && !item.line_start && stands_below_title(at);
  const bool told = is_told_like(from, at);
  const bool in_words =
      item.before == Before::words && !item.line_start && !from.ended && !titled && !told;
  if (in_words && (item.cited || !is_first_of_paragraph(at) || repeats_line_above(at))) return;
  State to = from;
  if (in_words) to.score -= Costs::game_in_words;
  to.score -= from.ended || titled || told ? 1 : Costs::new_game;
  const bool apart = item.line_start && item.paragraph;
  if (!apart && !titled && !told && (item.before == Before::words || item.before == Before::cell))
    to.score -= Costs::in_sentence;
  to.begin_game();
  to.begun_in_words = told;
  play(to, at, true);
}

void Search::take(const State& from, std::uint32_t at) {
  const CellItem& item = items_[at];
  if (item.kind == PartKind::heading) {
    State to = from;
    if (from.ply > 0) to.begin_game();
    next_.push_back(to);
    return;
  }
  if (item.kind == PartKind::word) {
    State to = from;
    to.ended = from.ply > 0;
    next_.push_back(to);
    return;
  }
  if (!surely_ends(from, at)) pass_over(from, at);
  switch (item.kind) {
    case PartKind::cell:
    case PartKind::masked:
      take_cell(from, at);
      begin_game(from, at);
      break;
    case PartKind::blank:
      take_blank(from, at);
      break;
    case PartKind::result:
      // "y las negras ganaron. 0-1"
      if (from.ply > 0 && !is_of_next_title(at) &&
          (!from.ended || (at > 0 && items_[at - 1].kind == PartKind::word && tells_result(at)))) {
        State to = from;
        to.ended = true;
        to.score += item.before == Before::words && !ends_text(item.part) ? 0 : 1;
        keep(to, at, Use::result, false);
      } else if (from.ply > 0 && is_of_next_title(at)) {
        State to = from;
        to.ended = true;
        next_.push_back(to);
      }
      break;
    default:
      break;
  }
}

}  // namespace spine

}  // namespace planilla
