// One pass over the parts, with what was met since the last cell.
#include "game/cells/items.h"

#include <algorithm>
#include <utility>

#include "game/cells/compared_items.h"

namespace planilla {

namespace {

// Does a full stop stand before parts[at]?
bool is_stop(const Parts& parts, std::uint32_t at) {
  return at > 0 && (parts[at - 1].is_stop || parts[at - 1].ends_sentence);
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

// Does parts[at], a number, begin a line that holds nothing but it and moves?
bool is_line_of_moves(const Parts& parts, std::size_t at) {
  if (at >= parts.size() || parts[at].kind != PartKind::number || !parts[at].line_start)
    return false;
  for (std::size_t i = at + 1; i < parts.size() && !parts[i].line_start; ++i)
    if (parts[i].may_be_word() && parts[i].kind != PartKind::cell) return false;
  return true;
}

class ItemReader {
public:
  explicit ItemReader(const Parts& parts) : parts_(parts), in_rows_(is_in_rows(parts)) {
    next_.before = Before::line;
  }

  std::vector<CellItem> run() {
    for (std::uint32_t i = 0; i < parts_.size(); ++i) {
      next_.paragraph |= parts_[i].paragraph;
      if (parts_[i].paragraph && !analysis_) {
        cites_ = plays_ = 0;
        announced_ = false;
        next_.cited = next_.told = next_.other_game = false;
      }
      if (parts_[i].kind == PartKind::open) {
        i = parts_[i].partner;
        take_aside();
        next_.number = 0;
      } else {
        take(i);
      }
    }
    return std::move(out_);
  }

private:
  void take(std::uint32_t at);
  void take_aside() {
    if (next_.before == Before::cell) next_.before = Before::aside;
  }
  void end_sentence() {
    cites_ = plays_ = 0;
    sentence_cites_ = sentence_denies_ = announced_ = false;
    next_.cited = next_.told = next_.other_game = false;
    sentence_end_ = true;
  }
  // Directly before a line end: elsewhere the next line begins afresh.
  bool cites_here() const { return cites_ > 1 && !in_rows_; }
  bool is_wrapped(std::uint32_t at) const;
  void take_word(std::uint32_t at);
  void take_announcement(std::uint32_t at);
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
  bool sentence_denies_ = false;
  int words_ = 0;           // of the sentence behind the last cell, brackets left out
  bool unclosed_ = false;   // a bracket is open there that never closes
  bool leads_ = false;      // the last of them leads to a move
  int plays_ = 0;           // and near one that says that a move was played
  bool announced_ = false;  // one of the sentence says so, and none behind it takes it back
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
      unclosed_ |= parts_[at].leads;
      return;
    case PartKind::glyph:
      if (parts_[at].cites) return take_word(at);  // `⌓ 7.Nf3`
      if (parts_[at].is_stop) end_sentence();
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
  // "4.Ng5. A 4...Be6 las blancas replican 5.Nxe6": behind a stop it is a word.
  if (part.is_mark && next_.before <= Before::aside && !part.line_start && !is_stop(parts_, at)) {
    next_.before = Before::aside;
    return;
  }
  if (part.says_result) {
    CellItem& end = out_.emplace_back();
    end.part = at;
    end.kind = PartKind::word;
    end.before = next_.before;
  }
  words_ = next_.before == Before::cell || next_.before == Before::aside ? 1 : words_ + 1;
  leads_ = part.leads || part.ends_sentence;
  if (next_.before == Before::cell) begins_small_ = part.is_small;
  begins_small_ &= !sentence_end_ || next_.before == Before::cell;
  next_.before = Before::words;
  next_.number = 0;
  next_.for_black = next_.line_start = false;
  constexpr int near = 3;  // words
  // "Why not 14.dxe5?": what is denied was not played, but only right behind the word; nor has a
  // letter a wider reach, which is an article elsewhere ("com o lance 12.Cd5").
  cites_ = part.ends_sentence || part.plays ? 0
           : part.cites                     ? (part.span.size() > 1 ? near : 1)
                                            : std::max(part.denies ? 1 : 0, cites_ - 1);
  next_.cited = cites_ > 0;
  next_.other_game = !part.ends_sentence && (next_.other_game || part.other_game);
  constexpr int near_played = 7;  // words
  plays_ = part.ends_sentence || takes_back(part) ? 0
           : part.plays                           ? near_played
                                                  : std::max(0, plays_ - 1);
  next_.told = plays_ > 0;
  take_announcement(at);
  sentence_cites_ = !part.ends_sentence && (sentence_cites_ || takes_back(part));
  sentence_denies_ = !part.ends_sentence && (sentence_denies_ || part.denies);
  sentence_end_ = part.ends_sentence;
  // `Análisis`, alone in its line.
  analysis_ = part.cites && part.line_start && at + 1 < parts_.size() && parts_[at + 1].line_start;
}

// "La partida fue rematada por Ana así: 6.Axf7+": the colon leads to what the sentence says was
// played, though a word that cites stands between, if that one names somebody.
void ItemReader::take_announcement(std::uint32_t at) {
  const Part& part = parts_[at];
  const bool names_somebody =
      at + 1 < parts_.size() && parts_[at + 1].kind == PartKind::word && !parts_[at + 1].is_small;
  announced_ =
      !part.ends_sentence && (part.plays || (announced_ && (!takes_back(part) || names_somebody)));
  if (!announced_ || !part.ends_clause) return;
  next_.told = true;
  next_.cited = false;
  cites_ = 0;
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
    const bool open =
        next_.before == Before::words && !sentence_end_ && !in_rows_ && !parts_[at - 1].ends_clause;
    next_.in_open_sentence = open && !part.paragraph;
    next_.in_citing_sentence = open && sentence_cites_;
    next_.before = Before::line;
  }
  // "Better was 3.d4. 3...a6": the sentence with what was cited is over.
  else if (next_.before == Before::cell && is_stop(parts_, at))
    next_.before = Before::sentence;
  constexpr int most_of_remark = 5;  // words
  next_.behind_remark = next_.before == Before::words && !next_.cited && !next_.told &&
                        !sentence_cites_ && !leads_ && !unclosed_ && words_ <= most_of_remark;
  // "He means to play Ng5, but... 7.Qd5": the pause leads to the half-move.
  next_.told |= next_.before == Before::words && at > 0 && !sentence_cites_ && part.dots <= 1 &&
                parts_[at - 1].kind == PartKind::dots && parts_[at - 1].glued;
  // "It might lose, since there are many nets of mate... 11...Nd4": far from the word that cites
  // the pause ends the sentence.
  if (next_.before == Before::words && at > 0 && sentence_cites_ && cites_ == 0 && part.dots > 1 &&
      parts_[at - 1].kind == PartKind::dots && parts_[at - 1].glued)
    next_.before = Before::sentence;
  next_.number = part.value;
  next_.for_black = part.dots > 1;
  next_.line_start = part.line_start;
}

void ItemReader::take_dots(std::uint32_t at) {
  const Part& part = parts_[at];
  // "White has play, but after the move of the game ... / 16.Nf5"
  if (next_.before == Before::words && is_line_of_moves(parts_, at + 1)) return end_sentence();
  const bool before_cell =
      at + 1 < parts_.size() && parts_[at + 1].kind == PartKind::cell && !parts_[at + 1].line_start;
  if (next_.number == 0 && before_cell && (part.line_start || next_.before == Before::words)) {
    next_.for_black = true;  // `... Da5` at the beginning of a line: Black's half-move
    if (part.line_start) next_.before = Before::line;
    return;
  }
  // "Better was 23.Qb4. ...Rc2": the sentence with what was cited is over.
  if (next_.number == 0 && before_cell && next_.before == Before::cell && is_stop(parts_, at)) {
    next_.for_black = true;
    next_.before = Before::sentence;
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
  if (next_.before == Before::words) {
    next_.in_citing_sentence = sentence_cites_ && !next_.told;
    next_.in_denying_sentence = sentence_denies_ && !next_.told;
  }
  next_.about_move = next_.before == Before::words && begins_small_ && !next_.paragraph;
  // `en vista de 42...`: a word that looks like a move.
  const bool word = part.kind == PartKind::cell && part.weak && next_.number == 0 &&
                    next_.before == Before::words;
  const int cites = cites_;
  const bool sentence_cites = sentence_cites_, announced = announced_;
  sentence_denies_ &= next_.number == 0;  // in a text without full stops, of that half-move alone
  add(at, part.kind);
  if (word) {
    next_.before = Before::words, cites_ = cites, next_.cited = cites > 0;
    sentence_cites_ = sentence_cites, announced_ = announced;
    sentence_end_ = part.ends_sentence;
  }
  if (part.kind == PartKind::heading) next_.before = Before::line, next_.paragraph = true;
}

void ItemReader::add(std::uint32_t at, PartKind kind) {
  next_.part = at;
  next_.kind = kind;
  next_.line_start |= parts_[at].line_start;
  next_.weak = kind != PartKind::blank && parts_[at].weak;
  next_.set_apart = parts_[at].bold;
  next_.before_words = begins_sentence(parts_, at);
  out_.push_back(next_);
  next_ = CellItem{};
  cites_ = plays_ = 0;
  sentence_cites_ = unclosed_ = announced_ = false;
  analysis_ = false;
  sentence_end_ = true;
}

}  // namespace

std::vector<CellItem> items_of(std::string_view text, const Parts& parts) {
  std::vector<CellItem> out = ItemReader(parts).run();
  compare_items(out, text, parts);
  return out;
}

}  // namespace planilla
