// Texts in which not every word is a move: when they are laid out anew, and what is put right
// there.
#include <algorithm>

#include "base/ascii.h"
#include "board/half_move.h"
#include "board/square_in_text.h"
#include "game/cells/shape.h"
#include "game/movetext_reader.h"
#include "game/repair/question.h"
#include "game/spelling/move_number.h"
#include "game/tables/first_pair.h"
#include "game/texts/lost_rows.h"
#include "game/unplayed/unplayed_moves.h"
#include "pgn/doubt_flags.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

// Does a number of the main line, and the half-move that is due there, answer to `is_odd`?
template <typename Odd>
bool has_number(const Game& game, const Odd& is_odd) {
  if (game.elements.is_compact()) return false;
  int due = half_move_due(game.start), depth = 0;
  for (const Element& element : game.elements) {
    depth += (element.kind == ElementKind::open) - (element.kind == ElementKind::close);
    if (depth != 0) continue;
    due += element.kind == ElementKind::move;
    if (element.kind != ElementKind::move_number || element.number == 0) continue;
    const Color side = (element.flags & element_black) != 0 ? black : white;
    if (is_odd(side, half_move_named(static_cast<int>(element.number), side), due)) return true;
  }
  return false;
}

// Is a number of Black's read before a half-move behind that one: "3...a6" where 4 is due?
bool numbers_go_back(const Game& game) {
  return has_number(game,
                    [](Color side, int named, int due) { return side == black && named < due; });
}

// Is one of White's far behind, "18.Tb4" where 35 is due, as on a page that was copied twice?
bool begins_page_again(const Game& game) {
  constexpr int far = 8;  // half-moves
  return has_number(
      game, [](Color side, int named, int due) { return side == white && named + far <= due; });
}

// May moves of the game be among its words: does a word alone stand behind the last move, or a
// square where words end that are no sentence, "pero h3 Ca5 8.c3"?
bool words_may_be_moves(const Game& game) {
  Element last{};
  for (const Element& element : game.elements) {
    last = element;
    const std::string_view text = element.span.in(game.text);
    if (element.kind == ElementKind::remark && !text.empty() && ascii::is_digit(text.back()))
      return true;
  }
  const std::string_view text = last.span.in(game.text);
  return last.kind == ElementKind::remark && !text.ends_with('.') &&
         text.find_first_of(" \t\r\n") == std::string_view::npos;
}

// Does a line below begin with "1. e4"?
bool numbers_first_move_below(std::string_view text) {
  constexpr std::string_view first = "\n1.";
  constexpr std::size_t longest = 8;  // bytes: " Nf3 ..."
  for (std::size_t at = text.find(first); at != text.npos; at = text.find(first, at + 1))
    if (squares_named(text.substr(at + first.size(), longest), 1) == 1) return true;
  return false;
}

// A line of half-moves and nothing else, two at most.
bool is_row(std::string_view line) {
  constexpr std::string_view blanks = " \t\r";
  constexpr int most = 2;
  int moves = 0;
  for (std::size_t at = line.find_first_not_of(blanks); at != line.npos;) {
    const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
    if (shape_of(line.substr(at, end - at)) != MoveShape::strong || ++moves > most) return false;
    at = line.find_first_not_of(blanks, end);
  }
  return moves > 0;
}

// Do the words behind the last move hold rows of a sheet, or are they what is left of a half-move:
// `T:`, `Cx`?
bool ends_in_rows(const Game& game) {
  constexpr int several = 2;
  constexpr std::size_t longest = 3;  // bytes of such a rest
  if (!game.is_sheet || game.elements.is_compact()) return false;
  std::string_view words;
  for (const Element& element : game.elements) {
    if (element.kind == ElementKind::move) words = {};
    if (element.kind == ElementKind::remark) words = element.span.in(game.text);
  }
  if (words.size() >= 2 && words.size() <= longest && (words.back() == ':' || words.back() == 'x'))
    return true;
  int rows = 0;
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find('\n', at), words.size());
    rows += is_row(words.substr(at, end - at)) ? 1 : 0;
    at = end + 1;
  }
  return rows >= several;
}

// Does a number stand before text[at], "2." or "2 ", and a move behind it?
bool numbers_move(std::string_view text, std::size_t at) {
  constexpr std::size_t longest = 8;  // bytes: "...Cxd3+"
  if (at == 0 || !ascii::is_digit(text[at - 1])) return false;
  if (text[at] == '.') return squares_named(text.substr(at), 1) == 1;
  const std::size_t move = std::min(text.find_first_not_of(" .", at), text.size());
  const std::string_view word = text.substr(move, longest);
  return squares_named(word.substr(0, word.find_first_of(" ,;)")), 1) == 1;
}

