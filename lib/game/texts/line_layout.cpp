// Passages, and variations walked with their own board.
#include "game/texts/line_layout.h"

#include <algorithm>

#include "board/half_move.h"
#include "game/model/result.h"
#include "game/spelling/spaced_move.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {
constexpr int deepest = 12;  // brackets in brackets: deeper ones are text

bool says_nothing(PartKind kind) {
  return kind == PartKind::separator || kind == PartKind::blank || kind == PartKind::dots;
}
}  // namespace

void LineLayout::as_written(Span span) {
  const bool spaced = span.in(text_).find(' ') != std::string_view::npos;
  if (spaced && match_spaced_move(text_, span.begin) == span.size())
    return token(span, TokenKind::word);
  tokenize(text_, span, *out_);
}

bool LineLayout::is_trivial(const Parts& parts, std::uint32_t from, std::uint32_t to) {
  for (std::uint32_t i = from; i < to; ++i)
    if (!says_nothing(parts[i].kind)) return false;
  return true;
}

void LineLayout::passage(const Parts& parts, std::uint32_t from, std::uint32_t to) {
  std::uint32_t first = from, last = to;
  while (first < to && says_nothing(parts[first].kind)) ++first;
  if (first == to) return;
  while (last > first && says_nothing(parts[last - 1].kind)) --last;
  while (first > from && parts[first].glued) --first;         // an opening quote
  while (last < to && last > 0 && parts[last].glued) ++last;  // a closing one
  out_->push_back({{parts[first].span.begin, parts[last - 1].span.end}, TokenKind::passage, 0});
}

namespace {
// A result in the line, behind nothing but punctuation; `to`: there is none.
std::uint32_t result_behind(const Parts& parts, std::uint32_t from, std::uint32_t to) {
  for (std::uint32_t i = from; i < to && !parts[i].line_start; ++i) {
    if (parts[i].kind == PartKind::result) return i;
    if (parts[i].kind != PartKind::separator && parts[i].kind != PartKind::open) break;
  }
  return to;
}
}  // namespace

void LineLayout::ending(const Parts& parts, std::uint32_t from, std::uint32_t to,
                        const Lexicon& lexicon) {
  std::vector<Token> words;
  for (std::uint32_t i = from; i < to; ++i)
    words.push_back(
        {parts[i].span, parts[i].is_of_phrase() ? TokenKind::word : TokenKind::junk, 0});
  bool cited = false, told = false;  // a move stands before the words; a whole sentence does
  bool spoken = false;               // the sentence behind that move has words, and is over
  for (std::size_t k = 0; k < words.size(); ++k) {
    const Part& part = parts[from + static_cast<std::uint32_t>(k)];
    if (told && part.paragraph) break;
    const bool was_spoken = spoken, is_move = part.kind == PartKind::cell && !part.weak;
    cited |= is_move;
    spoken = !is_move && (spoken || (part.kind == PartKind::word && part.ends_sentence));
    if (words[k].kind != TokenKind::word) continue;
    const Lexicon::Phrase phrase = lexicon.phrase_at(text_, words, k);
    const auto first = static_cast<std::uint32_t>(k),
               behind = static_cast<std::uint32_t>(k + phrase.tokens);
    const bool begins = k == 0 || parts[from + first - 1].ends_sentence ||
                        parts[from + first - 1].is_stop || part.line_start;
    const bool ends =
        from + behind == to || parts[from + behind].line_start ||
        (behind > first && parts[from + behind - 1].ends_sentence) ||
        (behind > first && lexicon.how_behind(text_.substr(parts[from + behind - 1].span.end)) > 0);
    // "After 4.Bxc6 dxc6 White is better. Draw.", and nothing behind it: no verdict on that line.
    const bool last = was_spoken && from + behind == to;
    const bool whole = begins && ends && !phrase.resigns() && (!cited || last);
    if (part.says_result && (told ? whole : !(phrase.is_closing && cited))) {
      const std::uint32_t written = result_behind(parts, from + behind, to);
      // "Ana resigned. 0-1": the figures say who
      if (written != to &&
          (phrase.resigns() || parts[written].in(text_) == result_text(phrase.result))) {
        passage(parts, from, written);
        token(parts[written].span, TokenKind::result);
        passage(parts, written + 1, to);
        return;
      }
      passage(parts, from, from + first);
      for (std::uint32_t i = first; i < behind; ++i) out_->push_back(words[i]);
      passage(parts, from + behind, to);
      return;
    }
    // What is told behind a sentence may be of another game, but for a sentence of nothing else.
    told |= part.ends_sentence;
  }
  passage(parts, from, to);
}

