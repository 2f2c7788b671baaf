// One pass over the parts, with what was met since the last cell.
#include "game/cells/items.h"

#include <algorithm>
#include <set>
#include <utility>

namespace planilla {

namespace {

// Does a full stop stand before parts[at]?
bool is_stop(const Parts& parts, std::uint32_t at) {
  return at > 0 && (parts[at - 1].is_stop || parts[at - 1].ends_sentence);
}

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

// Does a word with a small letter follow parts[at] on its line, behind its signs?
bool goes_on_in_words(const Parts& parts, std::size_t at) {
  while (++at < parts.size() && !parts[at].line_start) {
    const Part& part = parts[at];
    if (part.kind == PartKind::word) return part.is_small && !part.is_mark && !part.says_result;
    if (part.kind != PartKind::suffix && part.kind != PartKind::glyph && part.kind != PartKind::nag)
      return false;
  }
  return false;
}

void find_subjects(std::vector<CellItem>& items, const Parts& parts) {
  bool words = false;  // behind the run
  for (std::size_t i = items.size(); i-- > 0;) {
    if (i + 1 == items.size() || items[i + 1].before != Before::cell)
      words = items[i].kind == PartKind::cell && goes_on_in_words(parts, items[i].part);
    items[i].is_subject = words && items[i].before != Before::cell;
  }
}

// "14...a6 No error. The best move was to give a pawn / 14...Qb7! 15.dxc5": the number of a
// half-move that stands above, where the line end cuts a sentence that cites.
void cite_behind_line_ends(std::vector<CellItem>& items) {
  constexpr std::size_t farthest = 8;  // items
  for (std::size_t i = 1; i < items.size(); ++i) {
    CellItem& item = items[i];
    if (!item.in_citing_sentence || item.number == 0) continue;
    for (std::size_t k = i - std::min(i, farthest); k < i; ++k) {
      if (items[k].number == 0 || items[k].half_move() != item.half_move()) continue;
      item.before = Before::words;
      item.cited = true;
    }
  }
}

// Does nearly every number of a move begin a line? Then one that does begins a row of the sheet,
// whatever the sentence before it ends with ("hier dachte ich 20 Minuten nach").
bool is_in_rows(const Parts& parts) {
  constexpr std::uint32_t to_one = 4;
  std::uint32_t first_of_line = 0, inside = 0;
  for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
    if (parts[i].kind != PartKind::number) continue;
    ++(i == 0 || parts[i].line_start ? first_of_line : inside);
  }
  return first_of_line >= to_one * inside;
}

class ItemReader {
public:
  explicit ItemReader(const Parts& parts) : parts_(parts), in_rows_(is_in_rows(parts)) {
    next_.before = Before::line;
  }

  std::vector<CellItem> run() {
    for (std::uint32_t i = 0; i < parts_.size(); ++i) {
      next_.paragraph |= parts_[i].paragraph;
      if (parts_[i].paragraph && !analysis_) cites_ = plays_ = 0, next_.cited = next_.told = false;
      if (parts_[i].kind == PartKind::open) {
        i = parts_[i].partner;
        take_aside();
        next_.number = 0;
      } else {
        take(i);
      }
    }
    link_numbers(out_);
    find_last_numbers(out_, parts_);
    part_rows_from_sentences(out_);
    cite_behind_line_ends(out_);
    find_subjects(out_, parts_);
    return std::move(out_);
  }

private:
  void take(std::uint32_t at);
  void take_aside() {
    if (next_.before == Before::cell) next_.before = Before::aside;
  }
  void end_sentence() {
    cites_ = plays_ = 0;
    sentence_cites_ = false;
    next_.cited = next_.told = false;
    sentence_end_ = true;
  }
  // Directly before a line end: elsewhere the next line begins afresh.
  bool cites_here() const { return cites_ > 1 && !in_rows_; }
  bool is_wrapped(std::uint32_t at) const;
  void take_word(std::uint32_t at);
  void take_number(std::uint32_t at);
  void take_dots(std::uint32_t at);
  void take_item(std::uint32_t at);
  void add(std::uint32_t at, PartKind kind);