// "(si 2...d6 3.d4)", "(era mejor 2 d4)": is a bracket kept as a remark that holds a numbered move?
bool keeps_variation_as_remark(const Game& game) {
  if (game.elements.is_compact()) return false;
  return std::any_of(game.elements.begin(), game.elements.end(), [&](const Element& element) {
    const std::string_view text = element.span.in(game.text);
    if (element.kind != ElementKind::remark || text.size() < 2 ||
        (text.front() != '(' && text.front() != '['))
      return false;
    for (std::size_t at = text.find_first_of(". "); at != text.npos;
         at = text.find_first_of(". ", at + 1))
      if (numbers_move(text, at)) return true;
    return false;
  });
}

// "Ac5 4. Axg Cf6 y las negras abandonan": does what stands behind the last move begin with a
// number that is due, or a later one?
bool leaves_number_in_words(const Game& game) {
  if (!game.is_sheet || game.elements.is_compact()) return false;
  bool found = false;
  for (const Element& element : game.elements) {
    if (element.kind == ElementKind::move) found = false;
    const std::string_view text = element.span.in(game.text);
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    constexpr std::size_t most = 3;
    if (element.kind != ElementKind::remark || digits == 0 || digits > most ||
        digits == text.size() || (text[digits] != '.' && text[digits] != ' '))
      continue;
    int number = 0;
    for (const char c : text.substr(0, digits)) number = number * 10 + (c - '0');
    found |= half_move_named(number, black) >= half_move_due(game.final);
  }
  return found;
}

// Does the text hold the number of a half-move before `due` with a move behind it, outside of
// brackets?
bool numbers_before(int due, Span remark, const Game& game) {
  std::vector<Token> tokens;
  tokenize(game.text, remark, tokens);
  int depth = 0;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    if (tokens[i].kind == TokenKind::open) ++depth;
    if (tokens[i].kind == TokenKind::close) depth -= depth > 0;
    if (tokens[i].kind != TokenKind::move_number || depth > 0) continue;
    const MoveNumber number = parse_move_number(tokens[i].in(game.text));
    if (number.has_digits && number.half_move() < due && tokens[i + 1].kind == TokenKind::word &&
        shape_of(tokens[i + 1].in(game.text)) == MoveShape::strong)
      return true;
  }
  return false;
}

// Do words beside the main line have the number of a half-move that was played before them, with a
// move? "3.d4 Nf6 would be a slip. 3...cxd4": then Nf6 was cited, or the move of the words is.
bool numbers_a_move_again(const Game& game) {
  if (!game.is_sheet || game.elements.is_compact()) return false;
  int due = half_move_due(game.start), depth = 0;
  for (const Element& element : game.elements) {
    if (element.kind == ElementKind::open) ++depth;
    if (element.kind == ElementKind::close) --depth;
    if (depth != 0) continue;
    if (element.kind == ElementKind::move) ++due;
    if (element.kind == ElementKind::remark && numbers_before(due, element.span, game)) return true;
  }
  return false;
}

}  // namespace

// Does a word that no game begins with follow in the line of the result? `0-1. If 5.fxe3 Qh4+ 6.g3`
bool MovetextReader::game_ends_in_sentence(const Game& game) const {
  const std::size_t next = outcome_.next;
  if (!game.is_sheet || game.terminator == Result::none || next == 0 || next >= tokens_.size())
    return false;
  const Span gap{tokens_[next - 1].end(), tokens_[next].begin()};
  return tokens_[next].kind == TokenKind::word &&
         gap.in(game.text).find('\n') == std::string_view::npos;
}

// Are there words in the game that were not read, in a variation perhaps?
bool MovetextReader::leaves_unread(const Game& game) const {
  for (std::size_t i = elements_before_; i < game.elements.size(); ++i)
    if (game.elements[i].kind == ElementKind::unread) return true;
  return false;
}

// Did the reading end before the headings of another sheet?
bool MovetextReader::stops_at_heading() const {
  return outcome_.next < tokens_.size() && tokens_[outcome_.next].kind == TokenKind::tag;
}

// Was the first half-move not written, or cannot be read, as the cells of a table, its numbers or
// the rows below it say?
bool MovetextReader::begins_unwritten(const Game& game) const {
  if (!outcome_.faulted() || outcome_.fault >= tokens_.size() ||
      tokens_[outcome_.fault].kind != TokenKind::word)
    return false;
  const Token& fault = tokens_[outcome_.fault];
  constexpr int several = 4;  // squares above: it is no beginning
  const bool is_by_name =
      (fault.flags & token_masked) != 0 && fault.in(game.text).find(' ') != std::string_view::npos;
  const bool is_deep = squares_named(game.text.substr(0, fault.begin()), several) == several;
  // "The knight on a5" above "1. e4 e5" is a title.
  const bool is_title = is_by_name && numbers_first_move_below(game.text.substr(fault.end()));
  if (is_title) return false;
  return (is_by_name && !is_deep) || (fault.flags & token_unwritten) != 0 ||
         begins_pairs(game.text, tokens_, outcome_.fault) ||
         is_row_of_moves(game.text, tokens_, outcome_.fault) ||
         is_line_of_moves(game.text, tokens_, outcome_.fault) ||
         (!is_deep && is_named_move(game.text, tokens_, outcome_.fault, lexicon_));
}

