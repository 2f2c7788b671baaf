// Words and numbers.
#include <algorithm>

#include "base/ascii.h"
#include "game/cells/part_cutter.h"
#include "game/cells/shape.h"
#include "game/spelling/minutes.h"
#include "pgn/spelling.h"
#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

using ascii::is_digit;

// No move, but no word of a sentence either: letters and digits in one.
bool may_be_misspelt(std::string_view word) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  constexpr std::size_t longest = 7;
  return word.size() <= longest && !is_digit(word.front()) &&
         std::any_of(word.begin(), word.end(), is_digit) &&
         std::any_of(word.begin(), word.end(), is_letter);
}

// N, \u00b2, RR: no word of a sentence.
bool is_mark(std::string_view word) {
  if (word == "RR") return true;
  const auto letters =
      std::count_if(word.begin(), word.end(), [](char c) { return (c & 0xc0) != 0x80; });
  const char c = word.front();
  return letters == 1 && !(c >= 'a' && c <= 'z') &&
         (static_cast<unsigned char>(c) < 0xc3 || static_cast<unsigned char>(c) >= 0xe2);
}

bool begins_small(std::string_view word) {
  std::size_t at = 0;
  const char32_t c = word.empty() ? not_utf8 : take_character(word, at);
  return c != not_utf8 && unicode::is_lower(c);
}

// Numbers of footnotes, and ChessBase's signs in its own font: Te1\u00b2.
std::string_view without_superscript(std::string_view word) {
  for (bool found = true; found;) {
    found = false;
    for (const std::string_view sign : {"\u00b9", "\u00b2", "\u00b3", "\u00b5", "\u2074", "\u2075"})
      if (word.size() > sign.size() && word.ends_with(sign)) {
        word.remove_suffix(sign.size());
        found = true;
      }
  }
  return word;
}

// "11.gxh5N", "Nf6+N": the sign of a novelty behind a whole move. Of a pawn on the last rank,
// "h8N", it is the piece.
std::string_view without_novelty(std::string_view word) {
  constexpr std::size_t shortest = 3;  // bytes
  if (word.size() < shortest || word.back() != 'N') return word;
  const std::string_view bare = word.substr(0, word.size() - 1);
  const std::size_t rank = bare.find_last_not_of("+");
  if (rank == std::string_view::npos || bare[rank] < '1' || bare[rank] > '8') return word;
  const bool last_rank = bare[rank] == '1' || bare[rank] == '8';
  const bool of_pawn = bare.front() >= 'a' && bare.front() <= 'h';
  return (last_rank && of_pawn) || shape_of(bare) != MoveShape::strong ? word : bare;
}

// "Nf6White": bytes of the move before a word that begins with a capital, or an abbreviation; 0:
// there is none.
std::size_t before_glued_sentence(std::string_view word) {
  const std::size_t rank = word.find_first_of("12345678");
  if (rank == std::string_view::npos || rank == 0 || rank + 2 >= word.size()) return 0;
  const char first = word[rank + 1], second = word[rank + 2];
  const bool begins = first >= 'A' && first <= 'Z' &&
                      ((second >= 'a' && second <= 'z' && !is_digit(word.back())) || second == '.');
  return begins && shape_of(word.substr(0, rank + 1)) == MoveShape::strong &&
                 word.substr(rank + 1).find_first_of("12345678") == std::string_view::npos
             ? rank + 1
             : 0;
}

}  // namespace

// "...dans lequel": do the dots before `end` begin a word of a sentence?
bool PartCutter::goes_on_in_word(std::size_t end) const {
  const std::string_view word = text_.substr(end, word_end(end) - end);
  return word.size() > 1 && begins_small(word) && shape_of(word) == MoveShape::none &&
         word.find_first_of("0123456789?_*") == std::string_view::npos;
}

// "a. p.": the end of both words, where the first ends at `end`; 0: they are no suffix.
std::size_t PartCutter::suffix_of_two(std::size_t end) const {
  constexpr std::size_t longest = 3;  // bytes
  if (end - at_ > longest || end + 1 >= text_.size() || text_[end] != ' ' || text_[end - 1] != '.')
    return 0;
  const std::size_t last = word_end(end + 1);
  if (last == end + 1 || last - end > longest + 1) return 0;
  std::string joined(text_.substr(at_, end - at_));
  joined += text_.substr(end + 1, last - end - 1);
  return words_.is_suffix(joined) ? last : 0;
}

// `enroque largo`: a move where one is due.
bool PartCutter::take_castling() {
  constexpr std::size_t longest = 60;  // bytes
  const std::size_t castling = words_.castling_phrase(text_.substr(at_, longest));
  if (castling == 0) return false;
  add(at_ + castling, PartKind::cell).weak = true;
  return true;
}

