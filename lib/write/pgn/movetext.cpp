// What becomes of each element of a game.
#include "write/pgn/movetext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>

#include "board/square_in_text.h"
#include "game/carried/kept_illegal.h"
#include "pgn/tag.h"
#include "rules/malformed_tag.h"
#include "rules/missing_move.h"
#include "rules/unclosed_comment.h"
#include "write/pgn/unread_lines.h"

namespace planilla {

namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin);
}

void clock(std::uint32_t seconds, Flow& flow) {
  std::array<char, 40> text;
  const int size = std::snprintf(text.data(), text.size(), "[%%clk %u:%02u:%02u]", seconds / 3600,
                                 seconds / 60 % 60, seconds % 60);
  flow.comment({text.data(), static_cast<std::size_t>(size)});
}

// A move whose text needs no change.
bool is_written(const Element& element) {
  constexpr unsigned asked = element_is_san | element_repaired | element_ambiguous;
  if (element.kind == ElementKind::illegal_move) return false;
  return element.kind != ElementKind::move || (element.flags & asked) == element_is_san;
}

// "Cb6 o Cd6", "Cb6/d6": what was not played is said in no other place.
bool names_two_moves(std::string_view text) {
  return text.find_first_of("/( ") != text.npos && squares_named(text, 2) +
                                                           (text.find("O-O") != text.npos) +
                                                           (text.find("0-0") != text.npos) >
                                                       1;
}

// "12." for White's move and "12..." for Black's, counted on in its digits.
class NumberWord {
public:
  explicit NumberWord(std::uint32_t number) : number_(number) { write(); }
  void count_on() {
    ++number_;
    if (text_[size_ - 2] == '9')
      write();
    else
      ++text_[size_ - 2];
  }
  std::uint32_t number() const { return number_; }
  const char* text() const { return text_.data(); }
  std::uint32_t size(Color side) const { return side == white ? size_ : size_ + 2; }

private:
  void write() {
    char* end = std::to_chars(text_.data(), text_.data() + 10, number_).ptr;
    for (int dots = 0; dots < 3; ++dots) end[dots] = '.';
    size_ = static_cast<std::uint32_t>(end + 1 - text_.data());
  }
  std::uint32_t number_, size_ = 0;
  std::array<char, 16> text_{};
};

// Is every word of the game short enough to be copied with the eight bytes that it stands in? None
// that was read without a second look is longer.
bool can_copy_all(const Game& game) {
  return game.is_ordinary() && game.plain.san &&
         game.text.size() - game.elements.back().span.begin >= 8 &&
         static_cast<std::size_t>(game.start.fullmove_number()) + game.elements.size() < 100'000;
}

// Where the next word of a line is to be written.
struct CopiedLine {
  NumberWord number;
  Color turn;
  bool after_white = false;  // Black's next move needs no number: nothing stands between
  bool is_new = true;        // no move yet

  void word(const char* text, Span word, Flow& flow) {
    if (turn == white || !after_white) flow.short_word(number.text(), number.size(turn));
    flow.short_word(text + word.begin, word.size());
    if (turn == black) number.count_on();
    after_white = turn == white;
    turn = ~turn;
    is_new = false;
  }
  // A variation on the last move.
  CopiedLine beside_last() const {
    if (is_new) return {number, turn};
    return {turn == black ? number : NumberWord(number.number() - 1), ~turn};
  }
};

void write_nag(std::uint32_t number, Flow& flow) {
  std::array<char, 16> text{'$'};
  const char* end = std::to_chars(text.data() + 1, text.data() + text.size(), number).ptr;
  const std::string_view word(text.data(), static_cast<std::size_t>(end - text.data()));
  word.size() <= 8 ? flow.short_word(word.data(), word.size()) : flow.word(word);
}

std::uint32_t begin_of(const CompactMove& move) {
  return move.place.begin;
}
std::uint32_t size_of(const CompactMove& move) {
  return move.place.size;
}
std::uint32_t begin_of(const Element& element) {
  return element.span.begin;
}
std::uint32_t size_of(const Element& element) {
  return element.span.size();
}

template <class Word>
void write_words(const Game& game, std::span<const Word> words, Flow& flow) {
  const char* text = game.text.data();
  NumberWord number(static_cast<std::uint32_t>(game.start.fullmove_number()));
  const Word* word = words.data();
  const Word* end = word + words.size();
  if (game.start.turn() == black) {
    flow.word(std::to_string(number.number()) + "...");
    flow.short_word(text + begin_of(*word), size_of(*word));
    number.count_on();
    ++word;
  }
  while (word != end) {
    flow.short_word(number.text(), number.size(white));
    flow.short_word(text + begin_of(*word), size_of(*word));
    number.count_on();
    if (++word == end) break;
    flow.short_word(text + begin_of(*word), size_of(*word));
    ++word;
  }
}

}  // namespace