// Does a number that is too low stand before the word that failed, and is it not the one that those
// before it lead to? "4. b4 Cxb4? Cxe5! 4... Axb4", "7.Dxd4 7. 0-0"
bool MovetextReader::stops_behind_lower_number(const Game& game) const {
  const std::size_t fault = outcome_.fault;
  if (!outcome_.faulted() || fault == 0 || fault >= tokens_.size() ||
      tokens_[fault - 1].kind != TokenKind::move_number)
    return false;
  const MoveNumber number = parse_move_number(tokens_[fault - 1].in(game.text));
  if (!number.has_digits || number.half_move() >= half_move_due(game.final)) return false;
  int words = 0;
  for (std::size_t i = fault - 1; i-- > 0;) {
    words += tokens_[i].kind == TokenKind::word;
    if (tokens_[i].kind != TokenKind::move_number) continue;
    const MoveNumber before = parse_move_number(tokens_[i].in(game.text));
    // "14.3h": the rank of a move is no number.
    return words > 0 && before.has_digits && before.half_move() + words > number.half_move();
  }
  return false;
}

// "lost with 1.e4 and c5. 1. e4 c5 2. a3": does the game stop behind its first half-move or two,
// and is the next number 1 again, on the same line?
bool MovetextReader::begins_again(const Game& game) const {
  constexpr std::uint32_t most = 2;
  const std::size_t fault = outcome_.fault;
  if (!game.is_sheet || game.plies > most || fault >= tokens_.size()) return false;
  const std::string_view behind = game.text.substr(tokens_[fault].end());
  const std::string_view line = behind.substr(0, behind.find('\n'));
  for (std::size_t dot = line.find('.'); dot != line.npos; dot = line.find('.', dot + 1)) {
    const std::size_t before = line.substr(0, dot).find_last_not_of("0123456789");
    if (before == line.npos || before + 1 == dot || line[before] != ' ') continue;
    return line.substr(before + 1, dot - before) == "1." && line.substr(dot, 2) != "..";
  }
  return false;
}

// What speaks for laying the text out by what its numbers carry on.
MovetextReader::LayoutNeed MovetextReader::layout_need(const Game& game, std::size_t from,
                                                       const LanguageChoice& choice) const {
  const bool algebraic = options_.notation == "auto" || options_.notation == "algebraic";
  if (from < laid_out_ || !algebraic) return LayoutNeed::none;
  if (game.plies == 0 && (stops_at_heading() || begins_unwritten(game))) return LayoutNeed::none;
  const std::span<const Token> tokens_read{tokens_.data(), outcome_.next};
  const bool goes_on = game_ends_in_sentence(game);
  if (!TextReader::may_hold_prose(game, tokens_read, from) ||
      (outcome_.faulted() && letters_written(game) == PieceLetters::all_large))
    return LayoutNeed::none;
  if (!goes_on && !texts_.may_lay_out(game, tokens_read, from)) {
    if (game.is_sheet &&
        (numbers_go_back(game) || (outcome_.faulted() && begins_page_again(game)) ||
         stops_behind_lower_number(game)))
      return LayoutNeed::number;
    if (outcome_.faulted() && begins_again(game)) return LayoutNeed::prose;
    if (outcome_.faulted())
      return texts_.shows_word(game, tokens_read, from) ? LayoutNeed::one_word : LayoutNeed::none;
    return LayoutNeed::none;
  }
  const bool ended_well =
      !outcome_.faulted() && game.plies > 0 && !goes_on && !leaves_unread(game) &&
      !numbers_a_move_again(game) && !TextReader::has_odd_brackets(game, tokens_read) &&
      !leaves_number_in_words(game) && !has_unplayed_moves(game, *choice.white, *choice.black);
  if (!ended_well) return LayoutNeed::prose;
  if (TextReader::has_line_signs(game, tokens_read.subspan(from))) return LayoutNeed::sign;
  if (texts_.names_other_game(game, tokens_read.subspan(from))) return LayoutNeed::other_game;
  return game.is_sheet && keeps_variation_as_remark(game) ? LayoutNeed::bracket : LayoutNeed::none;
}