// `9. B-K3 Castles`: directly behind a number or a move, and no sentence goes on with it.
bool PartCutter::take_castling_word() {
  if (out_.empty() || text_[at_] < 'A' || text_[at_] > 'Z') return false;
  const PartKind before = out_.back().kind;
  const bool column = out_.back().in(text_) == "|";  // `| 8. | Castles. |`
  if (!column && before != PartKind::number && before != PartKind::dots &&
      before != PartKind::cell && before != PartKind::suffix && before != PartKind::glyph)
    return false;
  std::size_t end = word_end(at_);
  while (end > at_ && (text_[end - 1] == '.' || text_[end - 1] == ':')) --end;
  if (!words_.is_castling(text_.substr(at_, end - at_))) return false;
  const std::string_view next = text_.substr(end, 1) == " "
                                    ? text_.substr(end + 1, word_end(end + 1) - end - 1)
                                    : std::string_view{};
  if (begins_small(next) && shape_of(next) == MoveShape::none) return false;
  if (text_.substr(end, 2) == " (") {  // ` (QR)`
    constexpr std::size_t longest = 2;
    std::size_t wing = end + 2;
    while (wing < text_.size() && text_[wing] >= 'A' && text_[wing] <= 'Z') ++wing;
    const bool whole = text_.substr(wing, 1) == ")" && wing <= end + 2 + longest;
    if (whole && wing > end + 2) end = wing + 1;
  }
  add(end, PartKind::cell).weak = true;
  return true;
}

// `4. O O O d6`: rings with nothing but blanks between them, where a sentence does not go on.
bool PartCutter::take_parted_castling() {
  constexpr std::size_t most = 3;  // rings
  const char ring = text_[at_];
  if ((ring != 'O' && ring != 'o') ||
      (line_ends_ == 0 && !out_.empty() && out_.back().kind == PartKind::word))
    return false;
  std::size_t rings = 0, end = at_;
  for (std::size_t at = at_; at < text_.size() && text_[at] == ring && word_end(at) == at + 1;) {
    ++rings;
    end = ++at;
    while (at < text_.size() && (text_[at] == ' ' || text_[at] == '\t')) ++at;
  }
  if (rings < 2 || rings > most) return false;
  add(end, PartKind::cell);
  return true;
}

// "Axe7mate", "Dh5jaque": bytes of the move that a suffix of several letters is glued to; 0: none.
std::size_t PartCutter::behind_glued_suffix(std::string_view word) const {
  constexpr std::size_t shortest = 3;  // bytes of a suffix
  const std::size_t rank = word.find_last_of("12345678");
  if (rank == std::string_view::npos || word.size() < rank + 1 + shortest) return 0;
  const std::string_view suffix = word.substr(rank + 1);
  const bool letters = std::all_of(suffix.begin(), suffix.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
  });
  if (!letters || shape_of(word.substr(0, rank + 1)) != MoveShape::strong) return 0;
  return words_.is_suffix(suffix) ? rank + 1 : 0;
}

// Of the word that ends at `end`, with its group: `e8(Q)`, `R(R3)`, `Kt(B3)-K5`.
std::size_t PartCutter::behind_group(std::size_t end) const {
  if (text_.substr(end, 1) != "(") return end;
  const std::size_t group = lex::match_promotion_group(text_, end);
  if (group != 0 && end > at_ && text_[end - 1] >= '1' && text_[end - 1] <= '8') return end + group;
  const std::size_t square = lex::match_qualifier_group(text_, end);
  const std::size_t behind = end + square;
  const bool goes_on =
      square != 0 && behind < text_.size() && (text_[behind] == '-' || text_[behind] == 'x');
  return goes_on ? word_end(behind) : behind;
}

// "could have played", "no jugó": does a word directly before speak of what was not played?
bool PartCutter::is_denied() const {
  if (out_.empty() || out_.back().kind != PartKind::word || line_ends_ > 1) return false;
  const Part& before = out_.back();
  return before.cites || before.denies;
}

// The word before it on its line and `word`; empty: none stands there.
std::string_view PartCutter::with_word_before(std::string_view word) const {
  if (out_.empty() || line_ends_ > 0 || out_.back().kind != PartKind::word ||
      out_.back().span.end + 1 != at_)
    return {};
  const std::size_t begin = out_.back().span.begin;
  return text_.substr(begin, at_ + word.size() - begin);
}

// `was` of "the answer was": does it end a phrase of two words that tells what was played?
bool PartCutter::ends_phrase_of_playing(std::string_view word) const {
  const std::string_view phrase = with_word_before(word);
  return !phrase.empty() && !out_.back().ends_sentence && words_.plays(phrase);
}

// `game` of "a famous game": does it end a phrase of two words that cites?
bool PartCutter::names_other_game(std::string_view word) const {
  const std::string_view phrase = with_word_before(word);
  return !phrase.empty() && words_.cites(phrase);
}

bool PartCutter::follows_number_or_move() const {
  return !out_.empty() && line_ends_ == 0 &&
         (out_.back().kind == PartKind::number || out_.back().kind == PartKind::dots ||
          out_.back().kind == PartKind::cell);
}

