// Numbers and cells that no line of the game uses.
#include "game/texts/unread_moves.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "board/half_move.h"
#include "game/cells/shape.h"

namespace planilla {

// The cell behind the number at parts[at], if it is not played; `to`: none. `half` becomes the
// half-move that the number names.
std::uint32_t UnreadMoves::numbered_cell(std::uint32_t at, std::uint32_t to, int& half) const {
  const Part& part = parts_[at];
  std::uint32_t next = at + 1;
  bool dots = part.dots > 1;
  for (; next < to &&
         (parts_[next].kind == PartKind::dots || parts_[next].kind == PartKind::separator);
       ++next)
    dots |= parts_[next].kind == PartKind::dots;
  if (next >= to || spine_.use[next] == Use::played) return to;
  const PartKind kind = parts_[next].kind;
  half = half_move_named(static_cast<int>(part.value), dots ? black : white);
  return kind == PartKind::cell || kind == PartKind::masked ? next : to;
}

bool UnreadMoves::is_legal_here(std::uint32_t cell) const {
  MoveList moves;
  moves_of_reading(read_cell(parts_[cell].in(text_), readers_.of(position_.turn())), position_,
                   moves);
  return !moves.empty();
}

// `1.e4 e5 ... 2.Ac4 d6`, where the moves that were read name no piece: do the letters of the game
// not read the cell, though it is written like a move?
bool UnreadMoves::has_other_letters(std::uint32_t cell) const {
  const std::string_view word = parts_[cell].in(text_);
  return shape_of(word) == MoveShape::strong &&
         read_cell(word, readers_.of(position_.turn())).kind != WordKind::move;
}

// `4. Axg Cf6`, `16. Tfel + Rd8`, `10 B-KKt5ch`: behind the number that is due, or a later one,
// stands a word that is written like a move, or, `beside` the last move, before one.
bool UnreadMoves::is_misspelt_move(std::uint32_t at, std::uint32_t to, bool beside) const {
  constexpr std::size_t longest = 12, digits = 3;  // bytes
  const Part& first = parts_[at];
  if (first.kind != PartKind::number && first.kind != PartKind::word) return false;
  std::string_view number = first.in(text_);
  while (number.ends_with('.')) number.remove_suffix(1);
  if (number.empty() || number.size() > digits ||
      number.find_first_not_of("0123456789") != std::string_view::npos ||
      std::stoi(std::string(number)) < position_.fullmove_number())
    return false;
  const auto is_sign = [](PartKind kind) {
    return kind == PartKind::dots || kind == PartKind::separator || kind == PartKind::glyph ||
           kind == PartKind::suffix;
  };
  std::uint32_t word = at + 1;
  while (word < to && is_sign(parts_[word].kind)) ++word;
  if (word >= to || !parts_[word].may_be_word() || parts_[word].span.size() > longest) return false;
  std::uint32_t next = word + 1;
  while (next < to && is_sign(parts_[next].kind)) ++next;
  const std::string_view written = parts_[word].in(text_);
  const std::string_view signs = beside ? "12345678x" : "12345678";
  const bool only_digits = written.find_first_not_of("0123456789/") == written.npos;  // 982 12 34
  const bool spelt = !only_digits && written.find_first_of(signs) != std::string_view::npos;
  return spelt ||
         (beside && next < to && parts_[next].kind == PartKind::cell && !parts_[next].weak);
}

// `P4R`, `Kt - B 3`, `B x Kt`: a move of descriptive notation, and no word.
bool UnreadMoves::names_square(std::uint32_t cell) const {
  const std::string_view word = parts_[cell].in(text_);
  if (word.find_first_of("12345678") != std::string_view::npos) return true;
  const std::size_t takes = word.find('x');
  const std::size_t taken = takes == word.npos ? takes : word.find_first_not_of(' ', takes + 1);
  return taken != word.npos && takes > 0 && word[0] >= 'A' && word[0] <= 'Z' &&
         word[taken] >= 'A' && word[taken] <= 'Z';
}

// `30. Dxh7+ Rxh7`: two half-moves behind the number parts[at].
bool UnreadMoves::numbers_a_pair(std::uint32_t at, std::uint32_t to) const {
  int half = 0;
  const std::uint32_t first = numbered_cell(at, to, half);
  if (first == to) return false;
  for (std::uint32_t cell = first + 1; cell < to; ++cell) {
    const PartKind kind = parts_[cell].kind;
    if (kind == PartKind::cell)
      return !parts_[cell].weak || names_square(cell) ||
             (parts_[first].weak && names_square(first));
    if (kind == PartKind::blank && !parts_[cell].word_of_number) continue;  // 5. Db3 – Sd4
    if (kind != PartKind::suffix && kind != PartKind::glyph && kind != PartKind::separator) break;
  }
  return false;
}

// "with the threat 13.Nd5 exd5": does one of the words before the number cite what was not played?
bool UnreadMoves::is_cited(std::uint32_t number) const {
  constexpr std::uint32_t near = 4;  // parts
  for (std::uint32_t i = number; i-- > game_from_ && i + near >= number;) {
    const bool is_sign = parts_[i].kind == PartKind::glyph && parts_[i].cites;  // of an idea
    if (!is_sign && (parts_[i].kind != PartKind::word || parts_[i].ends_sentence)) return false;
    if (parts_[i].cites) return true;
  }
  return false;
}

// Does the run of half-moves that begins with the cell end soon? A long one may be the game's,
// whatever word stands before it.
bool UnreadMoves::is_short_run(std::uint32_t cell, std::uint32_t to) const {
  constexpr int many = 8;  // half-moves
  int count = 0;
  for (std::uint32_t i = cell; i < to && count < many; ++i) {
    if (parts_[i].may_be_word() && parts_[i].kind != PartKind::cell) break;
    count += parts_[i].kind == PartKind::cell;
  }
  return count < many;
}

// "White hesitates ... Bc5 4. b4": Black's half-move that is due, behind dots alone.
bool UnreadMoves::is_dotted_move(std::uint32_t at, std::uint32_t to) const {
  if (position_.turn() == white || at + 2 >= to || parts_[at].kind != PartKind::dots ||
      parts_[at + 1].kind != PartKind::cell || parts_[at + 1].weak)
    return false;
  const Part& number = parts_[at + 2];
  return number.kind == PartKind::number &&
         static_cast<int>(number.value) == position_.fullmove_number() + 1 && is_legal_here(at + 1);
}

// "3.Bc4 Bc5 4.Foo on the bar 5.d3": the number of White's half-move that is due.
bool UnreadMoves::names_number_due(std::uint32_t at) const {
  return position_.turn() == white &&
         parts_[at].in(text_) == std::to_string(position_.fullmove_number()) + '.';
}

std::uint32_t UnreadMoves::first(std::uint32_t from, std::uint32_t to) const {
  constexpr int longest_cited = 4;  // half-moves: more of them may be the game's
  const int due = half_move_due(position_);
  const bool idea = from > 0 && parts_[from - 1].kind == PartKind::glyph && parts_[from - 1].cites;
  bool fresh = !idea;           // nothing of a sentence stands before
  bool beside = true;           // nothing but signs stands behind the last move
  bool near = true;             // no empty line, and no number
  std::uint32_t in_words = to;  // the number that is due, beside the last move and before words
  int other = 0;  // the last number of a cited line that began before the half-move due: not the
                  // game's, however long it is
  for (std::uint32_t i = from; i < to; ++i) {
    const Part& part = parts_[i];
    if (part.says_result) return to;  // what follows is analysis
    if (part.kind == PartKind::open) {
      i = part.partner;
      continue;
    }
    const bool stopped =
        part.is_stop || (part.kind == PartKind::glyph && !part.glued && !part.cites);  // " ?"
    fresh |= part.line_start || stopped;
    near &= !part.paragraph;
    if (is_unread_row(i, to) || is_dotted_move(i, to) ||
        ((beside || fresh) && is_misspelt_move(i, to, beside)))
      return i;
    if (beside && names_number_due(i)) in_words = i;
    int half = 0;
    if (part.kind == PartKind::number) {
      if (const std::uint32_t cell = numbered_cell(i, to, half); cell != to) {
        if (in_words != to && half > due && half <= due + 2) return in_words;
        const bool cited = spine_.use[cell] == Use::cited;
        const bool goes_on = half < due || (other != 0 && half > other && half <= other + 2);
        other = cited && goes_on ? half : 0;
        if (near && half > due && numbers_a_pair(i, to) &&
            (half >= due + longest_cited || !is_cited(i)))
          return i;
        near = false;
        // "12...Nc6 13.d5 Nb8. / / 14.Nb3 a5": no line that is cited goes on in a paragraph of its
        // own.
        if (part.paragraph && half >= due && numbers_a_pair(i, to)) return i;
        if (cited ? other == 0 && half >= due + longest_cited
                  : (fresh && half >= due && !is_far_word(cell, half)) ||
                        (half == due && (is_legal_here(cell) || has_other_letters(cell)) &&
                         !is_of_sentence(cell, to) && !(is_cited(i) && is_short_run(cell, to))))
          return i;
      }
    }
    if (part.kind == PartKind::cell && spine_.use[i] == Use::aside &&
        (follows_move(i) || is_answer(i) || is_last_reply(i, from, to)))
      return i;
    if (part.kind == PartKind::word) {
      fresh = part.ends_sentence;
      beside = false;
    }
  }
  return to;
}

// "12 de mayo", where a half-move before that of number 12 is due: a word as well as a pawn's
// capture, and no second half-move behind it.
bool UnreadMoves::is_far_word(std::uint32_t cell, int half) const {
  return parts_[cell].weak && half > half_move_due(position_) + 1 &&
         (cell + 1 >= parts_.size() || parts_[cell + 1].kind == PartKind::word);
}

// `6. AeZ eS`: a line that begins with the number that is due, with a word or two that are no
// moves.
bool UnreadMoves::is_unread_row(std::uint32_t at, std::uint32_t to) const {
  const std::string_view number = parts_[at].in(text_);
  if (!parts_[at].line_start || parts_[at].kind != PartKind::word || number.size() < 2 ||
      number.back() != '.' || position_.turn() != white ||
      number.substr(0, number.size() - 1) != std::to_string(position_.fullmove_number()))
    return false;
  constexpr std::uint32_t most_words = 2;
  constexpr std::size_t longest = 6;  // bytes: of a move
  std::uint32_t words = 0;
  for (std::uint32_t i = at + 1; i < to; ++i) {
    const Part& part = parts_[i];
    if (part.line_start || part.says_result) break;
    if (part.kind != PartKind::word || part.span.size() > longest || ++words > most_words)
      return false;
  }
  return words > 0;
}

// "Pensé mucho rato en 5.Cxe5, pero": one move, and the sentence goes on behind it.
bool UnreadMoves::is_of_sentence(std::uint32_t cell, std::uint32_t to) const {
  for (std::uint32_t i = cell + 1; i < to; ++i) {
    const Part& part = parts_[i];
    if (part.line_start || part.is_stop) return false;
    if (part.kind == PartKind::word) return !part.says_result;
    if (part.kind == PartKind::cell || part.kind == PartKind::number) return false;
  }
  return false;
}

// "Cxe5!? Dh4 era posible", a line of cells from this one on and a word that cites them.
bool UnreadMoves::begins_remark(std::uint32_t cell) const {
  std::uint32_t i = cell + 1;
  while (i < parts_.size() && !parts_[i].line_start &&
         (parts_[i].kind == PartKind::cell || parts_[i].kind == PartKind::glyph))
    ++i;
  return i < parts_.size() && !parts_[i].line_start && parts_[i].kind == PartKind::word &&
         parts_[i].cites;
}

// Does a move that is played stand before the cell, with signs between them at most?
bool UnreadMoves::follows_move(std::uint32_t cell) const {
  return !begins_sentence(parts_, cell) && stands_behind_move(cell, cell);
}

// "15. Dxb5 Axc5 y las negras están bien": Black's half-move behind White's last one, with words
// behind it, that does not fit. A square alone, "d3 was quieter", is of the words.
bool UnreadMoves::is_answer(std::uint32_t cell) const {
  const std::string_view word = parts_[cell].in(text_);
  const bool square = word.front() >= 'a' && word.front() <= 'h' && word.find('x') == word.npos;
  const bool comma = cell > 0 && parts_[cell - 1].in(text_) == ",";
  return position_.turn() == black && !square && stands_behind_move(cell, cell - comma);
}

// "35.Te5 com ideia de b5 Dxb4": a half-move of Black at the end of the line, legal there, behind
// words about White's last one. Words that cite moves may speak of it, but not of two side by side.
bool UnreadMoves::is_last_reply(std::uint32_t cell, std::uint32_t from, std::uint32_t to) const {
  const bool ends_line =
      cell + 1 == to || parts_[cell + 1].line_start || parts_[cell + 1].kind == PartKind::result;
  if (position_.turn() == white || cell == from || !ends_line ||
      shape_of(parts_[cell].in(text_)) != MoveShape::strong || !is_legal_here(cell))
    return false;
  for (std::uint32_t i = from; i < cell; ++i)  // rows, of a page that was copied twice
    if (parts_[i].kind == PartKind::number) return false;
  if (parts_[cell - 1].kind == PartKind::cell) return !parts_[cell - 1].weak;
  if (parts_[cell - 1].is_stop) return true;  // "3. Bb5 Better was d3. a6"
  const std::string_view word = parts_[cell].in(text_);
  const bool is_square = word.size() == 2 && word[0] >= 'a';
  if (parts_[cell - 1].kind != PartKind::word || (is_square && !is_in_row_of(cell, from)))
    return false;
  const bool announced = text_.substr(0, parts_[cell].span.begin).ends_with(": ");
  if (announced && cell + 1 < parts_.size() && parts_[cell + 1].kind == PartKind::result)
    return true;  // "y ahora, la sorpresa que parece increíble: Dxb4 0-1"
  for (std::uint32_t i = cell; i-- > from && !parts_[i].ends_sentence;)
    if (parts_[i].cites || parts_[i].kind == PartKind::cell) return false;
  return true;
}

// "3. Bb5 a mistake a6": in one line with its number, and White's move directly before parts[from]?
bool UnreadMoves::is_in_row_of(std::uint32_t cell, std::uint32_t from) const {
  std::uint32_t first = cell;
  while (first > game_from_ && !parts_[first].line_start) --first;
  return first < from && parts_[first].kind == PartKind::number &&
         static_cast<int>(parts_[first].value) == position_.fullmove_number() &&
         std::count(spine_.use.begin() + first, spine_.use.begin() + from, Use::played) == 1;
}

bool UnreadMoves::stands_behind_move(std::uint32_t cell, std::uint32_t behind) const {
  if (shape_of(parts_[cell].in(text_)) != MoveShape::strong || begins_remark(cell)) return false;
  for (cell = behind; cell-- > game_from_;) {
    const PartKind kind = parts_[cell].kind;
    if (spine_.use[cell] == Use::played) return true;
    // `5. O-O / Ad1`, `5. O-O :d4`
    const bool parts_cells = kind == PartKind::separator &&
                             std::string_view("/|;:").find(parts_[cell].in(text_)) != text_.npos;
    if (kind != PartKind::glyph && kind != PartKind::suffix && kind != PartKind::nag &&
        !parts_cells)
      return false;
  }
  return false;
}

// "3.Ab5 b6? Axc6. 3...a6": does the half-move that is played in place of the cell have a number
// of its own, with dots?
bool UnreadMoves::is_numbered_again(std::uint32_t cell) const {
  for (std::uint32_t i = cell + 1; i < parts_.size(); ++i) {
    if (spine_.use[i] == Use::played) return false;
    if (parts_[i].kind == PartKind::number && parts_[i].dots > 1 &&
        spine_.use[i + 1] == Use::played)
      return true;
  }
  return false;
}

std::uint32_t UnreadMoves::left_out(std::uint32_t to) const {
  const int due = half_move_due(position_);
  bool fresh = true;
  for (std::uint32_t i = game_from_; i < to; ++i) {
    const Part& part = parts_[i];
    if (part.kind == PartKind::open) {
      i = part.partner;
      continue;
    }
    fresh |= part.line_start;
    int half = 0;
    if (part.kind == PartKind::number && fresh)
      if (const std::uint32_t cell = numbered_cell(i, to, half);
          cell != to && spine_.use[cell] == Use::aside && half >= due)
        return cell;
    if (part.kind == PartKind::cell && spine_.use[i] == Use::aside && follows_move(i) &&
        !is_numbered_again(i))
      return i;
    if (part.kind == PartKind::word) fresh = part.ends_sentence;
  }
  return to;
}

// `5. ... Be6!` alone in its line, passed over, and later another move for the same half-move:
// which of the two was played nobody knows.
std::uint32_t UnreadMoves::rival_of_played(std::uint32_t to) const {
  const auto played =
      std::count(spine_.use.begin() + game_from_, spine_.use.begin() + to, Use::played);
  int half = half_move_due(position_) - static_cast<int>(played);  // of the next that is played
  std::uint32_t rival = to;
  for (std::uint32_t i = game_from_; i < to; ++i) {
    const Part& part = parts_[i];
    if (part.kind == PartKind::open) {
      i = part.partner;
      continue;
    }
    if (spine_.use[i] == Use::played) {
      if (rival != to && !are_alike(rival, i)) return rival;
      rival = to;
      ++half;
      continue;
    }
    int named = 0;
    if (part.kind != PartKind::number || !part.line_start) continue;
    const std::uint32_t cell = numbered_cell(i, to, named);
    if (cell != to && named == half && ends_its_line(cell)) rival = cell;
  }
  return to;
}

// Does nothing but signs follow the cell, which is no square alone, in its line?
bool UnreadMoves::ends_its_line(std::uint32_t cell) const {
  if (parts_[cell].kind != PartKind::cell || parts_[cell].weak) return false;
  std::uint32_t next = cell + 1;
  while (next < parts_.size() && !parts_[next].line_start &&
         (parts_[next].kind == PartKind::glyph || parts_[next].kind == PartKind::suffix))
    ++next;
  return next >= parts_.size() || parts_[next].line_start;
}

// Do both name one piece and one square?
bool UnreadMoves::are_alike(std::uint32_t one, std::uint32_t other) const {
  const std::string_view a = parts_[one].in(text_), b = parts_[other].in(text_);
  return a.starts_with(b) || b.starts_with(a);
}

// The last part of the move at parts[left], with the number before it.
std::uint32_t UnreadMoves::move_at(std::uint32_t left, std::uint32_t to) const {
  int half = 0;
  if (is_misspelt_move(left, to, true) ||
      (left + 1 < to && names_number_due(left) && parts_[left + 1].kind == PartKind::word))
    return left + 1;
  if (parts_[left].kind != PartKind::number) return left;
  const std::uint32_t cell = numbered_cell(left, to, half);
  return cell == to ? left : cell;
}

}  // namespace planilla