  const Parts& parts_;
  bool in_rows_;
  std::vector<CellItem> out_;
  CellItem next_;
  bool sentence_end_ = true;
  bool begins_small_ = false;    // the sentence directly behind the last cell; a second one: false
  bool analysis_ = false;        // a heading that cites stands before
  int cites_ = 0;                // so many more words stand near one that cites
  bool sentence_cites_ = false;  // one of its words, near or not
  int plays_ = 0;                // and near one that says that a move was played
};

void ItemReader::take(std::uint32_t at) {
  switch (parts_[at].kind) {
    case PartKind::comment:
    case PartKind::crossed:
      return take_aside();
    case PartKind::word:
      return take_word(at);
    case PartKind::suffix:  // `Amenaza mate.`
      if (parts_[at].ends_sentence) end_sentence();
      return;
    case PartKind::separator:  // "(Cc6). 3.Ac4"
      if (parts_[at].is_stop) end_sentence();
      return;
    case PartKind::glyph:
      sentence_end_ = true;
      return;
    case PartKind::number:
      return take_number(at);
    case PartKind::dots:
      return take_dots(at);
    case PartKind::cell:
    case PartKind::masked:
    case PartKind::blank:
    case PartKind::result:
    case PartKind::heading:
      return take_item(at);
    default:
      return;
  }
}

// "jogou o tentador 5...Bg4": a letter is an article as well as a word that cites.
bool takes_back(const Part& part) {
  return (part.cites || part.denies) && part.span.size() > 1;
}

void ItemReader::take_word(std::uint32_t at) {
  const Part& part = parts_[at];
  if (part.is_mark && next_.before <= Before::aside && !part.line_start) {
    next_.before = Before::aside;
    return;
  }
  if (part.says_result) {
    CellItem& end = out_.emplace_back();
    end.part = at;
    end.kind = PartKind::word;
    end.before = next_.before;
  }
  if (next_.before == Before::cell) begins_small_ = part.is_small;
  begins_small_ &= !sentence_end_ || next_.before == Before::cell;
  next_.before = Before::words;
  next_.number = 0;
  next_.for_black = next_.line_start = false;
  constexpr int near = 3;  // words
  cites_ = part.ends_sentence || part.plays ? 0 : part.cites ? near : std::max(0, cites_ - 1);
  next_.cited = cites_ > 0;
  constexpr int near_played = 7;  // words
  plays_ = part.ends_sentence || takes_back(part) ? 0
           : part.plays                           ? near_played
                                                  : std::max(0, plays_ - 1);
  next_.told = plays_ > 0;
  sentence_cites_ = !part.ends_sentence && (sentence_cites_ || takes_back(part));
  sentence_end_ = part.ends_sentence;
  // `Análisis`, alone in its line.
  analysis_ = part.cites && part.line_start && at + 1 < parts_.size() && parts_[at + 1].line_start;
}

// "Se dice que / 4.Axc6 era peor": does a sentence go on over the line end, and behind the moves?
bool ItemReader::is_wrapped(std::uint32_t at) const {
  if (at == 0 || in_rows_ || parts_[at].paragraph || parts_[at - 1].kind != PartKind::word ||
      parts_[at - 1].ends_sentence || parts_[at - 1].ends_clause)
    return false;
  for (std::uint32_t i = at + 1; i < parts_.size(); ++i) {
    const Part& part = parts_[i];
    if (part.line_start || part.is_stop) return false;
    if (part.kind == PartKind::word) return part.is_small && !part.says_result;
  }
  return false;
}

void ItemReader::take_number(std::uint32_t at) {
  const Part& part = parts_[at];
  // "The position after 5...Bh5 / / 5...Bh5": a paragraph ends a sentence without its stop.
  const bool behind_sentence =
      part.paragraph && !out_.empty() &&
      (out_.back().before == Before::words || out_.back().before == Before::sentence);
  const bool fresh = next_.before == Before::cell
                         ? in_rows_ || behind_sentence || is_stop(parts_, at)
                         : next_.before == Before::words && !cites_here();
  if (analysis_)
    next_.before = Before::words, next_.cited = true;
  else if (part.line_start && fresh && !is_wrapped(at)) {
    next_.in_open_sentence = next_.before == Before::words && !sentence_end_ && !in_rows_ &&
                             !part.paragraph && !parts_[at - 1].ends_clause;
    next_.in_citing_sentence = next_.in_open_sentence && sentence_cites_;
    next_.before = Before::line;
  }
  // "Better was 3.d4. 3...a6": the sentence with what was cited is over.
  else if (next_.before == Before::cell && is_stop(parts_, at))
    next_.before = Before::sentence;
  next_.number = part.value;
  next_.for_black = part.dots > 1;
  next_.line_start = part.line_start;
}

void ItemReader::take_dots(std::uint32_t at) {
  const Part& part = parts_[at];
  const bool before_cell =
      at + 1 < parts_.size() && parts_[at + 1].kind == PartKind::cell && !parts_[at + 1].line_start;
  if (next_.number == 0 && before_cell && (part.line_start || next_.before == Before::words)) {
    next_.for_black = true;  // `... Da5` at the beginning of a line: Black's half-move
    if (part.line_start) next_.before = Before::line;
    return;
  }
  if (next_.number != 0 && at > 0 && parts_[at - 1].kind != PartKind::cell) next_.for_black = true;
  if (!out_.empty() && next_.before == Before::cell && next_.number == 0) add(at, PartKind::blank);
}

void ItemReader::take_item(std::uint32_t at) {
  const Part& part = parts_[at];
  if (next_.before == Before::words && part.line_start && !cites_here())
    next_.before = Before::line;
  if (next_.before == Before::words && sentence_end_) next_.before = Before::sentence;
  next_.about_move = next_.before == Before::words && begins_small_ && !next_.paragraph;
  // `en vista de 42...`: a word that looks like a move.
  const bool word = part.kind == PartKind::cell && part.weak && next_.number == 0 &&
                    next_.before == Before::words;
  const int cites = cites_;
  add(at, part.kind);
  if (word) {
    next_.before = Before::words, cites_ = cites, next_.cited = cites > 0;
    sentence_end_ = part.ends_sentence;
  }
  if (part.kind == PartKind::heading) next_.before = Before::line, next_.paragraph = true;
}

void ItemReader::add(std::uint32_t at, PartKind kind) {
  next_.part = at;
  next_.kind = kind;
  next_.line_start |= parts_[at].line_start;
  next_.weak = kind != PartKind::blank && parts_[at].weak;
  next_.bold = parts_[at].bold;
  next_.before_words = begins_sentence(parts_, at);
  out_.push_back(next_);
  next_ = CellItem{};
  cites_ = plays_ = 0;
  sentence_cites_ = false;
  analysis_ = false;
  sentence_end_ = true;
}

}  // namespace

std::vector<CellItem> items_of(const Parts& parts) {
  return ItemReader(parts).run();
}

}  // namespace planilla