// Bytes of the move that a footnote, the sign of a novelty or a suffix is glued to; 0: none.
std::size_t PartCutter::move_in_front(std::string_view word) const {
  if (const std::string_view bare = without_superscript(word);
      bare.size() < word.size() && shape_of(bare) == MoveShape::strong)
    return bare.size();
  if (const std::string_view bare = without_novelty(word); bare.size() < word.size())
    return bare.size();
  if (const std::size_t move = before_glued_sentence(word); move != 0 && follows_number_or_move())
    return move;
  return behind_glued_suffix(word);
}

// A word of a sentence; `word`: `whole` without the signs behind it.
void PartCutter::add_prose(std::size_t end, std::string_view whole, std::string_view word) {
  // `z.B.`, `z. B.`: its full stop ends no sentence.
  const bool abbreviates =
      whole.back() == '.' && (words_.cites(whole) || words_.cites(with_word_before(whole)));
  const bool phrase = ends_phrase_of_playing(word);
  const bool plays = (phrase || words_.plays(word)) && !is_denied();
  const bool other_game = names_other_game(word);
  Part& part = add(end, PartKind::word);
  part.ends_sentence = whole.back() == '.' && !abbreviates;
  part.ends_clause = whole.back() == ':';
  part.is_small = begins_small(whole);
  part.is_mark = is_mark(whole);
  part.plays = plays;
  part.denies = words_.negates(word);
  part.leads = part.ends_clause || whole.back() == '\'' || words_.leads(word);
  part.other_game = other_game;
  part.cites = part.other_game ||
               (!(phrase && plays) && (abbreviates || words_.cites(whole) || words_.cites(word)));
}

void PartCutter::take_word() {
  std::size_t end = word_end(at_);
  if (const std::size_t last = end > at_ ? suffix_of_two(end) : 0) {
    add(last, PartKind::suffix);
    return;
  }
  if (end == at_) {
    const std::size_t length = std::max<std::size_t>(1, lex::symbol_at(text_, at_).length);
    add(at_ + length, PartKind::separator);
    return;
  }
  end = behind_group(end);
  std::string_view word = text_.substr(at_, end - at_);
  // "Cf3/Cc6", "e4:": the parts of it.
  const std::size_t slash = word.find('/');
  if (slash != std::string_view::npos && slash > 0 &&
      shape_of(word.substr(0, slash)) == MoveShape::strong) {
    end = at_ + slash;
    word = word.substr(0, slash);
  }
  if (const std::size_t hyphen = joined_ ? hyphen_between_moves(word) : word.npos;
      hyphen != std::string_view::npos) {
    end = at_ + hyphen;
    word = word.substr(0, hyphen);
  }
  if (word.find_first_not_of(".:'") == std::string_view::npos) {
    const bool stop = word == ".";  // apart from its word, as where a mark stood between them
    if (stop && !out_.empty() && out_.back().kind == PartKind::word)
      out_.back().ends_sentence = true;
    add(end, PartKind::separator).is_stop = stop;
    return;
  }
  const std::string_view whole = word;
  while (word.size() > 1 && (word.back() == '.' || word.back() == ':' || word.back() == '\''))
    word.remove_suffix(1);
  if ((words_.is_suffix(whole) || words_.is_suffix(word)) && shape_of(word) == MoveShape::none) {
    constexpr std::size_t abbreviated = 3;  // ch. e.p.
    add(end, PartKind::suffix).ends_sentence = whole.back() == '.' && word.size() > abbreviated;
    return;
  }
  if (word.find_first_not_of("+#") == std::string_view::npos) {
    add(at_ + word.size(), PartKind::suffix);
    return;
  }
  if (const std::size_t size = move_in_front(word); size != 0) {
    add(at_ + size, PartKind::cell);
    return;
  }
  if (word.size() > 2 && word.back() == '-' &&
      shape_of(word.substr(0, word.size() - 1)) == MoveShape::strong)
    word.remove_suffix(1);  // `e4- d6`
  const MoveShape shape = shape_of(word);
  if (shape != MoveShape::none) {
    Part& part = add(at_ + word.size(), PartKind::cell);
    part.weak = shape == MoveShape::weak;
    return;
  }
  if (parse_noted_time(word)) {
    add(at_ + word.size(), PartKind::clock);
    return;
  }
  if (may_be_misspelt(word) && !words_.says_resigns(word)) {  // "aufgegeben"
    add(at_ + word.size(), PartKind::cell);
    return;
  }
  // Behind a sign, perhaps a move all the same: –RxC
  const std::size_t cut = word.size() > 24 ? std::string_view::npos : word.find_last_of("+-=");
  if (cut != std::string_view::npos && cut > 1 &&
      shape_of(word.substr(0, cut)) == MoveShape::strong) {
    add(at_ + cut, PartKind::cell);
    return;
  }
  add_prose(end, whole, word);
}

}  // namespace planilla