MovetextWriter::MovetextWriter(MoveStyle style) : style_(std::move(style)) {
  for (const std::string& letter : style_.symbols.of)
    ascii_ &= letter.size() == code_points(letter);
  english_ = style_.form == MoveForm::san && style_.symbols.of == Symbols::english().of;
}

void MovetextWriter::write(const Game& game, std::string& out) {
  Flow flow(out);
  for (const GameTag& tag : game.tags)
    if (tag.faults & tag_trailing_text)  // [White "Ana" 2100]: more than a name and a value
      unread_lines(rules::malformed_tag, tag.span.in(game.text), flow);
  if (!english_ || !can_copy_all(game))
    write_elements(game, flow);
  else if (game.is_plain())
    write_plain(game, flow);
  else
    write_copied(game, flow);
  const std::string_view result = result_text(game.result);
  flow.word(result.empty() ? result_text(Result::unknown) : result);
  flow.end();
}

// A main line and nothing else, of words that stand in the text as they are to be written. Most
// games are such.
void MovetextWriter::write_plain(const Game& game, Flow& flow) {
  if (game.elements.is_compact())
    write_words(game, game.elements.moves(), flow);
  else
    write_words(game, game.elements.list(room_), flow);
}

// The same with comments, NAGs and variations between the words.
void MovetextWriter::write_copied(const Game& game, Flow& flow) {
  CopiedLine line{NumberWord(static_cast<std::uint32_t>(game.start.fullmove_number())),
                  game.start.turn()};
  std::vector<CopiedLine> outer;
  for (const Element& e : game.elements.list(room_)) {
    if (e.kind == ElementKind::move) {
      line.word(game.text.data(), e.span, flow);
      continue;
    }
    if (e.kind == ElementKind::open) {
      outer.push_back(line);
      line = line.beside_last();
      flow.open();
    } else if (e.kind == ElementKind::close) {
      line = outer.back();
      outer.pop_back();
      flow.close();
    } else if (e.kind == ElementKind::nag) {
      write_nag(e.number, flow);
    } else {
      comment(e.span.in(game.text), flow);
    }
    line.after_white = false;
  }
}

void MovetextWriter::write_elements(const Game& game, Flow& flow) {
  line_ = Line{};
  elements_ = game.elements.list(room_);
  copies_ = english_ && std::all_of(elements_.begin(), elements_.end(), is_written);
  line_.position = game.start;
  line_.number = static_cast<std::uint32_t>(game.start.fullmove_number());
  line_.turn = game.start.turn();
  stack_.clear();
  behind_nags_ = nullptr;
  for (const Element& e : elements_) {
    if (behind_nags_ != nullptr && &e < behind_nags_) continue;  // written with their move
    if (e.kind == ElementKind::move) {
      move(game, e, flow);
    } else if (e.kind != ElementKind::move_number) {
      element(game, e, flow);
    }
  }
}

void MovetextWriter::element(const Game& game, const Element& element, Flow& flow) {
  const std::string_view text = element.span.in(game.text);
  switch (element.kind) {
    case ElementKind::move:
    case ElementKind::move_number:
      return;  // write() has seen to them
    case ElementKind::null_move:
      null_move(flow);
      return;
    case ElementKind::illegal_move:
      illegal_move(element.move, flow);
      return;
    case ElementKind::open:
      open(flow);
      return;
    case ElementKind::close:
      close(flow);
      return;
    case ElementKind::nag:
      write_nag(element.number, flow);
      break;
    case ElementKind::comment:
      if (element.flags & element_unclosed) {  // what it contains is unknown
        unread_lines(rules::unclosed_comment, text, flow);
      } else if (!open_choice(game, element, flow)) {
        comment(text, flow);
      }
      break;
    case ElementKind::line_comment:
    case ElementKind::escape:
      flow.line("", text);
      break;
    case ElementKind::remark:
      if (!stands_in_sentence(game, element)) remark(trimmed(text), flow);
      if (element.span == game.terminator_span) other_result(game, flow);
      break;
    case ElementKind::offer:
      flow.comment("(=)");
      break;
    case ElementKind::clock:
      clock(element.number, flow);
      break;
    case ElementKind::hole:
      unread_lines(rules::missing_move, text, flow);
      break;
    case ElementKind::unread:
      unread(game, element, flow);
      break;
  }
  line_.after_white = false;
}

