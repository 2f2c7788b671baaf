// Each question is a walk over the items, most from the back.
#include "game/cells/compared_items.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "game/cells/item_runs.h"
#include "game/cells/returning_runs.h"

namespace planilla {

namespace {

// What an item takes from the one behind it, and gives to it.
void link_numbers(std::vector<CellItem>& out) {
  for (std::size_t i = 0; i + 1 < out.size(); ++i) {  // 1 - e4
    if (out[i].kind != PartKind::blank || out[i + 1].before != Before::cell) continue;
    out[i + 1].behind_blank = out[i].before;
    if (out[i].number == 0 || out[i + 1].number != 0) continue;
    out[i + 1].number = out[i].number;
    out[i + 1].for_black = out[i].for_black;
    out[i + 1].lent_number = true;
  }
  std::size_t next = out.size();  // but for words that look like captures: "would be"
  std::uint32_t numbered = 0;
  bool word = false;  // one of these stands before the next: "Ca6 Depois de 9...a5"
  for (std::size_t i = out.size(); i-- > 0;) {
    out[i].next_numbered = numbered;
    if (out[i].number != 0) numbered = static_cast<std::uint32_t>(i);
    if (next < out.size()) {
      out[i].next_number = out[next].number;
      out[i].next_black = out[next].for_black;
      out[i].next_in_words = out[next].before == Before::words || word;
    }
    word = out[i].weak && out[i].number == 0 && out[i].before == Before::words;
    if (!word) next = i;
  }
}

// Do the items end with a run of moves that may be the game's last, with no sentence that goes on
// behind it? `end`: one past the last, or that of a result. A run in a sentence may as well be
// cited, "mit der Idee 27...Sg8 28.Tde1. 1-0", so that it must be long, or its result follow at
// once.
bool ends_with_moves(const std::vector<CellItem>& items, std::size_t end, const Parts& parts) {
  constexpr int enough = 4, enough_in_sentence = 8;  // half-moves
  if (end == 0) return false;
  const bool decided = end < items.size() && items[end].kind != PartKind::cell;
  int run = 0;
  bool in_sentence = false;
  for (std::size_t i = end; i-- > 0;) {
    if (items[i].kind != PartKind::cell || items[i].weak) break;
    ++run;
    in_sentence = items[i].before == Before::words;
    if (items[i].paragraph) {
      in_sentence = false;
      break;
    }
    if (items[i].before != Before::cell && items[i].before != Before::aside) break;
  }
  const bool is_long = run >= (in_sentence ? enough_in_sentence : enough);
  if (decided && (!in_sentence || is_long)) return true;
  for (std::size_t i = items[end - 1].part + 1; i < parts.size(); ++i) {
    if (decided && i == items[end].part) return true;  // directly behind the last move
    if (parts[i].line_start || parts[i].is_stop) return !decided && is_long;
    // "34.Hh8 – mat.", "9.Rb1 b5 and so on": words behind the last of many moves.
    if (parts[i].kind == PartKind::word) return !decided && run >= enough_in_sentence;
    if (parts[i].kind == PartKind::cell) return false;
  }
  return is_long;
}

// Which numbers stand there for the last time, though the game goes on behind.
void find_last_numbers(std::vector<CellItem>& items, const Parts& parts) {
  std::set<std::pair<std::uint32_t, bool>> behind, fresh;
  std::uint32_t highest = 0;  // of those that begin a segment and are not cited
  bool result = ends_with_moves(items, items.size(), parts);
  for (std::size_t i = items.size(); i-- > 0;) {
    CellItem& item = items[i];
    if (item.kind == PartKind::result || item.kind == PartKind::word)
      result |= ends_with_moves(items, i, parts);
    if (item.kind == PartKind::heading || (item.number == 1 && !item.for_black)) {
      behind.clear();
      fresh.clear();
      highest = 0;
      result = ends_with_moves(items, i, parts);
      continue;
    }
    if (item.number == 0) continue;
    item.only_here =
        behind.insert({item.number, item.for_black}).second && (result || highest > item.number);
    item.again = fresh.contains({item.number, item.for_black});
    if (item.before == Before::line || item.before == Before::sentence ||
        (item.before == Before::words && !item.cited))
      fresh.insert({item.number, item.for_black});
    if (item.before != Before::cell && !item.cited) highest = std::max(highest, item.number);
  }
}

// Does a row of the sheet begin there, by its number?
bool begins_row(const CellItem& item) {
  return item.kind == PartKind::cell && item.line_start && item.number != 0 && item.only_here &&
         !item.again;
}

// "Schwarz steht schlechter / 18...h5 19.Lh3": a line that begins with a number which no other cell
// has is the next row of the sheet, whatever the sentence before it ends with, if more such lines
// follow. Of what is cited the number comes again, or the text ends soon.
void part_rows_from_sentences(std::vector<CellItem>& items) {
  constexpr int enough = 3;               // rows behind it
  constexpr std::uint32_t farthest = 12;  // numbers from one line to the next
  int rows = 0;
  std::uint32_t next = 0;
  for (std::size_t i = items.size(); i-- > 0;) {
    CellItem& item = items[i];
    if (!begins_row(item)) continue;
    const bool goes_on = next > item.number && next - item.number <= farthest;
    if (next != item.number) rows = goes_on ? rows + 1 : 0;
    next = item.number;
    if (rows < enough || item.before != Before::words) continue;
    item.before = Before::line;
    item.cited = item.about_move = false;
  }
}

void find_subjects(std::vector<CellItem>& items, const Parts& parts) {
  bool words = false;  // behind the run
  for (std::size_t i = items.size(); i-- > 0;) {
    // "5.Ba4 5.Bc4 had been usual": the sentence is about the second.
    const bool ends = i + 1 == items.size() || items[i + 1].before != Before::cell ||
                      (items[i].number != 0 && items[i + 1].number != 0 &&
                       items[i].half_move() == items[i + 1].half_move());
    if (ends) words = items[i].kind == PartKind::cell && goes_on_in_words(parts, items[i].part);
    items[i].is_subject = words && items[i].before != Before::cell;
  }
}

// "After 4...Nf6 5.c3 d6 a well-known position arose. Here came 7.Bg5": the run that begins with
// items[at], whatever words stand before it, is the game's if the next half-move stands behind it,
// as no citation and once.
bool carries_on(const std::vector<CellItem>& items, std::size_t at) {
  constexpr std::size_t farthest = 40;  // items
  std::size_t end = at + 1;
  while (end < items.size() && items[end].before == Before::cell &&
         items[end].kind == PartKind::cell && !items[end].weak)
    ++end;
  const int due = items[at].half_move() + static_cast<int>(end - at);
  int found = 0;
  bool others = false;  // a citation, "8...Nb4 is better"
  for (std::size_t i = end; i < items.size() && i < end + farthest; ++i) {
    const CellItem& item = items[i];
    if (item.kind == PartKind::heading || (item.number == 1 && !item.for_black)) break;
    if (item.number == 0 || item.half_move() != due) continue;
    if (item.told) return true;
    others |= item.cited || item.is_subject;
    ++found;
  }
  return found == 1 && !others;
}

void find_carriers(std::vector<CellItem>& items) {
  for (std::size_t i = 0; i < items.size(); ++i)
    items[i].carries_on = items[i].kind == PartKind::cell && items[i].cited && items[i].only_here &&
                          carries_on(items, i);
}

// Does an item shortly before items[at], not cited, have its half-move?
bool has_half_move_before(const std::vector<CellItem>& items, std::size_t at) {
  constexpr std::size_t farthest = 4;  // items
  for (std::size_t k = at; k-- > 0 && at - k <= farthest;)
    if (!items[k].cited && half_move_of(items, k) == items[at].half_move()) return true;
  return false;
}

// "22.h3 a5 22...Bc5": what names the half-move right before it goes on with no run; nor does
// "10.a4 Better 10.b4 10...Nc4", where Black's half-move would stand without its number.
bool begins_anew(const std::vector<CellItem>& items, std::size_t at) {
  const CellItem &item = items[at], &before = items[at - 1];
  if (!item.for_black) return false;
  const bool again = before.number == 0 || item.line_start;
  if (again && half_move_of(items, at - 1) == item.half_move()) return true;
  return before.number == item.number && !before.for_black && before.before == Before::words;
}

// "10.a4 Position after 10.a4 10...Nc4": items[at - 1] is a caption that names the move before it.
bool follows_caption(const std::vector<CellItem>& items, std::string_view text, const Parts& parts,
                     std::size_t at) {
  if (at < 2) return false;
  const CellItem &item = items[at], &named = items[at - 1], &played = items[at - 2];
  return named.before == Before::words && named.number != 0 &&
         item.half_move() == named.half_move() + 1 &&
         half_move_of(items, at - 2) == named.half_move() &&
         parts[named.part].in(text) == parts[played.part].in(text);
}

// "11.g4 e6 11.g4 surprised me": the half-move of White two before, named again.
bool names_whites_again(const std::vector<CellItem>& items, std::string_view text,
                        const Parts& parts, std::size_t at) {
  if (at < 2 || items[at].for_black || items[at - 1].before != Before::cell) return false;
  return half_move_of(items, at - 2) == items[at].half_move() &&
         parts[items[at - 2].part].in(text) == parts[items[at].part].in(text) &&
         goes_on_in_words(parts, items[at].part);
}

// Does the run that items[at] stands in begin in a sentence?
bool run_begins_in_words(const std::vector<CellItem>& items, std::size_t at) {
  while (at > 0 && items[at].before == Before::cell) --at;
  return items[at].before == Before::words;
}

void part_repeated_numbers(std::vector<CellItem>& items, std::string_view text,
                           const Parts& parts) {
  for (std::size_t i = 1; i < items.size(); ++i) {
    CellItem& item = items[i];
    if (item.before != Before::cell || item.number == 0) continue;
    // "5.Nxe5 Qd4 = / / 4.Ba4": a paragraph that begins with a half-move of the run before it; or,
    // behind moves in a sentence, a line.
    const bool goes_back = (item.paragraph || run_begins_in_words(items, i - 1)) &&
                           (item.number > 1 || item.for_black) && item.line_start &&
                           half_move_of(items, i - 1) != 0 &&
                           item.half_move() <= half_move_of(items, i - 1);
    if (goes_back || begins_anew(items, i) || follows_caption(items, text, parts, i) ||
        names_whites_again(items, text, parts, i))
      item.before = item.line_start ? Before::line : Before::sentence;
  }
}

// "4...Be6 is not possible because of 5.Nxe6. The mistake was 4...h6": does another half-move with
// the number of items[at] stand behind it, of which no word says that it was not played?
bool has_rival_behind(const std::vector<CellItem>& items, std::string_view text, const Parts& parts,
                      std::size_t at) {
  constexpr std::size_t farthest = 6;  // items
  for (std::size_t k = at + 1; k < items.size() && k <= at + farthest; ++k) {
    const CellItem& item = items[k];
    if (item.kind != PartKind::cell || item.number == 0 || item.cited || item.lent_number) continue;
    if (item.half_move() == items[at].half_move() &&
        (item.told || !cites_behind(parts, item.part)) &&
        parts[item.part].in(text) != parts[items[at].part].in(text))
      return true;
  }
  return false;
}

// Does a run of a few moves that begins with items[at] stand between quotes?
bool is_quoted(const std::vector<CellItem>& items, std::string_view text, const Parts& parts,
               std::size_t at) {
  constexpr std::size_t most = 6;  // half-moves
  constexpr std::array<std::string_view, 7> quotes = {"\"",     "\u201c", "\u201d", "\u201e",
                                                      "\u00ab", "\u00bb", "'"};
  const auto is_quote = [&](std::size_t part) {
    return part < parts.size() && parts[part].kind == PartKind::separator &&
           std::find(quotes.begin(), quotes.end(), parts[part].in(text)) != quotes.end();
  };
  const std::size_t first = first_part_of(items, parts, at);
  const std::size_t end = end_of_run(items, at);
  std::size_t behind = items[end - 1].part + 1;
  while (behind < parts.size() &&
         (parts[behind].kind == PartKind::suffix || parts[behind].kind == PartKind::glyph))
    ++behind;
  return end - at <= most && first > 0 && is_quote(first - 1) && is_quote(behind);
}

// Does another half-move with the number of items[at] stand near it?
bool has_number_beside(const std::vector<CellItem>& items, std::string_view text,
                       const Parts& parts, std::size_t at) {
  constexpr std::size_t farthest = 6;  // items
  const std::size_t end = std::min(at + farthest + 1, items.size());
  for (std::size_t k = at - std::min(at, farthest); k < end; ++k)
    if (k != at && is_rival(items, text, parts, k, at)) return true;
  return false;
}

// `White prevents "5...e5". 5...e6`: a few moves between quotes in a sentence that does not say
// that they were played, where another half-move has their number, and the game does not begin so.
void cite_quoted(std::vector<CellItem>& items, std::string_view text, const Parts& parts) {
  if (items.empty() || is_quoted(items, text, parts, 0)) return;
  for (std::size_t i = 1; i < items.size(); ++i) {
    CellItem& item = items[i];
    if (item.before != Before::words || item.told || item.kind != PartKind::cell ||
        item.number == 0)
      continue;
    item.cited |= is_quoted(items, text, parts, i) && has_number_beside(items, text, parts, i);
  }
}

// "12.d5? Better 12.Nbd2 cxd4. c4 13.Nbd2": a half-move without a number behind the full stop of a
// line that a sentence cites.
void part_from_cited_sentences(std::vector<CellItem>& items, const Parts& parts) {
  bool in_words = false;  // the run does begin there
  for (CellItem& item : items) {
    if (item.before != Before::cell) in_words = item.before == Before::words;
    const bool stopped = item.part > 0 && parts[item.part - 1].is_stop;
    if (!in_words || !stopped || item.number != 0 || item.before != Before::cell) continue;
    item.before = Before::sentence;
    in_words = false;
  }
}

// "22...a5 / 22...Bc5 was better."
void find_remarks(std::vector<CellItem>& items, std::string_view text, const Parts& parts) {
  for (std::size_t i = 0; i < items.size(); ++i) {
    CellItem& item = items[i];
    const bool is_subject = item.is_subject || goes_on_in_words(parts, item.part);
    if (!is_subject || item.number == 0 || item.told || item.kind != PartKind::cell) continue;
    const bool cites = cites_behind(parts, item.part);
    const bool refuted =
        (cites || denies_behind(parts, item.part)) && has_rival_behind(items, text, parts, i);
    // "4.Ba4 Nf6 5.d3 would be quiet. I castled: 5.O-O"
    if (refuted && item.before == Before::cell) item.before = Before::sentence;
    item.is_remark = refuted || (cites && has_half_move_before(items, i));
  }
}

// "14...a6 No error. The best move was to give a pawn / 14...Qb7! 15.dxc5": the number of a
// half-move that stands above, where the line end cuts a sentence that cites, or many words stand
// between: "11.Bg5? White should have brought the king to safety with 11.Be2".
void cite_behind_line_ends(std::vector<CellItem>& items) {
  constexpr std::size_t farthest = 8;  // items
  for (std::size_t i = 1; i < items.size(); ++i) {
    CellItem& item = items[i];
    if (!item.in_citing_sentence || item.number == 0) continue;
    for (std::size_t k = i - std::min(i, farthest); k < i; ++k) {
      if (items[k].number == 0 || items[k].half_move() != item.half_move()) continue;
      // Many forget the full stop of a paragraph: there it must be one of the game.
      if (item.paragraph && (items[k].cited || items[k].before == Before::words)) continue;
      item.before = Before::words;
      item.cited = true;
    }
  }
}

// "1.f4: A surprise. / e5: I was tempted by 2...Bd6": does each move of the game begin its line,
// with words behind its colon? Then moves inside of lines are cited.
void find_labels(std::vector<CellItem>& items, std::string_view text, const Parts& parts) {
  constexpr std::size_t enough = 4, to_one = 8;
  const auto is_label = [&](const CellItem& item) {
    const std::uint32_t behind = item.part + 1;
    return behind + 1 < parts.size() && parts[behind].in(text) == ":" &&
           !parts[behind].line_start && parts[behind + 1].kind == PartKind::word &&
           !parts[behind + 1].line_start;
  };
  std::size_t labels = 0, others = 0;
  for (const CellItem& item : items)
    if (item.kind == PartKind::cell && item.line_start) ++(is_label(item) ? labels : others);
  if (labels < enough || others * to_one > labels) return;
  for (CellItem& item : items)
    item.set_apart = item.kind == PartKind::cell && item.line_start && is_label(item);
}

// "10. Castles as usual 10. Qd7", where numbers stand twice: the second one is Black's, whatever
// White's half-move was. The first may be read as a word.
void give_second_numbers_to_black(std::vector<CellItem>& items, std::string_view text,
                                  const Parts& parts) {
  for (std::size_t i = 1; i < items.size(); ++i) {
    CellItem& item = items[i];
    if (item.number == 0 || item.number == items[i - 1].number) continue;
    const std::string number = std::to_string(item.number) + '.';
    for (std::uint32_t k = items[i - 1].part + 1; k + 2 < item.part; ++k)
      item.for_black |= parts[k].in(text) == number && parts[k + 1].kind == PartKind::word;
  }
}

}  // namespace

bool repeats_numbers(const std::vector<CellItem>& items) {
  std::size_t numbers = 0, again = 0;
  for (std::size_t i = 1; i < items.size(); ++i) {
    if (items[i].number == 0 || items[i].for_black) continue;
    ++numbers;
    again += items[i].number == items[i - 1].number && items[i].before == Before::cell;
  }
  return again * 3 > numbers;
}

void compare_items(std::vector<CellItem>& items, std::string_view text, const Parts& parts) {
  link_numbers(items);
  part_from_cited_sentences(items, parts);
  cite_quoted(items, text, parts);
  find_last_numbers(items, parts);
  part_rows_from_sentences(items);
  cite_behind_line_ends(items);
  part_repeated_numbers(items, text, parts);
  find_subjects(items, parts);
  cite_before_return(items, text, parts);
  find_remarks(items, text, parts);
  find_carriers(items);
  find_labels(items, text, parts);
  if (repeats_numbers(items)) give_second_numbers_to_black(items, text, parts);
}

}  // namespace planilla
