// Where a cell stands, beside what was played: questions that its cost asks.
#include <algorithm>

#include "game/cells/item_runs.h"
#include "game/cells/spine_search.h"

namespace planilla::spine {

// "2. Cf3 --" and, on the next line, "era mejor Cc6": words about a half-move that was not written
// do not say what it was.
bool Search::follows_unwritten(const State& from, std::uint32_t at) const {
  if (at == 0) return false;
  const CellItem& dash = items_[at - 1];
  const bool is_unwritten = from.node != no_node && nodes_[from.node].part == dash.part;
  return !is_unwritten && dash.kind == PartKind::blank && dash.before == Before::cell &&
         parts_[dash.part + 1].line_start;
}

// "12.d5? Better 12.Nbd2. c4 13.Nbd2": Black's half-move behind a sentence, and directly behind it
// the number that is due then.
bool Search::leads_on(const State& from, std::uint32_t at) const {
  if (!from.blacks_turn() || items_[at].weak || at + 1 >= items_.size()) return false;
  const CellItem& next = items_[at + 1];
  return next.kind == PartKind::cell && next.before == Before::cell && !next.for_black &&
         static_cast<int>(next.number) == from.number() + 1;
}

// "He began with 1.e4. There followed ... e5, 2.Nf3", "3.d4, to which I replied ... exd4. Now came
// 4.Bc4": Black's half-move behind dots, with the number behind it that is due then and stands
// nowhere else.
bool Search::is_reply_in_words(const State& from, std::uint32_t at) const {
  const CellItem& item = items_[at];
  if (item.number != 0 || !item.for_black || at + 1 >= items_.size() || is_cited(from, at))
    return false;
  const CellItem& next = items_[at + 1];
  if (!next.only_here || next.for_black || static_cast<int>(next.number) != from.number() + 1)
    return false;
  const bool goes_on =
      std::any_of(items_.begin() + at + 2, items_.end(), [&](const CellItem& later) {
        return later.number > next.number && later.before != Before::words && !later.cited;
      });
  if (!goes_on) return false;  // analysis with which the text ends
  return leads_on(from, at) || (item.told && from.blacks_turn() && !next.cited);
}

// "and now comes the surprise: Qxb4 0-1": behind a colon, with the result right behind it.
bool Search::is_announced_end(std::uint32_t at) const {
  const CellItem& item = items_[at];
  return item.number == 0 && !item.weak && !item.cited && !item.in_denying_sentence &&
         item.part > 0 && parts_[item.part - 1].ends_clause && at + 1 < items_.size() &&
         tells_result(at + 1) && items_[at + 1].part == item.part + 1 &&
         !parts_[item.part + 1].line_start;
}

// "23.Nd2 Strong. ...Qe7 The attack begins.", and no move follows, where Black's half-moves stood
// so before: behind a sentence, with dots and no number.
bool Search::is_last_reply(const State& from, std::uint32_t at) const {
  const CellItem& item = items_[at];
  return item.for_black && item.number == 0 && from.blacks_turn() && from.replies > 0 &&
         at + 1 == items_.size() && !item.is_subject;
}

// By words that do not speak of the cell before: "d4 was better 3.Bb5", where d4 is passed over.
// In the run with which the moves of the text end, "Not Qb3 because of 22...Rc8 23.g4", by a word
// that denies.
bool Search::is_cited(const State& from, std::uint32_t at) const {
  const CellItem& item = items_[at];
  const bool denied = item.in_denying_sentence && is_of_last_run(at);
  const bool speaks_of_denied = denied && at > 0 && items_[at - 1].in_denying_sentence;
  if (item.about_move && at > 0 && from.last_item != at - 1) return speaks_of_denied;
  return item.cited || denied;
}

// Do no moves follow behind the run of items_[at]? Words of a footer that look like one, "de", are
// none.
bool Search::is_of_last_run(std::uint32_t at) const {
  return std::all_of(items_.begin() + static_cast<std::ptrdiff_t>(end_of_run(items_, at)),
                     items_.end(), [](const CellItem& item) {
                       return item.kind == PartKind::cell && item.weak && item.number == 0;
                     });
}

// A move without a number, among moves that have them, with words behind it: one of White, "O-O d3
// was quieter. 6. Te1", or one of Black before the half-move that was played, "3.d4 Nf6 would be a
// slip. 3...cxd4".
bool Search::begins_sentence(const State& from, const CellItem& item) const {
  if (item.number != 0 || !item.before_words || !numbered_) return false;
  return !from.blacks_turn() || (!item.for_black && item.next_black && !item.next_in_words &&
                                 item.next_number == static_cast<std::uint32_t>(from.number()));
}

// "3.d4 is worse 3. Bb5 a6", "d6? d4! 2... Nc6": does the next number behind the cell, in a
// sentence about it or, where it has none itself, in its run, name the half-move that it would be?
bool Search::is_named_again(const State& from, std::uint32_t at) const {
  constexpr std::uint32_t near = 3;  // items
  const CellItem& item = items_[at];
  if (!numbered_ || doubles_ || from.lost || item.next_numbered == 0 ||
      item.next_numbered > at + near)
    return false;
  const CellItem& again = items_[item.next_numbered];
  if (again.kind != PartKind::cell || again.half_move() != from.due()) return false;
  if (again.before == Before::cell) return item.number == 0;
  return again.about_move;
}

// "5.Nxf7? 5.Qxg2!": White's number again, before a move that can be Black's and not White's.
bool Search::is_only_blacks(const State& from, std::uint32_t at) {
  if (!readers_.known() || from.lost || from.ply == 0) return false;
  MoveList instead, answers;
  moves_of(from.past[0], at, instead);
  moves_of(from.position, at, answers);
  return instead.empty() && !answers.empty();
}

// "4...O-O and not 4...d5 because of 5.a3": the next half-move of a line that is cited in place of
// one that was played, a few words behind it in the sentence that cites it.
bool Search::is_of_citing_sentence(const State& from, std::uint32_t at) const {
  constexpr int most = 5;  // words
  if (!from.instead || !from.differs || !goes_on_cited(from, at)) return false;
  int words = 0;
  for (std::uint32_t i = items_[from.cited_item].part + 1; i < items_[at].part; ++i) {
    const Part& part = parts_[i];
    // "... leads to mate. 5.Qe2"
    if (part.ends_sentence || part.is_stop || part.paragraph || part.kind == PartKind::suffix ||
        part.kind == PartKind::close)
      return false;
    words += part.kind == PartKind::word;
  }
  return words <= most;
}

// Was the cell directly before this one, without a number, passed over?
bool Search::follows_passed(const State& from, std::uint32_t at) const {
  return at > 0 && from.last_item != at - 1 && from.cited_item != at - 1 &&
         items_[at - 1].number == 0 && items_[at - 1].kind == PartKind::cell;
}

// "y el mate llega con 8.Dxf7++", "8.Dxf7 mate": in a sentence that cites nothing.
bool Search::says_mate(std::uint32_t at) const {
  const CellItem& item = items_[at];
  if (item.before != Before::words || item.number == 0 || item.cited) return false;
  const std::string_view word = parts_[item.part].in(text_);
  const bool suffix =
      item.part + 1 < parts_.size() && parts_[item.part + 1].kind == PartKind::suffix;
  return suffix || word.ends_with("++") || word.ends_with('#');
}

// "10.Nb3 Qa4", where White's 10.Nb3 is due and was passed over: the answer is no move of White.
bool Search::is_second_of_pair(const State& from, std::uint32_t at) const {
  const CellItem& item = items_[at];
  if (at == 0 || item.number != 0 || item.before != Before::cell || from.blacks_turn() ||
      from.last_item == at - 1)
    return false;
  const CellItem& first = items_[at - 1];
  return first.kind == PartKind::cell && !first.weak && !first.for_black && first.number != 0 &&
         static_cast<int>(first.number) == from.number();
}

// "BOARD 1: Ann Smith – Bob Jones / After 1. e4 e5": is the first line of the paragraph, or the
// one line of the paragraph above it, a title?
bool Search::stands_below_title(std::uint32_t at) const {
  const auto begin_of_paragraph = [&](std::uint32_t part) {
    while (part > 0 && !parts_[part].paragraph) --part;
    return part;
  };
  const std::uint32_t cell = items_[at].part, first = begin_of_paragraph(cell);
  const CellItem& before = items_[at - std::min<std::uint32_t>(at, 1)];
  if (before.part > first && before.part < cell && before.kind == PartKind::cell && !before.weak)
    return false;
  if (const std::uint32_t end = end_of_line(first); end < cell) return is_title_line(first, end);
  if (first == 0) return false;
  const std::uint32_t above = begin_of_paragraph(first - 1);
  return end_of_line(above) == first && is_title_line(above, first);
}

std::uint32_t Search::end_of_line(std::uint32_t part) const {
  ++part;
  while (part < parts_.size() && !parts_[part].line_start) ++part;
  return part;
}

// Of parts[first, end), a line: is it short, of words with a dash between two of them?
bool Search::is_title_line(std::uint32_t first, std::uint32_t end) const {
  constexpr std::uint32_t longest = 60;  // bytes
  if (parts_[end - 1].span.end - parts_[first].span.begin > longest) return false;
  bool dash = false;
  for (std::uint32_t i = first; i < end; ++i) {
    const Part& part = parts_[i];
    dash |= part.kind == PartKind::blank && i > first && i + 1 < end && !parts_[i + 1].is_small;
    if ((part.kind == PartKind::cell && !part.weak) || part.kind == PartKind::masked ||
        part.ends_sentence)
      return false;
  }
  return dash;
}

// "We played 1.e4 e5 2.Nf3." and, in a later paragraph, "In the next round it was 1.d4 d5": a game
// told in a sentence behind one that was. Not "Log: 1.e4 e5", alone in its paragraph, above the
// game that begins so.
bool Search::is_told_like(const State& from, std::uint32_t at) const {
  constexpr int fewest = 4;  // half-moves
  const CellItem& item = items_[at];
  return from.begun_in_words && from.ply >= fewest && item.before == Before::words &&
         !item.line_start && is_first_of_paragraph(at) && !repeats_line_above(at);
}

// But for words that look like captures.
bool Search::is_first_of_paragraph(std::uint32_t at) const {
  while (!items_[at].paragraph) {
    if (at == 0) return true;
    --at;
    if (items_[at].kind == PartKind::cell && !(items_[at].weak && items_[at].number == 0))
      return false;
  }
  return true;
}

// Does the run of items_[at] begin as the whole paragraph of the one before that begins with 1?
bool Search::repeats_line_above(std::uint32_t at) const {
  std::size_t first = at;
  while (first > 0 && (items_[first - 1].number != 1 || items_[first - 1].for_black)) --first;
  if (first == 0) return false;
  const std::size_t end = end_of_run(items_, --first);
  if (!ends_paragraph(parts_, items_[end - 1].part)) return false;
  for (std::size_t i = first; i < end; ++i, ++at)
    if (at == items_.size() ||
        parts_[items_[i].part].in(text_) != parts_[items_[at].part].in(text_))
      return false;
  return true;
}

}  // namespace planilla::spine