void MovetextWriter::move(const Game& game, const Element& element, Flow& flow) {
  number(flow);
  if (copies_) {
    copy(element.span, game.text, flow);
  } else {
    const auto append = [&](std::string& out) { append_move(element.move, element.facts, out); };
    ascii_ ? flow.ascii_word(append) : flow.word(append);
  }
  line_.after_white = line_.turn == white;
  const bool asked =
      (element.flags & element_ambiguous) != 0;  // what stands on the sheet is none of these
  const bool marked =
      (element.flags & element_repaired) && (asked || style_.marks == RepairMarks::comments ||
                                             names_two_moves(element.span.in(game.text)));
  if (asked || marked) nags_behind(element, flow);
  if (asked) other_readings(game, element, flow);
  if (marked) repair_mark(element.span.in(game.text), flow);
  if (!copies_) line_.undo = line_.position.play(element.move);
  line_.move = element.move;
  line_.last = Last::move;
  advance();
}

// Before the comments that a move gets: other readers look for them directly behind it.
void MovetextWriter::nags_behind(const Element& move, Flow& flow) {
  const Element* const end = elements_.data() + elements_.size();
  for (behind_nags_ = &move + 1; behind_nags_ != end && behind_nags_->kind == ElementKind::nag;
       ++behind_nags_) {
    write_nag(behind_nags_->number, flow);
    line_.after_white = false;
  }
}

// Of two spellings that other readers know, "--" would say in the main line that a move was played
// and not written.
void MovetextWriter::null_move(Flow& flow) {
  number(flow);
  flow.word(style_.form == MoveForm::uci ? "0000" : stack_.empty() ? "Z0" : "--");
  line_.after_white = line_.turn == white;
  if (!copies_) {
    line_.before_pass = line_.position;
    line_.position.pass();
  }
  line_.last = Last::pass;
  advance();
}

// Other readers see a null move; the comment says, in English letters whatever the others are, what
// was played.
void MovetextWriter::illegal_move(Move move, Flow& flow) {
  number(flow);
  flow.word(style_.form == MoveForm::uci ? "0000" : "--");
  flow.comment(kept_illegal_text(line_.position, move));
  line_.after_white = false;
  line_.before_pass = line_.position;
  line_.position.force(move);
  line_.last = Last::pass;
  advance();
}

void MovetextWriter::advance() {
  line_.number += line_.turn == black;
  line_.turn = ~line_.turn;
}

// To where a variation on the last move begins.
void MovetextWriter::step_back() {
  if (line_.last == Last::none) return;
  line_.turn = ~line_.turn;
  line_.number -= line_.turn == black;
  if (!copies_ && line_.last == Last::move) line_.position.undo(line_.move, line_.undo);
  if (!copies_ && line_.last == Last::pass) line_.position = line_.before_pass;
  line_.last = Last::none;
}

// PGN 8.2.2.2: always before White's move, before Black's where something stands between.
void MovetextWriter::number(Flow& flow) {
  const bool blacks = line_.turn == black;
  if (style_.form == MoveForm::uci || (blacks && line_.after_white)) return;
  std::array<char, 16> text;
  char* end = std::to_chars(text.data(), text.data() + 10, line_.number).ptr;
  *end++ = '.';
  if (blacks) *end++ = '.', *end++ = '.';
  copy({0, static_cast<std::uint32_t>(end - text.data())}, {text.data(), text.size()}, flow);
}

// A word of ASCII as it stands.
void MovetextWriter::copy(Span word, std::string_view text, Flow& flow) {
  if (word.size() <= 8 && text.size() - word.begin >= 8)
    flow.short_word(text.data() + word.begin, word.size());
  else
    flow.word(word.in(text));
}

void MovetextWriter::append_move(Move move, std::uint16_t facts, std::string& out) const {
  switch (style_.form) {
    case MoveForm::san:
      append_san(line_.position, move, facts, style_.symbols, out);
      return;
    case MoveForm::lan:
      append_lan(line_.position, move, facts, style_.symbols, out);
      return;
    case MoveForm::uci:
      append_uci(line_.position, move, out);
      return;
  }
}

void MovetextWriter::open(Flow& flow) {
  stack_.push_back(line_);
  step_back();
  line_.after_white = false;
  flow.open();
}

void MovetextWriter::close(Flow& flow) {
  if (stack_.empty()) return;
  line_ = stack_.back();
  stack_.pop_back();
  line_.after_white = false;
  flow.close();
}

}  // namespace planilla