namespace {

// One bracket, and those inside it.
class Variation {
public:
  Variation(const Branch& branch, std::vector<Token>& out)
      : branch_(branch), out_(out), line_(branch.text, out) {}

  // `replaced`: the half-move in place of which the bracket stands.
  bool lay(std::uint32_t open, const Position& before, Move replaced, int depth);

private:
  bool begins_again(std::uint32_t at) const;
  void begin_again(std::uint32_t first);
  bool plays(std::uint32_t at);
  void take_cell(std::uint32_t at);

  const Branch& branch_;
  std::vector<Token>& out_;
  LineLayout line_;
  Position start_, position_, before_;
  Move first_, last_;        // of the variation
  bool is_earlier_ = false;  // it begins before the half-move that it stands behind
  int moves_ = 0;
  bool words_ = false;        // since the last move, or the bracket
  std::uint32_t number_ = 0;  // part + 1 of the number before the next cell
  std::uint32_t aside_ = 0;
};

// `(3...c5 4.cxd5 exd5; 3...Ae7)`: does the number name the first half-move of the bracket again,
// and is the cell legal there?
bool Variation::begins_again(std::uint32_t at) const {
  if (moves_ == 0 || number_ == 0) return false;
  const Part& number = branch_.parts[number_ - 1];
  const bool dots = number.dots > 1 || branch_.parts[number_].kind == PartKind::dots;
  if (half_move_named(static_cast<int>(number.value), dots ? black : white) !=
          half_move_due(start_) ||
      half_move_due(position_) == half_move_due(start_))
    return false;
  MoveList moves;
  moves_of_reading(read_cell(branch_.parts[at].in(branch_.text), branch_.readers.of(start_.turn())),
                   start_, moves);
  return !moves.empty();
}

// Ends the variation before parts[first] and begins the next. Words between them are of the one
// before, up to a semicolon or `b)`; `o bien` is of the next.
void Variation::begin_again(std::uint32_t first) {
  constexpr std::uint32_t few = 4;  // parts
  std::uint32_t cut = first > aside_ + few ? first : aside_;
  for (std::uint32_t i = aside_; i < first; ++i) {
    const std::string_view text = branch_.parts[i].in(branch_.text);
    if (text == ";") cut = i + 1;
    if (text == ")" && i > aside_ && cut <= i - 1) cut = i - 1;  // `b)`
  }
  line_.passage(branch_.parts, aside_, cut);
  const Span here{branch_.parts[cut].span.begin, branch_.parts[cut].span.begin};
  line_.token(here, TokenKind::close);
  line_.token(here, TokenKind::open);
  aside_ = cut;
  position_ = before_ = start_;
}

// Is the cell the next half-move?
bool Variation::plays(std::uint32_t at) {
  const Part& part = branch_.parts[at];
  if (is_earlier_) return false;
  if (number_ != 0) {
    const Part& number = branch_.parts[number_ - 1];
    const bool dots = number.dots > 1 || branch_.parts[number_].kind == PartKind::dots;
    is_earlier_ = moves_ == 0 && half_move_named(static_cast<int>(number.value),
                                                 dots ? black : white) < half_move_due(start_);
    if (static_cast<int>(number.value) != position_.fullmove_number()) return false;
    if (dots && position_.turn() == white) return false;
    if (!dots && position_.turn() == black) return false;
  } else if (words_) {
    return false;
  }
  MoveList moves;
  moves_of_reading(read_cell(part.in(branch_.text), branch_.readers.of(position_.turn())),
                   position_, moves);
  if (moves.empty()) return false;
  if (moves_ == 0) first_ = moves[0];
  before_ = position_;
  position_.play(last_ = moves[0]);
  return true;
}

void Variation::take_cell(std::uint32_t at) {
  if (begins_again(at)) begin_again(number_ - 1);
  if (!plays(at)) {
    words_ = true;
    return;
  }
  const std::uint32_t first = number_ != 0 ? number_ - 1 : at;
  line_.passage(branch_.parts, aside_, first);
  for (std::uint32_t i = first; i < at; ++i)
    if (branch_.parts[i].kind == PartKind::number || branch_.parts[i].kind == PartKind::dots)
      line_.token(branch_.parts[i].span, TokenKind::move_number);
  line_.as_written(branch_.parts[at].span);
  ++moves_;
  words_ = false;
  aside_ = at + 1;
}

bool Variation::lay(std::uint32_t open, const Position& before, Move replaced, int depth) {
  if (depth > deepest) return false;
  const Parts& parts = branch_.parts;
  const std::uint32_t close = parts[open].partner;
  const std::size_t start = out_.size();
  start_ = position_ = before_ = before;
  aside_ = open + 1;
  line_.token(parts[open].span, TokenKind::open);
  for (std::uint32_t i = open + 1; i < close; ++i) {
    switch (parts[i].kind) {
      case PartKind::number:
        number_ = i + 1;
        continue;
      case PartKind::dots:
      case PartKind::separator:
      case PartKind::blank:
        continue;
      case PartKind::cell:
        take_cell(i);
        break;
      case PartKind::comment:
        line_.passage(parts, aside_, i);
        line_.token(parts[i].span, TokenKind::comment);
        aside_ = i + 1;
        break;
      case PartKind::glyph:
      case PartKind::nag:
        if (moves_ > 0 && LineLayout::is_trivial(parts, aside_, i)) {
          line_.as_written(parts[i].span);
          aside_ = i + 1;
        }
        break;
      case PartKind::suffix:
        if (moves_ > 0 && LineLayout::is_trivial(parts, aside_, i) &&
            read_cell(parts[i].in(branch_.text), *branch_.readers.white).kind == WordKind::suffix) {
          line_.as_written(parts[i].span);
          aside_ = i + 1;
        }
        break;
      case PartKind::open: {
        std::vector<Token> inner;
        if (moves_ > 0 && Variation(branch_, inner).lay(i, before_, last_, depth + 1)) {
          line_.passage(parts, aside_, i);
          line_.append(inner);
          aside_ = parts[i].partner + 1;
        }
        i = parts[i].partner;
        break;
      }
      default:
        words_ = true;
        break;
    }
    number_ = 0;
  }
  line_.passage(parts, aside_, close);
  line_.token(parts[close].span, TokenKind::close);
  // "en se défendant (Cc6)": the move itself, named again.
  const bool reads = moves_ > 1 || (moves_ == 1 && first_ != replaced);
  if (!reads) out_.resize(start);
  return reads;
}

}  // namespace