// Is the reading with the text laid out anew the better one?
bool MovetextReader::prefers_layout(const Game& game, LayoutNeed need, Before before,
                                    const LanguageChoice& choice) const {
  if (game.plies == 0 || (before.faulted && loses_rows(game))) return false;
  // One word may as well be a move that cannot be read: then all the rest must fit without it.
  const bool stops_in_doubt = outcome_.fault < tokens_.size() && game.plies >= before.plies &&
                              (tokens_[outcome_.fault].flags & token_doubtful) != 0;
  if (need == LayoutNeed::one_word)
    return (!outcome_.faulted() || stops_in_doubt) && !leaves_unread(game) &&
           !numbers_go_back(game) && !words_may_be_moves(game);
  if (before.faulted && !outcome_.faulted() && game.plies == before.plies && ends_in_rows(game))
    return false;
  if (need == LayoutNeed::number && !outcome_.faulted()) return !numbers_go_back(game);
  if (need == LayoutNeed::bracket)
    return !outcome_.faulted() && !leaves_unread(game) && game.plies == before.plies;
  if (need == LayoutNeed::other_game) return !outcome_.faulted() && !leaves_unread(game);
  // Where half-moves are not written, or one of two words was played, the game stops before them,
  // however many might follow.
  const std::size_t fault = outcome_.fault;
  const bool hole = fault < tokens_.size() && tokens_[fault].kind == TokenKind::hole &&
                    (tokens_[fault].flags & token_disputed) != token_unclear;
  // What stopped the other reading, or a sign of lines that were not played, may have led it
  // astray.
  const bool whole = !outcome_.faulted() && !leaves_unread(game) &&
                     !has_unplayed_moves(game, *choice.white, *choice.black);
  return game.plies >= before.plies || hole || need == LayoutNeed::sign ||
         (whole && before.faulted && game.plies * 2 >= before.plies);
}

// A text with sentences between its moves, read by what the numbers carry on. nullptr: it is none,
// or reading it so comes to fewer moves.
const LanguageChoice* MovetextReader::read_layout(Game& game, std::size_t from,
                                                  const LanguageChoice& choice) {
  const LayoutNeed need = layout_need(game, from, choice);
  if (need == LayoutNeed::none) return nullptr;
  const auto letters = [&](std::span<const Token> laid) {
    const LanguageChoice& found = *detector_.decide(game, laid, 0, hints_for(game)).choice;
    return CellReaders{found.white, found.black};
  };
  TextReader::Layout layout = texts_.lay_out(game, tokens_, from, letters);
  if (layout.tokens.empty()) return nullptr;
  const Before before_it{game.plies, outcome_.faulted()};
  const auto place = [&](std::size_t offset) {
    return tokens_.begin() + static_cast<std::ptrdiff_t>(from + offset);
  };
  std::vector<Token> before(place(0), place(layout.behind - from));
  // Of tokens_ those from `from` on, as many as `old` has, become `now`.
  const auto replace = [&](const std::vector<Token>& old, const std::vector<Token>& now) {
    const std::size_t both = std::min(old.size(), now.size());
    std::copy_n(now.begin(), both, place(0));
    if (now.size() > both)
      tokens_.insert(place(both), now.begin() + static_cast<std::ptrdiff_t>(both), now.end());
    else
      tokens_.erase(place(both), place(old.size()));
    use_tokens();
    game.extent.end = game.extent.begin;
    return &find_letters(game, from);
  };
  const LanguageChoice* laid = replace(before, layout.tokens);
  if (!prefers_layout(game, need, before_it, *laid)) {
    replace(layout.tokens, before);
    return nullptr;
  }
  laid_out_ = from + layout.size;
  return laid;
}

// Between sentences a slip proves less, since the text may be meant otherwise: a word that several
// moves fit, and one word that is misspelt.
void MovetextReader::repair_text(Game& game, std::size_t from, const LanguageChoice& choice) {
  const std::size_t fault = outcome_.fault;
  if (options_.repair == Repair::off || fault >= tokens_.size() ||
      tokens_[fault].kind != TokenKind::word)
    return;
  MoveReader& reader = game.final.turn() == white ? *choice.white : *choice.black;
  const std::span<const Token> tokens = tokens_of(game, from);
  const std::size_t first = behind_title(game, from);
  RepairPlan plan;
  if (fits_several(game, tokens, fault, reader)) {
    plan =
        repairer().find(game, tokens, first, fault, *choice.white, *choice.black, options_.repair);
    const auto chooses = [](const Edit& fix) { return fix.kind == FixKind::choose && !fix.stops; };
    if (!plan.questions.empty() || !std::all_of(plan.fixes.begin(), plan.fixes.end(), chooses))
      return;
  } else if (!choice.white->grammar().relative) {
    plan = repairer().find_in_text(game, tokens, first, fault, *choice.white, *choice.black);
  }
  if (!plan.fixes.empty()) run(game, from, choice, &plan);
}

}  // namespace planilla