bool lay_variation(const Branch& branch, std::uint32_t open, const Position& before, Move replaced,
                   std::vector<Token>& out) {
  return Variation(branch, out).lay(open, before, replaced, 0);
}

bool lay_plain_bracket(const Branch& branch, std::uint32_t open, std::vector<Token>& out) {
  const std::uint32_t close = branch.parts[open].partner;
  bool cell = false;
  for (std::uint32_t i = open + 1; i < close; ++i) {
    const PartKind kind = branch.parts[i].kind;
    if (kind == PartKind::word || kind == PartKind::masked || kind == PartKind::result)
      return false;
    cell |= kind == PartKind::cell;
  }
  if (!cell) return false;
  for (std::uint32_t i = open; i <= close; ++i) {
    const Part& part = branch.parts[i];
    if (part.kind == PartKind::open)
      out.push_back({part.span, TokenKind::open, 0});
    else if (part.kind == PartKind::close)
      out.push_back({part.span, TokenKind::close, 0});
    else if (part.kind == PartKind::number || part.kind == PartKind::dots)
      out.push_back({part.span, TokenKind::move_number, 0});
    else if (part.kind == PartKind::comment)
      out.push_back({part.span, TokenKind::comment, 0});
    else if (part.kind != PartKind::separator && part.kind != PartKind::blank)
      tokenize(branch.text, part.span, out);
  }
  return true;
}

}  // namespace planilla
